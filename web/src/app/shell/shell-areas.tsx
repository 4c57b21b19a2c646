import { useMutation } from '@apollo/client/react';
import { ChartColumn, Settings, Users } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, NavLink, useMatch } from 'react-router';
import { type Area, type PageLink, settingsGroups, useRegistered, visible } from '#frame/feature.ts';
import { meQuery, openedAnalyticsMutation, useMe } from '#session/me.tsx';
import { pageTexts, settingsGroupTexts } from '#texts/pages.ts';
import * as railCss from '#ui/rail.module.css';

const RailPages = ({ pages }: { pages: readonly PageLink[] }) => (
  <ul>
    {pages.map(({ to, name }) => (
      <li key={to} className={railCss.railLens}>
        <NavLink
          to={to}
          className={({ isActive }) => `${railCss.railItem} ${railCss.isLens}${isActive ? ` ${railCss.isOn}` : ''}`}
        >
          <span className="ell grow">{name}</span>
        </NavLink>
      </li>
    ))}
  </ul>
);

/** The pages of analytics that a person sees, in the rail; nothing where there is only one. */
function AnalyticsRail() {
  const pages = visible(useRegistered('analytics'), useMe());
  if (pages.length < 2) return null;
  return (
    <section className={railCss.railLenses} aria-label={pageTexts.analytics}>
      <h2 className={railCss.railGroup}>
        <span className="ell grow">{pageTexts.analytics}</span>
      </h2>
      <RailPages pages={pages} />
    </section>
  );
}

/** The pages of settings that a person sees, in the rail. */
function SettingsRail() {
  const pages = visible(useRegistered('settings'), useMe());
  return (
    <div className={railCss.railLenses}>
      {settingsGroups.map((group) => {
        const ofGroup = pages.filter((page) => page.group === group);
        return (
          ofGroup.length > 0 && (
            <section key={group} aria-label={settingsGroupTexts[group].label}>
              <h2 className={railCss.railGroup}>
                <span className="ell grow">{settingsGroupTexts[group].name}</span>
              </h2>
              <RailPages pages={ofGroup} />
            </section>
          )
        );
      })}
    </div>
  );
}

/** Returns the page of analytics that the person opened last, else the first that they see (USR.16). */
function useAnalyticsPage(): PageLink | undefined {
  const me = useMe();
  const pages = visible(useRegistered('analytics'), me);
  return pages.find(({ to }) => to === `/analytics/${me.analyticsPage}`) ?? pages[0];
}

/** Leads to the person's page of analytics. */
export function AnalyticsHome() {
  return <Navigate to={useAnalyticsPage()?.to ?? '/404'} replace />;
}

/** Keeps the page of analytics that is open as the one opened last (USR.16). The provider's staff belongs to no customer. */
export function useLastAnalyticsPage(): void {
  const { analyticsPage, isProviderStaff } = useMe();
  const opened = useMatch('/analytics/:page/*')?.params.page;
  const isPage = useRegistered('analytics').some(({ to }) => to === `/analytics/${opened}`);
  const [keep] = useMutation(openedAnalyticsMutation, {
    context: { quiet: true },
    update: (cache, _, { variables }) =>
      void cache.updateQuery(
        { query: meQuery },
        (data) => data && { me: { ...data.me, analyticsPage: variables?.analyticsPage ?? null } },
      ),
  });
  useEffect(() => {
    // it is asked for again with the next page; nothing is lost to the person
    if (opened && isPage && opened !== analyticsPage && !isProviderStaff)
      keep({ variables: { analyticsPage: opened } }).catch(() => undefined);
  }, [opened, isPage, analyticsPage, isProviderStaff, keep]);
}

/** The areas that collect pages of several features: analytics and customer administration, once they have one, and settings. */
export function useShellAreas(): Area[] {
  const me = useMe();
  const analytics = useAnalyticsPage();
  const [administration] = visible(useRegistered('administration'), me);
  const collected = (first: PageLink | undefined, area: Omit<Area, 'to'>): Area[] =>
    first ? [{ ...area, to: first.to }] : [];
  return [
    ...collected(analytics, {
      rank: 30,
      name: pageTexts.analytics,
      match: '/analytics/*',
      icon: ChartColumn,
      Rail: AnalyticsRail,
    }),
    ...collected(administration, { rank: 80, name: pageTexts.users, match: '/users/*', icon: Users }),
    {
      rank: 90,
      name: pageTexts.settings,
      to: '/settings/profile',
      match: '/settings/*',
      icon: Settings,
      Rail: SettingsRail,
    },
  ];
}
