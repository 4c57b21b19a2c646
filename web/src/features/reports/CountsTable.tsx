import { Link } from 'react-router';
import type { AlarmCountField, AlarmCountsQuery } from '#generated/graphql.ts';
import { reportTexts as texts } from '#texts/reports.ts';
import { formatCount, formatDuration } from '#ui/format.ts';
import { Cell, Table } from '#ui/Table.tsx';
import { countName, countPath, percent } from './count-rows.ts';

interface CountsTableProps {
  field: AlarmCountField;
  counts: AlarmCountsQuery['alarmCounts'];
}

/** Rows by occurrences, each with its share and that of all rows down to it. */
export function CountsTable({ field, counts: { rows, total } }: CountsTableProps) {
  const most = Math.max(1, ...rows.map(({ instances }) => instances));
  return (
    <Table
      label={texts.title}
      className="counts"
      columns={[
        { name: texts.fields[field] },
        { name: texts.bar, isUnseen: true },
        { name: texts.occurrences, isNumber: true },
        { name: texts.share, isNumber: true },
        { name: texts.cumulative, isNumber: true },
        { name: texts.alarms, isNumber: true },
        { name: texts.timeInAlarm, isNumber: true },
      ]}
      foot={
        <tr>
          <th>{texts.sum}</th>
          <td />
          <th className="num is-right">{formatCount(total.instances)}</th>
          <td />
          <td />
          <th className="num is-right">{formatCount(total.alarms)}</th>
          <th className="num is-right">{formatDuration(total.timeInAlarm)}</th>
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.value}>
          <Cell className="counts-name">
            <Link className="ell" to={countPath(field, row)} title={countName(field, row)}>
              {countName(field, row)}
            </Link>
          </Cell>
          <Cell className="counts-bar" aria-hidden>
            <span style={{ width: `${(100 * row.instances) / most}%` }} />
          </Cell>
          <Cell kind="number">{formatCount(row.instances)}</Cell>
          <Cell kind="number" isSoft>
            {percent(row.share)}
          </Cell>
          <Cell kind="number" isSoft>
            {percent(row.cumulativeShare)}
          </Cell>
          <Cell kind="number">{formatCount(row.alarms)}</Cell>
          <Cell kind="number" isSoft>
            {formatDuration(row.timeInAlarm)}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
