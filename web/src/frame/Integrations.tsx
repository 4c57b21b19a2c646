import { Plug, Unplug } from 'lucide-react';
import { useSources } from '#features/fields/sources.tsx';
import type { IntegrationHealthState } from '#generated/graphql.ts';
import { integrationTrayTexts as texts } from '#texts/shell.ts';
import { useNow } from '#ui/clock.ts';
import { formatAgo, formatDateTime } from '#ui/format.ts';
import { Health } from '#ui/Health.tsx';
import * as css from './frame.module.css';
import { Tray } from './Tray.tsx';

/** The plug: how many systems there are and how many are broken; a list of each with its state and last contact (INT.2). */
export function Integrations() {
  const { systems: known, isFailed } = useSources();
  const now = useNow('minute');
  const systems = known ?? [];
  const numberOf = (state: IntegrationHealthState) => systems.filter(({ health }) => health.state === state).length;
  const [lost, failing] = [numberOf('UNHEALTHY'), numberOf('MODERATELY_HEALTHY')];
  const broken = lost + failing;
  return (
    <Tray
      icon={broken > 0 ? Unplug : Plug}
      label={texts.label({ lost, failing, all: systems.length })}
      count={broken > 0 ? texts.brokenOf(broken, systems.length) : systems.length}
      title={texts.title}
      isBroken={broken > 0}
    >
      {isFailed && <p className="soft">{texts.failed}</p>}
      {known?.length === 0 && <p className="soft">{texts.empty}</p>}
      <ul>
        {systems.map((system) => (
          <li key={system.id} className={css.source}>
            <span className="ell grow">{system.displayName}</span>
            <Health {...system.health} quiet={!['UNHEALTHY', 'MODERATELY_HEALTHY'].includes(system.health.state)} />
            <span className={`${css.sourceAge} meta quiet num`} title={formatDateTime(system.lastContactAt)}>
              {system.lastContactAt ? formatAgo(now - Date.parse(system.lastContactAt)) : texts.noContact}
            </span>
          </li>
        ))}
      </ul>
    </Tray>
  );
}
