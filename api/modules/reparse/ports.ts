import type { ReparseJobs } from '../../../domain/repair/reparse/reparse-jobs.ts';
import { killReparse, startReparse } from '../../../workflows/reparse/client.ts';
import type { PortDeps } from '../../port-deps.ts';

export const createPorts = ({ temporal }: PortDeps): { reparseJobs: ReparseJobs } => ({
  reparseJobs: {
    start: (key) => temporal.soon(() => startReparse(temporal, key)),
    kill: (key) => temporal.soon(() => killReparse(temporal, key)),
  },
});
