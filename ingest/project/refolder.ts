import { setTimeout as sleep } from 'node:timers/promises';
import type { AlarmEvent } from '../../domain/alarms/alarm-event.ts';
import { lockStatesById, previousOf, updateStates } from '../../domain/alarms/alarm-state-rows.ts';
import type { EventKind, SourceState } from '../../domain/alarms/canonical-event.ts';
import { foldInstances, type SetEnd } from '../../domain/alarms/fold-instances.ts';
import { noChanges, writeOutbox } from '../../domain/alarms/outbox.ts';
import { refoldState } from '../../domain/alarms/refold-state.ts';
import type { EndSource } from '../../domain/alarms/state.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isEngineAway } from '../../platform/engine-away.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import type { Component } from '../../platform/service.ts';
import type { Stream } from '../../platform/stream.ts';
import { waitForArrival } from '../../warehouse/arrival.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';

const marksATime = 200;
const idleMs = 1_000;
const patienceMs = 10_000;

interface Mark {
  customer_id: number;
  alarm_id: number;
  mark: string;
}

/**
 * Derives the history of alarms that saw an event older than their newest again, from their events in the warehouse and
 * from the ends that people and rules set (architecture, decision 12), as soon as the warehouse has everything that was
 * written before the mark.
 */
export function createRefolder(deps: {
  stream: Stream;
  db: Database;
  warehouse: WarehouseClient;
  clock: Clock;
  log: Log;
  metrics: Registry;
  fatal: (error: unknown) => void;
}): Component {
  const { stream, db, warehouse, clock, log } = deps;
  const refolded = new Counter({
    name: 'refolds_total',
    help: 'Alarms whose history was derived again',
    registers: [deps.metrics],
  });
  let stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let away: string | null = null;

  /** Marks whose events are all in the warehouse by now. */
  async function dueMarks(): Promise<Mark[]> {
    const { rows } = await db.raw(`select customer_id, alarm_id, mark from refolds order by marked_at limit ?`, [
      marksATime,
    ]);
    if (rows.length === 0) return [];
    return (await waitForArrival({ db, stream }, { patienceMs, signal: stopping.signal })) ? rows : [];
  }

  async function refoldAlarm(mark: Mark): Promise<void> {
    const customerId = mark.customer_id;
    const events = await eventsOf(warehouse, customerId, mark.alarm_id);
    const known = await instanceIdsOf(warehouse, customerId, mark.alarm_id);
    await db.transaction(async (trx) => {
      const [before] = await lockStatesById(trx, customerId, [mark.alarm_id]);
      const cleared = await trx.raw(`delete from refolds where customer_id = ? and alarm_id = ? and mark = ?`, [
        customerId,
        mark.alarm_id,
        mark.mark,
      ]);
      // another event was applied since the warehouse was read: the new mark does it
      if (!before || cleared.rowCount === 0) return;
      const { rows } = await trx.raw(
        `select rev_value, metadata->>'endTimeSource' as source from alarm_activity where customer_id = ? and alarm_id = ? and field = 'endTime'`,
        [customerId, mark.alarm_id],
      );
      const ends: SetEnd[] = rows.map((row: { rev_value: string; source: EndSource }) => ({
        at: Date.parse(row.rev_value),
        source: row.source,
      }));
      const folded = foldInstances(customerId, mark.alarm_id, events, ends);
      const now = clock.now().getTime();
      const state = refoldState(before, folded, now);
      const changes = noChanges(customerId, now);
      changes.alarms.push({ state, previous: previousOf(before, state) });
      changes.instances.push(
        ...folded.instances.map((instance) => ({ ...instance, version: state.version, isDeleted: false })),
      );
      const kept = new Set(folded.instances.map((instance) => instance.id));
      for (const { id, startedAt } of known) {
        if (kept.has(id)) continue;
        changes.instances.push({
          id,
          startedAt,
          alarmId: mark.alarm_id,
          endedAt: null,
          endSource: null,
          ackedAt: null,
          ackedBy: null,
          value: null,
          unit: null,
          version: state.version,
          isDeleted: true,
        });
      }
      await updateStates(trx, [state]);
      await writeOutbox(trx, changes);
    });
    refolded.inc();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const marks = await dueMarks();
        for (const mark of marks) await refoldAlarm(mark);
        away = null;
        if (marks.length === 0) await sleep(idleMs);
      } catch (error) {
        if (!isEngineAway(error)) return deps.fatal(error);
        away = (error as Error).message;
        log.warn({ err: error }, 'an engine is away; histories wait');
        await sleep(idleMs);
      }
    }
  }

  return {
    async start() {
      stopping = new AbortController();
      loop = run();
    },
    async stop() {
      stopping.abort();
      await loop;
    },
    health: () => (away === null ? { ready: true } : { ready: false, reason: away }),
  };
}

async function eventsOf(warehouse: WarehouseClient, customerId: number, alarmId: number): Promise<AlarmEvent[]> {
  const answer = await warehouse.query({
    query: `SELECT toString(event_id) AS id, kind, toUnixTimestamp64Milli(occurred_at) AS at, source_record_id, source_state,
        priority, value_text, units, acked_by
      FROM events FINAL WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}`,
    query_params: { customerId, alarmId },
    format: 'JSONEachRow',
  });
  const rows = await answer.json<Record<string, string | number | null>>();
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind as EventKind,
    at: Number(row.at),
    sourceRecordId: row.source_record_id as string | null,
    sourceState: row.source_state as SourceState,
    priority: Number(row.priority),
    value: row.value_text as string | null,
    unit: row.units as string | null,
    ackedBy: row.acked_by as string | null,
  }));
}

async function instanceIdsOf(
  warehouse: WarehouseClient,
  customerId: number,
  alarmId: number,
): Promise<Array<{ id: string; startedAt: number }>> {
  const answer = await warehouse.query({
    query: `SELECT toString(instance_id) AS id, toUnixTimestamp64Milli(started_at) AS startedAt
      FROM instances FINAL WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}`,
    query_params: { customerId, alarmId },
    format: 'JSONEachRow',
  });
  const rows = await answer.json<{ id: string; startedAt: string }>();
  return rows.map((row) => ({ id: row.id, startedAt: Number(row.startedAt) }));
}
