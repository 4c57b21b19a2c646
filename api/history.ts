import type { AlarmHistory } from '../domain/alarms/alarm-history.ts';
import type { WarehouseClient } from '../warehouse/client.ts';
import { alarmInstanceDaily } from '../warehouse/queries/alarm-instance-daily.ts';
import { alarmInstanceCount, alarmInstances } from '../warehouse/queries/alarm-instances.ts';
import { alarmSourceDeedCount, alarmSourceDeeds } from '../warehouse/queries/alarm-source-deeds.ts';

/** The history that verbs read, answered by the warehouse. */
export function createHistory(client: WarehouseClient): AlarmHistory {
  return {
    instances: ({ customerId, direction, ...params }) => alarmInstances[direction](client, customerId, params),
    countInstances: async ({ customerId, alarmId }) =>
      (await alarmInstanceCount(client, customerId, { alarmId }))[0]?.count ?? 0,
    instancesPerDay: ({ customerId, ...params }) => alarmInstanceDaily(client, customerId, params),
    sourceDeeds: ({ customerId, ...params }) => alarmSourceDeeds(client, customerId, params),
    countSourceDeeds: async ({ customerId, alarmId }) =>
      (await alarmSourceDeedCount(client, customerId, { alarmId }))[0]?.count ?? 0,
  };
}
