import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readAwake } from '../decisions/end-snoozes.ts';
import { type AlarmWhereInput, conditionOf, searchOf, whereSchema } from '../rows/alarm-query.ts';
import { alarmRowsOf } from '../rows/alarm-rows.ts';

/** Counts the alarms of a lens, filters, a term or ids. Errors as in `listAlarms`. */
export async function countAlarms(ctx: Ctx, input: AlarmWhereInput | null | undefined): Promise<number> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const where = whereSchema.parse(input ?? {});
  const condition = conditionOf(await searchOf(ctx, where), where.ids);
  return readAwake(ctx, ctx.customer.id, (trx) => alarmRowsOf(trx, ctx.customer.id).count(condition));
}
