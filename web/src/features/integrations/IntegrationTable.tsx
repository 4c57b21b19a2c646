import { ClipboardList, Cpu, FileSearch, History, ListTodo, Pencil, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { connectionLabels, hasPump, schemaLabel } from '#domain/integrations/external-schemas.ts';
import type { IntegrationRowFragment } from '#generated/graphql.ts';
import { useMe } from '#session/me.tsx';
import { integrationTexts as texts } from '#texts/integrations.ts';
import { Button } from '#ui/Button.tsx';
import { useNow } from '#ui/clock.ts';
import { formatAgo, formatCount, formatDateTime } from '#ui/format.ts';
import { Health } from '#ui/Health.tsx';
import { IconButton, IconLink } from '#ui/IconButton.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { HourBars } from './HourBars.tsx';
import * as css from './integrations.module.css';
import { parserPath } from './parser/parser-path.ts';
import { totalsOf } from './traffic.ts';

/** Path of the payloads of an integration that were not applied. */
const deadLettersPath = (id: string): string => `/integrations/${id}/dead-letters`;

function Count({ of: id, outcome, count, isBad }: { of: string; outcome: string; count: number; isBad?: boolean }) {
  if (count === 0) return <span className="quiet">{formatCount(0)}</span>;
  return (
    <Link
      to={deadLettersPath(id)}
      className={isBad ? css.isBad : undefined}
      aria-label={texts.countOf(formatCount(count), outcome)}
    >
      {formatCount(count)}
    </Link>
  );
}

function Row({ row, onEdit }: { row: IntegrationRowFragment; onEdit: () => void }) {
  const now = useNow('minute');
  const { customer } = useMe();
  const { events, dropped, rejected } = totalsOf(row);
  const isLost = row.health.state === 'UNHEALTHY';
  // a maintenance system sends nothing that is parsed
  const isSource = row.direction === 'INBOUND';
  const contact = row.lastContactAt ? formatAgo(now - Date.parse(row.lastContactAt)) : texts.noContact;
  return (
    <tr className={row.isActive ? undefined : css.isOff}>
      <Cell className={css.intName}>
        <Button variant="inline" className="ell" onClick={onEdit}>
          {row.displayName}
        </Button>
        <span className="mono quiet ell">{`${row.id} · ${row.name}`}</span>
      </Cell>
      <Cell className={css.intHealth}>
        <Health {...row.health} quiet={!isLost} />
        {row.traffic?.isThroughputLow && (
          <Tag quiet tone="warning" icon={TriangleAlert} title={texts.lowThroughputDetail}>
            {texts.lowThroughput}
          </Tag>
        )}
      </Cell>
      <Cell className={css.intSchema} title={row.schema}>
        <span className="ell">{schemaLabel(row.schema)}</span>
      </Cell>
      <Cell className={`${css.intConnection} soft`}>{connectionLabels[row.connectionType]}</Cell>
      <Cell
        kind="time"
        className={css.intContact}
        isBad={isLost}
        isSoft={!isLost}
        title={formatDateTime(row.lastContactAt)}
      >
        {contact}
      </Cell>
      <Cell className={css.intBars}>
        <HourBars hours={row.traffic?.hours ?? []} isBroken={isLost} />
      </Cell>
      <Cell kind="time" className={css.intCount} data-label={texts.events}>
        {formatCount(events)}
      </Cell>
      <Cell kind="time" className={css.intCount} data-label={texts.dropped}>
        <Count of={row.id} outcome={texts.dropped} count={dropped} />
      </Cell>
      <Cell kind="time" className={css.intCount} data-label={texts.rejected}>
        <Count of={row.id} outcome={texts.rejected} count={rejected} isBad />
      </Cell>
      <Cell className={css.intEdit}>
        <IconLink
          icon={ClipboardList}
          iconSize={15}
          size="small"
          label={texts.issueLogOf(row.displayName)}
          tooltip={texts.issueLog}
          to={`/integrations/${row.id}/issues`}
        />
        {isSource && (
          <IconLink
            icon={History}
            iconSize={15}
            size="small"
            label={texts.reparseOf(row.displayName)}
            tooltip={texts.reparse}
            to={`/integrations/${row.id}/reparse`}
          />
        )}
        {hasPump(row.connectionType) && (
          <IconLink
            icon={Cpu}
            iconSize={15}
            size="small"
            label={texts.pumpOf(row.displayName)}
            tooltip={texts.pump}
            to={`/integrations/${row.id}/pump`}
          />
        )}
        <IconLink
          icon={ListTodo}
          iconSize={15}
          size="small"
          label={texts.commandsOf(row.displayName)}
          tooltip={texts.commands}
          to={`/integrations/${row.id}/commands`}
        />
        {isSource && (
          <IconLink
            icon={FileSearch}
            iconSize={15}
            size="small"
            label={texts.rawDataOf(row.displayName)}
            tooltip={texts.rawData}
            to={parserPath(customer.id, row.id)}
          />
        )}
        <IconButton icon={Pencil} iconSize={15} size="small" label={texts.editOf(row.displayName)} onClick={onEdit} />
      </Cell>
    </tr>
  );
}

/** Every integration of the customer: health, and its events of 24 hours. */
export function IntegrationTable({ rows, onEdit }: { rows: IntegrationRowFragment[]; onEdit: (id: string) => void }) {
  return (
    <Table
      label={texts.title}
      look="listing"
      className={css.integrations}
      columns={[
        { name: texts.name },
        { name: texts.healthColumn },
        { name: texts.schema },
        { name: texts.connection, className: css.intConnection },
        { name: texts.lastContact },
        { name: texts.eventsColumn, className: css.intBars },
        { name: texts.total, className: css.intCount },
        { name: texts.dropped, className: css.intCount },
        { name: texts.rejected, className: css.intCount },
        { name: texts.actions, isUnseen: true, className: css.intEdit },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} onEdit={() => onEdit(row.id)} />
      ))}
    </Table>
  );
}
