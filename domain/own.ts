/**
 * Tables that are asked by a name somebody else has chosen: what every object inherits (`constructor`, `__proto__`) is no
 * entry of any of them.
 */

/** The entry of a record by a name from outside; undefined where it has none of its own. */
export function ownOf<T>(record: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

const inherited = new Set(['__proto__', 'prototype', 'constructor']);

/** True for a dotted name with a step that reaches members every object inherits. */
export const leadsAstray = (name: string): boolean => name.split('.').some((step) => inherited.has(step));
