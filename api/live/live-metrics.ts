import { Counter, Gauge, Histogram, type Registry, secondsBuckets } from '../../platform/metrics.ts';

/** Metrics of the live feed. @param sockets counts open sockets. */
export function createLiveMetrics(registry: Registry, sockets: { signedIn(): number }) {
  const registers = [registry];
  new Gauge({
    name: 'annunciator_live_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(sockets.signedIn());
    },
  });
  return {
    slow: new Counter({
      name: 'annunciator_live_slow_sockets_total',
      help: 'Sockets that read too slowly',
      registers,
    }),
    visible: new Histogram({
      name: 'annunciator_live_accept_to_visible_seconds',
      help: 'From when a door had the oldest payload of a change until it was sent to sockets',
      buckets: secondsBuckets,
      registers,
    }),
    published: new Counter({
      name: 'annunciator_live_changes_total',
      help: 'Changes of alarms received, of customers with sockets',
      registers,
    }),
  };
}
