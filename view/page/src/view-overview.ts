// The first view: what each context does in the course of time, and counters below it.

import uPlot from "uplot";
import { App, View } from "./app";
import { activity, colour, Colour, el, fit, gutter, legend, MONO, pixel, SANS, TimeCanvas } from "./paint";
import { Run } from "./run";
import { Overview } from "./series";
import { go, place } from "./state";

/** Counters that stand in one chart: a line each, what it is divided by (cycles, or another counter). */
interface Chart { title: string; lines: { label: string; fill: Colour; counter: string; per?: string; less?: boolean }[] }

const CHARTS: Chart[] = [
  { title: "a cycle: instructions and lanes", lines: [
    { label: "instructions", fill: "x1", counter: "instructions" }, { label: "lanes", fill: "x2", counter: "lanes" }] },
  { title: "ports, requests a cycle", lines: [
    { label: "fetches", fill: "fetch", counter: "fetches" }, { label: "loads", fill: "load", counter: "loads" },
    { label: "stores", fill: "store", counter: "stores" }] },
  { title: "queues, entries", lines: [
    { label: "fetches under way", fill: "fetch", counter: "fetch queue" }, { label: "data queue", fill: "load", counter: "data queue" }] },
  { title: "hits of the caches, share", lines: [
    { label: "instructions", fill: "fetch", counter: "instruction misses", per: "instruction lookups", less: true },
    { label: "data", fill: "load", counter: "data misses", per: "data lookups", less: true }] },
];

export class OverviewView implements View {
  readonly id = "overview";
  readonly title = "Overview";
  private time!: TimeCanvas;
  private scroller!: HTMLElement;
  private charts: { plot: uPlot; chart: Chart }[] = [];
  private holder!: HTMLElement;
  private tall = 74;

  constructor(private readonly app: App) {}

  mount(into: HTMLElement): void {
    const names = this.app.run.head.activities;
    into.append(legend(names.slice(1).map((name, at): [string, string] => [name === "memory" || name === "unit" || name === "register" ? `waits: ${name}` : name, `a${at + 1}`])));
    this.scroller = el("div", "contexts");
    into.append(this.scroller);
    this.time = new TimeCanvas(this.scroller);
    this.time.onClick = (cycle, _, y) => {
      const { contexts } = this.app.run.core;
      const row = Math.min(Math.max(Math.floor((y - 22) / this.rowHeight), 0), this.shown.length * contexts - 1);
      const { run } = this.shown[Math.floor(row / contexts)];
      const warp = run.warpOf(row % contexts, Math.min(Math.max(cycle, 0), run.cycles - 1));
      go(y > 22 ? { cycle, warp, run: run.number } : { cycle });
    };
    this.holder = el("div", "charts");
    into.append(this.holder);
    this.makeCharts();
  }

  /** Whose contexts have rows: all cores of a cluster, or the run that is chosen. */
  private get shown(): Overview[] {
    return this.app.isCluster ? this.app.overviews : [this.app.overview];
  }

  private get rows(): number { return this.shown.length * this.app.run.core.contexts; }

  private get rowHeight(): number { return this.rows <= 8 ? 34 : this.rows <= 16 ? 22 : 14; }

  private makeCharts(): void {
    for (const { plot } of this.charts) plot.destroy();
    this.charts = [];
    this.holder.replaceChildren();
    const { has_instruction_cache, has_data_cache } = this.app.run.core;
    for (const given of CHARTS) {
      const lines = given.lines.filter(({ counter }) => {
        if (counter.startsWith("instruction misses")) return has_instruction_cache;
        return !counter.startsWith("data ") || has_data_cache;
      });
      if (lines.length > 0) this.makeChart({ ...given, lines });
    }
  }

