import { expect, test } from 'vitest';
import { createRecentKeys } from './recent-keys.ts';

test('what was added longest ago is forgotten first, and what is forgotten is not known', () => {
  const keys = createRecentKeys(2);
  for (const key of ['a', 'b', 'a', 'c']) keys.add(key);
  expect(['a', 'b', 'c'].map(keys.has)).toEqual([true, false, true]);
  keys.forget('a');
  expect(keys.has('a')).toBe(false);
});
