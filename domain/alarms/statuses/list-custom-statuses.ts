import type { Ctx } from '../../ctx.ts';
import { lensEntityCounts } from '../../lenses/count-lenses.ts';
import { statusLensId } from '../../lenses/standard-lenses.ts';

/** The customer's own statuses, by name, with how many listed alarms have each. */
export async function listCustomStatuses(ctx: Ctx): Promise<Array<{ name: string; alarmCount: number }>> {
  const { customStatuses } = ctx.customer;
  const counts = await lensEntityCounts(ctx, customStatuses.map(statusLensId));
  const byLens = new Map(counts.map(({ lensId, count }) => [lensId, count]));
  return customStatuses.map((status) => ({ name: status.name, alarmCount: byLens.get(statusLensId(status)) ?? 0 }));
}
