import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

test('requests during a run cause one more run, not several', async () => {
  const ends: Array<() => void> = [];
  const read = singleFlight(() => new Promise<void>((resolve) => ends.push(resolve)));
  const pass = () => new Promise((resolve) => setTimeout(resolve));
  read();
  expect(ends).toHaveLength(1);
  read();
  read();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await pass();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await pass();
  expect(ends).toHaveLength(2);
  read();
  expect(ends).toHaveLength(3);
});

test('a failed run does not keep the next from starting', async () => {
  let count = 0;
  const read = singleFlight(async () => {
    count += 1;
    throw new Error('away');
  });
  read();
  await new Promise((resolve) => setTimeout(resolve));
  read();
  expect(count).toBe(2);
});
