import { forCustomer } from '../../../platform/database.ts';
import { compileCriteria } from '../../criteria/compile-criteria.ts';
import { parseCriteria } from '../../criteria/criteria.ts';
import type { Ctx } from '../../ctx.ts';
import { assertPermission } from '../../people/assert-permission.ts';
import { alarmRowsOf } from '../alarm-rows.ts';

/** The customer's own statuses, by name, with how many listed alarms have each. */
export async function listCustomStatuses(ctx: Ctx): Promise<Array<{ name: string; alarmCount: number }>> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const names = ctx.customer.customStatuses.map(({ name }) => name);
  const conditions = names.map((name) =>
    compileCriteria(parseCriteria([{ field: 'status', isExclusion: false, values: [name] }])),
  );
  const counts = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    alarmRowsOf(trx, ctx.customer.id).countEach(conditions),
  );
  return names.map((name, index) => ({ name, alarmCount: counts[index] ?? 0 }));
}
