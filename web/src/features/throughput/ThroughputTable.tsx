import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { ThroughputFieldsFragment, ThroughputRange } from '#generated/graphql.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';
import { useNow } from '#ui/clock.ts';
import { formatCount, formatDateTime } from '#ui/format.ts';
import { Tag } from '#ui/Tag.tsx';
import { formatHoursAgo, formatRate } from './throughput-text.ts';

const hoursOf: Record<ThroughputRange, number> = { DAY: 24, WEEK: 168 };

/** The same figures as a table. */
export function ThroughputTable({ rows, range }: { rows: ThroughputFieldsFragment[]; range: ThroughputRange }) {
  const now = useNow('minute');
  return (
    <div className="card throughput-table">
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <th>{texts.integration}</th>
            <th className="is-right">{texts.alarms}</th>
            <th className="is-right">{texts.perHour}</th>
            <th className="is-right">{texts.average}</th>
            <th className="is-right">{texts.lastAlarm}</th>
            <th>{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ externalSystem, total, averagePerHour, lastAlarmHour, isLow, thresholdHours }) => (
            <tr key={externalSystem.id}>
              <td>
                <Link to={`/integrations?edit=${externalSystem.id}`}>{externalSystem.displayName}</Link>
              </td>
              <td className={`num is-right${isLow ? ' is-bad' : ''}`}>{formatCount(total)}</td>
              <td className="num is-right">{formatRate(total / hoursOf[range])}</td>
              <td className="num is-right">{formatRate(averagePerHour)}</td>
              <td className="num is-right soft" title={formatDateTime(lastAlarmHour)}>
                {lastAlarmHour ? formatHoursAgo(now - Date.parse(lastAlarmHour)) : texts.noAlarm}
              </td>
              <td>
                {isLow ? (
                  <Tag quiet tone="danger" icon={TriangleAlert}>
                    {texts.silent(formatCount(thresholdHours))}
                  </Tag>
                ) : (
                  <span className="quiet">{externalSystem.isActive ? texts.normal : texts.inactive}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
