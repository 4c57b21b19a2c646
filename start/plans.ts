import { doors, stations } from '../ingest/stations.ts';
import { fromRoot } from '../platform/root.ts';
import type { ProcessPlan } from './processes.ts';

/** Room for young objects, MB: a batch's rows live as long as it does, and copying them was a sixth of the projector's time. */
const youngMb = 32;
/** Each thread of the worker has as much, those of its plans too: with 32 it took 30 to 130 MB more. */
const workerYoungMb = 16;
/** Old objects may double before they are looked through: V8's own choice of four times is faster by little and larger by a lot. */
const growingPercent = 100;
const dist = (file: string): string => fromRoot('dist', file);
/** Source maps cost memory but make a stack name the source's line. With CPU_PROFILE_DIR each process leaves a profile when it stops. */
const node = (name: string, semiSpaceMb = youngMb): string[] => {
  const dir = process.env.CPU_PROFILE_DIR;
  const profile = dir ? ['--cpu-prof', `--cpu-prof-dir=${dir}`, `--cpu-prof-name=${name}.cpuprofile`] : [];
  const memory = [`--max-semi-space-size=${semiSpaceMb}`, `--heap-growing-percent=${growingPercent}`];
  return [process.execPath, '--enable-source-maps', ...memory, ...profile];
};

/** When one machine has too much to do, doors and people come first: what was accepted may wait, it is not lost. */
const behindDoors = [fromRoot('engines/low-priority.sh'), '10', '15'];

/** The gateway has the sender's address from the API, and from nobody else of this machine. */
const besideApi: Record<string, string> = { TRUSTED_PROXIES: '127.0.0.1' };

/** The product's processes, from the build: every station of ingest, the worker and the API. */
export const productPlans: ProcessPlan[] = [
  ...stations.map((station) => ({
    name: station,
    env: station === 'gateway' ? besideApi : {},
    command: [...(doors.includes(station) ? [] : behindDoors), ...node(station), dist('ingest.js'), station],
  })),
  { name: 'worker', command: [...behindDoors, ...node('worker', workerYoungMb), dist('worker.js')] },
  { name: 'api', command: [...node('api'), dist('api.js')] },
];
