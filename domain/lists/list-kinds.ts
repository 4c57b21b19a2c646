import { orderFields } from './alarms/alarm-order.ts';
import { alarmColumnIds } from './alarms/table-columns.ts';
import type { Filters } from './criteria/filter.ts';
import { filtersOf } from './filters.ts';
import type { LensKind } from './lens-categories.ts';
import { ticketOrderFields } from './tickets/ticket-order.ts';

export const listKindNames = ['alarm', 'work'] as const satisfies readonly LensKind[];

/** A kind of list that lenses and saved views are for. */
interface ListKind {
  filters: Filters;
  /** Orders, as `FIELD.DIRECTION`; the first is the default. */
  sorts: readonly string[];
  /** Columns of its table; none where it is drawn as tiles. */
  columns: readonly string[];
}

const sortsOf = (names: readonly string[]): string[] => names.flatMap((name) => [`${name}.DESC`, `${name}.ASC`]);

export const listKinds: Record<LensKind, ListKind> = {
  alarm: { filters: filtersOf.alarm, sorts: sortsOf(orderFields), columns: alarmColumnIds },
  work: { filters: filtersOf.work, sorts: sortsOf(ticketOrderFields), columns: [] },
};
