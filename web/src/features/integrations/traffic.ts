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
