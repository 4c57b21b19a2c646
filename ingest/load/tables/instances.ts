import type { InstanceRow } from '../../../domain/changes/lists/instances.ts';
import { utcText } from '../../../platform/instant.ts';
import { filledFrom } from '../filled-from.ts';
import { flag, utcTextOrNull, warehouseTable } from '../warehouse-table.ts';

/** Occurrences of alarms. */
export const instances = filledFrom(
  'instances',
  (row) => row,
  warehouseTable<InstanceRow>(['alarm_id', 'started_at', 'instance_id'], {
    alarm_id: (i) => i.alarmId,
    started_at: (i) => utcText(i.startedAt),
    instance_id: (i) => i.id,
    ended_at: (i) => utcTextOrNull(i.endedAt),
    end_source: (i) => i.endSource,
    acked_at: (i) => utcTextOrNull(i.ackedAt),
    acked_by: (i) => i.ackedBy,
    value: (i) => i.value,
    unit: (i) => i.unit,
    is_replayed: (i) => flag(i.isReplayed),
    version: (i) => i.version,
    is_deleted: (i) => flag(i.isDeleted),
  }),
);
