import { isStored } from '../../domain/alarms/rows/status-entries.ts';
import type { Arena, Tenant } from './arena.ts';
import { doors } from './traffic.ts';

/** Everything derived from a customer's events, in all stores. */
export type Outcome = Awaited<ReturnType<typeof readOutcome>>;

/** An alarm as people and charts see it, without numbers and versions, which differ between runs. */
export interface AlarmOutcome {
  state: Record<string, unknown>;
  /** In order of their start and end: start, end, what ended it, value. */
  instances: Array<[number, number | null, string | null, string | null]>;
}

export async function readOutcome(arena: Arena, { customerId, systems }: Tenant) {
  const from = <T>(columns: string, table: string, grouping = ''): Promise<T[]> =>
    arena.rows<T>(`SELECT ${columns} FROM ${table} FINAL WHERE customer_id = {customerId:UInt32} ${grouping}`, {
      customerId,
    });
  const events = await from<{ event_id: string; payload_id: string }>('event_id, payload_id', 'events');
  const outcomes = await from<{ payload_id: string; outcome: string }>('payload_id, outcome', 'outcomes');
  const messages = await from<{ message_id: string }>('message_id', 'raw_events');
  const attributes = await from<{ alarm_id: string; text: string }>('alarm_id, text', 'alarms');
  const activity = await from<{ activity_id: string }>('activity_id', 'activity');
  const instances = await from<{ alarm_id: string; s: string; e: string | null; by: string | null; v: string | null }>(
    'alarm_id, toUnixTimestamp64Milli(started_at) AS s, toUnixTimestamp64Milli(ended_at) AS e, end_source AS by, value AS v',
    'instances',
  );
  const { rows: states } = await arena.db.raw(
    `select s.id, s.system_id, a.point_path, s.is_active, s.status, s.severity, s.priority, s.entered_status_at,
       s.latest_alarm_at, s.latest_end_at, s.chattering_count, s.fleeting_count, s.nuisance_count,
       -- without ids, the repetitions it knows, and when it was written
       (s.memory::jsonb #- '{11,2}' #- '{12,2}') - 16 - 15 - 13 - 4 as memory, a.text, s.memory::jsonb->16->>1 as from_status
     from alarm_state s join alarms a using (customer_id, id) where s.customer_id = ?`,
    [customerId],
  );
  const { rows: activityRows } = await arena.db.raw(`select id from alarm_activity where customer_id = ?`, [
    customerId,
  ]);

  const left = await from<{ alarm_id: string; status: string }>(
    'alarm_id, argMax(status, version) AS status',
    'status_entries',
    'GROUP BY alarm_id',
  );
  // others have rested before their present status, which is not stored
  const known = new Map<number, string>(
    states.flatMap(({ id, from_status }: { id: number; from_status: string | null }) =>
      from_status && isStored(from_status) ? [[id, from_status]] : [],
    ),
  );
  const byAlarm = new Map<number, typeof instances>();
  for (const row of instances) byAlarm.set(Number(row.alarm_id), [...(byAlarm.get(Number(row.alarm_id)) ?? []), row]);
  const textOf = new Map(attributes.map((row) => [Number(row.alarm_id), row.text]));
  const alarms = new Map<string, AlarmOutcome>();
  for (const { id, system_id, point_path, from_status, ...state } of states) {
    const door = doors.find((each) => systems[each].id === system_id);
    const mine = (byAlarm.get(id) ?? []).map((row): AlarmOutcome['instances'][number] => [
      Number(row.s),
      row.e === null ? null : Number(row.e),
      row.by,
      row.v,
    ]);
    // an alarm that was never active has its status since its first event, by the clock
    const entered = mine.length === 0 ? null : state.entered_status_at;
    alarms.set(`${door} ${point_path}`, {
      state: { ...state, entered_status_at: entered, warehouseText: textOf.get(id) },
      instances: mine.sort(([a, aEnd], [b, bEnd]) => a - b || (aEnd ?? Infinity) - (bEnd ?? Infinity)),
    });
  }
  return {
    events,
    outcomes,
    messageIds: messages.map((row) => row.message_id),
    activityIds: activity.map((row) => row.activity_id),
    storedActivityIds: activityRows.map((row: { id: string }) => row.id) as string[],
    alarmRows: states.length as number,
    newestNumber: Math.max(0, ...states.map((row: { id: number }) => row.id)),
    instanceRows: instances.length,
    alarms,
    /** The status that each alarm has left for its present one, as it knows it and as the warehouse does. */
    leftStatuses: {
      known: [...known].map(([id, status]) => `${id} ${status}`),
      stored: left
        .filter(({ alarm_id }) => known.has(Number(alarm_id)))
        .map(({ alarm_id, status }) => `${alarm_id} ${status}`),
    },
  };
}
