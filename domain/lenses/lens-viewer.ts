import type { PermissionAction } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';

/** What of a request says which lenses are open. */
export type LensViewer = Pick<Ctx, 'db' | 'person' | 'permissions' | 'customer' | 'membership' | 'authRole'>;

/** Whether somebody sees alarms, and with them lenses, at all. */
export const seesAlarms = ({ person, permissions }: LensViewer): boolean =>
  person.isSuper || (permissions.get('alarms')?.includes('VIEW') ?? false);

/** Which kinds of lenses are open to somebody with alarm access (LENS-093 to LENS-095); super users see all. */
export function openKinds(viewer: LensViewer): { standard: boolean; mine: boolean; team: boolean } {
  const { person, membership } = viewer;
  if (!seesAlarms(viewer)) return { standard: false, mine: false, team: false };
  return {
    standard: person.isSuper || membership.viewStandardLenses,
    mine: (person.isSuper || membership.viewMyLenses) && may(viewer, 'lenses.own', 'VIEW'),
    team: (person.isSuper || membership.viewTeamLenses) && may(viewer, 'lenses.team', 'VIEW'),
  };
}

/** Lenses of every team, whether or not one is in it: "has a team" (USR-103) holds for admins and super users. */
export const seesAllTeams = ({ person, authRole }: LensViewer): boolean => person.isSuper || authRole === 'ADMIN';

/** Whether somebody may do this with a team's lenses: by right, or as the team's admin (USR.6). */
export const mayOfTeam = (viewer: LensViewer, action: PermissionAction, teamRole: string | null): boolean =>
  teamRole === 'TEAM_ADMIN' || may(viewer, 'lenses.team', action);

export const may = (
  { person, permissions }: LensViewer,
  area: 'lenses.own' | 'lenses.team',
  action: PermissionAction,
): boolean => person.isSuper || (permissions.get(area)?.includes(action) ?? false);
