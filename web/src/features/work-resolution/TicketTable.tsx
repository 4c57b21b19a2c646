import { Link, useNavigate } from 'react-router';
import { useDefinitions } from '#features/fields/properties/use-definitions.ts';
import { AlarmsDoubt } from '#features/fields/sources.tsx';
import { RuleActor } from '#features/lists/places/RuleActor.tsx';
import { workTicketPath } from '#features/lists/places/work-places.ts';
import type { WorkReportRowFieldsFragment } from '#generated/graphql.ts';
import { reportTexts } from '#texts/reports.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { formatDuration, unknown } from '#ui/format.ts';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { formatDateTimeIn } from '#ui/zoned.ts';
import * as css from './work-resolution.module.css';

interface TicketTableProps {
  label: string;
  rows: readonly WorkReportRowFieldsFragment[];
  /** IANA name of the zone of its times. */
  timezone: string;
}

/** Tickets with everything that a report has of each (ANA-019); a row opens its ticket. */
export function TicketTable({ label, rows, timezone }: TicketTableProps) {
  const navigate = useNavigate();
  const labels = new Map<string, string>([
    ...Object.entries(reportTexts.fields),
    ...useDefinitions().map(({ name, label }): [string, string] => [name, label]),
  ]);
  const { columns } = texts;
  return (
    <Table
      label={label}
      look="listing"
      className={css.resolutionTickets}
      columns={[
        { name: columns.ticket },
        { name: columns.result },
        { name: columns.closedAt },
        { name: columns.createdAt },
        { name: columns.duration, isNumber: true },
        { name: columns.timeToDispatch, isNumber: true },
        { name: columns.repeats, isNumber: true },
        { name: columns.alarms, isNumber: true },
        { name: columns.attributes },
        { name: columns.creator },
        { name: columns.teams },
        { name: columns.order },
      ]}
    >
      {rows.map((row) => (
        // the link is what keys and readers reach; the row is for the mouse
        <tr key={row.id} onClick={({ target }) => !(target as Element).closest('a') && navigate(workTicketPath(row))}>
          <Cell className={css.resolutionTicket}>
            <Link className="num" to={workTicketPath(row)}>
              {row.displayId}
            </Link>{' '}
            <span title={row.objective}>{row.objective}</span>
          </Cell>
          <Cell>
            <ResultTag row={row} />
          </Cell>
          <Cell kind="time">{formatDateTimeIn(row.closedAt ?? null, timezone)}</Cell>
          <Cell kind="time" isSoft>
            {formatDateTimeIn(row.createdAt, timezone)}
          </Cell>
          <Cell kind="number">
            {row.isRunning ? texts.running(formatDuration(row.duration)) : formatDuration(row.duration)}
          </Cell>
          <Cell kind="number" isSoft>
            {row.timeToDispatch == null ? unknown : formatDuration(row.timeToDispatch)}
          </Cell>
          <Cell kind="number">{repeatText(row)}</Cell>
          <Cell kind="number" isSoft>
            <AlarmsDoubt sourceIds={row.alarmSourceIds} /> {texts.activeOf(row.activeAlarmCount, row.alarmCount)}
          </Cell>
          <Cell className={css.resolutionAttributes} isSoft>
            <Attributes row={row} labels={labels} />
          </Cell>
          <Cell>
            {row.creatorRule ? <RuleActor rule={row.creatorRule} /> : (row.creator?.displayName ?? texts.automatic)}
          </Cell>
          <Cell isSoft>{row.teams.join(', ') || unknown}</Cell>
          <Cell isSoft>{[row.externalSystemName, row.externalId].filter(Boolean).join(' · ') || unknown}</Cell>
        </tr>
      ))}
    </Table>
  );
}

function ResultTag({ row: { isResolved = null } }: { row: WorkReportRowFieldsFragment }) {
  if (isResolved === null) return <Tag tone="info">{texts.open}</Tag>;
  return isResolved ? <Tag tone="success">{texts.resolved}</Tag> : <Tag tone="warning">{texts.unresolved}</Tag>;
}

/** Says how many tickets one repeats, and how often it was reissued. */
const repeatText = ({ isRepeat, repeatCount, reissueCount }: WorkReportRowFieldsFragment): string =>
  [isRepeat && texts.repeats(repeatCount), reissueCount > 0 && texts.reissued(reissueCount)]
    .filter(Boolean)
    .join(', ') || unknown;

/** Attributes by which people know an alarm, in the order in which they are looked for; the tooltip has all of them. */
const shownAttributes = ['asset_name', 'equipment_type', 'building', 'floors', 'rooms', 'point'];

function Attributes({
  row: { alarmAttributes },
  labels,
}: {
  row: WorkReportRowFieldsFragment;
  labels: ReadonlyMap<string, string>;
}) {
  const all = alarmAttributes.map(({ name, values }) => `${labels.get(name) ?? name}: ${values.join(', ')}`).join('\n');
  const shown = shownAttributes.flatMap(
    (name) => alarmAttributes.find((one) => one.name === name)?.values.join(', ') ?? [],
  );
  return (
    <span className="ell" title={all}>
      {shown.slice(0, 2).join(' · ') || unknown}
    </span>
  );
}
