import { isDeepStrictEqual } from 'node:util';
import { ownOf } from '../own.ts';

/** Fields of what was changed, by name. */
export type Fields = Record<string, unknown>;

/** Mask in place of a secret: the log says that it changed, never its value. */
const mask = '••••••';
/** Names of fields that hold secrets, wherever they are nested. */
const secretName = /password|passcode|secret|token|credential|(api|license|connection|private)_?key/i;
/** User name and password within an address. */
const userInfo = /(\/\/)[^/?#@\s]{1,500}@/g;

/** Limits of a side, in characters of JSON and in fields: a row says what changed, it is no copy. */
const valueMax = 2_000;
const sideMax = 20_000;
const fieldsMax = 200;

/**
 * Returns the fields that differ, without secrets and cut to a bounded size. Null for a side that does not exist; all
 * fields of the other side that have a value then count as different.
 */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
): { before: Fields | null; after: Fields | null } {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter((name) => !isDeepStrictEqual(ownOf(before, name) ?? null, ownOf(after, name) ?? null));
  return { before: before && bounded(before, changed), after: after && bounded(after, changed) };
}

function bounded(fields: Fields, names: readonly string[]): Fields {
  let left = sideMax;
  const kept = names.slice(0, fieldsMax).map((name) => {
    const value = cut(withoutSecrets(ownOf(fields, name) ?? null, name), Math.min(valueMax, left));
    left = Math.max(0, left - JSON.stringify(value).length);
    return [storable(name).slice(0, 200).toWellFormed(), value];
  });
  return Object.fromEntries(kept);
}

/** Returns a text as Postgres takes it within JSON. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Returns a value as JSON holds it; binary values are hashes or sealed, and masked like secrets. */
function withoutSecrets(value: unknown, name: string): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value;
  if (Buffer.isBuffer(value) || (secretName.test(name) && typeof value !== 'object')) return mask;
  if (typeof value === 'string') return storable(value).replace(userInfo, `$1${mask}@`);
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), withoutSecrets(inner, key)]));
}

/** Returns a value, or, where its JSON is too long, the start of that. */
function cut(value: unknown, most: number): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : value;
}
