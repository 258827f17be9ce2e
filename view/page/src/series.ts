// Sums over cycles: of the whole run by buckets, and of chunks that are open cycle by cycle.

import { Numbers, open, Reader } from "./pieces";
import { Chunk, popcount, Run } from "./run";

/** Windows of so many chunks are shown cycle by cycle; wider ones by the overview's buckets. */
const CHUNKS_FINE = 5;

/** The overview of a run: shares of what each context does, and sums of counters. */
export class Overview {
  private constructor(
    readonly buckets: number, readonly bucketCycles: number,
    /** By context and activity, then by level: shares, 0 to 255. */
    private readonly shares: Uint8Array[][], private readonly lanes: Uint8Array[], private readonly sums: Float64Array[],
    readonly run: Run,
  ) {}

  static async load(run: Run): Promise<Overview> {
    const reader = new Reader(await open(`${run.number}/overview`));
    const [buckets, bucketCycles] = [reader.u32(), reader.u32()];
    const contexts = run.core.contexts;
    const bytes = (): Uint8Array => reader.bytes.subarray(reader.at, reader.at += buckets);
    const shares: Uint8Array[][] = [];
    for (let column = 0; column < contexts * run.head.activities.length; column++) shares.push(pyramid(bytes()));
    const lanes = Array.from({ length: contexts }, bytes);
    const sums = run.head.counters.map(() => prefix(reader.planes(buckets, 4).lo));
    return new Overview(buckets, bucketCycles, shares, lanes, sums, run);
  }

  /** The chunks of a window, if it is narrow enough and they are open. */
  fine(from: number, to: number): Chunk[] | undefined {
    const first = this.run.chunkOf(Math.max(0, from));
    const last = this.run.chunkOf(Math.min(Math.max(from, Math.ceil(to) - 1), this.run.cycles - 1));
    if (last - first >= CHUNKS_FINE) return undefined;
    const chunks: Chunk[] = [];
    for (let number = first; number <= last; number++) {
      const chunk = this.run.chunk(number);
      if (!chunk) return undefined;
      chunks.push(chunk);
    }
    return chunks;
  }

  /** What a context does from one cycle to another, as shares by activity, into `into`. */
  activities(context: number, from: number, to: number, chunks: Chunk[] | undefined, into: Float64Array): void {
    into.fill(0);
    if (chunks) {
      const end = Math.min(Math.max(Math.ceil(to), Math.floor(from) + 1), this.run.cycles);
      for (let cycle = Math.floor(from); cycle < end;) {
        const chunk = chunks[this.run.chunkOf(cycle) - chunks[0].number];
        if (!chunk) break;
        const row = activitiesOf(this.run, chunk)[context];
        const last = Math.min(end - chunk.first, chunk.cycles);
        for (let at = cycle - chunk.first; at < last; at++) into[row[at]]++;
        cycle = chunk.first + last;
      }
    } else {
      let [first, last, level] = [from / this.bucketCycles, to / this.bucketCycles, 0];
      while (last - first > 4 && level + 1 < this.shares[0].length) { first /= 4; last /= 4; level++; }
      const count = this.shares[0][level].length;
      const end = Math.min(Math.max(Math.floor(first) + 1, Math.ceil(last)), count);
      const at = context * into.length;
      for (let bucket = Math.floor(first); bucket < end; bucket++) {
        for (let number = 0; number < into.length; number++) into[number] += this.shares[at + number][level][bucket];
      }
    }
    const sum = into.reduce((one, other) => one + other, 0);
    if (sum > 0) for (let number = 0; number < into.length; number++) into[number] /= sum;
  }

  activity(context: number, cycle: number, chunks: Chunk[]): number {
    const chunk = chunks[this.run.chunkOf(cycle) - chunks[0].number];
    if (!chunk) return 0;
    return activitiesOf(this.run, chunk)[context][cycle - chunk.first];
  }

  /** The sum of a counter up to a cycle, between buckets in proportion. */
  until(counter: number, cycle: number, chunks: Chunk[] | undefined): number {
    if (chunks) {
      const [first, last] = [chunks[0], chunks[chunks.length - 1]];
      if (cycle >= first.first && cycle <= last.first + last.cycles) {
        const number = Math.min(this.run.chunkOf(cycle) - first.number, chunks.length - 1);
        let sum = 0;
        for (let before = 0; before < number; before++) sum += sumsOf(this.run, chunks[before])[counter][chunks[before].cycles];
        return sum + sumsOf(this.run, chunks[number])[counter][Math.floor(cycle - chunks[number].first)];
      }
    }
    const at = Math.min(Math.max(cycle / this.bucketCycles, 0), this.buckets);
    const bucket = Math.min(Math.floor(at), this.buckets - 1);
    const sums = this.sums[counter];
    const cycles = Math.min(this.bucketCycles, this.run.cycles - bucket * this.bucketCycles);
    const share = Math.min(1, (cycle - bucket * this.bucketCycles) / Math.max(1, cycles));
    return sums[bucket] + (sums[bucket + 1] - sums[bucket]) * share;
  }

