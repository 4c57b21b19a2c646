import type { AlarmHistory } from '../../../domain/lists/alarms/alarm-history.ts';
import { readArchivedPayloads } from '../../../ingest/archived-payloads.ts';
import type { WarehouseClient } from '../../../warehouse/client.ts';
import { streamActivityHistory } from '../../../warehouse/queries/activity-history.ts';
import { findAlarmInstanceDaily } from '../../../warehouse/queries/alarm-instance-daily.ts';
import { countAlarmInstances, findAlarmInstances } from '../../../warehouse/queries/alarm-instances.ts';
import { countAlarmSourceActions, findAlarmSourceActions } from '../../../warehouse/queries/alarm-source-actions.ts';
import { findInstanceCounts, findInstanceTrend } from '../../../warehouse/queries/instance-counts.ts';
import { findNewestPayloads } from '../../../warehouse/queries/newest-payloads.ts';
import { findPivot, findPivotSize } from '../../../warehouse/queries/pivot-instances.ts';
import { findRecentDecisions } from '../../../warehouse/queries/recent-decisions.ts';

/** Creates the history port of the verbs, backed by the warehouse. */
export function createHistory(warehouse: WarehouseClient): AlarmHistory {
  return {
    instances: (of) => findAlarmInstances(warehouse, of),
    countInstances: (of) => countAlarmInstances(warehouse, of),
    instancesPerDay: (of) => findAlarmInstanceDaily(warehouse, of),
    sourceActions: (of) => findAlarmSourceActions(warehouse, of),
    countSourceActions: (of) => countAlarmSourceActions(warehouse, of),
    activity: (of) => streamActivityHistory(warehouse, of),
    instanceCounts: (of) => findInstanceCounts(warehouse, of),
    instanceTrend: (of) => findInstanceTrend(warehouse, of),
    pivotSize: (of) => findPivotSize(warehouse, of),
    pivot: (of) => findPivot(warehouse, of),
    recentDecisions: (of) => findRecentDecisions(warehouse, of),
    async newestPayloads({ customerId, alarmIds }) {
      const newest = await findNewestPayloads(warehouse, { customerId, alarmIds });
      const texts = await readArchivedPayloads(warehouse, customerId, newest);
      return new Map(
        newest.flatMap(({ alarmId, payloadId }) => {
          const text = texts.get(payloadId);
          return text === undefined ? [] : [[alarmId, text]];
        }),
      );
    },
  };
}
