// The page: opens the run, shows a view, listens to keys.

import "uplot/dist/uPlot.min.css";
import "../style.css";

import { App, View, WarpComparison } from "./app";
import { lastWriter } from "./accesses";
import { el, group, readColours, switchTheme, TimeCanvas, gutter, colour, activity } from "./paint";
import { canOpen, collect, has, text } from "./pieces";
import { Run } from "./run";
import { EXAMPLES, nextOf } from "./search";
import { Overview } from "./series";
import { draw, go, goTo, hash, onChange, pan, place, readHash, setCycles, zoom } from "./state";
import { openLink } from "./surfer";
import { CompareView } from "./view-compare";
import { HangView } from "./view-hang";
import { MemoryView } from "./view-memory";
import { MismatchView } from "./view-mismatch";
import { OverviewView } from "./view-overview";
import { SourceView } from "./view-source";
import { StagesView } from "./view-stages";
import { WarpView } from "./view-warp";

const ENDINGS: Record<string, string> = {
  done: "came to its end", cycle_limit: "cut by the limit of cycles", stopped: "stopped by a signal", hang: "stands still", mismatch: "RTL and model differ",
};
const KEYS: [string, string][] = [
  ["1 to 8", "views, from left to right"], ["← →", "cursor by a cycle (with Shift 10)"], ["↑ ↓", "warp before, warp after"],
  ["+ −", "zoom in, out, at the cursor"], ["a d", "window left, right"], ["0", "whole run"], ["c", "window to the cursor"],
  ["/", "search"], ["n", "search again"], ["x", "next divergence"], ["i", "next interrupt"], ["r", "the other run, the next core"],
  ["t", "light, dark"], ["?", "this help"],
];

class Page implements App {
  private shown: View | null = null;
  private readonly main = el("main");
  private readonly tabs = el("nav");
  private readonly status = el("footer");
  private readonly found = el("span", "found");
  private readonly input = el("input");
  private readonly help = el("dialog");
  private map!: TimeCanvas;
  private views: View[] = [];
  private lastSearch = "";
  private runShown = 0;
  private bodies = new Map<View, HTMLElement>();
  /** Milliseconds that drawing has taken so far. */
  drawing = 0;
  private picture: { key: string; canvas: HTMLCanvasElement } | null = null;

  constructor(
    readonly runs: Run[], readonly overviews: Overview[], readonly compared: WarpComparison[] | null, readonly isCluster: boolean,
  ) {}

  get run(): Run { return this.runs[Math.min(place.run, this.runs.length - 1)]; }
  get overview(): Overview { return this.overviews[Math.min(place.run, this.runs.length - 1)]; }

