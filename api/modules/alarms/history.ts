import type { AlarmHistory } from '../../../domain/lists/alarms/alarm-history.ts';
import { readArchivedPayloads } from '../../../ingest/archived-payloads.ts';
import type { WarehouseClient } from '../../../warehouse/client.ts';
import { streamActivityHistory } from '../../../warehouse/queries/activity-history.ts';
import { findAlarmInstanceDaily } from '../../../warehouse/queries/alarm-instance-daily.ts';
import { countAlarmInstances, findAlarmInstances } from '../../../warehouse/queries/alarm-instances.ts';
import { countAlarmSourceActions, findAlarmSourceActions } from '../../../warehouse/queries/alarm-source-actions.ts';
import { findDecisionCounts } from '../../../warehouse/queries/decision-counts.ts';
import {
  countInstanceGroups,
  findInstanceCounts,
  findInstanceTrend,
  streamInstanceCounts,
} from '../../../warehouse/queries/instance-counts.ts';
import { findInstancePatterns } from '../../../warehouse/queries/instance-patterns.ts';
import { findNewestPayloads } from '../../../warehouse/queries/newest-payloads.ts';
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
    allInstanceCounts: (of) => streamInstanceCounts(warehouse, of),
    countInstanceGroups: (of) => countInstanceGroups(warehouse, of),
    instancePatterns: (of) => findInstancePatterns(warehouse, of),
    decisionCounts: async (of) =>
      new Map((await findDecisionCounts(warehouse, of)).map(({ alarmId, decisions }) => [alarmId, decisions])),
    instanceTrend: (of) => findInstanceTrend(warehouse, of),
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
