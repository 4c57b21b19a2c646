import { z } from 'zod';
import { invalid } from '../../../platform/errors.ts';
import { isStorable } from '../../../platform/storable.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { listTexts } from '../../../texts/server/lists.ts';
import type { Moment } from '../../timezone.ts';
import { allOf, anyOf, columnsOf, type Expression, isBlank, not } from './expression.ts';
import type { ConditionAt, Filter, Filters } from './filter.ts';
import { foldText } from './fold.ts';

/** A row of a filter as it is sent: AND between rows, OR between values; null means (blanks). */
export interface Criterion {
  field: string;
  isExclusion: boolean;
  values: Array<string | null>;
}

/** A criterion whose filter is known and whose values were checked. */
export interface ParsedCriterion<Row extends object = object> {
  /** Its place among those given. */
  index: number;
  filter: Filter<Row>;
  isExclusion: boolean;
  conditions: Array<ConditionAt<Row>>;
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
    .array(z.string().max(criteriaLimits.valueLength).refine(isStorable, commonTexts.invalidCharacters).nullable())
    .max(criteriaLimits.values),
});
export const criteriaSchema = z.array(criterionSchema).max(criteriaLimits.criteria);
export const searchTermSchema = z
  .string()
  .max(criteriaLimits.searchLength)
  .nullish()
  .transform((value) => foldText(value ?? ''));

/**
 * Checks fields and values. A criterion whose values set no condition is left out.
 * @param filters those of the kind of list.
 * @throws AppError INVALID with the path of the criterion.
 */
export function parseCriteria<Row extends object>(
  filters: Filters<Row>,
  criteria: readonly Criterion[],
): Array<ParsedCriterion<Row>> {
  return criteria.flatMap((criterion, index) => {
    const filter = Object.hasOwn(filters, criterion.field) ? filters[criterion.field] : undefined;
    if (!filter) throw invalidAt(index, 'field', listTexts.unknownFilter(criterion.field));
    const conditions: Array<ConditionAt<Row>> = [];
    for (const value of criterion.values) {
      if (value === null) continue;
      try {
        const condition = filter.read(value);
        if (condition) conditions.push(condition);
      } catch (error) {
        throw invalidAt(index, 'values', (error as Error).message);
      }
    }
    const hasBlanks = criterion.values.includes(null);
    return conditions.length > 0 || hasBlanks
      ? [{ index, filter, isExclusion: criterion.isExclusion, conditions, hasBlanks }]
      : [];
  });
}

const invalidAt = (index: number, key: string, message: string): Error =>
  invalid(message, [{ path: `criteria.${index}.${key}`, message }]);

/** The condition of all criteria at a moment. */
export const expressionOf = <Row extends object>(
  criteria: ReadonlyArray<ParsedCriterion<Row>>,
  moment: Moment,
): Expression<Row> => allOf(...criteria.map((criterion) => criterionAt(criterion, moment)));

/** Excluding keeps blanks, unless they are listed. */
function criterionAt<Row extends object>(
  { filter, isExclusion, conditions, hasBlanks }: ParsedCriterion<Row>,
  moment: Moment,
): Expression<Row> {
  const any = anyOf(
    ...conditions.map((condition) => condition(moment)),
    ...(hasBlanks && filter.blank ? [isBlank(filter.blank)] : []),
  );
  return isExclusion ? not(any) : any;
}

/** @throws AppError INVALID with the path of a criterion that looks at a column that the warehouse does not hold. */
export function assertInWarehouse(criteria: readonly ParsedCriterion[], moment: Moment): void {
  for (const criterion of criteria) {
    if (columnsOf(criterionAt(criterion, moment)).some(({ warehouse }) => warehouse === null))
      throw invalidAt(criterion.index, 'field', listTexts.notInHistory(criterion.filter.label));
  }
}
