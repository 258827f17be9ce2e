// Single cycles: where each instruction is, what is squashed and why, redirects and wake-ups as arrows.

import { App, View } from "./app";
import { colour, Colour, el, fit, gutter, legend, MONO, SANS, TimeCanvas } from "./paint";
import { countMask, inMask, Instruction } from "./run";
import { go, place } from "./state";

const ROW = 20;
const HEAD = 22;
/** A window that is wider shows no stages. */
export const CYCLES_MOST = 400;
const WAITS = ["", "", "memory", "the copy unit", "a free warp", "the arithmetic unit", "the barrier"];
const WAIT_COLOURS: Colour[] = ["a0", "a0", "a4", "a5", "a8", "a5", "a7"];
const INTERRUPT = 16;

export const executeOf = (one: Instruction): number => one.first + one.letters.indexOf("X");
export const executes = (one: Instruction): boolean => one.kind === 0 && one.stages > one.letters.indexOf("X");
export const commitOf = (one: Instruction): number => one.first + one.stages - 1;
export const lastOf = (one: Instruction): number => Math.max(one.first + one.stages - 1, one.wait ? one.waitLast : 0);

/** The letter of an instruction's stage in a cycle, `W` when its result is written, `.` while its context waits. */
export function letterAt(one: Instruction, cycle: number): string {
  const age = cycle - one.first;
  if (age < 0) return "";
  if (age < one.stages) return one.letters[age];
  if (one.wait && cycle >= one.waitFirst && cycle <= one.waitLast) return cycle === one.written ? "W" : ".";
  return "";
}

/** The older instruction whose redirect has squashed another one. */
export function squasher(all: Instruction[], one: Instruction): Instruction | undefined {
  const end = one.first + one.stages - 1;
  let best: Instruction | undefined;
  for (const other of all) {
    if (other.id >= one.id || other.context !== one.context || !(other.redirects || other.fate >= INTERRUPT)) continue;
    const when = executeOf(other);
    if (when >= one.first && when <= end + 1 && (!best || other.id > best.id)) best = other;
  }
  return best;
}

/** What an instruction leads to, in words. */
export function note(app: App, one: Instruction, all: Instruction[]): string {
  const { run } = app;
  const notes: string[] = [];
  if (one.fate === 2) {
    const by = squasher(all, one);
    notes.push(by ? `squashed by ${run.place(by.pc)} (cycle ${executeOf(by)})` : "squashed");
  }
  if (one.fate === 3) notes.push("does not commit");
  if (one.fate >= INTERRUPT) notes.push(`interrupt ${one.fate - INTERRUPT}`);
  if (one.changes) notes.push(`${countMask(one.before)} → ${countMask(one.after)} lanes`);
  if (one.redirects && one.redirect !== one.pc + run.core.word_bytes) notes.push(`→ ${run.place(one.redirect)}`);
  if (one.wait) notes.push(`waits for ${WAITS[one.wait] ?? "?"}`);
  return notes.join(", ");
}

export function textOf(app: App, one: Instruction): string {
  if (one.kind === 1) return "(copy)";
  if (one.kind === 2) return `(write %r${one.register} of lane 0)`;
  if (one.kind === 3) return `(copy %r${one.register} to the shadow lane)`;
  return app.run.text(one.pc);
}

export class StagesView implements View {
  readonly id = "stages";
  readonly title = "Stages";
  private time!: TimeCanvas;
  private scroller!: HTMLElement;
  private rows: Instruction[] = [];
  private hint!: HTMLElement;

  constructor(private readonly app: App) {}

  mount(into: HTMLElement): void {
    into.append(legend([
      ["schedule, fetch", "fetch"], ["before execute", "a2"], ["execute", "a1"], ["commit", "x3"], ["memory", "a4"], ["unit", "a5"],
      ["barrier", "a7"], ["squashed", "squash"], ["redirect", "redirect", "line"], ["wake-up", "wake", "line"],
    ]));
    this.hint = el("p", "hint");
    this.scroller = el("div", "scroller stages");
    into.append(this.hint, this.scroller);
    this.time = new TimeCanvas(this.scroller, false);
    this.time.onClick = (cycle, _, y) => {
      const one = this.rows[Math.floor((y - HEAD) / ROW)];
      if (one && y > HEAD) go({ cycle, warp: this.app.run.warpOf(one.context, Math.min(Math.max(one.first, 0), this.app.run.cycles - 1)), pc: one.kind === 0 ? one.pc : place.pc });
      else go({ cycle });
    };
  }

