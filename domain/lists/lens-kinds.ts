import { orderFields } from './alarms/alarm-order.ts';
import { alarmColumnIds } from './alarms/table-columns.ts';
import { type Field, fields, workFields } from './criteria/fields.ts';
import type { LensKind } from './lens-categories.ts';
import { ticketOrderFields } from './tickets/ticket-order.ts';

export const lensKindNames = ['alarm', 'work'] as const satisfies readonly LensKind[];

interface Kind {
  /** The criteria that ask of it. */
  fields: Readonly<Record<string, Field>>;
  /** Orders of its list, as `FIELD.DIRECTION`; the first is the one it has by itself. */
  sorts: readonly string[];
  /** Columns of its table; none where it is drawn as tiles. */
  columns: readonly string[];
}

const sortsOf = (names: readonly string[]): string[] => names.flatMap((name) => [`${name}.DESC`, `${name}.ASC`]);

export const lensKinds: Record<LensKind, Kind> = {
  alarm: { fields, sorts: sortsOf(orderFields), columns: alarmColumnIds },
  work: { fields: workFields, sorts: sortsOf(ticketOrderFields), columns: [] },
};
