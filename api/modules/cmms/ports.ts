import type { CmmsPullJobs } from '../../../domain/cmms/pull/cmms-pull.ts';
import { killCmmsPull, startCmmsPull } from '../../../workflows/cmms-pull/client.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ temporal }: PortDeps): { cmmsPulls: CmmsPullJobs } => ({
  // its row is committed: started here to save time; if that fails, the sweep of unfinished work starts it
  cmmsPulls: {
    start: (key) => temporal.withDeadline(() => startCmmsPull(temporal, key)),
    kill: (key) => temporal.withDeadline(() => killCmmsPull(temporal, key)),
  },
});
