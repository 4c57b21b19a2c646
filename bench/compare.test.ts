import { expect, test } from 'vitest';
import { compared } from './compare.ts';

test('a comparison names each figure that both runs have, with its share of before', () => {
  const before = {
    machine: 'A',
    empty: { calibration: { oneThread: 200 }, perSecond: 1_000, failed: 0 },
    full: { perSecond: 5 },
  };
  const now = { machine: 'B', empty: { calibration: { oneThread: 100 }, perSecond: 1_500, failed: 3, new: 1 } };
  expect(compared(before, now)).toEqual([
    'empty.calibration.oneThread: 200 → 100 (50 %)',
    'empty.perSecond: 1000 → 1500 (150 %)',
    'empty.failed: 0 → 3',
  ]);
});
