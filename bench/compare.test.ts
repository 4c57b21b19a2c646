import { expect, test } from 'vitest';
import { compared } from './compare.ts';

test('a comparison names each figure that both runs have, with its share of before', () => {
  const before = {
    machine: 'A',
    empty: { calibration: { oneThread: 200 }, perSecond: 1_000, failed: 0 },
    full: { perSecond: 5 },
  };
  const now = { machine: 'B', empty: { calibration: { oneThread: 100 }, perSecond: 1_500, failed: 3, new: 1 } };
  expect(compared([before], [now])).toEqual([
    'empty.calibration.oneThread: 200 → 100 (50 %)',
    'empty.perSecond: 1000 → 1500 (150 %)',
    'empty.failed: 0 → 3',
  ]);
});

test('of several runs it names median and range, and what is no noise', () => {
  const runs = (...perSecond: number[]) => perSecond.map((each) => ({ full: { perSecond: each } }));
  expect(compared(runs(100, 120, 90), runs(121, 150, 130))).toEqual([
    'full.perSecond: 100 [90 to 120] → 130 [121 to 150] (130 %), beyond noise',
  ]);
  expect(compared(runs(100, 120, 90, 98), runs(119, 150, 130))).toEqual([
    'full.perSecond: 99 [90 to 120] → 130 [119 to 150] (131 %), within noise',
  ]);
  expect(compared(runs(100, 120), runs(10, 20))).toEqual(['full.perSecond: 110 [100 to 120] → 15 [10 to 20] (14 %)']);
});
