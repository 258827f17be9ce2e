// The whole run as a strip: which warp executes, with how many lanes, and where lanes part and meet. It is a slider, too.

import { colour, el, group, SANS } from "../paint";
import type { Engine, Overview } from "./engine";

const HEAD = 12;

export class Strip {
  private readonly canvas = el("canvas", "time");
  readonly slider = el("input", "slider");
  private overview: Overview | null = null;
  private key = "";
  private total = 1;

  constructor(private readonly holder: HTMLElement, private readonly onMove: (step: number) => void) {
    this.slider.type = "range";
    this.slider.min = "0";
    this.slider.ariaLabel = "step";
    this.slider.addEventListener("input", () => onMove(Number(this.slider.value)));
    holder.append(this.canvas, this.slider);
    const move = (event: PointerEvent) => {
      if (event.buttons !== 1) return;
      const share = event.offsetX / Math.max(1, this.canvas.clientWidth);
      this.onMove(Math.round(share * this.total));
    };
    this.canvas.addEventListener("pointerdown", (event) => { this.canvas.setPointerCapture(event.pointerId); move(event); });
    this.canvas.addEventListener("pointermove", move);
  }

  /** A new run. */
  open(total: number): void {
    this.total = Math.max(1, total);
    this.slider.max = `${total}`;
    this.key = "";
  }

  draw(engine: Engine, step: number): void {
    const ratio = window.devicePixelRatio || 1;
    const width = this.holder.clientWidth;
    if (this.key !== `${width}`) {
      this.key = `${width}`;
      this.overview = engine.ask<Overview>("overview", { columns: Math.max(8, Math.min(2000, Math.floor(width / 2))) });
    }
    const { shares, lanes, parts, meets } = this.overview!;
    const row = shares.length <= 4 ? 8 : shares.length <= 12 ? 5 : Math.max(1, Math.floor(60 / shares.length));
    const height = HEAD + shares.length * row + 3;
    [this.canvas.width, this.canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    this.canvas.style.height = `${height}px`;
    const pen = this.canvas.getContext("2d")!;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.fillStyle = colour.paper;
    pen.fillRect(0, 0, width, height);
    const columns = shares[0]?.length ?? 1;
    const wide = width / columns;
    for (let warp = 0; warp < shares.length; warp++) {
      const y = HEAD + warp * row;
      pen.globalAlpha = 1;
      pen.fillStyle = colour.panel;
      pen.fillRect(0, y, width, row - 1);
      pen.fillStyle = colour.a1;
      for (let column = 0; column < columns; column++) {
        if (shares[warp][column] === 0) continue;
        // How often it executes is how dark, how many lanes take part is how tall.
        pen.globalAlpha = 0.3 + 0.7 * shares[warp][column] / 255;
        const tall = Math.max(1, (row - 1) * lanes[warp][column] / 255);
        pen.fillRect(column * wide, y + row - 1 - tall, Math.max(wide, 1), tall);
      }
    }
    pen.globalAlpha = 1;
    this.marks(pen, parts, wide, colour.a4, 6);
    this.marks(pen, meets, wide, colour.a7, 1);
    const x = Math.min(step / this.total, 1) * width;
    pen.fillStyle = colour.cursor;
    pen.fillRect(Math.min(Math.max(0, x - 1), width - 2), 0, 2, height);
    pen.font = SANS;
    this.slider.value = `${step}`;
    this.slider.title = `${group(step)} of ${group(this.total)}`;
  }

  private marks(pen: CanvasRenderingContext2D, columns: number[], wide: number, fill: string, y: number): void {
    pen.fillStyle = fill;
    for (const column of columns) pen.fillRect(column * wide, y, Math.max(wide, 1.5), 4);
  }
}
