import type { RecentActionResolvers } from '../generated/resolvers.ts';

export const RecentAction: RecentActionResolvers = {
  id: ({ activity }) => activity.id,
  alarmId: ({ alarmId }) => String(alarmId),
};
