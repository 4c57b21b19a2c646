import type { CmmsPullJobs } from '../../../domain/cmms/pull/cmms-pull.ts';
import { startCmmsPull } from '../../../workflows/cmms-pull/client.ts';
import type { PortDeps } from '../../port-deps.ts';

export const createPorts = ({ temporal }: PortDeps): { cmmsPulls: CmmsPullJobs } => ({
  // its row is committed: started from here nobody waits for a turn, and the sweep of unfinished work starts what this does not
  cmmsPulls: { start: (key) => temporal.soon(() => startCmmsPull(temporal, key)) },
});
