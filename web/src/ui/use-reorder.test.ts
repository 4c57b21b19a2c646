import { expect, test } from 'vitest';
import { movedTo } from './use-reorder.ts';

test('one of an order goes to its new place, the others close up', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(movedTo(ids, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(ids, 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(movedTo(ids, 'b', 1)).toEqual(ids);
  expect(movedTo(ids, 'b', 3)).toEqual(['a', 'c', 'd', 'b']);
});
