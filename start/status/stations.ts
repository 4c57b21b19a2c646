import { byLabel, quantileOf, type Sample, sumOf } from './prometheus.ts';
import type { ProcessReading } from './read-processes.ts';

/** A process as a line of the road. Times in seconds, counts since it started. */
export interface StationFigures {
  name: string;
  ready: boolean;
  reason: string | null;
  /** Per second, of the unit named. */
  rate: number | null;
  unit: string;
  /** Messages that wait in Kafka; before the relay, rows in the outbox. */
  lag: number | null;
  /** Events under way; messages where a station does not count events. */
  inFlight: number | null;
  p50: number | null;
  p99: number | null;
  outcomes: Record<string, number>;
}

/** Which metrics tell how a station does: its rate, the duration of its unit of work, and what came out. */
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
  byLabel(samples, 'http_request_duration_seconds_count', ({ code }) => `HTTP ${code}`);

const watched: Record<string, Watched> = {
  gateway: {
    rate: 'http_request_duration_seconds_count',
    unit: 'req',
    duration: 'http_request_duration_seconds',
    outcomes: (samples) => [
      ...answers(samples),
      ...byLabel(samples, 'gateway_items_total', ({ outcome }) => String(outcome)),
    ],
  },
  mail: {
    rate: 'mail_messages_total',
    unit: 'mail',
    duration: 'mail_seconds',
    outcomes: (samples) =>
      byLabel(samples, 'mail_messages_total', ({ outcome, reason }) =>
        reason ? `${outcome} ${reason}` : String(outcome),
      ),
  },
  normalise: {
    rate: 'stream_messages_total',
    unit: 'msg',
    duration: 'stream_batch_seconds',
    outcomes: (samples) =>
      byLabel(samples, 'normalise_payloads_total', ({ outcome, reason }) =>
        reason ? `${outcome} ${reason.replaceAll('_', ' ')}` : String(outcome),
      ),
  },
  project: {
    rate: 'project_events_total',
    unit: 'ev',
    duration: 'stream_batch_seconds',
    outcomes: (samples) => [
      ...total(samples, 'project_events_total', 'applied'),
      ...total(samples, 'project_repetitions_total', 'repeated'),
      ...total(samples, 'refolds_total', 'refolded'),
    ],
  },
  relay: {
    rate: 'relay_messages_total',
    unit: 'msg',
    duration: 'stream_produce_seconds',
    outcomes: (samples) => total(samples, 'relay_messages_total', 'published'),
  },
  load: {
    rate: 'load_rows_total',
    unit: 'row',
    duration: 'stream_batch_seconds',
    outcomes: (samples) => byLabel(samples, 'load_rows_total', ({ table }) => String(table)),
  },
  api: {
    rate: 'http_request_duration_seconds_count',
    unit: 'req',
    duration: 'http_request_duration_seconds',
    outcomes: answers,
  },
  worker: {
    rate: 'worker_activity_seconds_count',
    unit: 'act',
    duration: 'worker_activity_seconds',
    outcomes: (samples) =>
      byLabel(samples, 'worker_activity_seconds_count', ({ activity, outcome }) => `${activity} ${outcome}`),
  },
};

/** What a process's metrics say about its part of the road. */
export function stationOf(reading: ProcessReading, outboxRows: number | null): StationFigures {
  const { name, unready, before, after, seconds } = reading;
  const metrics = watched[name];
  const now = metrics ? sumOf(after, metrics.rate) : null;
  const then = metrics ? (sumOf(before, metrics.rate) ?? 0) : 0;
  const events = sumOf(after, 'stream_in_flight_events');
  return {
    name,
    ready: unready === null,
    reason: unready,
    rate: now === null ? null : Math.max(0, now - then) / seconds,
    unit: metrics?.unit ?? '',
    lag: name === 'relay' ? outboxRows : sumOf(after, 'stream_lag_messages'),
    inFlight: events || sumOf(after, 'stream_in_flight_messages'),
    p50: metrics ? quantileOf(after, metrics.duration, 0.5) : null,
    p99: metrics ? quantileOf(after, metrics.duration, 0.99) : null,
    outcomes: Object.fromEntries(metrics?.outcomes(after) ?? []),
  };
}

/** From a door's receipt to the sockets of those who watch, over all copies of the API. Seconds. */
export function acceptToVisible(readings: readonly ProcessReading[]) {
  const samples = readings.flatMap((one) => one.after);
  const name = 'live_accept_to_visible_seconds';
  return {
    p50: quantileOf(samples, name, 0.5),
    p99: quantileOf(samples, name, 0.99),
    count: sumOf(samples, `${name}_count`) ?? 0,
    sockets: sumOf(samples, 'live_sockets') ?? 0,
  };
}
