// What canvases share: colours, letters, the axis of cycles, and how a pointer moves the window.

import { draw, go, pan, place, zoom } from "./state";

/** What is left of the first cycle. */
export let gutter = 92;

const names = ["paper", "ink", "soft", "faint", "rule", "panel", "cursor", "redirect", "wake",
  "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "load", "store", "fetch", "squash", "x1", "x2", "x3"] as const;
export type Colour = (typeof names)[number];
export const colour = {} as Record<Colour, string>;

/** Reads the colours of the page, which are others when it is dark. */
export function readColours(): void {
  const style = getComputedStyle(document.documentElement);
  for (const name of names) colour[name] = style.getPropertyValue(`--${name}`).trim();
  gutter = window.innerWidth < 600 ? 56 : 92;
}

/** From light to dark, or back. */
export function switchTheme(): void {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  readColours();
}

export const activity = (number: number): string => colour[`a${number}` as Colour];
const packedColours = new Map<string, number>();
/** A colour as a pixel. */
export function pixel(text: string): number {
  let found = packedColours.get(text);
  if (found === undefined) {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
    found = (255 << 24 | b << 16 | g << 8 | r) >>> 0;
    packedColours.set(text, found);
  }
  return found;
}

export const MONO = "11px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace";
export const SANS = "11px system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif";

/** Makes an element. */
export function el<K extends keyof HTMLElementTagNameMap>(tag: K, className = "", text = ""): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

export const group = (value: number): string => Math.round(value).toString().replace(/\B(?=(\d{3})+$)/g, ",");

/** A canvas over cycles: as wide as its holder, sharp, with the window under the pointer. */
export class TimeCanvas {
  readonly canvas = el("canvas", "time");
  readonly pen = this.canvas.getContext("2d", { alpha: false })!;
  width = 0;
  height = 0;
  /** Called with a click's place. */
  onClick: (cycle: number, x: number, y: number) => void = (cycle) => go({ cycle });
  private pointers = new Map<number, number>();
  private hasMoved = false;

  constructor(holder: HTMLElement, private readonly wheelZooms = true) {
    holder.append(this.canvas);
    this.canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.canvas.addEventListener("pointerdown", (event) => {
      this.pointers.set(event.pointerId, event.clientX);
      this.canvas.setPointerCapture(event.pointerId);
      this.hasMoved = false;
    });
    this.canvas.addEventListener("pointermove", (event) => this.move(event));
    const up = (event: PointerEvent) => {
      const isClick = this.pointers.size === 1 && !this.hasMoved && event.type === "pointerup";
      this.pointers.delete(event.pointerId);
      if (isClick) this.click(event);
    };
    this.canvas.addEventListener("pointerup", up);
    this.canvas.addEventListener("pointercancel", up);
  }

  /** Begins a picture of that height. */
  begin(height: number): CanvasRenderingContext2D {
    const ratio = window.devicePixelRatio || 1;
    const width = this.canvas.parentElement!.clientWidth;
    if (this.width !== width || this.height !== height || this.canvas.width !== Math.round(width * ratio)) {
      [this.width, this.height] = [width, height];
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
      this.canvas.style.height = `${height}px`;
    }
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.pen.fillStyle = colour.paper;
    this.pen.fillRect(0, 0, width, height);
    this.pen.font = SANS;
    this.pen.textBaseline = "middle";
    return this.pen;
  }

  get scale(): number { return (this.width - gutter) / (place.to - place.from); }
  x(cycle: number): number { return gutter + (cycle - place.from) * this.scale; }
  cycleAt(x: number): number { return place.from + (x - gutter) / this.scale; }

  /** The axis of cycles along a line. */
  axis(y: number, below: number): void {
    const pen = this.pen;
    const step = niceStep((place.to - place.from) / Math.max(2, (this.width - gutter) / 96));
    pen.textAlign = "center";
    for (let cycle = Math.ceil(place.from / step) * step; cycle <= place.to; cycle += step) {
      const x = this.x(cycle + (this.scale > 8 ? 0.5 : 0));
      pen.fillStyle = colour.rule;
      pen.fillRect(Math.round(x), y + 14, 1, below);
      if (x < gutter + 22 || x > this.width - 24) continue;
      pen.fillStyle = colour.faint;
      pen.fillText(group(cycle), x, y + 6);
    }
    pen.textAlign = "left";
    pen.fillStyle = colour.faint;
    pen.fillText("cycle", 8, y + 6);
  }

  /** The cursor, over all of it. */
  cursor(): void {
    const x = this.x(place.cycle);
    if (x < gutter - 1 || x > this.width) return;
    const pen = this.pen;
    pen.fillStyle = colour.cursor;
    if (this.scale >= 3) {
      pen.globalAlpha = 0.14;
      pen.fillRect(x, 0, this.scale, this.height);
      pen.globalAlpha = 1;
    }
    pen.fillRect(Math.round(x), 0, 1.5, this.height);
  }

  private wheel(event: WheelEvent): void {
    const zooms = this.wheelZooms || event.ctrlKey || event.altKey || event.metaKey;
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey;
    if (isSideways) {
      event.preventDefault();
      pan((event.deltaX || event.deltaY) / this.scale);
    } else if (zooms) {
      event.preventDefault();
      zoom(1.0018 ** event.deltaY, this.cycleAt(event.offsetX));
    }
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (before === undefined) return;
    const by = event.clientX - before;
    if (!this.hasMoved && Math.abs(by) < 4) return;
    this.hasMoved = true;
    if (this.pointers.size === 2) {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)![1];
      const [was, is] = [Math.abs(before - other), Math.abs(event.clientX - other)];
      const middle = (event.clientX + other) / 2 - this.canvas.getBoundingClientRect().left;
      zoom(Math.max(was, 8) / Math.max(is, 8), this.cycleAt(middle));
    } else {
      pan(-by / this.scale);
    }
    this.pointers.set(event.pointerId, event.clientX);
  }

  private click(event: PointerEvent): void {
    const cycle = Math.floor(this.cycleAt(event.offsetX));
    this.onClick(cycle, event.offsetX, event.offsetY);
    draw();
  }
}

/** 1, 2 or 5 times a power of ten, at least. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

/** A text, cut with an ellipsis where it is wider than there is room. */
export function fit(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pen.measureText(`${text.slice(0, middle)}…`).width <= width) low = middle; else high = middle - 1;
  }
  return `${text.slice(0, low)}…`;
}

/** What colours mean, as a line. */
export function legend(entries: [string, string, string?][]): HTMLElement {
  const line = el("p", "legend");
  for (const [name, fill, mark] of entries) {
    const entry = el("span");
    const sample = el("i", mark ?? "");
    sample.style.setProperty("--fill", `var(--${fill})`);
    entry.append(sample, name);
    line.append(entry);
  }
  return line;
}
