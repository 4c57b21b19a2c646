import { may } from '../identity/assert-permission.ts';
import type { PermissionAction } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';

/** The part of a request that decides which lenses are open. */
export type LensViewer = Pick<Ctx, 'db' | 'person' | 'permissions' | 'customer' | 'membership'>;

/** True for a person who sees alarms, and with them lenses. */
export const seesAlarms = (viewer: Pick<LensViewer, 'permissions'>): boolean => may(viewer, 'alarms', 'VIEW');

/** True for a person who sees places and assets. */
export const seesAssets = (viewer: Pick<LensViewer, 'permissions'>): boolean => may(viewer, 'assets', 'VIEW');

/** Kinds of lenses that are open to a person with alarm access (LENS-093 to LENS-095); super users see all. */
export function openKinds(viewer: LensViewer): { standard: boolean; mine: boolean; team: boolean } {
  const { person, membership } = viewer;
  if (!seesAlarms(viewer)) return { standard: false, mine: false, team: false };
  return {
    standard: person.isSuper || membership.viewStandardLenses,
    mine: (person.isSuper || membership.viewMyLenses) && may(viewer, 'lenses.own', 'VIEW'),
    team: (person.isSuper || membership.viewTeamLenses) && may(viewer, 'lenses.team', 'VIEW'),
  };
}

/** True if a person may do this with a team's lenses: by right, or as the team's admin (USR.6). */
export const mayOfTeam = (viewer: LensViewer, action: PermissionAction, teamRole: string | null): boolean =>
  teamRole === 'TEAM_ADMIN' || may(viewer, 'lenses.team', action);
