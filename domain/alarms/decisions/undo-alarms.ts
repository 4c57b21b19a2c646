import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { bulkJobThreshold } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { BulkJobs } from '../../jobs/bulk-job.ts';
import type { BulkFailure, BulkResult } from '../../jobs/bulk-result.ts';
import { byUndo } from '../../origin/origin.ts';
import type { AlarmState } from '../model/state.ts';
import { lockStatesById } from '../rows/alarm-state-rows.ts';
import { beginBulkJob } from './begin-bulk-job.ts';
import { putBack, type StoredUndo, type Undo } from './put-back.ts';
import { alarmNumber, type Target } from './selection.ts';
import type { Decision } from './verb.ts';
import { writeDecisions } from './write-decisions.ts';

const schema = z.object({ undoId: z.string().max(50) });
const missing = () => notFound(alarmTexts.nothingToUndo);

/**
 * Reverts one call of the caller on status and snooze (STAT.29), including the Intake entry, if both are still as the
 * call left them; an alarm that has changed since is a failure. Activity keeps both steps. More than a hundred alarms are a job.
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function undoAlarms(ctx: Ctx, jobs: BulkJobs, input: z.input<typeof schema>): Promise<BulkResult> {
  undoOfMany.assert(ctx);
  const { undoId } = schema.parse(input);
  if (!z.uuid().safeParse(undoId).success) throw missing();
  const numbers = await forCustomer(ctx.db, ctx.customer.id, (trx) => readDone(trx, ctx, undoId));
  if (numbers.length === 0) throw missing();
  const target = { ids: numbers.map(String), expected: new Map<string, number>(), asOf: null };
  if (numbers.length > bulkJobThreshold) return beginBulkJob(ctx, jobs, undoOfMany.name, { undoId }, target);
  const result = await forCustomer(ctx.db, ctx.customer.id, (trx) => undoOfMany.run(trx, ctx, { undoId }, target));
  return { taskId: null, undoId: null, ...result };
}

type Undoer = Pick<Ctx, 'customer' | 'person' | 'permissions' | 'clock'>;

/** Verb that a bulk job runs: puts back some of the alarms that a call has changed. */
export const undoOfMany = {
  name: 'undoAlarms',
  input: schema,
  assert: (ctx: Pick<Undoer, 'customer' | 'permissions'>) => assertPermission(ctx, 'alarms', 'EDIT'),
  async run(
    trx: Transaction,
    ctx: Undoer,
    { undoId }: z.output<typeof schema>,
    { ids }: Pick<Target, 'ids'>,
  ): Promise<Pick<BulkResult, 'affected' | 'skipped' | 'failures'>> {
    const now = ctx.clock.now().getTime();
    const undos = await readUndos(
      trx,
      ctx,
      undoId,
      ids.flatMap((id) => alarmNumber(id) ?? []),
    );
    const states = await lockStatesById(trx, ctx.customer.id, [...undos.keys()]);
    const failures: BulkFailure[] = [];
    const decided: Array<{ before: AlarmState; decision: Decision }> = [];
    for (const before of states) {
      const undo = undos.get(before.id) as StoredUndo;
      const decision = putBack(before, undo, now);
      if (decision) decided.push({ before, decision });
      else {
        const id = String(before.id);
        failures.push({ id, code: 'CONFLICT', reason: alarmTexts.undoTooLate(id) });
      }
    }
    await writeDecisions(trx, ctx.customer.id, decided, byUndo(ctx.person.id), now);
    return { affected: decided.length, skipped: 0, failures };
  },
};

/** The activity that a call of this person has left. */
const ofCall = `a.customer_id = ? and a.metadata->'undo' is not null and a.metadata->'undo'->>'actionId' = ?
  and a.user_id = ?`;

/** Reads the alarms that a call of this person has changed. */
async function readDone(trx: Transaction, ctx: Undoer, undoId: string): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(
    `select a.alarm_id as id from alarm_activity a where ${ofCall} order by a.alarm_id`,
    [ctx.customer.id, undoId, ctx.person.id],
  );
  return rows.map(({ id }) => id);
}

/** Reads the undos that this person's call has left of some alarms, by alarm. */
async function readUndos(
  trx: Transaction,
  ctx: Undoer,
  undoId: string,
  alarmIds: readonly number[],
): Promise<Map<number, StoredUndo>> {
  const { rows } = await trx.raw(
    `select a.alarm_id, a.metadata->'undo' as undo, (
       select r.metadata->>'snoozeReason' from alarm_activity r
       where r.customer_id = a.customer_id and r.alarm_id = a.alarm_id and r.version < a.version
         and r.metadata->'snoozeReason' is not null
       order by r.version desc limit 1) as snooze_reason
     from alarm_activity a where ${ofCall} and a.alarm_id = any(?::bigint[])`,
    [ctx.customer.id, undoId, ctx.person.id, pgArray('bigint', alarmIds)],
  );
  return new Map(
    rows.map((row: { alarm_id: number; undo: Undo; snooze_reason: string | null }) => [
      row.alarm_id,
      { ...row.undo, snoozeReason: row.snooze_reason },
    ]),
  );
}
