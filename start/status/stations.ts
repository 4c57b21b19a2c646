import { byLabel, quantileOf, type Sample, sumOf } from './prometheus.ts';
import type { ProcessReading } from './read-processes.ts';

/** Figures of a process of the road. Times in seconds, counts since it started. */
export interface StationFigures {
  name: string;
  /** Address of its metrics. */
  metrics: string;
  ready: boolean;
  reason: string | null;
  /** Per second, of the unit named. */
  rate: number | null;
  unit: string;
  /** Messages that wait in Kafka; for the relay, rows in the outbox. */
  lag: number | null;
  /** Events in flight; messages if a station does not count events. */
  inFlight: number | null;
  p50: number | null;
  p99: number | null;
  outcomes: Record<string, number>;
}

/** Metrics of a station: its rate, the duration of its unit of work, and the outcomes. */
interface Watched {
  rate: string;
  unit: string;
  duration: string;
  outcomes(samples: Sample[]): Array<[string, number]>;
}

const total = (samples: Sample[], name: string, title: string): Array<[string, number]> => {
  const sum = sumOf(samples, name) ?? 0;
  return sum > 0 ? [[title, sum]] : [];
};
const answers = (samples: Sample[]): Array<[string, number]> =>
  byLabel(samples, 'annunciator_http_answers_total', ({ code }) => `HTTP ${code}`);

const watched: Record<string, Watched> = {
  gateway: {
    rate: 'annunciator_http_request_duration_seconds_count',
    unit: 'req',
    duration: 'annunciator_http_request_duration_seconds',
    outcomes: (samples) => [
      ...answers(samples),
      ...byLabel(samples, 'annunciator_gateway_items_total', ({ outcome }) => String(outcome)),
    ],
  },
  mail: {
    rate: 'annunciator_mail_messages_total',
    unit: 'mail',
    duration: 'annunciator_mail_seconds',
    outcomes: (samples) =>
      byLabel(samples, 'annunciator_mail_messages_total', ({ outcome, reason }) =>
        reason ? `${outcome} ${reason}` : String(outcome),
      ),
  },
  normalise: {
    rate: 'annunciator_stream_messages_total',
    unit: 'msg',
    duration: 'annunciator_stream_batch_seconds',
    outcomes: (samples) =>
      byLabel(samples, 'annunciator_normalise_payloads_total', ({ outcome, reason }) =>
        reason ? `${outcome} ${reason.replaceAll('_', ' ')}` : String(outcome),
      ),
  },
  project: {
    rate: 'annunciator_project_events_total',
    unit: 'ev',
    duration: 'annunciator_stream_batch_seconds',
    outcomes: (samples) => [
      ...total(samples, 'annunciator_project_events_total', 'applied'),
      ...total(samples, 'annunciator_project_repetitions_total', 'repeated'),
      ...total(samples, 'annunciator_refolds_total', 'refolded'),
    ],
  },
  relay: {
    rate: 'annunciator_relay_messages_total',
    unit: 'msg',
    duration: 'annunciator_stream_produce_seconds',
    outcomes: (samples) => total(samples, 'annunciator_relay_messages_total', 'published'),
  },
  load: {
    rate: 'annunciator_load_rows_total',
    unit: 'row',
    duration: 'annunciator_stream_batch_seconds',
    outcomes: (samples) => byLabel(samples, 'annunciator_load_rows_total', ({ table }) => String(table)),
  },
  api: {
    rate: 'annunciator_http_request_duration_seconds_count',
    unit: 'req',
    duration: 'annunciator_http_request_duration_seconds',
    outcomes: answers,
  },
  worker: {
    rate: 'annunciator_worker_activity_seconds_count',
    unit: 'act',
    duration: 'annunciator_worker_activity_seconds',
    outcomes: (samples) => [
      ...byLabel(samples, 'annunciator_worker_activity_seconds_count', ({ activity }) => String(activity)),
      ...byLabel(samples, 'annunciator_worker_activity_errors_total', ({ activity }) => `${activity} failed`),
    ],
  },
};

/** Computes a station's figures from its process's metrics. */
export function stationOf(reading: ProcessReading, outboxRows: number | null): StationFigures {
  const { name, url, unready, before, after, seconds } = reading;
  const metrics = watched[name];
  const now = metrics ? sumOf(after, metrics.rate) : null;
  const then = metrics ? (sumOf(before, metrics.rate) ?? 0) : 0;
  const events = sumOf(after, 'annunciator_stream_in_flight_events');
  return {
    name,
    metrics: new URL('/metrics', url).href,
    ready: unready === null,
    reason: unready,
    rate: now === null ? null : Math.max(0, now - then) / seconds,
    unit: metrics?.unit ?? '',
    lag: name === 'relay' ? outboxRows : sumOf(after, 'annunciator_stream_lag_messages'),
    inFlight: events || sumOf(after, 'annunciator_stream_in_flight_messages'),
    p50: metrics ? quantileOf(after, metrics.duration, 0.5) : null,
    p99: metrics ? quantileOf(after, metrics.duration, 0.99) : null,
    outcomes: Object.fromEntries(metrics?.outcomes(after) ?? []),
  };
}

/** Returns the time from a door's receipt to the sockets, over all API processes, in seconds. */
export function acceptToVisible(readings: readonly ProcessReading[]) {
  const samples = readings.flatMap((one) => one.after);
  const name = 'annunciator_live_accept_to_visible_seconds';
  return {
    p50: quantileOf(samples, name, 0.5),
    p99: quantileOf(samples, name, 0.99),
    count: sumOf(samples, `${name}_count`) ?? 0,
    sockets: sumOf(samples, 'annunciator_live_sockets') ?? 0,
  };
}
