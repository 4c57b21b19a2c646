import { type Criterion, parseCriteria } from '../lists/criteria/criteria.ts';
import { fieldNamed } from '../lists/criteria/fields.ts';
import type { LensKind } from '../lists/lens-categories.ts';
import { lensKinds } from '../lists/lens-kinds.ts';

/** Stored criteria that the language still reads, and the labels of those it does not (LENS.10). */
export function readableCriteria(
  kind: LensKind,
  stored: readonly Criterion[],
): { criteria: Criterion[]; dropped: string[] } {
  const criteria: Criterion[] = [];
  const dropped: string[] = [];
  for (const criterion of stored) {
    try {
      parseCriteria([criterion], lensKinds[kind].fields);
      criteria.push(criterion);
    } catch {
      dropped.push(fieldNamed(criterion.field)?.label ?? criterion.field);
    }
  }
  return { criteria, dropped };
}
