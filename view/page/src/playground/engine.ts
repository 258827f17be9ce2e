// The golden model in the page: asks the module of WebAssembly, in JSON. What playground/src/question.rs answers.

export type Mechanism = "stack" | "masks" | "paired-path" | "multi-path";
export type Happening = "plain" | "parts" | "meets" | "changes" | "spawns" | "waits" | "interrupts" | "stops";

export interface Problem { text: string; is_error: boolean; file: string; line: number; column: number }
export interface Setting { name: string; text: string; divergence?: string; reconvergence?: string; lanes?: number; warps?: number }
export interface Opened {
  arch: string; lanes: number; warps: number; divergence: Mechanism; reconvergence: "implicit" | "explicit"; entries: string; depth: number;
  total: number; ending: { is_good: boolean; text: string }; warnings: Problem[]; sources: [string, string][];
}
/** Sets of lanes are texts of 1 and 0, lane 0 first. */
export type Lanes = string;
export interface Step {
  step: number; warp: number; context: number; pc: string; place: string; label: string | null; text: string; file: string; line: number;
  before: Lanes; executing: Lanes; after: Lanes; happening: Happening; note: string;
}
export interface Waiting { kind: string; lanes: Lanes; place: string | null }
export interface Context {
  context: number; is_home: boolean; state: string; pc: string; place: string; text: string; file: string; line: number; active: Lanes;
  waiting: Waiting[]; region: number | null;
}
export interface Region { number: number; kind: string; lanes: Lanes; pending: Lanes; parent: number | null; deferred: [Lanes, string] | null }
export interface Warp { warp: number; contexts: Context[]; regions: Region[]; mode: string; waits: string }
export interface Registers { warp: number; gprs: string[][]; predicates: Lanes[]; gprs_written: Lanes[]; predicates_written: Lanes[] }
export interface Picture {
  step: number; last: Step | null; next: Step | null; around: Step[]; warps: Warp[]; registers: Registers; console: string;
}
export interface Overview { steps_per_column: number; shares: number[][]; lanes: number[][]; parts: number[]; meets: number[] }

interface Exports { memory: WebAssembly.Memory; room(bytes: number): number; answer(): number; place(): number }

/** The model has failed inside: its state is gone, and a new one is there. */
export class Broken extends Error {}

export class Engine {
  private constructor(private readonly module: WebAssembly.Module, private exports: Exports, private readonly library: Record<string, string>) {}

  static async load(bytes: Uint8Array, library: Record<string, string>): Promise<Engine> {
    const module = await WebAssembly.compile(bytes as BufferSource);
    const instance = await WebAssembly.instantiate(module, {});
    const engine = new Engine(module, instance.exports as unknown as Exports, library);
    engine.ask("library", { files: library });
    return engine;
  }

  /** Asks, and throws what the answer calls an error. */
  ask<Answer>(what: string, more: object): Answer {
    let text: string;
    try {
      text = this.post(JSON.stringify({ ask: what, ...more }));
    } catch (error) {
      const instance = new WebAssembly.Instance(this.module, {});
      this.exports = instance.exports as unknown as Exports;
      this.post(JSON.stringify({ ask: "library", files: this.library }));
      throw new Broken(`The model has failed inside (${error instanceof Error ? error.message : String(error)}). That is a fault of Harmonica's, not of the program.`);
    }
    const answer = JSON.parse(text) as Answer & { error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  private post(question: string): string {
    const bytes = new TextEncoder().encode(question);
    const room = this.exports.room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
    const length = this.exports.answer();
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, this.exports.place(), length));
  }
}
