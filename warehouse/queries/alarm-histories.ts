import { z } from 'zod';
import type { AlarmEvent } from '../../domain/alarms/rows/alarm-event.ts';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import { type AlarmInstanceRow, instanceColumns, instanceRow } from './alarm-instances.ts';

const input = z.object({ customerId: z.int().positive(), alarmIds: z.array(z.int().positive()) });
type Input = z.output<typeof input>;

/** Events and instances of one alarm in the warehouse. */
export interface AlarmHistory {
  events: Array<AlarmEvent & { payloadId: string; receivedAt: number }>;
  instances: Array<AlarmInstanceRow & { isReplayed: boolean }>;
}

const eventRow = z.object({
  alarmId: z.int(),
  id: z.string(),
  kind: z.enum(['ALARM', 'RTN', 'ACK', 'UPDATE', 'ALERT']),
  at: z.int(),
  sourceRecordId: z.string().nullable(),
  sourceState: z.enum(['normal', 'offnormal', 'fault', 'alert']),
  priority: z.int(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  ackedBy: z.string().nullable(),
  payloadId: z.string(),
  receivedAt: z.int(),
  isReplayed: z.int().transform((value) => value === 1),
});
const instanceOfAlarm = instanceRow.extend({
  alarmId: z.int(),
  isReplayed: z.int().transform((value) => value === 1),
});

const ofAlarms = 'customer_id = {customerId:UInt32} AND alarm_id IN {alarmIds:Array(UInt64)}';

/** Finds events and instances of some alarms of one customer; alarms without any are left out. */
export async function findHistories(warehouse: WarehouseClient, given: Input): Promise<Map<number, AlarmHistory>> {
  const { customerId, alarmIds } = input.parse(given);
  const query = { name: 'alarm-histories', customerId, params: { alarmIds } };
  const [events, instances] = await Promise.all([
    boundQuery(warehouse, {
      ...query,
      sql: `SELECT alarm_id AS alarmId, toString(event_id) AS id, kind, toUnixTimestamp64Milli(occurred_at) AS at,
          source_record_id AS sourceRecordId, source_state AS sourceState, priority, value_text AS value, units AS unit,
          acked_by AS ackedBy, toString(payload_id) AS payloadId, toUnixTimestamp64Milli(received_at) AS receivedAt,
          is_replayed AS isReplayed
        FROM events FINAL WHERE ${ofAlarms}`,
      row: eventRow,
    }),
    boundQuery(warehouse, {
      ...query,
      sql: `SELECT alarm_id AS alarmId, ${instanceColumns}, is_replayed AS isReplayed
        FROM instances FINAL WHERE ${ofAlarms}`,
      row: instanceOfAlarm,
    }),
  ]);
  const histories = new Map<number, AlarmHistory>();
  const of = (alarmId: number): AlarmHistory => {
    const history = histories.get(alarmId) ?? { events: [], instances: [] };
    histories.set(alarmId, history);
    return history;
  };
  for (const { alarmId, ...event } of events) of(alarmId).events.push(event);
  for (const { alarmId, ...instance } of instances) of(alarmId).instances.push(instance);
  return histories;
}

/** Counts the warehouse's events of each of some alarms. */
export async function countEvents(warehouse: WarehouseClient, given: Input): Promise<Map<number, number>> {
  const { customerId, alarmIds } = input.parse(given);
  const rows = await boundQuery(warehouse, {
    name: 'alarm-histories',
    customerId,
    params: { alarmIds },
    sql: `SELECT alarm_id AS alarmId, count() AS count FROM events WHERE ${ofAlarms} GROUP BY alarm_id`,
    row: z.object({ alarmId: z.int(), count: z.int() }),
  });
  return new Map(rows.map((row) => [row.alarmId, row.count]));
}
