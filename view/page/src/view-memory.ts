// Memory: what both ports ask for over time and address, and who wrote a word last.

import { accesses, lastWriter } from "./accesses";
import { App, View } from "./app";
import { List } from "./list";
import { colour, Colour, el, fit, group, gutter, legend, MONO, SANS, TimeCanvas } from "./paint";
import { open, Reader } from "./pieces";
import { hexOf, Run } from "./run";
import { draw, go, goTo, place } from "./state";

interface Request { cycle: number; kind: 0 | 1 | 2; address: number; isConsole: boolean }
interface Grid { times: number; places: number; cycles: number; bytes: number; counts: Uint32Array[] }

const KINDS = ["fetch", "load", "store"] as const;
const FILLS: Colour[] = ["fetch", "load", "store"];
const HEIGHTS = [104, 220];
/** Height of an address at most. */
const TALL = 24;

export class MemoryView implements View {
  readonly id = "memory";
  readonly title = "Memory";
  private time!: TimeCanvas;
  private list!: List;
  private requests: Request[] = [];
  private grid: Grid | null = null;
  private gridOf = -1;
  private answer!: HTMLElement;
  private input!: HTMLInputElement;
  private listTitle!: HTMLElement;
  private asked = "";
  private bands: { top: number; height: number; lines: number[] }[] = [];

  constructor(private readonly app: App) {}

  mount(into: HTMLElement): void {
    into.append(legend([["fetch (instruction port)", "fetch"], ["load", "load"], ["store", "store"]]));
    const holder = el("div", "over");
    into.append(holder);
    this.time = new TimeCanvas(holder);
    this.time.onClick = (cycle, x, y) => this.click(cycle, x, y);
    const split = el("div", "split");
    const left = el("section", "pane");
    this.listTitle = el("h3");
    left.append(this.listTitle);
    this.list = new List(left, 20, (index) => this.row(index));
    const right = el("section", "pane side");
    right.append(el("h3", "", "Who wrote this word last, before the cursor?"));
    const form = el("form", "ask");
    this.input = el("input");
    this.input.placeholder = "address, 0x1f0, or a symbol";
    this.input.ariaLabel = "address";
    form.append(this.input, el("button", "", "Find"));
    form.onsubmit = (event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      const address = this.app.run.symbols.get(text) ?? parseInt(text.replace(/^0x/i, ""), 16);
      if (Number.isFinite(address)) go({ address });
    };
    this.answer = el("div", "answer");
    right.append(form, this.answer);
    split.append(left, right);
    into.append(split);
  }

  private async loadGrid(run: Run): Promise<void> {
    this.gridOf = run.number;
    const reader = new Reader(await open(`${run.number}/memory`));
    const [times, places, cycles, bytes] = [reader.u32(), reader.u32(), reader.u32(), reader.u32()];
    const counts = Array.from({ length: 3 * places }, () => reader.planes(times, 2).lo);
    this.grid = { times, places, cycles, bytes, counts };
    draw();
  }

  draw(): void {
    const { run, overview } = this.app;
    if (this.gridOf !== run.number) void this.loadGrid(run);
    const pen = this.time.begin(24 + HEIGHTS[0] + 12 + HEIGHTS[1] + 4);
    this.time.axis(2, this.time.height);
    const chunks = overview.fine(place.from, place.to);
    this.requests = chunks ? this.find() : [];
    const tops = [22, 22 + HEIGHTS[0] + 12];
    this.bands = HEIGHTS.map((height, port) => {
      const top = tops[port];
      pen.strokeStyle = colour.rule;
      pen.strokeRect(gutter + 0.5, top + 0.5, this.time.width - gutter - 1, height - 1);
      return { top, height, lines: chunks ? this.fine(pen, port, top, height) : this.coarse(pen, port, top, height) };
    });
    this.time.cursor();
    this.listTitle.textContent = chunks ? `Requests in the window: ${group(this.requests.length)}` : "Requests are listed in windows of less than 40,000 cycles";
    this.list.update(this.requests.length);
    void this.ask();
  }

