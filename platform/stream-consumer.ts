import { setTimeout as sleep } from 'node:timers/promises';
import type { EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import pLimit from 'p-limit';
import { isEngineAway } from './engine-away.ts';
import type { KafkaWatch } from './kafka-watch.ts';
import type { Log } from './log.ts';
import { findRefused } from './refusal.ts';
import type { Health } from './service.ts';
import { createCommits } from './stream-commits.ts';
import { groupLabel, type StreamMetrics } from './stream-metrics.ts';
import { observed } from './stream-observer.ts';
import { positionKey, type Topic } from './topics.ts';
import { createUnderWay } from './under-way.ts';

/** A killed reader's partitions stand still for so long; the least that brokers allow by default. */
const sessionTimeoutMs = 6_000;
const heartbeatMs = 1_500;
/** More than a process is given in any group: how many are handled at once is `concurrency`. */
const partitionsAtOnce = 256;

/** The group has moved on without this member, or is about to: the client joins again by itself. */
const groupChanges = new Set(['UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION', 'REBALANCE_IN_PROGRESS']);
const typeOf = (error: unknown): string => String((error as { type?: unknown }).type ?? '');
const isGroupChange = (error: unknown): boolean => groupChanges.has(typeOf(error));
/** It was not heard of for a session, and its partitions are somebody else's. */
const isGivenUp = (error: unknown): boolean => typeOf(error) === 'UNKNOWN_MEMBER_ID';

export interface Batch {
  topic: Topic;
  partition: number;
  messages: KafkaMessage[];
  /** More messages stood behind these when they were fetched. */
  isBehind: boolean;
  /** To be called now and then by a handler that takes long. */
  heartbeat(): Promise<void>;
  /** Says how many events the batch holds, for those who watch: they are in flight until it is handled. */
  holds(events: number): void;
}

export interface ConsumerOptions {
  group: string;
  topics: Topic[];
  /** A new group starts at the oldest message, or at the newest for those that only watch. */
  from?: 'earliest' | 'latest';
  /** Batches handled at the same time. */
  concurrency?: number;
  /**
   * A partition's batches begin at least so far apart: while little comes, many small batches cost as much as large ones.
   * The first after a pause is handled at once.
   */
  paceMs?: number;
  maxBytesPerPartition?: number;
  /** Messages that `handle` refuses are left out with a log line: for readers whose misses somebody else mends. */
  leavesOutRefused?: boolean;
  /**
   * Where reading starts when partitions are assigned, for those who keep positions themselves. Null: Kafka's own.
   */
  positions?(assigned: Array<{ topic: Topic; partition: number }>): Promise<Map<string, bigint>>;
  /**
   * Handles a batch whole; Kafka's position is committed behind it, soon. An error that says an engine is away is waited out
   * and the batch handled again; any other is fatal: the process leaves and starts again from its stored positions.
   */
  handle(batch: Batch): Promise<void>;
}

export interface Consumer {
  start(): Promise<void>;
  stop(): Promise<void>;
  health(): Health;
}

interface ConsumerDeps {
  kafka: Kafka;
  watch: KafkaWatch;
  /** Before every topic's and group's name. */
  prefix: string;
  metrics: StreamMetrics;
  log: Log;
  fatal: (error: unknown) => void;
}

/**
 * A member of a group that handles batches: waits out engines that are away, joins again by itself, and says in its health
 * why it does not read.
 */
export function createConsumer(deps: ConsumerDeps, settings: ConsumerOptions): Consumer {
  const { kafka, watch, prefix, metrics, log, fatal } = deps;
  const consumer = kafka.consumer({
    groupId: prefix + settings.group,
    sessionTimeout: sessionTimeoutMs,
    heartbeatInterval: heartbeatMs,
    rebalanceTimeout: 20_000,
    maxWaitTimeInMs: 500,
    minBytes: 1,
    maxBytesPerPartition: settings.maxBytesPerPartition ?? 8 * 1024 * 1024,
    maxBytes: 32 * 1024 * 1024,
    allowAutoTopicCreation: false,
    retry: { initialRetryTime: 100, maxRetryTime: 500, retries: 1_000_000 },
  });
  const own = (topic: string): Topic => topic.slice(prefix.length) as Topic;
  const group = groupLabel(settings.group);
  const handle = observed<Omit<Batch, 'holds'>>(tolerant, { group, metrics, log });
  let positions = new Map<string, bigint>();
  let assigned = false;
  let away: string | null = null;
  /** Why it has left its group, until it is a member again. */
  let outside: string | null = null;
  let stopping = false;
  const atOnce = pLimit(settings.concurrency ?? 1);
  const commits = createCommits((error) => {
    if (isGivenUp(error) && !outside && !stopping) void joinAnew(error as Error);
    else log.debug({ err: error, group }, 'positions were not committed');
  });
  const handled = new Set<Promise<void>>();
  const underWay = createUnderWay(`${settings.group} has been busy with a batch`, log);

  async function tolerant(whole: Batch): Promise<void> {
    if (!settings.leavesOutRefused) return settings.handle(whole);
    const { topic, partition } = whole;
    const refused = await findRefused(whole.messages, (messages) =>
      settings.handle({ ...whole, messages: [...messages] }),
    );
    for (const { item, error } of refused)
      log.error({ err: error, topic, partition, offset: item.offset }, 'not a message of ours; left out');
  }

  async function eachBatch(payload: EachBatchPayload): Promise<void> {
    const { batch } = payload;
    const topic = own(batch.topic);
    const key = positionKey(topic, batch.partition);
    const expected = positions.get(key);
    if (settings.positions && expected === undefined) {
      // fetched before the stored positions were known: the seek that follows brings it again
      await sleep(20);
      return;
    }
    const messages =
      expected === undefined ? batch.messages : batch.messages.filter((m) => BigInt(m.offset) >= expected);
    const first = messages[0];
    if (
      first &&
      expected !== undefined &&
      BigInt(first.offset) > expected &&
      !(await skippedByRetention(topic, batch.partition, expected, BigInt(first.offset)))
    ) {
      consumer.seek({ topic: batch.topic, partition: batch.partition, offset: String(expected) });
      return;
    }
    const behind = (offset: string): void =>
      metrics.lag.set(
        { group, topic, partition: batch.partition },
        Number(BigInt(batch.highWatermark) - BigInt(offset)),
      );
    behind(batch.firstOffset() ?? batch.highWatermark);
    const isBehind = BigInt(batch.highWatermark) > BigInt(batch.lastOffset()) + 1n;
    const startedAt = performance.now();
    while (messages.length > 0) {
      if (!payload.isRunning() || payload.isStale() || stopping) return;
      // a transaction may take longer than the group waits for a sign of life
      const beat = setInterval(() => payload.heartbeat().catch(() => {}), heartbeatMs);
      try {
        await atOnce(() =>
          underWay.run((stepDone) => {
            const heartbeat = async (): Promise<void> => {
              stepDone();
              await payload.heartbeat();
            };
            return handle({ topic, partition: batch.partition, messages, isBehind, heartbeat });
          }),
        );
        away = null;
        break;
      } catch (error) {
        if (isGroupChange(error)) throw error;
        if (!isEngineAway(error)) {
          fatal(error);
          // the position must not move past what was not applied
          return new Promise(() => {});
        }
        away = (error as Error).message;
        metrics.retries.inc({ group });
        log.warn({ err: error, topic, partition: batch.partition }, 'an engine is away; trying again');
        await sleep(500);
        await payload.heartbeat();
      } finally {
        clearInterval(beat);
      }
    }
    const last = messages.at(-1);
    if (last && expected !== undefined) positions.set(key, BigInt(last.offset) + 1n);
    behind(String(BigInt(batch.lastOffset()) + 1n));
    payload.resolveOffset(batch.lastOffset());
    commits.moved(batch, String(BigInt(batch.lastOffset()) + 1n), payload.commitOffsetsIfNecessary);
    await payload.heartbeat();
    const rest = startedAt + (settings.paceMs ?? 0) - performance.now();
    if (rest > 0 && !stopping) await sleep(rest);
  }

  function tracked(payload: EachBatchPayload): Promise<void> {
    const done = eachBatch(payload).finally(() => handled.delete(done));
    handled.add(done);
    return done;
  }

  async function skippedByRetention(
    topic: Topic,
    partition: number,
    expected: bigint,
    found: bigint,
  ): Promise<boolean> {
    const admin = kafka.admin();
    await admin.connect();
    try {
      const offsets = await admin.fetchTopicOffsets(prefix + topic);
      const low = BigInt(offsets.find((row) => row.partition === partition)?.low ?? '0');
      if (low <= expected) return false;
      log.error(
        { topic, partition, expected: String(expected), found: String(found) },
        'messages were deleted by retention before they were read',
      );
      return true;
    } finally {
      await admin.disconnect();
    }
  }

  consumer.on(consumer.events.GROUP_JOIN, async (event) => {
    const assignment = Object.entries(event.payload.memberAssignment).flatMap(([topic, partitions]) =>
      partitions.map((partition) => ({ topic: own(topic), partition })),
    );
    assigned = true;
    outside = null;
    positions = new Map();
    commits.forget();
    metrics.lag.reset();
    if (!settings.positions) return;
    for (;;) {
      try {
        positions = await settings.positions(assignment);
        break;
      } catch (error) {
        if (!isEngineAway(error)) return fatal(error);
        away = (error as Error).message;
        await sleep(500);
      }
    }
    for (const { topic, partition } of assignment) {
      const offset = positions.get(positionKey(topic, partition));
      if (offset !== undefined) consumer.seek({ topic: prefix + topic, partition, offset: String(offset) });
    }
  });
  consumer.on(consumer.events.CRASH, (event) => {
    const { error, restart } = event.payload;
    outside = error.message;
    log.warn({ err: error, restart, group }, 'the group is out of reach; joining again');
    if (restart || stopping) return;
    if (!isEngineAway(error)) return fatal(error);
    // the client gives up where no coordinator is found: Kafka is on its way back
    void beginAgain();
  });

  async function begin(): Promise<void> {
    await consumer.connect();
    await consumer.subscribe({
      topics: settings.topics.map((topic) => prefix + topic),
      fromBeginning: settings.from !== 'latest',
    });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: partitionsAtOnce,
      eachBatch: tracked,
    });
  }

  /**
   * The group has given this member up. The client would learn that from its heartbeats: where the clock was set back by an
   * hour it sends none for an hour.
   */
  async function joinAnew(error: Error): Promise<void> {
    outside = error.message;
    log.warn({ err: error, group }, 'no longer a member of its group; joining again');
    await consumer.stop();
    await beginAgain();
  }

  async function beginAgain(): Promise<void> {
    while (!stopping) {
      await sleep(500);
      try {
        return await begin();
      } catch (error) {
        if (!isEngineAway(error)) return fatal(error);
        log.warn({ err: error, group }, 'Kafka is away; joining again');
      }
    }
  }

  return {
    start: begin,
    async stop() {
      stopping = true;
      // whoever leaves its group can no longer commit
      await Promise.allSettled(handled);
      await commits.close();
      await consumer.disconnect();
    },
    health: () => {
      const reason = watch.health().reason ?? away ?? outside ?? underWay.problem();
      return reason ? { ready: false, reason } : { ready: assigned, reason: 'not yet a member of its group' };
    },
  };
}
