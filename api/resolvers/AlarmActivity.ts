import { z } from 'zod';
import { providerDisplayName } from '../../domain/constants.ts';
import { iso } from '../../platform/instant.ts';
import type { AlarmActivityResolvers } from '../generated/resolvers.ts';

const metadataSchema = z.object({
  statusUpdateReason: z.string().nullish().catch(null),
  snoozeReason: z.string().nullish().catch(null),
  snoozeDuration: z.number().nullish().catch(null),
  vote: z.string().nullish().catch(null),
  comment: z.string().nullish().catch(null),
});

export const AlarmActivity: AlarmActivityResolvers = {
  createdAt: (activity) => iso(activity.at),
  user: async ({ userId }, _, { loaders }) =>
    userId === null ? null : ((await loaders.people.load(userId)) ?? { id: null, displayName: providerDisplayName }),
  // no rule has an alarm in its hands
  automationRule: () => null,
  externalSystem: ({ systemId }, _, { loaders }) => (systemId === null ? null : loaders.systems.load(systemId)),
  metadata: ({ metadata }) => (metadata === null ? null : metadataSchema.parse(metadata)),
};
