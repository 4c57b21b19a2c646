import { listKinds } from '#domain/lists/list-kinds.ts';
import { isTimeDimension, propertyOfDimension, type TimeDimension } from '#domain/pivot-dimensions.ts';
import { type Criterion, criterionParam } from '#features/criteria/criteria.ts';
import { alarmPath } from '#features/lists/lens-address.ts';
import { criterionOf, groupCriterion, historyPath } from '#features/lists/places/history-path.ts';
import type { PivotState } from './pivot-address.ts';

/** A dimension and the value of a row or a column. */
export interface Chosen {
  dimension: string;
  value: string | null;
}

interface Counted extends Pick<PivotState, 'source' | 'measure' | 'criteria'> {
  range: { start: string; end: string };
  timezone: string;
}

/** Returns the address of what a cell counts, given the values it stands for; null where no list can show it. */
export const drillPath = (counted: Counted, chosen: readonly Chosen[]): string | null =>
  counted.source === 'instances' ? alarmsPath(counted, chosen) : ticketsPath(counted, chosen);

/** Alarms have no history in their list, so times lead nowhere. */
function alarmsPath({ criteria }: Counted, chosen: readonly Chosen[]): string | null {
  const [only] = chosen;
  if (chosen.length === 1 && only?.dimension === 'alarmId' && only.value !== null) return alarmPath(only.value);
  const filters = chosen.map(({ dimension, value }) => {
    const property = propertyOfDimension(dimension);
    const field = property === null ? dimension : fieldOfProperty(property);
    return field === null || isTimeDimension(field) ? null : criterionOf(field, value);
  });
  return pathOf('/reports/allAlarms', [...criteria, ...filters]);
}

const fieldOfProperty = (property: string): string | null =>
  Object.entries(listKinds.alarm.filters).find(([, filter]) => filter.property === property)?.[0] ?? null;

const dayMs = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Days of a part of time, as filters take them; null for hours and weekdays, which are many times. */
function daysOf(dimension: TimeDimension, value: string): string | null {
  if (dimension === 'day') return value;
  if (dimension === 'week') return `${value}..${dayOf(Date.parse(value) + 6 * dayMs)}`;
  if (dimension !== 'month') return null;
  const [year, month] = value.split('-').map(Number);
  return `${value}-01..${dayOf(Date.UTC(year as number, month as number, 0))}`;
}

function ticketsPath({ measure, criteria, range, timezone }: Counted, chosen: readonly Chosen[]): string | null {
  // which tickets repeat others is no filter
  if (measure === 'repeat') return null;
  const of = measure === 'created' ? 'created' : 'closed';
  const field = of === 'created' ? 'workCreatedDate' : 'workClosedDate';
  const filters = chosen.map(({ dimension, value }) => {
    if (!isTimeDimension(dimension)) return groupCriterion(dimension, value);
    const days = value === null ? null : daysOf(dimension, value);
    return days === null ? null : criterionOf(field, days);
  });
  const known = filters.filter((criterion) => criterion !== null);
  if (known.length < filters.length) return null;
  return historyPath({ of, range, timezone, criteria: [...criteria, ...known] });
}

function pathOf(path: string, criteria: ReadonlyArray<Criterion | null>): string | null {
  const known = criteria.filter((criterion) => criterion !== null);
  if (known.length < criteria.length) return null;
  return `${path}?${new URLSearchParams(known.map((criterion) => ['filter', criterionParam(criterion)]))}`;
}
