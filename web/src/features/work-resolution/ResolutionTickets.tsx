import { useQuery } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router';
import { useDefinitions } from '#features/fields/properties/use-definitions.ts';
import { workTicketPath } from '#features/lists/places/work-places.ts';
import type {
  SortDirection,
  WorkResolutionInput,
  WorkResolutionTicketsQuery,
  WorkTicketOrderField,
} from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { reportTexts } from '#texts/reports.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime, formatDuration, unknown } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { ResolutionAddress, ResolutionSort } from './resolution-address.ts';
import { resolutionTicketsQuery } from './resolution-queries.ts';

type Row = WorkResolutionTicketsQuery['workResolutionTicketList']['rows'][number];

interface ResolutionTicketsProps {
  input: WorkResolutionInput;
  address: Pick<ResolutionAddress, 'sort' | 'page'>;
  onChange: (change: Partial<ResolutionAddress>) => void;
}

const limit = 50;
const sortOptions = (Object.keys(texts.sorts) as ResolutionSort[]).map((value) => ({
  value,
  label: texts.sorts[value],
}));

/** Tickets closed in the period, a page at a time. */
export function ResolutionTickets({ input, address: { sort, page }, onChange }: ResolutionTicketsProps) {
  const [field, direction] = sort.split('.') as [WorkTicketOrderField, SortDirection];
  const { data, previousData, error, refetch } = useQuery(resolutionTicketsQuery, {
    variables: { input, orderBy: { field, direction }, limit, offset: page * limit },
    context: { quiet: true },
  });
  const list = (data ?? (error ? undefined : previousData))?.workResolutionTicketList;
  const [first, last] = [page * limit + 1, page * limit + (list?.rows.length ?? 0)];
  return (
    <Card
      title={texts.tickets}
      aside={
        <Select
          label={texts.sortBy}
          size="small"
          className="resolution-group-by"
          value={sort}
          options={sortOptions}
          onChange={(next) => onChange({ sort: next })}
        />
      }
    >
      <div className="card-body is-table" aria-busy={!data && !error}>
        {error && !list && <Failed title={texts.failedTickets} error={errorMessage(error)} onRetry={() => refetch()} />}
        {!list && !error && <Skeleton rows={6} />}
        {list && list.rows.length === 0 && <p className="empty-line">{texts.empty}</p>}
        {list && list.rows.length > 0 && <TicketTable rows={list.rows} />}
      </div>
      {list && list.count > limit && (
        <nav className="resolution-pages meta" aria-label={texts.pages}>
          <Button size="small" variant="ghost" disabled={page === 0} onClick={() => onChange({ page: page - 1 })}>
            {texts.previous}
          </Button>
          <span className="num">{texts.shown(first, last, list.count)}</span>
          <Button
            size="small"
            variant="ghost"
            disabled={last >= list.count}
            onClick={() => onChange({ page: page + 1 })}
          >
            {texts.next}
          </Button>
        </nav>
      )}
    </Card>
  );
}

function TicketTable({ rows }: { rows: readonly Row[] }) {
  const navigate = useNavigate();
  const labels = new Map<string, string>([
    ...Object.entries(reportTexts.fields),
    ...useDefinitions().map(({ name, label }): [string, string] => [name, label]),
  ]);
  const { columns } = texts;
  return (
    <Table
      label={texts.tickets}
      look="listing"
      className="resolution-tickets"
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
          <Cell className="resolution-ticket">
            <Link className="num" to={workTicketPath(row)}>
              {row.displayId}
            </Link>{' '}
            <span title={row.objective}>{row.objective}</span>
          </Cell>
          <Cell>
            <ResultTag row={row} />
          </Cell>
          <Cell kind="time">{formatDateTime(row.closedAt ?? null)}</Cell>
          <Cell kind="time" isSoft>
            {formatDateTime(row.createdAt)}
          </Cell>
          <Cell kind="number">{formatDuration(row.duration)}</Cell>
          <Cell kind="number" isSoft>
            {row.timeToDispatch == null ? unknown : formatDuration(row.timeToDispatch)}
          </Cell>
          <Cell kind="number">{repeatText(row)}</Cell>
          <Cell kind="number" isSoft>
            {texts.activeOf(row.activeAlarmCount, row.alarmCount)}
          </Cell>
          <Cell className="resolution-attributes" isSoft>
            <Attributes row={row} labels={labels} />
          </Cell>
          <Cell>{row.creator?.displayName ?? texts.automatic}</Cell>
          <Cell isSoft>{row.teams.join(', ') || unknown}</Cell>
          <Cell isSoft>{[row.externalSystemName, row.externalId].filter(Boolean).join(' · ') || unknown}</Cell>
        </tr>
      ))}
    </Table>
  );
}

const ResultTag = ({ row: { isResolved } }: { row: Row }) =>
  isResolved ? <Tag tone="success">{texts.resolved}</Tag> : <Tag tone="warning">{texts.unresolved}</Tag>;

/** Says how many tickets one repeats, and how often it was reissued. */
const repeatText = ({ isRepeat, repeatCount, reissueCount }: Row): string =>
  [isRepeat && texts.repeats(repeatCount), reissueCount > 0 && texts.reissued(reissueCount)]
    .filter(Boolean)
    .join(', ') || unknown;

/** Attributes by which people know an alarm, in the order in which they are looked for; the tooltip has all of them. */
const told = ['asset_name', 'equipment_type', 'building', 'floors', 'rooms', 'point'];

function Attributes({ row: { alarmAttributes }, labels }: { row: Row; labels: ReadonlyMap<string, string> }) {
  const all = alarmAttributes.map(({ name, values }) => `${labels.get(name) ?? name}: ${values.join(', ')}`).join('\n');
  const shown = told.flatMap((name) => alarmAttributes.find((one) => one.name === name)?.values.join(', ') ?? []);
  return (
    <span className="ell" title={all}>
      {shown.slice(0, 2).join(' · ') || unknown}
    </span>
  );
}
