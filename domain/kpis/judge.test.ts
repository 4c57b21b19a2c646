import { describe, expect, test } from 'vitest';
import { isHigherBetter, judge } from './judge.ts';

const share = { goal: 90, warning: 70 };
const time = { goal: 15, warning: 60 };

describe('a value beside its goal and warning', () => {
  test.each([
    [90, 'meets'],
    [89.9, 'misses'],
    [70, 'misses'],
    [69, 'past'],
    [null, 'unknown'],
  ])('of a share that should be high: %s', (value, status) => {
    expect(judge(value, share, share)).toBe(status);
  });

  test.each([
    [15, 'meets'],
    [16, 'misses'],
    [60, 'misses'],
    [61, 'past'],
  ])('of a time that should be short: %s', (value, status) => {
    expect(judge(value, time, time)).toBe(status);
  });

  test('equal bounds leave no amber, and the default says which way; without a goal nothing is judged', () => {
    expect(judge(49, { goal: 50, warning: 50 }, share)).toBe('past');
    expect(judge(49, { goal: 50, warning: 50 }, time)).toBe('meets');
    expect(judge(49, { goal: null, warning: 50 }, share)).toBe('none');
    expect(judge(49, { goal: 50, warning: null }, share)).toBe('past');
    expect(isHigherBetter({ goal: 1, warning: 5 }, share)).toBe(false);
  });
});
