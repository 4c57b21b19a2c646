import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { mobileListPath } from '#features/lists/places/places.ts';
import { type Feature, joined, type PageRoute } from '#frame/feature.ts';
import { seesAlarms } from '#session/access.ts';
import type { Session } from '#session/session.ts';
import { loadNeeded } from '#ui/load-code.ts';
import { divertStranger, signedInId } from './divert.ts';
import { AnonymousOnly, Landing, PhoneOnly, Sees, SuperOnly, WideOnly } from './guards.tsx';
import { PageFailure, RouteFailure } from './RouteFailure.tsx';

const lazy = (load: () => Promise<ComponentType>) => async () => ({ Component: await loadNeeded(load) });

/** Loads a page's module when the page is first shown. */
const page = ({ path, load, prefetch, sees }: PageRoute): RouteObject => {
  const route = { path, lazy: lazy(load), ...(prefetch && { handle: { prefetch } }) };
  return sees ? { element: <Sees sees={sees} />, children: [route] } : route;
};

/** Pages within a frame: what fails in one leaves the frame. */
const framed = (children: RouteObject[]): RouteObject[] => [{ errorElement: <PageFailure />, children }];

const signedIn = lazy(async () => (await import('./SignedIn.tsx')).SignedIn);
const shell = lazy(async () => (await import('./shell/Shell.tsx')).Shell);
const providerShell = lazy(async () => (await import('./shell/ProviderShell.tsx')).ProviderShell);
const analyticsHome = lazy(async () => (await import('./shell/shell-areas.tsx')).AnalyticsHome);
const mobileShell = lazy(async () => (await import('./shell/MobileShell.tsx')).MobileShell);

/** The routes of the console: the pages that features register, each within its frame and its guards. */
export function routesOf(features: readonly Feature[]): RouteObject[] {
  const pages = (name: 'anonymous' | 'bare' | 'signedIn' | 'console' | 'provider' | 'phone') =>
    joined(features, name).map(page);
  return [
    {
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <div />,
      children: [
        { element: <AnonymousOnly />, children: pages('anonymous') },
        ...pages('bare'),
        {
          id: signedInId,
          lazy: signedIn,
          children: [
            { index: true, element: <Landing /> },
            ...pages('signedIn'),
            {
              element: <WideOnly />,
              children: [
                {
                  lazy: shell,
                  children: framed([
                    { path: 'reports', element: <Navigate to="/reports/counts" replace /> },
                    { path: 'analytics', lazy: analyticsHome },
                    { path: 'settings', element: <Navigate to="/settings/profile" replace /> },
                    ...pages('console'),
                  ]),
                },
              ],
            },
            {
              element: <SuperOnly />,
              children: [{ lazy: providerShell, children: framed(pages('provider')) }],
            },
            {
              element: <PhoneOnly />,
              children: [
                {
                  element: <Sees sees={seesAlarms} />,
                  children: [
                    {
                      lazy: mobileShell,
                      children: framed([
                        { path: 'm', element: <Navigate to={mobileListPath} replace /> },
                        ...pages('phone'),
                      ]),
                    },
                  ],
                },
              ],
            },
          ],
        },
        { path: '*', element: <Navigate to="/404" replace /> },
      ],
    },
  ];
}

/** Creates the router of the console; whoever is not signed in starts at login. */
export function createRouter(session: Session, features: readonly Feature[]) {
  const routes = routesOf(features);
  divertStranger(session, routes);
  return createBrowserRouter(routes);
}
