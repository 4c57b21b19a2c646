import { expect, test } from 'vitest';
import { type LetterKey, resolveInParts } from './resolve-in-parts.ts';

const letters = (count: number): LetterKey[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${n}`, externalSystemId: n % 3 ? 'A' : 'B', isWanted: true }));
const part = 4;

/** List that drops handled letters only after `lag` further reads; those in `bad` come back to its top. */
function scene(count: number, lag: number, bad: ReadonlySet<string> = new Set()) {
  let list = letters(count);
  const sent: string[] = [];
  const pending: Array<{ due: number; ids: string[] }> = [];
  let reads = 0;
  return {
    sent,
    async read(offset: number) {
      reads += 1;
      for (const { ids } of pending.filter(({ due }) => due <= reads)) {
        const back = list.filter(({ id }) => ids.includes(id) && bad.has(id));
        list = [...back, ...list.filter(({ id }) => !ids.includes(id))];
      }
      pending.splice(0, pending.length, ...pending.filter(({ due }) => due > reads));
      return list.slice(offset, offset + part);
    },
    async resolve(_: string, ids: string[]) {
      sent.push(...ids);
      pending.push({ due: reads + 1 + lag, ids });
      return ids.length;
    },
  };
}

test.each([0, 1, 2, 5])('every letter is handled once, however late the list reflects it: %i reads', async (lag) => {
  const { sent, read, resolve } = scene(23, lag);
  const progress: number[] = [];
  const done = await resolveInParts({
    total: 23,
    read,
    resolve,
    onProgress: (count) => progress.push(count),
    isStopped: () => false,
  });
  expect(done).toBe(23);
  expect(sent.toSorted()).toEqual(
    letters(23)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(progress.at(-1)).toBe(23);
});

test('what comes back is not sent a second time', async () => {
  const { sent, read, resolve } = scene(10, 0, new Set(['1', '2', '7']));
  await resolveInParts({ total: 99, read, resolve, onProgress: () => undefined, isStopped: () => false });
  expect(sent.toSorted()).toEqual(
    letters(10)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('stops on request', async () => {
  const { sent, read, resolve } = scene(10, 0);
  await resolveInParts({ total: 10, read, resolve, onProgress: () => undefined, isStopped: () => sent.length > 0 });
  expect(sent).toHaveLength(part);
});
