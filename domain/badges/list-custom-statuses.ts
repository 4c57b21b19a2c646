import type { Ctx } from '../identity/ctx.ts';
import { statusLensId } from '../lenses/standard-lenses.ts';
import { allLensCounts } from './count-lenses.ts';

/** The customer's own statuses, by name, with how many listed alarms have each. */
export async function listCustomStatuses(ctx: Ctx): Promise<Array<{ name: string; alarmCount: number }>> {
  const { customStatuses } = ctx.customer;
  const counts = await allLensCounts(ctx, customStatuses.map(statusLensId));
  return customStatuses.map((status) => ({ name: status.name, alarmCount: counts.get(statusLensId(status)) ?? 0 }));
}
