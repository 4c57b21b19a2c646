import { Counter, Gauge, Histogram, type Registry, secondsBuckets } from './metrics.ts';

/** Metrics of one process about Kafka: not registered if there is no registry. */
export function createStreamMetrics(registry: Registry | undefined) {
  const registers = registry ? [registry] : [];
  const partition = ['group', 'topic', 'partition'] as const;
  return {
    lag: new Gauge({
      name: 'annunciator_stream_lag_messages',
      help: 'Messages that a group has still to handle, as of its last fetch',
      labelNames: partition,
      registers,
    }),
    inFlight: new Gauge({
      name: 'annunciator_stream_in_flight_messages',
      help: 'Messages being handled',
      labelNames: ['group'],
      registers,
    }),
    inFlightEvents: new Gauge({
      name: 'annunciator_stream_in_flight_events',
      help: 'Events of the messages being handled',
      labelNames: ['group'],
      registers,
    }),
    messages: new Counter({
      name: 'annunciator_stream_messages_total',
      help: 'Messages handled',
      labelNames: ['group', 'topic'],
      registers,
    }),
    batchMessages: new Histogram({
      name: 'annunciator_stream_batch_messages',
      help: 'Messages of a batch',
      labelNames: ['group'],
      buckets: [1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000],
      registers,
    }),
    batchSeconds: new Histogram({
      name: 'annunciator_stream_batch_seconds',
      help: 'Duration of handling a batch',
      labelNames: ['group'],
      buckets: secondsBuckets,
      registers,
    }),
    retries: new Counter({
      name: 'annunciator_stream_batch_retries_total',
      help: 'Batches handled again because an engine was away',
      labelNames: ['group'],
      registers,
    }),
    produced: new Counter({
      name: 'annunciator_stream_produced_messages_total',
      help: 'Messages that Kafka has acknowledged',
      labelNames: ['topic'],
      registers,
    }),
    produceSeconds: new Histogram({
      name: 'annunciator_stream_produce_seconds',
      help: 'Until Kafka acknowledged a produce request',
      buckets: secondsBuckets,
      registers,
    }),
  };
}

/** Removes the id from a group of a single process, which would be a new series at every start. */
export const groupLabel = (group: string): string => group.replace(/-[0-9a-f]{8}-[0-9a-f-]{27}$/, '');
export type StreamMetrics = ReturnType<typeof createStreamMetrics>;
