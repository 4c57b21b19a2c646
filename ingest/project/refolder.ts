import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isEngineAway } from '../../platform/engine-away.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import { prefetch } from '../../platform/prefetch.ts';
import type { Component } from '../../platform/service.ts';
import type { Stream } from '../../platform/stream.ts';
import { waitForArrival } from '../../warehouse/arrival.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { countEvents } from '../../warehouse/queries/alarm-histories.ts';
import { findMarks, type Mark, type MarkKey, partsOf, readMarks } from './marks.ts';
import { createNewestPayloads } from './newest-payloads.ts';
import { readMarked, refoldAlarms } from './refold.ts';

/** Maximum number of alarms in hand: their marks wait for the warehouse together, since each wait takes about a second. */
const mostInHand = 100_000;
/** Maximum number of marks read at once with their content, payloads included. */
const marksATime = 10_000;
const idleMs = 250;
const patienceMs = 10_000;

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

  /** Returns marks besides those in hand whose events are all in the warehouse by now. */
  async function dueMarks(): Promise<MarkKey[]> {
    const due = await findMarks(db, { besides: inHand, limit: mostInHand });
    if (due.length === 0) return [];
    return (await waitForArrival({ db, stream }, { patienceMs, signal: stopping.signal })) ? due : [];
  }

  async function refoldAll(keys: readonly MarkKey[]): Promise<void> {
    for (const customerId of new Set(keys.map((key) => key.customer_id))) {
      const mine = keys.filter((key) => key.customer_id === customerId);
      for (let at = 0; at < mine.length && !stopping.signal.aborted; at += marksATime)
        await refoldSome(customerId, await readMarks(db, customerId, mine.slice(at, at + marksATime)));
    }
  }

  async function refoldSome(customerId: number, marks: readonly Mark[]): Promise<void> {
    const counts = await countEvents(warehouse, { customerId, alarmIds: marks.map((mark) => mark.alarm_id) });
    const parts = partsOf(marks, counts);
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
