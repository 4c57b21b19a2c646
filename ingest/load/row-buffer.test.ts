import { expect, test, vi } from 'vitest';
import { createRowEncoder } from './row-binary.ts';
import { createRowBuffer } from './row-buffer.ts';

const encode = createRowEncoder<{ text: unknown; id: string | null }>([
  { name: 'text', type: 'String', read: ({ text }) => String(text) },
  { name: 'id', type: 'Nullable(UUID)', read: ({ id }) => id },
]);

const limits = { maxRows: 100, maxBytes: 1_000, lingerMs: 1, everyMs: 1 };

test('a row that the warehouse refuses, and one that cannot be encoded, are told; those beside them are inserted', async () => {
  const inserted: string[] = [];
  const buffer = createRowBuffer({
    ...limits,
    async insert(_table, _header, rows) {
      expect(Buffer.concat(rows).length).toBeGreaterThan(0);
      if (rows.some((row) => row.includes('poison'))) throw new TypeError('poison');
      inserted.push(...rows.map(String));
    },
  });
  const mixed = encode(1, [
    { text: 'good', id: null },
    { text: 'fine', id: null },
    { text: 'no id', id: 'x' },
    { text: 'poison', id: null },
  ]);
  const [refused, beside] = await Promise.all([
    buffer.add('events', mixed),
    buffer.add('events', encode(1, [{ text: 'beside', id: null }])),
  ]);
  expect(refused.map(({ row }) => row).sort()).toEqual([2, 3]);
  expect(beside).toEqual([]);
  for (const text of ['good', 'fine', 'beside']) expect(inserted.join()).toContain(text);
  expect(inserted.join()).not.toMatch(/poison|no id/);
});

test('tables are inserted into together, and at once when one of them is full by rows or bytes', async () => {
  const inserts: Array<{ table: string; bytes: number }> = [];
  const buffer = createRowBuffer<'events' | 'alarms'>({
    ...limits,
    // nothing is inserted by time
    lingerMs: 600_000,
    async insert(table, _header, rows) {
      inserts.push({ table, bytes: Buffer.concat(rows).length });
    },
  });
  const rows = (count: number, text: string) =>
    encode(
      1,
      Array.from({ length: count }, () => ({ text, id: null })),
    );
  const few = rows(2, 'few');
  const first = buffer.add('events', few);
  const byRows = rows(100, '');
  await Promise.all([first, buffer.add('alarms', byRows)]);
  expect(inserts.splice(0)).toEqual([
    { table: 'events', bytes: few.bytes.length },
    { table: 'alarms', bytes: byRows.bytes.length },
  ]);
  const byBytes = rows(1, 'x'.repeat(1_000));
  await Promise.all([buffer.add('events', few), buffer.add('events', byBytes)]);
  expect(inserts).toEqual([{ table: 'events', bytes: few.bytes.length + byBytes.bytes.length }]);
});

test.each([
  ['one row pauses for as long as is allowed', 1, 1_000],
  ['many rows pauses for what the insert took besides them', 9_000, 200],
])('an insert of %s', async (_what, count, pauseMs) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const startedAt: number[] = [];
    const buffer = createRowBuffer({
      ...{ maxRows: 10_000, maxBytes: 1_000_000, lingerMs: 50, everyMs: 1_000 },
      async insert() {
        startedAt.push(performance.now());
        await new Promise((resolve) => setTimeout(resolve, 100));
      },
    });
    const first = buffer.add(
      'events',
      encode(
        1,
        Array.from({ length: count }, () => ({ text: '', id: null })),
      ),
    );
    await vi.advanceTimersByTimeAsync(150);
    expect(await first).toEqual([]);
    const second = buffer.add('events', encode(1, [{ text: '', id: null }]));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await second).toEqual([]);
    expect((startedAt[1] ?? 0) - (startedAt[0] ?? 0)).toBe(pauseMs);
  } finally {
    vi.useRealTimers();
  }
});
