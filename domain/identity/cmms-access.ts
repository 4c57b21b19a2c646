import { forbidden } from '../../platform/errors.ts';
import { isCmmsFilter } from '../lists/alarms/filters/cmms.ts';
import { assertPermission } from './assert-permission.ts';
import type { PermissionAction } from './built-in-permissions.ts';
import type { Ctx } from './ctx.ts';

type Asking = Pick<Ctx, 'person' | 'permissions' | 'customer'>;

/** Policy cmmsConfigVisible (CMMS.15): whether the customer configures maintenance systems at all. */
export const cmmsConfigVisible = ({ customer }: Pick<Ctx, 'customer'>): boolean =>
  customer.features.includes('cmmsConfig');

/** Whether somebody sees what maintenance systems are told. */
export const mayRead = (ctx: Asking): boolean =>
  cmmsConfigVisible(ctx) && (ctx.person.isSuper || (ctx.permissions.get('cmmsValues')?.includes('VIEW') ?? false));

/** Whether somebody may ask by these criteria: which alarms they hold tells what maintenance systems are told. */
export const mayAsk = (ctx: Asking, criteria: ReadonlyArray<{ field: string }>): boolean =>
  mayRead(ctx) || !criteria.some(({ field }) => isCmmsFilter(field));

/** @throws AppError FORBIDDEN for criteria by which the caller may not ask. */
export function assertMayAsk(ctx: Asking, criteria: ReadonlyArray<{ field: string }>): void {
  if (!mayAsk(ctx, criteria)) assertMayRead(ctx);
}

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
