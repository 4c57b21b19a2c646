import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Bounds of every histogram of durations, so that they can be compared. */
export const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Maximum number of series of one process, whatever its load: a monitor keeps each of them. A test checks it. */
export const seriesMax = 4_000;
/** Maximum number of names that one metric counts separately. */
const namesMax = 150;
const fewBounds = [0.01, 0.1, 1];

/** Records the end of a named operation. @returns the name that it was counted under. */
export type NamedEnded = (name: string, seconds: number, failed: boolean) => string;

/**
 * Measures durations of named operations, and counts the failures of each. A name is a series for each bound, so bounds
 * are few. Names are from our own code; should they be made up at run time, those beyond the first are counted as one.
 */
export function createDurations(
  registry: Registry | undefined,
  given: { of: string; help: string; label: string; bounds?: number[] },
): NamedEnded {
  const common = { labelNames: [given.label], registers: registry ? [registry] : [] };
  const [ofSeconds, ofErrors] = [`${given.of}_seconds`, `${given.of}_errors_total`];
  // several pools of connections of a process count together
  const seconds =
    (registry?.getSingleMetric(ofSeconds) as Histogram<string> | undefined) ??
    new Histogram({
      name: ofSeconds,
      help: `Duration of ${given.help}`,
      buckets: given.bounds ?? fewBounds,
      ...common,
    });
  const errors =
    (registry?.getSingleMetric(ofErrors) as Counter<string> | undefined) ??
    new Counter({ name: ofErrors, help: `Failed ${given.help}`, ...common });
  const known = new Set<string>();
  return (requested, duration, failed) => {
    const name = known.has(requested) || known.size < namesMax ? requested : 'other';
    known.add(name);
    seconds.observe({ [given.label]: name }, duration);
    if (failed) errors.inc({ [given.label]: name });
    return name;
  };
}

/** Creates a process's Prometheus registry, with the default Node metrics and its name as a label. */
export function createMetrics(processName: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process: processName });
  collectDefaultMetrics({ register: registry });
  return registry;
}
