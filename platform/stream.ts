import { CompressionTypes, Kafka, logLevel, Partitioners } from './kafka-client.ts';
import type { Log } from './log.ts';
import type { Registry } from './metrics.ts';
import { type ConsumerOptions, createConsumer } from './stream-consumer.ts';
import { createStreamMetrics } from './stream-metrics.ts';
import { type Topic, topics } from './topics.ts';
import { traceHeaders } from './trace.ts';

export type { Batch, Consumer, ConsumerOptions } from './stream-consumer.ts';
export { positionKey, type Topic, topics } from './topics.ts';

/** Holds the largest request (8 MB) or mail (25 MB) with its envelope. */
export const maxMessageBytes = 32 * 1024 * 1024;
export interface OutMessage {
  key: string | null;
  value: Buffer | string;
  headers?: Record<string, string | Buffer>;
  partition?: number;
}

export type Stream = ReturnType<typeof createStream>;

/** The Kafka port: everything the product asks of Kafka. */
export function createStream(options: {
  brokers: string[];
  prefix: string;
  clientId: string;
  log: Log;
  metrics?: Registry;
  fatal: (error: unknown) => void;
}) {
  const { prefix, log, fatal } = options;
  const metrics = createStreamMetrics(options.metrics);
  const kafka = new Kafka({
    brokers: options.brokers,
    clientId: options.clientId,
    connectionTimeout: 3_000,
    requestTimeout: 30_000,
    retry: { initialRetryTime: 100, retries: 8, maxRetryTime: 3_000 },
    logLevel: logLevel.WARN,
    // what the client retries by itself (coordinators loading, leaders moving) is not news
    logCreator: () => (entry) => log.debug({ kafka: entry.log }, entry.log.message),
  });
  const full = (topic: Topic): string => prefix + topic;

  async function ensureTopics(settings: { partitions: number; replication: number }): Promise<void> {
    const admin = kafka.admin();
    await admin.connect();
    try {
      const existing = new Set(await admin.listTopics());
      const missing = Object.values(topics).filter((topic) => !existing.has(full(topic)));
      if (missing.length === 0) return;
      await admin.createTopics({
        waitForLeaders: true,
        topics: missing.map((topic) => ({
          topic: full(topic),
          numPartitions: settings.partitions,
          replicationFactor: settings.replication,
          configEntries: [
            { name: 'max.message.bytes', value: String(maxMessageBytes) },
            { name: 'min.insync.replicas', value: String(Math.max(1, settings.replication - 1)) },
          ],
        })),
      });
    } finally {
      await admin.disconnect();
    }
  }

  /** Not idempotent on the wire, on purpose: every hop is idempotent by key, and a producer without a sequence recovers from any broker restart. */
  function createProducer(settings: { retries?: number } = {}) {
    const producer = kafka.producer({
      createPartitioner: Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
      maxInFlightRequests: 2,
      retry: { initialRetryTime: 50, retries: settings.retries ?? 5, maxRetryTime: 1_000 },
    });
    return {
      start: () => producer.connect(),
      stop: () => producer.disconnect(),
      /** Resolves when all in-sync replicas have every message. Those that carry no trace join the active one. */
      async send(batches: Array<{ topic: Topic; messages: OutMessage[] }>): Promise<void> {
        const active = traceHeaders();
        const traced = (message: OutMessage): OutMessage =>
          message.headers?.traceparent ? message : { ...message, headers: { ...active, ...message.headers } };
        const stop = metrics.produceSeconds.startTimer();
        await producer.sendBatch({
          acks: -1,
          compression: CompressionTypes.None,
          topicMessages: batches.map(({ topic, messages }) => ({
            topic: full(topic),
            messages: active.traceparent ? messages.map(traced) : messages,
          })),
        });
        stop();
        for (const { topic, messages } of batches) metrics.produced.inc({ topic }, messages.length);
      },
    };
  }

  /** How far the newest message of each partition is, and how far a group has committed. */
  async function groupLag(
    topic: Topic,
    group: string,
  ): Promise<Array<{ partition: number; end: bigint; committed: bigint }>> {
    const admin = kafka.admin();
    await admin.connect();
    try {
      const [ends, committed] = await Promise.all([
        admin.fetchTopicOffsets(full(topic)),
        admin.fetchOffsets({ groupId: prefix + group, topics: [full(topic)] }),
      ]);
      const byPartition = new Map(committed[0]?.partitions.map((row) => [row.partition, BigInt(row.offset)]));
      return ends.map((row) => ({
        partition: row.partition,
        end: BigInt(row.high),
        committed: byPartition.get(row.partition) ?? -1n,
      }));
    } finally {
      await admin.disconnect();
    }
  }

  async function partitionCount(topic: Topic): Promise<number> {
    const admin = kafka.admin();
    await admin.connect();
    try {
      return (await admin.fetchTopicOffsets(full(topic))).length;
    } finally {
      await admin.disconnect();
    }
  }

  return {
    ensureTopics,
    createProducer,
    createConsumer: (settings: ConsumerOptions) => createConsumer({ kafka, prefix, metrics, log, fatal }, settings),
    groupLag,
    partitionCount,
  };
}
