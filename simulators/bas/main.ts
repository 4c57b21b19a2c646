import { systemClock } from '../../platform/clock.ts';
import { readEnv } from '../../platform/env.ts';
import { runService } from '../../platform/service.ts';
import { createBuilding, parseIntegrations } from './building.ts';

const env = readEnv('log', 'health', 'building');

await runService('building', env, ({ log }) => [
  createBuilding({
    target: env.BUILDING_TARGET,
    integrations: parseIntegrations(env.BUILDING_INTEGRATIONS),
    stateFile: env.BUILDING_STATE,
    speed: env.BUILDING_SPEED,
    clock: systemClock,
    log,
  }),
]);
