import { expect, test } from 'vitest';
import { createRowEncoder } from './row-binary.ts';
import { createRowBuffer } from './row-buffer.ts';

const encode = createRowEncoder<{ text: unknown; id: string | null }>([
  { name: 'text', type: 'String', read: ({ text }) => String(text) },
  { name: 'id', type: 'Nullable(UUID)', read: ({ id }) => id },
]);

test('a row that the warehouse refuses, and one that cannot be encoded, are told; those beside them are inserted', async () => {
  const inserted: string[] = [];
  const buffer = createRowBuffer({
    maxRows: 100,
    lingerMs: 1,
    everyMs: 1,
    async insert(_, rows) {
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
    buffer.add(mixed, true),
    buffer.add(encode(1, [{ text: 'beside', id: null }]), true),
  ]);
  expect(refused.map(({ row }) => row).sort()).toEqual([2, 3]);
  expect(beside).toEqual([]);
  for (const text of ['good', 'fine', 'beside']) expect(inserted.join()).toContain(text);
  expect(inserted.join()).not.toMatch(/poison|no id/);
});
