import { expect, test } from 'vitest';
import { createRecentRefusals } from './recent-refusals.ts';
import { createWindowCounts } from './window-counts.ts';

test('a key is counted within a window that begins with its first count', () => {
  const counts = createWindowCounts({ windowMs: 1_000, remembered: 10 });
  expect(counts.add('a', 500)).toEqual({ count: 1, endsAt: 1_500 });
  expect(counts.add('a', 1_499).count).toBe(2);
  expect(counts.countOf('a', 1_499)).toBe(2);
  expect(counts.countOf('a', 1_500)).toBe(0);
  expect(counts.add('a', 1_500).count).toBe(1);
  expect(counts.countOf('b', 1_500)).toBe(0);
});

test('a flood of other keys takes bounded memory and does not clear the count of one that goes on', () => {
  const counts = createWindowCounts({ windowMs: 60_000, remembered: 100 });
  let last = 0;
  for (let n = 0; n < 10_000; n += 1) {
    counts.add(`key ${n}`, n);
    if (n % 50 === 0) last = counts.add('the one', n).count;
  }
  expect(last).toBe(200);
  expect(counts.size()).toBe(100);
});

test('refusals are remembered until their time, and no more of them than are to be', () => {
  const refusals = createRecentRefusals(2);
  refusals.refuse('a', 100);
  refusals.refuse('b', 100);
  expect(refusals.leftMs('a', 40)).toBe(60);
  expect(refusals.leftMs('b', 100)).toBe(0);
  for (const key of ['c', 'd']) refusals.refuse(key, 100);
  expect(['a', 'c', 'd'].map((key) => refusals.leftMs(key, 40))).toEqual([0, 60, 60]);
});
