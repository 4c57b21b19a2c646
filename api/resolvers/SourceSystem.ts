import { integrationHealth } from '../../domain/integrations/integration-health.ts';
import type { SourceSystemResolvers } from '../generated/resolvers.ts';
import { isoOrNull } from './scalars.ts';

export const SourceSystem: SourceSystemResolvers = {
  id: (system) => String(system.id),
  lastContactAt: (system) => isoOrNull(system.lastContactAt),
  health: (system, _, { ctx }) => integrationHealth(system, ctx.clock.now()),
};
