import { forbidden } from '../../platform/errors.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { isInPlan, type Planned } from '../customers/plan.ts';
import { isCmmsFilter } from '../lists/alarms/cmms-filters.ts';
import { assertPermission, may } from './assert-permission.ts';
import type { PermissionAction } from './built-in-permissions.ts';
import type { Ctx } from './ctx.ts';

type Asking = Pick<Ctx, 'permissions' | 'customer'>;

/** Policy cmmsConfigVisible (CMMS.15): true if the customer configures maintenance systems at all. */
export const cmmsConfigVisible = ({ customer }: { customer: Planned }): boolean => isInPlan(customer, 'cmmsConfig');

/** Returns true if the caller may see values sent to maintenance systems. */
export const mayRead = (ctx: Asking): boolean => may(ctx, 'cmmsValues', 'VIEW');

/** Returns true if the caller may filter by these criteria: matches reveal values sent to maintenance systems. */
export const mayAsk = (ctx: Asking, criteria: ReadonlyArray<{ field: string }>): boolean =>
  mayRead(ctx) || !criteria.some(({ field }) => isCmmsFilter(field));

/** @throws AppError FORBIDDEN for criteria that the caller may not filter by. */
export function assertMayAsk(ctx: Asking, criteria: ReadonlyArray<{ field: string }>): void {
  if (!mayAsk(ctx, criteria)) assertMayRead(ctx);
}

/** @throws AppError FORBIDDEN unless the caller may see values sent to maintenance systems. */
export const assertMayRead = (ctx: Asking): void => assertPermission(ctx, 'cmmsValues', 'VIEW');
/** @throws AppError FORBIDDEN unless the caller may set values of fields. */
export const assertMayFill = (ctx: Asking): void => assertPermission(ctx, 'cmmsValues', 'EDIT');
/** Allows only the customer's Admins to configure fields (CMMS.3). @throws AppError FORBIDDEN. */
export const assertMayConfigure = (ctx: Asking, action: PermissionAction): void =>
  assertPermission(ctx, 'cmmsFields', action);
/**
 * Fields are mapped to alarms and assets with the feature `cmmsMapping` (ADM.1); without it mappings that are there
 * still fill orders. @throws AppError FORBIDDEN.
 */
export function assertMayMap(ctx: Asking, action: PermissionAction): void {
  assertMayConfigure(ctx, action);
  if (!isInPlan(ctx.customer, 'cmmsMapping')) throw forbidden(identityTexts.notInPlan('cmmsMapping'));
}
