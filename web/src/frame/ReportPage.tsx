import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { seesWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { Page } from './Page.tsx';
import '#features/reports/reports.css';

const reports = [
  { name: 'Counts', to: '/reports/counts' },
  { name: 'All alarms', to: '/reports/allAlarms' },
  { name: 'All work', to: '/reports/allWork' },
  { name: 'Follow-up', to: '/reports/followUp' },
] as const;
const ofWork: readonly string[] = ['All work', 'Follow-up'];

/** A report under the tabs of all of them. */
export function ReportPage({ name, children }: { name: (typeof reports)[number]['name']; children: ReactNode }) {
  const me = useMe();
  return (
    <Page crumbs={[{ name: 'Reports', to: '/reports' }, { name }]} title={[name, 'Reports']}>
      <nav className="tabs" aria-label="Reports">
        {reports
          .filter(({ name: of }) => seesWork(me) || !ofWork.includes(of))
          .map(({ name: label, to }) => (
            <NavLink key={to} to={to} className={({ isActive }) => `tab${isActive ? ' is-on' : ''}`}>
              {label}
            </NavLink>
          ))}
      </nav>
      {children}
    </Page>
  );
}
