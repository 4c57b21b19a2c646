import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { mobileListPath } from '#features/lists/places/places.ts';
import type { Session } from '#session/session.ts';
import { divertStranger, signedInId } from './divert.ts';
import {
  AnonymousOnly,
  Landing,
  PhoneOnly,
  RequireAlarms,
  RequireCmmsConfig,
  RequireObjectControl,
  RequireReports,
  RequireSuper,
  RequireTeams,
  RequireWork,
  WideOnly,
} from './guards.tsx';
import { PageFailure, RouteFailure } from './RouteFailure.tsx';

/** Loads a screen's module when its route is first shown. */
const lazy =
  <Module extends Record<string, unknown>>(
    load: () => Promise<Module>,
    name: keyof Module & string,
  ): RouteObject['lazy'] =>
  async () => ({ Component: (await load())[name] as React.ComponentType });

const access = {
  login: () => import('#features/access/Login.tsx'),
  reset: () => import('#features/access/ResetPassword.tsx'),
  changePassword: () => import('#features/access/ChangePassword.tsx'),
  logout: () => import('#features/access/Logout.tsx'),
  notFound: () => import('#features/access/NotFound.tsx'),
  unsupported: () => import('#features/access/Unsupported.tsx'),
};
const signedIn = () => import('./SignedIn.tsx');
const shell = () => import('./shell/Shell.tsx');
const triage = () => import('#features/alarms/TriagePage.tsx');
const lensHome = () => import('#features/lists/LensHome.tsx');
const alarm = () => import('#features/alarms/detail/AlarmPage.tsx');
const counts = () => import('#features/reports/CountsPage.tsx');
const allAlarms = () => import('#features/alarms/AllAlarmsPage.tsx');
const about = () => import('#features/settings/About.tsx');
const profile = () => import('#features/settings/ProfilePage.tsx');
const ownPassword = () => import('#features/access/PasswordPage.tsx');
const objectControl = () => import('#features/settings/ObjectControl.tsx');
const cmmsConfig = () => import('#features/cmms/CmmsConfigPage.tsx');
const teams = () => import('#features/teams/TeamsPage.tsx');
const provider = () => import('./shell/ProviderShell.tsx');
const integrations = () => import('#features/integrations/IntegrationsPage.tsx');
const deadLetters = () => import('#features/integrations/dead-letters/DeadLettersPage.tsx');
const issues = () => import('#features/integrations/issues/IssueLogPage.tsx');
const reparse = () => import('#features/integrations/reparse/ReparsePage.tsx');
const parser = () => import('#features/integrations/parser/ParserPage.tsx');
const throughput = () => import('#features/throughput/ThroughputPage.tsx');
const work = () => import('#features/work/WorkPage.tsx');
const newWork = () => import('#features/work/NewWorkPage.tsx');
const allWork = () => import('#features/work/AllWorkPage.tsx');
const followUp = () => import('#features/work/FollowUpPage.tsx');
const phoneShell = () => import('./shell/MobileShell.tsx');
const phoneWork = () => import('#features/work/phone/MobileWork.tsx');
const phone = () => import('#features/alarms/phone/MobileTriage.tsx');

