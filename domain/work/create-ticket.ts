import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { invalid, limitReached, notFound } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import { alarmNumber } from '../alarms/decisions/selection.ts';
import { lockStatesById } from '../alarms/rows/alarm-state-rows.ts';
import { saveOnCreateWork } from '../cmms/config/save-on-create.ts';
import { entriesOf } from '../cmms/inputs.ts';
import { assertFilled } from '../cmms/resolve/assert-filled.ts';
import { externalValuesOf } from '../cmms/resolve/external-values-of.ts';
import { maxAlarmsPerTicket, objectiveMaxLength, workTextMaxLength } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import { assertWork, originOf, readTeammates, rightsOn, type TicketViewer } from '../identity/ticket-rights.ts';
import { takeIds } from '../take-ids.ts';
import { textOf } from '../texts.ts';
import type { TicketCtx, TicketMaker } from './find-ticket.ts';
import { blankTicket, type Ticket } from './model/ticket.ts';
import { syncAlarmsToTicket } from './sync-alarms-to-ticket.ts';
import { insertTicketAlarms } from './ticket-alarms.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { activeWorkSystems } from './work-systems.ts';
import { ticketSearchText, writeNewTicket } from './write-tickets.ts';

const required = (what: string, max: number) =>
  textOf(what, max).transform((text, issues) => {
    if (text !== null) return text;
    issues.addIssue({ code: 'custom', message: workTexts.required(what) });
    return z.NEVER;
  });

/** Schemas of the fields of a ticket that people fill in (WORK-067 to WORK-070). */
export const ticketFields = {
  objective: required(workTexts.objective, objectiveMaxLength),
  assignedTo: z
    .string()
    .nullish()
    .transform((id) => id ?? '')
    .pipe(z.uuid(workTexts.assigneeRequired)),
  dueBy: z
    .string()
    .nullish()
    .transform((time) => time ?? '')
    .pipe(z.coerce.date(workTexts.dueDateRequired)),
  problemDetails: textOf(workTexts.problem, workTextMaxLength),
};

/**
 * Values of the form for the maintenance system's own fields, by their ids, and anything else a caller stores there.
 */
export const additionalSchema = z
  .unknown()
  .pipe(z.record(z.string().max(100), z.json()).nullish())
  .refine((values) => JSON.stringify(values ?? {}).length <= 100_000, workTexts.detailsTooLarge);

export const alarmIdListSchema = z.array(z.string().max(50));

const schema = z.object({
  details: z.object({ ...ticketFields, externalSystemId: z.string().max(20).nullish() }),
  associatedAlarms: alarmIdListSchema,
  additionalDetails: additionalSchema.optional(),
  /** True if the caller accepts that there is open work on the alarms. */
  isDuplicateAccepted: z.boolean().nullish(),
});
/** A rule's ticket may have nobody yet. */
const ruleSchema = schema.extend({
  details: schema.shape.details.extend({ assignedTo: z.uuid().nullable() }),
});
export type CreateTicketInput = z.input<typeof schema>;

export interface CreatedTicket {
  /** Null if the alarms already have open work: then nothing was done. */
  ticket: Ticket | null;
  /** Open tickets on the alarms that the caller sees. */
  openTickets: Ticket[];
  openTicketCount: number;
}

export const tooManyAlarms = () => limitReached(workTexts.alarmLimit(maxAlarmsPerTicket), 0);
export const alarmAttached = () => invalid(workTexts.alarmTwice);

/**
 * Creates a ticket for some alarms, or for none (WORK.1). If one of them has open work, creates nothing and returns the
 * open tickets, unless the caller accepts that (WORK.4).
 * @throws AppError FORBIDDEN, INVALID with the paths of fields, LIMIT for too many alarms, NOT_FOUND for an alarm.
 */
export async function createTicket(ctx: TicketCtx, input: CreateTicketInput): Promise<CreatedTicket> {
  return forCustomer(ctx.db, ctx.customer.id, (trx) => createTicketWithin(trx, ctx, input));
}