  build(into: HTMLElement): void {
    const header = el("header");
    this.input.type = "search";
    this.input.placeholder = "search: pc, symbol, line, next divergence, last write r3";
    this.input.setAttribute("list", "examples");
    this.input.ariaLabel = "search";
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") void this.search(this.input.value);
      if (event.key === "Escape") this.input.blur();
    });
    const examples = el("datalist");
    examples.id = "examples";
    for (const [words] of EXAMPLES) examples.append(new Option(words));
    const about = el("div", "about");
    about.id = "about";
    const theme = el("button", "icon", "◐");
    theme.title = "light or dark (t)";
    theme.onclick = () => this.theme();
    const question = el("button", "icon", "?");
    question.title = "keys (?)";
    question.onclick = () => this.help.showModal();
    header.append(about, this.input, examples, this.found, theme, question);
    const map = el("div", "map");
    into.replaceChildren(header, this.tabs, map, this.main, this.status, this.help);
    this.map = new TimeCanvas(map);
    this.map.onClick = () => {};
    this.buildMap();
    this.buildHelp();
    this.buildViews();
    onChange(() => {
      const start = performance.now();
      this.show();
      this.drawing += performance.now() - start;
    });
    for (const run of this.runs) run.onOpen = draw;
    addEventListener("resize", () => { readColours(); draw(); });
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => go(readHash(location.hash)));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolour());
  }

  private buildViews(): void {
    this.views = [new OverviewView(this), new StagesView(this), new WarpView(this), new SourceView(this), new MemoryView(this)];
    if (this.run.head.mismatch) this.views.push(new MismatchView(this));
    if (this.run.head.hang) this.views.push(new HangView(this));
    if (this.compared) this.views.push(new CompareView(this));
    this.bodies.clear();
    this.shown = null;
    this.main.replaceChildren();
    this.runShown = place.run;
    const buttons = this.views.map((view, at) => {
      const button = el("button", "", view.title);
      button.title = `${at + 1}`;
      button.dataset.view = view.id;
      button.onclick = () => go({ view: view.id });
      return button;
    });
    this.tabs.replaceChildren(...buttons);
    if (this.runs.length > 1) {
      const choice = el("span", "choice runs", this.isCluster ? "core" : "");
      this.runs.forEach((run, number) => {
        const button = el("button", number === place.run ? "on" : "", this.nameOf(number));
        button.title = this.isCluster ? `core ${number}` : run.head.title;
        button.onclick = () => this.chooseRun(number);
        choice.append(button);
      });
      this.tabs.append(choice);
    }
    const { head } = this.run;
    const bad = head.ending !== "done";
    const ending = el("span", bad ? "ending bad" : "ending", ENDINGS[head.ending] ?? head.ending);
    ending.title = head.report;
    const core = this.isCluster ? `, core ${place.run} of ${this.runs.length}` : "";
    const name = el("b", "", `${head.title.split("/").pop()}${core}`);
    name.title = `${head.title}\n${head.command}\n${head.memory}\nshown: ${head.side}`;
    const committed = head.committed.reduce((sum, one) => sum + one, 0);
    document.getElementById("about")!.replaceChildren(name, el("span", "soft wide", `${head.core.arch} · ${group(head.cycles)} cycles · ${group(committed)} instructions`), ending);
  }

  /** What stands on the button that chooses a run. */
  private nameOf(number: number): string { return this.isCluster ? `${number}` : "AB"[number]; }

  private chooseRun(number: number): void {
    setCycles(this.runs[number].cycles);
    go({ run: number });
  }

  private buildHelp(): void {
    const table = (rows: [string, string][], make: (text: string) => HTMLElement) => {
      const made = el("table", "plain");
      for (const [key, meaning] of rows) {
        const row = made.insertRow();
        row.insertCell().append(make(key));
        row.insertCell().textContent = meaning;
      }
      return made;
    };
    const close = el("button", "", "Close");
    close.onclick = () => this.help.close();
    this.help.append(el("h2", "", "Keys"), table(KEYS, (key) => el("kbd", "", key)), el("h2", "", "Search"), table(EXAMPLES, (key) => el("code", "", key)),
      el("p", "soft", "Wheel: zoom (over stages with Ctrl). Drag: move. Click: cursor. The address of the page holds the place: copy it to share it."), close);
  }

  /** The whole run in small, with the window. */
  private buildMap(): void {
    const canvas = this.map.canvas;
    const move = (event: PointerEvent) => {
      if (event.buttons !== 1) return;
      const share = (event.offsetX - gutter) / Math.max(1, canvas.clientWidth - gutter);
      const width = place.to - place.from;
      const middle = share * this.run.cycles;
      go({ from: middle - width / 2, to: middle + width / 2 });
      event.stopImmediatePropagation();
    };
    canvas.addEventListener("pointerdown", move, true);
    canvas.addEventListener("pointermove", move, true);
  }

  /** The whole run, drawn once for each size, run and colours. */
  private mapPicture(width: number, height: number, row: number): HTMLCanvasElement {
    const key = `${this.run.number}/${width}/${height}/${colour.paper}`;
    if (this.picture?.key === key) return this.picture.canvas;
    const canvas = el("canvas");
    [canvas.width, canvas.height] = [Math.max(1, width), height];
    const pen = canvas.getContext("2d")!;
    const columns = Math.max(1, Math.floor(width / 2));
    const shares = new Float64Array(this.run.head.activities.length);
    const cycles = this.run.cycles / columns;
    for (let context = 0; context < this.run.core.contexts; context++) {
      for (let column = 0; column < columns; column++) {
        this.overview.activities(context, column * cycles, (column + 1) * cycles, undefined, shares);
        let best = 0;
        for (let number = 1; number < shares.length; number++) if (shares[number] > shares[best]) best = number;
        if (shares[1] > 0.12) best = 1;
        pen.fillStyle = best === 0 ? colour.panel : activity(best);
        pen.globalAlpha = best === 1 ? Math.min(1, 0.45 + shares[1]) : 0.75;
        pen.fillRect(column * 2, 4 + context * row, 2, row - (row > 3 ? 1 : 0));
      }
    }
    this.picture = { key, canvas };
    return canvas;
  }

  private drawMap(): void {
    const contexts = this.run.core.contexts;
    const row = contexts <= 6 ? 6 : Math.max(1, Math.floor(36 / contexts));
    const pen = this.map.begin(contexts * row + 8);
    const width = this.map.width - gutter;
    pen.drawImage(this.mapPicture(width, this.map.height, row), gutter, 0);
    const x = (cycle: number) => gutter + cycle / this.run.cycles * width;
    pen.fillStyle = colour.paper;
    pen.globalAlpha = 0.6;
    pen.fillRect(gutter, 0, x(place.from) - gutter, this.map.height);
    pen.fillRect(x(place.to), 0, this.map.width - x(place.to), this.map.height);
    pen.globalAlpha = 1;
    pen.strokeStyle = colour.soft;
    pen.strokeRect(x(place.from) + 0.5, 0.5, Math.max(3, x(place.to) - x(place.from) - 1), this.map.height - 1);
    pen.fillStyle = colour.cursor;
    pen.fillRect(x(place.cycle) - 0.75, 0, 1.5, this.map.height);
    pen.fillStyle = colour.faint;
    pen.fillText(gutter < 80 ? "run" : "whole run", 8, this.map.height / 2);
  }

  private show(): void {
    if (this.runShown !== place.run) this.buildViews();
    const view = this.views.find((one) => one.id === place.view) ?? this.views[0];
    if (this.shown !== view) {
      for (const [one, body] of this.bodies) body.hidden = one !== view;
      let body = this.bodies.get(view);
      if (!body) {
        body = el("div", `view ${view.id}`);
        this.main.append(body);
        this.bodies.set(view, body);
        view.mount(body);
      }
      this.shown = view;
      for (const button of this.tabs.querySelectorAll<HTMLElement>("[data-view]")) button.classList.toggle("on", button.dataset.view === view.id);
      this.tabs.querySelector(".on")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    this.drawMap();
    view.draw();
    this.drawStatus();
  }

  private drawStatus(): void {
    const { run } = this;
    const context = run.core.homes.indexOf(place.warp);
    const pc = run.value(`context_pc[${context}]`, place.cycle);
    const core = this.isCluster ? `core ${run.number}, ` : "";
    const parts = [el("span", "cursor-mark", `cycle ${group(place.cycle)}`), el("span", "", `${core}warp ${place.warp}`)];
    if (pc !== undefined) {
      const code = el("code", "", `${pc.toString(16)}: ${run.text(pc)}`);
      parts.push(code, el("span", "soft", run.origin(pc) ?? ""));
    }
    parts.push(el("span", "soft end", `${group(place.from)} – ${group(place.to)} (${group(place.to - place.from)} cycles)`));
    this.status.replaceChildren(...parts);
  }

  async search(words: string): Promise<string> {
    if (!words.trim()) return "";
    this.lastSearch = words;
    this.found.textContent = "…";
    const found = await nextOf(this, words);
    this.found.textContent = found;
    this.found.title = found;
    return found;
  }

  private theme(): void {
    switchTheme();
    this.recolour();
  }

  recolour(): void {
    readColours();
    for (const [view] of this.bodies) view.restyle?.();
    draw();
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (target.tagName === "INPUT" || event.ctrlKey || event.metaKey || event.altKey || this.help.open) return;
    const width = place.to - place.from;
    const by = event.shiftKey ? 10 : 1;
    const warps = this.run.core.warps;
    const actions: Record<string, () => unknown> = {
      ArrowLeft: () => goTo(Math.max(0, place.cycle - by)), ArrowRight: () => goTo(Math.min(this.run.cycles - 1, place.cycle + by)),
      ArrowUp: () => go({ warp: (place.warp + warps - 1) % warps }), ArrowDown: () => go({ warp: (place.warp + 1) % warps }),
      "+": () => zoom(0.5, place.cycle), "=": () => zoom(0.5, place.cycle), "-": () => zoom(2, place.cycle),
      a: () => pan(-width / 4), d: () => pan(width / 4), 0: () => go({ from: 0, to: this.run.cycles }),
      c: () => go({ from: place.cycle - width / 2, to: place.cycle + width / 2 }),
      "/": () => this.input.focus(), n: () => this.search(this.lastSearch), x: () => this.search("next divergence"),
      i: () => this.search("next interrupt"), t: () => this.theme(), "?": () => this.help.showModal(),
      r: () => this.runs.length > 1 && this.chooseRun((place.run + 1) % this.runs.length),
    };
    const view = /^[1-9]$/.test(event.key) ? this.views[Number(event.key) - 1] : undefined;
    const action = view ? () => go({ view: view.id }) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  get seen(): unknown { return this.shown?.seen(); }
  get foundText(): string { return this.found.textContent ?? ""; }
}

/** Frames a second, the longest one and the milliseconds of drawing in the mean one, while the window goes through the run and zooms. */
async function measure(page: Page): Promise<{ frames: number; seconds: number; worst: number; script: number }> {
  const before = { ...place };
  const frames: number[] = [];
  const frame = () => new Promise<number>((then) => requestAnimationFrame(then));
  const start = await frame();
  const scriptBefore = page.drawing;
  let last = start;
  for (let step = 0; step < 120; step++) {
    const wave = (1 - Math.cos(step / 119 * 2 * Math.PI)) / 2;
    const width = page.run.cycles * (1 - 0.99 * wave) * 0.9 + 60;
    const from = (page.run.cycles - width) * step / 119;
    go({ from, to: from + width });
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  go(before);
  const script = (page.drawing - scriptBefore) / 120;
  return { frames: 120 / ((last - start) / 1000), seconds: (last - start) / 1000, worst: Math.max(...frames), script };
}

/** Waits until everything that is looked at is open and drawn. */
async function settled(page: Page): Promise<void> {
  for (let calm = 0; calm < 3;) {
    await new Promise((then) => requestAnimationFrame(then));
    calm = page.runs.some((run) => run.isLoading) ? 0 : calm + 1;
  }
}

/** The core of a cluster that differs in the cycle of the mismatch; else core 0. */
function firstToDiffer(cores: Run[]): number {
  const differs = ({ head: { mismatch } }: Run) => mismatch?.differing.some((one) => one.cycle === mismatch.cycle);
  return Math.max(0, cores.findIndex(differs));
}

async function start(): Promise<void> {
  const app = document.getElementById("app")!;
  const say = (words: string) => app.replaceChildren(el("p", "wait", words));
  if (!canOpen) {
    say("This browser cannot open the run: it has no DecompressionStream. Firefox 113, Chrome 103 and Safari 16.4 have it, and newer ones.");
    return;
  }
  collect();
  const runs: Run[] = [];
  while (has(`${runs.length}/head`)) runs.push(await Run.load(runs.length));
  const empty = runs.find((run) => run.cycles === 0);
  if (empty) {
    say(`${empty.head.title}: this run has no cycle. ${empty.head.report}`);
    return;
  }
  readColours();
  const overviews = await Promise.all(runs.map((run) => Overview.load(run)));
  const compared = has("compared") ? (JSON.parse(await text("compared")) as WarpComparison[]) : null;
  setCycles(runs[0].cycles);
  const { mismatch, hang } = runs[0].head;
  Object.assign(place, { from: 0, to: runs[0].cycles });
  if (has("cluster")) place.run = firstToDiffer(runs);
  if (hang) Object.assign(place, { view: "hang", cycle: runs[0].cycles - 1 });
  if (compared) place.view = "compare";
  if (mismatch) Object.assign(place, { view: "mismatch", cycle: mismatch.cycle, from: mismatch.cycle - 40, to: mismatch.cycle + 40 });
  const hashed = readHash(location.hash);
  if (hashed.run !== undefined && hashed.run < runs.length) setCycles(runs[hashed.run].cycles);
  if ((hashed.run ?? 0) >= runs.length) delete hashed.run;
  const page = new Page(runs, overviews, compared, has("cluster"));
  Object.assign(place, hashed);
  page.build(app);
  if (runs.every((run) => run.head.committed.every((count) => count === 0))) {
    const note = el("p", "note", `No instruction has committed in these ${group(runs[0].cycles)} cycles. ${runs[0].head.report}`);
    app.querySelector("main")!.before(note);
  }
  openLink();
  go({});
  requestAnimationFrame(() => requestAnimationFrame(() => {
    Object.assign(window, {
      harmonica: {
        seconds: performance.now() / 1000, run: page.run, runs, place, go, goTo, hash, lastWriter,
        seen: () => page.seen, search: (words: string) => page.search(words), measure: () => measure(page), settled: () => settled(page),
      },
    });
    document.body.dataset.ready = "true";
  }));
}

start().catch((error: unknown) => {
  document.getElementById("app")!.replaceChildren(el("p", "wait", `The run cannot be opened: ${error instanceof Error ? error.message : String(error)}`));
});
