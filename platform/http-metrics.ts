import { Counter, Histogram, type Registry, secondsBuckets } from './metrics.ts';

/** Reports that a request has been answered. `route` is a pattern of ours, never the requested path. */
export type RequestAnswered = (route: string, code: number, seconds: number) => void;

/** Measures the requests that a process answers, by route and status code. */
export function createHttpMetrics(registry: Registry): RequestAnswered {
  const seconds = new Histogram({
    name: 'annunciator_http_request_duration_seconds',
    help: 'Until a request was answered',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const answers = new Counter({
    name: 'annunciator_http_answers_total',
    help: 'Requests answered',
    labelNames: ['route', 'code'],
    registers: [registry],
  });
  return (route, code, duration) => {
    seconds.observe({ route }, duration);
    answers.inc({ route, code });
  };
}
