// One warp: its instructions with their lanes, what the mechanism of divergence keeps, registers and predicates at the cursor.

import { App, View } from "./app";
import { List } from "./list";
import { activity, colour, el, fit, group, gutter, legend, MONO, SANS, TimeCanvas } from "./paint";
import type { Numbers } from "./pieces";
import { Chunk, hexOf, inMask, Instruction, Level, Mask } from "./run";
import { go, goTo, place } from "./state";
import { commitOf, note } from "./view-stages";

const STATES = ["Stopped", "Running", "WaitMemory", "WaitCopy", "WaitSpawn", "WaitArithmetic", "WaitBarrier", "Free"];
const ROW = 22;

/** A lane a bar: filled where it is in the first set, pale where in the second only. */
export function lanesOf(lanes: number, strong: Mask, pale: Mask | null): HTMLElement {
  const bars = el("span", "lanes");
  for (let lane = 0; lane < lanes; lane++) {
    bars.append(el("i", inMask(strong, lane) ? "on" : pale && inMask(pale, lane) ? "pale" : ""));
  }
  return bars;
}

export class WarpView implements View {
  readonly id = "warp";
  readonly title = "Warp";
  private time!: TimeCanvas;
  private list!: List;
  private choice!: HTMLElement;
  private state!: HTMLElement;
  private shown = "";
  private lastReveal = "";
  private at: number | undefined;
  private drawn = "";

  constructor(private readonly app: App) {}

  mount(into: HTMLElement): void {
    const bar = el("div", "bar");
    this.choice = el("div", "choice");
    bar.append(this.choice, legend([["executes", "a1"], ["active", "a2"], ["not active", "panel"], ["at the cursor", "cursor", "line"]]));
    const over = el("div", "over");
    into.append(bar, over);
    this.time = new TimeCanvas(over);
    const split = el("div", "split");
    const left = el("section", "pane");
    left.append(el("h3", "", "Instructions in the order of their commit"));
    const right = el("section", "pane side");
    split.append(left, right);
    into.append(split);
    this.list = new List(left, ROW, (index) => this.row(index));
    this.state = right;
  }

  private context(): number { return this.app.run.core.homes.indexOf(place.warp); }

  draw(): void {
    const { run } = this.app;
    if (place.warp >= run.core.warps) place.warp = 0;
    this.chooser();
    this.picture();
    const committed = run.head.committed[place.warp];
    const at = this.at = this.ordinalAtCursor();
    // List and state hang on the cursor, not on the window: while that moves alone, they stay as they are.
    const drawn = `${run.number}/${place.warp}/${place.cycle}/${at}/${this.list.scroller.clientWidth}/${run.opened}`;
    const isNew = drawn !== this.drawn;
    this.drawn = drawn;
    if (isNew) this.list.update(committed);
    const key = `${place.warp}/${place.cycle}/${at}`;
    if (at !== undefined && key !== this.lastReveal) {
      this.lastReveal = key;
      this.list.reveal(at - 1);
    }
    if (isNew) this.sidePane();
  }

  private chooser(): void {
    const key = `${this.app.run.number}/${place.warp}`;
    if (this.shown === key) return;
    this.shown = key;
    this.choice.replaceChildren(...Array.from({ length: this.app.run.core.warps }, (_, warp) => {
      const button = el("button", warp === place.warp ? "on" : "", `warp ${warp}`);
      button.onclick = () => go({ warp });
      return button;
    }));
  }

  /** The number of the last instruction that has committed up to the cursor. */
  private ordinalAtCursor(): number | undefined {
    const { run } = this.app;
    const number = run.chunkOf(place.cycle);
    const tables = run.tables(number);
    if (!tables) return undefined;
    let ordinal = run.head.starts[number][place.warp];
    for (const one of tables.instructions) {
      if (one.warp === place.warp && one.ordinal > ordinal && commitOf(one) <= place.cycle) ordinal = one.ordinal;
    }
    return ordinal;
  }

