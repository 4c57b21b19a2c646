import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an element moves within its list, and not out of it', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toBeNull();
  expect(moved(['a', 'b'], 1, 2)).toBeNull();
});
