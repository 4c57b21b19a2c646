import { Plug, Unplug } from 'lucide-react';
import { useSources } from '#features/fields/sources.tsx';
import { plural } from '#texts/common.ts';
import { integrationTrayTexts as texts } from '#texts/shell.ts';
import { useNow } from '#ui/clock.ts';
import { formatAgo, formatDateTime } from '#ui/format.ts';
import { Health } from '#ui/Health.tsx';
import { Tray } from './Tray.tsx';

/** The plug: how many sources there are and how many are broken; a list of each with its state and last contact (INT.2). */
export function Integrations() {
  const { systems: known, isFailed, unhealthy } = useSources();
  const now = useNow('minute');
  const systems = known ?? [];
  const brokenCount = unhealthy.size;
  const count = plural(systems.length, 'source');
  return (
    <Tray
      icon={brokenCount > 0 ? Unplug : Plug}
      label={texts.label(count, brokenCount, systems.length)}
      count={brokenCount > 0 ? texts.brokenOf(brokenCount, systems.length) : systems.length}
      title={texts.title}
      isBroken={brokenCount > 0}
    >
      {isFailed && <p className="soft">{texts.failed}</p>}
      {known?.length === 0 && <p className="soft">{texts.empty}</p>}
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
