import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { byPerson } from '../../origin/origin.ts';
import type { AlarmState } from '../model/state.ts';
import { lockStatesById } from '../rows/alarm-state-rows.ts';
import { type NameParts, readNameParts } from '../rows/alarm-texts.ts';
import { findAlarm } from '../rows/find-alarm.ts';
import { alarmNumber } from './selection.ts';
import type { Decision } from './verb.ts';
import { writeDecisions } from './write-decisions.ts';

/**
 * Changes the texts of one alarm, by a person who edits it alone.
 * @param decide is pure and returns null if nothing changes.
 * @throws AppError NOT_FOUND, CONFLICT when its version is not the one that the person has seen.
 */
export async function editAlarm(
  ctx: Ctx,
  { id, expectedVersion }: { id: string; expectedVersion?: number | null },
  decide: (known: NameParts) => Decision | null,
): Promise<AlarmRow> {
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const before = await lockAlarm(trx, ctx.customer.id, id, expectedVersion);
    const decision = decide(await readNameParts(trx, before));
    if (!decision) return;
    const now = ctx.clock.now().getTime();
    await writeDecisions(trx, ctx.customer.id, [{ before, decision }], byPerson(ctx.person.id), now);
  });
  return findAlarm(ctx, id);
}

async function lockAlarm(
  trx: Transaction,
  customerId: number,
  id: string,
  expectedVersion?: number | null,
): Promise<AlarmState> {
  const number = alarmNumber(id);
  const [state] = number === null ? [] : await lockStatesById(trx, customerId, [number]);
  if (!state || state.deletedAt !== null) throw notFound(alarmTexts.doesNotExist(id.slice(0, 50)));
  if (expectedVersion != null && expectedVersion !== state.version) throw conflict(alarmTexts.changed(id));
  return state;
}
