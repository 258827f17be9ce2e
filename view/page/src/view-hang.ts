// A run that does not come to its end: who waits for whom, as a graph, and the report.

import { Graph, layout, graphlib } from "@dagrejs/dagre";

import { App, View } from "./app";
import { el } from "./paint";
import type { HangKind } from "./run";
import { go } from "./state";

const LINE = 15;
const LETTER = 6.4;
const SVG = "http://www.w3.org/2000/svg";
const FILLS: Record<HangKind, string> = { context: "--panel", barrier: "--a3", spawn: "--a3", word: "--a2", port: "--a4", unit: "--a5" };

function svg(tag: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`);
  if (text) made.textContent = text;
  return made;
}

const widthOf = (text: string): number => text.length * LETTER;

export class HangView implements View {
  readonly id = "hang";
  readonly title = "Hang";
  private picture!: HTMLElement;

  constructor(private readonly app: App) {}

  mount(into: HTMLElement): void {
    const split = el("div", "split even");
    const left = el("section", "pane");
    this.picture = el("div", "hang-graph");
    left.append(el("h3", "", "Who waits for whom, at the end of the run"), el("p", "hint", "An arrow leads from who waits to whom or what it waits for. A ring is in colour. Click a warp to see it in its last cycle."), this.picture);
    const right = el("section", "pane");
    right.append(el("h3", "", "The report"), el("pre", "report", this.app.run.head.report));
    split.append(left, right);
    into.append(split);
    this.picture.append(this.graph());
  }

  private graph(): Element {
    const { nodes, edges } = this.app.run.head.hang!;
    if (nodes.length === 0) return el("p", "soft", "No warp is alive.");
    const graph = new Graph({ multigraph: true });
    graph.setGraph({ rankdir: "TB", nodesep: 28, ranksep: 46, marginx: 12, marginy: 12 });
    graph.setDefaultEdgeLabel(() => ({}));
    for (const node of nodes) {
      const width = Math.max(...[node.id, ...node.lines].map(widthOf)) + 22;
      graph.setNode(node.id, { width, height: (1 + node.lines.length) * LINE + 12 });
    }
    edges.forEach((edge, number) => graph.setEdge(edge.from, edge.to, { width: widthOf(edge.text), height: LINE, labelpos: "c" }, `${number}`));
    layout(graph);
    const rings = new Map<string, number>();
    graphlib.alg.tarjan(graph).forEach((part: string[], number: number) => { if (part.length > 1) for (const id of part) rings.set(id, number); });
    const isRing = (from: string, to: string) => rings.has(from) && rings.get(from) === rings.get(to);
    const { width = 10, height = 10 } = graph.graph() as { width?: number; height?: number };
    const picture = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img" });
    picture.append(this.arrowheads());
    edges.forEach((edge, number) => {
      const placed = graph.edge(edge.from, edge.to, `${number}`) as { points: { x: number; y: number }[]; x?: number; y?: number };
      const ring = isRing(edge.from, edge.to);
      const path = placed.points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
      picture.append(svg("path", { d: path, class: ring ? "edge ring" : "edge", "marker-end": ring ? "url(#ring-end)" : "url(#edge-end)" }));
      const { x, y } = placed.x !== undefined && placed.y !== undefined ? { x: placed.x, y: placed.y } : placed.points[Math.floor(placed.points.length / 2)];
      picture.append(svg("text", { x, y, class: "edge-text" }, edge.text));
    });
    for (const node of nodes) {
      const { x, y, width: wide, height: tall } = graph.node(node.id) as { x: number; y: number; width: number; height: number };
      const group = svg("g", { class: rings.has(node.id) ? `node ${node.kind} ring` : `node ${node.kind}`, "data-id": node.id });
      group.append(svg("rect", { x: x - wide / 2, y: y - tall / 2, width: wide, height: tall, rx: node.kind === "context" ? 8 : 2, style: `fill: color-mix(in srgb, var(${FILLS[node.kind]}) 60%, var(--paper))` }));
      [node.id, ...node.lines].forEach((line, at) => group.append(svg("text", { x, y: y - tall / 2 + 17 + at * LINE, class: at === 0 ? "name" : "" }, line)));
      const { place } = node;
      if (place) group.addEventListener("click", () => this.open(place));
      picture.append(group);
    }
    return picture;
  }

  private arrowheads(): SVGElement {
    const defs = svg("defs", {});
    for (const [id, colour] of [["edge-end", "--soft"], ["ring-end", "--cursor"]]) {
      const marker = svg("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto" });
      marker.append(svg("path", { d: "M0 0 L8 4 L0 8 z", style: `fill: var(${colour})` }));
      defs.append(marker);
    }
    return defs;
  }

  private open([core, warp, pc]: [number, number, number]): void {
    const run = this.app.isCluster ? this.app.runs[core] : this.app.run;
    go({ run: run.number, view: "warp", warp, pc, cycle: run.cycles - 1, from: run.cycles - 60, to: run.cycles });
  }

  draw(): void {}
  restyle(): void {}
  seen(): unknown {
    const { nodes, edges } = this.app.run.head.hang!;
    return {
      nodes: nodes.map((node) => node.id), edges, drawn: this.picture.querySelectorAll("g.node").length, arrows: this.picture.querySelectorAll("path.edge").length,
      rings: [...this.picture.querySelectorAll<SVGElement>("g.ring")].map((node) => node.dataset.id), report: this.app.run.head.report,
    };
  }
}
