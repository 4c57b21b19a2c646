import type { Transaction } from '../../../platform/database.ts';
import { commandTexts } from '../../../texts/server/commands.ts';
import { displayIdOf, externalNumberOf } from '../../work/model/ticket.ts';
import { type SentTicket, ticketRowsOf } from '../../work/ticket-rows.ts';
import type { Command, CommandStatus, SystemKey, TransferCommand } from './command.ts';

const prefix = 'ticket-';
const ids = new RegExp(`^${prefix}(\\d{1,15})$`);

/** Returns the ticket that a command transfers; null for one of the queue. */
export function transferredTicket(id: string): number | null {
  const [, ticketId] = ids.exec(id) ?? [];
  return ticketId === undefined ? null : Number(ticketId);
}

/**
 * Lists the transfers of tickets to a maintenance system as commands, newest first: the newest of each ticket, as its
 * sync has recorded it, with its attempts, failure and retry. Nothing else stores them.
 */
export async function listTransfers(
  trx: Transaction,
  { customerId, systemId }: SystemKey,
  limit: number,
): Promise<Command[]> {
  const tickets = await ticketRowsOf(trx, customerId).sentTo(systemId, limit);
  return commandsOf(trx, customerId, tickets);
}

/** The transfer of one ticket, or null. */
export async function findTransfer(trx: Transaction, customerId: number, ticketId: number): Promise<Command | null> {
  const [ticket] = await ticketRowsOf(trx, customerId).sent(ticketId);
  const [command] = ticket ? await commandsOf(trx, customerId, [ticket]) : [];
  return command ?? null;
}

/** Counts what `listTransfers` lists. */
export const countTransfers = (trx: Transaction, { customerId, systemId }: SystemKey): Promise<number> =>
  ticketRowsOf(trx, customerId).countSentTo(systemId);

/** Newest times in a ticket's activity: when its order was created, and when a transfer ended. */
interface Ends {
  createdAt: number | null;
  endedAt: number | null;
}

async function commandsOf(trx: Transaction, customerId: number, tickets: readonly SentTicket[]): Promise<Command[]> {
  if (tickets.length === 0) return [];
  const { rows } = await trx.raw<{ rows: Array<Record<'createdAt' | 'endedAt', Date | null> & { ticketId: number }> }>(
    `select ticket_id as "ticketId", max(created_at) filter (where event_type = 'EXTERNAL_CREATION') as "createdAt",
       max(created_at) filter (where event_type <> 'EXTERNAL_CREATION') as "endedAt"
     from work_ticket_activity
     where customer_id = ? and ticket_id = any(?::bigint[])
       and event_type in ('EXTERNAL_CREATION', 'CMMS_SYNC_SUCCESS', 'CMMS_SYNC_FAILURE')
     group by ticket_id`,
    [customerId, tickets.map(({ id }) => id)],
  );
  const ends = new Map<number, Ends>(
    rows.map(({ ticketId, createdAt, endedAt }) => [
      ticketId,
      { createdAt: createdAt?.getTime() ?? null, endedAt: endedAt?.getTime() ?? null },
    ]),
  );
  return tickets.map((ticket) => commandOf(ticket, ends.get(ticket.id) ?? { createdAt: null, endedAt: null }));
}

function commandOf(ticket: SentTicket, { createdAt, endedAt }: Ends): Command {
  const { customerId, id, lastCmmsSyncAttemptAt: startedAt } = ticket;
  const status = statusOf(ticket, endedAt);
  const hasEnded = status === 'COMPLETE' || status === 'FAILED';
  return {
    customerId,
    id: `${prefix}${id}`,
    systemId: ticket.externalSystemId as number,
    commandType: typeOf(ticket, status, createdAt),
    runner: 'SERVER',
    status,
    ...{ from: null, to: null, runId: null, progress: null },
    response: responseOf(ticket, status),
    workTicketIds: [id],
    ...{ createdBy: null, createdByName: null },
    createdAt: startedAt ?? ticket.createdAt,
    startedAt,
    finishedAt: hasEnded ? endedAt : null,
  };
}

/** A ticket that is asked for again waits until an attempt begins. */
function statusOf(
  { cmmsSyncStatus, lastCmmsSyncAttemptAt: startedAt }: SentTicket,
  endedAt: number | null,
): CommandStatus {
  if (cmmsSyncStatus === 'Complete') return 'COMPLETE';
  if (cmmsSyncStatus === 'Failed') return 'FAILED';
  return startedAt === null || (endedAt !== null && endedAt >= startedAt) ? 'PENDING' : 'IN_PROGRESS';
}

/** An order that was created by the transfer itself, or is not there yet, is created; else it is updated or closed. */
function typeOf(
  { externalId, state, lastCmmsSyncAttemptAt: startedAt }: SentTicket,
  status: CommandStatus,
  createdAt: number | null,
): TransferCommand {
  const isCreated = status === 'COMPLETE' && createdAt !== null && startedAt !== null && createdAt >= startedAt;
  if (externalId === null || isCreated) return 'CREATE_WORK_TICKET';
  return state === 'CLOSED' ? 'CLOSE_WORK_TICKET' : 'UPDATE_WORK_TICKET';
}

function responseOf(ticket: SentTicket, status: CommandStatus): string | null {
  const name = displayIdOf(ticket);
  const order = externalNumberOf(ticket);
  if (status === 'FAILED') return commandTexts.notTransferred(name, ticket.cmmsSyncError ?? '');
  if (status === 'IN_PROGRESS') return commandTexts.onItsWay(name);
  return status === 'COMPLETE' && order !== null ? commandTexts.transferred(name, order) : null;
}