  /** Requests of the window that were taken. */
  private find(): Request[] {
    const { run, overview } = this.app;
    const chunks = overview.fine(place.from, place.to) ?? [];
    const requests: Request[] = [];
    const { word_bytes, line_bytes } = run.core;
    for (const chunk of chunks) {
      const column = (name: string) => run.column(chunk, name)!.lo;
      const [iValid, iReady, iWord] = ["instruction_request_valid", "instruction_request_ready", "instruction_request_word"].map(column);
      const [dValid, dReady, dWrite, dConsole, dLine] =
        ["data_request_valid", "data_request_ready", "data_request_write", "data_request_console", "data_request_line"].map(column);
      const end = Math.min(chunk.cycles, Math.ceil(place.to) - chunk.first);
      for (let at = Math.max(0, Math.floor(place.from) - chunk.first); at < end; at++) {
        const cycle = chunk.first + at;
        if (iValid[at] & iReady[at]) requests.push({ cycle, kind: 0, address: iWord[at] * word_bytes, isConsole: false });
        if (dValid[at] & dReady[at]) {
          requests.push({ cycle, kind: dWrite[at] ? 2 : 1, address: dLine[at] * line_bytes, isConsole: dConsole[at] !== 0 });
        }
      }
    }
    return requests;
  }

  /** Each request a mark; addresses that nobody asks for take no room. */
  private fine(pen: CanvasRenderingContext2D, port: number, top: number, height: number): number[] {
    const unit = port === 0 ? this.app.run.core.word_bytes : this.app.run.core.line_bytes;
    const ours = this.requests.filter((one) => (one.kind === 0) === (port === 0) && !one.isConsole);
    const lines = [...new Set(ours.map((one) => one.address))].sort((one, other) => one - other);
    const rank = new Map(lines.map((line, at) => [line, at]));
    const tall = Math.min(TALL, (height - 6) / Math.max(1, lines.length));
    const wide = Math.max(this.time.scale - (this.time.scale > 4 ? 1 : 0), 1.4);
    for (const one of ours) {
      pen.fillStyle = colour[FILLS[one.kind]];
      pen.fillRect(this.time.x(one.cycle), top + height - 3 - (rank.get(one.address)! + 1) * tall, wide, Math.max(tall - (tall > 3 ? 1 : 0), 1.2));
    }
    this.labels(pen, port, top, height, lines, tall, unit);
    return lines;
  }

  private labels(pen: CanvasRenderingContext2D, port: number, top: number, height: number, lines: number[], tall: number, unit: number): void {
    pen.font = MONO;
    pen.fillStyle = colour.soft;
    let last = Infinity;
    lines.forEach((line, at) => {
      const y = top + height - 3 - (at + 0.5) * tall;
      if (last - y < 14 || y < top + 22) return;
      pen.fillText(fit(pen, this.symbolIn(line, unit) ?? line.toString(16), gutter - 12), 8, y);
      last = y;
    });
    pen.font = SANS;
    pen.fillStyle = colour.faint;
    pen.fillText(fit(pen, port === 0 ? "instructions" : "data", gutter - 12), 8, top + 7);
    if (lines.length === 0) pen.fillText("no request in these cycles", gutter + 8, top + height / 2);
  }

  private symbolIn(address: number, bytes: number): string | undefined {
    return this.app.run.head.symbols.find(([, at]) => at >= address && at < address + bytes)?.[0];
  }

  /** The grid of the whole run: a cell the darker the more requests it has. */
  private coarse(pen: CanvasRenderingContext2D, port: number, top: number, height: number): number[] {
    const grid = this.grid;
    if (!grid) return [];
    const kinds = port === 0 ? [0] : [1, 2];
    const used = Array.from({ length: grid.places }, (_, row) => row)
      .filter((row) => kinds.some((kind) => grid.counts[kind * grid.places + row].some((count) => count > 0)));
    const tall = Math.min(16, (height - 6) / Math.max(1, used.length));
    const most = Math.max(1, ...kinds.flatMap((kind) => used.map((row) => grid.counts[kind * grid.places + row].reduce((one, other) => Math.max(one, other), 0))));
    const wide = Math.max(grid.cycles * this.time.scale, 1);
    for (const kind of kinds) {
      pen.fillStyle = colour[FILLS[kind]];
      used.forEach((row, at) => {
        const counts = grid.counts[kind * grid.places + row];
        const y = top + height - 3 - (at + 1) * tall;
        for (let time = Math.floor(Math.max(0, place.from) / grid.cycles); time < Math.min(grid.times, place.to / grid.cycles); time++) {
          if (counts[time] === 0) continue;
          pen.globalAlpha = 0.2 + 0.8 * Math.sqrt(counts[time] / most);
          const half = kind === 2 ? tall / 2 : 0;
          pen.fillRect(this.time.x(time * grid.cycles), y + half, wide + 0.3, Math.max(kind === 0 ? tall : tall / 2, 1));
        }
      });
    }
    pen.globalAlpha = 1;
    const lines = used.map((row) => row * grid.bytes);
    this.labels(pen, port, top, height, lines, tall, grid.bytes);
    return lines;
  }

