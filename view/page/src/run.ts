// A run: its head, its chunks of cycles, its tables of instructions. Chunks are opened when they are looked at.

import { Places } from "./expected";
import { ColumnHead, Numbers, open, Reader, readColumns, text } from "./pieces";

export interface Core {
  arch: string; lanes: number; warps: number; contexts: number; homes: (number | null)[]; word_bytes: number; gprs: number;
  predicates: number; line_bytes: number; line_words: number; barriers: number; mechanism: string; entries: string;
  kinds: string[]; divergence: string; has_instruction_cache: boolean; has_data_cache: boolean; has_tlb: boolean;
  stages: string;
}
export interface Counts { executions: number; lanes: number; cycles: number; waits: number[]; squashed: number }
export interface Access { kind: "l" | "s" | "a"; base: number; immediate: number; bytes: number; value: number }
export interface Line { pc: number; text: string; label?: string; source?: [number, number]; access?: Access; counts?: Counts }
export interface Differing { cycle: number; field: string; rtl: string; model: string }
export type HangKind = "context" | "barrier" | "spawn" | "word" | "port" | "unit";
export interface Hang {
  nodes: { id: string; kind: HangKind; lines: string[]; place: [number, number, number] | null }[];
  edges: { from: string; to: string; text: string }[];
}
export interface Head {
  title: string; command: string; memory: string; side: string; ending: string; report: string;
  sources: { name: string; text: string }[]; mismatch: { cycle: number; differing: Differing[] } | null; hang: Hang | null;
  core: Core; columns: ColumnHead[]; places: Places; cycles: number; chunk_cycles: number; starts: number[][]; committed: number[];
  activities: string[]; counters: string[]; instruction_schema: [string, number][]; level_schema: [string, number][];
  listing: Line[]; files: string[]; symbols: [string, number][]; interrupts: { cycle: number; context: number; cause: number }[];
}

