import type { InstanceRow } from '../changes/changes-message.ts';
import type { ChangedAlarm } from './judge-change.ts';
import type { AlarmInstanceMessage } from './socket-events.ts';

/** The status that an alarm had before it got another; null where it kept its own, or is new. */
export function statusBefore({ now, befores }: Pick<ChangedAlarm, 'now' | 'befores'>): string | null {
  const before = befores[0];
  return before && before.status !== now.status ? before.status : null;
}

/** Event of an occurrence's row: an open one that was not published before is new. */
export function instanceEventOf(
  { isDeleted, endedAt, ackedAt }: Pick<InstanceRow, 'isDeleted' | 'endedAt' | 'ackedAt'>,
  isKnown: boolean,
): 'alarm_instance_created' | 'alarm_instance_updated' | 'alarm_instance_deleted' {
  if (isDeleted) return 'alarm_instance_deleted';
  return !isKnown && endedAt === null && ackedAt === null ? 'alarm_instance_created' : 'alarm_instance_updated';
}

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** An occurrence as the live protocol sends it. */
export const instanceMessage = (row: InstanceRow): AlarmInstanceMessage => ({
  id: row.id,
  alarmId: String(row.alarmId),
  alarmTime: new Date(row.startedAt).toISOString(),
  endTime: iso(row.endedAt),
  endTimeSource: row.endSource,
  duration: row.endedAt === null ? null : row.endedAt - row.startedAt,
  ackBy: row.ackedBy,
  ackTime: iso(row.ackedAt),
  processVariableValue: row.value === null ? null : { value: row.value, unit: row.unit },
});
