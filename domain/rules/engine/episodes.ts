import type { Transaction } from '../../../platform/database.ts';
import type { AlarmState } from '../../alarms/model/state.ts';
import { reentryHoldOffMinutes } from '../../constants.ts';

/** An occurrence of an alarm; times are milliseconds since the epoch. */
export interface Occurrence {
  startedAt: number;
  endedAt: number | null;
}

/** History of one alarm: occurrences that lasted at or after a time, in any order. */
export type FindOccurrences = (of: { customerId: number; alarmId: number; since: number }) => Promise<Occurrence[]>;

const holdOffMs = reentryHoldOffMinutes * 60_000;

/**
 * Returns true if an episode that an alarm was in at a time still lasts: each occurrence since began within the hold-off after
 * the end of the one before (STAT.2). Pure.
 * @param since ms since the epoch.
 */
export function isSameEpisode(occurrences: readonly Occurrence[], since: number): boolean {
  const sorted = occurrences.toSorted((a, b) => a.startedAt - b.startedAt);
  let end = since;
  for (const { startedAt, endedAt } of sorted) {
    if (startedAt - end > holdOffMs) return false;
    end = Math.max(end, endedAt ?? Number.POSITIVE_INFINITY);
  }
  return true;
}

/**
 * Policy createWorkOnce (AUTO.25): returns the episode of an alarm in which a rule may create work, and whether it has already.
 * History is asked only where the alarm has ended and come back so soon that its state does not tell.
 */
export async function workEpisode(
  trx: Transaction,
  state: AlarmState,
  find: FindOccurrences,
): Promise<{ episode: number; hasWork: boolean }> {
  const { rows } = await trx.raw<{ rows: Array<{ episode: number; createdAt: number }> }>(
    `select episode, (extract(epoch from max(created_at)) * 1000)::bigint as "createdAt" from automation_work
     where customer_id = ? and alarm_id = ? group by episode order by episode desc limit 1`,
    [state.customerId, state.id],
  );
  const last = rows[0];
  if (!last) return { episode: 1, hasWork: false };
  return (await isStill(state, last.createdAt, find))
    ? { episode: last.episode, hasWork: true }
    : { episode: last.episode + 1, hasWork: false };
}

async function isStill(state: AlarmState, since: number, find: FindOccurrences): Promise<boolean> {
  const { latestAlarmAt, latestEndAt, isActive } = state;
  // the newest occurrence had begun by then
  if (latestAlarmAt === null || latestAlarmAt <= since) return true;
  // it began long after the end of the one before
  if (latestEndAt !== null && latestEndAt < latestAlarmAt && latestAlarmAt - latestEndAt > holdOffMs) return false;
  const known = await find({ customerId: state.customerId, alarmId: state.id, since });
  // the newest occurrence may not have reached history yet
  const newest = { startedAt: latestAlarmAt, endedAt: isActive ? null : latestEndAt };
  return isSameEpisode([...known.filter(({ startedAt }) => startedAt !== latestAlarmAt), newest], since);
}
