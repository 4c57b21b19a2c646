import { Histogram, type Registry, secondsBuckets } from './metrics.ts';

/** Says when a request has been answered. `route` is a pattern of ours, never the path as it was asked for. */
export type RequestAnswered = (route: string, code: number, seconds: number) => void;

/** Measures the requests that a process answers, by route and status code. */
export function createHttpMetrics(registry: Registry): RequestAnswered {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Until a request was answered',
    labelNames: ['route', 'code'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  return (route, code, duration) => seconds.observe({ route, code }, duration);
}
