import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import type { IncidentAlarmFragment } from '#generated/graphql.ts';
import { Bell } from '#ui/Bell.tsx';
import { Duration } from '#ui/Time.tsx';
import * as css from './incidents.module.css';

interface AlarmLinesProps {
  label: string;
  alarms: readonly IncidentAlarmFragment[];
  /** Controls at the end of a line. */
  action?: (alarm: IncidentAlarmFragment) => ReactNode;
}

/** Alarms, a line each, that lead to their pages. */
export function AlarmLines({ label, alarms, action }: AlarmLinesProps) {
  const places = useShellPlaces();
  return (
    <ul className={css.incidentAlarms} aria-label={label}>
      {alarms.map((alarm) => (
        <li key={alarm.id}>
          <Bell priority={alarm.priority} active={alarm.state === 'active'} />
          <SourceDoubt sourceId={alarm.externalSystem.id} />
          <Link to={places.alarm(alarm.id)} className="ell grow">
            {alarm.contextualName || alarm.text}
          </Link>
          <span className="meta soft">{alarm.status}</span>
          <span className="meta quiet num">
            <Duration since={alarm.latestAlarmTime} until={alarm.state === 'active' ? null : alarm.latestEndTime} />
          </span>
          <span className="meta quiet num">{alarm.displayId}</span>
          {action?.(alarm)}
        </li>
      ))}
    </ul>
  );
}
