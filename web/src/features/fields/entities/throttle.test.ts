import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entitySearchThrottleMs } from '#domain/constants.ts';
import { Superseded, throttled } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('AST-075 searches of entities run at most once in 1000 ms: the first at once, then the latest', async () => {
  const terms: string[] = [];
  const search = throttled(async (term: string) => {
    terms.push(term);
    return term;
  }, entitySearchThrottleMs);
  expect(entitySearchThrottleMs).toBe(1_000);
  expect(await search('a')).toBe('a');
  const second = search('ah');
  const refused = expect(second).rejects.toBeInstanceOf(Superseded);
  const third = search('ahu');
  await refused;
  await vi.advanceTimersByTimeAsync(999);
  expect(terms).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await third).toBe('ahu');
  expect(terms).toEqual(['a', 'ahu']);
});
