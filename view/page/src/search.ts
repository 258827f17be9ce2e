// Finds places of a run: an address, a symbol, a line, the next divergence, the last write of a register.

import { App } from "./app";
import { countMask, eachWrite, Instruction, Tables } from "./run";
import { goTo, place } from "./state";
import { commitOf, executeOf } from "./view-stages";

export const EXAMPLES: [string, string][] = [
  ["0x40 or pc 40", "next commit of the instruction at an address"],
  ["main", "next commit at a symbol"],
  ["hello.c:12 or line 12", "next commit of a line of the source"],
  ["next divergence", "lanes part"],
  ["next interrupt", "an interrupt is taken"],
  ["last write r3", "the last write of a register of this warp"],
  ["cycle 1200", "a cycle"],
];

/** Goes where the words lead. Gives what was found, or why nothing was. */
export async function nextOf(app: App, words: string): Promise<string> {
  const { run } = app;
  const text = words.trim();
  const [, cycle] = /^(?:cycle\s+)?(\d[\d,]*)$/i.exec(text) ?? [];
  if (cycle) {
    const number = Number(cycle.replaceAll(",", ""));
    if (number >= run.cycles) return `the run has ${run.cycles} cycles`;
    goTo(number);
    return `cycle ${number}`;
  }
  if (/^next divergence$/i.test(text)) {
    return nextInstruction(app, "divergence", (one) => one.changes && countMask(one.after) < countMask(one.before) && one.after.some(Boolean));
  }
  if (/^next interrupt$/i.test(text)) {
    const found = run.head.interrupts.find((one) => one.cycle > place.cycle);
    if (!found) return "no interrupt is taken after the cursor";
    goTo(found.cycle, { warp: run.core.homes[found.context] ?? place.warp });
    return `interrupt ${found.cause} in cycle ${found.cycle}`;
  }
  const [, register] = /^last write\s+%?r(\d+)$/i.exec(text) ?? [];
  if (register) return lastWrite(app, Number(register));
  const [, hex] = /^(?:pc\s+|0x)([0-9a-f]+)$/i.exec(text) ?? [];
  if (hex) return nextPcs(app, [parseInt(hex, 16)], `${hex}`);
  const symbol = run.symbols.get(text) ?? run.head.listing.find((line) => line.label === text)?.pc;
  if (symbol !== undefined) return nextPcs(app, functionPcs(app, symbol), text);
  const [, file, line] = /^(?:line\s+|(\S+):)(\d+)$/i.exec(text) ?? [];
  if (line) {
    const pcs = run.head.listing.filter((one) => {
      if (!one.source || one.source[1] !== Number(line)) return false;
      return file ? run.head.files[one.source[0]].endsWith(file) : one.source[0] === place.file;
    });
    if (pcs.length === 0) return `no instruction was written for ${text}`;
    return nextPcs(app, pcs.map((one) => one.pc), text);
  }
  return `nothing is known of \`${text}\``;
}

/** The address of a symbol, if an instruction stands there. */
const functionPcs = (app: App, address: number): number[] => {
  const line = app.run.head.listing.find((one) => one.pc >= address);
  return [line?.pc ?? address];
};

async function nextPcs(app: App, pcs: number[], name: string): Promise<string> {
  const wanted = new Set(pcs);
  const counted = pcs.some((pc) => (app.run.lines.get(pc)?.counts?.executions ?? 0) > 0);
  if (!counted) return `nothing commits at ${name} in this run`;
  return nextInstruction(app, name, (one) => one.kind === 0 && wanted.has(one.pc));
}

/** The next instruction that commits behind the cursor and is as wanted; from the beginning when there is none behind. */
async function nextInstruction(app: App, name: string, isWanted: (one: Instruction) => boolean): Promise<string> {
  const { run } = app;
  const chunks = run.head.starts.length;
  const first = run.chunkOf(place.cycle);
  for (let step = 0; step <= chunks; step++) {
    const tables: Tables = await run.loadTables((first + step) % chunks);
    const after = step === 0 ? place.cycle : -1;
    const found = tables.instructions
      .filter((one) => one.ordinal > 0 && commitOf(one) > after && isWanted(one))
      .sort((one, other) => commitOf(one) - commitOf(other))[0];
    if (!found) continue;
    goTo(commitOf(found), { warp: found.warp, pc: found.pc });
    const isAround = first + step >= chunks;
    return `${name}: warp ${found.warp}, cycle ${commitOf(found)}${isAround ? " (from the beginning)" : ""}`;
  }
  return `${name}: not in this run`;
}

async function lastWrite(app: App, register: number): Promise<string> {
  const { run } = app;
  if (register >= run.core.gprs) return `the core has no register ${register}`;
  for (let number = run.chunkOf(place.cycle); number >= 0; number--) {
    const [chunk, tables] = await Promise.all([run.load(number), run.loadTables(number)]);
    let found = -1;
    eachWrite(run, chunk, place.cycle, (cycle, warp, which) => {
      if (warp === place.warp && which === register) found = cycle;
    }, () => {});
    if (found < 0) continue;
    const by = tables.instructions.find((one) => one.warp === place.warp && (one.ordinal > 0 && commitOf(one) === found || one.written === found));
    goTo(found, by ? { pc: by.pc } : {});
    return `%r${register} of warp ${place.warp} was written in cycle ${found}`;
  }
  return `%r${register} of warp ${place.warp} was not written before the cursor`;
}

export { executeOf };
