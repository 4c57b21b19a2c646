import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMe } from '#session/me.tsx';
import { pageTexts } from '#texts/pages.ts';
import { useRegistered, visible } from './feature.ts';
import { Page } from './Page.tsx';

/** A page of customer administration, under the tabs of all of them (ADM.10). */
export function AdministrationPage({ name, children }: { name: string; children: ReactNode }) {
  const pages = visible(useRegistered('administration'), useMe());
  return (
    <Page crumbs={[{ name: pageTexts.administration }, { name }]} title={[name]}>
      <nav className="tabs" aria-label={pageTexts.administration}>
        {pages.map(({ name: label, to }) => (
          <NavLink key={to} to={to} className={({ isActive }) => `tab${isActive ? ' is-on' : ''}`}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  );
}
