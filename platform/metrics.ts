import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Bounds of every histogram of durations, so that they can be laid over each other. */
export const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Most series that one process has, whatever is asked of it: a monitor keeps each of them. A test holds it. */
export const seriesMax = 4_000;
/** Most names under which one metric counts. */
const namesMax = 150;
const fewBounds = [0.01, 0.1, 1];

/** Says that something with a name has ended. @returns the name that it was counted under. */
export type NamedEnded = (name: string, seconds: number, failed: boolean) => string;

/**
 * Durations of many things, by a label that names them, and how many of each have failed. A name is a series for each
 * bound, so bounds are few. Names come from our own code; should they be made up at run time, all but the first are one.
 */
export function createDurations(
  registry: Registry | undefined,
  given: { of: string; help: string; label: string; bounds?: number[] },
): NamedEnded {
  const common = { labelNames: [given.label], registers: registry ? [registry] : [] };
  const seconds = new Histogram({
    name: `${given.of}_seconds`,
    help: `Duration of ${given.help}`,
    buckets: given.bounds ?? fewBounds,
    ...common,
  });
  const errors = new Counter({ name: `${given.of}_errors_total`, help: `Failed ${given.help}`, ...common });
  const known = new Set<string>();
  return (asked, duration, failed) => {
    const name = known.has(asked) || known.size < namesMax ? asked : 'other';
    known.add(name);
    seconds.observe({ [given.label]: name }, duration);
    if (failed) errors.inc({ [given.label]: name });
    return name;
  };
}

/** One process's Prometheus registry, with the default Node metrics and its name as a label. */
export function createMetrics(processName: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process: processName });
  collectDefaultMetrics({ register: registry });
  return registry;
}
