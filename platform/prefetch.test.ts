import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prefetchFrom } from './prefetch.ts';

/** A source that counts what was taken of it, and whether it was closed. */
function counted(many: number) {
  const seen = { taken: 0, isClosed: false };
  async function* source(): AsyncGenerator<number> {
    try {
      for (; seen.taken < many; seen.taken += 1) yield seen.taken;
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, source: source() };
}
const manyTicks = async (): Promise<void> => {
  for (let tick = 0; tick < 50; tick += 1) await setImmediate();
};

test('one item is read while another is worked on, and never two', async () => {
  const { seen, source } = counted(20);
  const ahead: number[] = [];
  let read = 0;
  let worked = 0;
  for await (const _ of prefetchFrom(source, async () => (read += 1))) {
    await manyTicks();
    worked += 1;
    ahead.push(read - worked);
  }
  expect(worked).toBe(20);
  expect(Math.max(...ahead)).toBe(1);
  expect(seen.isClosed).toBe(true);
});

test('a source is closed by who takes no more of it', async () => {
  const { seen, source } = counted(20);
  for await (const _ of prefetchFrom(source, async (item) => item)) break;
  expect(seen.isClosed).toBe(true);
  expect(seen.taken).toBeLessThan(4);
});
