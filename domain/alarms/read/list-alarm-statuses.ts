import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { builtInStatuses } from '../model/state.ts';

/** The statuses an alarm of this customer can have. Without the work product there is no Dispatched (ALM-068). */
export function listAlarmStatuses(ctx: Ctx): Array<{ name: string; isCustom: boolean }> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { products, customStatuses } = ctx.customer;
  return [
    ...builtInStatuses
      .filter((name) => name !== 'Dispatched' || products.includes('Work'))
      .map((name) => ({ name, isCustom: false })),
    ...customStatuses.map(({ name }) => ({ name, isCustom: true })),
  ];
}
