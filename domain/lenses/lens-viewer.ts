import { assertPermission, may } from '../identity/assert-permission.ts';
import type { Area, PermissionAction } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';
import { kindLenses } from '../lists/generated/lenses.ts';
import type { LensKind } from '../lists/list-kinds.ts';

/** The part of a request that decides which lenses are open. */
export type LensViewer = Pick<Ctx, 'db' | 'person' | 'permissions' | 'customer' | 'membership'>;

/** True for a person who sees alarms, and with them lenses. */
export const seesAlarms = (viewer: Pick<LensViewer, 'permissions'>): boolean => may(viewer, 'alarms', 'VIEW');

/** Areas of which one is to be viewed by who sees rows of a kind of list. */
const seenWith = (kind: LensKind): readonly [Area, ...Area[]] => kindLenses[kind].seenWith;
/** True for a person who sees rows of a kind of list. */
export const seesKind = (viewer: LensViewer, kind: LensKind): boolean =>
  seenWith(kind).some((area) => may(viewer, area, 'VIEW'));
/** @throws AppError FORBIDDEN for a person who sees no rows of a kind of list. */
export function assertSeesKind(viewer: LensViewer, kind: LensKind): void {
  if (!seesKind(viewer, kind)) assertPermission(viewer, seenWith(kind)[0], 'VIEW');
}

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
