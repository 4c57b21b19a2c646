import { alarmFilters } from './alarms/alarm-filters.ts';
import type { Filter, Filters } from './criteria/filter.ts';
import type { LensKind } from './lens-categories.ts';
import { ticketFilters } from './tickets/ticket-filters.ts';

/** The filters of each kind of list; no name is used in two. */
export const filtersOf: Record<LensKind, Filters> = { alarm: alarmFilters, work: ticketFilters };

/** Returns the filter with a name, of any kind of list. */
export const filterNamed = (name: string): Filter | null =>
  Object.values(filtersOf).find((filters) => Object.hasOwn(filters, name))?.[name] ?? null;
