import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { commandTexts } from '../../../texts/server/commands.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { retryTicketSync } from '../../work/retry-sync.ts';
import { lockSystem } from '../one-at-a-time.ts';
import {
  type Command,
  type CommandJobs,
  commandFrom,
  deletedFrom,
  type QueuedCommand,
  retriedFrom,
} from './command.ts';
import { progressColumns } from './command-progress.ts';
import { assertRoom, startQueue } from './request-command.ts';
import { findTransfer, transferredTicket } from './transfers.ts';

/**
 * Queues a failed command again, behind those that wait (INT.13); a replay continues from where it stopped. Super users
 * only. A ticket is sent again by its own sync. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT unless it has failed, or
 * while another of its kind is queued.
 */
export async function retryCommand(ctx: Ctx, jobs: CommandJobs, { id }: { id: string }): Promise<Command> {
  assertSuper(ctx);
  const ticketId = transferredTicket(id);
  if (ticketId !== null) return retryTransfer(ctx, ticketId);
  const command = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { systemId } = await findCommand(trx, ctx, id);
    await lockSystem(trx, ctx.customer.id, systemId);
    const found = await findCommand(trx, ctx, id);
    if (!retriedFrom.includes(found.status)) throw conflict(commandTexts.onlyFailed);
    await assertRoom(trx, ctx.customer.id, systemId, found.commandType);
    const [row] = await trx('external_system_commands')
      .where({ customer_id: ctx.customer.id, id })
      .update({
        ...{ status: 'PENDING', queued_at: ctx.clock.now(), response: null, finished_at: null, heartbeat_at: null },
        ...progressColumns(null, ctx.clock.now()),
      })
      .returning('*');
    await writeAudit(trx, ctx, { action: 'retryExternalSystemCommand', subject: { kind: 'command', id } });
    return commandFrom(row);
  });
  await startQueue(ctx, jobs, command);
  return command;
}

async function retryTransfer(ctx: Ctx, ticketId: number): Promise<Command> {
  await retryTicketSync(ctx, { id: String(ticketId) });
  const command = await forCustomer(ctx.db, ctx.customer.id, (trx) => findTransfer(trx, ctx.customer.id, ticketId));
  if (!command) throw notFound(commandTexts.notFound);
  return command;
}

/**
 * Deletes a command that waits or has failed (INT.13). Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT for one that runs or is complete, and for transfers of tickets.
 */
export async function deleteCommand(ctx: Ctx, { id }: { id: string }): Promise<string> {
  assertSuper(ctx);
  if (transferredTicket(id) !== null) throw conflict(commandTexts.transferStays);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { systemId, commandType, status } = await findCommand(trx, ctx, id);
    const deleted = await trx('external_system_commands')
      .where({ customer_id: ctx.customer.id, id })
      .whereIn('status', [...deletedFrom])
      .delete();
    if (deleted === 0) throw conflict(commandTexts.notDeletable);
    const before = { integration: systemId, commandType, status };
    await writeAudit(trx, ctx, { action: 'deleteExternalSystemCommand', subject: { kind: 'command', id }, before });
  });
  return id;
}

async function findCommand(trx: Transaction, ctx: Ctx, id: string): Promise<QueuedCommand> {
  const row =
    z.uuid().safeParse(id).success &&
    (await trx('external_system_commands').where({ customer_id: ctx.customer.id, id }).first());
  if (!row) throw notFound(commandTexts.notFound);
  return commandFrom(row);
}
