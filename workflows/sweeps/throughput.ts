import { findLowThroughput } from '../../domain/integrations/alerts/find-low-throughput.ts';
import { readThroughputHabits } from '../../domain/integrations/alerts/read-throughput-habits.ts';
import { findIntegrationInstancesHourly } from '../../warehouse/queries/integration-instances-hourly.ts';
import { reportProgress } from '../report-progress.ts';
import { notifyOfAllIssues } from './notify-of-all-issues.ts';
import { defineSweep, hourlyAt, type SweepDeps } from './sweep.ts';

/** Opens and resolves issues of sources that send no alarms, or far fewer than they used to (INT.3). */
export const throughput = defineSweep({
  name: 'throughput',
  spec: hourlyAt(35),
  plan: 'long',
  run: async (deps) => ({
    ...(await findLowThroughput(deps, await habitsOf(deps))),
    notified: await notifyOfAllIssues(deps),
  }),
});

/** While the warehouse is behind, alarms that it does not have yet would seem to be missing. */
async function habitsOf({ db, warehouse, clock, arrived }: SweepDeps) {
  const now = clock.now();
  if (!(await arrived())) return null;
  const traffic = {
    instances: (of: { customerId: number; from: number }) => findIntegrationInstancesHourly(warehouse, of),
  };
  return readThroughputHabits({ db, traffic, onProgress: reportProgress }, now);
}
