import { type BulkColumn, bindingsOf, columnList, unnestOf } from '../../../platform/bulk-rows.ts';
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

const columns: Array<BulkColumn<ActivityRow & { customerId: number }>> = [
  { column: 'customer_id', type: 'int', value: ({ customerId }) => customerId },
  { column: 'id', type: 'uuid', value: ({ activityId }) => activityId },
  { column: 'alarm_id', type: 'bigint', value: ({ alarmId }) => alarmId },
  { column: 'field', type: 'text', value: ({ field }) => field },
  { column: 'prev_value', type: 'text', value: ({ prevValue }) => prevValue },
  { column: 'rev_value', type: 'text', value: ({ revValue }) => revValue },
  { column: 'user_id', type: 'uuid', value: ({ userId }) => userId },
  { column: 'automation_rule_id', type: 'bigint', value: ({ automationRuleId }) => automationRuleId },
  { column: 'cause', type: 'text', value: ({ cause }) => cause },
  { column: 'metadata', type: 'jsonb', value: ({ metadata }) => metadata && JSON.stringify(metadata) },
  { column: 'created_at', type: 'timestamptz', value: ({ createdAt }) => new Date(createdAt).toISOString() },
  { column: 'version', type: 'bigint', value: ({ version }) => version },
];

/** Writes activity of one customer's alarms (ALM.9), in the transaction that changes them. */
export async function insertActivity(
  trx: Transaction,
  customerId: number,
  rows: readonly ActivityRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx.raw(
    `insert into alarm_activity (${columnList(columns)}) select * from ${unnestOf(columns)}`,
    bindingsOf(
      columns,
      rows.map((row) => ({ ...row, customerId })),
    ),
  );
}
