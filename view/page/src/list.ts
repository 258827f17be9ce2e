// A long list of which only what is seen is in the document.

import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from "@tanstack/virtual-core";
import { el } from "./paint";

export class List {
  readonly scroller: HTMLElement = el("div", "list");
  private readonly inner = el("div", "list-inner");
  private readonly virtual: Virtualizer<HTMLElement, HTMLElement>;
  private count = 0;

  constructor(holder: HTMLElement, private readonly rowHeight: number, private readonly row: (index: number) => HTMLElement) {
    this.scroller.append(this.inner);
    holder.append(this.scroller);
    this.virtual = new Virtualizer(this.options());
    this.virtual._didMount();
    this.virtual._willUpdate();
  }

  private options() {
    return {
      count: this.count, getScrollElement: () => this.scroller, estimateSize: () => this.rowHeight, overscan: 6,
      scrollToFn: elementScroll, observeElementRect, observeElementOffset, onChange: () => this.show(),
    };
  }

  /** Shows a list of so many rows anew. */
  update(count: number): void {
    if (count !== this.count) {
      this.count = count;
      this.virtual.setOptions(this.options());
    }
    this.virtual._willUpdate();
    this.virtual.measure();
    this.show();
  }

  /** Brings a row into sight, if it is not there. */
  reveal(index: number): void {
    if (index < 0 || index >= this.count) return;
    const [top, height] = [this.scroller.scrollTop, this.scroller.clientHeight];
    const at = index * this.rowHeight;
    if (at < top + this.rowHeight || at > top + height - 2 * this.rowHeight) {
      this.scroller.scrollTop = Math.max(0, at - height / 2);
    }
  }

  private show(): void {
    this.inner.style.height = `${this.virtual.getTotalSize()}px`;
    const rows = this.virtual.getVirtualItems().map((item) => {
      const row = this.row(item.index);
      row.style.transform = `translateY(${item.start}px)`;
      row.style.height = `${this.rowHeight}px`;
      return row;
    });
    this.inner.replaceChildren(...rows);
  }

  get texts(): string[] { return [...this.inner.children].map((row) => row.textContent ?? ""); }
}
