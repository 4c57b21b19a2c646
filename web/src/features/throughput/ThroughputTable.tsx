import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { ThroughputFieldsFragment, ThroughputRange } from '#generated/graphql.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';
import { useNow } from '#ui/clock.ts';
import { formatCount, formatDateTime } from '#ui/format.ts';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './throughput.module.css';
import { formatHoursAgo, formatRate } from './throughput-text.ts';

const hoursOf: Record<ThroughputRange, number> = { DAY: 24, WEEK: 168 };

/** The same figures as a table. */
export function ThroughputTable({ rows, range }: { rows: ThroughputFieldsFragment[]; range: ThroughputRange }) {
  const now = useNow('minute');
  return (
    <div className={`${kit.card} ${css.throughputTable}`}>
      <Table
        label={texts.title}
        look="listing"
        columns={[
          { name: texts.integration },
          { name: texts.alarms, isNumber: true },
          { name: texts.perHour, isNumber: true },
          { name: texts.average, isNumber: true },
          { name: texts.lastAlarm },
          { name: texts.state },
        ]}
      >
        {rows.map(({ externalSystem, total, averagePerHour, lastAlarmHour, isLow, isSilent, thresholdHours }) => (
          <tr key={externalSystem.id}>
            <Cell>
              <Link to={`/integrations?edit=${externalSystem.id}`}>{externalSystem.displayName}</Link>
            </Cell>
            <Cell kind="number" isBad={isSilent}>
              {formatCount(total)}
            </Cell>
            <Cell kind="number">{formatRate(total / hoursOf[range])}</Cell>
            <Cell kind="number">{formatRate(averagePerHour)}</Cell>
            <Cell isSoft title={formatDateTime(lastAlarmHour)}>
              {lastAlarmHour ? formatHoursAgo(now - Date.parse(lastAlarmHour)) : texts.noAlarm}
            </Cell>
            <Cell>
              {isLow ? (
                <Tag quiet tone={isSilent ? 'danger' : 'warning'} icon={TriangleAlert}>
                  {isSilent ? texts.silent(formatCount(thresholdHours)) : texts.few}
                </Tag>
              ) : (
                <span className="quiet">{externalSystem.isActive ? texts.normal : texts.inactive}</span>
              )}
            </Cell>
          </tr>
        ))}
      </Table>
    </div>
  );
}
