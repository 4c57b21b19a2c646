/**
 * Look-ups in records by names from outside: inherited members of objects (`constructor`, `__proto__`) are not entries.
 */

/** Returns the own entry of a record by a name from outside; undefined if there is none. */
export function ownOf<T>(record: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

const inherited = new Set(['__proto__', 'prototype', 'constructor']);

/** True for a dotted name with a step that reaches members every object inherits. */
export const leadsAstray = (name: string): boolean => name.split('.').some((step) => inherited.has(step));
