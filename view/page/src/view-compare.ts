// Two runs side by side, instruction by instruction of a warp.

import { App, View } from "./app";
import { List } from "./list";
import { el, group } from "./paint";
import { Instruction, sameMask } from "./run";
import { go, place } from "./state";
import { commitOf } from "./view-stages";
import { lanesOf } from "./view-warp";

const ROW = 22;

export class CompareView implements View {
  readonly id = "compare";
  readonly title = "Two runs";
  private list!: List;
  private choice!: HTMLElement;
  private words!: HTMLElement;
  private lastReveal = "";

  constructor(private readonly app: App) {}

  mount(into: HTMLElement): void {
    const bar = el("div", "bar");
    this.choice = el("div", "choice");
    bar.append(this.choice);
    this.words = el("p", "hint");
    const heads = el("div", "row pair-head");
    const [one, other] = this.app.runs;
    heads.append(el("span", "num", "number"), el("b", "", `A: ${one.head.title}`), el("b", "", `B: ${other.head.title}`), el("span", "num", "B − A, cycles"));
    const holder = el("section", "pane");
    into.append(bar, this.words, holder);
    holder.append(heads);
    this.list = new List(holder, ROW, (index) => this.row(index));
  }

  private pair(ordinal: number): (Instruction | undefined)[] {
    return this.app.runs.map((run) => (ordinal <= run.head.committed[place.warp] ? run.byOrdinal(place.warp, ordinal) : undefined));
  }

  draw(): void {
    const compared = this.app.compared!;
    if (!compared.some((one) => one.warp === place.warp)) place.warp = 0;
    const now = compared.find((one) => one.warp === place.warp)!;
    this.choice.replaceChildren(...compared.map((one) => {
      const button = el("button", one.warp === place.warp ? "on" : "", `warp ${one.warp}${one.parts_at === null ? "" : " ≠"}`);
      button.onclick = () => go({ warp: one.warp, ordinal: null });
      return button;
    }));
    const [one, other] = this.app.runs;
    this.words.replaceChildren(`Warp ${now.warp}: ${group(now.instructions[0])} instructions in A, ${group(now.instructions[1])} in B. `);
    if (now.parts_at === null) this.words.append("Both runs do the same. ");
    else {
      const button = el("button", "", `first difference: instruction ${group(now.parts_at + 1)}, ${now.how}`);
      button.onclick = () => go({ ordinal: now.parts_at! + 1 });
      this.words.append(button);
    }
    this.words.append(` A takes ${group(one.cycles)} cycles, B ${group(other.cycles)}. Aligned by the instructions of a warp, whatever the cycle.`);
    this.list.update(Math.max(...now.instructions));
    const wanted = place.ordinal ?? (now.parts_at === null ? null : now.parts_at + 1);
    const key = `${place.warp}/${wanted}`;
    if (wanted !== null && key !== this.lastReveal) {
      this.lastReveal = key;
      this.list.reveal(wanted - 1);
    }
  }

  private row(index: number): HTMLElement {
    const [one, other] = this.pair(index + 1);
    const now = this.app.compared!.find((each) => each.warp === place.warp)!;
    const isFirst = now.parts_at === index;
    const differs = !one || !other || one.pc !== other.pc || !sameMask(one.lanes, other.lanes);
    const row = el("div", `row pair${isFirst ? " first" : differs ? " differs" : ""}${place.ordinal === index + 1 ? " at" : ""}`);
    row.append(el("span", "num", group(index + 1)), this.side(0, one, index), this.side(1, other, index),
      el("span", "num", one && other ? (commitOf(other) - commitOf(one)).toLocaleString("en") : ""));
    return row;
  }

  private side(number: number, one: Instruction | undefined, index: number): HTMLElement {
    const run = this.app.runs[number];
    const side = el("span", "side-cell");
    if (!one) {
      side.append(el("span", "soft", index < run.head.committed[place.warp] ? "…" : "—"));
      return side;
    }
    side.append(el("span", "num", group(commitOf(one))), el("span", "pc", one.pc.toString(16)), lanesOf(run.core.lanes, one.lanes, null), el("code", "", run.text(one.pc)));
    side.onclick = () => go({ run: number, cycle: commitOf(one), pc: one.pc, ordinal: index + 1, from: commitOf(one) - 30, to: commitOf(one) + 30 });
    return side;
  }

  seen(): unknown { return { rows: this.list.texts, words: this.words.innerText }; }
}
