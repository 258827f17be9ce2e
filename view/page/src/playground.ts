// The playground: assembles a program and goes through its run, forwards and backwards, with the golden model in the page.

import "../style.css";
import "../playground.css";

import { Editor, Mark } from "./playground/editor";
import { Broken, Engine, Opened, Picture, Problem, Setting } from "./playground/engine";
import { Link, read, write } from "./playground/link";
import { registers, steps, warps } from "./playground/panels";
import { Strip } from "./playground/strip";
import { el, group, legend, readColours, switchTheme } from "./paint";
import { canOpen, collect, open, text } from "./pieces";

interface Programs { programs: Record<string, string>; library: Record<string, string> }

const MECHANISMS: [string, string][] = [
  ["stack", "stack"], ["masks", "masks"], ["paired-path", "paired-path"], ["paired-path/explicit", "paired-path, compared at joins"], ["multi-path", "multi-path"],
];
const FIRST = "docs/sides-split.s";
const AROUND = 40;
const SPEEDS = [1, 2, 5, 10, 25, 60, 250, 1000, 5000];
const KEYS: [string, string][] = [
  ["← →", "a step back, a step on (with Shift 10)"], ["n p", "to what happens next to lanes or warps, and before"], ["d m", "until lanes part, until they meet"],
  ["Home End", "start, end"], ["Space", "run, stop"], ["↑ ↓", "warp before, warp after"], ["t", "light, dark"], ["?", "this help"],
];

class Playground {
  private readonly link: Link = { program: FIRST, own: null, divergence: null, reconvergence: null, lanes: null, warps: null, step: 0, warp: 0 };
  private opened: Opened | null = null;
  private picture: Picture | null = null;
  private readonly program = el("select");
  private readonly mechanism = el("select");
  private readonly lanes = el("select");
  private readonly warps = el("select");
  private readonly about = el("span", "about-run");
  private readonly where = el("span", "where");
  private readonly play = el("button", "icon", "▶");
  private readonly speed = el("input", "speed");
  private readonly states = el("div", "states");
  private readonly registers = el("div", "registers");
  private readonly registersTitle = el("h3");
  private readonly steps = el("div", "steps");
  private readonly console = el("pre", "console");
  private readonly consoleTitle = el("h3", "", "Console");
  private readonly note = el("p", "note");
  private readonly help = el("dialog");
  private editor!: Editor;
  private strip!: Strip;
  private playing = 0;
  private isDrawing = false;
  private timer = 0;

  constructor(private readonly engine: Engine, private readonly programs: Programs) {}

