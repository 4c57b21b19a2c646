import { z } from 'zod';
import { invalid } from '../../../platform/errors.ts';
import { isStorable } from '../../../platform/storable.ts';
import type { Moment } from '../../timezone.ts';
import { columns } from './columns.ts';
import { allOf, anyOf, columnsOf, contains, type Expression, isBlank, not } from './expression.ts';
import type { Asked } from './fields/kinds.ts';
import { type Field, fields } from './fields.ts';
import { foldText } from './fold.ts';
import { toWarehouse, type WarehouseCondition } from './to-warehouse.ts';

/** A row of a filter as it travels: AND between rows, OR between values; null stands for (blanks). */
export interface Criterion {
  field: string;
  isExclusion: boolean;
  values: Array<string | null>;
}

/** A criterion whose field is known and whose values were checked. */
export interface ParsedCriterion {
  /** Its place among those given. */
  index: number;
  field: Field;
  isExclusion: boolean;
  asked: Asked[];
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
 * @param known the fields of what is asked about: alarms unless given.
 * @throws AppError INVALID with the path of the criterion.
 */
export function parseCriteria(
  criteria: readonly Criterion[],
  known: Readonly<Record<string, Field>> = fields,
): ParsedCriterion[] {
  return criteria.flatMap((criterion, index) => {
    const field = Object.hasOwn(known, criterion.field) ? known[criterion.field] : undefined;
    if (!field) throw invalidAt(index, 'field', `There is no filter "${criterion.field}"`);
    const asked: Asked[] = [];
    for (const value of criterion.values) {
      if (value === null) continue;
      try {
        const one = field.read(value);
        if (one) asked.push(one);
      } catch (error) {
        throw invalidAt(index, 'values', (error as Error).message);
      }
    }
    const hasBlanks = criterion.values.includes(null);
    return asked.length > 0 || hasBlanks
      ? [{ index, field, isExclusion: criterion.isExclusion, asked, hasBlanks }]
      : [];
  });
}

const invalidAt = (index: number, key: string, message: string): Error =>
  invalid(message, [{ path: `criteria.${index}.${key}`, message }]);

/**
 * What criteria and a term ask for together at a moment.
 * @param term folded, or ''.
 */
export const expressionOf = (criteria: readonly ParsedCriterion[], term: string, moment: Moment): Expression =>
  allOf(
    ...criteria.map((criterion) => criterionAt(criterion, moment)),
    ...(term ? [contains('searchText', term)] : []),
  );

/** Excluding keeps blanks, unless they are listed. */
function criterionAt({ field, isExclusion, asked, hasBlanks }: ParsedCriterion, moment: Moment): Expression {
  const any = anyOf(...asked.map((one) => one(moment)), ...(hasBlanks && field.blank ? [isBlank(field.blank)] : []));
  return isExclusion ? not(any) : any;
}

/**
 * The same as a condition over the warehouse's `alarms`, for charts.
 * @throws AppError INVALID with the path of a criterion that looks at what the warehouse does not hold.
 */
export function warehouseCondition(
  criteria: readonly ParsedCriterion[],
  term: string,
  moment: Moment,
): WarehouseCondition {
  for (const criterion of criteria) {
    if (columnsOf(criterionAt(criterion, moment)).some((name) => columns[name].warehouse === null))
      throw invalidAt(criterion.index, 'field', `History cannot be narrowed by ${criterion.field.label}`);
  }
  return toWarehouse(expressionOf(criteria, term, moment));
}
