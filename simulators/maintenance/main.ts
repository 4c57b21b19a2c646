import { systemClock } from '../../platform/clock.ts';
import { readEnv } from '../../platform/env.ts';
import { runService } from '../../platform/service.ts';
import { createMaintenance } from './maintenance.ts';

const env = readEnv('log', 'health', 'maintenance');

await runService('maintenance', env, ({ log }) => [
  createMaintenance({
    port: env.MAINTENANCE_PORT,
    stateFile: env.MAINTENANCE_STATE,
    timezone: 'UTC',
    clock: systemClock,
    log,
  }),
]);
