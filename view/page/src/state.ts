// Where the reader is: view, cursor, window, warp. It stands in the address of the page, so that a link leads there.

export interface Place {
  view: string; cycle: number; from: number; to: number; warp: number; run: number; pc: number | null; file: number; address: number | null;
  ordinal: number | null;
}

export const place: Place = {
  view: "overview", cycle: 0, from: 0, to: 1, warp: 0, run: 0, pc: null, file: 0, address: null, ordinal: null,
};

let redraw: () => void = () => {};
export const onChange = (then: () => void): void => { redraw = then; };

let tellCycle: (cycle: number) => void = () => {};
/** Is told where the cursor is, whenever the place changes. */
export const onCycle = (then: (cycle: number) => void): void => { tellCycle = then; };

let isWaiting = false;
/** Draws once in the next frame, however often it is asked for. */
export function draw(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    redraw();
  });
}

let cycles = 1;
export const setCycles = (count: number): void => { cycles = Math.max(1, count); };

/** Goes to another place. The window stays within the run. */
export function go(to: Partial<Place>): void {
  Object.assign(place, to);
  const width = Math.min(Math.max(place.to - place.from, 8), Math.max(cycles, 8));
  place.from = Math.min(Math.max(place.from, 0), Math.max(0, cycles - width));
  place.to = place.from + width;
  place.cycle = Math.min(Math.max(Math.round(place.cycle), 0), cycles - 1);
  writeHash();
  draw();
  tellCycle(place.cycle);
}

/** Puts the cursor somewhere, and the window around it if it is not in there. */
export function goTo(cycle: number, more: Partial<Place> = {}): void {
  const width = place.to - place.from;
  const isInside = cycle >= place.from + width * 0.05 && cycle <= place.to - width * 0.05;
  const from = isInside ? place.from : cycle - width / 2;
  go({ cycle, from, to: from + width, ...more });
}

/** Makes the window wider or narrower; what is under `at` stays there. */
export function zoom(factor: number, at: number): void {
  const width = Math.min(Math.max((place.to - place.from) * factor, 8), Math.max(cycles, 8));
  const share = (at - place.from) / (place.to - place.from);
  go({ from: at - share * width, to: at - share * width + width });
}

export function pan(by: number): void { go({ from: place.from + by, to: place.to + by }); }

let timer = 0;
function writeHash(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => history.replaceState(null, "", hash()), 120);
}

export function hash(): string {
  const parts = [`v=${place.view}`, `c=${place.cycle}`, `t=${Math.round(place.from)}-${Math.round(place.to)}`, `w=${place.warp}`];
  if (place.run) parts.push(`r=${place.run}`);
  if (place.pc !== null) parts.push(`pc=${place.pc.toString(16)}`);
  if (place.file) parts.push(`f=${place.file}`);
  if (place.address !== null) parts.push(`a=${place.address.toString(16)}`);
  return `#${parts.join("&")}`;
}

/** The place that a hash holds; what it does not say, or says wrongly, is left out. */
export function readHash(text: string): Partial<Place> {
  const found: Partial<Place> = {};
  const number = (value: string, base = 10): number | undefined => {
    const parsed = parseInt(value, base);
    return Number.isFinite(parsed) && parsed >= 0 ? parsed : undefined;
  };
  for (const [key, value] of new URLSearchParams(text.replace(/^#/, ""))) {
    if (key === "v") found.view = value;
    if (key === "c") found.cycle = number(value);
    if (key === "w") found.warp = number(value);
    if (key === "r") found.run = number(value);
    if (key === "f") found.file = number(value);
    if (key === "pc") found.pc = number(value, 16);
    if (key === "a") found.address = number(value, 16);
    if (key === "t") [found.from, found.to] = value.split("-").map((one) => number(one));
  }
  if (found.from === undefined || found.to === undefined) { delete found.from; delete found.to; }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
