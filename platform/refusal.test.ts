import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRefused, isRefusal } from './refusal.ts';

// as wrapped by the client
const byKafka = Object.assign(new Error('the record is too large'), {
  name: 'KafkaJSProtocolError',
  type: 'MESSAGE_TOO_LARGE',
});
const tooLarge = Object.assign(new Error('it was refused', { cause: byKafka }), { name: 'KafkaJSNonRetriableError' });
const sql = (code: string) => Object.assign(new Error('refused'), { code });

test('a value that cannot be stored or read is a refusal; an engine that is away or not in order is none', () => {
  for (const error of [
    sql('22P02'),
    sql('22021'),
    sql('23514'),
    new SyntaxError(),
    new TypeError(),
    new RangeError(),
    tooLarge,
  ])
    expect(isRefusal(error)).toBe(true);
  const away = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
  for (const error of [sql('42P01'), sql('57P01'), sql('53100'), sql('28P01'), away, new Error('anything'), 'text'])
    expect(isRefusal(error)).toBe(false);
});

test('exactly the refused items are found, and every other one is attempted without them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.func(fc.boolean()), async (items, isBad) => {
      const attempted = new Set<number>();
      const refused = await findRefused(items, async (some) => {
        if (some.some((item) => isBad(item))) throw sql('22003');
        for (const item of some) attempted.add(item);
      });
      expect(refused.map(({ item }) => item)).toEqual(items.filter((item) => isBad(item)));
      expect([...attempted].sort()).toEqual(items.filter((item) => !isBad(item)).sort());
    }),
  );
});

test('what is no refusal stops the search', async () => {
  await expect(findRefused([1, 2], () => Promise.reject(sql('57P01')))).rejects.toThrow('refused');
});
