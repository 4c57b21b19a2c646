import { expect, test } from 'vitest';
import { namesLike } from './names-like.ts';

test('a star stands for any text, a question mark for one letter, and all else for itself', () => {
  for (const [pattern, names] of [
    ['*.csv', ['a.csv', '.csv', 'A.CSV', 'a.csv.csv']],
    ['alarms-????.log', ['alarms-2026.log']],
    ['*', ['', 'anything\nat all']],
    ['a**b', ['ab', 'axxb', 'abab']],
    ['[a].(b)+$', ['[A].(b)+$']],
  ] as const)
    for (const name of names) expect(namesLike(pattern)(name), `${pattern} ${name}`).toBe(true);
  for (const [pattern, names] of [
    ['*.csv', ['a.csv.gz', 'csv', 'acsv']],
    ['alarms-????.log', ['alarms-26.log', 'alarms-20261.log']],
    ['', ['a']],
    ['a*b?', ['ab', 'a']],
  ] as const)
    for (const name of names) expect(namesLike(pattern)(name), `${pattern} ${name}`).toBe(false);
});

test('a pattern of many stars takes no longer than its length', () => {
  // tried one way after the other, it would not end
  expect(namesLike(`${'*?'.repeat(24)}x`)('n'.repeat(50))).toBe(false);
});
