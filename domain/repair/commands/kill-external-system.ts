import { randomUUID } from 'node:crypto';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { unavailable } from '../../../platform/errors.ts';
import { commandTexts } from '../../../texts/server/commands.ts';
import { repairTexts } from '../../../texts/server/repair.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type CmmsPullJobs, endPull } from '../../cmms/pull/cmms-pull.ts';
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
 * runs, which learns it from the answer to its next heartbeat, and pulls, whoever has started them. Configuration and
 * active state stay. Super users only.
 * @returns the number of runs, pulls and commands stopped.
 * @throws AppError NOT_FOUND, UNAVAILABLE.
 */
export async function killExternalSystem(
  ctx: Ctx,
  jobs: { reparse: ReparseJobs; commands: CommandJobs; pulls: CmmsPullJobs },
  input: { externalSystemId: string },
): Promise<number> {
  assertSuper(ctx);
  const customerId = ctx.customer.id;
  const systemId = externalSystemId(input.externalSystemId);
  const { reparses, pulls, isBusy, count } = await forCustomer(ctx.db, customerId, async (trx) => {
    await lockSystem(trx, customerId, systemId);
    const of = { customer_id: customerId, system_id: systemId };
    const at = ctx.clock.now();
    const stopped = { status: 'FAILED', response: commandTexts.killed, finished_at: at };
    const cleared = await trx('external_system_commands')
      .where(of)
      .where((rows) => rows.where('status', 'PENDING').orWhere({ status: 'IN_PROGRESS', runner: 'PUMP' }))
      .update(stopped);
    const busy = await trx('external_system_commands')
      .where({ ...of, status: 'IN_PROGRESS', runner: 'SERVER' })
      .first('run_id');
    const pulls: string[] = await trx('cmms_pulls')
      .where({ ...of, status: 'IN_PROGRESS' })
      .orderBy('id')
      .forUpdate()
      .pluck('id');
    for (const id of pulls)
      await endPull(trx, { customerId, id }, { status: 'FAILED', error: commandTexts.killed, at });
    const reparses = await trx('reparses').where({ ...of, kind: 'REPARSE', status: 'IN_PROGRESS' });
    // a pull that the busy command runs is that command
    const count =
      cleared + reparses.length + Number(busy !== undefined) + pulls.filter((id) => id !== busy?.run_id).length;
    await recordKill(trx, ctx, systemId, commandTexts.killedCount(count));
    await writeAudit(trx, ctx, {
      action: 'initiateExternalSystemKill',
      subject: { kind: 'integration', id: systemId },
    });
    return { reparses: reparses.map(reparseFrom), pulls, isBusy: busy !== undefined, count };
  });
  try {
    for (const run of reparses) await jobs.reparse.kill(run);
    for (const id of pulls) await jobs.pulls.kill({ customerId, id });
    if (isBusy) await jobs.commands.kill({ customerId, systemId });
  } catch (error) {
    throw unavailable(repairTexts.killFailed, retrySeconds, error);
  }
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
