import type { Moment } from '../../timezone.ts';
import {
  assertInWarehouse,
  type Criterion,
  expressionOf,
  type ParsedCriterion,
  parseCriteria,
} from '../criteria/criteria.ts';
import { allOf, contains, type Expression } from '../criteria/expression.ts';
import { toWarehouse, type WarehouseCondition } from '../criteria/to-warehouse.ts';
import { alarmColumn } from './alarm-columns.ts';
import { alarmFilters } from './alarm-filters.ts';
import type { AlarmRow } from './alarm-row.ts';

export type AlarmCriterion = ParsedCriterion<AlarmRow>;

/** @throws AppError INVALID with the path of the criterion. */
export const parseAlarmCriteria = (criteria: readonly Criterion[]): AlarmCriterion[] =>
  parseCriteria(alarmFilters, criteria);

/**
 * The condition of criteria and a search term together, at a moment.
 * @param term folded, or ''.
 */
export const alarmExpressionOf = (
  criteria: readonly AlarmCriterion[],
  term: string,
  moment: Moment,
): Expression<AlarmRow> =>
  allOf(expressionOf(criteria, moment), ...(term ? [contains(alarmColumn.searchText, term)] : []));

/**
 * The same as a condition over the warehouse's `alarms`, for charts.
 * @throws AppError INVALID with the path of a criterion that looks at a column that the warehouse does not hold.
 */
export function warehouseCondition(
  criteria: readonly AlarmCriterion[],
  term: string,
  moment: Moment,
): WarehouseCondition {
  assertInWarehouse(criteria, moment);
  return toWarehouse(alarmExpressionOf(criteria, term, moment));
}
