import { Link } from 'react-router';
import { SourceDoubt } from '#features/fields/sources.tsx';
import type { AlarmCountField, AlarmCountsQuery } from '#generated/graphql.ts';
import { reportTexts as texts } from '#texts/reports.ts';
import { percent } from '#ui/figures.ts';
import { formatCount, formatDuration } from '#ui/format.ts';
import { Cell, Table } from '#ui/Table.tsx';
import * as tableCss from '#ui/table.module.css';
import { countName, countPath } from './count-rows.ts';
import * as css from './reports.module.css';
import { ShareCells, shareColumns } from './ShareCells.tsx';

interface CountsTableProps {
  field: AlarmCountField;
  counts: AlarmCountsQuery['alarmCounts'];
  /** True if rows lead to the list of all alarms, which is a report. */
  leads: boolean;
}

/** Rows by occurrences, each with its share and that of all rows down to it; what is not among them is the last. */
export function CountsTable({ field, counts: { rows, total }, leads }: CountsTableProps) {
  const most = Math.max(1, ...rows.map(({ instances }) => instances));
  const others = total.instances - rows.reduce((sum, { instances }) => sum + instances, 0);
  return (
    <Table
      label={texts.title}
      columns={[
        { name: texts.fields[field] },
        { name: texts.bar, isUnseen: true },
        ...shareColumns,
        { name: texts.alarms, isNumber: true },
        { name: texts.timeInAlarm, isNumber: true },
      ]}
      foot={
        <>
          {others > 0 && (
            <tr>
              <td className="soft">{texts.others}</td>
              <td />
              <td className={`num ${tableCss.isRight}`}>{formatCount(others)}</td>
              <td className={`num ${tableCss.isRight} soft`}>{percent(others / total.instances)}</td>
              <td className={`num ${tableCss.isRight} soft`}>{percent(1)}</td>
              <td />
              <td />
            </tr>
          )}
          <tr>
            <th scope="row">{texts.sum}</th>
            <td />
            <th className={`num ${tableCss.isRight}`}>{formatCount(total.instances)}</th>
            <td />
            <td />
            <th className={`num ${tableCss.isRight}`}>{formatCount(total.alarms)}</th>
            <th className={`num ${tableCss.isRight}`}>{formatDuration(total.timeInAlarm)}</th>
          </tr>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.value}>
          <Cell className={css.countsName}>
            <span className="line">
              <SourceDoubt sourceId={row.externalSystemId ?? null} />
              <CountName field={field} row={row} leads={leads} />
            </span>
          </Cell>
          <Cell className={css.countsBar} aria-hidden>
            <span style={{ width: `${(100 * row.instances) / most}%` }} />
          </Cell>
          <ShareCells of={row} />
          <Cell kind="number">{formatCount(row.alarms)}</Cell>
          <Cell kind="number" isSoft>
            {formatDuration(row.timeInAlarm)}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

interface CountNameProps extends Omit<CountsTableProps, 'counts'> {
  row: AlarmCountsQuery['alarmCounts']['rows'][number];
}

function CountName({ field, row, leads }: CountNameProps) {
  const [name, to] = [countName(field, row), countPath(field, row, leads)];
  if (to === undefined) return <span className="ell">{name}</span>;
  return (
    <Link className="ell" to={to} title={name}>
      {name}
    </Link>
  );
}
