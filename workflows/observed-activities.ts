import { Histogram, type Registry, secondsBuckets } from '../platform/metrics.ts';
import { inSpan } from '../platform/trace.ts';

/** Activities with a span and a duration each; one that leaves because its worker stops counts as an error, too. */
export function observedActivities<T extends object>(activities: T, metrics: Registry): T {
  const seconds = new Histogram({
    name: 'worker_activity_seconds',
    help: 'Duration of activities',
    labelNames: ['activity', 'outcome'],
    buckets: [...secondsBuckets, 120, 600],
    registers: [metrics],
  });
  const observed = Object.entries(activities).map(
    ([activity, run]: [string, (...input: unknown[]) => Promise<unknown>]) => [
      activity,
      async (...input: unknown[]) => {
        const stop = seconds.startTimer({ activity });
        try {
          const result = await inSpan(`activity ${activity}`, {}, () => run(...input));
          stop({ outcome: 'ok' });
          return result;
        } catch (error) {
          stop({ outcome: 'error' });
          throw error;
        }
      },
    ],
  );
  return Object.fromEntries(observed) as T;
}
