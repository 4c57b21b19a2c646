import { useQuery } from '@apollo/client/react';
import { Popover } from 'antd';
import { CirclePause, Plug } from 'lucide-react';
import { graphql } from '../../generated/index.ts';
import { formatAgo, formatDateTime, plural } from '../../ui/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useNow } from '../clock.ts';

export const sourceSystemsQuery = graphql(`
  query SourceSystems {
    sourceSystems {
      id
      name
      displayName
      isActive
      lastContactAt
    }
  }
`);

/** The plug: how many sources there are, and when each was last heard. */
export function Integrations() {
  const { data } = useQuery(sourceSystemsQuery, { context: { quiet: true }, pollInterval: 60_000 });
  const now = useNow('minute');
  const systems = data?.sourceSystems ?? [];
  const list = (
    <div className="sources">
      <h2>Integrations</h2>
      {systems.length === 0 && <p className="soft">No integrations yet.</p>}
      <ul>
        {systems.map((system) => (
          <li key={system.id} className="source">
            <span className="ell grow">{system.displayName}</span>
            {!system.isActive && (
              <Tag quiet icon={CirclePause}>
                Inactive
              </Tag>
            )}
            <span className="meta quiet num" title={formatDateTime(system.lastContactAt)}>
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
        className="btn is-ghost plug"
        aria-label={`Integrations, ${plural(systems.length, 'source')}`}
      >
        <Plug size={15} aria-hidden />
        <span className="num">{systems.length}</span>
      </button>
    </Popover>
  );
}