const consoleRoutes: RouteObject[] = [
  {
    element: <RequireAlarms />,
    children: [
      { path: 'alarms', lazy: lazy(lensHome, 'TriageHome') },
      { path: 'alarms/list/all_alarms/:alarmId', lazy: lazy(alarm, 'AlarmPage') },
      { path: 'alarms/:group/:lens', lazy: lazy(triage, 'TriagePage') },
      { path: 'alarms/work/list/active_work/Open Work/0/:ticketId?', lazy: lazy(triage, 'TriagePage') },
      { path: 'alarms/work/list/:workTab/:workLens/0/:ticketId?', lazy: lazy(triage, 'TriagePage') },
    ],
  },
  {
    element: <RequireReports />,
    children: [
      { path: 'reports', element: <Navigate to="/reports/counts" replace /> },
      { path: 'reports/counts', lazy: lazy(counts, 'CountsPage') },
      { path: 'reports/allAlarms', lazy: lazy(allAlarms, 'AllAlarmsPage') },
    ],
  },
  {
    element: <RequireWork />,
    children: [
      { path: 'work', lazy: lazy(lensHome, 'WorkHome') },
      { path: 'work/new', lazy: lazy(newWork, 'NewWorkPage') },
      { path: 'work/:group/:workLens/:ticketId?', lazy: lazy(work, 'WorkPage') },
      {
        element: <RequireReports />,
        children: [
          { path: 'reports/allWork', lazy: lazy(allWork, 'AllWorkPage') },
          { path: 'reports/followUp', lazy: lazy(followUp, 'FollowUpPage') },
        ],
      },
    ],
  },
  { path: 'settings/about', lazy: lazy(about, 'About') },
  { path: 'settings/profile', lazy: lazy(profile, 'ProfilePage') },
  { path: 'settings/password', lazy: lazy(ownPassword, 'PasswordPage') },
  {
    element: <RequireObjectControl />,
    children: [{ path: 'settings/object-control', lazy: lazy(objectControl, 'ObjectControl') }],
  },
  {
    element: <RequireCmmsConfig />,
    children: [{ path: 'users/cmms-config/main', lazy: lazy(cmmsConfig, 'CmmsConfigPage') }],
  },
  { element: <RequireTeams />, children: [{ path: 'settings/teams', lazy: lazy(teams, 'TeamsPage') }] },
];

const providerRoutes: RouteObject[] = [
  { path: 'integrations', lazy: lazy(integrations, 'IntegrationsPage') },
  { path: 'integrations/:systemId/dead-letters', lazy: lazy(deadLetters, 'DeadLettersPage') },
  { path: 'integrations/:systemId/issues', lazy: lazy(issues, 'IssueLogPage') },
  { path: 'integrations/:systemId/reparse', lazy: lazy(reparse, 'ReparsePage') },
  { path: 'dead-letters', lazy: lazy(deadLetters, 'DeadLettersPage') },
  { path: 'parser', lazy: lazy(parser, 'ParserLanding') },
  { path: 'parser/:customerId', lazy: lazy(parser, 'ParserPage') },
  { path: 'alarm-throughput', lazy: lazy(throughput, 'ThroughputPage') },
];

const mobileRoutes: RouteObject[] = [
  { path: 'm', element: <Navigate to={mobileListPath} replace /> },
  { path: 'm/alarms/list', lazy: lazy(phone, 'MobileTriage') },
  { path: 'm/alarms/alarms/list/active_alarms/:alarmId?', lazy: lazy(phone, 'MobileTriage') },
  {
    element: <RequireWork />,
    children: [
      { path: 'm/alarms/work/list', lazy: lazy(phoneWork, 'MobileWork') },
      { path: 'm/alarms/work/list/active_work/all/0/:ticketId?', lazy: lazy(phoneWork, 'MobileWork') },
    ],
  },
];

/** Pages within a frame: what fails in one leaves the frame. */
const framed = (children: RouteObject[]): RouteObject[] => [{ errorElement: <PageFailure />, children }];

const routes: RouteObject[] = [
  {
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <div />,
    children: [
      { element: <AnonymousOnly />, children: [{ path: 'login', lazy: lazy(access.login, 'Login') }] },
      { path: 'reset', lazy: lazy(access.reset, 'ResetPassword') },
      { path: 'change_password', lazy: lazy(access.changePassword, 'ChangePassword') },
      { path: 'logout', lazy: lazy(access.logout, 'Logout') },
      { path: '404/:id?', lazy: lazy(access.notFound, 'NotFound') },
      { path: '501', lazy: lazy(access.unsupported, 'Unsupported') },
      {
        id: signedInId,
        lazy: lazy(signedIn, 'SignedIn'),
        children: [
          { index: true, element: <Landing /> },
          { element: <WideOnly />, children: [{ lazy: lazy(shell, 'Shell'), children: framed(consoleRoutes) }] },
          {
            element: <RequireSuper />,
            children: [{ lazy: lazy(provider, 'ProviderShell'), children: framed(providerRoutes) }],
          },
          {
            element: <PhoneOnly />,
            children: [
              {
                element: <RequireAlarms />,
                children: [{ lazy: lazy(phoneShell, 'MobileShell'), children: framed(mobileRoutes) }],
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to="/404" replace /> },
    ],
  },
];

/** Creates the router of the console; whoever is not signed in starts at login. */
export function createRouter(session: Session) {
  divertStranger(session, routes);
  return createBrowserRouter(routes);
}
