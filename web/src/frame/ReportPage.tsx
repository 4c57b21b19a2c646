import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMe } from '#session/me.tsx';
import { shellTexts } from '#texts/shell.ts';
import * as kit from '#ui/ui.module.css';
import { useTabInView } from '#ui/use-tab-in-view.ts';
import { useRegistered, visible } from './feature.ts';
import { Page } from './Page.tsx';

/** A report under the tabs of all of them. */
export function ReportPage({ name, children }: { name: string; children: ReactNode }) {
  const reports = visible(useRegistered('reports'), useMe());
  const strip = useTabInView<HTMLElement>(useLocation().pathname, reports.length);
  return (
    <Page crumbs={[{ name: shellTexts.reports, to: '/reports' }, { name }]} title={[name, shellTexts.reports]}>
      <h1 className="unseen">{name}</h1>
      <nav ref={strip} className={kit.tabs} aria-label={shellTexts.reports}>
        {reports.map(({ name: label, to }) => (
          <NavLink key={to} to={to} className={({ isActive }) => `${kit.tab}${isActive ? ` ${kit.isOn}` : ''}`}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  );
}
