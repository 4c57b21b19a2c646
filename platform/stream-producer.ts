import type { Kafka } from 'kafkajs';
import { CompressionTypes, Partitioners } from './kafka-client.ts';
import type { Log } from './log.ts';
import type { StreamMetrics } from './stream-metrics.ts';
import type { Topic } from './topics.ts';
import { traceHeaders } from './trace.ts';
import { untilBack } from './until-back.ts';

export interface OutMessage {
  key: string | null;
  value: Buffer | string;
  headers?: Record<string, string | Buffer>;
  partition?: number;
}

/** Not an idempotent producer: every hop is idempotent by key, and this recovers from any broker restart. */
export function createProducer(
  { kafka, prefix, metrics, log }: { kafka: Kafka; prefix: string; metrics: StreamMetrics; log: Log },
  retries: number,
) {
  const producer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
    maxInFlightRequests: 2,
    retry: { initialRetryTime: 50, retries, maxRetryTime: 1_000 },
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
          topic: prefix + topic,
          messages: active.traceparent ? messages.map(traced) : messages,
        })),
      });
      stop();
      for (const { topic, messages } of batches) metrics.produced.inc({ topic }, messages.length);
    },
  };
}
