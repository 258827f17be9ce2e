// Lanes as bars, in the colours of their sides.

import { el } from "../paint";
import type { Context, Lanes, Region, Warp } from "./engine";

/** Colours of the sides: of the lanes that go on, then of those that wait, and of further contexts. */
const SIDES = ["a1", "a4", "a7", "a5", "a6", "a8"];
export const sideColour = (side: number): string => side < 0 ? "var(--faint)" : `var(--${side === 0 ? SIDES[0] : SIDES[1 + (side - 1) % (SIDES.length - 1)]})`;

/** A bar a lane: in its colour where it is in the set, else empty. `colours`: by lane. */
export function bars(lanes: Lanes, colours: (lane: number) => string): HTMLElement {
  const made = el("span", "lanes");
  [...lanes].forEach((bit, lane) => {
    const bar = el("i", bit === "1" ? "side" : "");
    if (bit === "1") bar.style.background = colours(lane);
    bar.title = `lane ${lane}`;
    made.append(bar);
  });
  return made;
}

/** Lanes of a step: those that execute, and pale those that are active only. */
export function stepBars(executing: Lanes, before: Lanes): HTMLElement {
  const made = el("span", "lanes");
  [...before].forEach((bit, lane) => made.append(el("i", executing[lane] === "1" ? "on" : bit === "1" ? "pale" : "")));
  return made;
}

/** The side of lanes that wait at a join. */
const COME = -2;

/** Of each lane of a warp the side that it is on: 0 for those of the first context that is active, -1 for those that are nowhere. */
export function sides(warp: Warp, lanes: number): number[] {
  const of = new Array<number>(lanes).fill(-1);
  const take = (set: Lanes, side: number) => [...set].forEach((bit, lane) => { if (bit === "1" && of[lane] === -1) of[lane] = side; });
  let side = 0;
  for (const context of warp.contexts) if (context.active.includes("1")) take(context.active, side++);
  side = Math.max(side, 1);
  const come = (region: Region): Lanes => [...region.lanes].map((bit, lane) => (bit === "1" && region.pending[lane] === "0" ? "1" : "0")).join("");
  for (const region of warp.regions) take(come(region), COME);
  for (const region of warp.regions) if (region.deferred) take(region.deferred[0], side++);
  for (const context of warp.contexts) [...context.waiting].reverse().forEach((entry) => take(entry.lanes, side++));
  return of;
}

/** The lanes that are active in any context of a warp. */
export const active = (contexts: Context[], lanes: number): Lanes =>
  Array.from({ length: lanes }, (_, lane) => (contexts.some((context) => context.active[lane] === "1") ? "1" : "0")).join("");
