import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { noChanges } from '../../changes/changes-message.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import { staleAfterHours } from '../../constants.ts';
import { bySweep } from '../../origin/origin.ts';
import type { AlarmState } from '../model/state.ts';
import { alarmChange, stateColumns, stateFromRow, updateStates } from '../rows/alarm-state-rows.ts';
import { activityRow, insertActivity } from '../rows/insert-activity.ts';

const becameStale = { field: 'isStale', prevValue: 'false', revValue: 'true' };

/** A place in the order in which alarms are looked at: the newest customer's first, of each the longest active. */
export interface StalePosition {
  customerId: number;
  /** Milliseconds since the epoch. */
  latestAlarmAt: number;
  id: number;
}

export interface MarkedStale {
  marked: number;
  /** Start of the next chunk; null when there is none. */
  next: StalePosition | null;
}

/**
 * Marks alarms as stale that have been active without a break for `staleAfterHours` (NUIS.6), of all customers, at most
 * `limit` at once, in one transaction with their activity and outbox rows. An alarm locked by another transaction is
 * left to the next sweep. Skips alarms of inactive integrations.
 */
export async function markStale(
  ctx: { db: Database; clock: Clock },
  { after, limit }: { after: StalePosition | null; limit: number },
): Promise<MarkedStale> {
  const now = ctx.clock.now().getTime();
  return ctx.db.transaction(async (trx) => {
    const due = await lockDue(trx, now - staleAfterHours * 3_600_000, after, limit);
    const changes = due.map((before) => {
      const state: AlarmState = { ...before, isStale: true, version: before.version + 1 };
      return alarmChange(before, state, bySweep);
    });
    await updateStates(
      trx,
      changes.map((change) => change.state),
    );
    for (const customerId of new Set(due.map((state) => state.customerId))) {
      const alarms = changes.filter((change) => change.state.customerId === customerId);
      const activity = alarms.map(({ state }) => activityRow(state, now, bySweep, becameStale));
      await insertActivity(trx, customerId, activity);
      await writeOutbox(trx, { ...noChanges(customerId, now), alarms, activity });
    }
    const last = due.at(-1);
    return { marked: due.length, next: due.length < limit || !last ? null : positionOf(last) };
  });
}

async function lockDue(
  trx: Transaction,
  dueAt: number,
  after: StalePosition | null,
  limit: number,
): Promise<AlarmState[]> {
  const due: AlarmState[] = [];
  let customerId = after ? after.customerId : await customerBefore(trx, null);
  while (customerId !== null && due.length < limit) {
    const place = after?.customerId === customerId ? after : null;
    due.push(...(await lockDueOf(trx, customerId, dueAt, place, limit - due.length)));
    customerId = await customerBefore(trx, customerId);
  }
  return due;
}

/** The newest customer that has alarms, of those before one. */
async function customerBefore(trx: Transaction, customerId: number | null): Promise<number | null> {
  const { rows } = await trx.raw(`select max(customer_id) as id from alarm_state where customer_id < ?::bigint`, [
    customerId ?? Number.MAX_SAFE_INTEGER,
  ]);
  return rows[0].id;
}

/** Reads by the index of active alarms, few of which are already stale. */
async function lockDueOf(
  trx: Transaction,
  customerId: number,
  dueAt: number,
  after: StalePosition | null,
  limit: number,
): Promise<AlarmState[]> {
  const { rows } = await trx.raw(
    `select ${stateColumns} from alarm_state s
     join external_systems e on e.customer_id = s.customer_id and e.id = s.system_id
     where s.customer_id = ? and s.is_active and not s.is_stale and s.deleted_at is null and e.is_active
       and s.latest_alarm_at <= ?::timestamptz
       and (s.latest_alarm_at, s.id) > (?::timestamptz, ?::bigint)
     order by s.latest_alarm_at, s.id
     limit ?
     for update of s skip locked`,
    [
      customerId,
      new Date(dueAt).toISOString(),
      after ? new Date(after.latestAlarmAt).toISOString() : '-infinity',
      after?.id ?? 0,
      limit,
    ],
  );
  return rows.map(stateFromRow);
}

const positionOf = (state: AlarmState): StalePosition => ({
  latestAlarmAt: state.latestAlarmAt as number,
  customerId: state.customerId,
  id: state.id,
});