  private row(index: number): HTMLElement {
    const { run } = this.app;
    const one = run.byOrdinal(place.warp, index + 1);
    const row = el("div", "row");
    if (!one) { row.append(el("span", "soft", "…")); return row; }
    const commit = commitOf(one);
    const active: Mask | null = one.changes ? one.before : run.mask(`context_active_mask[${one.context}]`, commit) ?? null;
    row.className = this.at === index + 1 ? "row at" : "row";
    const label = run.lines.get(one.pc)?.label;
    row.append(el("span", "num", group(commit)), el("span", "pc", one.pc.toString(16)),
      lanesOf(run.core.lanes, one.lanes, active), el("code", "", (label ? `${label}: ` : "") + run.text(one.pc)),
      el("span", "soft", [note(this.app, one, []), run.origin(one.pc)].filter(Boolean).join(" · ")));
    row.onclick = () => goTo(commit, { pc: one.pc });
    return row;
  }

  /** Lanes over cycles, and the entries of the mechanism below them as boxes. */
  private picture(): void {
    const { run, overview } = this.app;
    const lanes = run.core.lanes;
    const tall = lanes <= 8 ? 9 : lanes <= 16 ? 6 : 3;
    const levels = this.levels();
    const depth = Math.max(0, ...levels.map((level) => level.number + 1));
    const boxes = run.core.mechanism === "masks" ? 0 : Math.min(Math.max(depth, 2), 12);
    const pen = this.time.begin(24 + lanes * tall + 8 + boxes * 17 + 4);
    this.time.axis(2, this.time.height);
    pen.font = MONO;
    pen.fillStyle = colour.soft;
    pen.fillText(fit(pen, `lanes 0-${lanes - 1}`, gutter - 12), 8, 22 + lanes * tall / 2);
    const chunks = overview.fine(place.from, place.to);
    if (!chunks) {
      pen.font = SANS;
      pen.fillText("Lanes show in windows of less than 40,000 cycles.", gutter + 8, 22 + lanes * tall / 2);
    } else {
      this.laneCells(pen, tall);
    }
    const top = 22 + lanes * tall + 8;
    if (boxes > 0) {
      pen.font = MONO;
      pen.fillStyle = colour.soft;
      pen.fillText(fit(pen, run.core.entries === "entry" ? "stack" : `${run.core.entries}s`, gutter - 12), 8, top + 8);
    }
    for (const level of levels) if (level.number < boxes) this.box(pen, level, top + level.number * 17);
    this.time.cursor();
  }

  /** The contexts of the warp in the window, home first. */
  private contexts(): number[] {
    const { run } = this.app;
    const home = this.context();
    const split = run.core.homes.flatMap((warp, context) => (warp === null ? [context] : []));
    return [home, ...split];
  }

  private laneCells(pen: CanvasRenderingContext2D, tall: number): void {
    const { run } = this.app;
    const columns = Math.min(Math.floor(this.time.width - gutter), Math.ceil(place.to - place.from));
    const step = (place.to - place.from) / columns;
    const width = Math.max(this.time.scale * Math.max(step, 1), 1);
    let at: { chunk: Chunk; draw: (x: number, offset: number) => void } | undefined;
    for (let column = 0; column < columns; column++) {
      const cycle = Math.floor(place.from + column * step);
      if (cycle >= run.cycles) break;
      const chunk = at && cycle < at.chunk.first + at.chunk.cycles ? at.chunk : run.chunk(run.chunkOf(cycle));
      if (!chunk) continue;
      if (at?.chunk !== chunk) at = { chunk, draw: this.laneColumn(pen, chunk, tall, width) };
      at.draw(this.time.x(step > 1 ? place.from + column * step : cycle), cycle - chunk.first);
    }
    pen.globalAlpha = 1;
  }

