import type { Transaction } from '../../platform/database.ts';
import { integrationHealth } from '../integrations/integration-health.ts';
import { readSourceSystems } from '../integrations/list-source-systems.ts';
import type { KpiMetricType } from './definitions.ts';

/** Metrics that rest on alarms and their ends being heard: without them they would look better than the building is. */
const restingOnSources: ReadonlySet<KpiMetricType> = new Set<KpiMetricType>([
  'PRIORITIZED_ALARMS',
  'ALARMS_PER_HOUR',
  'ACTIONED_ALARMS',
  'PRIORITY_DISTRIBUTION',
  'WORK_COVERAGE',
  'TIME_TO_DISPATCH',
  'RESOLUTION_EFFECTIVENESS',
  'OPEN_WORK_INACTIVE_ALARMS',
]);

/**
 * Returns since when a source that a metric rests on has been unhealthy (BEY.4), the earliest of several; null while all
 * are heard, and for a period that had ended before.
 * @param until end of the period; null for a metric of now.
 */
export async function stateUnknownSince(
  trx: Transaction,
  customerId: number,
  metricType: KpiMetricType,
  { until, now }: { until: number | null; now: Date },
): Promise<Date | null> {
  if (!restingOnSources.has(metricType)) return null;
  const lost = (await readSourceSystems(trx, customerId)).flatMap((system) => {
    const { state, lostSince } = integrationHealth(system, now);
    return state === 'UNHEALTHY' && lostSince ? [lostSince.getTime()] : [];
  });
  const since = Math.min(...lost);
  return since < Math.min(until ?? now.getTime(), now.getTime()) ? new Date(since) : null;
}