  draw(): void {
    const { run } = this.app;
    const isWide = place.to - place.from > CYCLES_MOST;
    this.hint.hidden = !isWide;
    this.scroller.hidden = isWide;
    if (isWide) {
      this.hint.replaceChildren(`${Math.round(place.to - place.from).toLocaleString("en")} cycles are in the window; stages show below ${CYCLES_MOST}. `);
      const button = el("button", "", "Zoom to the cursor");
      button.onclick = () => go({ from: place.cycle - 30, to: place.cycle + 30 });
      this.hint.append(button);
      return;
    }
    this.rows = this.visible();
    const pen = this.time.begin(Math.max(HEAD + this.rows.length * ROW + 6, this.scroller.clientHeight - 4));
    this.time.axis(2, this.time.height);
    if (this.rows.length === 0) {
      pen.fillStyle = colour.soft;
      pen.fillText(run.tables(run.chunkOf(Math.floor(place.from))) ? "No instruction is on its way in these cycles." : "Opens these cycles.", gutter + 8, HEAD + 20);
    }
    this.rows.forEach((one, row) => this.row(pen, one, HEAD + row * ROW));
    this.arrows(pen);
    this.time.cursor();
  }

  private visible(): Instruction[] {
    const { run } = this.app;
    const seen = new Map<number, Instruction>();
    const last = run.chunkOf(Math.min(run.cycles - 1, Math.ceil(place.to)));
    for (let number = run.chunkOf(Math.max(0, Math.floor(place.from))); number <= last; number++) {
      for (const one of run.tables(number)?.instructions ?? []) {
        if (one.first < place.to && lastOf(one) >= place.from) seen.set(one.id, one);
      }
    }
    return [...seen.values()].sort((one, other) => one.id - other.id);
  }

  private row(pen: CanvasRenderingContext2D, one: Instruction, y: number): void {
    const { run } = this.app;
    const isOfWarp = run.core.homes[one.context] === place.warp || one.warp === place.warp && one.ordinal > 0;
    pen.font = MONO;
    pen.textAlign = "left";
    pen.fillStyle = one.fate === 2 ? colour.faint : isOfWarp ? colour.ink : colour.soft;
    const name = `${run.core.homes[one.context] === null ? "c" : "w"}${one.context}`;
    pen.fillText(fit(pen, one.kind > 0 ? name : `${name} ${one.pc.toString(16).padStart(gutter < 80 ? 0 : 4, " ")}`, gutter - 12), 8, y + ROW / 2);
    pen.save();
    pen.beginPath();
    pen.rect(gutter, y, this.time.width - gutter, ROW);
    pen.clip();
    const scale = this.time.scale;
    const end = lastOf(one);
    for (let cycle = Math.max(one.first, Math.floor(place.from)); cycle <= Math.min(end, place.to); cycle++) {
      this.cell(pen, one, cycle, y, scale);
    }
    if (executes(one)) this.lanes(pen, one, y, scale);
    const after = this.time.x(end + 1) + 8;
    pen.font = SANS;
    pen.fillStyle = one.fate === 2 ? colour.faint : colour.ink;
    const words = textOf(this.app, one);
    pen.fillText(words, after, y + ROW / 2);
    const told = note(this.app, one, this.rows);
    if (told) {
      const width = pen.measureText(words).width;
      pen.fillStyle = one.fate === 2 ? colour.squash : colour.soft;
      pen.fillText(told, after + width + 10, y + ROW / 2);
    }
    pen.restore();
  }