  /** Draws the lanes of one cycle of a chunk. */
  private laneColumn(pen: CanvasRenderingContext2D, chunk: Chunk, tall: number, width: number): (x: number, offset: number) => void {
    const { run } = this.app;
    const lanes = run.core.lanes;
    const column = (name: string) => run.column(chunk, name)!;
    const [valid, whose, executing] = ["execute_valid", "execute_context", "execute_lanes"].map(column);
    const contexts = this.contexts().map((context) => ({
      context, active: column(`context_active_mask[${context}]`),
      owner: run.core.homes[context] === null ? column(`context_owner[${context}]`) : null,
    }));
    const [wide, high] = [width - (width > 4 ? 0.6 : 0), tall - (tall > 4 ? 1 : 0)];
    return (x, offset) => {
      for (const { context, active, owner } of contexts) {
        if (owner && owner.lo[offset] !== place.warp) continue;
        const runs = valid.lo[offset] !== 0 && whose.lo[offset] === context;
        for (let lane = 0; lane < lanes; lane++) {
          const bit = (numbers: Numbers) => ((lane < 32 ? numbers.lo[offset] >>> lane : (numbers.hi?.[offset] ?? 0) >>> (lane - 32)) & 1) === 1;
          const isRunning = runs && bit(executing);
          if (!isRunning && !bit(active)) continue;
          pen.fillStyle = isRunning ? activity(1) : colour.a2;
          pen.globalAlpha = isRunning ? 1 : 0.55;
          pen.fillRect(x, 20 + lane * tall, wide, high);
        }
      }
    };
  }

  private levels(): Level[] {
    const { run } = this.app;
    const home = this.context();
    const first = run.chunkOf(Math.max(0, Math.floor(place.from)));
    const last = run.chunkOf(Math.min(run.cycles - 1, Math.ceil(place.to)));
    if (last - first > 4) return [];
    const seen = new Map<string, Level>();
    for (let number = first; number <= last; number++) {
      for (const level of run.tables(number)?.levels ?? []) {
        const isOurs = level.context === home && level.from < place.to && level.to >= place.from;
        if (isOurs) seen.set(`${level.number}/${level.from}`, level);
      }
    }
    return [...seen.values()];
  }

  private box(pen: CanvasRenderingContext2D, level: Level, y: number): void {
    const { run } = this.app;
    const left = Math.max(this.time.x(level.from), gutter);
    const right = Math.min(this.time.x(level.to), this.time.width);
    if (right - left < 0.5) return;
    const at = level.from <= place.cycle && place.cycle < level.to;
    pen.fillStyle = colour.panel;
    pen.fillRect(left, y, right - left, 15);
    pen.strokeStyle = at ? colour.cursor : colour.faint;
    pen.lineWidth = 1;
    if (right - left > 3) pen.strokeRect(left + 0.5, y + 0.5, right - left - 1, 14);
    if (right - left < 26) return;
    pen.font = SANS;
    pen.fillStyle = colour.ink;
    pen.fillText(fit(pen, this.entryText(level, run), right - left - 8), left + 4, y + 8);
  }

  private entryText(level: Level, run = this.app.run): string {
    if (!level.known) return "never on top";
    const kind = run.core.kinds[level.kind] ?? "";
    const mask = Array.from({ length: run.core.lanes }, (_, lane) => (inMask(level.mask, lane) ? "1" : "·")).join("");
    const where = level.pc !== 0 || run.core.mechanism === "paired-path" ? ` → ${run.place(level.pc)}` : "";
    return `${kind} ${mask}${kind === "Rejoin" || kind === "Uniform" ? "" : where}`;
  }

