import { z } from 'zod';
import * as keyset from '../order/keyset.ts';
import type { AssetRow } from './asset-row.ts';
import { assetOrderFields } from './order-fields.ts';

export interface AssetOrder {
  field: (typeof assetOrderFields)[number];
  direction: 'ASC' | 'DESC';
}
export const assetOrderSchema = z.object({ field: z.enum(assetOrderFields), direction: z.enum(['ASC', 'DESC']) });
export const defaultAssetOrder: AssetOrder = { field: 'CRITICALITY', direction: 'DESC' };

type Directed = keyset.DirectedKey<AssetRow>;

const id: Directed = { sql: 'e.id', type: 'number', read: (row) => row.id, direction: 'asc' };
const name: keyset.SortKey<AssetRow> = { sql: 'e.sort_key', type: 'text', read: ({ sortKey }) => sortKey };
const criticality: keyset.SortKey<AssetRow> = {
  sql: 'coalesce(e.effective_criticality, 0)',
  type: 'number',
  read: ({ effectiveCriticality }) => effectiveCriticality ?? 0,
};

function keysOf({ field, direction }: AssetOrder): Directed[] {
  const towards = direction === 'ASC' ? 'asc' : 'desc';
  if (field === 'NAME')
    return [
      { ...name, direction: towards },
      { ...id, direction: towards },
    ];
  return [{ ...criticality, direction: towards }, { ...name, direction: 'asc' }, id];
}

const signature = ({ field, direction }: AssetOrder): string => `${field}.${direction}`;

export const assetKeysetOf = (order: AssetOrder, after: readonly keyset.Key[] | null): keyset.Keyset =>
  keyset.keysetOf(keysOf(order), after);

/** The opaque position of an asset in a list of this order. */
export const assetCursorOf = (order: AssetOrder, row: AssetRow): string =>
  keyset.cursorOf(signature(order), keysOf(order), row);

/** @throws AppError INVALID for a cursor that is not of this order. */
export const parseAssetCursor = (order: AssetOrder, cursor: string): keyset.Key[] =>
  keyset.parseCursor(signature(order), keysOf(order), cursor);
