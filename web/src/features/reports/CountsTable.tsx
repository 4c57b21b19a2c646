import { Link } from 'react-router';
import type { AlarmCountField, AlarmCountsQuery } from '#generated/graphql.ts';
import { reportTexts as texts } from '#texts/reports.ts';
import { formatCount, formatDuration } from '#ui/format.ts';
import { countName, countPath, percent } from './count-rows.ts';

interface CountsTableProps {
  field: AlarmCountField;
  counts: AlarmCountsQuery['alarmCounts'];
}

/** Rows by occurrences, each with its share and that of all rows down to it. */
export function CountsTable({ field, counts: { rows, total } }: CountsTableProps) {
  const most = Math.max(1, ...rows.map(({ instances }) => instances));
  return (
    <table className="plain-table counts" aria-label={texts.title}>
      <thead>
        <tr>
          <th>{texts.fields[field]}</th>
          <th>
            <span className="unseen">{texts.bar}</span>
          </th>
          <th className="is-right">{texts.occurrences}</th>
          <th className="is-right">{texts.share}</th>
          <th className="is-right">{texts.cumulative}</th>
          <th className="is-right">{texts.alarms}</th>
          <th className="is-right">{texts.timeInAlarm}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.value}>
            <td className="counts-name">
              <Link className="ell" to={countPath(field, row)} title={countName(field, row)}>
                {countName(field, row)}
              </Link>
            </td>
            <td className="counts-bar" aria-hidden>
              <span style={{ width: `${(100 * row.instances) / most}%` }} />
            </td>
            <td className="num is-right">{formatCount(row.instances)}</td>
            <td className="num is-right soft">{percent(row.share)}</td>
            <td className="num is-right soft">{percent(row.cumulativeShare)}</td>
            <td className="num is-right">{formatCount(row.alarms)}</td>
            <td className="num is-right soft">{formatDuration(row.timeInAlarm)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th>{texts.sum}</th>
          <td />
          <th className="num is-right">{formatCount(total.instances)}</th>
          <td />
          <td />
          <th className="num is-right">{formatCount(total.alarms)}</th>
          <th className="num is-right">{formatDuration(total.timeInAlarm)}</th>
        </tr>
      </tfoot>
    </table>
  );
}
