import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { cursorOf, parseCursor } from '../../lists/alarms/alarm-order.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { readAwake } from '../decisions/end-snoozes.ts';
import { type AlarmListInput, conditionOf, listSchema, ordersOf, searchOf } from '../rows/alarm-query.ts';
import { alarmRowsOf } from '../rows/alarm-rows.ts';

export type ListedAlarm = AlarmRow & { cursor: string };

/**
 * One page of alarms by lens, filters, term or ids, each with its cursor.
 * @throws AppError FORBIDDEN without alarm access, INVALID for wrong limits, cursors or filters, NOT_FOUND for the lens.
 */
export async function listAlarms(ctx: Ctx, input: AlarmListInput): Promise<ListedAlarm[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { where, orderBy, limit, offset, after } = listSchema.parse(input);
  const search = await searchOf(ctx, where);
  const orders = ordersOf(search.lens, orderBy);
  const order = { orders, after: after ? parseCursor(orders, after) : null };
  const rows = await readAwake(ctx, ctx.customer.id, (trx) =>
    alarmRowsOf(trx, ctx.customer.id).list(conditionOf(search, where.ids), order, { limit, offset }),
  );
  // a copy would make what a row has on demand
  return rows.map((row) => Object.assign(row, { cursor: cursorOf(orders, row) }));
}
