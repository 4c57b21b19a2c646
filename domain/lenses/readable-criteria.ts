import { type Criterion, parseCriteria } from '../lists/criteria/criteria.ts';
import { filterNamed } from '../lists/filters.ts';
import { type LensKind, listKinds } from '../lists/list-kinds.ts';

/** Stored criteria that the language still reads, and the labels of those it does not (LENS.10). */
export function readableCriteria(
  kind: LensKind,
  stored: readonly Criterion[],
): { criteria: Criterion[]; dropped: string[] } {
  const criteria: Criterion[] = [];
  const dropped: string[] = [];
  for (const criterion of stored) {
    try {
      parseCriteria(listKinds[kind].filters, [criterion]);
      criteria.push(criterion);
    } catch {
      dropped.push(filterNamed(criterion.field)?.label ?? criterion.field);
    }
  }
  return { criteria, dropped };
}
