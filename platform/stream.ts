import { randomUUID } from 'node:crypto';
import type { KafkaConfig, SASLOptions } from 'kafkajs';
import { ensureTopics } from './ensure-topics.ts';
import type { Env } from './env.ts';
import { Kafka, logLevel } from './kafka-client.ts';
import { createKafkaWatch } from './kafka-watch.ts';
import { keepAdmin, type WithAdmin } from './kept-admin.ts';
import type { Log } from './log.ts';
import type { Registry } from './metrics.ts';
import { type ConsumerOptions, createConsumer } from './stream-consumer.ts';
import { createStreamMetrics } from './stream-metrics.ts';
import { createProducer } from './stream-producer.ts';
import { tlsOf } from './tls.ts';
import { topicOffsets } from './topic-offsets.ts';
import { type Topic, topics } from './topics.ts';

export { maxMessageBytes } from './ensure-topics.ts';
export type { Batch, Consumer, ConsumerOptions } from './stream-consumer.ts';
export type { OutMessage } from './stream-producer.ts';
export { positionKey, type Topic, topics } from './topics.ts';

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
  const openKafka = (retry: KafkaConfig['retry']) => new Kafka({ ...config, socketFactory: watch.openSocket, retry });
  // often: a client that waits for a broker connects soon after it is back
  const kafka = openKafka({ initialRetryTime: 100, retries: 24, maxRetryTime: 500 });
  // if callers wait it gives up soon, also when looking for a broker
  const hurried = { initialRetryTime: 50, retries: 8, maxRetryTime: 500 };
  const withAdmin = keepAdmin(() => kafka.admin());

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
    ensureTopics: (settings: { partitions: number; replication: number }) => ensureTopics(withAdmin, prefix, settings),
    /** @param settings.retries for callers that wait; without it, a producer tries for longer. */
    createProducer: ({ retries }: { retries?: number } = {}) =>
      createProducer({ kafka: retries === undefined ? kafka : openKafka(hurried), prefix, metrics, log }, retries ?? 5),
    createConsumer: (settings: ConsumerOptions) =>
      createConsumer({ kafka, withAdmin, watch, prefix, metrics, log, fatal }, settings),
    groupLag,
    partitionCount: (topic: Topic) => partitionCount(topic),
  };
}
