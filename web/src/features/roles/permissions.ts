import type { PermissionAction, RoleFieldsFragment } from '#generated/graphql.ts';
import { areaGroups, roleTexts as texts } from '#texts/roles.ts';

export type Role = RoleFieldsFragment;

/** Actions in the order of a grid's columns. */
export const actionOrder: readonly PermissionAction[] = ['VIEW', 'CREATE', 'EDIT', 'DELETE', 'REASSIGN', 'CLOSE'];

/** A permission as a text, e.g. `alarms VIEW`. */
export type Permission = string;
export const permissionOf = (area: string, action: PermissionAction): Permission => `${area} ${action}`;

/** Returns what a role grants, in an order of its own that does not depend on how it was made. */
export const grantedBy = ({ permissions }: Pick<Role, 'permissions'>): Permission[] =>
  permissions.flatMap(({ area, actions }) => actions.map((action) => permissionOf(area, action))).sort();

/** Returns permissions by area, as the server takes them. */
export function asInput(granted: readonly Permission[]) {
  const areas = new Map<string, PermissionAction[]>();
  for (const permission of granted) {
    const [area, action] = permission.split(' ') as [string, PermissionAction];
    areas.set(area, [...(areas.get(area) ?? []), action]);
  }
  return [...areas].map(([area, actions]) => ({ area, actions }));
}

/** Returns `granted` with or without a permission. */
export const withPermission = (granted: readonly Permission[], permission: Permission, isGranted: boolean) =>
  isGranted ? [...new Set([...granted, permission])].sort() : granted.filter((one) => one !== permission);

/** Key of a role in addresses and selects. */
export const keyOf = ({ role, customRoleId }: Pick<Role, 'role' | 'customRoleId'>): string => customRoleId ?? role;

/** An area with the actions that exist in it. */
export interface AreaRow {
  area: string;
  name: string;
  detail?: string;
  actions: readonly PermissionAction[];
}

/** Returns all areas by group: what the most powerful role grants is what a role can grant at all. */
export function areaRows(roles: readonly Role[]): Array<{ name: string; rows: AreaRow[] }> {
  const admin = roles.find(({ role }) => role === 'ADMIN')?.permissions ?? [];
  const actionsOf = new Map(admin.map(({ area, actions }) => [area, actions]));
  const groups = areaGroups.map(({ name, areas }) => ({
    name,
    rows: Object.entries(areas).flatMap(([area, named]) => {
      const actions = actionsOf.get(area);
      return actions ? [{ area, ...named, actions }] : [];
    }),
  }));
  const named = new Set(areaGroups.flatMap(({ areas }) => Object.keys(areas)));
  const rest = admin.filter(({ area }) => !named.has(area)).map(({ area, actions }) => ({ area, name: area, actions }));
  return [...groups, { name: texts.other, rows: rest }].filter(({ rows }) => rows.length > 0);
}

/** Permissions that one role grants more, and less, than another. */
export function differencesOf(granted: readonly Permission[], other: readonly Permission[]) {
  return {
    more: granted.filter((one) => !other.includes(one)),
    less: other.filter((one) => !granted.includes(one)),
  };
}
