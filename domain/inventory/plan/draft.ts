import { type ColumnKey, columns } from '../columns.ts';
import { type Item, isError, type RowError } from './item.ts';
import type { Known } from './known.ts';
import { createNodes, type Node } from './nodes.ts';

/** A plan in the making: what rows are about, and what is wrong with some. */
export interface Draft {
  known: Known;
  directory: ReturnType<typeof createNodes>;
  /** Entities of the items, once they are placed. */
  nodes: Map<Item, Node>;
  /** The first error of each row with one. */
  errors: Map<number, RowError>;
  /** First items with the external ids of the file. */
  externals: Map<string, Item>;
  fail(item: { row: number }, key: ColumnKey, reason: string): void;
}

/** Begins a plan; rows that could not be read have errors already. */
export function createDraft(items: ReadonlyArray<Item | RowError>, known: Known): Draft {
  const errors = new Map<number, RowError>();
  for (const item of items) if (isError(item)) errors.set(item.row, item);
  return {
    ...{ known, errors, directory: createNodes(known), nodes: new Map(), externals: new Map() },
    fail(item, key, reason) {
      if (!errors.has(item.row)) errors.set(item.row, { row: item.row, column: columns[key].label, reason });
    },
  };
}
