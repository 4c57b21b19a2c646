import { assertPermission, may } from '../identity/assert-permission.ts';
import type { PermissionAction } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork, seesWork } from '../identity/ticket-rights.ts';
import type { LensKind } from '../lists/list-kinds.ts';

/** The part of a request that decides which lenses are open. */
export type LensViewer = Pick<Ctx, 'db' | 'person' | 'permissions' | 'customer' | 'membership'>;

/** True for a person who sees alarms, and with them lenses. */
export const seesAlarms = (viewer: Pick<LensViewer, 'permissions'>): boolean => may(viewer, 'alarms', 'VIEW');

/** Rights to see rows, by the kind of list. */
const rights: Record<LensKind, { sees(viewer: LensViewer): boolean; assert(viewer: LensViewer): void }> = {
  alarm: { sees: seesAlarms, assert: (viewer) => assertPermission(viewer, 'alarms', 'VIEW') },
  work: { sees: seesWork, assert: assertWork },
  asset: {
    sees: (viewer) => may(viewer, 'assets', 'VIEW'),
    assert: (viewer) => assertPermission(viewer, 'assets', 'VIEW'),
  },
};
/** True for a person who sees rows of a kind of list. */
export const seesKind = (viewer: LensViewer, kind: LensKind): boolean => rights[kind].sees(viewer);
/** @throws AppError FORBIDDEN for a person who sees no rows of a kind of list. */
export const assertSeesKind = (viewer: LensViewer, kind: LensKind): void => rights[kind].assert(viewer);

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
