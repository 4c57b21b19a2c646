import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { messageOf, tableNameOf, unpacked } from './save-file.ts';

const packed = (name: string | null, text = '') =>
  new Response(gzipSync(text), {
    headers: name === null ? {} : { 'content-disposition': `attachment; filename="${name}"` },
  });

test('a table that came packed is saved as one that spreadsheets open', async () => {
  expect(tableNameOf(packed('alarm-activity-2026-05-01.csv.gz'), 'table.csv')).toBe('alarm-activity-2026-05-01.csv');
  expect(tableNameOf(packed(null), 'table.csv')).toBe('table.csv');
  const blob = await unpacked(packed('a.csv.gz', 'Alarm,Point\nFan,1\n'));
  expect(blob.type).toBe('text/csv');
  expect(await blob.text()).toBe('Alarm,Point\nFan,1\n');
});

test('an answer that is no table says what went wrong, where it has words', async () => {
  expect(await messageOf(Response.json({ errors: [{ message: 'Too many' }] }))).toBe('Too many');
  expect(await messageOf(new Response('<html>'))).toBeUndefined();
});
