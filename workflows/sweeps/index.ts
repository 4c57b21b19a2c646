import { cmmsAlarms } from './cmms-alarms.ts';
import { cmmsValues } from './cmms-values.ts';
import { connections } from './connections.ts';
import { maintenanceSystems } from './maintenance-systems.ts';
import { recountAll, recountCounted } from './nuisance-counts.ts';
import { overdueTickets } from './overdue-tickets.ts';
import { payloads } from './payloads.ts';
import { resolutions } from './resolutions.ts';
import { signIns } from './sign-ins.ts';
import { snoozes } from './snoozes.ts';
import { staleAlarms } from './stale-alarms.ts';
import type { SweepDeps } from './sweep.ts';
import { throughput } from './throughput.ts';
import type { SweepResult } from './types.ts';
import { unfinishedWork } from './unfinished-work.ts';

export const sweeps = [
  cmmsAlarms,
  cmmsValues,
  connections,
  maintenanceSystems,
  overdueTickets,
  payloads,
  recountAll,
  recountCounted,
  resolutions,
  signIns,
  snoozes,
  staleAlarms,
  throughput,
  unfinishedWork,
] as const;
export type SweepName = (typeof sweeps)[number]['name'];

/** Maximum alarms in one transaction. */
const chunk = 1_000;

/** Returns the activities of the sweeps, each with the name of its sweep. */
export function createActivities(
  deps: Omit<SweepDeps, 'chunk'> & Partial<SweepDeps>,
): Record<SweepName, () => Promise<SweepResult>> {
  const all = sweeps.map(({ name, run }) => [name, () => run({ chunk, ...deps })] as const);
  return Object.fromEntries(all) as Record<SweepName, () => Promise<SweepResult>>;
}
