import type { InstanceRow } from '../../../domain/changes/lists/instances.ts';
import { filledFrom } from '../filled-from.ts';
import { warehouseTable } from '../warehouse-table.ts';

/** Occurrences of alarms. */
export const instances = filledFrom(
  'instances',
  (row) => row,
  warehouseTable<InstanceRow>({
    alarm_id: (i) => i.alarmId,
    started_at: (i) => i.startedAt,
    instance_id: (i) => i.id,
    ended_at: (i) => i.endedAt,
    end_source: (i) => i.endSource,
    acked_at: (i) => i.ackedAt,
    acked_by: (i) => i.ackedBy,
    value: (i) => i.value,
    unit: (i) => i.unit,
    is_replayed: (i) => i.isReplayed,
    version: (i) => i.version,
    is_deleted: (i) => i.isDeleted,
  }),
);
