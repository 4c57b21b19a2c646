import type { Clock } from '../../../platform/clock.ts';
import { customerRows } from '../../../platform/customer-rows.ts';
import type { Database } from '../../../platform/database.ts';
import { noChanges } from '../../changes/changes-message.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import { bySweep } from '../../origin/origin.ts';
import { alarmChange, lockStatesById, updateStates } from '../rows/alarm-state-rows.ts';
import type { NuisanceCounts } from '../rows/nuisance.ts';

/** Counts of one alarm, and its version when they were taken. */
export type Counted = NuisanceCounts & { id: number; version: number };

/**
 * Stores counts that differ from those of the state machine (NUIS.1): new version, one outbox message, all in one
 * transaction. An alarm that has changed since it was counted is left to the next recount; a deleted one stays as it
 * is.
 * @returns ids of the alarms whose counts changed.
 */
export async function setNuisanceCounts(
  ctx: { db: Database; clock: Clock },
  { customerId, counted }: { customerId: number; counted: readonly Counted[] },
): Promise<number[]> {
  if (counted.length === 0) return [];
  return ctx.db.transaction(async (trx) => {
    // without locking: most counts are right, and locking a row writes it
    const { rows: differing } = await trx.raw(
      `select s.id from ${customerRows(
        `unnest(?::bigint[], ?::bigint[], ?::int[], ?::int[], ?::int[])
           as n (id, version, chattering, fleeting, nuisance)`,
      )}
       join alarm_state s on s.customer_id = n.customer_id and s.id = n.id and s.version = n.version
       where s.deleted_at is null
         and (s.chattering_count, s.fleeting_count, s.nuisance_count)
           is distinct from (n.chattering, n.fleeting, n.nuisance)`,
      [
        customerId,
        counted.map((one) => one.id),
        counted.map((one) => one.version),
        counted.map((one) => one.chatteringCount),
        counted.map((one) => one.fleetingCount),
        counted.map((one) => one.nuisanceCount),
      ],
    );
    if (differing.length === 0) return [];
    const given = new Map(counted.map((one) => [one.id, one]));
    const locked = await lockStatesById(
      trx,
      customerId,
      differing.map((row: { id: number }) => row.id),
    );
    const alarms = locked.flatMap((before) => {
      const one = given.get(before.id);
      if (one?.version !== before.version) return [];
      const state = { ...before, ...countsOf(one), version: before.version + 1 };
      return alarmChange(before, state, bySweep);
    });
    await updateStates(
      trx,
      alarms.map((one) => one.state),
    );
    await writeOutbox(trx, { ...noChanges(customerId, ctx.clock.now().getTime()), alarms });
    return alarms.map((one) => one.state.id);
  });
}

const countsOf = ({ chatteringCount, fleetingCount, nuisanceCount }: NuisanceCounts): NuisanceCounts => ({
  chatteringCount,
  fleetingCount,
  nuisanceCount,
});
