import { expect, test } from 'vitest';
import { onceMore } from './once-more.ts';

test('what is asked for while it reads is read once more, and no more than that', async () => {
  const ends: Array<() => void> = [];
  const read = onceMore(() => new Promise<void>((resolve) => ends.push(resolve)));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  read();
  expect(ends).toHaveLength(1);
  read();
  read();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await settled();
  expect(ends).toHaveLength(2);
  read();
  expect(ends).toHaveLength(3);
});

test('a reading that fails keeps nobody from the next', async () => {
  let count = 0;
  const read = onceMore(async () => {
    count += 1;
    throw new Error('away');
  });
  read();
  await new Promise((resolve) => setTimeout(resolve));
  read();
  expect(count).toBe(2);
});
