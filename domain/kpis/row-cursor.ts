import { z } from 'zod';
import { invalid } from '../../platform/errors.ts';
import { listTexts } from '../../texts/server/lists.ts';
import type { RowPlace } from './kpi-facts.ts';

/**
 * Position up to which rows of a KPI have been read (WIRE.3): the place of the last row that was shown, and how many rows have been
 * read from there on. A row that the reader does not see has no place of its own: a cursor tells nothing of it.
 */
export interface RowPosition {
  /** True while entries that wait in Intake are read, which come before the others. */
  isWaiting: boolean;
  place: RowPlace | null;
  passed: number;
}

/** The start of a list, some rows of which are passed over. */
export const fromStart = (passed: number): RowPosition => ({ isWaiting: true, place: null, passed });

/**
 * Returns the position after the next row. Behind rows that were passed over it is a number: the row before may be in the
 * same place.
 * @param row null if the reader does not see it.
 */
export function positionAfter(before: RowPosition, row: (RowPlace & { isWaiting: boolean }) | null): RowPosition {
  const { place, passed, isWaiting } = before;
  const isSame =
    place !== null && row !== null && place.at === row.at && place.id === row.id && isWaiting === row.isWaiting;
  const isNumber = place === null && passed > 0;
  return row === null || isSame || isNumber
    ? { isWaiting, place, passed: passed + 1 }
    : { isWaiting: row.isWaiting, place: { at: row.at, id: row.id }, passed: 1 };
}

/** The opaque position in a list, which `list` names. */
export const cursorOf = (list: string, { isWaiting, place, passed }: RowPosition): string =>
  Buffer.from(JSON.stringify([list, isWaiting, place?.at ?? null, place?.id ?? null, passed])).toString('base64url');

const time = z.int().min(-8.64e15).max(8.64e15).nullable();
const shape = z.tuple([z.string(), z.boolean(), time, z.int().positive().nullable(), z.int().nonnegative()]);

/** @throws AppError INVALID for a cursor that is not of this list. */
export function parseCursor(list: string, cursor: string): RowPosition {
  try {
    const [of, isWaiting, at, id, passed] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (of === list) return { isWaiting, place: at === null || id === null ? null : { at, id }, passed };
  } catch {
    // not a cursor of ours
  }
  const message = listTexts.stale;
  throw invalid(message, [{ path: 'after', message }]);
}
