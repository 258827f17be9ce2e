// Where both sides of a lock step differ: the report, and each field that differs in the cycles around.

import { App, View } from "./app";
import { el, group } from "./paint";
import { go, goTo, place } from "./state";

const BEFORE = 3;
const AFTER = 12;
const FIELDS_MOST = 60;

export class MismatchView implements View {
  readonly id = "mismatch";
  readonly title = "Mismatch";
  private table!: HTMLElement;
  private shown = "";

  constructor(private readonly app: App) {}

  mount(into: HTMLElement): void {
    const { mismatch, report } = this.app.run.head;
    const split = el("div", "split report-split");
    const left = el("section", "pane");
    left.append(el("h3", "", "The report"), el("pre", "report", report));
    const right = el("section", "pane");
    right.append(el("h3", "", "Fields that differ: RTL above, model below"));
    this.table = el("div", "fields");
    right.append(this.table);
    const bar = el("div", "bar");
    const jump = el("button", "", `To the mismatch, cycle ${group(mismatch?.cycle ?? 0)}`);
    jump.onclick = () => goTo(mismatch?.cycle ?? 0);
    const stages = el("button", "", "Its stages");
    stages.onclick = () => go({ view: "stages", cycle: mismatch!.cycle, from: mismatch!.cycle - 30, to: mismatch!.cycle + 30 });
    bar.append(jump, stages);
    into.append(bar);
    split.append(left, right);
    into.append(split);
  }

  draw(): void {
    const { run } = this.app;
    const mismatch = run.head.mismatch;
    if (!mismatch) return;
    const isNear = Math.abs(place.cycle - mismatch.cycle) < 200;
    const middle = isNear ? Math.max(place.cycle, 0) : mismatch.cycle;
    const [from, to] = [Math.max(0, middle - BEFORE), Math.min(run.cycles - 1, middle + AFTER)];
    const fields = [...new Set(mismatch.differing.filter((one) => one.cycle >= from && one.cycle <= to).map((one) => one.field))].slice(0, FIELDS_MOST);
    const isOpen = fields.every((field) => run.hex(field, from) !== undefined && run.hex(field, to) !== undefined);
    const key = `${from}/${place.cycle}/${isOpen}`;
    if (key === this.shown) return;
    this.shown = key;
    if (fields.length === 0) {
      this.table.replaceChildren(el("p", "soft", mismatch.differing.length === 0
        ? "The records agree in every cycle; the report says what differs." : "Nothing differs in the cycles around the cursor."));
      return;
    }
    const table = el("table", "grid mismatch");
    const head = table.createTHead().insertRow();
    head.append(el("th", "", "field"));
    for (let cycle = from; cycle <= to; cycle++) {
      const cell = el("th", cycle === place.cycle ? "at" : cycle === mismatch.cycle ? "first" : "", group(cycle));
      cell.onclick = () => go({ cycle });
      head.append(cell);
    }
    const other = new Map(mismatch.differing.map((one) => [`${one.field}/${one.cycle}`, one]));
    const body = table.createTBody();
    for (const field of fields) {
      const row = body.insertRow();
      row.append(el("th", "", field));
      for (let cycle = from; cycle <= to; cycle++) {
        const cell = row.insertCell();
        const found = other.get(`${field}/${cycle}`);
        if (cycle === place.cycle) cell.classList.add("at");
        if (found) {
          cell.classList.add("differs");
          cell.append(el("span", "rtl", found.rtl), el("span", "model", found.model));
        } else {
          cell.textContent = run.hex(field, cycle) ?? "…";
        }
      }
    }
    this.table.replaceChildren(table);
    table.tHead!.querySelector(".at")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  seen(): unknown { return { fields: this.table.innerText, report: this.app.run.head.report }; }
}
