import { integrationHealth } from '../../domain/integrations/integration-health.ts';
import { isoOrNull } from '../../platform/instant.ts';
import type { SourceSystemResolvers } from '../generated/resolvers.ts';

export const SourceSystem: SourceSystemResolvers = {
  id: (system) => String(system.id),
  lastContactAt: (system) => isoOrNull(system.lastContactAt),
  health: (system, _, { ctx }) => integrationHealth(system, ctx.clock.now()),
};
