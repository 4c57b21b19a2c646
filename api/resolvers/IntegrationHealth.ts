import { isoOrNull } from '../../platform/instant.ts';
import type { IntegrationHealthResolvers } from '../generated/resolvers.ts';

export const IntegrationHealth: IntegrationHealthResolvers = {
  lostSince: (health) => isoOrNull(health.lostSince),
};
