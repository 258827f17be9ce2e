// What a column's value is expected to be, as view/src/expected.rs has it; and the value from that.

import type { ColumnHead, Numbers } from "./pieces";

export type Expected =
  | { by: "before" } | { by: "behind"; of: number } | { by: "of_context"; of: { valid: number; context: number; field: number } }
  | { by: "fetched"; of: number } | { by: "requested" } | { by: "answered" } | { by: "lane_below"; of: number };
export interface Places { word_bytes: number; contexts: number; pcs: number; masks: number; values: number; fetches: number }
/** The cycles in which a value is not as expected, and by how much. */
export interface Residuals { whens: Uint16Array; by: Numbers }

const ZERO = new Uint32Array(8192);

/** A column, from what it is expected to be and how far it is from that. */
export function rebuild(
  head: ColumnHead, residuals: Residuals, cycles: number, columns: Numbers[], places: Places, heads: ColumnHead[],
): Numbers {
  const width = Math.ceil(head.bits / 8);
  if (head.expected.by === "before" && residuals.whens.length === 0) return { lo: ZERO, hi: width > 4 ? ZERO : null };
  const own: Numbers = { lo: new Uint32Array(cycles), hi: width > 4 ? new Uint32Array(cycles) : null };
  const mask = width < 4 ? 2 ** (8 * width) - 1 : 0xffffffff;
  const { whens, by } = residuals;
  let next = 0;
  let [low, high] = [0, 0];
  const step = (cycle: number): void => {
    if (whens[next] === cycle && next < whens.length) {
      const sum = low + by.lo[next];
      if (by.hi) high = (high + by.hi[next] + (sum > 0xffffffff ? 1 : 0)) >>> 0;
      low = (sum & mask) >>> 0;
      next++;
    }
    own.lo[cycle] = low;
    if (own.hi) own.hi[cycle] = high;
  };
  const set = (from: Numbers | null, cycle: number): void => {
    low = from ? from.lo[cycle] : 0;
    high = from?.hi ? from.hi[cycle] : 0;
  };
  const named = (name: string): Uint32Array => columns[indexOf(heads, name)].lo;
  const { expected } = head;
  switch (expected.by) {
    case "before":
      for (let cycle = 0; cycle < cycles; cycle++) step(cycle);
      break;
    case "behind":
      for (let cycle = 0; cycle < cycles; cycle++) {
        set(cycle > 0 ? columns[expected.of] : null, cycle - 1);
        step(cycle);
      }
      break;
    case "of_context": {
      const { valid, context, field } = expected.of;
      const first = field === 0 ? places.pcs : places.masks;
      for (let cycle = 0; cycle < cycles; cycle++) {
        const whose = columns[context].lo[cycle];
        set(columns[valid].lo[cycle] !== 0 && whose < places.contexts ? columns[first + whose] : null, cycle);
        step(cycle);
      }
      break;
    }
    case "fetched": {
      const scheduled = columns[expected.of];
      const [fetch, schedule] = ["fetch_valid", "schedule_valid"].map(named);
      const queue: number[] = new Array(columns[places.fetches].lo[0]).fill(-1);
      for (let cycle = 0, at = 0; cycle < cycles; cycle++) {
        const popped = fetch[cycle] !== 0 && at < queue.length ? queue[at++] : -1;
        set(popped >= 0 ? scheduled : null, popped);
        step(cycle);
        if (schedule[cycle] !== 0) queue.push(cycle);
      }
      break;
    }
    case "requested": {
      const asks = named("instruction_request_valid");
      const pcs = columns[indexOf(heads, "schedule_pc")];
      for (let cycle = 0; cycle < cycles; cycle++) {
        low = high = 0;
        if (asks[cycle] !== 0) {
          const word = (pcs.lo[cycle] + (pcs.hi ? pcs.hi[cycle] * 2 ** 32 : 0)) / places.word_bytes;
          low = Math.floor(word) >>> 0;
          high = Math.floor(word / 2 ** 32) >>> 0;
        }
        low = (low & mask) >>> 0;
        step(cycle);
      }
      break;
    }
    case "answered":
      answered();
      break;
    case "lane_below": {
      const lane = expected.of;
      const written = columns[indexOf(heads, "write_lanes")];
      const below = lane > 0 ? columns[places.values + lane - 1] : null;
      for (let cycle = 0; cycle < cycles; cycle++) {
        const is = (lane < 32 ? written.lo[cycle] >>> lane : (written.hi?.[cycle] ?? 0) >>> (lane - 32)) & 1;
        set(is ? below : null, cycle);
        step(cycle);
      }
    }
  }
  return own;

  function answered(): void {
    const [valid, ready, asks, taken, word] = ["instruction_response_valid", "instruction_response_ready",
      "instruction_request_valid", "instruction_request_ready", "instruction_request_word"].map(named);
    const queue: number[] = new Array(columns[places.fetches].lo[0]).fill(0);
    // By address: the cycle of the answer.
    const words = new Map<number, number>();
    for (let cycle = 0, at = 0; cycle < cycles; cycle++) {
      const address = at < queue.length ? queue[at] : 0;
      const before = valid[cycle] !== 0 ? words.get(address) : undefined;
      set(before === undefined ? null : own, before ?? 0);
      step(cycle);
      if (valid[cycle] !== 0 && ready[cycle] !== 0) {
        if (at < queue.length) at++;
        words.set(address, cycle);
      }
      if (asks[cycle] !== 0 && taken[cycle] !== 0) queue.push(word[cycle]);
    }
  }
}

const indices = new WeakMap<ColumnHead[], Map<string, number>>();
function indexOf(heads: ColumnHead[], name: string): number {
  let found = indices.get(heads);
  if (!found) indices.set(heads, found = new Map(heads.map((head, number) => [head.name, number])));
  return found.get(name)!;
}
