import type { LandingPage, MeFieldsFragment, PermissionAction } from '#generated/graphql.ts';
import { pageTexts } from '#texts/pages.ts';
import { shellTexts } from '#texts/shell.ts';

export type Me = MeFieldsFragment;

/** True if the person may do `action` in `area`; super users may do everything. The server checks again. */
export const can = (me: Me, area: string, action: PermissionAction): boolean =>
  me.isSuper || me.permissions.some((entry) => entry.area === area && entry.actions.includes(action));

/** True if the person sees alarms. */
export const seesAlarms = (me: Me): boolean => can(me, 'alarms', 'VIEW');
/** True if the person sees reports. */
export const seesReports = (me: Me): boolean => can(me, 'reporting', 'VIEW');
/** True if the person sees any work. */
export const seesWork = (me: Me): boolean =>
  me.products.includes('Work') && (can(me, 'work.myWork', 'VIEW') || can(me, 'work.teamWork', 'VIEW'));
/**
 * Ids of the work lists that are also triage tabs (USR.2): whoever sees all work has their own tickets and the
 * closed ones in the work explorer.
 */
export function triageWorkTabs(me: Me): readonly string[] {
  if (!seesWork(me)) return [];
  return can(me, 'work.allWork', 'VIEW') ? ['active-work'] : ['active-work', 'my-work', 'closed-work'];
}

/** True if the person may close tickets; the server decides which ones. */
export const canCloseWork = (me: Me): boolean =>
  seesWork(me) && (can(me, 'work.myWork', 'CLOSE') || can(me, 'work.teamWork', 'CLOSE'));
export const canCreateWork = (me: Me): boolean => seesWork(me) && can(me, 'work.myWork', 'CREATE');
/** Policy cmmsConfigVisible: true if the customer's plan has CMMS Config. */
export const hasCmmsConfig = (me: Me): boolean => me.features.includes('cmmsConfig');
/** True if the person sees an alarm's values for maintenance systems. */
export const seesCmmsValues = (me: Me): boolean => hasCmmsConfig(me) && can(me, 'cmmsValues', 'VIEW');
/** True if the person manages the fields; others only see the fields' values. */
export const configuresCmms = (me: Me): boolean => hasCmmsConfig(me) && can(me, 'cmmsFields', 'VIEW');

const settingsPath = '/settings/about';
/** Paths of the landing pages that exist (USR.14). */
const landingPages: Partial<Record<LandingPage, string>> = { TRIAGE: '/alarms', WORK: '/work', SETTINGS: settingsPath };

/** Returns the root's target: the person's landing page; triage if unset or unavailable; without alarms, settings. */
export function landingPath(me: Me): string {
  if (!can(me, 'alarms', 'VIEW')) return settingsPath;
  if (me.landingPage === 'WORK' && !seesWork(me)) return '/alarms';
  return landingPages[me.landingPage as LandingPage] ?? '/alarms';
}

/** Returns the start pages that the person may choose; one is marked. */
export const startPages = (me: Me): Array<{ page: LandingPage; name: string; isChosen: boolean }> =>
  (
    [
      ['TRIAGE', shellTexts.triage, can(me, 'alarms', 'VIEW')],
      ['WORK', pageTexts.work, seesWork(me)],
      ['SETTINGS', pageTexts.settings, true],
    ] as const
  )
    .filter(([, , isOpen]) => isOpen)
    .map(([page, name]) => ({ page, name, isChosen: landingPages[page] === landingPath(me) }));

/** Name of the person's role, as the rail shows it. */
export const roleName = (me: Me): string =>
  me.isSuper ? shellTexts.superUser : (me.user.role ?? `${me.authRole.charAt(0)}${me.authRole.slice(1).toLowerCase()}`);
