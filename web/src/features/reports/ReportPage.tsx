import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Page } from '../../app/shell/Page.tsx';
import './reports.css';

const reports = [
  { name: 'Counts', to: '/reports/counts' },
  { name: 'All alarms', to: '/reports/allAlarms' },
] as const;

/** A report under the tabs of all of them. */
export function ReportPage({ name, children }: { name: (typeof reports)[number]['name']; children: ReactNode }) {
  return (
    <Page crumbs={[{ name: 'Reports', to: '/reports' }, { name }]} title={[name, 'Reports']}>
      <nav className="tabs" aria-label="Reports">
        {reports.map(({ name: label, to }) => (
          <NavLink key={to} to={to} className={({ isActive }) => `tab${isActive ? ' is-on' : ''}`}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  );
}
