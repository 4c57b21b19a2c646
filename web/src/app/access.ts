import type { LandingPage, MeFieldsFragment, PermissionAction } from '../generated/graphql.ts';

export type Me = MeFieldsFragment;

/** Whether the person may do `action` in `area`; super users may do everything. The server decides again. */
export const can = (me: Me, area: string, action: PermissionAction): boolean =>
  me.isSuper || me.permissions.some((entry) => entry.area === area && entry.actions.includes(action));

/** Whether the person sees work at all. */
export const seesWork = (me: Me): boolean =>
  me.products.includes('Work') && (can(me, 'work.myWork', 'VIEW') || can(me, 'work.teamWork', 'VIEW'));
/**
 * Ids of the lists of work that are tabs of triage, too (USR.2): Admin and Manager have their own tickets and the closed
 * ones in the work explorer.
 */
export function triageWorkTabs(me: Me): readonly string[] {
  if (!seesWork(me)) return [];
  const hasExplorer = me.isSuper || me.authRole === 'ADMIN' || me.authRole === 'MANAGER';
  return hasExplorer ? ['active-work'] : ['active-work', 'my-work', 'closed-work'];
}

/** Whether the person closes tickets at all: which ones, the server says. */
export const canCloseWork = (me: Me): boolean =>
  seesWork(me) && (can(me, 'work.myWork', 'CLOSE') || can(me, 'work.teamWork', 'CLOSE'));
export const canCreateWork = (me: Me): boolean => seesWork(me) && can(me, 'work.myWork', 'CREATE');
/** Policy cmmsConfigVisible: whether the customer's plan has CMMS Config. */
export const hasCmmsConfig = (me: Me): boolean => me.features.includes('cmmsConfig');
/** Whether the person sees what maintenance systems are told of an alarm. */
export const seesCmmsValues = (me: Me): boolean => hasCmmsConfig(me) && can(me, 'cmmsValues', 'VIEW');
/** Whether the person says which fields there are; others only see what fields take. */
export const configuresCmms = (me: Me): boolean => hasCmmsConfig(me) && can(me, 'cmmsFields', 'VIEW');

const settingsPath = '/settings/about';
/** The pages somebody may land on, of those there are (USR.14). */
const landingPages: Partial<Record<LandingPage, string>> = { TRIAGE: '/alarms', WORK: '/work', SETTINGS: settingsPath };

/** Where the root leads: the person's own landing page; without one, or where there is none, triage; else settings. */
export function landingPath(me: Me): string {
  if (!can(me, 'alarms', 'VIEW')) return settingsPath;
  if (me.landingPage === 'WORK' && !seesWork(me)) return '/alarms';
  return landingPages[me.landingPage as LandingPage] ?? '/alarms';
}

/** The pages that somebody may choose to start on, with the one they do. */
export const startPages = (me: Me): Array<{ page: LandingPage; name: string; isChosen: boolean }> =>
  (
    [
      ['TRIAGE', 'Triage', can(me, 'alarms', 'VIEW')],
      ['WORK', 'Work', seesWork(me)],
      ['SETTINGS', 'Settings', true],
    ] as const
  )
    .filter(([, , isOpen]) => isOpen)
    .map(([page, name]) => ({ page, name, isChosen: landingPages[page] === landingPath(me) }));

/** How the foot of the rail names the person's role. */
export const roleName = (me: Me): string =>
  me.isSuper ? 'Super user' : (me.user.role ?? `${me.authRole.charAt(0)}${me.authRole.slice(1).toLowerCase()}`);
