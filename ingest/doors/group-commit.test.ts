import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutMessage } from '../../platform/stream.ts';
import { createGroupCommit, waitingBytesMax } from './group-commit.ts';

/** A produce request: what it holds, and its answer. */
interface Produced {
  values: string[];
  answer: (error?: Error) => void;
}

let produced: Produced[];
let commit: ReturnType<typeof createGroupCommit>;

beforeEach(() => {
  vi.useFakeTimers();
  produced = [];
  commit = createGroupCommit(
    (messages) =>
      new Promise((resolve, reject) => {
        const answer = (error?: Error): void => (error ? reject(error) : resolve());
        produced.push({ values: messages.map(({ value }) => String(value)), answer });
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const messageOf = (value: string | Buffer): OutMessage => ({ key: '1', value: Buffer.from(value) });
const add = (value: string): Promise<void> => commit.add(messageOf(value));
const valuesOf = (): string[][] => produced.map(({ values }) => values);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a message is produced at once, and those that come within three milliseconds share the next request', async () => {
  const first = add('a');
  await pass(1);
  expect(valuesOf()).toEqual([['a']]);
  const others = [add('b'), add('c')];
  await pass(1);
  expect(produced).toHaveLength(1);
  await pass(1);
  expect(valuesOf()).toEqual([['a'], ['b', 'c']]);
  for (const { answer } of produced) answer();
  await expect(Promise.all([first, ...others])).resolves.toHaveLength(3);
});

test('two requests are in flight at most; what gathers meanwhile goes with the answer of one of them', async () => {
  for (const value of ['a', 'b']) {
    void add(value);
    await pass(3);
  }
  void add('c');
  await pass(1);
  void add('d');
  await pass(1_000);
  expect(valuesOf()).toEqual([['a'], ['b']]);
  produced[0]?.answer();
  await pass(3);
  expect(valuesOf()).toEqual([['a'], ['b'], ['c', 'd']]);
});

test('a request that fails fails its own messages alone', async () => {
  const failing = add('a');
  await pass(1);
  const other = add('b');
  await pass(3);
  produced[0]?.answer(new Error('away'));
  produced[1]?.answer();
  await expect(failing).rejects.toThrow('away');
  await expect(other).resolves.toBeUndefined();
});

test('a request that has half a megabyte takes no more, and no more waits than there is room for', async () => {
  const large = Buffer.alloc(400 * 1_024);
  for (const value of [large, large, Buffer.alloc(waitingBytesMax)]) void commit.add(messageOf(value));
  await pass(3);
  expect(produced.map(({ values }) => values.length)).toEqual([2, 1]);
  expect(commit.isFull()).toBe(true);
  for (const { answer } of produced) answer();
  await pass(0);
  expect(commit.isFull()).toBe(false);
});
