import type { PivotCell, PivotSize } from '../pivot-cell.ts';
import type { Labels } from './dimension-labels.ts';

/** A pivot that a source has prepared: nothing is counted before it is asked for. */
export interface CountedPivot {
  size(): Promise<PivotSize>;
  cells(): Promise<PivotCell[]>;
  labels(dimension: string): Labels;
  /** True if one thing that is counted can have several values of a dimension (ANA.2). */
  isInSeveral: boolean;
}
