import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes `times` calls; returns functions that end the calls that have begun. */
function ask(pace: ReturnType<typeof createPace>, times: number) {
  const ends: Array<() => void> = [];
  const all = Array.from({ length: times }, () => pace(() => new Promise<void>((resolve) => ends.push(resolve))));
  return { ends, all: Promise.all(all) };
}
const soon = () => vi.advanceTimersByTimeAsync(0);

test('no more calls run at once than a system bears', async () => {
  const { ends } = ask(createPace({ perMinute: null, atOnce: 2, intervalMs: 0 }), 4);
  await soon();
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await soon();
  expect(ends).toHaveLength(3);
});

test('no more calls begin within a minute than it allows', async () => {
  const { ends } = ask(createPace({ perMinute: 3, atOnce: 10, intervalMs: 0 }), 5);
  await soon();
  expect(ends).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ends).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(ends).toHaveLength(5);
});

test('calls begin no closer together than it asks', async () => {
  const { ends } = ask(createPace({ perMinute: null, atOnce: 10, intervalMs: 2_000 }), 3);
  await soon();
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(ends).toHaveLength(2);
});
