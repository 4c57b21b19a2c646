/** Figures of one run, as `.data/reports/bench.json` has them: numbers, in objects by phase. */
export type Figures = { readonly [name: string]: unknown };

/**
 * Returns a line for each figure that both runs have: before, now, and now as a share of before. The calibrations are
 * among them: they say how much of a difference is the machine's.
 */
export function compared(before: Figures, now: Figures): string[] {
  const earlier = new Map(figuresOf(before));
  return figuresOf(now).flatMap(([path, value]) => {
    const was = earlier.get(path);
    if (was === undefined) return [];
    const share = was === 0 ? '' : ` (${Math.round((value / was) * 100)} %)`;
    return [`${path}: ${was} → ${value}${share}`];
  });
}

function figuresOf(value: unknown, path: readonly string[] = []): Array<[string, number]> {
  if (typeof value === 'number') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => figuresOf(each, [...path, name]));
}
