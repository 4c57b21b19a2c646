import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Cell } from './cells.ts';
import { formats } from './formats.ts';
import { columnName } from './sheet-rows.ts';
import { xlsxOf } from './xlsx.ts';

const columns = ['Text', 'Number', 'Flag', 'Time'];
async function* batchesOf(...batches: Cell[][][]) {
  yield* batches;
}
const hostile = ['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1'];
const awkward = ['a,b', '"quoted"', 'two\nlines', '<b>&amp;</b>', ' spaces ', '_x0041_', 'Gebäude 7 😀', 'nul\u0000l'];

const csvRows = async (rows: Cell[][], timezone = 'UTC'): Promise<string[][]> =>
  parse(gunzipSync(await buffer(formats.csv.encode(columns, batchesOf(rows), timezone))), {
    bom: true,
    relax_column_count: true,
  });
const sheetRows = async (rows: Cell[][], timezone = 'UTC') => {
  const [sheet] = await readSheets(await buffer(formats.xlsx.encode(columns, batchesOf(rows), timezone)), {
    trim: false,
  });
  return sheet?.data ?? [];
};

test('ANA.8 no text is a formula to a spreadsheet, in CSV and in a workbook', async () => {
  const safe = hostile.map((text) => `'${text}`);
  const rows = hostile.map((text) => [text]);
  expect((await csvRows(rows)).slice(1).map(([text]) => text)).toEqual(safe);
  expect((await sheetRows(rows)).slice(1).map(([text]) => text)).toEqual(safe);
});

test('texts arrive as they are; what XML has no way to write is left out', async () => {
  const rows = awkward.map((text) => [text]);
  expect((await csvRows(rows)).slice(1).map(([text]) => text)).toEqual(awkward);
  const [, ...read] = await sheetRows(rows);
  expect(read.map(([text]) => text)).toEqual(awkward.map((text) => text.replace('\u0000', '')));
});

test('numbers, flags and times are typed in a workbook, times in the time zone, over changes of its clocks', async () => {
  const times = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2025-12-31T23:30:00Z'];
  const rows = times.map((time, index) => ['x', index - 1.5, index % 2 === 0, new Date(time)]);
  const local = ['2026-03-29T01:59:59', '2026-03-29T03:00:00', '2026-10-25T02:00:00', '2026-01-01T00:30:00'];
  const [heads, ...read] = await sheetRows(rows, 'Europe/Berlin');
  expect(heads).toEqual(columns);
  expect(read.map(([, number, flag]) => [number, flag])).toEqual([
    [-1.5, true],
    [-0.5, false],
    [0.5, true],
    [1.5, false],
  ]);
  const seconds = read.map(([, , , time]) => Math.round(Number(time) / 1_000));
  expect(seconds).toEqual(local.map((time) => Date.parse(`${time}Z`) / 1_000));
  const [, first, , , last] = await csvRows(rows, 'Europe/Berlin');
  expect(first).toEqual(['x', '-1.5', 'TRUE', '03/29/2026 01:59:59 AM']);
  expect(last).toEqual(['x', '1.5', 'FALSE', '01/01/2026 12:30:00 AM']);
  expect((await csvRows([[null, null, null, null]]))[1]).toEqual(['', '', '', '']);
});

test('rows beyond what a sheet may have are on further sheets, each with the headings', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => [`row ${index}`]);
  const read = async (count: number) => {
    const batches = batchesOf(rows.slice(0, count).slice(0, 4), rows.slice(0, count).slice(4));
    const sheets = await readSheets(await buffer(xlsxOf(['Text'], batches, 'UTC', 4)));
    return sheets.map(({ data }) => data.map(([text]) => text));
  };
  expect(await read(7)).toEqual([
    ['Text', 'row 0', 'row 1', 'row 2'],
    ['Text', 'row 3', 'row 4', 'row 5'],
    ['Text', 'row 6'],
  ]);
  expect((await read(6)).map(({ length }) => length)).toEqual([4, 4]);
  expect(await read(0)).toEqual([['Text']]);
});

test('columns have the names that spreadsheets give them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test.each(['csv', 'xlsx'] as const)(
  '%s: an error of the list is one of the file, and ends the list',
  async (format) => {
    let ended = 0;
    async function* failing(): AsyncGenerator<Cell[][]> {
      try {
        yield [['x']];
        throw new Error('The warehouse is away');
      } finally {
        ended += 1;
      }
    }
    await expect(buffer(formats[format].encode(['Text'], failing(), 'UTC'))).rejects.toThrow('The warehouse is away');
    expect(ended).toBe(1);
  },
);

test.each(['csv', 'xlsx'] as const)('%s: a reader that leaves ends the list', async (format) => {
  const { promise, end } = ending();
  async function* endless(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) yield Array.from({ length: 500 }, () => [String(Math.random())]);
    } finally {
      end();
    }
  }
  const content = formats[format].encode(['Text'], endless(), 'UTC');
  let bytes = 0;
  for await (const chunk of content) {
    bytes += (chunk as Buffer).length;
    // more than the list's beginning
    if (bytes > 20_000) break;
  }
  await promise;
});

test.each(['csv', 'xlsx'] as const)('ANA.8 %s: rows are read no faster than the file is taken', async (format) => {
  const [many, size] = [60, 500];
  let read = 0;
  async function* batches(): AsyncGenerator<Cell[][]> {
    for (; read < many; read += 1)
      // incompressible, so that it does not fit into the buffers in transit
      yield Array.from({ length: size }, () => [randomBytes(150).toString('base64')]);
  }
  const taken: Array<{ read: number; bytes: number }> = [];
  let bytes = 0;
  for await (const chunk of formats[format].encode(['Text'], batches(), 'UTC')) {
    bytes += (chunk as Buffer).length;
    // all that would be read meanwhile is read
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    taken.push({ read, bytes });
  }
  const ahead = taken.map((at) => at.read - (many * at.bytes) / bytes);
  expect(read).toBe(many);
  expect(Math.max(...ahead)).toBeLessThan(6);
});

test('ANA.8 a workbook of many rows takes no memory for their number', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const many = 120_000;
  const held: number[] = [];
  async function* rows(): AsyncGenerator<Cell[][]> {
    for (let first = 0; first < many; first += 2_000) {
      // incompressible, so that it does not fit into the buffers in transit
      yield Array.from({ length: 2_000 }, (_, index) => [randomBytes(100).toString('hex'), first + index]);
      if (first % (many / 20) !== 0) continue;
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      held.push(heapUsed + external);
    }
  }
  let bytes = 0;
  for await (const chunk of formats.xlsx.encode(['Text', 'Number'], rows(), 'UTC')) bytes += (chunk as Buffer).length;
  expect(bytes).toBeGreaterThan(many * 100);
  // half of the texts would be twelve megabytes
  const [earlier, later] = [held.slice(0, 10), held.slice(10)].map((some) => Math.min(...some));
  expect((later as number) - (earlier as number)).toBeLessThan(8 * 1024 * 1024);
});

function ending(): { promise: Promise<void>; end: () => void } {
  let end = (): void => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}