  private makeChart(chart: Chart): void {
    const box = el("div", "chart");
    const title = el("p", "chart-title", chart.title);
    for (const line of chart.lines) {
      const key = el("span", "key", line.label);
      key.style.setProperty("--fill", `var(--${line.fill})`);
      title.append(key);
    }
    box.append(title);
    this.holder.append(box);
    const axis: uPlot.Axis = { stroke: colour.faint, font: SANS, grid: { stroke: colour.rule, width: 1 }, ticks: { show: false } };
    const plot = new uPlot({
      width: Math.max(box.clientWidth, 100), height: this.tall, legend: { show: false }, cursor: { show: false }, padding: [6, 0, 4, 0],
      scales: { x: { time: false, range: () => [place.from, place.to] }, y: { range: (_, __, most) => [0, Math.max(most || 0, 0.1) * 1.08] } },
      axes: [{ ...axis, show: false }, { ...axis, size: gutter, gap: 6, space: 24 }],
      series: [{}, ...chart.lines.map((line): uPlot.Series => ({ stroke: colour[line.fill], width: 1.4, points: { show: false } }))],
      hooks: { draw: [(drawn) => {
        const x = drawn.valToPos(place.cycle, "x", true);
        if (x < drawn.bbox.left) return;
        drawn.ctx.fillStyle = colour.cursor;
        drawn.ctx.fillRect(x, drawn.bbox.top, 1.5 * devicePixelRatio, drawn.bbox.height);
      }] },
    }, [[0], ...chart.lines.map(() => [0])] as uPlot.AlignedData, box);
    this.charts.push({ plot, chart });
  }

  restyle(): void { this.makeCharts(); }

  draw(): void {
    const { rows, rowHeight: height } = this;
    const pen = this.time.begin(24 + rows * height + 2);
    this.time.axis(2, rows * height + 10);
    this.shown.forEach((overview, number) => {
      const chunks = overview.fine(place.from, place.to);
      const { contexts } = overview.run.core;
      for (let context = 0; context < contexts; context++) {
        const y = 22 + (number * contexts + context) * height;
        this.name(pen, overview.run, context, y, height);
        if (this.time.scale >= 4 && chunks) this.cells(pen, overview, context, y, height - 3);
        else this.band(overview, context, y, height - 3, chunks);
      }
    });
    this.time.cursor();
    this.drawCharts(this.app.overview);
  }

  private name(pen: CanvasRenderingContext2D, run: Run, context: number, y: number, height: number): void {
    const home = run.core.homes[context];
    const isChosen = run === this.app.run && home === place.warp;
    pen.font = MONO;
    pen.fillStyle = isChosen ? colour.cursor : home === null ? colour.faint : colour.ink;
    const text = home === null ? `context ${context}` : `warp ${home}`;
    const core = this.app.isCluster ? `${run.number} · ` : "";
    pen.fillText(fit(pen, core + text, gutter - 12), 8, y + height / 2 - 1);
  }

  /** A band: in each column of pixels the shares of what the context does, one above the other. */
  private band(overview: Overview, context: number, y: number, height: number, chunks: ReturnType<Overview["fine"]>): void {
    const ratio = window.devicePixelRatio || 1;
    const [width, tall] = [Math.floor((this.time.width - gutter) * ratio), Math.round(height * ratio)];
    if (width < 1) return;
    const image = new ImageData(width, tall);
    const pixels = new Uint32Array(image.data.buffer);
    const { run } = overview;
    const count = run.head.activities.length;
    const shares = new Float64Array(count);
    const fills = Array.from({ length: count }, (_, number) => pixel(number === 0 ? colour.panel : activity(number)));
    const paper = pixel(colour.paper);
    const cycles = (place.to - place.from) / width;
    for (let x = 0; x < width; x++) {
      const from = place.from + x * cycles;
      if (from < run.cycles) overview.activities(context, from, from + cycles, chunks, shares);
      // Executing is at the bottom, what is stopped at the top.
      let [bottom, sum] = [tall, 0];
      for (let number = 1; number < count; number++) {
        if (from >= run.cycles || shares[number] === 0) continue;
        sum += shares[number];
        const top = Math.round(tall * (1 - sum));
        for (let row = top; row < bottom; row++) pixels[row * width + x] = fills[number];
        bottom = Math.min(bottom, top);
      }
      const rest = from >= run.cycles ? paper : fills[0];
      for (let row = 0; row < bottom; row++) pixels[row * width + x] = rest;
    }
    this.time.pen.putImageData(image, Math.round(gutter * ratio), Math.round(y * ratio));
  }

