import { setTimeout as sleep } from 'node:timers/promises';
import type { EachBatchPayload, Kafka } from 'kafkajs';
import { isEngineAway } from './engine-away.ts';
import { formerPositions } from './former-positions.ts';
import type { KafkaWatch } from './kafka-watch.ts';
import type { WithAdmin } from './kept-admin.ts';
import type { Log } from './log.ts';
import type { Health } from './service.ts';
import { createAttempts, type HandlerOptions, heartbeatMs } from './stream-attempts.ts';
import { createCommits } from './stream-commits.ts';
import { groupLabel, type StreamMetrics } from './stream-metrics.ts';
import { createPositions, type ReadPositions, type TopicPartition } from './stream-positions.ts';
import { topicOffsets } from './topic-offsets.ts';
import type { Topic } from './topics.ts';
import { untilBack } from './until-back.ts';

export type { Batch } from './stream-attempts.ts';

/** Time for which a killed reader's partitions stand still; the minimum that brokers allow by default. */
const sessionTimeoutMs = 6_000;
/** More than a process is assigned in any group: `concurrency` limits how many are handled at once. */
const partitionsAtOnce = 256;
const joinPauseMs = 500;

/** The group has rebalanced without this member, or is about to: the client rejoins automatically. */
const groupChanges = new Set(['UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION', 'REBALANCE_IN_PROGRESS']);
const typeOf = (error: unknown): string => String((error as { type?: unknown }).type ?? '');
const isGroupChange = (error: unknown): boolean => groupChanges.has(typeOf(error));
/** The member was silent for a whole session, and its partitions are reassigned. */
const isGivenUp = (error: unknown): boolean => typeOf(error) === 'UNKNOWN_MEMBER_ID';

