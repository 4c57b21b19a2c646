import type { Transaction } from '../../../platform/database.ts';
import { uuidOf } from '../../../platform/ids.ts';
import type { ActivityRow } from '../../changes/changes-message.ts';
import type { Origin } from '../../origin/origin.ts';
import type { AlarmState } from '../model/state.ts';

/** Change of one field of an alarm. */
export type ActivityOf = Pick<ActivityRow, 'field' | 'prevValue' | 'revValue'> & Partial<Pick<ActivityRow, 'metadata'>>;

/** Returns the activity row of a field's change in a version of an alarm: a repeated write has the same id. */
export const activityRow = (
  { customerId, id, version }: Pick<AlarmState, 'customerId' | 'id' | 'version'>,
  createdAt: number,
  { cause, userId, automationRuleId }: Origin,
  { field, prevValue, revValue, metadata = null }: ActivityOf,
): ActivityRow => ({
  alarmId: id,
  createdAt,
  activityId: uuidOf('activity', customerId, id, field, version),
  field,
  prevValue,
  revValue,
  userId,
  automationRuleId,
  cause,
  metadata,
  version,
});

/** Writes activity of one customer's alarms (ALM.9), in the transaction that changes them. */
export async function insertActivity(
  trx: Transaction,
  customerId: number,
  rows: readonly ActivityRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(value: (row: ActivityRow) => T): T[] => rows.map(value);
  await trx.raw(
    `insert into alarm_activity (customer_id, id, alarm_id, field, prev_value, rev_value, user_id, automation_rule_id,
       cause, metadata, created_at, version)
     select ?::int, * from unnest(?::uuid[], ?::bigint[], ?::text[], ?::text[], ?::text[], ?::uuid[], ?::bigint[],
       ?::text[], ?::jsonb[], ?::timestamptz[], ?::bigint[])`,
    [
      customerId,
      column((row) => row.activityId),
      column((row) => row.alarmId),
      column((row) => row.field),
      column((row) => row.prevValue),
      column((row) => row.revValue),
      column((row) => row.userId),
      column((row) => row.automationRuleId),
      column((row) => row.cause),
      column((row) => (row.metadata === null ? null : JSON.stringify(row.metadata))),
      column((row) => new Date(row.createdAt).toISOString()),
      column((row) => row.version),
    ],
  );
}
