import type { Ctx } from '../identity/ctx.ts';
import type { SearchFields } from '../lenses/search-fields.ts';
import type { Expression } from '../lists/criteria/expression.ts';

/** A list that somebody has opened. Those with the same signature judge rows alike. */
export interface OpenedList {
  signature: string;
  /** True if its criteria read texts of alarms, whose values before a change nothing tells. */
  readsText: boolean;
  /** Expression of the list at a time, in ms: relative times and days move. */
  expressionAt(now: number): Expression;
}

/** Counts the lenses of a kind, one by one. */
export interface LensCounter {
  /** Counts the rows of a lens as the caller sees them. */
  count(ctx: Ctx, lensId: string): Promise<number>;
  /** True if the rows that are in a lens depend on the person. */
  isPersonal: boolean;
}

/** Answers for one kind of list, on servers. */
export interface ListReader {
  /**
   * Opens a list by lens, filters and term, as the caller may.
   * @throws AppError FORBIDDEN or NOT_FOUND if they may not, INVALID for wrong criteria.
   */
  open(ctx: Ctx, request: SearchFields): Promise<OpenedList>;
  /** Null for alarms: there are so many that their lenses are counted together, for everybody. */
  counter: LensCounter | null;
}
