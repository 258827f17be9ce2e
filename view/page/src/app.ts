// What views share: the runs, their overviews, and what a view is.

import { Run } from "./run";
import { Overview } from "./series";

export interface WarpComparison { warp: number; instructions: [number, number]; parts_at: number | null; how: string }

export interface App {
  /** The run that is shown. */
  readonly run: Run;
  readonly overview: Overview;
  readonly runs: Run[];
  readonly overviews: Overview[];
  /** The runs are the cores of one cluster, by their numbers. */
  readonly isCluster: boolean;
  readonly compared: WarpComparison[] | null;
}

export interface View {
  readonly id: string;
  readonly title: string;
  mount(into: HTMLElement): void;
  draw(): void;
  /** The colours have changed. */
  restyle?(): void;
  /** What can be seen, for tests. */
  seen(): unknown;
}
