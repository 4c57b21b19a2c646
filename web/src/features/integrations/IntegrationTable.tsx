import { ClipboardList, FileSearch, History, Pencil, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { connectionLabels, schemaLabel } from '#domain/integrations/external-schemas.ts';
import type { IntegrationRowFragment } from '#generated/graphql.ts';
import { useMe } from '#session/me.tsx';
import { useNow } from '#ui/clock.ts';
import { formatAgo, formatCount, formatDateTime } from '#ui/format.ts';
import { Health } from '#ui/Health.tsx';
import { IconButton, IconLink } from '#ui/IconButton.tsx';
import { Tag } from '#ui/Tag.tsx';
import { HourBars } from './HourBars.tsx';
import { parserPath } from './parser/parser-path.ts';
import { totalsOf } from './traffic.ts';

/** Where the payloads of an integration that were not applied are looked at. */
const deadLettersPath = (id: string): string => `/integrations/${id}/dead-letters`;

function Count({ of: id, name, count, isBad }: { of: string; name: string; count: number; isBad?: boolean }) {
  if (count === 0) return <span className="quiet">0</span>;
  return (
    <Link
      to={deadLettersPath(id)}
      className={isBad ? 'is-bad' : undefined}
      aria-label={`${formatCount(count)} ${name}`}
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
  const contact = row.lastContactAt ? formatAgo(now - Date.parse(row.lastContactAt)) : 'No contact yet';
  return (
    <tr className={row.isActive ? undefined : 'is-off'}>
      <td className="int-name">
        <button type="button" className="link-btn ell" onClick={onEdit}>
          {row.displayName}
        </button>
        <span className="mono quiet ell">
          {row.id} · {row.name}
        </span>
      </td>
      <td className="int-health">
        <Health {...row.health} quiet={!isLost} />
        {row.traffic?.isThroughputLow && (
          <Tag quiet tone="warning" icon={TriangleAlert} title="No alarm for longer than its threshold">
            Low throughput
          </Tag>
        )}
      </td>
      <td className="int-schema" title={row.schema}>
        <span className="ell">{schemaLabel(row.schema)}</span>
      </td>
      <td className="int-connection soft">{connectionLabels[row.connectionType]}</td>
      <td className={`int-contact num${isLost ? ' is-bad' : ' soft'}`} title={formatDateTime(row.lastContactAt)}>
        {contact}
      </td>
      <td className="int-bars">
        <HourBars hours={row.traffic?.hours ?? []} isBroken={isLost} />
      </td>
      <td className="int-count num" data-label="Events">
        {formatCount(events)}
      </td>
      <td className="int-count num" data-label="Dropped">
        <Count of={row.id} name="dropped" count={dropped} />
      </td>
      <td className="int-count num" data-label="Rejected">
        <Count of={row.id} name="rejected" count={rejected} isBad />
      </td>
      <td className="int-edit">
        <IconLink
          icon={ClipboardList}
          iconSize={15}
          size="small"
          label={`Issue log of ${row.displayName}`}
          tooltip="Issue log"
          to={`/integrations/${row.id}/issues`}
        />
        <IconLink
          icon={History}
          iconSize={15}
          size="small"
          label={`Reparse ${row.displayName}`}
          tooltip="Reparse"
          to={`/integrations/${row.id}/reparse`}
        />
        <IconLink
          icon={FileSearch}
          iconSize={15}
          size="small"
          label={`Raw data of ${row.displayName}`}
          tooltip="Raw data"
          to={parserPath(customer.id, row.id)}
        />
        <IconButton icon={Pencil} iconSize={15} size="small" label={`Edit ${row.displayName}`} onClick={onEdit} />
      </td>
    </tr>
  );
}

/** Every integration of the customer: health, and what came from it in 24 hours. */
export function IntegrationTable({ rows, onEdit }: { rows: IntegrationRowFragment[]; onEdit: (id: string) => void }) {
  return (
    <table className="listing integrations" aria-label="Integrations">
      <thead>
        <tr>
          <th>Name</th>
          <th>Health</th>
          <th>Schema</th>
          <th className="int-connection">Connection</th>
          <th>Last contact</th>
          <th className="int-bars">Events, last 24 h</th>
          <th className="int-count">Total</th>
          <th className="int-count">Dropped</th>
          <th className="int-count">Rejected</th>
          <th className="int-edit">
            <span className="unseen">Issue log, reparse, raw data and edit</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} onEdit={() => onEdit(row.id)} />
        ))}
      </tbody>
    </table>
  );
}
