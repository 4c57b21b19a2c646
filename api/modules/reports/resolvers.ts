import { listRecentActions } from '../../../domain/alarms/read/list-recent-actions.ts';
import { alarmReport } from '../../../domain/reports/alarm-report.ts';
import { countOccurrences, occurrenceTrend } from '../../../domain/reports/count-occurrences.ts';
import type { AlarmReportRowResolvers, QueryResolvers, RecentActionResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  alarmCounts: (_, input, { ctx }) => countOccurrences(ctx, input),
  alarmInstanceTrend: (_, input, { ctx }) => occurrenceTrend(ctx, input),
  alarmReport: (_, input, { ctx }) => alarmReport(ctx, input),
  recentActions: (_, page, { ctx }) => listRecentActions(ctx, page),
};

export const RecentAction: RecentActionResolvers = {
  id: ({ activity }) => activity.id,
  alarmId: ({ alarmId }) => String(alarmId),
};

export const AlarmReportRow: AlarmReportRowResolvers = {
  alarmId: ({ alarmId }) => String(alarmId),
  displayId: ({ alarmId }) => `A${alarmId}`,
  chatteringCount: ({ chattering }) => chattering,
  fleetingCount: ({ fleeting }) => fleeting,
  staleCount: ({ stale }) => stale,
  ownerTeams: async ({ openTicket }, _, { loaders }) =>
    openTicket?.assigneeId == null
      ? []
      : (await loaders.teamsOfPeople.load(openTicket.assigneeId)).map(({ teamName }) => teamName),
};
