import { defaultTicketOrder, ticketCursorOf } from '../../../domain/lists/tickets/ticket-order.ts';
import { displayIdOf, externalNumberOf } from '../../../domain/work/model/ticket.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  WorkTicketActivityResolvers,
  WorkTicketDetailsResolvers,
  WorkTicketResolvers,
} from '../../generated/resolvers.ts';
import type { ApiContext } from '../../request/context.ts';
import type { WorkTicketMapper } from './mappers.ts';

const person = (id: string | null, { loaders }: ApiContext) => (id === null ? null : loaders.people.load(id));
const systemOf = ({ externalSystemId }: WorkTicketMapper, { loaders }: ApiContext) =>
  externalSystemId === null ? null : loaders.workSystems.load(externalSystemId);

export const WorkTicket: WorkTicketResolvers = {
  id: (ticket) => String(ticket.id),
  displayId: displayIdOf,
  assignee: (ticket, _, api) => person(ticket.assigneeId, api),
  assigneeAvatarUrl: async (ticket, _, api) => (await person(ticket.assigneeId, api))?.avatarUrl ?? null,
  createdBy: (ticket, _, api) => person(ticket.createdBy, api),
  closedBy: (ticket, _, api) => person(ticket.closedBy, api),
  reviewer: (ticket, _, api) => person(ticket.reviewerId, api),
  createdAt: (ticket) => iso(ticket.createdAt),
  closedAt: (ticket) => isoOrNull(ticket.closedAt),
  dueAt: (ticket) => iso(ticket.dueAt),
  status: (ticket) => ticket.state,
  alarms: (ticket, _, { loaders }) => loaders.ticketAlarms.load(ticket.id),
  details: (ticket) => ticket,
  reoccurrenceCountBefore: async (ticket, _, { loaders }) => (await loaders.reoccurrences.load(ticket)).before,
  reoccurrenceCountAfter: async (ticket, _, { loaders }) => (await loaders.reoccurrences.load(ticket)).after,
  reoccurrenceWindowDays: async (ticket, _, { loaders }) => (await loaders.reoccurrences.load(ticket)).windowDays,
  repeatCount: (ticket, _, { loaders }) => loaders.repeats.load(ticket),
  isRepeat: async (ticket, _, { loaders }) => (await loaders.repeats.load(ticket)) > 0,
  externalNumber: externalNumberOf,
  externalSystem: (ticket, _, api) => systemOf(ticket, api),
  externalAssigneeName: ({ externalSystemId: systemId, externalAssignee: key }, _, { loaders }) =>
    systemId === null || key === null ? null : loaders.assigneesThere.load({ systemId, key }),
  isExternalSystemActive: async (ticket, _, api) =>
    api.ctx.customer.isCmmsSyncEnabled && ((await systemOf(ticket, api))?.isActive ?? false),
  lastCmmsSyncAttemptAt: (ticket) => isoOrNull(ticket.lastCmmsSyncAttemptAt),
  cmmsSyncFailureNotificationDismissedBy: (ticket, _, api) =>
    person(ticket.cmmsSyncFailureNotificationDismissedBy, api),
  cmmsSyncFailureNotificationDismissedAt: (ticket) => isoOrNull(ticket.cmmsSyncFailureNotificationDismissedAt),
  automationRule: async ({ automationRuleId: id }, _, { loaders }) =>
    id === null ? null : (await loaders.automationRules.load(id)).name,
  createdByRule: ({ automationRuleId: id }, _, { loaders }) => (id === null ? null : loaders.automationRules.load(id)),
  verbs: async (ticket, _, { loaders }) => (await loaders.ticketStandings.load(ticket)).verbs,
  closedElsewhere: async (ticket, _, { loaders }) => (await loaders.ticketStandings.load(ticket)).closedElsewhere,
  cursor: (ticket) => ticket.cursor ?? ticketCursorOf(defaultTicketOrder, ticket),
};

export const WorkTicketDetails: WorkTicketDetailsResolvers = {
  assignedTo: (ticket, _, api) => person(ticket.assigneeId, api),
  dueBy: (ticket) => iso(ticket.dueAt),
};

const userNamed = (id: string | null, eventType: string, api: ApiContext) =>
  eventType === 'ASSIGNEE' ? person(id, api) : null;

export const WorkTicketActivity: WorkTicketActivityResolvers = {
  ticketId: ({ ticketId }) => String(ticketId),
  user: (activity, _, api) => person(activity.userId, api),
  automationRuleId: ({ automationRuleId: id }) => (id === null ? null : String(id)),
  automationRule: ({ automationRuleId: id }, _, { loaders }) => (id === null ? null : loaders.automationRules.load(id)),
  prevUser: ({ prevValue, eventType }, _, api) => userNamed(prevValue, eventType, api),
  revUser: ({ revValue, eventType }, _, api) => userNamed(revValue, eventType, api),
  createdAt: ({ createdAt }) => iso(createdAt),
};
