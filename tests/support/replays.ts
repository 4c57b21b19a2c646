import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Command } from '../../domain/repair/commands/command.ts';
import { findCommand } from '../../domain/repair/commands/command-rows.ts';
import { item, type Road } from './road.ts';
import { until } from './until.ts';

/** Limit until another worker has taken over what a killed one was doing, in ms: its heartbeats are missed first. */
export const untilTakenOver = 150_000;

/** An item whose time stands under a name that the default map does not know. */
export function unread(event: 'ALARM' | 'RTN', point: string, at: string, more: object = {}): object {
  const { timestamp: when, ...rest } = item(event, point, at, more);
  return { ...rest, when };
}
/** Map by which such items are read. */
export const timeFirst = { occurredAt: 'when' };

/** Has the road's integration read by another map from now on. */
export const mapBy = (road: Road, fields: Record<string, string>): Promise<unknown> =>
  road
    .db('external_systems')
    .where({ customer_id: road.customerId, id: road.systemId })
    .update({ field_map: JSON.stringify({ fields }) });

/** Queues a replay of all payloads of the road's integration; nothing starts on its queue yet. */
export async function queueReplay(
  { customerId, systemId, db }: Road,
  runner: 'SERVER' | 'PUMP' = 'SERVER',
): Promise<{ customerId: number; id: string }> {
  const id = randomUUID();
  const now = new Date();
  await db('external_system_commands').insert({
    ...{ customer_id: customerId, system_id: systemId, id, created_at: now, queued_at: now, range_to: now },
    ...{ command_type: 'HISTORICAL', runner, status: 'PENDING' },
  });
  return { customerId, id };
}

export const replayEnded = (road: Road, key: { customerId: number; id: string }, withinMs?: number): Promise<Command> =>
  until(
    'the end of the replay',
    async () => {
      const command = await findCommand(road.db, key);
      return command?.finishedAt ? command : null;
    },
    withinMs,
  );

/** Rows of a customer: events, instances, and payloads that could not be read when they came and now are. */
interface Counts {
  events: number;
  instances: number;
  resolved: number;
}

/**
 * Requires that a disturbed replay and an undisturbed one end in the same: each event and instance once, no payload that
 * is not applied, and the same alarms.
 */
export async function expectSameEnd(disturbed: Road, calm: Road, counts: Counts): Promise<void> {
  for (const road of [disturbed, calm])
    await until('everything in the warehouse', async () => {
      const { events, instances, resolved } = await countsOf(road);
      return events >= counts.events && instances >= counts.instances && resolved >= counts.resolved;
    });
  for (const road of [disturbed, calm])
    expect(await countsOf(road)).toEqual({ ...counts, eventIds: counts.events, notApplied: 0 });
  const alarms = await alarmsOf(disturbed);
  expect(alarms.length).toBeGreaterThan(0);
  expect(alarms).toEqual(await alarmsOf(calm));
}

async function countsOf(road: Road): Promise<Counts & { eventIds: number; notApplied: number }> {
  const of = async (columns: string, table: string): Promise<Record<string, string>> => {
    const answer = await road.warehouse.query({
      query: `SELECT ${columns} FROM ${table} FINAL WHERE customer_id = {customerId:UInt32}`,
      query_params: { customerId: road.customerId },
      format: 'JSONEachRow',
    });
    return (await answer.json<Record<string, string>>())[0] ?? {};
  };
  const events = await of('count() AS all, uniqExact(event_id) AS once', 'events');
  const instances = await of('count() AS all', 'instances');
  const outcomes = await of(`count() AS all, countIf(outcome = 'settled') AS resolved`, 'outcomes');
  return {
    ...{ events: Number(events.all), eventIds: Number(events.once), instances: Number(instances.all) },
    ...{ resolved: Number(outcomes.resolved), notApplied: Number(outcomes.all) - Number(outcomes.resolved) },
  };
}

/** Alarms with their instances as people see them, without numbers, which differ between customers. */
async function alarmsOf(road: Road): Promise<object[]> {
  const answer = await road.warehouse.query({
    query: `SELECT alarm_id, arraySort(groupArray((started_at, ended_at, end_source, value))) AS instances
      FROM instances FINAL WHERE customer_id = {customerId:UInt32} GROUP BY alarm_id`,
    query_params: { customerId: road.customerId },
    format: 'JSONEachRow',
  });
  const rows = await answer.json<{ alarm_id: string; instances: unknown[] }>();
  const instances = new Map(rows.map((row) => [Number(row.alarm_id), row.instances]));
  return (await road.states())
    .map(({ id, text, point_path, status, is_active, severity, priority, latest_alarm_at, latest_end_at }) => ({
      ...{ text, point_path, status, is_active, severity, priority, latest_alarm_at, latest_end_at },
      instances: instances.get(Number(id)),
    }))
    .sort((a, b) => String(a.point_path).localeCompare(String(b.point_path)));
}
