import { displayIdOf } from '../../../domain/work/model/ticket.ts';
import { listClosedTickets } from '../../../domain/work-resolution/list-closed-tickets.ts';
import { listWorkHistory } from '../../../domain/work-resolution/list-work-history.ts';
import { attributesOf, countsAsResolved, durationOf, sourceIdsOf } from '../../../domain/work-resolution/report-row.ts';
import { workResolutionTrendByGroup } from '../../../domain/work-resolution/trend-by-group.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  QueryResolvers,
  WorkResolutionPartResolvers,
  WorkResolutionReportRowResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  workResolutionTrend: async (_, { input }, { loaders }) => (await loaders.resolutions.load(input)).trend,
  workResolutionTrendGroupBy: (_, args, { ctx }) => workResolutionTrendByGroup(ctx, args),
  workResolutionClosedWork: async (_, { input }, { loaders }) => (await loaders.resolutions.load(input)).closedWork,
  workResolutionRepeatWork: async (_, { input }, { loaders }) => (await loaders.resolutions.load(input)).repeatWork,
  workResolutionTicketList: async (_, args, { ctx }) => {
    const { tickets, count } = await listClosedTickets(ctx, args);
    return { rows: tickets, count };
  },
  workHistory: async (_, args, { ctx }) => {
    const { tickets, count } = await listWorkHistory(ctx, args);
    return { rows: tickets, count };
  },
};

export const WorkResolutionPart: WorkResolutionPartResolvers = {
  start: ({ start }) => iso(start),
  end: ({ end }) => iso(end),
};

export const WorkResolutionReportRow: WorkResolutionReportRowResolvers = {
  id: ({ id }) => String(id),
  displayId: displayIdOf,
  createdAt: ({ createdAt }) => iso(createdAt),
  closedAt: ({ closedAt }) => isoOrNull(closedAt),
  isResolved: countsAsResolved,
  duration: (ticket, _, { ctx }) => durationOf(ticket, ctx.clock.now().getTime()),
  isRunning: ({ closedAt }) => closedAt === null,
  repeatCount: (ticket, _, { loaders }) => loaders.repeats.load(ticket),
  isRepeat: async (ticket, _, { loaders }) => (await loaders.repeats.load(ticket)) > 0,
  status: ({ state }) => state,
  activeAlarmCount: async ({ id }, _, { loaders }) =>
    (await loaders.ticketAlarms.load(id)).filter(({ isActive }) => isActive).length,
  alarmSourceIds: async ({ id }, _, { loaders }) => sourceIdsOf(await loaders.ticketAlarms.load(id)),
  alarmAttributes: async ({ id }, _, { loaders }) => attributesOf(await loaders.ticketAlarms.load(id)),
  creator: ({ createdBy }, _, { loaders }) => (createdBy === null ? null : loaders.people.load(createdBy)),
  creatorRule: ({ automationRuleId: id }, _, { loaders }) => (id === null ? null : loaders.automationRules.load(id)),
  assignee: ({ assigneeId }, _, { loaders }) => (assigneeId === null ? null : loaders.people.load(assigneeId)),
  teams: async ({ assigneeId }, _, { loaders }) =>
    assigneeId === null ? [] : (await loaders.teamsOfPeople.load(assigneeId)).map(({ teamName }) => teamName),
  timeToDispatch: ({ id }, _, { loaders }) => loaders.dispatchTimes.load(id),
  externalSystemName: async ({ externalSystemId }, _, { loaders }) =>
    externalSystemId === null ? null : ((await loaders.workSystems.load(externalSystemId))?.displayName ?? null),
};