export interface ConsumerOptions extends HandlerOptions {
  topics: Topic[];
  /** A new group starts at the oldest message, or at the newest for pure observers. */
  from?: 'earliest' | 'latest';
  /**
   * Minimum time between the starts of a partition's batches: with little traffic, many small batches cost as much as
   * large ones. The first after a pause is handled at once.
   */
  paceMs?: number;
  maxBytesPerPartition?: number;
  /** Groups that read the topics before: a partition without a position of this group begins at the earliest of theirs. */
  formerGroups?: readonly string[];
  /** For readers that store positions themselves; otherwise reading continues at Kafka's own. */
  positions?: ReadPositions;
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

type Membership = { is: 'joining' } | { is: 'member' } | { is: 'outside'; reason: string } | { is: 'leaving' };

/**
 * A member of a group that handles batches: waits while engines are away, rejoins automatically, and reports in its
 * health why it does not read.
 */
export function createConsumer(deps: ConsumerDeps, settings: ConsumerOptions): Consumer {
  const { kafka, withAdmin, watch, prefix, metrics, log, fatal } = deps;
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
  const attempts = createAttempts(settings, { metrics, log, fatal });
  const positions = settings.positions && createPositions({ read: settings.positions, seek, oldest, log });
  const commits = createCommits((error) => {
    if (isGivenUp(error) && membership.is === 'member') void joinAnew(error as Error);
    else log.debug({ err: error, group }, 'positions were not committed');
  });
  const inFlight = new Set<Promise<void>>();
  let membership: Membership = { is: 'joining' };
  /** True once it is known where assigned partitions begin. */
  let isPrepared = false;
  const isLeaving = (): boolean => membership.is === 'leaving';
  /** Leaving is final. */
  const become = (next: Membership): void => {
    if (!isLeaving()) membership = next;
  };

  function seek({ topic, partition }: TopicPartition, offset: bigint): void {
    consumer.seek({ topic: prefix + topic, partition, offset: String(offset) });
  }
  async function oldest({ topic, partition }: TopicPartition): Promise<bigint> {
    const offsets = await topicOffsets(withAdmin, prefix + topic);
    return offsets.find((row) => row.partition === partition)?.low ?? 0n;
  }

  /** Begins where former groups have ended, in partitions that this one has not read yet. */
  async function takeOver(assigned: readonly TopicPartition[]): Promise<void> {
    if (!settings.formerGroups) return;
    const full = (name: string): string => prefix + name;
    const [formerGroups, topics] = [settings.formerGroups.map(full), settings.topics.map(full)];
    const found = await formerPositions(withAdmin, { group: full(settings.group), formerGroups, topics });
    for (const { topic, partition, offset } of found)
      if (assigned.some((at) => at.partition === partition && full(at.topic) === topic))
        seek({ topic: own(topic), partition }, offset);
  }

  async function handleFetched(payload: EachBatchPayload): Promise<void> {
    const { batch, heartbeat } = payload;
    if (!isPrepared) {
      // fetched again then, from where its partition begins
      await sleep(20);
      return;
    }
    const at = { topic: own(batch.topic), partition: batch.partition };
    const messages = positions ? await positions.notYetHandled(at, batch.messages) : batch.messages;
    if (!messages) return;
    const next = String(BigInt(batch.lastOffset()) + 1n);
    const readTo = (offset: string): void =>
      metrics.lag.set({ group, ...at }, Number(BigInt(batch.highWatermark) - BigInt(offset)));
    readTo(batch.firstOffset() ?? batch.highWatermark);
    const startedAt = performance.now();
    const last = messages.at(-1);
    if (last) {
      const isHandled = await attempts.run({
        batch: { ...at, messages, isBehind: BigInt(batch.highWatermark) > BigInt(next), heartbeat },
        isOurs: () => payload.isRunning() && !payload.isStale() && !isLeaving(),
        isForClient: isGroupChange,
      });
      if (!isHandled) return;
      positions?.handled(at, last.offset);
    }
    readTo(next);
    payload.resolveOffset(batch.lastOffset());
    commits.moved(batch, next, payload.commitOffsetsIfNecessary);
    await heartbeat();
    const rest = startedAt + (settings.paceMs ?? 0) - performance.now();
    if (rest > 0 && !isLeaving()) await sleep(rest);
  }

  function eachBatch(payload: EachBatchPayload): Promise<void> {
    const done = handleFetched(payload).finally(() => inFlight.delete(done));
    inFlight.add(done);
    return done;
  }

  consumer.on(consumer.events.GROUP_JOIN, async (event) => {
    const assigned = Object.entries(event.payload.memberAssignment).flatMap(([topic, partitions]) =>
      partitions.map((partition) => ({ topic: own(topic), partition })),
    );
    become({ is: 'member' });
    positions?.forget();
    commits.forget();
    metrics.lag.reset();
    isPrepared = false;
    await attempts
      .prepare(async () => {
        await positions?.assign(assigned);
        await takeOver(assigned);
      })
      .then(() => {
        isPrepared = true;
      }, fatal);
  });
  consumer.on(consumer.events.CRASH, (event) => {
    const { error, restart } = event.payload;
    become({ is: 'outside', reason: error.message });
    log.warn({ err: error, restart, group }, 'the group is out of reach; joining again');
    if (restart || isLeaving()) return;
    if (!isEngineAway(error)) return fatal(error);
    // the client gives up if no coordinator is found: Kafka is on its way back
    void joinAgain();
  });

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

  /**
   * Rejoins after the group has given this member up. The client would learn that from its heartbeats, but after the
   * clock was set back by an hour it sends none for an hour.
   */
  async function joinAnew(error: Error): Promise<void> {
    become({ is: 'outside', reason: error.message });
    log.warn({ err: error, group }, 'no longer a member of its group; joining again');
    await consumer.stop();
    await joinAgain();
  }

  /** Joins as soon as Kafka is available. @throws errors that its absence does not explain. */
  const joinWhenBack = (): Promise<void> =>
    untilBack(
      async () => {
        if (!isLeaving()) await join();
      },
      (error) => log.warn({ err: error, group }, 'Kafka is away; joining again'),
    );

  async function joinAgain(): Promise<void> {
    await sleep(joinPauseMs);
    await joinWhenBack().catch(fatal);
  }

  return {
    start: joinWhenBack,
    async stop() {
      become({ is: 'leaving' });
      // a member that has left its group can no longer commit
      await Promise.allSettled(inFlight);
      await commits.close();
      await consumer.disconnect();
    },
    health: () => {
      const outside = membership.is === 'outside' ? membership.reason : null;
      const reason = watch.health().reason ?? outside ?? attempts.problem();
      if (reason) return { ready: false, reason };
      if (isLeaving()) return { ready: false, reason: 'leaving its group' };
      return { ready: membership.is === 'member', reason: 'not yet a member of its group' };
    },
  };
}
