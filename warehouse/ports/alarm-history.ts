import type { AlarmHistory } from '../../domain/lists/alarms/alarm-history.ts';
import type { WarehouseClient } from '../client.ts';
import { streamActivityHistory } from '../queries/activity-history.ts';
import { findAlarmInstanceDaily } from '../queries/alarm-instance-daily.ts';
import { countAlarmInstances, findAlarmInstances } from '../queries/alarm-instances.ts';
import { countAlarmSourceActions, findAlarmSourceActions } from '../queries/alarm-source-actions.ts';
import { findDecisionCounts } from '../queries/decision-counts.ts';
import {
  countInstanceGroups,
  findInstanceCounts,
  findInstanceTrend,
  streamInstanceCounts,
} from '../queries/instance-counts.ts';
import { findInstancePatterns } from '../queries/instance-patterns.ts';
import { findNewestPayloads, type NewestPayload } from '../queries/newest-payloads.ts';
import { findPivot } from '../queries/pivot-instances.ts';
import { findRecentDecisions } from '../queries/recent-decisions.ts';
import { findRecentTexts } from '../queries/recent-texts.ts';
import { findTicketDispatchTimes } from '../queries/ticket-dispatch-times.ts';

/** Reads payloads as sent, by id, from the archive of raw messages. */
type ReadPayloads = (
  warehouse: WarehouseClient,
  customerId: number,
  wanted: readonly NewestPayload[],
) => Promise<Map<string, string>>;

/** Creates the history port of the verbs, backed by the warehouse. */
export function createHistory(warehouse: WarehouseClient, readPayloads: ReadPayloads): AlarmHistory {
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
    pivot: (of) => findPivot(warehouse, of),
    recentTexts: (of) => findRecentTexts(warehouse, { ...of, parts: [...of.parts] }),
    recentDecisions: (of) => findRecentDecisions(warehouse, of),
    async newestPayloads({ customerId, alarmIds }) {
      const newest = await findNewestPayloads(warehouse, { customerId, alarmIds });
      const texts = await readPayloads(warehouse, customerId, newest);
      return new Map(
        newest.flatMap(({ alarmId, payloadId }) => {
          const text = texts.get(payloadId);
          return text === undefined ? [] : [[alarmId, text]];
        }),
      );
    },
    async ticketDispatchTimes(of) {
      const rows = await findTicketDispatchTimes(warehouse, of);
      return new Map(rows.map(({ ticketId, waited }) => [ticketId, waited]));
    },
  };
}