/** The same in the caller's transaction. */
export async function createTicketWithin(
  trx: Transaction,
  ctx: TicketMaker,
  input: CreateTicketInput,
): Promise<CreatedTicket> {
  assertWork(ctx);
  // USR.5: a person who may create their own tickets may create them for any assignee
  assertPermission(ctx, 'work.myWork', 'CREATE');
  const read = ctx.person === null ? ruleSchema : schema;
  const { details, associatedAlarms, additionalDetails, isDuplicateAccepted } = read.parse(input);
  const now = ctx.clock.now().getTime();
  assertDue(details.dueBy, now);
  if (new Set(associatedAlarms).size < associatedAlarms.length) throw alarmAttached();
  if (associatedAlarms.length > maxAlarmsPerTicket) throw tooManyAlarms();
  if (details.assignedTo !== null) await assertAssignable(trx, ctx.customer.id, details.assignedTo);
  const alarmIds = await lockAlarms(trx, ctx.customer.id, associatedAlarms);
  if (!isDuplicateAccepted) {
    const open = await openTicketsOf(trx, ctx, alarmIds);
    if (open.openTicketCount > 0) return { ticket: null, ...open };
  }
  const system = await chosenSystem(trx, ctx, details.externalSystemId ?? null);
  const external = system === null ? null : await externalSide(trx, ctx, { system, alarmIds, additionalDetails });
  const origin = { ...originOf(ctx), now };
  const ticket: Ticket = {
    ...blankTicket(
      { customerId: ctx.customer.id, id: await takeIds(trx, ctx.customer.id, 'work_ticket') },
      { by: origin.userId, at: now },
    ),
    automationRuleId: origin.automationRuleId,
    objective: details.objective,
    problemDetails: details.problemDetails,
    assigneeId: details.assignedTo,
    dueAt: details.dueBy.getTime(),
    alarmCount: alarmIds.length,
    additionalDetails: additionalDetails ?? {},
    externalSystemId: system,
    cmmsSyncStatus: system === null ? null : 'InProgress',
  };
  ticket.searchText = ticketSearchText(ticket);
  await writeNewTicket(
    trx,
    ticket,
    {
      activity: [
        { eventType: 'STATE', field: 'state', revValue: 'OPEN', metadata: { alarmIds: alarmIds.map(String) } },
        { eventType: 'ASSIGNEE', revValue: ticket.assigneeId },
      ],
      alarms: { attached: alarmIds },
      sync: 'CREATE',
    },
    origin,
  );
  await insertTicketAlarms(trx, ticket, alarmIds, origin);
  if (external && ctx.person) {
    const by = { customerId: ctx.customer.id, alarmIds, by: ctx.person.id, at: new Date(now) };
    await saveOnCreateWork(trx, { ...by, values: external.values });
  }
  await syncAlarmsToTicket(trx, ctx.customer.id, alarmIds, 'attached', origin);
  return { ticket, openTickets: [], openTicketCount: 0 };
}

/** WORK.3 @throws AppError INVALID. */
export function assertDue(dueBy: Date, now: number): void {
  const message = workTexts.dueInPast;
  if (dueBy.getTime() <= now) throw invalid(message, [{ path: 'details.dueBy', message }]);
}

/**
 * Checks that somebody has active access to the customer, which stays so until the transaction ends: whoever is removed
 * has no ticket that was assigned meanwhile (USR.11).
 * @param path of the field that names them.
 * @throws AppError INVALID for somebody without.
 */
export async function assertAssignable(
  trx: Transaction,
  customerId: number,
  userId: string,
  path = 'details.assignedTo',
): Promise<void> {
  const found = await trx('memberships')
    .where({ customer_id: customerId, user_id: userId, status: 'active' })
    .forShare()
    .first('user_id');
  const message = workTexts.assigneeWithoutAccess;
  if (!found) throw invalid(message, [{ path, message }]);
}

/** Locks alarms, so that two concurrent dispatches see each other's ticket. @throws AppError NOT_FOUND. */
export async function lockAlarms(trx: Transaction, customerId: number, ids: readonly string[]): Promise<number[]> {
  const numbers = ids.map((id) => {
    const number = alarmNumber(id);
    if (number === null) throw notFound(workTexts.noSuchAlarm(id));
    return number;
  });
  const states = new Map((await lockStatesById(trx, customerId, numbers)).map((state) => [state.id, state]));
  const missing = numbers.find((id) => states.get(id)?.deletedAt !== null);
  if (missing !== undefined) throw notFound(workTexts.noSuchAlarm(missing));
  return numbers;
}

/** Returns the open tickets on some alarms: their number, and those that the caller sees. */
async function openTicketsOf(trx: Transaction, ctx: TicketViewer, alarmIds: readonly number[]) {
  if (alarmIds.length === 0) return { openTickets: [], openTicketCount: 0 };
  const open = await ticketRowsOf(trx, ctx.customer.id).ofAlarms(alarmIds, { state: 'OPEN', limit: 20 });
  const teammates = await readTeammates(trx, ctx);
  return {
    openTickets: open.filter((ticket) => rightsOn(ctx, ticket, teammates).sees),
    openTicketCount: open.length,
  };
}

/** Returns the values to send to its maintenance system. @throws AppError INVALID if a required one is missing. */
async function externalSide(
  trx: Transaction,
  ctx: TicketViewer,
  of: { system: number; alarmIds: readonly number[]; additionalDetails: z.output<typeof additionalSchema> },
) {
  const entries = entriesOf(of.additionalDetails ?? {});
  const values = await externalValuesOf(trx, ctx.customer.id, { systemId: of.system, alarmIds: of.alarmIds, entries });
  // CMMS.2: a rule's ticket is created, and its sync fails
  if (ctx.person) assertFilled(ctx, values);
  return values;
}

/**
 * Returns the maintenance system of a new ticket: the requested one, else the only or oldest.
 * @throws AppError INVALID.
 */
async function chosenSystem(trx: Transaction, viewer: TicketViewer, requested: string | null): Promise<number | null> {
  // AUTO.30: what rules make stays here, unless the system takes work of rules
  const isRule = viewer.person === null;
  const systems = (await activeWorkSystems(trx, viewer.customer)).filter(
    (system) => !isRule || system.isAutomationRuleCmmsSyncEnabled,
  );
  if (requested === null) return systems[0]?.id ?? null;
  const found = systems.find(({ id }) => String(id) === requested);
  if (!found && isRule) return null;
  const message = workTexts.systemNotFound;
  if (!found) throw invalid(message, [{ path: 'details.externalSystemId', message }]);
  return found.id;
}
