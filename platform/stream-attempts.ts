import { setTimeout as sleep } from 'node:timers/promises';
import type { KafkaMessage } from 'kafkajs';
import pLimit from 'p-limit';
import { isEngineAway } from './engine-away.ts';
import { createInFlight } from './in-flight.ts';
import type { Log } from './log.ts';
import { findRefused } from './refusal.ts';
import { groupLabel, type StreamMetrics } from './stream-metrics.ts';
import { observed } from './stream-observer.ts';
import type { TopicPartition } from './stream-positions.ts';
import { untilBack } from './until-back.ts';

export interface Batch extends TopicPartition {
  messages: KafkaMessage[];
  /** More messages stood behind these when they were fetched. */
  isBehind: boolean;
  /** To be called now and then by a handler that takes long. */
  heartbeat(): Promise<void>;
  /** Says how many events the batch holds, for those who watch: they are in flight until it is handled. */
  holds(events: number): void;
}

export interface HandlerOptions {
  group: string;
  /** Batches handled at the same time. */
  concurrency?: number;
  /** Messages that `handle` refuses are left out with a log line: for readers whose misses somebody else mends. */
  leavesOutRefused?: boolean;
  /**
   * Handles a batch whole; Kafka's position is committed behind it, soon. An error that says an engine is away is waited out
   * and the batch handled again; any other is fatal: the process leaves and starts again from its stored positions.
   */
  handle(batch: Batch): Promise<void>;
}

interface Attempt {
  batch: Omit<Batch, 'holds'>;
  /** Whether the batch is still this member's to handle. */
  isOurs(): boolean;
  /** Errors that the client answers: the group has moved on. */
  isForClient(error: unknown): boolean;
}

/** How often the group is told that a member lives. */
export const heartbeatMs = 1_500;
const pauseMs = 500;

/** Handles batches, again and again where an engine is away. */
export function createAttempts(
  settings: HandlerOptions,
  { metrics, log, fatal }: { metrics: StreamMetrics; log: Log; fatal: (error: unknown) => void },
) {
  const group = groupLabel(settings.group);
  const atOnce = pLimit(settings.concurrency ?? 1);
  const underWay = createInFlight(`${settings.group} has been busy with a batch`, log);
  const handle = observed<Omit<Batch, 'holds'>>(tolerant, { group, metrics, log });
  let away: string | null = null;

  async function tolerant(whole: Batch): Promise<void> {
    if (!settings.leavesOutRefused) return settings.handle(whole);
    const { topic, partition } = whole;
    const refused = await findRefused(whole.messages, (messages) =>
      settings.handle({ ...whole, messages: [...messages] }),
    );
    for (const { item, error } of refused)
      log.error({ err: error, topic, partition, offset: item.offset }, 'not a message of ours; left out');
  }

  /** One attempt, while which the group hears that this member lives: a transaction may take longer than it waits. */
  async function attempt(batch: Omit<Batch, 'holds'>): Promise<void> {
    const beat = setInterval(() => batch.heartbeat().catch(() => {}), heartbeatMs);
    try {
      await atOnce(() =>
        underWay.run((stepDone) =>
          handle({
            ...batch,
            async heartbeat() {
              stepDone();
              await batch.heartbeat();
            },
          }),
        ),
      );
    } finally {
      clearInterval(beat);
    }
  }

  return {
    /**
     * Handles a batch, as often as engines ask for.
     * @returns whether it is handled; false where it is no longer this member's.
     * @throws what the client answers. What no engine's absence explains is fatal, and the batch is never done.
     */
    async run({ batch, isOurs, isForClient }: Attempt): Promise<boolean> {
      const { topic, partition } = batch;
      while (isOurs()) {
        try {
          await attempt(batch);
          away = null;
          return true;
        } catch (error) {
          if (isForClient(error)) throw error;
          if (!isEngineAway(error)) {
            fatal(error);
            // the position must not move past what was not applied
            return new Promise(() => {});
          }
          away = (error as Error).message;
          metrics.retries.inc({ group });
          log.warn({ err: error, topic, partition }, 'an engine is away; trying again');
          await sleep(pauseMs);
          await batch.heartbeat();
        }
      }
      return false;
    },
    /** Does what reading needs, for as long as an engine is away. @throws any other error. */
    async prepare(work: () => Promise<void>): Promise<void> {
      await untilBack(work, ({ message }) => {
        away = message;
      });
      away = null;
    },
    /** Null, or why batches are not handled now. */
    problem: (): string | null => away ?? underWay.problem(),
  };
}
