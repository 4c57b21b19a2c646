import { setTimeout as sleep } from 'node:timers/promises';
import { ApplicationFailure } from '@temporalio/activity';
import { ZodError } from 'zod';
import { alarmIdsFor } from '../../domain/alarms/rows/alarm-ids.ts';
import { retryAppeared } from '../../domain/alarms/rows/alarm-state-rows.ts';
import { replayMaxHours } from '../../domain/constants.ts';
import { type Reparse, type ReparseCounts, samplesMax } from '../../domain/repair/reparse/reparse.ts';
import {
  findReparse,
  hasMarks,
  moveReparse,
  recordProgress,
  releaseMarks,
} from '../../domain/repair/reparse/reparse-rows.ts';
import { writeWindow } from '../../domain/repair/reparse/write-window.ts';
import { deadLetterMessage } from '../../ingest/messages/dead-letters.ts';
import { loadReading } from '../../ingest/normalise/integration-settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { prefetch } from '../../platform/prefetch.ts';
import { type Stream, topics } from '../../platform/stream.ts';
import { commandTexts } from '../../texts/server/commands.ts';
import { integrationTexts } from '../../texts/server/integrations.ts';
import { repairTexts } from '../../texts/server/repair.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { findRawSpans, type Span } from '../../warehouse/queries/raw-messages.ts';
import { failIfRefused } from '../fail-for-good.ts';
import { reportProgress } from '../report-progress.ts';
import { compareSpan, findStored, readSpan, type StoredSpan } from './read-window.ts';
import type { ReparseActivities, ReparseKey } from './types.ts';

export interface ReparseDeps {
  db: Database;
  warehouse: WarehouseClient;
  producer: Pick<ReturnType<Stream['createProducer']>, 'start' | 'send'>;
  clock: Clock;
  /** Waits until the warehouse has everything committed before the call; false if it stays behind. */
  arrived(): Promise<boolean>;
  /** Waits until all that doors accepted before the call is applied and in the warehouse; false if it stays behind. */
  accepted(): Promise<boolean>;
  /** Maximum payloads in one window. */
  window: number;
}

/** Number of unpublished messages above which a run waits: live alarms queue behind them. */
const outboxMost = 40;
const pollMs = 200;

export function createActivities(deps: ReparseDeps): ReparseActivities {
  const { db, warehouse, clock } = deps;
  const now = (): number => clock.now().getTime();

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) reportProgress();
  }

  /** Waits until the outbox has room, before more is written; reading ahead goes on meanwhile. */
  async function room(): Promise<void> {
    for (;;) {
      const [row] = await db('outbox').count({ count: '*' });
      if (Number(row?.count) <= outboxMost) return;
      reportProgress();
      await sleep(pollMs);
    }
  }

  async function writeSpan(reparse: Reparse, read: StoredSpan): Promise<Reparse> {
    // before it is compared: the less time until it is written, the fewer of its new alarms appear meanwhile
    if (!reparse.isDryRun) await room();
    return retryAppeared(() => compareAndWrite(reparse, read));
  }

  async function compareAndWrite(reparse: Reparse, read: StoredSpan): Promise<Reparse> {
    const version = now();
    // one run at a time per integration
    const ids = alarmIdsFor(db, `reparse/${reparse.systemId}`);
    const compared = await compareSpan({ db, ids }, reparse, read, version);
    const counts = addCounts(reparse.counts, compared.counts);
    const samples = [...reparse.samples, ...compared.samples].slice(0, samplesMax);
    const done: Reparse = { ...reparse, counts, samples, reached: read.span.to };
    const messages = compared.letters.map(deadLetterMessage);
    if (!reparse.isDryRun && messages.length > 0) await deps.producer.send([{ topic: topics.deadLetters, messages }]);
    await db.transaction(async (trx) => {
      if (!(await recordProgress(trx, reparse, { reached: read.span.to, counts, samples }, now())))
        throw await overtaken(trx, reparse);
      if (reparse.isDryRun) return;
      await writeWindow(trx, compared.write, version);
      const given = compared.write.newAlarms.map(({ alarmId }) => alarmId);
      await ids.use(trx, reparse.customerId, given);
    });
    return done;
  }

  async function readPayloads(key: ReparseKey): Promise<void> {
    let reparse = await findReparse(db, key);
    if (!reparse) throw ApplicationFailure.nonRetryable(repairTexts.reparseNotFound);
    const range = { customerId: reparse.customerId, systemId: reparse.systemId };
    const reading = await loadReading(db, range.customerId, range.systemId, reparse.normaliser);
    if (!reading || reading.problem)
      throw ApplicationFailure.nonRetryable(reading?.problem ?? integrationTexts.noLongerExists);
    await deps.producer.start();
    await until(deps.accepted);
    const spans = await findRawSpans(warehouse, {
      ...range,
      from: reparse.reached ?? reparse.from ?? 0,
      to: reparse.to,
      payloads: deps.window,
    });
    if (reparse.reached === null)
      reparse = { ...reparse, counts: { ...reparse.counts, total: spans.reduce((sum, one) => sum + one.payloads, 0) } };
    const ahead = async (span: Span) => {
      const read = await readSpan(warehouse, range, reading, span);
      // copies of a record may have events that the previous window is about to move
      return { read, stored: read.holdsRecords ? null : await findStored(warehouse, range, read) };
    };
    for await (const { read, stored } of prefetch(spans, ahead)) {
      if (!stored && !reparse.isDryRun) await until(deps.arrived);
      const current = { ...read, ...(stored ?? (await findStored(warehouse, range, read))) };
      reparse = await writeSpan(reparse, current);
      reportProgress({ reached: reparse.reached });
    }
  }

  return {
    readPayloads: (key) => readPayloads(key).catch(failForGood),
    async settleHistories(key, end, until) {
      await moveReparse(db, key, ['IN_PROGRESS'], 'SETTLING', now());
      await releaseMarks(db, key.id);
      let ended = end;
      while (await hasMarks(db, key.id)) {
        if (until !== undefined && now() >= until) {
          if (end.status === 'COMPLETE') ended = { status: 'FAILED', error: commandTexts.tookTooLong(replayMaxHours) };
          break;
        }
        reportProgress();
        await sleep(pollMs);
      }
      await moveReparse(db, key, ['SETTLING'], ended.status, now(), ended.error);
      return ended;
    },
  };
}

/** Fails without another attempt where none can succeed: rows stay what this release does not know, or Postgres does not take. */
function failForGood(error: unknown): never {
  if (!(error instanceof ZodError)) return failIfRefused(error);
  throw ApplicationFailure.nonRetryable(repairTexts.unknownRow(error.issues[0]?.message ?? error.message));
}

/** Why a window is not written: the next attempt goes on where another attempt is, and there is none after a kill. */
async function overtaken(trx: Transaction, key: ReparseKey): Promise<Error> {
  const isRunning = (await findReparse(trx, key))?.status === 'IN_PROGRESS';
  return isRunning ? new Error(repairTexts.runOvertaken) : ApplicationFailure.nonRetryable(repairTexts.runEnded);
}

function addCounts(to: ReparseCounts, counts: Omit<ReparseCounts, 'total'>): ReparseCounts {
  const sum = { ...to };
  for (const name of Object.keys(counts) as Array<keyof typeof counts>) sum[name] += counts[name];
  return sum;
}
