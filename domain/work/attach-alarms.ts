import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import { maxAlarmsPerTicket } from '../constants.ts';
import { originOf } from '../identity/ticket-rights.ts';
import { ticketNumberOf } from '../lists/tickets/ticket-filters.ts';
import { alarmAttached, alarmIdListSchema, lockAlarms, tooManyAlarms } from './create-ticket.ts';
import { changeTicket, changeTicketWithin, type TicketCtx, type TicketMaker } from './find-ticket.ts';
import type { Ticket } from './model/ticket.ts';
import { syncAlarmsToTicket } from './sync-alarms-to-ticket.ts';
import { alarmsOn, deleteTicketAlarms, insertTicketAlarms } from './ticket-alarms.ts';
import { syncFor } from './work-systems.ts';

const schema = z.object({ id: z.string().max(50), alarmIds: alarmIdListSchema.min(1) });
export type AttachInput = z.input<typeof schema>;

/**
 * Attaches alarms to an open ticket (WORK.5, STAT.12).
 * @throws AppError FORBIDDEN without CREATE (USR.5), NOT_FOUND, INVALID if already attached, LIMIT, CONFLICT when
 *   closed.
 */
export const attachAlarms = (ctx: TicketCtx, input: AttachInput): Promise<Ticket> =>
  forCustomer(ctx.db, ctx.customer.id, (trx) => attachAlarmsWithin(trx, ctx, input));

/** The same in the caller's transaction. */
export function attachAlarmsWithin(within: Transaction, ctx: TicketMaker, input: AttachInput): Promise<Ticket> {
  const { id, alarmIds } = schema.parse(input);
  return changeTicketWithin(within, ctx, { id }, async ({ before, now, trx, assertMay }) => {
    await assertMay('ATTACH');
    const known = new Set(await alarmsOn(trx, before));
    const unique = new Set(alarmIds);
    if (unique.size < alarmIds.length || alarmIds.some((one) => known.has(Number(one)))) throw alarmAttached();
    if (known.size + unique.size > maxAlarmsPerTicket) throw tooManyAlarms();
    const numbers = await lockAlarms(trx, ctx.customer.id, alarmIds);
    const origin = { ...originOf(ctx), now };
    await insertTicketAlarms(trx, before, numbers, origin);
    await syncAlarmsToTicket(trx, ctx.customer.id, numbers, 'attached', origin);
    return {
      change: { alarmCount: known.size + numbers.length },
      activity: [{ eventType: 'STATE', field: 'alarms', metadata: { attached: numbers.map(String) } }],
      alarms: { attached: numbers },
      sync: await syncFor(trx, ctx.customer, before, 'UPDATE'),
    };
  });
}

/**
 * Detaches alarms from an open ticket (WORK.5, STAT.13 to STAT.15).
 * @throws AppError FORBIDDEN without CREATE, NOT_FOUND for the ticket or an alarm that is not on it, CONFLICT when
 *   closed.
 */
export function detachAlarms(ctx: TicketCtx, input: AttachInput): Promise<Ticket> {
  const { id, alarmIds } = schema.parse(input);
  return changeTicket(ctx, { id }, async ({ before, now, trx, assertMay }) => {
    await assertMay('ATTACH');
    const known = new Set(await alarmsOn(trx, before));
    const numbers = [...new Set(alarmIds)].map((one) => {
      if (!known.has(Number(one))) throw notFound(workTexts.alarmNotOnTicket(one, ticketNumberOf(id)));
      return Number(one);
    });
    const origin = { ...originOf(ctx), now };
    await deleteTicketAlarms(trx, before, numbers);
    await syncAlarmsToTicket(trx, ctx.customer.id, numbers, 'detached', origin);
    return {
      change: { alarmCount: known.size - numbers.length },
      activity: [{ eventType: 'STATE', field: 'alarms', metadata: { detached: numbers.map(String) } }],
      alarms: { detached: numbers },
      sync: await syncFor(trx, ctx.customer, before, 'UPDATE'),
    };
  });
}
