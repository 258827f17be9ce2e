// The machine before a step: warps with their lanes and what waits, the registers of one, the steps around.

import { el, group } from "../paint";
import type { Context, Opened, Picture, Region, Step, Waiting, Warp } from "./engine";
import { active, bars, sideColour, sides, stepBars } from "./lanes";

/** Warps that have never run are told in one line. */
const isIdle = (warp: Warp): boolean => warp.contexts.length === 1 && warp.contexts[0].state === "Stopped" && warp.waits === "";

export function warps(opened: Opened, picture: Picture, chosen: number, choose: (warp: number) => void): HTMLElement[] {
  const made: HTMLElement[] = [];
  const idle: number[] = [];
  for (const warp of picture.warps) {
    if (isIdle(warp) && warp.warp !== chosen) idle.push(warp.warp);
    else made.push(warpOf(opened, picture, warp, warp.warp === chosen, choose));
  }
  if (idle.length > 0) {
    const line = el("p", "idle", idle.length === 1 ? "stopped: warp " : "stopped: warps ");
    for (const warp of idle) {
      const button = el("button", "", `${warp}`);
      button.onclick = () => choose(warp);
      line.append(button);
    }
    made.push(line);
  }
  return made;
}

function warpOf(opened: Opened, picture: Picture, warp: Warp, isChosen: boolean, choose: (warp: number) => void): HTMLElement {
  const box = el("section", isChosen ? "warp-box on" : "warp-box");
  box.onclick = () => choose(warp.warp);
  const side = sides(warp, opened.lanes);
  const own = (lane: number) => sideColour(side[lane]);
  const head = el("div", "warp-head");
  const isNext = picture.next?.warp === warp.warp;
  head.append(el("b", isNext ? "now" : "", `warp ${warp.warp}`));
  const somewhere = [...active(warp.contexts, opened.lanes)].map((bit, lane) => (bit === "1" || side[lane] !== -1 ? "1" : "0")).join("");
  const whole = bars(somewhere, own);
  whole.classList.add("big");
  head.append(whole, el("span", "soft", warp.mode));
  box.append(head);
  for (const context of warp.contexts) box.append(contextOf(context, warp, isNext && picture.next?.context === context.context, own));
  if (warp.waits !== "") box.append(el("p", "waits", warp.waits));
  const entries = entriesOf(opened, warp, own);
  if (entries.length > 0) {
    const stack = el("div", "entries");
    stack.append(...entries);
    box.append(stack);
  }
  return box;
}

function contextOf(context: Context, warp: Warp, isNext: boolean, own: (lane: number) => string): HTMLElement {
  const row = el("div", isNext ? "context now" : "context");
  if (warp.contexts.length > 1 || !context.is_home) row.append(el("span", "soft", context.is_home ? "home" : `context ${context.context}`));
  row.append(bars(context.active, own));
  if (context.state === "Stopped" || context.state === "Free") {
    row.append(el("span", "soft", context.state === "Free" ? "its sides run elsewhere" : "stopped"));
    return row;
  }
  row.append(el("span", "soft", context.place), el("code", "", context.text));
  if (context.state !== "Running") row.append(el("span", "soft", context.state));
  if (context.region !== null) row.append(el("span", "soft", `in region ${context.region}`));
  return row;
}

/** The entries of the stack, the paths or the regions, the newest first. */
function entriesOf(opened: Opened, warp: Warp, own: (lane: number) => string): HTMLElement[] {
  const waiting = warp.contexts.flatMap((context) => context.waiting);
  const boxes = waiting.map((entry, at) => entryOf(opened, entry, at, own)).reverse();
  const regions = warp.regions.map((region) => regionOf(region, own)).reverse();
  return [...boxes, ...regions];
}

function entryOf(opened: Opened, entry: Waiting, at: number, own: (lane: number) => string): HTMLElement {
  const box = el("div", "entry-box");
  const name = opened.divergence === "paired-path" ? `path ${at}` : `entry ${at}`;
  box.append(el("b", "", name), opened.divergence === "paired-path" ? " " : ` ${entry.kind} `, bars(entry.lanes, own));
  if (entry.place !== null) box.append(el("span", "soft", ` → ${entry.place}`));
  return box;
}

function regionOf(region: Region, own: (lane: number) => string): HTMLElement {
  const box = el("div", "entry-box");
  box.append(el("b", "", `region ${region.number}`), ` ${region.kind} `, bars(region.lanes, own), el("span", "soft", " on their way "), bars(region.pending, own));
  if (region.parent !== null) box.append(el("span", "soft", ` in region ${region.parent}`));
  if (region.deferred) box.append(el("span", "soft", " deferred "), bars(region.deferred[0], own), el("span", "soft", ` → ${region.deferred[1]}`));
  return box;
}

/** Registers and predicates of a warp, by lane. */
export function registers(opened: Opened, picture: Picture): HTMLElement {
  const { gprs, predicates, gprs_written, predicates_written } = picture.registers;
  const table = el("table", "grid");
  const head = table.createTHead().insertRow();
  head.append(el("th", "", "lane"));
  const warp = picture.warps[picture.registers.warp];
  const side = sides(warp, opened.lanes);
  for (let lane = 0; lane < opened.lanes; lane++) {
    const cell = el("th", "", `${lane}`);
    if (side[lane] !== -1) cell.style.boxShadow = `inset 0 -3px ${sideColour(side[lane])}`;
    head.append(cell);
  }
  const body = table.createTBody();
  const add = (name: string, values: string[], written: string) => {
    const row = body.insertRow();
    row.append(el("th", "", name));
    values.forEach((value, lane) => {
      const cell = row.insertCell();
      cell.textContent = value;
      if (written[lane] === "1") cell.className = "changed";
    });
  };
  gprs.forEach((values, register) => add(`%r${register}`, values, gprs_written[register]));
  predicates.forEach((set, register) => add(`@p${register}`, [...set].map((bit) => (bit === "1" ? "1" : "·")), predicates_written[register]));
  return table;
}

/** The steps around, of which the next one is marked. */
export function steps(picture: Picture, goTo: (step: number) => void): HTMLElement[] {
  return picture.around.map((step) => stepOf(step, picture.step, goTo));
}

function stepOf(step: Step, at: number, goTo: (step: number) => void): HTMLElement {
  const row = el("div", step.step === at ? "step at" : step.step < at ? "step" : "step ahead");
  row.append(el("span", "num", group(step.step)), el("span", "soft who", `w${step.warp}`), stepBars(step.executing, step.before));
  row.append(el("code", "", (step.label ? `${step.label}: ` : "") + step.text), el("span", `soft ${step.happening}`, step.note));
  row.title = `${step.file}:${step.line}`;
  row.onclick = () => goTo(step.step);
  return row;
}
