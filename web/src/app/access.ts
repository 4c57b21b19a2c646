import type { MeFieldsFragment, PermissionAction } from '../generated/graphql.ts';

export type Me = MeFieldsFragment;

/** Whether the person may do `action` in `area`; super users may do everything. The server decides again. */
export const can = (me: Me, area: string, action: PermissionAction): boolean =>
  me.isSuper || me.permissions.some((entry) => entry.area === area && entry.actions.includes(action));

/** Where the root leads: triage for whoever may see alarms, else settings. */
export const landingPath = (me: Me): string => (can(me, 'alarms', 'VIEW') ? '/alarms' : '/settings/about');

/** How the foot of the rail names the person's role. */
export const roleName = (me: Me): string =>
  me.isSuper ? 'Super user' : (me.user.role ?? `${me.authRole.charAt(0)}${me.authRole.slice(1).toLowerCase()}`);
