import { expect, test } from 'vitest';
import type { Outcome } from './decision.ts';
import { createOwnVersions } from './own-versions.ts';

const done = (affected: number) => ({ affected }) as Outcome;
const target = (...expectedVersions: number[]) => ({
  ids: expectedVersions.map((_, index) => String(index)),
  expectedVersions,
  count: expectedVersions.length,
});

test('an action builds on the last one before the live feed reports it; a later version of the feed wins', () => {
  const own = createOwnVersions();
  own.changed(target(3, 7), done(2));
  expect(own.of(target(3, 7))).toEqual([4, 8]);
  expect(own.of(target(3, 9))).toEqual([4, 9]);
  own.changed(target(4, 9), done(1));
  expect(own.of(target(4, 9))).toEqual([4, 9]);
});
