// Pieces of the page: base64, zlib, planes of numbers. What view/src/pack.rs and columns.rs write.

import { Expected, Places, rebuild, Residuals } from "./expected";

/** Numbers of up to 64 bits: the low halves, and the high halves where there are some. */
export interface Numbers { lo: Uint32Array; hi: Uint32Array | null }

export const canOpen = typeof DecompressionStream !== "undefined";

const texts = new Map<string, string>();

/** Takes the pieces out of the document; their text is kept, the elements go. */
export function collect(): void {
  for (const element of document.querySelectorAll<HTMLScriptElement>("script[data-piece]")) {
    texts.set(element.dataset.piece ?? "", element.textContent ?? "");
    element.remove();
  }
}

export const has = (name: string): boolean => texts.has(name);

/** The bytes of a piece. */
export async function open(name: string): Promise<Uint8Array> {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`the page has no piece ${name}`);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export const text = async (name: string): Promise<string> => new TextDecoder().decode(await open(name));

/** Reads bytes one after the other. */
export class Reader {
  at = 0;
  constructor(readonly bytes: Uint8Array) {}
  u8(): number { return this.bytes[this.at++]; }
  u16(): number { return this.u8() | this.u8() << 8; }
  u32(): number { return (this.u16() | this.u16() << 16) >>> 0; }

  /** `count` numbers of `width` bytes, as planes. */
  planes(count: number, width: number): Numbers {
    const lo = new Uint32Array(count);
    const hi = width > 4 ? new Uint32Array(count) : null;
    for (let byte = 0; byte < width; byte++) {
      const into = byte < 4 ? lo : hi!;
      const shift = 8 * (byte & 3);
      const from = this.at + byte * count;
      for (let i = 0; i < count; i++) into[i] |= this.bytes[from + i] << shift;
    }
    this.at += width * count;
    return { lo, hi };
  }

  /** A table: rows, then columns as differences to the row above. */
  table(schema: [string, number][]): { rows: number; columns: Record<string, Numbers> } {
    const rows = this.u32();
    const columns: Record<string, Numbers> = {};
    for (const [name, width] of schema) {
      const column = this.planes(rows, width);
      const mask = width < 4 ? 2 ** (8 * width) - 1 : 0xffffffff;
      let [lo, hi] = [0, 0];
      for (let i = 0; i < rows; i++) {
        const sum = lo + column.lo[i];
        if (column.hi) column.hi[i] = hi = (hi + column.hi[i] + (sum > 0xffffffff ? 1 : 0)) >>> 0;
        column.lo[i] = lo = (sum & mask) >>> 0;
      }
      columns[name] = column;
    }
    return { rows, columns };
  }
}

export interface ColumnHead { name: string; bits: number; set: boolean; expected: Expected }

/** The columns of a chunk. */
export function readColumns(reader: Reader, heads: ColumnHead[], places: Places): { cycles: number; columns: Numbers[] } {
  const cycles = reader.u32();
  const counts = heads.map(() => reader.u16());
  const residuals = heads.map((head, number): Residuals => {
    const count = counts[number];
    const whens = new Uint16Array(count);
    let when = 0;
    for (let found = 0; found < count;) {
      const gap = reader.u8();
      when += gap;
      if (gap < 255) whens[found++] = when;
    }
    return { whens, by: reader.planes(count, Math.ceil(head.bits / 8)) };
  });
  const columns: Numbers[] = new Array(heads.length);
  const isFirst = (number: number): boolean => heads[number].expected.by === "before";
  const order = [...heads.keys()].filter(isFirst).concat([...heads.keys()].filter((number) => !isFirst(number)));
  for (const number of order) {
    columns[number] = rebuild(heads[number], residuals[number], cycles, columns, places, heads);
  }
  return { cycles, columns };
}
