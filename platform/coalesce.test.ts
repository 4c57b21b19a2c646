import { expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Makes calls that end on demand. */
function held(refuses: (input: number) => Error | null = () => null) {
  const made: number[][] = [];
  const ends: Array<() => void> = [];
  const call = coalesce<number, string>(
    async (inputs) => {
      made.push(inputs);
      await new Promise<void>((resolve) => ends.push(resolve));
      const error = inputs.map(refuses).find((one) => one !== null);
      if (error) throw error;
      return inputs.map(String);
    },
    { by: (input) => Math.sign(input), maxBatch: 3 },
  );
  /** Ends calls in flight, one after the other, until all inputs have an answer. */
  async function endAll<T>(answers: Promise<T>): Promise<T> {
    const timer = setInterval(() => ends.shift()?.());
    return answers.finally(() => clearInterval(timer));
  }
  return { call, made, endAll };
}

test('what comes while a call is under way is made together, no more than fit', async () => {
  const { call, made, endAll } = held();
  const answers = [1, 2, 3, 4, 5].map(call);
  expect(await endAll(Promise.all(answers))).toEqual(['1', '2', '3', '4', '5']);
  expect(made).toEqual([[1], [2, 3, 4], [5]]);
});

test('calls of different groups are made side by side', async () => {
  const { call, made, endAll } = held();
  const answers = [1, -1, 2, -2].map(call);
  expect(made).toEqual([[1], [-1]]);
  await endAll(Promise.all(answers));
  expect(made).toEqual([[1], [-1], [2], [-2]]);
});

test('while few come, those that come a little apart are made together, and the first is not kept waiting', async () => {
  vi.useFakeTimers();
  try {
    const made: number[][] = [];
    const call = coalesce<number, number>(
      async (inputs) => {
        made.push(inputs);
        return inputs;
      },
      { by: () => 0, maxBatch: 3, paceMs: 100 },
    );
    const answers = [call(1)];
    expect(made).toEqual([[1]]);
    for (const input of [2, 3]) {
      await vi.advanceTimersByTimeAsync(40);
      answers.push(call(input));
    }
    expect(made).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(20);
    expect(made).toEqual([[1], [2, 3]]);
    expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  } finally {
    vi.useRealTimers();
  }
});

test('batches are as large as their inputs count, and a larger input is one alone', async () => {
  const made: number[][] = [];
  const call = coalesce<number, number>(
    async (inputs) => {
      made.push(inputs);
      return inputs;
    },
    { by: () => 0, maxBatch: 10, sizeOf: (input) => input, awaitsTurn: true },
  );
  expect(await Promise.all([4, 5, 2, 30, 10].map(call))).toEqual([4, 5, 2, 30, 10]);
  expect(made).toEqual([[4, 5], [2], [30], [10]]);
});

test('those that come in the same turn of the event loop are made together with the first', async () => {
  const made: number[][] = [];
  const call = coalesce<number, number>(
    async (inputs) => {
      made.push(inputs);
      return inputs;
    },
    { by: () => 0, maxBatch: 10, awaitsTurn: true },
  );
  const later = async (input: number): Promise<number> => {
    for (let turns = 0; turns < input; turns += 1) await Promise.resolve();
    return call(input);
  };
  await Promise.all([later(0), later(3), later(9)]);
  expect(made).toEqual([[0, 3, 9]]);
});

test('one that is refused fails alone', async () => {
  const { call, endAll } = held((input) => (input === 3 ? new RangeError('no threes') : null));
  const answers = await endAll(Promise.allSettled([1, 2, 3, 4].map(call)));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.message))).toEqual([
    '1',
    '2',
    'no threes',
    '4',
  ]);
});

test('an engine that is away fails those that were under way, and what comes next is made', async () => {
  let isAway = true;
  const { call, endAll } = held(() => (isAway ? Object.assign(new Error('gone'), { code: 'ECONNRESET' }) : null));
  const before = await endAll(Promise.allSettled([1, 2].map(call)));
  expect(before.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await endAll(call(3))).toBe('3');
});
