import { columnsOf } from './expression.ts';
import type { Filter, FilterType } from './filter.ts';

/** Values that tell which columns a filter without options looks at, where no number would do. */
const samples: Partial<Record<FilterType, string>> = {
  text: 'a',
  dateTime: 'now..now',
  minMax: '1..1',
  durationMinMax: '1h..1h',
  timeMinMax: '00:00..01:00',
};

/** Returns true if the warehouse holds whatever a filter looks at, so that history can be narrowed by it. */
export const isInWarehouse = (filter: Filter): boolean =>
  (filter.options ?? [samples[filter.type] ?? '1']).every((value) => {
    const condition = filter.read(value);
    return condition !== null && columnsOf(condition({ now: 0, timezone: 'UTC' })).every((column) => column.warehouse);
  });
