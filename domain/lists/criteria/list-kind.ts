import type { Criterion } from './criteria.ts';
import type { Filters } from './filter.ts';

/** Starting points for lenses of a kind, with the criteria that no edit removes (LENS-074, LENS-075). */
export interface Category {
  label: string;
  locked: readonly Criterion[];
}

/** A kind of list: what people make lenses and save views of. */
export interface ListKind {
  /** Name of its saved views, and the first part of the addresses of its lenses. */
  viewType: string;
  /** Name of the standard lens that is shown where no lens is known. */
  opensWith: string;
  filters: Filters;
  /** Names of orders; the first one descending is the default. */
  orders: readonly string[];
  /** Orders that the console offers, as `FIELD.DIRECTION`, with their labels; the first is the default. */
  offered: Readonly<Record<string, string>>;
  /** Columns of its table; none where it is drawn as tiles. */
  columns: readonly string[];
  /** The one that lenses start with, then the one for all there is. */
  categories: Readonly<Record<string, Category>>;
  words: {
    /** One of its rows, and all of them together. */
    noun: string;
    rows: string;
    /** Section of the console that opens with one of its lenses. */
    section: string;
    /** Words for what a team's lens is limited to besides its criteria. */
    scope: string;
    /** Examples of what can be searched. */
    placeholder: string;
  };
}

/** A criterion that one value passes. */
export const onlyWith = (field: string, value: string): Criterion => ({ field, isExclusion: false, values: [value] });