  private click(cycle: number, _: number, y: number): void {
    const port = this.bands.findIndex((band) => y >= band.top && y < band.top + band.height);
    if (port < 0) { go({ cycle }); return; }
    const band = this.bands[port];
    const tall = Math.min(TALL, (band.height - 6) / Math.max(1, band.lines.length));
    const line = band.lines[Math.floor((band.top + band.height - 3 - y) / tall)];
    const slack = Math.max(2, 6 / this.time.scale);
    const near = this.requests
      .filter((one) => (one.kind === 0) === (port === 0) && one.address === line && Math.abs(one.cycle - cycle) <= slack)
      .sort((one, other) => Math.abs(one.cycle - cycle) - Math.abs(other.cycle - cycle))[0];
    if (port === 0) go({ cycle: near?.cycle ?? cycle, pc: near?.address ?? place.pc });
    else go({ cycle: near?.cycle ?? cycle, address: line ?? place.address });
  }

  private row(index: number): HTMLElement {
    const { run } = this.app;
    const one = this.requests[index];
    const row = el("div", one.cycle === place.cycle ? "row at" : "row");
    const mark = el("i", "mark");
    mark.style.setProperty("--fill", `var(--${FILLS[one.kind]})`);
    const words: string[] = [];
    if (one.kind === 0) words.push(run.text(one.address));
    if (one.isConsole) words.push("console");
    if (one.kind === 2) {
      const enable = run.mask("data_request_byte_enable", one.cycle) ?? [0, 0];
      const bytes = run.core.word_bytes;
      for (let word = 0; word < run.core.line_words; word++) {
        const any = Array.from({ length: bytes }, (_, byte) => word * bytes + byte).some((bit) => ((bit < 32 ? enable[0] >>> bit : enable[1] >>> (bit - 32)) & 1) === 1);
        words.push(any ? run.hex(`data_request_data[${word}]`, one.cycle) ?? "" : "·");
      }
    }
    row.append(el("span", "num", group(one.cycle)), mark, el("span", "kind", KINDS[one.kind]), el("span", "pc", one.address.toString(16)), el("code", "", words.join(" ")));
    row.onclick = () => goTo(one.cycle, one.kind === 0 ? { pc: one.address } : { address: one.address });
    return row;
  }

  private async ask(): Promise<void> {
    const { run } = this.app;
    const key = `${run.number}/${place.address}/${place.cycle}`;
    if (this.asked === key) return;
    this.asked = key;
    if (place.address === null) {
      this.answer.replaceChildren(el("p", "soft", "Give an address, or click a request of the data port."));
      return;
    }
    const address = place.address;
    if (document.activeElement !== this.input) this.input.value = `0x${address.toString(16)}`;
    const words: HTMLElement[] = [];
    const bytes = run.core.word_bytes;
    const lineFirst = Math.floor(address / run.core.line_bytes) * run.core.line_bytes;
    for (let word = 0; word < run.core.line_words; word++) {
      const at = lineFirst + word * bytes;
      const found = await lastWriter(run, at, place.cycle);
      if (this.asked !== key) return;
      const row = el("div", at <= address && address < at + bytes ? "writer at" : "writer");
      row.append(el("code", "", at.toString(16)));
      if (found) {
        const { made, lane } = found;
        const value = made.lanes.find((one) => one.lane === lane)!.value;
        row.append(el("span", "", ` ${made.kind === "a" ? "atomic" : hexOf(value)} `),
          el("span", "soft", `warp ${made.one.warp}, lane ${lane}, cycle ${group(made.cycle)}: `), el("code", "", made.line.text),
          el("span", "soft", ` ${run.origin(made.one.pc) ?? ""}`));
        row.onclick = () => goTo(made.cycle, { warp: made.one.warp, pc: made.one.pc });
      } else {
        row.append(el("span", "soft", " no store of this run before the cursor: as the image has it"));
      }
      words.push(row);
    }
    if (run.core.has_tlb) words.push(el("p", "soft", "The core has virtual memory: these are the addresses of instructions, not those of the port."));
    this.answer.replaceChildren(...words);
  }

  seen(): unknown {
    return { requests: this.requests.length, rows: this.list.texts, answer: this.answer.innerText };
  }
}

export { accesses };
