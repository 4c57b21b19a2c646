import { ownOf } from '../../own.ts';
import type { Row } from './descriptor.ts';

/**
 * Reads the value at a path such as `/Error/message`; `*` is the first member of an object or list. Undefined where
 * there is none.
 */
export function at(value: unknown, pointer: string): unknown {
  let found = value;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = step === '*' ? Object.values(found)[0] : ownOf(found as Row, step);
  }
  return found;
}

/** Returns the rows at a path; a single one as a list of one; values other than objects are skipped. */
export function rowsAt(value: unknown, pointer: string): Row[] {
  const found = at(value, pointer);
  const all = Array.isArray(found) ? found : found === undefined || found === null ? [] : [found];
  return all.filter((row): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row));
}

/** Returns a value as text; null stays null, and a missing one stays undefined (unknown). */
export function textOf(value: unknown): string | null | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const mark = '…';

/** Cuts a text to `max` characters and marks the cut; never splits a character. */
export function cut(text: string, max: number | undefined): string {
  if (max === undefined || text.length <= max) return text;
  return text.slice(0, max - mark.length).replace(/[\uD800-\uDBFF]$/, '') + mark;
}

/**
 * Dotted names as objects in objects: `{'A.B': 1}` is `{A: {B: 1}}`. Names are other people's, so these objects inherit
 * nothing: `constructor` is a name like any other, and none leads out of the whole.
 */
export function nested(flat: Row): Row {
  const whole = bare();
  for (const [name, value] of Object.entries(flat)) {
    const steps = name.split('.');
    const last = steps.pop() as string;
    let inner = whole;
    for (const step of steps) {
      if (typeof inner[step] !== 'object' || inner[step] === null) inner[step] = bare();
      inner = inner[step] as Row;
    }
    inner[last] = value;
  }
  return whole;
}

const bare = (): Row => Object.create(null);

/** Returns the row with its names in the order required by a system; others last. */
export function ordered(row: Row, order: readonly string[] | undefined): Row {
  if (!order) return row;
  const place = new Map(order.map((name, index) => [name, index]));
  const placeOf = (name: string): number => place.get(name) ?? order.length;
  return Object.fromEntries(Object.entries(row).sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** Leaves out empty values, for systems that take none. */
export const withoutEmpty = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined && value !== ''));
