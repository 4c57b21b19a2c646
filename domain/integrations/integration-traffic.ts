import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { ExternalSystemRow } from './external-system-row.ts';
import { isThroughputLow } from './integration-health.ts';
import type { IntegrationPorts } from './integration-ports.ts';

export const hourMs = 3_600_000;
const trafficHours = 24;

/** Traffic of an integration within an hour. Times in milliseconds since the epoch. */
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
  const [events, outcomes, instances] = await Promise.all([
    traffic.events({ customerId, from }),
    traffic.outcomes({ customerId, from }),
    traffic.instances({ customerId, from }),
  ]);
  const result = new Map<number, Traffic>();
  for (const system of systems) {
    const hours = Array.from({ length: trafficHours }, (_, n) => emptyHour(from + n * hourMs));
    const at = (hour: number): TrafficHour | undefined => hours[(hour - from) / hourMs];
    const own = <T extends { systemId: number }>(rows: T[]): T[] => rows.filter((row) => row.systemId === system.id);
    for (const { hour, count } of own(events)) add(at(hour), 'events', count);
    for (const { hour, count } of own(instances)) add(at(hour), 'instances', count);
    for (const { hour, count, outcome } of own(outcomes)) add(at(hour), outcome, count);
    result.set(system.id, { hours, isThroughputLow: isThroughputLow(system, now) });
  }
  return result;
}

const emptyHour = (start: number): TrafficHour => ({ start, events: 0, instances: 0, dropped: 0, rejected: 0 });

function add(hour: TrafficHour | undefined, what: Exclude<keyof TrafficHour, 'start'>, count: number): void {
  if (hour) hour[what] += count;
}

/** The clock's hour that holds an instant. */
export const startOfHour = (time: Date): number => Math.floor(time.getTime() / hourMs) * hourMs;
