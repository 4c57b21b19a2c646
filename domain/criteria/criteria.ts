import { z } from 'zod';
import { invalid } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable.ts';
import { type CriteriaRow, type Field, fields } from './fields.ts';
import { foldText } from './fold.ts';

/** A row of a filter as it travels: AND between rows, OR between values; null stands for (blanks). */
export interface Criterion {
  field: string;
  isExclusion: boolean;
  values: Array<string | null>;
}

/** A criterion whose field is known and whose values were checked. */
export interface ParsedCriterion {
  field: Field;
  isExclusion: boolean;
  values: Array<string | number | boolean>;
  hasBlanks: boolean;
}

export const criteriaLimits = { criteria: 20, values: 200, valueLength: 500, searchLength: 200 } as const;

export const criterionSchema = z.object({
  field: z.string().max(50),
  isExclusion: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  values: z
    .array(
      z
        .string()
        .max(criteriaLimits.valueLength)
        .refine(isStorable, 'holds characters that no text can have')
        .nullable(),
    )
    .max(criteriaLimits.values),
});
export const criteriaSchema = z.array(criterionSchema).max(criteriaLimits.criteria);
export const searchTermSchema = z
  .string()
  .max(criteriaLimits.searchLength)
  .nullish()
  .transform((value) => foldText(value ?? ''));

/**
 * Checks fields and values. A criterion without a value that says something is not set and is left out.
 * @throws AppError INVALID with the path of the criterion.
 */
export function parseCriteria(criteria: readonly Criterion[]): ParsedCriterion[] {
  return criteria.flatMap((criterion, index) => {
    const field: Field | undefined = Object.hasOwn(fields, criterion.field)
      ? fields[criterion.field as keyof typeof fields]
      : undefined;
    if (!field) throw invalidAt(index, 'field', `There is no filter "${criterion.field}"`);
    const values: ParsedCriterion['values'] = [];
    for (const value of criterion.values) {
      if (value === null) continue;
      try {
        const parsed = field.parse(value);
        if (parsed !== null) values.push(parsed);
      } catch (error) {
        throw invalidAt(index, 'values', (error as Error).message);
      }
    }
    const hasBlanks = criterion.values.includes(null);
    return values.length > 0 || hasBlanks ? [{ field, isExclusion: criterion.isExclusion, values, hasBlanks }] : [];
  });
}

const invalidAt = (index: number, key: string, message: string): Error =>
  invalid(message, [{ path: `criteria.${index}.${key}`, message }]);

/**
 * The criteria as a function of a row, the same on every row as the SQL of `compileCriteria`.
 * @param search a folded term, or ''.
 */
export function toPredicate(criteria: readonly ParsedCriterion[], search = ''): (row: CriteriaRow) => boolean {
  return (row) => row.searchText.includes(search) && criteria.every((criterion) => holds(criterion, row));
}

function holds({ field, isExclusion, values, hasBlanks }: ParsedCriterion, row: CriteriaRow): boolean {
  if (field.kind === 'match') return values.some((value) => field.test(row, String(value))) !== isExclusion;
  const value = field.read(row);
  // excluding keeps blanks, unless they are listed
  if (value === null) return hasBlanks !== isExclusion;
  return values.includes(value) !== isExclusion;
}
