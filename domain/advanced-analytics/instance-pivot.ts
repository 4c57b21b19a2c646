import { forCustomer } from '../../platform/database.ts';
import { readAlarmNames } from '../alarms/rows/alarm-names.ts';
import { searchOf } from '../alarms/rows/alarm-query.ts';
import type { Reader } from '../identity/ctx.ts';
import { warehouseCondition } from '../lists/alarms/alarm-criteria.ts';
import type { AlarmHistory, InstanceDimension, InstancePivot } from '../lists/alarms/alarm-history.ts';
import type { PivotMeasure } from '../pivot-dimensions.ts';
import { isTimeDimension, propertyOfDimension } from '../pivot-dimensions.ts';
import { type CountField, columnOf, labelsOf } from '../reports/count-occurrences.ts';
import type { CountedPivot } from './counted-pivot.ts';
import type { Labels } from './dimension-labels.ts';
import type { PivotQuery } from './pivot-input.ts';

/** Reads of history that a pivot needs. */
export type PivotHistory = Pick<AlarmHistory, 'pivot'>;

/** @throws AppError INVALID for criteria that history does not know, FORBIDDEN for those the caller may not ask by. */
export async function instancePivotOf(
  ctx: Reader & { history: PivotHistory },
  { range, rows, column, measure, ...where }: PivotQuery,
): Promise<CountedPivot> {
  const { criteria, term, moment } = await searchOf(ctx, { ...where, lensId: null });
  const pivot: InstancePivot = {
    customerId: ctx.customer.id,
    from: range.start,
    to: range.end,
    condition: warehouseCondition(criteria, term, moment),
    rows: rows.map(dimensionOf),
    column: column === null ? null : dimensionOf(column),
    measure: measure as InstancePivot['measure'] & PivotMeasure,
    timezone: moment.timezone,
    now: moment.now,
  };
  let counting: ReturnType<PivotHistory['pivot']> | undefined;
  const counted = () => (counting ??= ctx.history.pivot(pivot));
  return {
    size: async () => (await counted()).size,
    cells: async () => (await counted()).cells,
    labels: (dimension) => labelsIn(ctx, dimension),
    isInSeveral: [...rows, column].some((one) => one !== null && propertyOfDimension(one) !== null),
  };
}

function dimensionOf(name: string): InstanceDimension {
  if (isTimeDimension(name)) return { time: name };
  const property = propertyOfDimension(name);
  return property === null ? { column: columnOf[name as CountField] } : { property };
}

function labelsIn(ctx: Reader, dimension: string): Labels {
  if (dimension === 'alarmId')
    return async (values) => {
      const named = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
        readAlarmNames(trx, ctx.customer.id, values.map(Number)),
      );
      return new Map([...named].map(([value, { name }]) => [value, name]));
    };
  if (dimension !== 'externalSystemId') return async () => new Map();
  return (values) =>
    labelsOf(
      ctx,
      dimension,
      values.map((value) => ({ value })),
    );
}
