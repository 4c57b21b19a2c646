import { forbidden } from '../../platform/errors.ts';
import type { Ctx } from '../ctx.ts';
import { assertPermission } from '../people/assert-permission.ts';
import type { PermissionAction } from '../people/built-in-permissions.ts';

type Asking = Pick<Ctx, 'person' | 'permissions' | 'customer'>;

/** Policy cmmsConfigVisible (CMMS.15): whether the customer configures maintenance systems at all. */
export const cmmsConfigVisible = ({ customer }: Pick<Ctx, 'customer'>): boolean =>
  customer.features.includes('cmmsConfig');

/** @throws AppError FORBIDDEN for whoever may not see what maintenance systems are told. */
export const assertMayRead = (ctx: Asking): void => assertCmms(ctx, 'cmmsValues', 'VIEW');
/** @throws AppError FORBIDDEN for whoever may not say what fields take. */
export const assertMayFill = (ctx: Asking): void => assertCmms(ctx, 'cmmsValues', 'EDIT');
/** The field configuration is the customer's Admins' (CMMS.3). @throws AppError FORBIDDEN. */
export const assertMayConfigure = (ctx: Asking, action: PermissionAction): void =>
  assertCmms(ctx, 'cmmsFields', action);

function assertCmms(ctx: Asking, area: 'cmmsValues' | 'cmmsFields', action: PermissionAction): void {
  assertPermission(ctx, area, action);
  if (!cmmsConfigVisible(ctx)) throw forbidden('CMMS Config is not part of your plan');
}