  /** Cells: of what executes its lanes, a bar each. */
  private cells(pen: CanvasRenderingContext2D, overview: Overview, context: number, y: number, height: number): void {
    const { run } = overview;
    const chunks = overview.fine(place.from, place.to)!;
    const scale = this.time.scale;
    pen.save();
    pen.beginPath();
    pen.rect(gutter, y, this.time.width - gutter, height);
    pen.clip();
    for (let cycle = Math.floor(place.from); cycle < Math.min(place.to, run.cycles); cycle++) {
      const number = overview.activity(context, cycle, chunks);
      const x = this.time.x(cycle);
      pen.fillStyle = number === 0 ? colour.panel : activity(number);
      if (number !== 1) {
        pen.fillRect(x, y, scale + 0.5, height);
        continue;
      }
      const lanes = run.mask("execute_lanes", cycle) ?? [0, 0];
      const tall = height / run.core.lanes;
      pen.globalAlpha = 0.25;
      pen.fillRect(x, y, scale - 0.5, height);
      pen.globalAlpha = 1;
      for (let lane = 0; lane < run.core.lanes; lane++) {
        const isIn = ((lane < 32 ? lanes[0] >>> lane : lanes[1] >>> (lane - 32)) & 1) === 1;
        if (isIn) pen.fillRect(x, y + lane * tall, scale - 0.5, Math.max(tall - (tall > 3 ? 1 : 0), 0.7));
      }
    }
    pen.restore();
  }

  private drawCharts(overview: Overview): void {
    const points = Math.min(480, Math.max(32, Math.floor((this.time.width - gutter) / 2)), Math.ceil(place.to - place.from));
    const step = (place.to - place.from) / points;
    const fine = overview.fine(place.from, place.to);
    const from = fine ? Math.floor(place.from) : place.from;
    const edges = Array.from({ length: points + 1 }, (_, at) => {
      const edge = Math.min(from + at * step, overview.run.cycles);
      return fine ? Math.round(edge) : edge;
    });
    const x = edges.slice(1).map((edge, at) => (edge + edges[at]) / 2);
    const room = this.holder.parentElement!.clientHeight - this.time.height - 50;
    this.tall = Math.min(150, Math.max(64, Math.floor(room / this.charts.length) - 24));
    const names = overview.run.head.counters;
    const sums = new Map<string, number[]>();
    const differences = (name: string): number[] => {
      let found = sums.get(name);
      if (!found) {
        const until = edges.map((edge) => overview.until(names.indexOf(name), edge, fine));
        sums.set(name, found = until.slice(1).map((sum, at) => sum - until[at]));
      }
      return found;
    };
    for (const { plot, chart } of this.charts) {
      const width = plot.root.parentElement!.clientWidth;
      if (width > 0 && (plot.width !== width || plot.height !== this.tall)) plot.setSize({ width, height: this.tall });
      const lines = chart.lines.map((line) => differences(line.counter).map((value, at) => {
        const whole = line.per ? differences(line.per)[at] : edges[at + 1] - edges[at];
        if (whole <= 0) return null;
        return line.less ? Math.max(0, 1 - value / whole) : value / whole;
      }));
      plot.setData([x, ...lines] as uPlot.AlignedData);
    }
  }

  seen(): unknown {
    return { rows: this.rows, charts: this.charts.length, height: this.time.height };
  }
}
