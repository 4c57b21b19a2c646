import { randomUUID } from 'node:crypto';
import { instanceRow, storeInstances } from '../support/alarm-rows.ts';
import type { TestApi } from '../support/test-api.ts';
import { activeAt, receivedAt } from './moments.ts';

interface Of {
  customerId: number;
  marker: string;
  alarmId: number;
  systemId: number;
  /** Building that the alarm is in. */
  entityId: number;
  userId: string;
}

/** Stores what was received and decided of an alarm, in both stores. */
export async function storeAlarmHistory(
  api: TestApi,
  { customerId, marker, alarmId, systemId, entityId, userId }: Of,
): Promise<void> {
  await api.db('alarm_payloads').insert({
    customer_id: customerId,
    alarm_id: alarmId,
    payload_id: randomUUID(),
    received_at: new Date(activeAt),
    payload: JSON.stringify({ from: marker }),
  });
  await api.db('alarm_activity').insert({
    customer_id: customerId,
    id: randomUUID(),
    alarm_id: alarmId,
    field: 'notes',
    rev_value: `Note ${marker}`,
    user_id: userId,
    created_at: new Date(activeAt),
    version: 2,
  });
  await storeInstances(api.warehouse, customerId, [
    instanceRow({ alarmId, startedAt: activeAt - 60_000, endedAt: activeAt, endSource: 'SOURCE' }),
  ]);
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: [
      {
        customer_id: customerId,
        alarm_id: alarmId,
        created_at: new Date(activeAt).toISOString(),
        system_id: systemId,
        contextual_name: `Name ${marker}`,
        search_text: marker,
        property_tokens: [`@=${entityId}`],
        version: 1,
      },
    ],
  });
  await api.warehouse.insert({
    table: 'status_entries',
    format: 'JSONEachRow',
    values: [
      {
        ...{ customer_id: customerId, alarm_id: alarmId, entry_id: '1', status: 'Intake', to_status: 'Inactive' },
        ...{ entered_at: new Date(receivedAt - 3_600_000).toISOString(), left_at: new Date(receivedAt).toISOString() },
        ...{ cause: 'SOURCE', left_cause: 'SOURCE', is_reconstructed: 0, version: 1, is_deleted: 0 },
      },
    ],
  });
}
