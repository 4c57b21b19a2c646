import { Settings, Users } from 'lucide-react';
import { NavLink } from 'react-router';
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
export function AnalyticsRail() {
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

/** The areas that collect pages of several features: customer administration, shown once it has a page, and settings. */
export function useShellAreas(): Area[] {
  const [first] = visible(useRegistered('administration'), useMe());
  return [
    ...(first ? [{ rank: 80, name: pageTexts.users, to: first.to, match: '/users/*', icon: Users }] : []),
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
