import { formatCount } from './format.ts';

/** A digit, a comma and what stands around them at 11 px, the size of ticks. */
const [perLetter, around, least] = [6.6, 10, 36];

/** Numbers a person counts in: 1, 2 or 5 with zeros. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((step) => step * power >= least) ?? 10) * power;
}

/** Round whole numbers from 0 that reach `most`, as far apart as each other: at most five. */
export function countTicks(most: number): number[] {
  const step = roundStep(Math.max(1, most / 4));
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, n) => n * step);
}

/** An axis of counts that is as wide as what stands at it. */
export function countAxis(most: number) {
  const ticks = countTicks(most);
  const longest = Math.max(...ticks.map((tick) => formatCount(tick).length));
  return {
    ticks,
    domain: [0, ticks.at(-1) ?? 0] as [number, number],
    width: Math.max(least, Math.ceil(longest * perLetter) + around),
    tickFormatter: formatCount,
  };
}
