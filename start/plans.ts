import { stations } from '../ingest/stations.ts';
import { fromRoot } from '../platform/root.ts';
import type { ProcessPlan } from './processes.ts';

const dist = (file: string): string => fromRoot('dist', file);
/** Source maps cost memory but make a stack name the source's line. */
const node = [process.execPath, '--enable-source-maps'];

/** The product's processes, from the build: every station of ingest, the worker and the API. */
export const productPlans: ProcessPlan[] = [
  ...stations.map((station) => ({ name: station, command: [...node, dist('ingest.js'), station] })),
  { name: 'worker', command: [...node, dist('worker.js')] },
  { name: 'api', command: [...node, dist('api.js')] },
];
