import { expect, test } from 'vitest';
import { formatBytes, percent } from './figures.ts';

test('sizes are said in the unit that fits', () => {
  expect([812, 14_336, 2_411_725].map(formatBytes)).toEqual(['812 B', '14 KB', '2.3 MB']);
});

test('shares are percents, with a decimal below ten', () => {
  expect([0, 0.034, 0.1, 0.754, 1].map(percent)).toEqual(['0%', '3.4%', '10%', '75%', '100%']);
});
