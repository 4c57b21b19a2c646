import { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import { lockStatesById } from '../alarms/rows/alarm-state-rows.ts';
import { workTextMaxLength } from '../constants.ts';
import { originOf, type TicketViewer } from '../identity/ticket-rights.ts';
import { textOf } from '../texts.ts';
import { closedBy, closeRefusal, type Survey } from './close-rules.ts';
import { changeTicket, type TicketCtx } from './find-ticket.ts';
import { type Ticket, ticketStates } from './model/ticket.ts';
import { reissueTicket } from './reopen-ticket.ts';
import { syncAlarmsToTicket } from './sync-alarms-to-ticket.ts';
import { alarmsOn } from './ticket-alarms.ts';
import { workSystemOf } from './work-systems.ts';
import type { TicketDecision } from './write-tickets.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);
export const surveySchema = z
  .object({
    isResolved: flag,
    cause: textOf(workTexts.cause, workTextMaxLength),
    action: textOf(workTexts.action, workTextMaxLength),
    completedWorkDetails: textOf(workTexts.completedWork, workTextMaxLength),
    alarmWasUseful: flag,
    isActiveAccepted: flag.transform((value) => value ?? false),
    activeNote: textOf(workTexts.note, workTextMaxLength),
  })
  .nullish()
  .transform((survey) => survey ?? surveySchemaEmpty);
const surveySchemaEmpty: Survey = {
  isResolved: null,
  cause: null,
  action: null,
  completedWorkDetails: null,
  alarmWasUseful: null,
  isActiveAccepted: false,
  activeNote: null,
};

const schema = z.object({
  id: z.string().max(50),
  state: z.enum(ticketStates),
  survey: surveySchema,
  expectedVersion: z.int().nullish(),
});
export type ChangeStateInput = z.input<typeof schema>;

/**
 * Closes an open ticket with a survey (WORK.6, WORK.7), or reopens a closed one, which is a reissue (WORK.9, WORK.11).
 * @throws AppError FORBIDDEN without CLOSE, NOT_FOUND, INVALID with the path of the survey's field, CONFLICT, also
 *   while it waits for a review.
 */
export function changeTicketState(ctx: TicketCtx, input: ChangeStateInput): Promise<Ticket> {
  const { state, survey, ...target } = schema.parse(input);
  if (state === 'OPEN') return reissueTicket(ctx, target);
  return changeTicket(ctx, target, async ({ before, now, trx, assertMay }) => {
    if (before.state === 'CLOSED') return null;
    await assertMay('CLOSE');
    return closing(trx, ctx, before, survey, now);
  });
}

/**
 * Decides the closing of an open ticket and releases its alarms.
 * @throws AppError INVALID if the rules refuse it, with the path of the survey's field.
 */
export async function closing(
  trx: Transaction,
  viewer: TicketViewer,
  before: Ticket,
  survey: Survey,
  now: number,
): Promise<TicketDecision> {
  const { customer } = viewer;
  const origin = originOf(viewer);
  const alarmIds = await alarmsOn(trx, before);
  const states = await lockStatesById(trx, customer.id, alarmIds);
  const activeAlarms = states.filter(({ isActive, deletedAt }) => isActive && deletedAt === null).length;
  const system = await workSystemOf(trx, customer, before);
  const areRulesBypassed = customer.isCloseWorkRulesBypassEnabled;
  const refused = closeRefusal({ survey, activeAlarms, system, areRulesBypassed });
  if (refused) {
    const { message, field } = refused;
    throw invalid(message, field ? [{ path: `survey.${field}`, message }] : []);
  }
  await syncAlarmsToTicket(trx, customer.id, alarmIds, 'closed', { ...origin, now });
  const { isResolved, activeNote } = survey;
  return {
    change: closedBy(survey, origin.userId, now),
    activity: [
      {
        eventType: 'STATE',
        field: 'state',
        prevValue: 'OPEN',
        revValue: 'CLOSED',
        metadata: { isResolved, ...(activeNote && { activeNote }) },
        ...(survey.completedWorkDetails && { comment: survey.completedWorkDetails }),
      },
    ],
    sync: system ? 'CLOSE' : null,
  };
}
