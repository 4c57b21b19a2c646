import type { IntegrationRowFragment } from '#generated/graphql.ts';

export interface TrafficTotals {
  events: number;
  dropped: number;
  rejected: number;
}

/** Sums of 24 hours. */
export function totalsOf({ traffic }: IntegrationRowFragment): TrafficTotals {
  const totals = { events: 0, dropped: 0, rejected: 0 };
  for (const hour of traffic?.hours ?? []) {
    totals.events += hour.events;
    totals.dropped += hour.dropped;
    totals.rejected += hour.rejected;
  }
  return totals;
}

const ranks = { UNHEALTHY: 0, MODERATELY_HEALTHY: 1, UNKNOWN: 2, HEALTHY: 3, INACTIVE: 4 } as const;
const rankOf = ({ health, traffic }: IntegrationRowFragment): number =>
  health.state === 'HEALTHY' && traffic?.isThroughputLow ? 1 : ranks[health.state];

/** Orders integrations: those with problems first, then by name as the server has it. */
export const byNeed = (rows: readonly IntegrationRowFragment[]): IntegrationRowFragment[] =>
  rows.toSorted((a, b) => rankOf(a) - rankOf(b));
