import { findLowThroughput } from '../../domain/integrations/alerts/find-low-throughput.ts';
import { notifyOfAllIssues } from './notify-of-all-issues.ts';
import { defineSweep, hourlyAt } from './sweep.ts';

/** Opens and resolves issues of sources that send no alarms (INT.3). */
export const throughput = defineSweep({
  name: 'throughput',
  spec: hourlyAt(35),
  plan: 'brief',
  run: async (deps) => ({ ...(await findLowThroughput(deps)), notified: await notifyOfAllIssues(deps) }),
});
