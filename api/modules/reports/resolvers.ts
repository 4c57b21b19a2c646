import { listRecentActions } from '../../../domain/alarms/read/list-recent-actions.ts';
import { countOccurrences, occurrenceTrend } from '../../../domain/reports/count-occurrences.ts';
import type { QueryResolvers, RecentActionResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  alarmCounts: (_, input, { ctx }) => countOccurrences(ctx, input),
  alarmInstanceTrend: (_, input, { ctx }) => occurrenceTrend(ctx, input),
  recentActions: (_, page, { ctx }) => listRecentActions(ctx, page),
};

export const RecentAction: RecentActionResolvers = {
  id: ({ activity }) => activity.id,
  alarmId: ({ alarmId }) => String(alarmId),
};
