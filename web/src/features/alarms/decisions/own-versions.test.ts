import { expect, test } from 'vitest';
import type { Outcome } from './decision.ts';
import { createOwnVersions } from './own-versions.ts';

const done = (affected: number) => ({ affected }) as Outcome;
const target = (...expectedVersions: number[]) => ({
  ids: expectedVersions.map((_, index) => String(index)),
  expectedVersions,
  count: expectedVersions.length,
});

test('a decision is built upon before the live feed has told of it; what the feed knows later counts', () => {
  const own = createOwnVersions();
  own.changed(target(3, 7), done(2));
  expect(own.of(target(3, 7))).toEqual([4, 8]);
  expect(own.of(target(3, 9))).toEqual([4, 9]);
  own.changed(target(4, 9), done(1));
  expect(own.of(target(4, 9))).toEqual([4, 9]);
});
