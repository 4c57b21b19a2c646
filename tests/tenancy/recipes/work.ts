import type { Side } from '../scene.ts';
import { page, type Recipe } from './recipe.ts';

const workCriteria = (side: Side) => [{ field: 'workKeyword', isExclusion: false, values: [side.marker] }];

const workDetails = (side: Side) => ({
  objective: `Inspect ${side.marker}`,
  assignedTo: side.admin.id,
  dueBy: '2100-01-01T00:00:00.000Z',
  problemDetails: side.marker,
});

const workSurvey = (side: Side) => ({
  isResolved: true,
  cause: side.marker,
  action: side.marker,
  completedWorkDetails: side.marker,
  alarmWasUseful: true,
  isActiveAccepted: true,
  activeNote: side.marker,
});

const closeWork = (side: Side) => ({ status: 'COMPLETE', completedWorkDetails: side.marker });

export const work: Record<string, Recipe> = {
  'Query.workTicketsAndCount': {
    args: [
      (side) => ({
        searchTerm: `seen ${side.marker}`,
        criterion: { lensId: 'all-work', criteria: workCriteria(side), timezone: 'UTC' },
        sort: { field: 'DUE_AT', direction: 'ASC' },
        ...page,
      }),
      (side) => ({ searchTerm: `W${side.tickets.seen}` }),
      (side) => ({ after: side.ticketCursor }),
    ],
  },
  'Query.fastWorkTickets': {
    args: [
      (side) => ({ where: { ids: [side.tickets.seen] } }),
      (side) => ({ where: { id: Number(side.tickets.seen) } }),
    ],
  },
  'Query.workTicket': { args: [(side) => ({ id: side.tickets.seen })] },
  'Query.workTicketActivityAndCount': {
    args: [(side) => ({ ticketId: side.tickets.seen, kind: 'comments', ...page })],
  },
  'Query.workTicketIds': { args: [(side) => ({ number: side.tickets.seen, offset: 0 })] },
  'Query.workTicketDefaults': { args: [(side) => ({ alarmIds: [side.alarmId] })] },
  'Query.workSystems': { args: [() => ({})] },
  'Query.workFollowUp': { args: [() => page] },
  'Mutation.createWorkTicket': {
    args: [
      (side) => ({
        details: { ...workDetails(side), externalSystemId: String(side.workSystemId) },
        associatedAlarms: [side.alarmId],
        additionalDetails: { crew: side.marker },
        isDuplicateAccepted: true,
      }),
      (side) => ({ details: workDetails(side), associatedAlarms: [], additionalDetails: null }),
    ],
    makesNew: true,
  },
  'Mutation.updateWorkTicket': {
    args: [
      (side) => ({ id: side.tickets.seen, expectedVersion: 1, additionalDetails: null }),
      (side) => ({ id: side.tickets.seen, details: workDetails(side), additionalDetails: { crew: side.marker } }),
    ],
  },
  'Mutation.changeWorkTicketState': {
    args: [(side) => ({ id: side.tickets.closed, state: 'CLOSED', survey: workSurvey(side), expectedVersion: 1 })],
  },
  'Mutation.bulkCloseWorkTickets': {
    args: [
      (side) => ({ ...closeWork(side), ids: [side.tickets.bulk], expectedVersions: [1] }),
      (side) => ({
        ...closeWork(side),
        selection: {
          lensId: 'active-work',
          criteria: [{ field: 'workId', isExclusion: false, values: [side.tickets.some] }],
          searchTerm: side.marker,
          timezone: 'UTC',
          excludedIds: ['1'.repeat(9)],
          asOf: '2100-01-01T00:00:00.000Z',
        },
      }),
    ],
  },
  'Mutation.attachWorkTicketAlarms': {
    args: [(side) => ({ id: side.tickets.bare, alarmIds: [side.alarmId] })],
  },
  'Mutation.detachWorkTicketAlarms': {
    args: [(side) => ({ id: side.tickets.bare, alarmIds: [side.alarmId] })],
  },
  'Mutation.escalateWorkTicket': { args: [(side) => ({ id: side.tickets.seen, isEscalated: true })] },
  'Mutation.submitWorkTicketForReview': {
    args: [(side) => ({ id: side.tickets.bare, reviewerId: side.reviewer.id, note: side.marker })],
  },
  'Mutation.answerWorkTicketReview': {
    args: [(side) => ({ id: side.tickets.answered, isApproved: true, survey: workSurvey(side), comment: side.marker })],
  },
  'Mutation.giveWorkTicketFeedback': {
    args: [
      (side) => ({
        ticketId: side.tickets.seen,
        alarmWasValid: true,
        informationWasEnough: false,
        comment: side.marker,
      }),
    ],
  },
  'Mutation.createWorkTicketActivity': {
    args: [(side) => ({ ticketId: side.tickets.seen, comment: side.marker, isDeleted: false })],
  },
  'Mutation.deleteWorkTicketActivity': { args: [(side) => ({ id: side.commentId })] },
  'Mutation.retryWorkTicketCmmsSync': { args: [(side) => ({ id: side.tickets.failed })] },
  'Mutation.dismissWorkTicketCmmsSyncFailure': { args: [(side) => ({ id: side.tickets.dismissed })] },
  'Mutation.resetWorkTickets': { args: [(side) => ({ ids: [side.tickets.reset] })], isForSupers: true },
};
