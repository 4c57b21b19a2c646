import { CircleAlert, CircleHelp, CirclePause, type LucideIcon, PlugZap, Unplug } from 'lucide-react';
import type { IntegrationHealthState } from '#generated/graphql.ts';
import { Tag } from './Tag.tsx';
import type { ToneName } from './tokens.ts';

/** Tone and icon of an integration's health. */
export const healthLooks: Record<IntegrationHealthState, [ToneName, LucideIcon]> = {
  HEALTHY: ['success', PlugZap],
  MODERATELY_HEALTHY: ['warning', CircleAlert],
  UNHEALTHY: ['danger', Unplug],
  UNKNOWN: ['neutral', CircleHelp],
  INACTIVE: ['neutral', CirclePause],
};

/** An integration's health as icon and word. */
export function Health({ state, label, quiet }: { state: IntegrationHealthState; label: string; quiet?: boolean }) {
  const [tone, icon] = healthLooks[state];
  return (
    <Tag tone={tone} icon={icon} quiet={quiet}>
      {label}
    </Tag>
  );
}
