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
  /** Should be called now and then by a handler that takes long. */
  heartbeat(): Promise<void>;
  /** Reports how many events the batch contains, for metrics: they are in flight until it is handled. */
  holds(events: number): void;
}

export interface HandlerOptions {
  group: string;
  /** Batches handled at the same time. */
  concurrency?: number;
  /** Messages that `handle` refuses are left out with a log line: for readers whose gaps are repaired elsewhere. */
  leavesOutRefused?: boolean;
  /**
   * Handles a whole batch; Kafka's position is committed soon after. If an error means that an engine is away, the
   * batch is retried once it is back; any other is fatal: the process exits and restarts from its stored positions.
   */
  handle(batch: Batch): Promise<void>;
}

interface Attempt {
  batch: Omit<Batch, 'holds'>;
  /** Returns true if the batch is still assigned to this member. */
  isOurs(): boolean;
  /** Returns true for errors that the Kafka client handles: the group has rebalanced. */
  isForClient(error: unknown): boolean;
}

/** Interval of a member's heartbeats to its group. */
export const heartbeatMs = 1_500;
const pauseMs = 500;

/** Handles batches, with retries while an engine is away. */
export function createAttempts(
  settings: HandlerOptions,
  { metrics, log, fatal }: { metrics: StreamMetrics; log: Log; fatal: (error: unknown) => void },
) {
  const group = groupLabel(settings.group);
  const atOnce = pLimit(settings.concurrency ?? 1);
  const inFlight = createInFlight(`${settings.group} has been busy with a batch`, log);
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

  /** One attempt, with heartbeats to the group: a transaction may take longer than the group waits. */
  async function attempt(batch: Omit<Batch, 'holds'>): Promise<void> {
    const beat = setInterval(() => batch.heartbeat().catch(() => {}), heartbeatMs);
    try {
      await atOnce(() =>
        inFlight.run((stepDone) =>
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
     * Handles a batch, with as many retries as engines need.
     * @returns true if it is handled; false if it is no longer assigned to this member.
     * @throws errors that the client handles. One not caused by an engine's absence is fatal, and the batch never ends.
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
            // the position must not move past messages that were not applied
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
    /** Runs preparations of reading, with retries while an engine is away. @throws any other error. */
    async prepare(work: () => Promise<void>): Promise<void> {
      await untilBack(work, ({ message }) => {
        away = message;
      });
      away = null;
    },
    /** Returns null, or why batches are not handled now. */
    problem: (): string | null => away ?? inFlight.problem(),
  };
}
