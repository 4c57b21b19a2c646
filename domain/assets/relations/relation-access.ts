import { forbidden } from '../../../platform/errors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import { isInPlan } from '../../customers/plan.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { PermissionAction } from '../../identity/built-in-permissions.ts';
import type { Ctx } from '../../identity/ctx.ts';

/** Refuses who may not do this to assets, and customers whose plan has no relations (ADM.1). @throws AppError FORBIDDEN. */
export function assertRelations(ctx: Pick<Ctx, 'customer' | 'permissions'>, action: PermissionAction): void {
  assertPermission(ctx, 'assets', action);
  if (!isInPlan(ctx.customer, 'assetRelationships')) throw forbidden(identityTexts.notInPlan('assetRelationships'));
}
