import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { throughputBaselineWeeks } from '../constants.ts';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type ExternalSystemRow, readExternalSystems } from './external-system-row.ts';
import { isThroughputLow, throughputHours } from './integration-health.ts';
import type { HourlyCount, IntegrationPorts } from './integration-ports.ts';
import { hourMs, startOfHour } from './integration-traffic.ts';

const rangeHours = { DAY: 24, WEEK: 7 * 24 } as const;
const schema = z.object({ range: z.enum(['DAY', 'WEEK']) });
/** Within its first day an integration has no habits. */
const shortestHours = 24;
const baselineHours = throughputBaselineWeeks * 7 * 24;

/** Number of alarms from an integration (ADM.4). Times in milliseconds since the epoch. */
export interface Throughput {
  system: ExternalSystemRow;
  /** Instances that started, every hour by the clock of the range; the last one is not over. */
  hours: Array<{ start: number; count: number }>;
  total: number;
  /** Instances an hour over four weeks; over the life of a younger integration, a day at least. */
  averagePerHour: number;
  /** Beginning of the last hour with an alarm within four weeks. */
  lastAlarmHour: number | null;
  /** No alarm for longer than the integration may go without, or far fewer than on average (INT.3). */
  isLow: boolean;
  /** True for the first of these. */
  isSilent: boolean;
  /** Length of that period, hours. */
  thresholdHours: number;
}

/** Reads the throughput of every source of the customer: quiet ones first, inactive ones last. Super users only. */
export async function alarmThroughput(
  ctx: Ctx,
  { traffic }: Pick<IntegrationPorts, 'traffic'>,
  input: z.input<typeof schema>,
): Promise<Throughput[]> {
  assertSuper(ctx);
  const hours = rangeHours[schema.parse(input).range];
  const now = ctx.clock.now();
  const end = startOfHour(now) + hourMs;
  const [systems, counts] = await Promise.all([
    forCustomer(ctx.db, ctx.customer.id, (trx) =>
      readExternalSystems(
        trx,
        ctx.customer.id,
        `and e.type = 'BUILDING_AUTOMATION_SYSTEM' order by lower(e.display_name), e.id`,
      ),
    ),
    traffic.instances({ customerId: ctx.customer.id, from: end - baselineHours * hourMs }),
  ]);
  const all = systems.map((system) =>
    throughputOf(
      system,
      counts.filter(({ systemId }) => systemId === system.id),
      { now, end, hours },
    ),
  );
  return all.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ isLow, system }: Throughput): number => (isLow ? 0 : system.isActive ? 1 : 2);

function throughputOf(
  system: ExternalSystemRow,
  counts: HourlyCount[],
  { now, end, hours }: { now: Date; end: number; hours: number },
): Throughput {
  const byHour = new Map(counts.map(({ hour, count }) => [hour, count]));
  const from = end - hours * hourMs;
  const shown = Array.from({ length: hours }, (_, n) => from + n * hourMs).map((start) => ({
    start,
    count: byHour.get(start) ?? 0,
  }));
  const lastAlarmHour = counts.length > 0 ? Math.max(...byHour.keys()) : null;
  const isLow = isThroughputLow(system, now);
  const thresholdHours = throughputHours(system);
  return {
    system,
    hours: shown,
    total: shown.reduce((sum, { count }) => sum + count, 0),
    averagePerHour: averagePerHour(system, counts, now).perHour,
    lastAlarmHour,
    isLow,
    isSilent: isLow && (lastAlarmHour === null || lastAlarmHour <= now.getTime() - thresholdHours * hourMs),
    thresholdHours,
  };
}

/**
 * Returns the average of a source's instances an hour over four weeks, or over its life, of a day at least; and the hours
 * of that time. `counts` are those of its four weeks.
 */
export function averagePerHour(
  system: Pick<ExternalSystemRow, 'createdAt'>,
  counts: readonly HourlyCount[],
  now: Date,
): { perHour: number; hours: number } {
  const began = counts.reduce((first, { hour }) => Math.min(first, hour), system.createdAt.getTime());
  const hours = Math.min(baselineHours, Math.max(shortestHours, (now.getTime() - began) / hourMs));
  return { perHour: counts.reduce((sum, { count }) => sum + count, 0) / hours, hours };
}