  private cell(pen: CanvasRenderingContext2D, one: Instruction, cycle: number, y: number, scale: number): void {
    const letter = letterAt(one, cycle);
    const x = this.time.x(cycle);
    const fill: Colour = one.fate === 2 ? "squash"
      : "HSF".includes(letter) ? "fetch" : letter === "X" ? "a1" : letter === "C" ? "x3"
        : letter === "." || letter === "W" ? WAIT_COLOURS[one.wait] ?? "a4" : "a2";
    pen.fillStyle = colour[fill];
    pen.globalAlpha = letter === "." ? 0.3 : one.fate === 2 ? 0.4 : "HSF".includes(letter) ? 0.65 : 1;
    pen.fillRect(x + 0.5, y + 2, Math.max(scale - 1, 1), ROW - 4);
    pen.globalAlpha = 1;
    if (scale < 10 || letter === ".") return;
    pen.font = MONO;
    pen.textAlign = "center";
    pen.fillStyle = letter === "X" || letter === "W" || letter === "C" ? colour.paper : colour.ink;
    pen.fillText(one.fate === 2 ? letter.toLowerCase() : letter, x + scale / 2, y + ROW / 2 - (letter === "X" ? 1.5 : -0.5));
    pen.textAlign = "left";
  }

  /** The lanes under the cell of execute, a small bar each. */
  private lanes(pen: CanvasRenderingContext2D, one: Instruction, y: number, scale: number): void {
    if (scale < 6) return;
    const lanes = this.app.run.core.lanes;
    const width = (scale - 1) / lanes;
    const x = this.time.x(executeOf(one));
    for (let lane = 0; lane < lanes; lane++) {
      pen.fillStyle = colour.paper;
      pen.globalAlpha = inMask(one.lanes, lane) ? 1 : 0.35;
      pen.fillRect(x + 0.5 + lane * width, y + ROW - 4.5, Math.max(width - (width > 2 ? 0.6 : 0), 0.6), 2.5);
    }
    pen.globalAlpha = 1;
  }

  /** From an instruction that redirects its context, or for which it waited, to the one with which it goes on. */
  private arrows(pen: CanvasRenderingContext2D): void {
    pen.save();
    pen.beginPath();
    pen.rect(gutter, HEAD, this.time.width - gutter, this.time.height);
    pen.clip();
    this.rows.forEach((one, row) => {
      const next = this.next(one, row);
      if (next < 0) return;
      const isWoken = one.wait > 0;
      const from = isWoken ? one.waitLast : executeOf(one);
      const [x1, y1] = [this.time.x(from + 1) - 1, HEAD + row * ROW + ROW / 2];
      const [x2, y2] = [this.time.x(this.rows[next].first) + 2, HEAD + next * ROW + 2];
      pen.strokeStyle = pen.fillStyle = isWoken ? colour.wake : colour.redirect;
      pen.lineWidth = 1.3;
      pen.beginPath();
      pen.moveTo(x1, y1);
      pen.lineTo(Math.max(x1, x2) + 3, y1);
      pen.lineTo(Math.max(x1, x2) + 3, y2 - 4);
      pen.stroke();
      pen.beginPath();
      pen.moveTo(Math.max(x1, x2) + 3, y2 + 1);
      pen.lineTo(Math.max(x1, x2) - 0.5, y2 - 5);
      pen.lineTo(Math.max(x1, x2) + 6.5, y2 - 5);
      pen.fill();
    });
    pen.restore();
  }

  private next(one: Instruction, row: number): number {
    if (!one.redirects || one.kind > 0) return -1;
    const leaves = one.wait > 0 ? one.waitLast : executeOf(one);
    for (let at = row + 1; at < this.rows.length; at++) {
      const later = this.rows[at];
      if (later.kind === 0 && later.context === one.context && later.pc === one.redirect && later.first > leaves) return at;
    }
    return -1;
  }

  seen(): unknown {
    return {
      rows: this.rows.length, arrows: this.rows.filter((one, row) => this.next(one, row) >= 0).length,
      squashed: this.rows.filter((one) => one.fate === 2).map((one) => note(this.app, one, this.rows)),
    };
  }
}
