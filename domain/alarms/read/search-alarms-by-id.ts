import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { pageSizes } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { alarmColumn } from '../../lists/alarms/alarm-columns.ts';
import { defaultOrder } from '../../lists/alarms/alarm-order.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { anyOf, type Expression, within } from '../../lists/criteria/expression.ts';
import { toPostgres } from '../../lists/criteria/to-postgres.ts';
import { offsetSchema } from '../../paging.ts';
import { alarmRowsOf } from '../rows/alarm-rows.ts';

const schema = z.object({ search: z.string().max(50), offset: offsetSchema });

/** Longest number of an alarm. */
const mostDigits = 15;

/** Numbers that begin with some digits: a range for each length. */
function beginsWith(digits: string): Expression {
  const ranges: Expression[] = [];
  for (let more = 0; digits.length + more <= mostDigits; more += 1) {
    const min = Number(digits) * 10 ** more;
    ranges.push(within(alarmColumn.id, { min, max: min + 10 ** more - 1 }));
  }
  return anyOf(...ranges);
}

/**
 * Lists alarms whose number starts with the typed text, with or without its letter, fifty at a time, newest first
 * (ALM-014).
 * @throws AppError FORBIDDEN without alarm access, INVALID.
 */
export async function searchAlarmsById(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<{ alarms: AlarmRow[]; count: number }> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { search, offset } = schema.parse(input);
  const digits = search.trim().replace(/^a/i, '');
  if (!/^[1-9]\d{0,14}$/.test(digits)) return { alarms: [], count: 0 };
  const condition = toPostgres(beginsWith(digits));
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = alarmRowsOf(trx, ctx.customer.id);
    const alarms = await rows.list(
      condition,
      { orders: [defaultOrder], after: null },
      { limit: pageSizes.picker, offset },
    );
    return { alarms, count: await rows.count(condition) };
  });
}
