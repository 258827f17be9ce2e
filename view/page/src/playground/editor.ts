// The sources: the program, which can be changed, and what it uses; with numbers of lines, errors, and where the warps are.

import { el } from "../paint";
import type { Problem } from "./engine";

export interface Mark { file: string; line: number; warp: number; isNext: boolean }

export class Editor {
  private readonly tabs = el("div", "choice files");
  private readonly scroller = el("div", "code-scroll");
  private readonly gutter = el("div", "code-gutter");
  private readonly mirror = el("pre", "code-mirror");
  private readonly area = el("textarea");
  private readonly problems = el("div", "problems");
  private sources: [string, string][] = [];
  private file = "";
  private marks: Mark[] = [];
  private found: Problem[] = [];
  private timer = 0;
  private lastReveal = "";
  /** Called when the program has been changed, a moment after the last key. */
  onEdit: (text: string) => void = () => {};

  constructor(into: HTMLElement) {
    this.area.spellcheck = false;
    this.area.wrap = "off";
    this.area.ariaLabel = "source";
    this.area.setAttribute("autocapitalize", "off");
    this.area.setAttribute("autocomplete", "off");
    const stack = el("div", "code-stack");
    stack.append(this.mirror, this.area);
    this.scroller.append(this.gutter, stack);
    into.append(this.tabs, this.scroller, this.problems);
    this.area.addEventListener("input", () => {
      this.sources[0][1] = this.area.value;
      this.lines();
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.onEdit(this.area.value), 350);
    });
    this.area.addEventListener("keydown", (event) => {
      if (event.key !== "Tab" || event.shiftKey || this.area.readOnly) return;
      event.preventDefault();
      this.area.setRangeText("        ".slice(this.column() % 8), this.area.selectionStart, this.area.selectionEnd, "end");
      this.area.dispatchEvent(new Event("input"));
    });
  }

  private column(): number {
    return this.area.selectionStart - (this.area.value.lastIndexOf("\n", this.area.selectionStart - 1) + 1);
  }

  /** Shows sources, the program first. */
  show(sources: [string, string][]): void {
    this.sources = sources.map(([name, text]) => [name, text]);
    if (!this.sources.some(([name]) => name === this.file)) this.file = sources[0][0];
    this.open(this.file);
  }

  /** Shows what is wrong with them. */
  tell(problems: Problem[]): void {
    this.found = problems;
    this.problems.replaceChildren(...problems.slice(0, 30).map((problem) => {
      const place = problem.line > 0 ? `${problem.file}:${problem.line}:${problem.column} ` : "";
      const row = el("p", problem.is_error ? "problem bad" : "problem");
      row.append(el("code", "", place), `${problem.is_error ? "" : "warning: "}${problem.text}`);
      if (problem.line > 0) row.onclick = () => this.goTo(problem.file, problem.line);
      return row;
    }));
    this.lines();
  }

  /** Shows where the warps are, and the line of the next step. */
  mark(marks: Mark[]): void {
    this.marks = marks;
    const next = marks.find((mark) => mark.isNext);
    const key = next ? `${next.file}:${next.line}` : "";
    if (next && key !== this.lastReveal && this.sources.some(([name]) => name === next.file)) {
      this.lastReveal = key;
      this.goTo(next.file, next.line);
    } else {
      this.lines();
    }
  }

  private goTo(file: string, line: number): void {
    if (file !== this.file && this.sources.some(([name]) => name === file)) this.open(file);
    else this.lines();
    const row = this.mirror.children[line - 1] as HTMLElement | undefined;
    if (!row) return;
    const [top, height] = [row.offsetTop, this.scroller.clientHeight];
    if (top < this.scroller.scrollTop + 20 || top > this.scroller.scrollTop + height - 40) this.scroller.scrollTop = Math.max(0, top - height / 2);
  }

  private open(file: string): void {
    this.file = file;
    const [, text] = this.sources.find(([name]) => name === file) ?? this.sources[0];
    const isOwn = file === this.sources[0][0];
    if (this.area.value !== text) this.area.value = text;
    this.area.readOnly = !isOwn;
    this.scroller.classList.toggle("fixed", !isOwn);
    this.tabs.hidden = this.sources.length < 2;
    this.tabs.replaceChildren(...this.sources.map(([name], at) => {
      const button = el("button", name === file ? "on" : "", name.split("/").pop());
      button.title = at === 0 ? `${name}, which you can change` : `${name}, which the program uses`;
      button.onclick = () => this.open(name);
      return button;
    }));
    this.lines();
  }

  private lines(): void {
    const lines = this.area.value.split("\n");
    const here = this.marks.filter((mark) => mark.file === this.file);
    const bad = new Map(this.found.filter((problem) => problem.file === this.file).map((problem) => [problem.line, problem]));
    const [numbers, texts]: [HTMLElement[], HTMLElement[]] = [[], []];
    lines.forEach((text, index) => {
      const line = index + 1;
      const marks = here.filter((mark) => mark.line === line);
      const problem = bad.get(line);
      const number = el("div", "", `${line}`);
      for (const mark of marks) {
        const badge = el("b", mark.isNext ? "now" : "", `${mark.warp}`);
        badge.title = `warp ${mark.warp} is here`;
        number.prepend(badge);
      }
      const row = el("div", marks.some((mark) => mark.isNext) ? "at" : marks.length > 0 ? "near" : "");
      if (problem) {
        row.classList.add(problem.is_error ? "bad" : "warned");
        row.title = problem.text;
        number.classList.add(problem.is_error ? "bad" : "warned");
      }
      row.textContent = text || " ";
      numbers.push(number);
      texts.push(row);
    });
    this.gutter.replaceChildren(...numbers);
    this.mirror.replaceChildren(...texts);
  }

  get text(): string { return this.sources[0]?.[1] ?? ""; }
  seen(): unknown { return { file: this.file, at: this.mirror.querySelector(".at")?.textContent ?? "", problems: this.problems.innerText, bad: this.mirror.querySelectorAll(".bad").length }; }
}