  build(into: HTMLElement): void {
    const header = el("header");
    this.choices();
    const labelled = (name: string, control: HTMLElement) => {
      const label = el("label", "pick");
      label.append(el("span", "soft", name), control);
      return label;
    };
    const copy = el("button", "", "Link");
    copy.title = "the address with program, choices and step, into the clipboard";
    copy.onclick = () => void this.copy(copy);
    const theme = el("button", "icon", "◐");
    theme.title = "light or dark (t)";
    theme.onclick = () => this.theme();
    const question = el("button", "icon", "?");
    question.title = "keys (?)";
    question.onclick = () => this.help.showModal();
    header.append(el("b", "name", "Harmonica"), labelled("program", this.program), labelled("mechanism", this.mechanism), labelled("lanes", this.lanes), labelled("warps", this.warps),
      this.about, copy, theme, question);
    const strip = el("div", "strip");
    this.strip = new Strip(strip, (step) => this.go(step));
    this.note.hidden = true;
    const main = el("main", "play");
    const left = el("section", "pane source-pane");
    this.editor = new Editor(left);
    this.editor.onEdit = (source) => { this.link.own = source; this.open(0); };
    left.append(this.consoleTitle, this.console);
    const middle = el("section", "pane side states-pane");
    middle.append(legend([["go on", "a1"], ["wait, a colour for each place", "a4"], ["have come to the join", "faint"]]), this.states);
    const right = el("section", "pane side");
    right.append(this.registersTitle, this.registers, el("h3", "", "Steps, in the machine's order"), this.steps);
    main.append(left, middle, right);
    this.buildHelp();
    into.replaceChildren(header, this.note, strip, this.transport(), main, this.help);
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("resize", () => { readColours(); this.draw(); });
    addEventListener("hashchange", () => void this.follow());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { readColours(); this.draw(); });
  }

  private choices(): void {
    const folders = new Map<string, string[]>();
    for (const name of Object.keys(this.programs.programs)) {
      const folder = name.includes("/") ? name.slice(0, name.lastIndexOf("/")) : "programs";
      folders.set(folder, [...(folders.get(folder) ?? []), name]);
    }
    const titles: Record<string, string> = { docs: "of the chapter on divergence", divergence: "kernels that diverge" };
    for (const folder of ["docs", "programs", ...[...folders.keys()].filter((one) => one !== "docs" && one !== "programs")]) {
      const names = folders.get(folder);
      if (!names) continue;
      const options = el("optgroup");
      options.label = titles[folder] ?? folder;
      for (const name of names) options.append(new Option(name.split("/").pop(), name));
      this.program.append(options);
    }
    for (const [value, words] of MECHANISMS) this.mechanism.append(new Option(words, value));
    for (const count of [1, 2, 4, 8, 16, 32, 64]) this.lanes.append(new Option(`${count}`));
    for (const count of [1, 2, 4, 8, 16, 32, 64]) this.warps.append(new Option(`${count}`));
    this.program.onchange = () => {
      Object.assign(this.link, { program: this.program.value, own: null, divergence: null, reconvergence: null, warp: 0 });
      this.open(0);
    };
    this.mechanism.onchange = () => {
      const [divergence, reconvergence] = this.mechanism.value.split("/");
      Object.assign(this.link, { divergence, reconvergence: reconvergence ?? (divergence === "paired-path" ? "implicit" : null) });
      this.open(0);
    };
    this.lanes.onchange = () => { this.link.lanes = Number(this.lanes.value); this.open(0); };
    this.warps.onchange = () => { this.link.warps = Number(this.warps.value); this.open(0); };
  }

  private transport(): HTMLElement {
    const bar = el("div", "bar transport");
    const button = (words: string, title: string, then: () => void) => {
      const made = el("button", words.length < 3 ? "icon" : "", words);
      made.title = title;
      made.dataset.does = title.split(" (")[0];
      made.onclick = then;
      return made;
    };
    this.play.title = "run, stop (Space)";
    this.play.onclick = () => this.setPlaying(!this.playing);
    this.speed.type = "range";
    [this.speed.min, this.speed.max, this.speed.value] = ["0", `${SPEEDS.length - 1}`, "3"];
    this.speed.ariaLabel = "speed";
    const speed = el("label", "pick");
    const told = el("span", "soft", "10 steps/s");
    this.speed.oninput = () => { told.textContent = `${group(SPEEDS[Number(this.speed.value)])} steps/s`; };
    speed.append(this.speed, told);
    bar.append(button("|◂", "start (Home)", () => this.go(0)), button("◂◂", "what happened before (p)", () => this.find("anything", true)),
      button("◂", "step back (←)", () => this.go(this.link.step - 1)), this.play, button("▸", "step on (→)", () => this.go(this.link.step + 1)),
      button("▸▸", "what happens next (n)", () => this.find("anything", false)), button("▸|", "end (End)", () => this.go(Infinity)),
      button("part", "until lanes part (d)", () => this.find("parts", false)), button("meet", "until lanes meet (m)", () => this.find("meets", false)), speed, this.where);
    return bar;
  }

  private buildHelp(): void {
    const table = el("table", "plain");
    for (const [key, meaning] of KEYS) {
      const row = table.insertRow();
      row.insertCell().append(el("kbd", "", key));
      row.insertCell().textContent = meaning;
    }
    const close = el("button", "", "Close");
    close.onclick = () => this.help.close();
    this.help.append(el("h2", "", "Keys"), table, el("p", "soft",
      "A step is one instruction of one warp, in the order of Harmonica's functional machine: a warp has up to 64 steps, then it is the next one's turn. Nothing here has a clock; docs/pipeline.md says when a core does what."),
    el("p", "soft", "The source on the left can be changed. The strip shows who executes, with how many lanes; marks say where lanes part and meet."), close);
  }

  /** Goes where the address says. */
  async follow(): Promise<void> {
    const found = await read(location.hash);
    const isKnown = found.own !== undefined || (found.program ?? "") in this.programs.programs;
    Object.assign(this.link, { own: null, divergence: null, reconvergence: null, lanes: null, warps: null, warp: 0 }, found);
    if (!isKnown) this.link.program = this.link.program in this.programs.programs ? this.link.program : FIRST in this.programs.programs ? FIRST : Object.keys(this.programs.programs)[0];
    this.open(found.step ?? 0);
  }

  /** Assembles the program and runs it to its end; then it is shown before a step. */
  open(step: number): void {
    this.setPlaying(false);
    const { link } = this;
    const source = link.own ?? this.programs.programs[link.program] ?? "";
    const setting: Setting = { name: link.program, text: source };
    if (link.divergence) setting.divergence = link.divergence;
    if (link.reconvergence) setting.reconvergence = link.reconvergence;
    if (link.lanes) setting.lanes = link.lanes;
    if (link.warps) setting.warps = link.warps;
    this.program.value = link.program;
    if (this.editor.text !== source || this.opened === null) this.editor.show([[link.program, source]]);
    this.guarded(() => {
      const opened = this.engine.ask<Opened & { problems?: Problem[] }>("open", setting);
      if (opened.problems) {
        this.opened = null;
        this.editor.tell(opened.problems);
        this.say("The program is not run: see below its source.");
        this.blank();
        return;
      }
      this.opened = opened;
      this.say(opened.ending.is_good ? "" : opened.ending.text);
      const known = this.mechanismOf(opened);
      this.mechanism.value = known;
      choose(this.lanes, opened.lanes);
      choose(this.warps, opened.warps);
      this.about.textContent = `${opened.arch} · ${group(opened.total)} steps`;
      this.editor.show(opened.sources);
      this.editor.tell(opened.warnings);
      this.strip.open(opened.total);
      this.go(step);
    });
  }

  private mechanismOf(opened: Opened): string {
    return opened.divergence === "paired-path" && opened.reconvergence === "explicit" ? "paired-path/explicit" : opened.divergence;
  }

  private blank(): void {
    this.picture = null;
    for (const one of [this.states, this.registers, this.steps, this.console, this.where, this.about]) one.replaceChildren();
    this.registersTitle.textContent = "Registers";
    this.editor.mark([]);
  }

  private say(words: string): void {
    this.note.textContent = words;
    this.note.hidden = words === "";
  }

  /** Does something with the model; if it fails inside, the page says so. */
  private guarded(then: () => void): void {
    try {
      then();
    } catch (error) {
      this.opened = null;
      this.setPlaying(false);
      this.blank();
      this.say(error instanceof Broken ? error.message : `The playground cannot do that: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Before a step; beyond the last one, the end. */
  go(step: number): void {
    if (!this.opened) return;
    this.link.step = Math.min(Math.max(0, step), this.opened.total);
    this.draw();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.writeLink(), 200);
  }

  private async writeLink(): Promise<void> {
    const words = await write(this.link);
    if (words !== location.hash) history.replaceState(null, "", words);
  }

  private async copy(button: HTMLElement): Promise<void> {
    await this.writeLink();
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    button.textContent = "copied";
    setTimeout(() => { button.textContent = "Link"; }, 1200);
  }

  find(what: "parts" | "meets" | "anything", back: boolean): void {
    if (!this.opened) return;
    this.guarded(() => this.go(this.engine.ask<{ step: number }>("find", { step: this.link.step, what, back }).step));
  }

  private setPlaying(isOn: boolean): void {
    cancelAnimationFrame(this.playing);
    this.playing = 0;
    this.play.textContent = isOn ? "⏸" : "▶";
    if (!isOn || !this.opened) return;
    if (this.link.step >= this.opened.total) this.link.step = 0;
    let last = performance.now();
    let due = 0;
    const frame = (now: number) => {
      due += Math.min(now - last, 250) / 1000 * SPEEDS[Number(this.speed.value)];
      last = now;
      const by = Math.floor(due);
      due -= by;
      if (by > 0) this.go(this.link.step + by);
      if (!this.opened || this.link.step >= this.opened.total) { this.setPlaying(false); return; }
      this.playing = requestAnimationFrame(frame);
    };
    this.playing = requestAnimationFrame(frame);
  }

  private draw(): void {
    if (this.isDrawing) return;
    this.isDrawing = true;
    requestAnimationFrame(() => {
      this.isDrawing = false;
      this.guarded(() => this.drawNow());
    });
  }

  private drawNow(): void {
    const { opened, link } = this;
    if (!opened) return;
    const picture = this.picture = this.engine.ask<Picture>("show", { step: link.step, warp: link.warp, around: AROUND });
    link.warp = picture.registers.warp;
    this.strip.draw(this.engine, picture.step);
    this.states.replaceChildren(...warps(opened, picture, link.warp, (warp) => { link.warp = warp; this.go(link.step); }));
    this.registersTitle.textContent = `Registers and predicates of warp ${link.warp}, by lane (hexadecimal)`;
    this.registers.replaceChildren(registers(opened, picture));
    this.steps.replaceChildren(...steps(picture, (step) => this.go(step)));
    const at = this.steps.querySelector<HTMLElement>(".at");
    if (at) this.steps.scrollTop = at.offsetTop - this.steps.clientHeight / 3;
    else this.steps.scrollTop = this.steps.scrollHeight;
    this.console.textContent = picture.console;
    this.consoleTitle.hidden = this.console.hidden = picture.console === "";
    this.console.scrollTop = this.console.scrollHeight;
    const last = picture.last?.note ? ` · ${picture.last.note}` : "";
    const now = picture.next ? `warp ${picture.next.warp}: ${picture.next.text}` : opened.ending.text;
    this.where.replaceChildren(el("b", "", `step ${group(picture.step)}`), el("span", "soft", last), el("code", "", now));
    this.editor.mark(picture.warps.flatMap((warp): Mark[] => warp.contexts
      .filter((context) => context.state !== "Stopped" && context.state !== "Free")
      .map((context) => ({ file: context.file, line: context.line, warp: warp.warp, isNext: picture.next?.context === context.context }))));
  }

  private theme(): void {
    switchTheme();
    this.draw();
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) || event.ctrlKey || event.metaKey || event.altKey || this.help.open) return;
    const by = event.shiftKey ? 10 : 1;
    const warp = (step: number) => () => {
      const count = this.opened?.warps ?? 1;
      this.link.warp = (this.link.warp + step + count) % count;
      this.go(this.link.step);
    };
    const actions: Record<string, () => void> = {
      ArrowLeft: () => this.go(this.link.step - by), ArrowRight: () => this.go(this.link.step + by), Home: () => this.go(0), End: () => this.go(Infinity),
      n: () => this.find("anything", false), p: () => this.find("anything", true), d: () => this.find("parts", false), m: () => this.find("meets", false),
      " ": () => this.setPlaying(!this.playing), ArrowUp: warp(-1), ArrowDown: warp(1), t: () => this.theme(), "?": () => this.help.showModal(),
    };
    const action = actions[event.key];
    if (!action || (event.key === " " && target.tagName === "BUTTON")) return;
    event.preventDefault();
    action();
  }

  /** Opens a program as if it had been chosen or written. */
  choose(link: Partial<Link>): void {
    Object.assign(this.link, { own: null, divergence: null, reconvergence: null, lanes: null, warps: null, warp: 0 }, link);
    this.open(link.step ?? 0);
  }

  /** The whole machine before a step, as a number. */
  fingerprint(step: number): string { return this.engine.ask<{ fingerprint: string }>("fingerprint", { step }).fingerprint; }

  seen(): unknown {
    return { opened: this.opened, picture: this.picture, note: this.note.hidden ? "" : this.note.textContent, editor: this.editor.seen(), where: this.where.innerText };
  }
  hash(): Promise<string> { return write(this.link); }
  get total(): number { return this.opened?.total ?? 0; }
  get names(): string[] { return Object.keys(this.programs.programs); }
}

/** Chooses a number of a list; one that the list lacks is added. */
function choose(list: HTMLSelectElement, count: number): void {
  if (![...list.options].some((option) => option.value === `${count}`)) list.append(new Option(`${count}`));
  list.value = `${count}`;
}

const frame = () => new Promise((then) => requestAnimationFrame(then));

async function start(): Promise<void> {
  const app = document.getElementById("app")!;
  const say = (words: string) => app.replaceChildren(el("p", "wait", words));
  if (typeof WebAssembly === "undefined") {
    say("This browser cannot run the playground: it has no WebAssembly, or it is switched off. Firefox 52, Chrome 57 and Safari 11 have it, and newer ones.");
    document.body.dataset.ready = "true";
    return;
  }
  if (!canOpen) {
    say("This browser cannot open the playground: it has no DecompressionStream. Firefox 113, Chrome 103 and Safari 16.4 have it, and newer ones.");
    document.body.dataset.ready = "true";
    return;
  }
  collect();
  const programs = JSON.parse(await text("programs")) as Programs;
  const engine = await Engine.load(await open("model"), programs.library);
  readColours();
  const page = new Playground(engine, programs);
  page.build(app);
  Object.assign(window, {
    harmonica: {
      page, seen: () => page.seen(), hash: () => page.hash(), go: (step: number) => page.go(step), choose: (link: Partial<Link>) => page.choose(link),
      settled: async () => { await frame(); await frame(); await frame(); },
    },
  });
  await page.follow();
  await frame();
  await frame();
  document.body.dataset.ready = "true";
}

start().catch((error: unknown) => {
  document.getElementById("app")!.replaceChildren(el("p", "wait", `The playground cannot be opened: ${error instanceof Error ? error.message : String(error)}`));
});
