import { vendorActionsFollowStandard } from '../constants.ts';

export const authRoles = ['ADMIN', 'MANAGER', 'STANDARD', 'VENDOR', 'OCCUPANT', 'NONE', 'CUSTOM'] as const;
export type AuthRole = (typeof authRoles)[number];
export const permissionActions = ['CREATE', 'EDIT', 'VIEW', 'DELETE', 'REASSIGN', 'CLOSE'] as const;
export type PermissionAction = (typeof permissionActions)[number];

const letters: Record<string, PermissionAction> = {
  V: 'VIEW',
  C: 'CREATE',
  E: 'EDIT',
  D: 'DELETE',
  R: 'REASSIGN',
  X: 'CLOSE',
};

/**
 * Policy builtInPermissions (USR.1): actions of each built-in role, by area and sub-area. Columns are Admin, Manager,
 * Standard, Vendor; Occupant has only the KPI dashboard (KPI.22), None nothing. VIEW of `work.allWork` extends the rights
 * on team work to everybody's tickets (USR.4), EDIT of `teams` makes an admin of every team, and VIEW of
 * `integrations.alerts` gets the mails about unwell integrations (INT.7).
 */
const matrix = {
  alarms: ['VEXD', 'VEXD', 'VEX', 'VE'],
  'alarms.notes': ['E', 'E', 'E', ''],
  'work.myWork': ['VCERX', 'VCERX', 'VCRX', 'VRX'],
  'work.teamWork': ['VCERX', 'VCERX', 'V', 'V'],
  'work.allWork': ['V', 'V', '', ''],
  'work.activity': ['VCD', 'VC', 'VC', 'VC'],
  reporting: ['V', 'V', 'V', 'V'],
  integrations: ['V', 'V', 'V', 'V'],
  'integrations.alerts': ['V', '', '', ''],
  'analytics.counts': ['V', 'V', 'V', 'V'],
  'analytics.workResolution': ['V', 'V', 'V', 'V'],
  'analytics.workHistory': ['V', 'V', 'V', 'V'],
  'analytics.kpi': ['VE', 'VE', 'V', 'V'],
  'analytics.advancedAnalytics': ['V', '', '', ''],
  savedViews: ['VCED', 'VCED', 'VCED', 'VCED'],
  'lenses.own': ['VCED', 'VCED', 'VCED', 'VCED'],
  'lenses.team': ['VCED', 'V', 'V', 'V'],
  assets: ['VCED', 'V', 'V', 'V'],
  cmmsValues: ['VE', 'VE', 'VE', 'V'],
  cmmsFields: ['VCED', '', '', ''],
  users: ['VCED', 'VC', 'V', ''],
  roles: ['VCED', 'V', '', ''],
  teams: ['VCED', 'V', '', ''],
  objectControl: ['VCED', '', '', ''],
  automation: ['VCED', 'V', '', ''],
  commandCenter: ['VE', 'VE', 'VE', 'V'],
  customerSettings: ['VE', '', '', ''],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type Area = keyof typeof matrix;
export type Permissions = ReadonlyMap<Area, readonly PermissionAction[]>;

export const areas = Object.keys(matrix) as Area[];
const columns: Partial<Record<AuthRole, 0 | 1 | 2 | 3>> = { ADMIN: 0, MANAGER: 1, STANDARD: 2, VENDOR: 3 };
// areas whose pages the vendor does not get from Standard: without `users` there is no page of user groups
const vendorKeeps: readonly Area[] = ['users'];

function actionsOf(role: AuthRole, area: Area): PermissionAction[] {
  if (role === 'OCCUPANT') return area === 'analytics.kpi' ? ['VIEW'] : [];
  const column = columns[role];
  if (column === undefined) return [];
  const follows = role === 'VENDOR' && vendorActionsFollowStandard && !vendorKeeps.includes(area);
  return [...matrix[area][follows ? 2 : column]].flatMap((letter) => letters[letter] ?? []);
}

/** Returns the actions of a built-in role by area, without areas that have none. */
export function permissionsOf(role: AuthRole): Permissions {
  return new Map(
    areas.map((area) => [area, actionsOf(role, area)] as const).filter(([, actions]) => actions.length > 0),
  );
}
