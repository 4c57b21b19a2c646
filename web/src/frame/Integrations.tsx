import { useQuery } from '@apollo/client/react';
import { Plug, Unplug } from 'lucide-react';
import { sourceSystemsQuery } from '#features/fields/systems-queries.ts';
import { useIntegrationChanges } from '#session/use-integration-changes.ts';
import { plural } from '#texts/common.ts';
import { integrationTrayTexts as texts } from '#texts/shell.ts';
import { useNow } from '#ui/clock.ts';
import { formatAgo, formatDateTime } from '#ui/format.ts';
import { Health } from '#ui/Health.tsx';
import { Tray } from './Tray.tsx';

/** The plug: how many sources there are and how many are broken; a list of each with its state and last contact (INT.2). */
export function Integrations() {
  const { data, error, refetch } = useQuery(sourceSystemsQuery, { context: { quiet: true }, pollInterval: 60_000 });
  useIntegrationChanges(refetch);
  const now = useNow('minute');
  const systems = data?.sourceSystems ?? [];
  const brokenCount = systems.filter(({ health }) => health.state === 'UNHEALTHY').length;
  const count = plural(systems.length, 'source');
  return (
    <Tray
      icon={brokenCount > 0 ? Unplug : Plug}
      label={texts.label(count, brokenCount)}
      count={brokenCount > 0 ? texts.brokenOf(brokenCount, systems.length) : systems.length}
      title={texts.title}
      isBroken={brokenCount > 0}
    >
      {error && !data && <p className="soft">{texts.failed}</p>}
      {data && systems.length === 0 && <p className="soft">{texts.empty}</p>}
      <ul>
        {systems.map((system) => (
          <li key={system.id} className="source">
            <span className="ell grow">{system.displayName}</span>
            <Health {...system.health} quiet={system.health.state !== 'UNHEALTHY'} />
            <span className="source-age meta quiet num" title={formatDateTime(system.lastContactAt)}>
              {system.lastContactAt ? formatAgo(now - Date.parse(system.lastContactAt)) : texts.noContact}
            </span>
          </li>
        ))}
      </ul>
    </Tray>
  );
}
