import { isInPlan } from '../../customers/plan.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { builtInStatuses } from '../model/state.ts';

/** The statuses an alarm of this customer can have. Without the work product there is no Dispatched (ALM-068). */
export function listAlarmStatuses(ctx: Ctx): Array<{ name: string; isCustom: boolean }> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { customStatuses } = ctx.customer;
  return [
    ...builtInStatuses
      .filter((name) => name !== 'Dispatched' || isInPlan(ctx.customer, 'Work'))
      .map((name) => ({ name, isCustom: false })),
    ...customStatuses.map(({ name }) => ({ name, isCustom: true })),
  ];
}
