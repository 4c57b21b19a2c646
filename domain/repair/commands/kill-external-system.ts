import { randomUUID } from 'node:crypto';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { unavailable } from '../../../platform/errors.ts';
import { commandTexts } from '../../../texts/server/commands.ts';
import { repairTexts } from '../../../texts/server/repair.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId } from '../../integrations/list-external-systems.ts';
import { lockSystem } from '../one-at-a-time.ts';
import { reparseFrom } from '../reparse/reparse.ts';
import type { ReparseJobs } from '../reparse/reparse-jobs.ts';
import type { CommandJobs } from './command.ts';

const retrySeconds = 5;

/**
 * Stops what runs of an integration and clears its queue (INT.15): waiting commands fail, and so does one that the pump
 * runs, which learns it from the answer to its next heartbeat. Configuration and active state stay. Super users only.
 * @returns the number of runs and commands stopped.
 * @throws AppError NOT_FOUND, UNAVAILABLE.
 */
export async function killExternalSystem(
  ctx: Ctx,
  jobs: { reparse: ReparseJobs; commands: CommandJobs },
  input: { externalSystemId: string },
): Promise<number> {
  assertSuper(ctx);
  const customerId = ctx.customer.id;
  const systemId = externalSystemId(input.externalSystemId);
  const { cleared, reparses, isBusy } = await forCustomer(ctx.db, customerId, async (trx) => {
    await lockSystem(trx, customerId, systemId);
    const of = { customer_id: customerId, system_id: systemId };
    const stopped = { status: 'FAILED', response: commandTexts.killed, finished_at: ctx.clock.now() };
    const cleared = await trx('external_system_commands')
      .where(of)
      .where((rows) => rows.where('status', 'PENDING').orWhere({ status: 'IN_PROGRESS', runner: 'PUMP' }))
      .update(stopped);
    const busy = await trx('external_system_commands')
      .where({ ...of, status: 'IN_PROGRESS', runner: 'SERVER' })
      .first('id');
    const reparses = await trx('reparses').where({ ...of, kind: 'REPARSE', status: 'IN_PROGRESS' });
    const found = { cleared, reparses: reparses.map(reparseFrom), isBusy: busy !== undefined };
    await recordKill(trx, ctx, systemId, commandTexts.killedCount(cleared + reparses.length + Number(found.isBusy)));
    await writeAudit(trx, ctx, {
      action: 'initiateExternalSystemKill',
      subject: { kind: 'integration', id: systemId },
    });
    return found;
  });
  try {
    for (const run of reparses) await jobs.reparse.kill(run);
    if (isBusy) await jobs.commands.kill({ customerId, systemId });
  } catch (error) {
    throw unavailable(repairTexts.killFailed, retrySeconds, error);
  }
  const count = cleared + reparses.length + Number(isBusy);
  ctx.log.warn({ userId: ctx.person.id, systemId, count }, 'an integration was killed');
  return count;
}

/** Lists the kill among the commands, for who asks later why they stopped. */
async function recordKill(trx: Transaction, ctx: Ctx, systemId: number, response: string): Promise<void> {
  const now = ctx.clock.now();
  await trx('external_system_commands').insert({
    customer_id: ctx.customer.id,
    id: randomUUID(),
    system_id: systemId,
    command_type: 'KILL',
    runner: 'SERVER',
    status: 'COMPLETE',
    response,
    created_by: ctx.person.id,
    created_by_name: ctx.person.displayName,
    created_at: now,
    queued_at: now,
    started_at: now,
    finished_at: now,
  });
}
