import { randomUUID } from 'node:crypto';
import type { Admin, KafkaConfig, SASLOptions } from 'kafkajs';
import type { Env } from './env.ts';
import { CompressionTypes, ConfigResourceTypes, ConfigSource, Kafka, logLevel, Partitioners } from './kafka-client.ts';
import { createKafkaWatch } from './kafka-watch.ts';
import { keepAdmin, type WithAdmin } from './kept-admin.ts';
import type { Log } from './log.ts';
import type { Registry } from './metrics.ts';
import { type ConsumerOptions, createConsumer } from './stream-consumer.ts';
import { createStreamMetrics } from './stream-metrics.ts';
import { tlsOf } from './tls.ts';
import { topicOffsets } from './topic-offsets.ts';
import { retentionOf, type Topic, topics } from './topics.ts';
import { traceHeaders } from './trace.ts';
import { untilBack } from './until-back.ts';

export type { Batch, Consumer, ConsumerOptions } from './stream-consumer.ts';
export { positionKey, type Topic, topics } from './topics.ts';

/** Fits the largest request (8 MB) or mail (25 MB) with its envelope. */
export const maxMessageBytes = 32 * 1024 * 1024;
export interface OutMessage {
  key: string | null;
  value: Buffer | string;
  headers?: Record<string, string | Buffer>;
  partition?: number;
}

export type Stream = ReturnType<typeof createStream>;

/** Returns a process's Kafka connection settings, for `createStream`. */
export function kafkaOf(
  env: Env<'kafka'>,
): Pick<KafkaConfig, 'ssl' | 'sasl'> & { brokers: string[]; prefix: string; member?: string } {
  const { KAFKA_TLS_CA: ca, KAFKA_TLS_CERT: cert, KAFKA_TLS_KEY: key } = env;
  const { KAFKA_SASL_MECHANISM: mechanism, KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = env;
  const ssl = tlsOf(env.KAFKA_TLS, { ca, cert, key });
  return {
    brokers: env.KAFKA_BROKERS,
    prefix: env.KAFKA_PREFIX,
    ...(env.KAFKA_MEMBER && { member: env.KAFKA_MEMBER }),
    ...(ssl && { ssl }),
    ...(mechanism && username && password && { sasl: { mechanism, username, password } as SASLOptions }),
  };
}

/** The Kafka port: all that the product uses of Kafka. */
export function createStream(options: {
  brokers: string[];
  prefix: string;
  ssl?: KafkaConfig['ssl'];
  sasl?: KafkaConfig['sasl'];
  clientId: string;
  /** Name in its groups that no other living process has; one restarted under the same name rejoins at once. */
  member?: string;
  log: Log;
  metrics?: Registry;
  fatal: (error: unknown) => void;
}) {
  const { prefix, log, fatal } = options;
  const metrics = createStreamMetrics(options.metrics);
  const full = (topic: Topic): string => prefix + topic;
  const config: KafkaConfig = {
    brokers: options.brokers,
    ssl: options.ssl,
    sasl: options.sasl,
    clientId: `${options.clientId}@${options.member ?? randomUUID()}`,
    connectionTimeout: 3_000,
    requestTimeout: 30_000,
    logLevel: logLevel.WARN,
    // errors that the client retries automatically (coordinators loading, leaders moving) are not worth a log line
    logCreator: () => (entry) => log.debug({ kafka: entry.log }, entry.log.message),
  };
  const looking = new Kafka({ ...config, retry: { retries: 0 } });
  const look = keepAdmin(() => looking.admin());
  const watch = createKafkaWatch(() => partitionCount(topics.raw, look), log);
  // often: a client that waits for a broker connects soon after it is back
  const retry = { initialRetryTime: 100, retries: 24, maxRetryTime: 500 };
  const kafka = new Kafka({ ...config, socketFactory: watch.openSocket, retry });
  const withAdmin = keepAdmin(() => kafka.admin());

  async function ensureTopics(settings: { partitions: number; replication: number }): Promise<void> {
    await withAdmin(async (admin) => {
      const existing = new Set(await admin.listTopics());
      const missing = Object.values(topics).filter((topic) => !existing.has(full(topic)));
      await setRetention(
        admin,
        Object.values(topics).filter((topic) => existing.has(full(topic))),
      );
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
            ...retentionOf(topic),
          ],
        })),
      });
    });
  }

  /** Sets the retention of topics that have none of their own: an operator's setting stays. */
  async function setRetention(admin: Admin, existing: readonly Topic[]): Promise<void> {
    if (existing.length === 0) return;
    const type = ConfigResourceTypes.TOPIC;
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: existing.map((topic) => ({ type, name: full(topic) })),
    });
    for (const topic of existing) {
      const entries = resources.find(({ resourceName }) => resourceName === full(topic))?.configEntries ?? [];
      const own = entries
        .filter(({ configSource }) => configSource === ConfigSource.TOPIC_CONFIG)
        .map(({ configName, configValue }) => ({ name: configName, value: configValue }));
      const unsaid = retentionOf(topic).filter(({ name }) => !own.some((entry) => entry.name === name));
      // altering replaces all of the topic's own settings
      if (unsaid.length > 0)
        await admin.alterConfigs({
          validateOnly: false,
          resources: [{ type, name: full(topic), configEntries: [...own, ...unsaid] }],
        });
    }
  }

  /** Not an idempotent producer: every hop is idempotent by key, and this recovers from any broker restart. */
  function createProducer(settings: { retries?: number } = {}) {
    // if callers wait it gives up soon, also when looking for a broker
    const hurried = { initialRetryTime: 50, retries: 8, maxRetryTime: 500 };
    const client =
      settings.retries === undefined
        ? kafka
        : new Kafka({ ...config, socketFactory: watch.openSocket, retry: hurried });
    const producer = client.producer({
      createPartitioner: Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
      maxInFlightRequests: 2,
      retry: { initialRetryTime: 50, retries: settings.retries ?? 5, maxRetryTime: 1_000 },
    });
    return {
      /** Connects, and waits while Kafka is away. */
      start: () =>
        untilBack(
          () => producer.connect(),
          (error) => log.warn({ err: error }, 'Kafka is away; connecting again'),
        ),
      stop: () => producer.disconnect(),
      /** Resolves when all in-sync replicas have every message. Messages without a trace join the active one. */
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

  /** Returns the newest offset of each partition, and the one that a group has committed. */
  async function groupLag(
    topic: Topic,
    group: string,
  ): Promise<Array<{ partition: number; end: bigint; committed: bigint }>> {
    const [ends, committed] = await Promise.all([
      topicOffsets(withAdmin, full(topic)),
      withAdmin((admin) => admin.fetchOffsets({ groupId: prefix + group, topics: [full(topic)] })),
    ]);
    const byPartition = new Map(committed[0]?.partitions.map((row) => [row.partition, BigInt(row.offset)]));
    return ends.map(({ partition, high }) => ({
      partition,
      end: high,
      committed: byPartition.get(partition) ?? -1n,
    }));
  }

  const partitionCount = (topic: Topic, by: WithAdmin = withAdmin): Promise<number> =>
    by(async (admin) => (await admin.fetchTopicOffsets(full(topic))).length);

  return {
    /** Availability of Kafka, as far as this process knows. */
    watch,
    ensureTopics,
    createProducer,
    createConsumer: (settings: ConsumerOptions) =>
      createConsumer({ kafka, withAdmin, watch, prefix, metrics, log, fatal }, settings),
    groupLag,
    partitionCount: (topic: Topic) => partitionCount(topic),
  };
}
