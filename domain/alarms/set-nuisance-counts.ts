import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { lockStatesById, previousOf, updateStates } from './alarm-state-rows.ts';
import { type NuisanceCounts, noNuisance } from './nuisance.ts';
import { noChanges, writeOutbox } from './outbox.ts';

/** First key of the advisory locks under which one customer's counts are read and written; the second is the customer. */
const lockFamily = 0x6e756973;

export interface SetNuisanceCounts {
  customerId: number;
  alarmIds: readonly number[];
  /** Counts those alarms as of now; an alarm that is left out has none. */
  count(alarmIds: readonly number[]): Promise<ReadonlyMap<number, NuisanceCounts>>;
}

/**
 * Counts the given alarms and stores what differs (NUIS.1): new version, one outbox message, all in one transaction.
 * Deleted alarms stay as they are. Counting happens under a lock of the customer, so that of two recounts the one that
 * read later also writes later.
 * @returns ids of the alarms whose counts changed.
 */
export async function setNuisanceCounts(
  ctx: { db: Database; clock: Clock },
  { customerId, alarmIds, count }: SetNuisanceCounts,
): Promise<number[]> {
  if (alarmIds.length === 0) return [];
  return ctx.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?, ?)', [lockFamily, customerId]);
    const counts = await count(alarmIds);
    const differing = await findDiffering(trx, customerId, alarmIds, counts);
    if (differing.length === 0) return [];
    const alarms = (await lockStatesById(trx, customerId, differing)).map((before) => {
      const state = { ...before, ...(counts.get(before.id) ?? noNuisance), version: before.version + 1 };
      return { state, previous: previousOf(before, state) };
    });
    await updateStates(
      trx,
      alarms.map((one) => one.state),
    );
    await writeOutbox(trx, { ...noChanges(customerId, ctx.clock.now().getTime()), alarms });
    return alarms.map((one) => one.state.id);
  });
}

/** Without locking: most alarms' counts have not changed, and locking a row writes it. */
async function findDiffering(
  trx: Transaction,
  customerId: number,
  alarmIds: readonly number[],
  counts: ReadonlyMap<number, NuisanceCounts>,
): Promise<number[]> {
  const given = alarmIds.map((id) => counts.get(id) ?? noNuisance);
  const { rows } = await trx.raw(
    `select s.id from alarm_state s
     join unnest(?::bigint[], ?::int[], ?::int[], ?::int[]) as g (id, chattering, fleeting, nuisance) on s.id = g.id
     where s.customer_id = ? and s.deleted_at is null
       and (s.chattering_count, s.fleeting_count, s.nuisance_count)
         is distinct from (g.chattering, g.fleeting, g.nuisance)`,
    [
      [...alarmIds],
      given.map((one) => one.chatteringCount),
      given.map((one) => one.fleetingCount),
      given.map((one) => one.nuisanceCount),
      customerId,
    ],
  );
  return rows.map((row: { id: number }) => row.id);
}
