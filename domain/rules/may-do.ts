import { forbidden } from '../../platform/errors.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import { isPlanned } from '../identity/area-plans.ts';
import { may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { permissionsFor } from './action-rights.ts';
import type { Action } from './rule.ts';

/**
 * Refuses a rule that would do what the caller may not do themselves. What the customer's plan lacks is a problem of the rule instead,
 * which keeps it from being enabled.
 * @throws AppError FORBIDDEN.
 */
export function assertMayDo(ctx: Pick<Ctx, 'customer' | 'permissions'>, actions: readonly Action[]): void {
  for (const [area, action] of actions.flatMap(permissionsFor))
    if (isPlanned(ctx.customer, area) && !may(ctx, area, action)) throw forbidden(ruleTexts.notYours);
}
