import type { LandingPage, MeFieldsFragment, PermissionAction } from '#generated/graphql.ts';
import { pageTexts } from '#texts/pages.ts';
import { shellTexts } from '#texts/shell.ts';

export type Me = MeFieldsFragment;

/** True if the person may do `action` in `area`; super users may do everything. The server checks again. */
export const can = (me: Me, area: string, action: PermissionAction): boolean =>
  me.isSuper || me.permissions.some((entry) => entry.area === area && entry.actions.includes(action));

/** Page on which a customer is chosen. */
export const selectPath = '/select';
/** True if the person chooses among customers (AUTH-070). */
export const hasCustomers = (me: Pick<Me, 'customers'>): boolean => me.customers.length > 1;

/** True if the person sees alarms. */
export const seesAlarms = (me: Me): boolean => can(me, 'alarms', 'VIEW');
/** True if the person sees reports. */
export const seesReports = (me: Me): boolean => can(me, 'reporting', 'VIEW');
/** True if the person sees places and assets. */
export const seesAssets = (me: Me): boolean => can(me, 'assets', 'VIEW');
/** True if the person imports inventories. */
export const importsAssets = (me: Me): boolean => can(me, 'assets', 'CREATE') && can(me, 'assets', 'EDIT');
/** True if the person sees relations of assets, which are part of the customer's plan. */
export const seesRelations = (me: Me): boolean => me.features.includes('assetRelationships') && seesAssets(me);
/** True if the person says which relations count as related. */
export const configuresRelations = (me: Me): boolean => seesRelations(me) && can(me, 'customerSettings', 'EDIT');
/** True if the person sees automation rules. */
export const seesRules = (me: Me): boolean => can(me, 'automation', 'VIEW');
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

/** True if the person sees any page of analytics. */
const seesAnalytics = (me: Me): boolean =>
  ['counts', 'kpi', 'advancedAnalytics'].some((page) => can(me, `analytics.${page}`, 'VIEW')) ||
  (seesWork(me) && ['workResolution', 'workHistory'].some((page) => can(me, `analytics.${page}`, 'VIEW')));

/** True if the person may close tickets; the server decides which ones. */
export const canCloseWork = (me: Me): boolean =>
  seesWork(me) && (can(me, 'work.myWork', 'CLOSE') || can(me, 'work.teamWork', 'CLOSE'));
export const canCreateWork = (me: Me): boolean => seesWork(me) && can(me, 'work.myWork', 'CREATE');
/** Policy cmmsConfigVisible: true if the customer's plan has CMMS Config. */
export const hasCmmsConfig = (me: Me): boolean => me.features.includes('cmmsConfig');
/** True if the customer's plan lets fields of maintenance systems be mapped. */
export const hasCmmsMapping = (me: Me): boolean => me.features.includes('cmmsMapping');
/** True if the person sees an alarm's values for maintenance systems. */
export const seesCmmsValues = (me: Me): boolean => hasCmmsConfig(me) && can(me, 'cmmsValues', 'VIEW');
/** True if the person sets an alarm's or asset's values for maintenance systems. */
export const fillsCmmsValues = (me: Me): boolean => hasCmmsConfig(me) && can(me, 'cmmsValues', 'EDIT');
/** True if the person manages the fields; others only see the fields' values. */
export const configuresCmms = (me: Me): boolean => hasCmmsConfig(me) && can(me, 'cmmsFields', 'VIEW');

const settingsPath = '/settings/about';
/** The landing pages that exist (USR.14), in the order in which they are offered: path, name, and who may open them. */
const landingPages: ReadonlyArray<{ page: LandingPage; path: string; name: string; sees(me: Me): boolean }> = [
  { page: 'TRIAGE', path: '/alarms', name: shellTexts.triage, sees: seesAlarms },
  { page: 'WORK', path: '/work', name: pageTexts.work, sees: (me) => seesAlarms(me) && seesWork(me) },
  { page: 'ANALYTICS', path: '/analytics', name: pageTexts.analytics, sees: seesAnalytics },
  { page: 'ASSETS', path: '/assets', name: pageTexts.assets, sees: seesAssets },
  { page: 'SETTINGS', path: settingsPath, name: pageTexts.settings, sees: () => true },
];
const landingOf = (me: Me) => {
  const open = landingPages.filter(({ sees }) => sees(me));
  const named = (wanted: string | null) => open.find(({ page }) => page === wanted);
  return named(me.landingPage) ?? named('TRIAGE') ?? named('SETTINGS');
};

/** Returns the root's target: the person's landing page; triage if unset or unavailable; without alarms, settings. */
export const landingPath = (me: Me): string => landingOf(me)?.path ?? settingsPath;

/** Returns the start pages that the person may choose; one is marked. */
export const startPages = (me: Me): Array<{ page: LandingPage; name: string; isChosen: boolean }> =>
  landingPages
    .filter(({ sees }) => sees(me))
    .map(({ page, name }) => ({ page, name, isChosen: page === landingOf(me)?.page }));

/** Name of the person's role, as the rail shows it. */
export const roleName = (me: Me): string =>
  me.isSuper ? shellTexts.superUser : (me.user.role ?? `${me.authRole.charAt(0)}${me.authRole.slice(1).toLowerCase()}`);
