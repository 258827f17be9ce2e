// Loads and stores with the addresses of their lanes, worked out from the registers; and who wrote a word last.

import { Numbers } from "./pieces";
import { Chunk, eachWrite, inMask, Instruction, Line, Mask, Run, Tables, unsigned } from "./run";
import { executeOf, executes } from "./view-stages";

export interface Made { cycle: number; one: Instruction; line: Line; kind: "l" | "s" | "a"; bytes: number; lanes: { lane: number; address: number; value: Mask }[] }

const kept = new WeakMap<Chunk, Made[]>();
const copy = (numbers: Numbers): Numbers => ({ lo: numbers.lo.slice(), hi: numbers.hi?.slice() ?? null });
const COMMITTED = 1;

/** The accesses that execute in the cycles of a chunk, in their order. */
export function accesses(run: Run, chunk: Chunk, tables: Tables): Made[] {
  const found = kept.get(chunk);
  if (found) return found;
  const { gprs, lanes, word_bytes } = run.core;
  const waiting = tables.instructions
    .filter((one) => one.fate === COMMITTED && executes(one) && run.lines.get(one.pc)?.access)
    .filter((one) => executeOf(one) >= chunk.first && executeOf(one) < chunk.first + chunk.cycles)
    .sort((one, other) => executeOf(one) - executeOf(other));
  const state = copy(chunk.values);
  const made: Made[] = [];
  let next = 0;
  // What an instruction has read stands in the registers after the cycle in which it executes.
  const until = (cycle: number) => {
    while (next < waiting.length && executeOf(waiting[next]) < cycle) make(waiting[next++]);
  };
  const at = (warp: number, register: number, lane: number): number => (warp * gprs + register) * lanes + lane;
  const make = (one: Instruction) => {
    const line = run.lines.get(one.pc)!;
    const access = line.access!;
    const all: Made["lanes"] = [];
    for (let lane = 0; lane < lanes; lane++) {
      if (!inMask(one.lanes, lane)) continue;
      const base = at(one.warp, access.base, lane);
      const sum = state.lo[base] + (state.hi ? state.hi[base] * 2 ** 32 : 0) + access.immediate;
      const value = at(one.warp, access.value, lane);
      all.push({ lane, address: unsigned(sum, word_bytes), value: [state.lo[value], state.hi ? state.hi[value] : 0] });
    }
    made.push({ cycle: executeOf(one), one, line, kind: access.kind, bytes: access.bytes, lanes: all });
  };
  eachWrite(run, chunk, chunk.first + chunk.cycles, (cycle, warp, register, mask, value) => {
    until(cycle);
    for (let lane = 0; lane < lanes; lane++) {
      if (!inMask(mask, lane)) continue;
      const [lo, hi] = value(lane);
      state.lo[at(warp, register, lane)] = lo;
      if (state.hi) state.hi[at(warp, register, lane)] = hi;
    }
  }, () => {});
  until(Infinity);
  kept.set(chunk, made);
  return made;
}

/** The last store, or atomic access, to a byte before a cycle. */
export async function lastWriter(run: Run, address: number, before: number): Promise<{ made: Made; lane: number } | undefined> {
  for (let number = run.chunkOf(Math.max(0, before - 1)); number >= 0; number--) {
    const [chunk, tables] = await Promise.all([run.load(number), run.loadTables(number)]);
    const all = accesses(run, chunk, tables);
    for (let at = all.length - 1; at >= 0; at--) {
      const made = all[at];
      if (made.kind === "l" || made.cycle >= before) continue;
      const lane = made.lanes.findLast((one) => address >= one.address && address < one.address + made.bytes);
      if (lane) return { made, lane: lane.lane };
    }
  }
  return undefined;
}
