import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { additionalSchema, assertAssignable, assertDue, ticketFields } from './create-ticket.ts';
import { changeTicket, type TicketCtx } from './find-ticket.ts';
import type { Ticket } from './model/ticket.ts';
import type { TicketActivityDraft } from './ticket-activity.ts';
import { syncFor } from './work-systems.ts';
import type { TicketDecision } from './write-tickets.ts';

const schema = z.object({
  id: z.string().max(50),
  details: z
    .object({
      objective: ticketFields.objective,
      assignedTo: ticketFields.assignedTo,
      dueBy: ticketFields.dueBy,
      problemDetails: ticketFields.problemDetails,
    })
    .partial()
    .nullish(),
  additionalDetails: additionalSchema.optional(),
  expectedVersion: z.int().nullish(),
});
export type UpdateTicketInput = z.input<typeof schema>;

/**
 * Changes the given fields of an open ticket. A new assignee needs REASSIGN, any other field EDIT (USR.5); a new
 * assignee ends an escalation (WORK.14).
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID, CONFLICT for a closed ticket or one that has changed meanwhile.
 */
export function updateTicket(ctx: TicketCtx, input: UpdateTicketInput): Promise<Ticket> {
  const { details, additionalDetails, ...target } = schema.parse(input);
  return changeTicket(ctx, target, async ({ before, now, trx, assertMay }) => {
    const change = changesOf(before, details ?? {}, additionalDetails);
    const fields = Object.keys(change) as Array<keyof typeof change>;
    if (fields.length === 0) return null;
    if (change.assigneeId !== undefined) await assertMay('REASSIGN');
    if (fields.some((field) => field !== 'assigneeId')) await assertMay('EDIT');
    if (change.assigneeId) await assertAssignable(trx, ctx.customer.id, change.assigneeId);
    if (change.dueAt !== undefined) assertDue(new Date(change.dueAt), now);
    return { ...decisionOf(before, change), sync: await syncFor(trx, ctx.customer, before, 'UPDATE') };
  });
}

/** Returns the decision to change some fields of an open ticket. */
export function decisionOf(before: Ticket, change: Partial<Editable>): TicketDecision {
  const fields = Object.keys(change) as Array<keyof Editable>;
  return {
    change: { ...change, ...(change.assigneeId && { isEscalated: false }) },
    activity: [
      ...fields.map((field) => activityOf(before, change, field)),
      ...(change.assigneeId && before.isEscalated ? [escalationEnded] : []),
    ],
  };
}

export const escalationEnded: TicketActivityDraft = {
  eventType: 'STATE',
  field: 'isEscalated',
  prevValue: 'true',
  revValue: 'false',
  bySystem: true,
};

type Editable = Pick<Ticket, 'objective' | 'problemDetails' | 'assigneeId' | 'dueAt' | 'additionalDetails'>;
type Details = Exclude<z.output<typeof schema>['details'], null | undefined>;

/** Returns the given fields that differ from the ticket's. */
function changesOf(before: Ticket, details: Details, additionalDetails: z.output<typeof schema>['additionalDetails']) {
  const wanted: Partial<Editable> = {
    ...(details.objective !== undefined && { objective: details.objective }),
    ...(details.problemDetails !== undefined && { problemDetails: details.problemDetails }),
    ...(details.assignedTo !== undefined && { assigneeId: details.assignedTo }),
    ...(details.dueBy !== undefined && { dueAt: details.dueBy.getTime() }),
    ...(additionalDetails && { additionalDetails: { ...before.additionalDetails, ...additionalDetails } }),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !isDeepStrictEqual(value, before[field as keyof Editable])),
  ) as Partial<Editable>;
}

function activityOf(before: Ticket, change: Partial<Editable>, field: keyof Editable): TicketActivityDraft {
  const text = (value: unknown): string | null => {
    if (value === null || value === undefined) return null;
    if (field === 'dueAt') return new Date(value as number).toISOString();
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const values = { prevValue: text(before[field]), revValue: text(change[field]) };
  return field === 'assigneeId' ? { eventType: 'ASSIGNEE', ...values } : { eventType: 'STATE', field, ...values };
}
