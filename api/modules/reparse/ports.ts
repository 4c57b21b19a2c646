import type { ReparseJobs } from '../../../domain/repair/reparse/reparse-jobs.ts';
import { killReparse, startReparse } from '../../../workflows/reparse/client.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ temporal }: PortDeps): { reparseJobs: ReparseJobs } => ({
  // its row is committed: started here to save time; if that fails, the sweep of unfinished work starts it
  reparseJobs: {
    start: (key) => temporal.withDeadline(() => startReparse(temporal, key)),
    kill: (key) => temporal.withDeadline(() => killReparse(temporal, key)),
  },
});
