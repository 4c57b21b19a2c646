import { dismissSyncFailure } from '../../../domain/cmms-sync/dismiss-sync-failure.ts';
import { listLimits } from '../../../domain/constants.ts';
import { attachAlarms, detachAlarms } from '../../../domain/work/attach-alarms.ts';
import { bulkCloseTickets } from '../../../domain/work/bulk-close.ts';
import { changeTicketState } from '../../../domain/work/close-ticket.ts';
import {
  commentOnTicket,
  countTicketActivity,
  deleteComment,
  listTicketActivity,
} from '../../../domain/work/comments.ts';
import { countFollowUps } from '../../../domain/work/count-follow-ups.ts';
import { createTicket } from '../../../domain/work/create-ticket.ts';
import { escalateTicket } from '../../../domain/work/escalate-ticket.ts';
import { giveFeedback } from '../../../domain/work/feedback.ts';
import { findTicket } from '../../../domain/work/find-ticket.ts';
import { listFollowUps } from '../../../domain/work/follow-up.ts';
import { countTickets, listTicketNumbers, listTickets } from '../../../domain/work/list-tickets.ts';
import { resetTickets } from '../../../domain/work/reopen-ticket.ts';
import { retryTicketSync } from '../../../domain/work/retry-sync.ts';
import { answerReview, submitForReview } from '../../../domain/work/review-ticket.ts';
import { ticketDefaults } from '../../../domain/work/ticket-defaults.ts';
import { updateTicket } from '../../../domain/work/update-ticket.ts';
import { listOfferedWorkSystems } from '../../../domain/work/work-systems.ts';
import { sourceIdsOf } from '../../../domain/work-resolution/report-row.ts';
import type { MutationResolvers, QueryResolvers, WorkFollowUpResolvers } from '../../generated/resolvers.ts';

export { WorkTicket, WorkTicketActivity, WorkTicketDetails } from './ticket.ts';

export const Query: QueryResolvers = {
  workTicketsAndCount: (_, { searchTerm, criterion, sort, ...page }, { ctx }) => {
    const where = { ...criterion, searchTerm };
    return {
      workTickets: () => listTickets(ctx, { where, orderBy: sort, ...page }),
      count: () => countTickets(ctx, where),
    };
  },
  fastWorkTickets: (_, { where: { ids, id } }, { ctx }) =>
    listTickets(ctx, {
      where: { ids: [...(ids ?? []), ...(id == null ? [] : [String(id)])] },
      limit: listLimits.limit,
    }),
  workTicket: (_, { id }, { ctx }) => findTicket(ctx, id),
  workTicketActivityAndCount: (_, input, { ctx }) => ({
    workTicketActivity: () => listTicketActivity(ctx, input),
    count: () => countTicketActivity(ctx, input),
  }),
  workTicketIds: (_, input, { ctx }) => listTicketNumbers(ctx, input),
  workTicketDefaults: (_, input, { ctx }) => ticketDefaults(ctx, input),
  workSystems: (_, _input, { ctx }) => listOfferedWorkSystems(ctx),
  workFollowUp: (_, input, { ctx }) => ({
    rows: () => listFollowUps(ctx, input),
    counts: () => countFollowUps(ctx, input),
  }),
};

export const WorkFollowUp: WorkFollowUpResolvers = {
  workTicket: ({ ticket }) => ticket,
  alarmSourceIds: async ({ ticket }, _, { loaders }) => sourceIdsOf(await loaders.ticketAlarms.load(ticket.id)),
};

export const Mutation: MutationResolvers = {
  createWorkTicket: async (_, input, { ctx }) => {
    const { ticket, ...others } = await createTicket(ctx, input);
    return { workTicket: ticket, ...others };
  },
  updateWorkTicket: (_, input, { ctx }) => updateTicket(ctx, input),
  changeWorkTicketState: (_, input, { ctx }) => changeTicketState(ctx, input),
  bulkCloseWorkTickets: (_, input, { ctx, ports }) => bulkCloseTickets(ctx, ports.bulkJobs, input),
  attachWorkTicketAlarms: (_, input, { ctx }) => attachAlarms(ctx, input),
  detachWorkTicketAlarms: (_, input, { ctx }) => detachAlarms(ctx, input),
  escalateWorkTicket: (_, input, { ctx }) => escalateTicket(ctx, input),
  submitWorkTicketForReview: (_, input, { ctx }) => submitForReview(ctx, input),
  answerWorkTicketReview: (_, input, { ctx }) => answerReview(ctx, input),
  giveWorkTicketFeedback: (_, input, { ctx }) => giveFeedback(ctx, input),
  createWorkTicketActivity: (_, input, { ctx }) => commentOnTicket(ctx, input),
  deleteWorkTicketActivity: (_, input, { ctx }) => deleteComment(ctx, input),
  retryWorkTicketCmmsSync: (_, input, { ctx }) => retryTicketSync(ctx, input),
  dismissWorkTicketCmmsSyncFailure: (_, input, { ctx }) => dismissSyncFailure(ctx, input),
  resetWorkTickets: (_, input, { ctx }) => resetTickets(ctx, input),
};
