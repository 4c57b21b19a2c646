import type { CommandJobs } from '../../../domain/repair/commands/command.ts';
import { killCommands, startCommands } from '../../../workflows/commands/client.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ temporal }: PortDeps): { commandJobs: CommandJobs } => ({
  // its row is committed: started here to save time; if that fails, the sweep of unfinished work starts it
  commandJobs: {
    start: (key) => temporal.withDeadline(() => startCommands(temporal, key)),
    kill: (key) => temporal.withDeadline(() => killCommands(temporal, key)),
  },
});
