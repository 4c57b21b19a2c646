import { throughputBaselineWeeks } from '../constants.ts';
import type { Ctx } from '../ctx.ts';
import { assertSuper } from '../people/assert-super.ts';
import type { ExternalSystemRow } from './external-system-row.ts';
import { isThroughputLow, throughputHours } from './integration-health.ts';
import type { IntegrationPorts } from './integration-ports.ts';

export const hourMs = 3_600_000;
const trafficHours = 24;
/** Further back no alarm is looked for: by then throughput has been low for long. */
const longestHours = throughputBaselineWeeks * 7 * 24;

/** What came from an integration within an hour. Times in milliseconds since the epoch. */
export interface TrafficHour {
  start: number;
  events: number;
  instances: number;
  dropped: number;
  rejected: number;
}

export interface Traffic {
  /** 24 hours by the clock, oldest first; the last one is not over. */
  hours: TrafficHour[];
  isThroughputLow: boolean;
}

/** The traffic of integrations over 24 hours, each hour present, by their id. Super users only. */
export async function listTraffic(
  ctx: Ctx,
  { traffic }: Pick<IntegrationPorts, 'traffic'>,
  systems: readonly ExternalSystemRow[],
): Promise<Map<number, Traffic>> {
  assertSuper(ctx);
  const now = ctx.clock.now();
  const customerId = ctx.customer.id;
  const from = startOfHour(now) - (trafficHours - 1) * hourMs;
  const quietHours = Math.min(longestHours, Math.max(trafficHours, ...systems.map(throughputHours)));
  const [events, outcomes, instances] = await Promise.all([
    traffic.events({ customerId, from }),
    traffic.outcomes({ customerId, from }),
    traffic.instances({ customerId, from: Math.min(from, startOfHour(now) - quietHours * hourMs) }),
  ]);
  const result = new Map<number, Traffic>();
  for (const system of systems) {
    const hours = Array.from({ length: trafficHours }, (_, n) => emptyHour(from + n * hourMs));
    const at = (hour: number): TrafficHour | undefined => hours[(hour - from) / hourMs];
    const own = <T extends { systemId: number }>(rows: T[]): T[] => rows.filter((row) => row.systemId === system.id);
    for (const { hour, count } of own(events)) add(at(hour), 'events', count);
    for (const { hour, count } of own(instances)) add(at(hour), 'instances', count);
    for (const { hour, count, outcome } of own(outcomes)) add(at(hour), outcome, count);
    const newest = Math.max(0, ...own(instances).map(({ hour }) => hour));
    // an alarm somewhere in an hour counts as one at its end: nobody is warned too early
    const lastAlarmAt = newest === 0 ? null : newest + hourMs;
    result.set(system.id, { hours, isThroughputLow: isThroughputLow(system, lastAlarmAt, now) });
  }
  return result;
}

const emptyHour = (start: number): TrafficHour => ({ start, events: 0, instances: 0, dropped: 0, rejected: 0 });

function add(hour: TrafficHour | undefined, what: Exclude<keyof TrafficHour, 'start'>, count: number): void {
  if (hour) hour[what] += count;
}

/** The clock's hour that holds an instant. */
export const startOfHour = (time: Date): number => Math.floor(time.getTime() / hourMs) * hourMs;
