import { setTimeout as sleep } from 'node:timers/promises';
import type { EachBatchPayload, Kafka } from 'kafkajs';
import type { KafkaWatch } from './kafka-watch.ts';
import type { WithAdmin } from './kept-admin.ts';
import type { Log } from './log.ts';
import type { Health } from './service.ts';
import { type AssignmentOptions, createAssignment } from './stream-assignment.ts';
import { createAttempts, type HandlerOptions, heartbeatMs } from './stream-attempts.ts';
import { createCommits } from './stream-commits.ts';
import { createMembership, isGroupChange } from './stream-membership.ts';
import { groupLabel, type StreamMetrics } from './stream-metrics.ts';
import type { Topic } from './topics.ts';

export type { Batch } from './stream-attempts.ts';

/** Time for which a killed reader's partitions stand still; the minimum that brokers allow by default. */
const sessionTimeoutMs = 6_000;
/** More than a process is assigned in any group: `concurrency` limits how many are handled at once. */
const partitionsAtOnce = 256;

export interface ConsumerOptions extends HandlerOptions, AssignmentOptions {
  /** A new group starts at the oldest message, or at the newest for pure observers. */
  from?: 'earliest' | 'latest';
  /**
   * Minimum time between the starts of a partition's batches: with little traffic, many small batches cost as much as
   * large ones. The first after a pause is handled at once.
   */
  paceMs?: number;
  maxBytesPerPartition?: number;
}

export interface Consumer {
  start(): Promise<void>;
  stop(): Promise<void>;
  health(): Health;
}

interface ConsumerDeps {
  kafka: Kafka;
  withAdmin: WithAdmin;
  watch: KafkaWatch;
  /** Prefix of every topic's and group's name. */
  prefix: string;
  metrics: StreamMetrics;
  log: Log;
  fatal: (error: unknown) => void;
}

/**
 * A member of a group that handles batches: waits while engines are away, rejoins automatically, and reports in its
 * health why it does not read.
 */
export function createConsumer(deps: ConsumerDeps, settings: ConsumerOptions): Consumer {
  const { prefix, watch, metrics, log, fatal } = deps;
  const consumer = kafkaConsumer(deps, settings);
  const own = (topic: string): Topic => topic.slice(prefix.length) as Topic;
  const group = groupLabel(settings.group);
  const membership = createMembership({ consumer, join, group, log, fatal });
  const assignment = createAssignment({ ...deps, consumer }, settings);
  const attempts = createAttempts(settings, { metrics, log, fatal });
  const commits = createCommits((error) => {
    if (!membership.rejoinIfGivenUp(error)) log.debug({ err: error, group }, 'positions were not committed');
  });
  const inFlight = new Set<Promise<void>>();

  async function join(): Promise<void> {
    await consumer.connect();
    await consumer.subscribe({
      topics: settings.topics.map((topic) => prefix + topic),
      fromBeginning: settings.from !== 'latest',
    });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: partitionsAtOnce,
      eachBatch,
    });
  }

  consumer.on(consumer.events.GROUP_JOIN, async (event) => {
    const assigned = Object.entries(event.payload.memberAssignment).flatMap(([topic, partitions]) =>
      partitions.map((partition) => ({ topic: own(topic), partition })),
    );
    assignment.forget();
    commits.forget();
    metrics.lag.reset();
    await attempts.prepare(() => assignment.begin(assigned)).then(assignment.begun, fatal);
  });

  function eachBatch(payload: EachBatchPayload): Promise<void> {
    const done = handleFetched(payload).finally(() => inFlight.delete(done));
    inFlight.add(done);
    return done;
  }

  async function handleFetched(payload: EachBatchPayload): Promise<void> {
    const { batch, heartbeat } = payload;
    const at = { topic: own(batch.topic), partition: batch.partition };
    const messages = await assignment.notYetHandled(at, batch.messages);
    if (!messages) return;
    const next = String(BigInt(batch.lastOffset()) + 1n);
    const readTo = (offset: string): void =>
      metrics.lag.set({ group, ...at }, Number(BigInt(batch.highWatermark) - BigInt(offset)));
    readTo(batch.firstOffset() ?? batch.highWatermark);
    const startedAt = performance.now();
    const last = messages.at(-1);
    if (last) {
      const isHandled = await attempts.run({
        batch: { ...at, messages, heartbeat },
        isOurs: () => payload.isRunning() && !payload.isStale() && !membership.isLeaving(),
        isForClient: isGroupChange,
      });
      if (!isHandled) return;
      assignment.handled(at, last.offset);
    }
    readTo(next);
    payload.resolveOffset(batch.lastOffset());
    commits.moved(batch, next, payload.commitOffsetsIfNecessary);
    await heartbeat();
    const rest = startedAt + (settings.paceMs ?? 0) - performance.now();
    if (rest > 0 && !membership.isLeaving()) await sleep(rest);
  }

  return {
    start: membership.join,
    async stop() {
      membership.leave();
      // a member that has left its group can no longer commit
      await Promise.allSettled(inFlight);
      await commits.close();
      await consumer.disconnect();
    },
    health: () => {
      const away = watch.health().reason;
      return away ? { ready: false, reason: away } : membership.health(attempts.problem());
    },
  };
}

const kafkaConsumer = ({ kafka, prefix }: ConsumerDeps, { group, maxBytesPerPartition }: ConsumerOptions) =>
  kafka.consumer({
    groupId: prefix + group,
    sessionTimeout: sessionTimeoutMs,
    heartbeatInterval: heartbeatMs,
    rebalanceTimeout: 20_000,
    maxWaitTimeInMs: 500,
    minBytes: 1,
    maxBytesPerPartition: maxBytesPerPartition ?? 8 * 1024 * 1024,
    maxBytes: 32 * 1024 * 1024,
    allowAutoTopicCreation: false,
    retry: { initialRetryTime: 100, maxRetryTime: 500, retries: 1_000_000 },
  });
