import type { ImportJobs } from '../../../domain/inventory/inventory-import.ts';
import { startInventoryImport } from '../../../workflows/inventory-import/client.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ temporal, log }: PortDeps): { importJobs: ImportJobs } => ({
  importJobs: {
    // its row is committed: started here to save time; if that fails, the sweep of unfinished work starts it
    start: (run) =>
      temporal
        .withDeadline(() => startInventoryImport(temporal, run))
        .catch((error: unknown) => log.warn({ err: error }, 'an import is not started yet')),
  },
});
