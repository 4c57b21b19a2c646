import { createDurations, type Registry } from '../../platform/metrics.ts';
import { inSpan } from '../../platform/trace.ts';

/** Adds a span and a duration to each activity; one interrupted by its worker's shutdown counts as an error, too. */
export function observedActivities<T extends object>(activities: T, metrics: Registry): T {
  const ended = createDurations(metrics, {
    of: 'annunciator_worker_activity',
    help: 'activities',
    label: 'activity',
    bounds: [0.01, 0.1, 1, 10, 60, 600],
  });
  const observed = Object.entries(activities).map(
    ([activity, run]: [string, (...input: unknown[]) => Promise<unknown>]) => [
      activity,
      async (...input: unknown[]) => {
        const startedAt = performance.now();
        let failed = true;
        try {
          const result = await inSpan(`activity ${activity}`, {}, () => run(...input));
          failed = false;
          return result;
        } finally {
          ended(activity, (performance.now() - startedAt) / 1_000, failed);
        }
      },
    ],
  );
  return Object.fromEntries(observed) as T;
}
