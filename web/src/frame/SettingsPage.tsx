import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMe } from '#session/me.tsx';
import { useIsRailCollapsed } from '#session/preferences.ts';
import { pageTexts } from '#texts/pages.ts';
import * as kit from '#ui/ui.module.css';
import { useTabInView } from '#ui/use-tab-in-view.ts';
import { settingsGroups, useRegistered, visible } from './feature.ts';
import * as css from './frame.module.css';
import { Page } from './Page.tsx';

interface SettingsPageProps {
  name: string;
  /** Heading, if it says more than `name`. */
  heading?: string;
  /** Content wider than a form. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of settings: its heading and content. A rail that shows no pages leaves their list to tabs. */
export function SettingsPage({ name, heading = name, isWide = false, children }: SettingsPageProps) {
  const seen = visible(useRegistered('settings'), useMe());
  const pages = settingsGroups.flatMap((name) => seen.filter(({ group }) => group === name));
  const hasTabs = useIsRailCollapsed();
  const strip = useTabInView<HTMLElement>(useLocation().pathname, hasTabs ? pages.length : 0);
  return (
    <Page crumbs={[{ name: pageTexts.settings, to: '/settings' }, { name }]} title={[name, pageTexts.settings]}>
      {hasTabs && (
        <nav ref={strip} className={kit.tabs} aria-label={pageTexts.settings}>
          {pages.map(({ name: label, to }) => (
            <NavLink key={to} to={to} className={({ isActive }) => `${kit.tab}${isActive ? ` ${kit.isOn}` : ''}`}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <div className={`${css.narrowPage}${isWide ? ` ${css.isWide}` : ''}`}>
        <h1>{heading}</h1>
        {children}
      </div>
    </Page>
  );
}