  meanLanes(context: number): number {
    const lanes = this.lanes[context];
    return lanes.reduce((one, other) => one + other, 0) / Math.max(1, lanes.length) / 255;
  }
}

function pyramid(level: Uint8Array): Uint8Array[] {
  const levels = [level];
  while (level.length > 64) {
    const next = new Uint8Array(Math.ceil(level.length / 4));
    for (let at = 0; at < next.length; at++) {
      let [sum, count] = [0, 0];
      for (let part = 4 * at; part < Math.min(4 * at + 4, level.length); part++) { sum += level[part]; count++; }
      next[at] = sum / count;
    }
    levels.push(level = next);
  }
  return levels;
}

function prefix(counts: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(counts.length + 1);
  for (let at = 0; at < counts.length; at++) sums[at + 1] = sums[at] + counts[at];
  return sums;
}

const activitiesKept = new WeakMap<Chunk, Uint8Array[]>();
/** What each context does, cycle by cycle, as view/src/overview.rs has it. */
function activitiesOf(run: Run, chunk: Chunk): Uint8Array[] {
  const found = activitiesKept.get(chunk);
  if (found) return found;
  const column = (name: string): Uint32Array | undefined => run.column(chunk, name)?.lo;
  const [valid, whose] = [column("execute_valid")!, column("execute_context")!];
  // By state; of Running and WaitMemory there are two.
  const byState = [0, 3, 4, 5, 8, 5, 7, 0];
  const all = Array.from({ length: run.core.contexts }, (_, context) => {
    const [state, inFlight, awaits] = ["context_state", "context_in_flight", "context_awaits"].map((name) => column(`${name}[${context}]`));
    return Uint8Array.from({ length: chunk.cycles }, (__, at) => {
      if (valid[at] !== 0 && whose[at] === context) return 1;
      if (state![at] === 1 && inFlight![at] > 0) return 2;
      if (state![at] === 2 && awaits?.[at]) return 6;
      return byState[state![at]] ?? 0;
    });
  });
  activitiesKept.set(chunk, all);
  return all;
}

const kept = new WeakMap<Chunk, Float64Array[]>();
/** The same counters as view/src/overview.rs has, cycle by cycle. */
function sumsOf(run: Run, chunk: Chunk): Float64Array[] {
  let found = kept.get(chunk);
  if (!found) kept.set(chunk, found = counters(run, chunk).map(prefix));
  return found;
}

function counters(run: Run, chunk: Chunk): Uint16Array[] {
  const n = chunk.cycles;
  const zero: Numbers = { lo: new Uint32Array(n), hi: null };
  const column = (name: string): Uint32Array => (run.column(chunk, name) ?? zero).lo;
  const all = run.head.counters.map(() => new Uint16Array(n));
  const [commit, micro, lanes] = ["commit_valid", "execute_micro", "commit_lanes"].map(column);
  const lanesHigh = run.column(chunk, "commit_lanes")?.hi;
  const [schedule, fetched, squashed] = ["schedule_valid", "fetch_valid", "fetch_squashed"].map(column);
  const [iValid, iReady] = ["instruction_request_valid", "instruction_request_ready"].map(column);
  const [dValid, dReady, dWrite, dConsole] =
    ["data_request_valid", "data_request_ready", "data_request_write", "data_request_console"].map(column);
  const [lookup, filling, queue] = ["instruction_lookup_valid", "instruction_fill_valid", "data_queue_count"].map(column);
  const [dLookup, dLookupWrite, dLookupConsole] = ["data_lookup_valid", "data_lookup_write", "data_lookup_console"].map(column);
  const fetches = column("fetches");
  for (let at = 0; at < n; at++) {
    const retires = commit[at] && !(at > 0 && micro[at - 1]) ? 1 : 0;
    const data = dValid[at] & dReady[at];
    const store = data & dWrite[at];
    const count = [
      retires, retires * (popcount(lanes[at]) + (lanesHigh ? popcount(lanesHigh[at]) : 0)), fetched[at] & squashed[at],
      iValid[at] & iReady[at], data - store, store, fetches[at], queue[at], lookup[at],
      filling[at] && !(at > 0 && filling[at - 1]) ? 1 : 0, dLookup[at] && !dLookupWrite[at] && !dLookupConsole[at] ? 1 : 0,
      run.core.has_data_cache && data && !store && !dConsole[at] ? 1 : 0, 1 - schedule[at],
    ];
    count.forEach((value, counter) => { all[counter][at] = value; });
  }
  return all;
}
