import { type Criterion, parseCriteria } from '../criteria/criteria.ts';
import { fields, isFieldName } from '../criteria/fields.ts';

/** Stored criteria that the language still reads, and the labels of those it does not (LENS.10). */
export function readableCriteria(stored: readonly Criterion[]): { criteria: Criterion[]; dropped: string[] } {
  const criteria: Criterion[] = [];
  const dropped: string[] = [];
  for (const criterion of stored) {
    try {
      parseCriteria([criterion]);
      criteria.push(criterion);
    } catch {
      dropped.push(isFieldName(criterion.field) ? fields[criterion.field].label : criterion.field);
    }
  }
  return { criteria, dropped };
}
