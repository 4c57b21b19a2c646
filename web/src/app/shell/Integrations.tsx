import { useQuery } from '@apollo/client/react';
import { Popover } from 'antd';
import { Plug, Unplug } from 'lucide-react';
import { graphql } from '../../generated/index.ts';
import { formatAgo, formatDateTime, plural } from '../../ui/format.ts';
import { Health } from '../../ui/Health.tsx';
import { useNow } from '../clock.ts';

export const sourceSystemsQuery = graphql(`
  query SourceSystems {
    sourceSystems {
      id
      name
      displayName
      isActive
      lastContactAt
      health {
        state
        label
      }
    }
  }
`);

/** The plug: how many sources there are and how many are broken; a list of each with its state and last contact (INT.2). */
export function Integrations() {
  const { data, error } = useQuery(sourceSystemsQuery, { context: { quiet: true }, pollInterval: 60_000 });
  const now = useNow('minute');
  const systems = data?.sourceSystems ?? [];
  const brokenCount = systems.filter(({ health }) => health.state === 'UNHEALTHY').length;
  const count = plural(systems.length, 'source');
  const list = (
    <div className="sources">
      <h2>Integrations</h2>
      {error && !data && <p className="soft">Integrations could not be read.</p>}
      {data && systems.length === 0 && <p className="soft">No integrations yet.</p>}
      <ul>
        {systems.map((system) => (
          <li key={system.id} className="source">
            <span className="ell grow">{system.displayName}</span>
            <Health {...system.health} quiet={system.health.state !== 'UNHEALTHY'} />
            <span className="source-age meta quiet num" title={formatDateTime(system.lastContactAt)}>
              {system.lastContactAt ? formatAgo(now - Date.parse(system.lastContactAt)) : 'Never heard'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={list} arrow={false}>
      <button
        type="button"
        className={`btn is-ghost plug${brokenCount > 0 ? ' is-broken' : ''}`}
        aria-label={`Integrations, ${count}${brokenCount > 0 ? `, ${brokenCount} lost connection` : ''}`}
      >
        {brokenCount > 0 ? <Unplug size={15} aria-hidden /> : <Plug size={15} aria-hidden />}
        <span className="num">{brokenCount > 0 ? `${brokenCount} of ${systems.length}` : systems.length}</span>
      </button>
    </Popover>
  );
}
