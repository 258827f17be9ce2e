// The program: source and assembly beside each other, with what each line has cost.

import { App, View } from "./app";
import { List } from "./list";
import { el, group, legend } from "./paint";
import { Counts, Line } from "./run";
import { go, place } from "./state";
import { nextOf } from "./search";

const ROW = 20;
const HEADS = ["times", "lanes", "cycles", "waits"];

const none = (): Counts => ({ executions: 0, lanes: 0, cycles: 0, waits: [0, 0, 0, 0], squashed: 0 });
const add = (sum: Counts, more: Counts | undefined): void => {
  if (!more) return;
  sum.executions += more.executions;
  sum.lanes += more.lanes;
  sum.cycles += more.cycles;
  sum.squashed += more.squashed;
  more.waits.forEach((wait, at) => { sum.waits[at] += wait; });
};

export class SourceView implements View {
  readonly id = "source";
  readonly title = "Source";
  private files!: HTMLElement;
  private left!: List;
  private right!: List;
  private shown = "";
  private texts: string[] = [];
  private byLine = new Map<number, Counts>();
  private most = 1;
  private mostLine = 1;
  private lastReveal = "";
  private drawn = "";

  constructor(private readonly app: App) {}

  mount(into: HTMLElement): void {
    const bar = el("div", "bar");
    this.files = el("div", "choice");
    bar.append(this.files, legend([["share of the cycles", "a1"], ["waits among them", "a4"], ["line at the cursor", "cursor", "line"]]));
    const split = el("div", "split even");
    const panes = ["Source", "Assembly"].map((title) => {
      const pane = el("section", "pane");
      const head = el("div", "code-head");
      head.append(el("span", "title", title), ...HEADS.map((name) => el("span", "num", name)));
      pane.append(head);
      split.append(pane);
      return pane;
    });
    into.append(bar, split);
    this.left = new List(panes[0], ROW, (index) => this.sourceRow(index));
    this.right = new List(panes[1], ROW, (index) => this.lineRow(index));
    this.most = Math.max(1, ...this.app.run.head.listing.map((line) => line.counts?.cycles ?? 0));
  }

  /** The address at the cursor: the one chosen, or what the warp is at. */
  private pc(): number | undefined {
    if (place.pc !== null) return place.pc;
    const { run } = this.app;
    return run.value(`context_pc[${run.core.homes.indexOf(place.warp)}]`, place.cycle);
  }

  private name(): string { return this.app.run.head.files[place.file] ?? ""; }

  private choose(): void {
    const { head } = this.app.run;
    if (place.file >= head.files.length) place.file = 0;
    const key = `${this.app.run.number}/${place.file}`;
    if (this.shown === key) return;
    this.shown = key;
    const cost = (file: number) => head.listing.reduce((sum, line) => sum + (line.source?.[0] === file ? line.counts?.cycles ?? 0 : 0), 0);
    const order = head.files.map((_, file) => file).sort((one, other) => cost(other) - cost(one));
    this.files.replaceChildren(...order.slice(0, 12).map((file) => {
      const button = el("button", file === place.file ? "on" : "", head.files[file].split("/").pop());
      button.title = head.files[file];
      button.onclick = () => go({ file });
      return button;
    }));
    const source = head.sources.find((one) => one.name === this.name());
    this.texts = source ? source.text.split("\n") : [];
    this.byLine = new Map();
    for (const line of head.listing) {
      if (line.source?.[0] !== place.file) continue;
      const number = line.source[1];
      if (!this.byLine.has(number)) this.byLine.set(number, none());
      add(this.byLine.get(number)!, line.counts);
      while (!source && this.texts.length < number) this.texts.push("");
    }
    if (!source) this.texts[0] = "(this file could not be read when the page was made)";
    this.mostLine = Math.max(1, ...[...this.byLine.values()].map((counts) => counts.cycles));
  }

  draw(): void {
    const pc = this.pc();
    const line = pc === undefined ? undefined : this.app.run.lines.get(pc);
    const key = `${pc}/${place.cycle}`;
    const isNew = key !== this.lastReveal;
    if (isNew && line?.source && line.source[0] !== place.file) place.file = line.source[0];
    this.choose();
    const drawn = `${pc}/${this.shown}/${this.right.scroller.clientWidth}`;
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.left.update(this.texts.length);
    this.right.update(this.app.run.head.listing.length);
    if (isNew && line) {
      this.lastReveal = key;
      this.right.reveal(this.app.run.head.listing.indexOf(line));
      if (line.source && line.source[0] === place.file) this.left.reveal(line.source[1] - 1);
    }
  }

  private counts(counts: Counts | undefined, most: number): HTMLElement[] {
    if (!counts || counts.executions + counts.squashed === 0) return HEADS.map(() => el("span", "num", ""));
    const waits = counts.waits.reduce((sum, one) => sum + one, 0);
    const cells = [
      group(counts.executions), counts.executions ? (counts.lanes / counts.executions).toFixed(1) : "", group(counts.cycles), group(waits),
    ].map((text) => el("span", "num", text));
    cells[2].classList.add("heat");
    cells[2].style.setProperty("--share", `${Math.round(100 * counts.cycles / most)}%`);
    cells[3].classList.add("heat", "waits");
    cells[3].style.setProperty("--share", `${Math.round(100 * Math.min(waits, counts.cycles) / most)}%`);
    cells[3].title = `memory ${group(counts.waits[0])}, units ${group(counts.waits[1])}, barriers ${group(counts.waits[2])}, spawn ${group(counts.waits[3])}; fetched for nothing ${group(counts.squashed)} times`;
    return cells;
  }

  private sourceRow(index: number): HTMLElement {
    const number = index + 1;
    const pc = this.pc();
    const at = pc === undefined ? undefined : this.app.run.lines.get(pc)?.source;
    const row = el("div", at && at[0] === place.file && at[1] === number ? "row code at" : "row code");
    const counts = this.byLine.get(number);
    row.append(el("span", "line", `${number}`), el("code", counts ? "" : "soft", this.texts[index] || " "), ...this.counts(counts, this.mostLine));
    if (counts) {
      row.onclick = () => {
        const lines = this.app.run.head.listing.filter((one) => one.source?.[0] === place.file && one.source[1] === number);
        const best = lines.reduce((one, other) => ((other.counts?.cycles ?? 0) > (one.counts?.cycles ?? 0) ? other : one), lines[0]);
        if (best) go({ pc: best.pc });
      };
    }
    return row;
  }

  private lineRow(index: number): HTMLElement {
    const line: Line = this.app.run.head.listing[index];
    const pc = this.pc();
    const chosen = pc === undefined ? undefined : this.app.run.lines.get(pc)?.source;
    const isSame = !!chosen && !!line.source && chosen[0] === line.source[0] && chosen[1] === line.source[1];
    const row = el("div", `row code${line.pc === pc ? " at" : isSame ? " near" : ""}`);
    row.append(el("span", "line", line.pc.toString(16)), el("code", line.counts ? "" : "soft", (line.label ? `${line.label}: ` : "") + line.text), ...this.counts(line.counts, this.most));
    row.title = `${this.app.run.origin(line.pc) ?? ""}\ndouble click: to the next time that it commits`;
    row.onclick = () => go({ pc: line.pc });
    row.ondblclick = () => void nextOf(this.app, `pc ${line.pc.toString(16)}`);
    return row;
  }

  seen(): unknown { return { source: this.left.texts, assembly: this.right.texts, file: this.name() }; }
}