/** A set of lanes: bits 0 to 31, bits 32 to 63. */
export type Mask = [number, number];
export const inMask = (mask: Mask, lane: number): boolean => ((lane < 32 ? mask[0] >>> lane : mask[1] >>> (lane - 32)) & 1) === 1;
export const countMask = (mask: Mask): number => popcount(mask[0]) + popcount(mask[1]);
export const sameMask = (one: Mask, other: Mask): boolean => one[0] === other[0] && one[1] === other[1];
export function popcount(word: number): number {
  let count = 0;
  for (let rest = word >>> 0; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export interface Instruction {
  id: number; first: number; context: number; pc: number; kind: number; register: number; letters: string; stages: number;
  lanes: Mask; redirects: boolean; redirect: number; wait: number; waitFirst: number; waitLast: number; written: number;
  fate: number; changes: boolean; before: Mask; after: Mask; ordinal: number; warp: number;
}
export interface Level {
  context: number; number: number; from: number; to: number; known: boolean; kind: number; mask: Mask; pending: Mask;
  pc: number; parent: number;
}
export interface Tables { instructions: Instruction[]; levels: Level[] }
export interface Chunk { number: number; first: number; cycles: number; columns: Numbers[]; values: Numbers; rows: Numbers }

const hiPart = (numbers: Numbers, at: number): number => (numbers.hi ? numbers.hi[at] : 0);
const whole = (numbers: Numbers, at: number): number => numbers.lo[at] + hiPart(numbers, at) * 2 ** 32;
const CHUNKS_KEPT = 40;

export class Run {
  private chunks = new Map<number, Chunk>();
  private loading = new Map<number, Promise<Chunk>>();
  private kept = new Map<number, Tables>();
  private loadingTables = new Map<number, Promise<Tables>>();
  readonly index = new Map<string, number>();
  readonly lines = new Map<number, Line>();
  readonly symbols = new Map<string, number>();
  /** How often something has been opened. */
  opened = 0;
  /** Is called when something that was asked for has been opened. */
  onOpen: () => void = () => {};

  private constructor(readonly number: number, readonly head: Head) {
    head.columns.forEach((column, at) => this.index.set(column.name, at));
    head.listing.forEach((line) => this.lines.set(line.pc, line));
    head.symbols.forEach(([name, address]) => this.symbols.set(name, address));
  }

  static async load(number: number): Promise<Run> {
    return new Run(number, JSON.parse(await text(`${number}/head`)));
  }

  get isLoading(): boolean { return this.loading.size + this.loadingTables.size > 0; }
  get cycles(): number { return this.head.cycles; }
  get core(): Core { return this.head.core; }
  chunkOf(cycle: number): number { return Math.floor(cycle / this.head.chunk_cycles); }

  /** A chunk, if it is open; else it is being opened. */
  chunk(number: number): Chunk | undefined {
    const found = this.chunks.get(number);
    if (!found) void this.load(number).then(this.onOpen);
    return found;
  }

  tables(number: number): Tables | undefined {
    const found = this.kept.get(number);
    if (!found) void this.loadTables(number).then(this.onOpen);
    return found;
  }

  load(number: number): Promise<Chunk> {
    const found = this.chunks.get(number);
    if (found) return Promise.resolve(found);
    return once(this.loading, number, async () => {
      const reader = new Reader(await open(`${this.number}/cycles/${number}`));
      const { cycles, columns } = readColumns(reader, this.head.columns, this.head.places);
      const core = this.core;
      const values = reader.planes(core.warps * core.gprs * core.lanes, core.word_bytes);
      const rows = reader.planes(core.warps * core.predicates, Math.ceil(core.lanes / 8));
      const chunk = { number, first: number * this.head.chunk_cycles, cycles, columns, values, rows };
      keep(this.chunks, number, chunk);
      this.opened++;
      return chunk;
    });
  }

  loadTables(number: number): Promise<Tables> {
    const found = this.kept.get(number);
    if (found) return Promise.resolve(found);
    return once(this.loadingTables, number, async () => {
      const reader = new Reader(await open(`${this.number}/tables/${number}`));
      const first = number * this.head.chunk_cycles;
      const tables = { instructions: instructions(reader, this.head, number), levels: levels(reader, this.head, first) };
      keep(this.kept, number, tables);
      this.opened++;
      return tables;
    });
  }

  column(chunk: Chunk, name: string): Numbers | undefined {
    const at = this.index.get(name);
    return at === undefined ? undefined : chunk.columns[at];
  }

  /** A field's value in a cycle; undefined while its chunk is not open, or of a field that the core does not have. */
  value(name: string, cycle: number): number | undefined {
    const chunk = this.chunk(this.chunkOf(cycle));
    const column = chunk && this.column(chunk, name);
    return column && whole(column, cycle - chunk.first);
  }

  mask(name: string, cycle: number): Mask | undefined {
    const chunk = this.chunk(this.chunkOf(cycle));
    const column = chunk && this.column(chunk, name);
    return column && [column.lo[cycle - chunk.first], hiPart(column, cycle - chunk.first)];
  }

  hex(name: string, cycle: number): string | undefined {
    const mask = this.mask(name, cycle);
    return mask && hexOf(mask);
  }

  /** The warp that a context belongs to in a cycle. */
  warpOf(context: number, cycle: number): number {
    return this.core.homes[context] ?? this.value(`context_owner[${context}]`, cycle) ?? 0;
  }

  /** Registers of a warp at the start of a cycle: by register and lane; predicates by register a mask. */
  registers(warp: number, cycle: number): { values: Mask[][]; rows: Mask[]; changed: Set<string> } | undefined {
    const chunk = this.chunk(this.chunkOf(cycle));
    if (!chunk) return undefined;
    return registersAt(this, chunk, warp, cycle);
  }

  /** The instruction at an address in words. */
  text(pc: number): string { return this.lines.get(pc)?.text ?? "(no instruction of the program)"; }

  /** The label at an address, or the address. */
  place(pc: number): string { return this.lines.get(pc)?.label ?? pc.toString(16); }

  /** `FILE:LINE`, if it is known. */
  origin(pc: number): string | undefined {
    const source = this.lines.get(pc)?.source;
    return source && `${this.head.files[source[0]].split("/").pop()}:${source[1]}`;
  }

  /** The chunk in which the instruction of a warp with this number, counted from 1, commits. */
  chunkOfOrdinal(warp: number, ordinal: number): number {
    let [low, high] = [0, this.head.starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.head.starts[middle][warp] < ordinal) low = middle; else high = middle - 1;
    }
    return low;
  }

  /** That instruction, if its chunk is open. */
  byOrdinal(warp: number, ordinal: number): Instruction | undefined {
    const tables = this.tables(this.chunkOfOrdinal(warp, ordinal));
    return tables && ordinalsOf(tables).get(`${warp}/${ordinal}`);
  }
}

const ordinalIndex = new WeakMap<Tables, Map<string, Instruction>>();
function ordinalsOf(tables: Tables): Map<string, Instruction> {
  let found = ordinalIndex.get(tables);
  if (!found) {
    found = new Map(tables.instructions.filter((one) => one.ordinal > 0).map((one) => [`${one.warp}/${one.ordinal}`, one]));
    ordinalIndex.set(tables, found);
  }
  return found;
}

function once<T>(running: Map<number, Promise<T>>, number: number, start: () => Promise<T>): Promise<T> {
  let promise = running.get(number);
  if (!promise) {
    promise = start().finally(() => running.delete(number));
    running.set(number, promise);
  }
  return promise;
}

function keep<T>(kept: Map<number, T>, number: number, value: T): void {
  kept.set(number, value);
  if (kept.size > CHUNKS_KEPT) kept.delete(kept.keys().next().value!);
}

export function hexOf(value: Mask): string {
  return value[1] ? value[1].toString(16) + value[0].toString(16).padStart(8, "0") : value[0].toString(16);
}

function instructions(reader: Reader, head: Head, number: number): Instruction[] {
  const { rows, columns: c } = reader.table(head.instruction_schema);
  const first = number * head.chunk_cycles;
  const { word_bytes, homes } = head.core;
  const [early, late] = head.core.stages.split("F");
  const mask = (column: Numbers, at: number): Mask => [column.lo[at], hiPart(column, at)];
  // These columns are no sums over rows, but the table reads them so: the difference to the row above is the value.
  const plain = (column: Numbers, at: number): number => difference(column, at, word_bytes);
  const next = new Array<number>(homes.length).fill(0);
  const all: Instruction[] = [];
  for (let i = 0; i < rows; i++) {
    const [context, kind, flags, fetch] = [c.context.lo[i], c.kind.lo[i], c.flags.lo[i], c.fetch.lo[i]];
    const start = (c.first.lo[i] | 0) + first;
    let pc = 0;
    if (kind === 0) {
      pc = unsigned(next[context] + plain(c.pc, i), word_bytes);
      next[context] = pc + word_bytes;
    }
    const wait = c.wait.lo[i];
    const letters = kind === 0 ? early.padEnd(c.early.lo[i], "S") + "F".repeat(fetch) + late : late;
    const waitFirst = start + letters.indexOf("X") + 1;
    const waitLast = waitFirst + (c.waits.lo[i] - (i > 0 ? c.waits.lo[i - 1] : 0) >>> 0) - 1;
    all.push({
      id: c.id.lo[i], first: start, context, pc, kind, register: c.register.lo[i], letters, stages: c.stages.lo[i],
      lanes: mask(c.lanes, i), redirects: (flags & 1) !== 0, redirect: unsigned(pc + plain(c.redirect, i), word_bytes), wait,
      waitFirst, waitLast: wait ? waitLast : 0, written: flags & 4 ? waitLast - (c.written.lo[i] - (i > 0 ? c.written.lo[i - 1] : 0) | 0) : -1,
      fate: c.fate.lo[i], changes: (flags & 2) !== 0, before: mask(c.before, i), after: mask(c.after, i), ordinal: 0,
      warp: ((homes[context] ?? 0) + c.guest.lo[i]) & 255,
    });
  }
  count(all, head, number);
  return all;
}

/** A number cut to so many bytes. One that fits stays exact: the sum with 2^64 would not be. */
export function unsigned(value: number, bytes: number): number {
  const size = 2 ** (8 * bytes);
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}
const signed = (value: number, bytes: number): number => { const part = unsigned(value, bytes); return part >= 2 ** (8 * bytes - 1) ? part - 2 ** (8 * bytes) : part; };
/** How far a row is from the one above, as a signed number. */
function difference(column: Numbers, at: number, bytes: number): number {
  const above = at > 0 ? column.lo[at - 1] : 0;
  if (!column.hi) return signed(column.lo[at] - above, bytes);
  const borrow = column.lo[at] < above ? 1 : 0;
  return (column.hi[at] - (at > 0 ? column.hi[at - 1] : 0) - borrow | 0) * 2 ** 32 + (column.lo[at] - above >>> 0);
}

/** Numbers the commits from the chunk's first cycle on, within each warp. */
function count(all: Instruction[], head: Head, number: number): void {
  const first = number * head.chunk_cycles;
  const counts = [...head.starts[number]];
  const commit = (one: Instruction): number => one.first + one.stages - 1;
  const committed = all.filter((one) => one.kind === 0 && one.fate === 1 && commit(one) >= first);
  for (const one of committed.sort((a, b) => commit(a) - commit(b))) one.ordinal = ++counts[one.warp];
}

function levels(reader: Reader, head: Head, first: number): Level[] {
  const { rows, columns: c } = reader.table(head.level_schema);
  const all: Level[] = [];
  for (let i = 0; i < rows; i++) {
    all.push({
      context: c.context.lo[i], number: c.number.lo[i], from: (c.from.lo[i] | 0) + first, to: (c.to.lo[i] | 0) + first,
      known: c.known.lo[i] === 1, kind: c.kind.lo[i], mask: [c.mask.lo[i], hiPart(c.mask, i)],
      pending: [c.pending.lo[i], hiPart(c.pending, i)], pc: whole(c.pc, i), parent: c.parent.lo[i],
    });
  }
  return all.sort((one, other) => one.from - other.from);
}

/** A write of `write_source` that goes to the shadow lane, which no instruction reaches. */
const SHADOW = 4;

/** Goes through the writes of a chunk before a cycle. */
export function eachWrite(
  run: Run, chunk: Chunk, until: number,
  gpr: (cycle: number, warp: number, register: number, lanes: Mask, value: (lane: number) => Mask) => void,
  predicate: (cycle: number, warp: number, register: number, lanes: Mask, row: Mask) => void,
): void {
  const column = (name: string) => run.column(chunk, name)!;
  const [lanes, source, warp, register] = ["write_lanes", "write_source", "write_warp", "write_register"].map(column);
  const [valid, pWarp, pRegister, pLanes, pRow] =
    ["predicate_write_valid", "predicate_write_warp", "predicate_write_register", "predicate_write_lanes", "predicate_write_row"].map(column);
  const values = Array.from({ length: run.core.lanes }, (_, lane) => column(`write_value[${lane}]`));
  const end = Math.min(chunk.cycles, until - chunk.first);
  for (let at = 0; at < end; at++) {
    if ((lanes.lo[at] !== 0 || hiPart(lanes, at) !== 0) && source.lo[at] !== SHADOW) {
      const value = (lane: number): Mask => [values[lane].lo[at], hiPart(values[lane], at)];
      gpr(chunk.first + at, warp.lo[at], register.lo[at], [lanes.lo[at], hiPart(lanes, at)], value);
    }
    if (valid.lo[at] !== 0) {
      predicate(chunk.first + at, pWarp.lo[at], pRegister.lo[at], [pLanes.lo[at], hiPart(pLanes, at)], [pRow.lo[at], hiPart(pRow, at)]);
    }
  }
}

function registersAt(run: Run, chunk: Chunk, warp: number, cycle: number) {
  const { gprs, lanes, predicates } = run.core;
  const values = Array.from({ length: gprs }, (_, register) => Array.from({ length: lanes }, (_, lane): Mask => {
    const at = (warp * gprs + register) * lanes + lane;
    return [chunk.values.lo[at], hiPart(chunk.values, at)];
  }));
  const rows = Array.from({ length: predicates }, (_, register): Mask => {
    const at = warp * predicates + register;
    return [chunk.rows.lo[at], hiPart(chunk.rows, at)];
  });
  const changed = new Set<string>();
  eachWrite(run, chunk, cycle, (when, whose, register, mask, value) => {
    if (whose !== warp || register >= gprs) return;
    for (let lane = 0; lane < lanes; lane++) {
      if (!inMask(mask, lane)) continue;
      values[register][lane] = value(lane);
      if (when === cycle - 1) changed.add(`r${register}/${lane}`);
    }
  }, (when, whose, register, mask, row) => {
    if (whose !== warp || register >= predicates) return;
    rows[register] = [rows[register][0] & ~mask[0] | row[0] & mask[0], rows[register][1] & ~mask[1] | row[1] & mask[1]];
    if (when === cycle - 1) changed.add(`p${register}`);
  });
  return { values, rows, changed };
}
