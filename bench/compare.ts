/** Figures of one run, as `.data/reports/bench.json` has them: numbers, in objects by phase. */
export type Figures = { readonly [name: string]: unknown };

/** Runs from which on their spread says what is noise. */
const runsForNoise = 3;

/**
 * Returns a line for each figure that runs before and now have: its median before and now, with the range of several
 * runs, and now as a share of before. A difference is beyond noise if no run of one kind is within the range of the
 * other. Calibrations are among the figures: they say how much of a difference is the machine's.
 */
export function compared(before: readonly Figures[], now: readonly Figures[]): string[] {
  const earlier = valuesByPath(before);
  return [...valuesByPath(now)].flatMap(([path, values]) => {
    const were = earlier.get(path);
    if (!were) return [];
    const share = were.median === 0 ? '' : ` (${Math.round((values.median / were.median) * 100)} %)`;
    const verdict = Math.min(were.runs, values.runs) < runsForNoise ? '' : `, ${verdictOf(were, values)}`;
    return [`${path}: ${shown(were)} → ${shown(values)}${share}${verdict}`];
  });
}

interface Values {
  runs: number;
  median: number;
  lowest: number;
  highest: number;
}

const verdictOf = (before: Values, now: Values): string =>
  now.lowest > before.highest || now.highest < before.lowest ? 'beyond noise' : 'within noise';

const shown = ({ runs, median, lowest, highest }: Values): string =>
  runs === 1 ? String(median) : `${median} [${lowest} to ${highest}]`;

function valuesByPath(runs: readonly Figures[]): Map<string, Values> {
  const found = new Map<string, number[]>();
  for (const run of runs)
    for (const [path, value] of figuresOf(run)) found.set(path, [...(found.get(path) ?? []), value]);
  return new Map([...found].map(([path, values]) => [path, summaryOf(values)]));
}

function summaryOf(values: readonly number[]): Values {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? at(middle) : Number(((at(middle - 1) + at(middle)) / 2).toFixed(3));
  return { runs: sorted.length, median, lowest: at(0), highest: at(sorted.length - 1) };
}

function figuresOf(value: unknown, path: readonly string[] = []): Array<[string, number]> {
  if (typeof value === 'number') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => figuresOf(each, [...path, name]));
}
