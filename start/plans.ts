import { doors, type Station, stations } from '../ingest/stations.ts';
import { fromRoot } from '../platform/root.ts';
import type { ProcessPlan } from './processes.ts';

/** Semi-space, MB: a batch's rows live as long as the batch, and copying them was a sixth of the projector's time. */
const youngMb = 32;
/** Per thread of the worker, workflow threads included: with 32 it took 30 to 130 MB more. */
const workerYoungMb = 16;
/** The old generation may double before a collection: V8's default of four times is a little faster and much larger. */
const growingPercent = 100;
const dist = (file: string): string => fromRoot('dist', file);
/** Source maps cost memory but give stacks source lines. With CPU_PROFILE_DIR each process writes a CPU profile. */
const node = (name: string, semiSpaceMb = youngMb): string[] => {
  const dir = process.env.CPU_PROFILE_DIR;
  const profile = dir ? ['--cpu-prof', `--cpu-prof-dir=${dir}`, `--cpu-prof-name=${name}.cpuprofile`] : [];
  const memory = [`--max-semi-space-size=${semiSpaceMb}`, `--heap-growing-percent=${growingPercent}`];
  return [process.execPath, '--enable-source-maps', ...memory, ...profile];
};

/**
 * On an overloaded machine, doors and people have priority, then what brings alarms into lists, then history and what acts on
 * alarms: accepted messages may wait, they are not lost.
 */
const behindDoors = [fromRoot('engines/low-priority.sh'), '5', '15'];
const behindLists = [fromRoot('engines/low-priority.sh'), '10', '15'];
const priorityOf = (station: Station): string[] => {
  if (doors.includes(station)) return [];
  return station === 'load' ? behindLists : behindDoors;
};

/** The gateway gets the sender's address from the API, the only proxy on this machine. */
const besideApi: Record<string, string> = { TRUSTED_PROXIES: '127.0.0.1' };

/** The product's processes, from the build: every station of ingest, the worker and the API. */
export const productPlans: ProcessPlan[] = [
  ...stations.map((station) => ({
    name: station,
    env: station === 'gateway' ? besideApi : {},
    command: [...priorityOf(station), ...node(station), dist('ingest.js'), station],
  })),
  { name: 'worker', command: [...behindLists, ...node('worker', workerYoungMb), dist('worker.js')] },
  { name: 'api', command: [...node('api'), dist('api.js')] },
];