  private sidePane(): void {
    const { run } = this.app;
    const cycle = place.cycle;
    const parts: HTMLElement[] = [el("h3", "", `Warp ${place.warp} at the start of cycle ${group(cycle)}`)];
    const rows = el("table", "plain");
    for (const context of this.contexts()) {
      const isSplit = run.core.homes[context] === null;
      const state = run.value(`context_state[${context}]`, cycle);
      if (state === undefined) { parts.push(el("p", "soft", "Opens these cycles.")); break; }
      if (isSplit && (state === 7 || run.warpOf(context, cycle) !== place.warp)) continue;
      const row = rows.insertRow();
      row.append(el("th", "", isSplit ? `context ${context}` : "home context"));
      const pc = run.value(`context_pc[${context}]`, cycle) ?? 0;
      const cell = row.insertCell();
      cell.append(lanesOf(run.core.lanes, run.mask(`context_active_mask[${context}]`, cycle) ?? [0, 0], null), ` ${STATES[state]}, pc `, el("code", "", pc.toString(16)));
    }
    const mode = run.value(`warp_mode[${place.warp}]`, cycle) ?? 0;
    const row = rows.insertRow();
    row.append(el("th", "", "mode"));
    row.insertCell().textContent = `${mode & 1 ? "supervisor" : "user"}, interrupts ${mode & 2 ? "enabled" : "disabled"}`;
    const waiting = Array.from({ length: run.core.barriers }, (_, barrier) => run.mask(`barrier_waiting[${barrier}]`, cycle))
      .flatMap((mask, barrier) => (mask && inMask(mask, this.context()) ? [barrier] : []));
    if (waiting.length > 0) {
      const line = rows.insertRow();
      line.append(el("th", "", "waits at"));
      line.insertCell().textContent = `barrier ${waiting.join(", ")}`;
    }
    parts.push(rows, ...this.mechanism(cycle), ...this.registers(cycle));
    this.state.replaceChildren(...parts);
  }

  private mechanism(cycle: number): HTMLElement[] {
    const { run } = this.app;
    if (run.core.mechanism === "masks") return [el("p", "soft", "The mechanism masks keeps nothing.")];
    const now = (run.tables(run.chunkOf(cycle))?.levels ?? [])
      .filter((level) => level.context === this.context() && level.from <= cycle && cycle < level.to)
      .sort((one, other) => other.number - one.number);
    const title = el("h3", "", run.core.divergence);
    const boxes = el("div", "entries");
    for (const level of now) {
      const box = el("div", "entry-box");
      box.append(el("b", "", `${run.core.entries} ${level.number}`), el("span", "", ` ${run.core.kinds[level.kind] ?? ""} `));
      if (level.known) box.append(lanesOf(run.core.lanes, level.mask, null));
      else box.append(el("span", "soft", "never on top in this run"));
      const more: string[] = [];
      if (run.core.mechanism === "multi-path") {
        box.append(el("span", "soft", " pending "), lanesOf(run.core.lanes, level.pending, level.mask));
        if (level.parent) more.push(`in region ${level.parent - 1}`);
      }
      if (level.known && level.pc !== 0) more.push(`→ ${run.place(level.pc)}`);
      if (more.length > 0) box.append(el("span", "soft", ` ${more.join(", ")}`));
      boxes.append(box);
    }
    if (now.length === 0) boxes.append(el("p", "soft", "empty"));
    return [title, boxes];
  }

  private registers(cycle: number): HTMLElement[] {
    const { run } = this.app;
    const found = run.registers(place.warp, cycle);
    if (!found) return [];
    const holder = el("div", "registers");
    const table = el("table", "grid");
    const head = table.createTHead().insertRow();
    head.append(el("th", "", "lane"));
    for (let lane = 0; lane < run.core.lanes; lane++) head.append(el("th", "", `${lane}`));
    const body = table.createTBody();
    found.values.forEach((lanes, register) => {
      const row = body.insertRow();
      row.append(el("th", "", `%r${register}`));
      lanes.forEach((value, lane) => {
        const cell = row.insertCell();
        cell.textContent = hexOf(value);
        if (found.changed.has(`r${register}/${lane}`)) cell.className = "changed";
      });
    });
    found.rows.forEach((mask, register) => {
      const row = body.insertRow();
      row.append(el("th", "", `@p${register}`));
      for (let lane = 0; lane < run.core.lanes; lane++) {
        const cell = row.insertCell();
        cell.textContent = inMask(mask, lane) ? "1" : "·";
        if (found.changed.has(`p${register}`)) cell.className = "changed";
      }
    });
    holder.append(table);
    return [el("h3", "", "Registers and predicates, by lane (hexadecimal)"), holder];
  }

  seen(): unknown {
    return { rows: this.list.texts, state: this.state.innerText, boxes: this.levels().map((level) => this.entryText(level)) };
  }
}

export type { Instruction };
