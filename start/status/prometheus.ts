/** One sample of a scrape. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}
type Match = Record<string, string>;

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** Reads Prometheus' text format, as written by our own processes. */
export function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((one) => {
    const [, name, labels = '', value] = line.exec(one) ?? [];
    if (!name) return [];
    const pairs = [...labels.matchAll(label)].map(([, key, given = '']) => [key, given.replace(/\\(.)/g, '$1')]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
}

/** Returns the samples of a metric with the given labels. */
export const samplesOf = (samples: readonly Sample[], name: string, match: Match = {}): Sample[] =>
  samples.filter(
    (one) => one.name === name && Object.entries(match).every(([key, value]) => one.labels[key] === value),
  );

/** Returns the sum over a metric's series; null if there is none. */
export function sumOf(samples: readonly Sample[], name: string, match: Match = {}): number | null {
  const found = samplesOf(samples, name, match);
  return found.length === 0 ? null : found.reduce((sum, one) => sum + one.value, 0);
}

/** Returns a metric's sums by one of its labels, largest first, without those of 0. */
export function byLabel(
  samples: readonly Sample[],
  name: string,
  key: (labels: Match) => string,
): Array<[string, number]> {
  const sums = new Map<string, number>();
  for (const { labels, value } of samplesOf(samples, name)) sums.set(key(labels), (sums.get(key(labels)) ?? 0) + value);
  return [...sums].filter(([, sum]) => sum > 0).sort((a, b) => b[1] - a[1]);
}

/**
 * Returns a quantile of a histogram, linear within its bucket like Prometheus' `histogram_quantile`; null for an empty
 * one. Beyond the last bound it is that bound.
 */
export function quantileOf(samples: readonly Sample[], name: string, q: number, match: Match = {}): number | null {
  const counts = new Map<number, number>();
  for (const { labels, value } of samplesOf(samples, `${name}_bucket`, match)) {
    const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
    counts.set(bound, (counts.get(bound) ?? 0) + value);
  }
  const buckets = [...counts].sort((a, b) => a[0] - b[0]);
  const total = buckets.at(-1)?.[1] ?? 0;
  if (total === 0) return null;
  const rank = q * total;
  let [lower, below] = [0, 0];
  for (const [bound, count] of buckets) {
    if (count >= rank)
      return bound === Number.POSITIVE_INFINITY
        ? lower
        : lower + ((bound - lower) * (rank - below)) / (count - below || 1);
    [lower, below] = [bound, count];
  }
  return lower;
}
