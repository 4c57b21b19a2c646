import type { IntegrationHealthResolvers } from '../generated/resolvers.ts';
import { isoOrNull } from './scalars.ts';

export const IntegrationHealth: IntegrationHealthResolvers = {
  lostSince: (health) => isoOrNull(health.lostSince),
};
