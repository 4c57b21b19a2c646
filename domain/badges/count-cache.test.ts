import { expect, test } from 'vitest';
import type { Database } from '../../platform/database.ts';
import { countCached } from './count-cache.ts';

const db = {} as Database;
let counted = 0;
/** Takes longer than counts that are repeated for every caller. */
async function expensive(): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < 25);
  counted += 1;
  return counted;
}

test('what took long to count is remembered for those who take it old', async () => {
  const ask = (mayBeOld: boolean, key = 'lens') => countCached({ db, key, mayBeOld }, expensive);
  expect(await ask(true)).toBe(1);
  expect(await ask(true)).toBe(1);
  expect(await ask(false)).toBe(2);
  expect(await ask(true)).toBe(2);
  expect(await ask(true, 'another')).toBe(3);
  expect(await Promise.all([ask(true, 'shared'), ask(true, 'shared')])).toEqual([4, 4]);
});
