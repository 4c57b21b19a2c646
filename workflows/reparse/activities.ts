import { setTimeout as sleep } from 'node:timers/promises';
import { ApplicationFailure } from '@temporalio/activity';
import { createAlarmIds } from '../../domain/alarms/alarm-ids.ts';
import { AlarmAppeared } from '../../domain/alarms/alarm-state-rows.ts';
import { type Reparse, type ReparseCounts, samplesMax } from '../../domain/reparse/reparse.ts';
import {
  countMarks,
  findReparse,
  moveReparse,
  recordProgress,
  releaseMarks,
} from '../../domain/reparse/reparse-rows.ts';
import { writeWindow } from '../../domain/reparse/write-window.ts';
import { deadLetterMessage } from '../../ingest/dead-letters.ts';
import { loadReading } from '../../ingest/normalise/integration-settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Stream, topics } from '../../platform/stream.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { findRawSpans, type Span } from '../../warehouse/queries/raw-messages.ts';
import { reportProgress } from '../report-progress.ts';
import { compareSpan, type ReadSpan, readSpan } from './read-window.ts';
import type { ReparseActivities, ReparseKey } from './types.ts';

export interface ReparseDeps {
  db: Database;
  warehouse: WarehouseClient;
  producer: Pick<ReturnType<Stream['createProducer']>, 'start' | 'send'>;
  clock: Clock;
  /** Waits until the warehouse has what was committed before the call; false when it stays behind. */
  arrived(): Promise<boolean>;
  /** Waits until everything that doors had accepted before the call is; false when it stays behind. */
  accepted(): Promise<boolean>;
  /** Payloads of one window. */
  window: number;
}

/** Unpublished messages beyond which a run waits: live alarms stand behind them. */
const outboxMost = 40;
const pollMs = 200;

export function createActivities(deps: ReparseDeps): ReparseActivities {
  const { db, warehouse, clock } = deps;
  const ids = createAlarmIds(db);
  const now = (): number => clock.now().getTime();

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) reportProgress();
  }

  /** What the run itself has written is on its way before it writes more. */
  async function room(): Promise<void> {
    for (;;) {
      const [row] = await db('outbox').count({ count: '*' });
      if (Number(row?.count) <= outboxMost) return;
      reportProgress();
      await sleep(pollMs);
    }
  }

  async function writeSpan(reparse: Reparse, span: Span, read: ReadSpan): Promise<Reparse> {
    const version = now();
    const compared = await compareSpan({ db, warehouse, ids }, reparse, read, version);
    const counts = addCounts(reparse.counts, compared.counts);
    const samples = [...reparse.samples, ...compared.samples].slice(0, samplesMax);
    const done: Reparse = { ...reparse, counts, samples, reached: span.to };
    const messages = compared.letters.map(deadLetterMessage);
    if (!reparse.isDryRun && messages.length > 0) await deps.producer.send([{ topic: topics.deadLetters, messages }]);
    await db.transaction(async (trx) => {
      if (!(await recordProgress(trx, reparse, { reached: span.to, counts, samples }, now())))
        throw ApplicationFailure.nonRetryable('The run is no longer at work');
      if (!reparse.isDryRun) await writeWindow(trx, compared.write, version);
    });
    return done;
  }

  async function readPayloads(key: ReparseKey): Promise<void> {
    let reparse = await findReparse(db, key);
    if (!reparse) throw ApplicationFailure.nonRetryable('There is no such run');
    const { customerId, systemId, normaliser } = reparse;
    const reading = await loadReading(db, customerId, systemId, normaliser);
    if (!reading || reading.problem)
      throw ApplicationFailure.nonRetryable(reading?.problem ?? 'The integration no longer exists');
    await deps.producer.start();
    await until(deps.accepted);
    const spans = await findRawSpans(warehouse, {
      customerId,
      systemId,
      from: reparse.reached ?? reparse.from ?? 0,
      to: reparse.to,
      payloads: deps.window,
    });
    if (reparse.reached === null)
      reparse = { ...reparse, counts: { ...reparse.counts, total: spans.reduce((sum, one) => sum + one.payloads, 0) } };
    const read = (span: Span) => readSpan(warehouse, reparse as Reparse, reading, span);
    let next = spans[0] ? read(spans[0]) : null;
    for (const [index, span] of spans.entries()) {
      const current = (await next) as ReadSpan;
      const following = spans[index + 1];
      next = following ? read(following) : null;
      // an error of it belongs to its own turn
      next?.catch(() => {});
      // copies of a record state events that the window before may just have moved
      if (!reparse.isDryRun && current.events.some(({ event }) => event.sourceRecordId !== null))
        await until(deps.arrived);
      reparse = await writeSpan(reparse, span, current).catch((error: unknown) => {
        if (error instanceof AlarmAppeared) return writeSpan(reparse as Reparse, span, current);
        throw error;
      });
      reportProgress({ reached: reparse.reached });
      if (!reparse.isDryRun) await room();
    }
  }

  return {
    readPayloads,
    async settleHistories(key, end) {
      await moveReparse(db, key, ['IN_PROGRESS'], 'SETTLING', now());
      await releaseMarks(db, key.id);
      while ((await countMarks(db, key.id)) > 0) {
        reportProgress();
        await sleep(pollMs);
      }
      await moveReparse(db, key, ['SETTLING'], end.status, now(), end.error);
    },
  };
}

function addCounts(to: ReparseCounts, counts: Omit<ReparseCounts, 'total'>): ReparseCounts {
  const sum = { ...to };
  for (const name of Object.keys(counts) as Array<keyof typeof counts>) sum[name] += counts[name];
  return sum;
}
