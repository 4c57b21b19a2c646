import { randomUUID } from 'node:crypto';
import type { AlarmInstance, AlarmState } from '../../domain/alarms/model/state.ts';
import { insertStates } from '../../domain/alarms/rows/alarm-state-rows.ts';
import { type Changes, changeLists, type InstanceRow, noChanges } from '../../domain/changes/changes-message.ts';
import { decodeChanges } from '../../domain/changes/encode-changes.ts';
import { type ShownState, shownFields } from '../../domain/lists/alarms/alarm-row.ts';
import type { Database } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';

/** An active alarm in Intake since `latestAlarmAt`, with the given overrides. */
export function alarmState(given: Partial<AlarmState> & Pick<AlarmState, 'customerId' | 'id'>): AlarmState {
  const at = given.latestAlarmAt ?? Date.UTC(2026, 4, 1);
  return {
    fingerprint: randomUUID(),
    systemId: 1,
    status: 'Intake',
    enteredStatusAt: at,
    enteredBySource: true,
    isActive: true,
    severity: 'Alarm',
    priority: 3,
    isPriorityByPerson: false,
    isPriorityByRule: false,
    isServiceImpacting: false,
    isPinned: false,
    isStale: false,
    snoozeExpiresAt: null,
    openWorkCount: 0,
    lastWorkTicketClosedAt: null,
    chatteringCount: 0,
    fleetingCount: 0,
    nuisanceCount: 0,
    latestAlarmAt: at,
    latestEndAt: null,
    latestEndSource: null,
    declinedEndedAt: null,
    instanceId: randomUUID(),
    instanceValue: null,
    instanceUnit: null,
    instanceAckAt: null,
    instanceAckBy: null,
    instanceIsChattering: false,
    instanceIsReplayed: false,
    earlierStarts: [],
    activityEvent: { at, rank: 0, id: randomUUID() },
    newestEvent: { at, rank: 0, id: randomUUID() },
    recentEvents: '',
    attributesHash: '',
    createdAt: at,
    changedAt: at,
    entry: null,
    deletedAt: null,
    version: 1,
    ...given,
  };
}

/** Stores alarms unchanged. @returns them. */
export async function storeAlarms(db: Database, states: AlarmState[]): Promise<AlarmState[]> {
  await db.transaction((trx) => insertStates(trx, states));
  return states;
}

/** An instance: ended by its source if an end is given, else still active. */
export function instanceRow(given: Partial<InstanceRow> & Pick<AlarmInstance, 'alarmId' | 'startedAt'>): InstanceRow {
  return {
    id: randomUUID(),
    endedAt: null,
    endSource: given.endedAt == null ? null : 'SOURCE',
    ackedAt: null,
    ackedBy: null,
    value: null,
    unit: null,
    isReplayed: false,
    version: 1,
    isDeleted: false,
    ...given,
  };
}

/** Inserts instances into the warehouse, where they are visible at once. */
export async function storeInstances(
  warehouse: WarehouseClient,
  customerId: number,
  rows: readonly InstanceRow[],
): Promise<void> {
  const time = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
  await warehouse.insert({
    table: 'instances',
    format: 'JSONEachRow',
    values: rows.map((row) => ({
      customer_id: customerId,
      alarm_id: row.alarmId,
      started_at: time(row.startedAt),
      instance_id: row.id,
      ended_at: time(row.endedAt),
      end_source: row.endSource,
      value: row.value,
      unit: row.unit,
      is_replayed: Number(row.isReplayed),
      version: row.version,
      is_deleted: Number(row.isDeleted),
    })),
  });
}

/** Inserts alarms of integrations into the warehouse, each with an event, a rejected and a dropped payload at `at`. */
export async function storeOfSystem(
  warehouse: WarehouseClient,
  customerId: number,
  alarms: ReadonlyArray<{ alarmId: number; systemId: number; at: number }>,
): Promise<void> {
  const rows = alarms.map(({ alarmId, systemId, at }) => ({
    common: { customer_id: customerId, system_id: systemId, version: 1 },
    alarmId,
    time: new Date(at).toISOString(),
  }));
  const insert = (table: string, values: object[]) => warehouse.insert({ table, format: 'JSONEachRow', values });
  await insert(
    'alarms',
    rows.map(({ common, alarmId, time }) => ({ ...common, alarm_id: alarmId, created_at: time })),
  );
  await insert(
    'events',
    rows.map(({ common, alarmId, time }) => ({
      ...common,
      alarm_id: alarmId,
      event_id: randomUUID(),
      kind: 'ALARM',
      source_state: 'offnormal',
      occurred_at: time,
      received_at: time,
    })),
  );
  await insert(
    'outcomes',
    rows.flatMap(({ common, time }) =>
      ['dropped', 'rejected'].map((outcome) => ({
        ...common,
        payload_id: randomUUID(),
        outcome,
        received_at: time,
      })),
    ),
  );
}

/** Fields of a state that changes carry. */
export const shownOf = (state: Partial<AlarmState> | undefined): ShownState =>
  Object.fromEntries(shownFields.map((field) => [field, state?.[field]])) as unknown as ShownState;

/** Changes of each of a customer's transactions in the outbox, oldest first. For a database without a relay. */
export async function outboxOf(db: Database, customerId: number): Promise<Changes[]> {
  const rows = await db('outbox')
    .where({ customer_id: customerId })
    .orderBy('id')
    .select<Array<{ payload: string; transaction: string }>>('payload', db.raw('created_at::text as transaction'));
  const byTransaction = new Map<string, Changes>();
  for (const { payload, transaction } of rows) {
    const part = decodeChanges(payload);
    const whole = byTransaction.get(transaction) ?? noChanges(customerId, part.at);
    byTransaction.set(transaction, whole);
    whole.acceptedAt = part.acceptedAt;
    for (const list of changeLists) (whole[list] as unknown[]).push(...part[list]);
  }
  return [...byTransaction.values()];
}
