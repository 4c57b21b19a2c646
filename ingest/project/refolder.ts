import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isEngineAway } from '../../platform/engine-away.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import { readAhead } from '../../platform/read-ahead.ts';
import type { Component } from '../../platform/service.ts';
import type { Stream } from '../../platform/stream.ts';
import { waitForArrival } from '../../warehouse/arrival.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { countEvents } from '../../warehouse/queries/alarm-histories.ts';
import type { Mark } from './mark.ts';
import { createNewestPayloads } from './newest-payloads.ts';
import { readMarked, refoldAlarms } from './refold.ts';

const marksATime = 10_000;
/** Events held in memory at a time, unless one alarm has more. */
const eventsATime = 10_000;
const idleMs = 1_000;
const patienceMs = 10_000;

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
  const payloads = createNewestPayloads({ db, warehouse });
  let stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let away: string | null = null;

  /**
   * Marks whose events are all in the warehouse by now, in the order in which it holds alarms: what is read together lies
   * together.
   */
  async function dueMarks(): Promise<Mark[]> {
    const { rows } = await db.raw(
      `select customer_id, alarm_id, mark, reparse_id, successor_id, newest, payload
       from (select * from refolds where not is_held order by marked_at limit ?) r order by customer_id, alarm_id`,
      [marksATime],
    );
    if (rows.length === 0) return [];
    return (await waitForArrival({ db, stream }, { patienceMs, signal: stopping.signal })) ? rows : [];
  }

  /** Marks of one customer, in parts whose histories fit into memory. */
  async function partsOf(customerId: number, marks: readonly Mark[]): Promise<Mark[][]> {
    const counts = await countEvents(warehouse, { customerId, alarmIds: marks.map((mark) => mark.alarm_id) });
    const parts: Mark[][] = [];
    let size = Number.POSITIVE_INFINITY;
    for (const mark of marks) {
      const events = counts.get(mark.alarm_id) ?? 0;
      size += events;
      if (size > eventsATime) {
        parts.push([]);
        size = events;
      }
      parts.at(-1)?.push(mark);
    }
    return parts;
  }

  async function refoldAll(marks: readonly Mark[]): Promise<void> {
    for (const customerId of new Set(marks.map((mark) => mark.customer_id))) {
      const mine = marks.filter((mark) => mark.customer_id === customerId);
      const parts = await partsOf(customerId, mine);
      for await (const marked of readAhead(parts, (part) => readMarked({ warehouse, payloads }, customerId, part)))
        refolded.inc(await refoldAlarms(db, customerId, marked, clock.now().getTime()));
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const marks = await dueMarks();
        await refoldAll(marks);
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
