import { type Database, forCustomer } from '../../../platform/database.ts';
import { issueTexts } from '../../../texts/server/issues.ts';
import { lowThroughput, throughputBaselineWeeks, zeroThroughputHours } from '../../constants.ts';
import { averagePerHour } from '../alarm-throughput.ts';
import { type ExternalSystemRow, readExternalSystems } from '../external-system-row.ts';
import { throughputHours } from '../integration-health.ts';
import type { HourlyCount, IntegrationTraffic } from '../integration-ports.ts';
import { hourMs, startOfHour } from '../integration-traffic.ts';

/** Compares a source's newest hours with its average of four weeks. */
export interface ThroughputHabit {
  customerId: number;
  systemId: number;
  /** Far fewer alarms than on average. */
  isLow: boolean;
  /** As many again as count as usual. */
  isUsual: boolean;
  message: string;
}

interface Deps {
  db: Database;
  traffic: Pick<IntegrationTraffic, 'instances'>;
  /** Called after each customer. */
  onProgress?(customers: number): void;
}

/**
 * Compares the newest hours of every source with its own average of four weeks, customer by customer. Sources that are
 * too young for habits, or send so few alarms that a quiet day says nothing, are left out.
 */
export async function readThroughputHabits({ db, traffic, onProgress }: Deps, now: Date): Promise<ThroughputHabit[]> {
  const customers: number[] = await db('external_systems')
    .where({ direction: 'INBOUND', is_active: true })
    .distinct('customer_id')
    .orderBy('customer_id')
    .pluck('customer_id');
  const habits: ThroughputHabit[] = [];
  const from = startOfHour(now) + hourMs - throughputBaselineWeeks * 7 * 24 * hourMs;
  for (const [index, customerId] of customers.entries()) {
    const counts = await traffic.instances({ customerId, from });
    const systems = await forCustomer(db, customerId, (trx) =>
      readExternalSystems(trx, customerId, `and e.is_active and e.direction = 'INBOUND'`),
    );
    for (const system of systems) {
      const own = counts.filter(({ systemId }) => systemId === system.id);
      const habit = habitOf(customerId, system, own, now);
      if (habit) habits.push(habit);
    }
    onProgress?.(index + 1);
  }
  return habits;
}

function habitOf(
  customerId: number,
  system: ExternalSystemRow,
  counts: readonly HourlyCount[],
  now: Date,
): ThroughputHabit | null {
  const { perHour, hours: lived } = averagePerHour(system, counts, now);
  if (lived < lowThroughput.leastDays * 24 || perHour * 24 < lowThroughput.leastPerDay) return null;
  // a source that may be silent for longer is compared over as long
  const hours = Math.max(zeroThroughputHours, throughputHours(system));
  const since = now.getTime() - hours * hourMs;
  const count = counts.reduce((sum, one) => (one.hour >= since ? sum + one.count : sum), 0);
  const percent = (100 * count) / (perHour * hours);
  return {
    ...{ customerId, systemId: system.id },
    isLow: percent < lowThroughput.opensBelowPercent,
    isUsual: percent >= lowThroughput.resolvesAtPercent,
    message: issueTexts.fewAlarms(count, hours, Math.round(perHour * hours)),
  };
}
