import { randomUUID } from 'node:crypto';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { commandTexts } from '../../../texts/server/commands.ts';
import { repairTexts } from '../../../texts/server/repair.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { listLimits } from '../../constants.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId } from '../../integrations/list-external-systems.ts';
import { type CommandedSystem, hasRun, lockSystem } from '../one-at-a-time.ts';
import { type Command, type CommandJobs, commandFrom, type QueuedType, runnerOf } from './command.ts';

interface Request {
  externalSystemId: string;
  commandType: QueuedType;
  /** Name of the operation in the audit log. */
  action: string;
  from?: Date | null;
  to?: Date | null;
  /** Throws an AppError for an integration that cannot do it. */
  assert(trx: Transaction, system: CommandedSystem): Promise<void> | void;
}

/**
 * Queues a command of an integration and starts on its queue. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID, or CONFLICT when one of its kind is waiting or running.
 */
export async function requestCommand(ctx: Ctx, jobs: CommandJobs, request: Request): Promise<Command> {
  assertSuper(ctx);
  const systemId = externalSystemId(request.externalSystemId);
  const now = ctx.clock.now();
  const command = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const system = await lockSystem(trx, ctx.customer.id, systemId);
    await request.assert(trx, system);
    await assertRoom(trx, ctx.customer.id, systemId, request.commandType);
    const [row] = await trx('external_system_commands')
      .insert({
        customer_id: ctx.customer.id,
        id: randomUUID(),
        system_id: systemId,
        command_type: request.commandType,
        runner: runnerOf(request.commandType, system.connection_type),
        status: 'PENDING',
        range_from: request.from ?? null,
        range_to: request.to ?? null,
        created_by: ctx.person.id,
        created_by_name: ctx.person.displayName,
        created_at: now,
        queued_at: now,
      })
      .returning('*');
    const made = commandFrom(row);
    const after = { integration: systemId, from: request.from ?? null, to: request.to ?? null };
    await writeAudit(trx, ctx, { action: request.action, subject: { kind: 'command', id: made.id }, after });
    return made;
  });
  await startQueue(ctx, jobs, command);
  return command;
}

/** Starts on the queue of a command; if that fails now, the sweep of unfinished work does it within minutes. */
export async function startQueue(ctx: Ctx, jobs: CommandJobs, command: Command): Promise<void> {
  if (command.runner !== 'SERVER') return;
  const { id: commandId, customerId, systemId } = command;
  await jobs
    .start({ customerId, systemId })
    .catch((error: unknown) => ctx.log.warn({ err: error, commandId }, 'a command will be started later'));
}

/** INT.17: one at a time. @throws AppError CONFLICT, or INVALID for a queue that is full. */
export async function assertRoom(
  trx: Transaction,
  customerId: number,
  systemId: number,
  commandType: QueuedType,
): Promise<void> {
  const waiting = await trx('external_system_commands')
    .where({ customer_id: customerId, system_id: systemId })
    .whereIn('status', ['PENDING', 'IN_PROGRESS'])
    .limit(listLimits.limit)
    .select('command_type');
  if (waiting.some((one) => one.command_type === commandType)) throw conflict(commandTexts.isQueued[commandType]);
  if (waiting.length >= listLimits.limit) throw invalid(commandTexts.queueFull(listLimits.limit));
  if (commandType === 'HISTORICAL' && (await hasRun(trx, customerId, systemId)))
    throw conflict(repairTexts.reparseRunning);
}
