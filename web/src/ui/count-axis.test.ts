import { expect, test } from 'vitest';
import { countAxis, countTicks, valueAxis } from './count-axis.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [43_680, [0, 20_000, 40_000, 60_000]],
  [0.4, [0, 1]],
])('an axis up to %d has round ticks that reach it', (most, ticks) => expect(countTicks(most)).toEqual(ticks));

test('an axis is as wide as its longest number, which is grouped', () => {
  const { tickFormatter, width } = countAxis(43_680);
  expect(tickFormatter(60_000)).toBe('60,000');
  expect(width).toBeGreaterThanOrEqual(48);
  expect(countAxis(9).width).toBe(36);
  expect(countAxis(4_000_000).width).toBeGreaterThan(width);
});

test.each([
  [0, [0, 1]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [7.4, [0, 2, 4, 6, 8]],
  [93, [0, 25, 50, 75, 100]],
])('an axis of values up to %d has round ticks that reach it', (most, ticks) =>
  expect(valueAxis(most, (value) => `${value} %`)).toMatchObject({ ticks, domain: [0, ticks.at(-1)] }),
);
