import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { customerRows } from '../../platform/customer-rows.ts';
import type { Database } from '../../platform/database.ts';
import { isEngineAway } from '../../platform/engine-away.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { prefetch } from '../../platform/prefetch.ts';
import type { Component } from '../../platform/service.ts';
import type { Stream } from '../../platform/stream.ts';
import { waitForArrival } from '../../warehouse/arrival.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { countEvents } from '../../warehouse/queries/alarm-histories.ts';
import type { Mark } from './mark.ts';
import { createNewestPayloads } from './newest-payloads.ts';
import { readMarked, refoldAlarms } from './refold.ts';

/** Maximum number of alarms in hand: their marks wait for the warehouse together, since each wait takes about a second. */
const mostInHand = 100_000;
/** Maximum number of marks read at once with their content, payloads included. */
const marksATime = 10_000;
/** Events held in memory at a time, unless one alarm has more. */
const eventsATime = 10_000;
const idleMs = 250;
const patienceMs = 10_000;

type MarkKey = Pick<Mark, 'customer_id' | 'alarm_id' | 'mark'>;

/**
 * Derives the history of alarms that received an event older than their newest again, from their events in the
 * warehouse and from the ends that people and rules set (ARCH.12), as soon as the warehouse has everything that was
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
    name: 'annunciator_refolds_total',
    help: 'Alarms whose history was derived again',
    registers: [deps.metrics],
  });
  const payloads = createNewestPayloads({ db, warehouse });
  /** Marks whose alarms are being refolded or are next. A mark is that of all alarms that were marked together. */
  const inHand = new Set<string>();
  let alarmsInHand = 0;
  let stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let refolding: Promise<void> = Promise.resolve();
  let away: string | null = null;

  /**
   * Returns marks besides those in hand whose events are all in the warehouse by now, in the warehouse's order of alarms:
   * marks read together are stored together.
   */
  async function dueMarks(): Promise<MarkKey[]> {
    const { rows } = await db.raw(
      `select customer_id, alarm_id, mark
       from (select * from refolds where not is_held and mark <> all(?::uuid[]) order by marked_at limit ?) r
       order by customer_id, alarm_id`,
      [pgArray('uuid', [...inHand]), mostInHand],
    );
    if (rows.length === 0) return [];
    return (await waitForArrival({ db, stream }, { patienceMs, signal: stopping.signal })) ? rows : [];
  }

  /** Returns the content of one customer's marks, if they are unchanged. */
  async function readMarks(customerId: number, keys: readonly MarkKey[]): Promise<Mark[]> {
    const { rows } = await db.raw(
      `select r.customer_id, r.alarm_id, r.mark, r.reparse_id, p.kind as run_kind, r.replay_id, r.successor_id, r.newest, r.payload
       from ${customerRows('unnest(?::bigint[], ?::uuid[]) as n (alarm_id, mark)')}
       join refolds r on r.customer_id = n.customer_id and r.alarm_id = n.alarm_id and r.mark = n.mark
       left join reparses p on p.customer_id = r.customer_id and p.id = r.reparse_id
       order by r.alarm_id`,
      [
        customerId,
        pgArray(
          'bigint',
          keys.map((key) => key.alarm_id),
        ),
        pgArray(
          'uuid',
          keys.map((key) => key.mark),
        ),
      ],
    );
    return rows;
  }

  /** Splits marks of one customer into parts whose histories fit into memory. */
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

  async function refoldAll(keys: readonly MarkKey[]): Promise<void> {
    for (const customerId of new Set(keys.map((key) => key.customer_id))) {
      const mine = keys.filter((key) => key.customer_id === customerId);
      for (let at = 0; at < mine.length && !stopping.signal.aborted; at += marksATime)
        await refoldSome(customerId, await readMarks(customerId, mine.slice(at, at + marksATime)));
    }
  }

  async function refoldSome(customerId: number, marks: readonly Mark[]): Promise<void> {
    const parts = await partsOf(customerId, marks);
    for await (const marked of prefetch(parts, (part) => readMarked({ warehouse, payloads }, customerId, part)))
      refolded.inc(await refoldAlarms(db, customerId, marked, clock.now().getTime()));
  }

  /** Refolds what is due; what is not done keeps its mark, and is due again. */
  async function refold(due: readonly MarkKey[]): Promise<void> {
    await whileEnginesAnswer(async () => {
      await refoldAll(due);
      away = null;
    });
    for (const { mark } of due) inHand.delete(mark);
    alarmsInHand -= due.length;
  }

  async function collect(): Promise<void> {
    const due = await dueMarks();
    if (alarmsInHand === 0) away = null;
    for (const { mark } of due) inHand.add(mark);
    alarmsInHand += due.length;
    if (due.length > 0) refolding = refolding.then(() => refold(due));
    else await sleep(idleMs);
    if (alarmsInHand >= mostInHand) await refolding;
  }

  async function whileEnginesAnswer(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isEngineAway(error)) {
        stopping.abort();
        return deps.fatal(error);
      }
      away = (error as Error).message;
      log.warn({ err: error }, 'an engine is away; histories wait');
      await sleep(idleMs);
    }
  }

  /** Refolds one set of marks after the other, while later ones wait for the warehouse. */
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) await whileEnginesAnswer(collect);
    await refolding;
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
