import { formatCount } from './format.ts';

/** A digit, a comma and what stands around them at 11 px, the size of ticks. */
const [perLetter, around, least] = [6.6, 10, 36];

/** Numbers a person counts in: 1, 2 or 5 with zeros; quarters, too, where numbers need not be whole. */
function roundStep(least: number, steps = [1, 2, 5, 10]): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (steps.find((step) => step * power >= least) ?? 10) * power;
}

const ticksBy = (step: number, most: number): number[] =>
  // without the dust of adding up tenths
  Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, n) => Number((n * step).toPrecision(12)));

/** Round whole numbers from 0 that reach `most`, as far apart as each other: at most five. */
export const countTicks = (most: number): number[] => ticksBy(roundStep(Math.max(1, most / 4)), most);

/** Same, of numbers that need not be whole. */
const valueTicks = (most: number): number[] =>
  most > 0 ? ticksBy(roundStep(most / 4, [1, 2, 2.5, 5, 10]), most) : [0, 1];

function axisOf(ticks: number[], format: (value: number) => string) {
  const longest = Math.max(...ticks.map((tick) => format(tick).length));
  return {
    ticks,
    domain: [0, ticks.at(-1) ?? 0] as [number, number],
    width: Math.max(least, Math.ceil(longest * perLetter) + around),
    tickFormatter: format,
  };
}

/** An axis of counts that is as wide as what stands at it. */
export const countAxis = (most: number) => axisOf(countTicks(most), formatCount);

/** Same, of values in a unit. */
export const valueAxis = (most: number, format: (value: number) => string) => axisOf(valueTicks(most), format);
