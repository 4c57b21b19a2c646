import type { LensKind } from '#domain/lists/list-kinds.ts';
import type { MatchCounter } from './match-counter.ts';

/** By file: the type of a kind's lenses. */
const counters = import.meta.glob<MatchCounter>('./counts/*.ts', { eager: true, import: 'default' });

/** Returns how rows of a kind of list are counted. */
export function counterOf(kind: LensKind): MatchCounter {
  const counter = counters[`./counts/${kind}.ts`];
  if (!counter) throw new Error(`counts/${kind}.ts is missing`);
  return counter;
}
