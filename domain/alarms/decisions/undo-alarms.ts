import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { BulkFailure, BulkResult } from '../../jobs/bulk-result.ts';
import { byUndo } from '../../origin/origin.ts';
import type { AlarmState } from '../model/state.ts';
import { lockStatesById } from '../rows/alarm-state-rows.ts';
import { putBack, type StoredUndo, type Undo } from './put-back.ts';
import type { Decision } from './verb.ts';
import { writeDecisions } from './write-decisions.ts';

const schema = z.object({ undoId: z.string().max(50) });
const missing = () => notFound(alarmTexts.nothingToUndo);

/**
 * Reverts one call of the caller on status and snooze (STAT.29), including the Intake entry, if both are still as the
 * call left them; an alarm that has changed since is a failure. Activity keeps both steps.
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function undoAlarms(ctx: Ctx, input: z.input<typeof schema>): Promise<BulkResult> {
  assertPermission(ctx, 'alarms', 'EDIT');
  const { undoId } = schema.parse(input);
  if (!z.uuid().safeParse(undoId).success) throw missing();
  const now = ctx.clock.now().getTime();
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const undos = await readUndos(trx, ctx, undoId);
    if (undos.size === 0) throw missing();
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
    return { taskId: null, undoId: null, affected: decided.length, skipped: 0, failures };
  });
}

/** Reads the undos that this person's call has left, by alarm. */
async function readUndos(trx: Transaction, ctx: Ctx, undoId: string): Promise<Map<number, StoredUndo>> {
  const { rows } = await trx.raw(
    `select a.alarm_id, a.metadata->'undo' as undo, (
       select r.metadata->>'snoozeReason' from alarm_activity r
       where r.customer_id = a.customer_id and r.alarm_id = a.alarm_id and r.version < a.version
         and r.metadata->'snoozeReason' is not null
       order by r.version desc limit 1) as snooze_reason
     from alarm_activity a
     where a.customer_id = ? and a.metadata->'undo' is not null and a.metadata->'undo'->>'actionId' = ?
       and a.user_id = ?`,
    [ctx.customer.id, undoId, ctx.person.id],
  );
  return new Map(
    rows.map((row: { alarm_id: number; undo: Undo; snooze_reason: string | null }) => [
      row.alarm_id,
      { ...row.undo, snoozeReason: row.snooze_reason },
    ]),
  );
}
