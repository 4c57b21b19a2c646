import { Counter, Histogram, type Registry } from '../../platform/metrics.ts';

export function createProjectMetrics(registry: Registry) {
  const registers = [registry];
  return {
    events: new Counter({ name: 'annunciator_project_events_total', help: 'Events applied to alarms', registers }),
    repetitions: new Counter({
      name: 'annunciator_project_repetitions_total',
      help: 'Events that were applied before',
      registers,
    }),
    batchSize: new Histogram({
      name: 'annunciator_project_batch_events',
      help: 'Events of a transaction',
      buckets: [1, 10, 100, 500, 1_000, 5_000],
      registers,
    }),
    seconds: new Histogram({
      name: 'annunciator_project_batch_seconds',
      help: 'Duration of a transaction',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
  };
}
