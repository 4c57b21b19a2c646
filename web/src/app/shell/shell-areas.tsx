import { ChartColumn, Settings, Users } from 'lucide-react';
import { Navigate, NavLink } from 'react-router';
import { type Area, type PageLink, settingsGroups, useRegistered, visible } from '#frame/feature.ts';
import { useMe } from '#session/me.tsx';
import { pageTexts, settingsGroupTexts } from '#texts/pages.ts';

const RailPages = ({ pages }: { pages: readonly PageLink[] }) => (
  <ul>
    {pages.map(({ to, name }) => (
      <li key={to} className="rail-lens">
        <NavLink to={to} className={({ isActive }) => `rail-item is-lens${isActive ? ' is-on' : ''}`}>
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
    <section className="rail-lenses" aria-label={pageTexts.analytics}>
      <h2 className="rail-group">
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
    <div className="rail-lenses">
      {settingsGroups.map((group) => {
        const ofGroup = pages.filter((page) => page.group === group);
        return (
          ofGroup.length > 0 && (
            <section key={group} aria-label={settingsGroupTexts[group].label}>
              <h2 className="rail-group">
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

/** Leads to the first page of analytics that the person sees (USR.16). */
export function AnalyticsHome() {
  const [first] = visible(useRegistered('analytics'), useMe());
  return <Navigate to={first?.to ?? '/404'} replace />;
}

/** The areas that collect pages of several features: analytics and customer administration, once they have one, and settings. */
export function useShellAreas(): Area[] {
  const me = useMe();
  const [analytics] = visible(useRegistered('analytics'), me);
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
