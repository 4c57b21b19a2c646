import type { Side } from '../scene.ts';
import { anyWork, page, type Recipe } from './recipe.ts';

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
    asks: [anyWork],
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
    asks: [anyWork],
    args: [
      (side) => ({ where: { ids: [side.tickets.seen] } }),
      (side) => ({ where: { id: Number(side.tickets.seen) } }),
    ],
  },
  'Query.workTicket': { asks: [anyWork], args: [(side) => ({ id: side.tickets.seen })] },
  'Query.workTicketActivityAndCount': {
    asks: ['work.activity VIEW', anyWork],
    args: [(side) => ({ ticketId: side.tickets.seen, kind: 'comments', ...page })],
  },
  'Query.workTicketIds': { asks: [anyWork], args: [(side) => ({ number: side.tickets.seen, offset: 0 })] },
  'Query.workTicketDefaults': {
    asks: [anyWork, 'alarms VIEW'],
    args: [(side) => ({ alarmIds: [side.alarmId] })],
  },
  'Query.workSystems': { asks: [anyWork], args: [() => ({})] },
  'Query.workFollowUp': {
    asks: [anyWork, 'reporting VIEW'],
    args: [
      (side) => ({ criteria: workCriteria(side), searchTerm: side.marker, timezone: 'UTC', limit: 10 }),
      (side) => ({ reason: 'SYNC_FAILED', after: side.ticketCursor }),
    ],
  },
  'Mutation.createWorkTicket': {
    asks: [anyWork, 'work.myWork CREATE'],
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
    asks: [anyWork],
    args: [
      (side) => ({ id: side.tickets.seen, expectedVersion: 1, additionalDetails: null }),
      (side) => ({ id: side.tickets.seen, details: workDetails(side), additionalDetails: { crew: side.marker } }),
    ],
  },
  'Mutation.changeWorkTicketState': {
    asks: [anyWork],
    args: [(side) => ({ id: side.tickets.closed, state: 'CLOSED', survey: workSurvey(side), expectedVersion: 1 })],
  },
  'Mutation.bulkCloseWorkTickets': {
    asks: [anyWork, ['work.myWork CLOSE', 'work.teamWork CLOSE']],
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
    asks: [anyWork],
    args: [(side) => ({ id: side.tickets.bare, alarmIds: [side.alarmId] })],
  },
  'Mutation.detachWorkTicketAlarms': {
    asks: [anyWork],
    args: [(side) => ({ id: side.tickets.bare, alarmIds: [side.alarmId] })],
  },
  'Mutation.escalateWorkTicket': { asks: [anyWork], args: [(side) => ({ id: side.tickets.seen, isEscalated: true })] },
  'Mutation.submitWorkTicketForReview': {
    asks: [anyWork],
    args: [(side) => ({ id: side.tickets.bare, reviewerId: side.reviewer.id, note: side.marker })],
  },
  'Mutation.answerWorkTicketReview': {
    asks: [anyWork],
    args: [(side) => ({ id: side.tickets.answered, isApproved: true, survey: workSurvey(side), comment: side.marker })],
  },
  'Mutation.giveWorkTicketFeedback': {
    asks: ['work.activity CREATE', anyWork],
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
    asks: [anyWork],
    args: [(side) => ({ ticketId: side.tickets.seen, comment: side.marker, isDeleted: false })],
  },
  'Mutation.deleteWorkTicketActivity': { asks: ['work.activity CREATE'], args: [(side) => ({ id: side.commentId })] },
  'Mutation.retryWorkTicketCmmsSync': { asks: [anyWork], args: [(side) => ({ id: side.tickets.failed })] },
  'Mutation.dismissWorkTicketCmmsSyncFailure': { asks: [anyWork], args: [(side) => ({ id: side.tickets.dismissed })] },
  'Mutation.resetWorkTickets': { asks: 'super', args: [(side) => ({ ids: [side.tickets.reset] })] },
};
