import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCommits } from './stream-commits.ts';

const ignored = (): void => {};
const topic = 'alarms.raw';
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Records commits, one per line. */
function recorded() {
  const lines: string[] = [];
  const commit = async (offsets?: {
    topics: Array<{ topic: string; partitions: Array<{ partition: number; offset: string }> }>;
  }) => {
    lines.push(
      (offsets?.topics ?? [])
        .flatMap((one) => one.partitions.map(({ partition, offset }) => `${one.topic}/${partition} ${offset}`))
        .join(', '),
    );
  };
  return { lines, commit };
}

test('partitions that are done together are committed together, at once after a pause, else half a second apart', async () => {
  const { lines, commit } = recorded();
  const commits = createCommits(ignored);
  commits.moved({ topic, partition: 0 }, '7', commit);
  commits.moved({ topic, partition: 1 }, '3', commit);
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toEqual(['alarms.raw/0 7, alarms.raw/1 3']);
  commits.moved({ topic, partition: 0 }, '8', commit);
  commits.moved({ topic, partition: 0 }, '9', commit);
  await vi.advanceTimersByTimeAsync(499);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines.slice(1)).toEqual(['alarms.raw/0 9']);
});

test('what is left is committed at the end, and nothing of a group that has dealt its partitions anew', async () => {
  const { lines, commit } = recorded();
  const commits = createCommits(ignored);
  commits.moved({ topic, partition: 0 }, '7', commit);
  commits.forget();
  commits.moved({ topic, partition: 2 }, '1', commit);
  await commits.close();
  await vi.runAllTimersAsync();
  expect(lines).toEqual(['alarms.raw/2 1']);
});

test('what could not be committed is tried again, unless it has moved on or belongs to somebody else by now', async () => {
  const { lines, commit } = recorded();
  const errors: unknown[] = [];
  const away = new Error('away');
  const commits = createCommits((error) => errors.push(error));
  const moved = async (partition: number, next: string, by: typeof commit) => {
    commits.moved({ topic, partition }, next, by);
    await vi.advanceTimersByTimeAsync(500);
  };
  const fails = () => Promise.reject(away);
  await moved(0, '7', fails);
  await moved(1, '3', fails);
  await moved(0, '9', commit);
  expect(new Set(errors)).toEqual(new Set([away]));
  expect(lines).toEqual(['alarms.raw/0 9, alarms.raw/1 3']);
  await moved(0, '10', () => {
    commits.forget();
    return fails();
  });
  await moved(2, '1', commit);
  expect(lines.slice(1)).toEqual(['alarms.raw/2 1']);
});
