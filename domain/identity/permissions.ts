import type { Planned } from '../customers/plan.ts';
import { plannedPermissions } from './area-plans.ts';
import {
  type Area,
  type AuthRole,
  areas,
  authRoles,
  type PermissionAction,
  type Permissions,
  permissionActions,
  permissionsOf,
} from './built-in-permissions.ts';

/** The permission list of a custom role, as stored: actions by area. */
export type ListedPermissions = Record<string, string[]>;

/** A role that somebody has, with its list if it is a CUSTOM one. */
export interface HeldRole {
  authRole: AuthRole;
  listed: ListedPermissions | null;
}

/** Permissions that a role can give at most: those of the Admin. */
export const grantable = permissionsOf('ADMIN');
const everything: Permissions = new Map(areas.map((area) => [area, permissionActions]));

/** Returns what a role grants. A list may name areas and actions that no longer exist: they grant nothing. */
export function grantedBy({ authRole, listed }: HeldRole): Permissions {
  if (authRole !== 'CUSTOM') return permissionsOf(authRole);
  const granted = [...grantable].map(
    ([area, actions]) => [area, actions.filter((action) => listed?.[area]?.includes(action))] as const,
  );
  return new Map(granted.filter(([, actions]) => actions.length > 0));
}

/** Returns what a person may do within a customer: super users everything that the customer's plan includes (USR-093). */
export const permissionsWithin = (customer: Planned, held: HeldRole & { isSuper: boolean }): Permissions =>
  plannedPermissions(customer, held.isSuper ? everything : grantedBy(held));

/** Returns what is left of permissions for somebody who only reads. */
export const viewsOf = (permissions: Permissions): Permissions =>
  new Map([...permissions].filter(([, actions]) => actions.includes('VIEW')).map(([area]) => [area, ['VIEW']]));

/** Returns true if every permission of `some` is among `all`. */
export const includesAll = (all: Permissions, some: Permissions): boolean =>
  [...some].every(([area, actions]) => actions.every((action) => all.get(area)?.includes(action)));

/** Returns the SQL condition that the role of a membership grants a permission. */
export function mayInSql(membership: string, area: Area, action: PermissionAction): string {
  const roles = authRoles.filter((role) => permissionsOf(role).get(area)?.includes(action));
  return `(${membership}.auth_role = any('{${roles.join()}}') or exists (
    select from roles r where r.customer_id = ${membership}.customer_id and r.id = ${membership}.custom_role_id
      and jsonb_exists(r.permissions -> '${area}', '${action}')))`;
}
