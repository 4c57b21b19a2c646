import { stations } from '../ingest/stations.ts';
import { fromRoot } from '../platform/root.ts';
import type { ProcessPlan } from './processes.ts';

const dist = (file: string): string => fromRoot('dist', file);
/** Source maps cost memory but make a stack name the source's line. With CPU_PROFILE_DIR each process leaves a profile when it stops. */
const node = (name: string): string[] => {
  const dir = process.env.CPU_PROFILE_DIR;
  const profile = dir ? ['--cpu-prof', `--cpu-prof-dir=${dir}`, `--cpu-prof-name=${name}.cpuprofile`] : [];
  return [process.execPath, '--enable-source-maps', ...profile];
};

/** The product's processes, from the build: every station of ingest, the worker and the API. */
export const productPlans: ProcessPlan[] = [
  ...stations.map((station) => ({ name: station, command: [...node(station), dist('ingest.js'), station] })),
  { name: 'worker', command: [...node('worker'), dist('worker.js')] },
  { name: 'api', command: [...node('api'), dist('api.js')] },
];
