import { expect, test } from 'vitest';
import { formatCount } from '#ui/format.ts';
import { type ChartData, isEmptyData, linesOf, mostOf, spoken, tableOf, tipOf, withinSeries } from './chart-data.ts';
import { csvOf } from './download-csv.ts';

const data: ChartData = {
  axis: 'Day',
  points: [
    { key: '2025-10-07', name: '10/07/2025', tick: '10/7' },
    { key: '2025-10-08', name: '10/08/2025', tick: '10/8' },
  ],
  series: [
    { name: 'Air', values: [1_200, null] },
    { name: 'Water', values: [3, -4] },
  ],
  format: formatCount,
};

test('the table has a row for each point and a column for each series; a gap is a dash, never 0', () =>
  expect(tableOf(data)).toEqual({
    head: ['Day', 'Air', 'Water'],
    rows: [
      ['10/07/2025', '1,200', '3'],
      ['10/08/2025', '—', '-4'],
    ],
  }));

test('the file has numbers as numbers, and nothing for a gap', () =>
  expect(linesOf(data)[2]).toEqual(['10/08/2025', null, -4]));

test('no text of the file is a formula', () => {
  const names = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', 'AHU, "left"'];
  const csv = csvOf({
    ...data,
    axis: '=Axis',
    points: names.map((name) => ({ key: name, name })),
    series: [{ name: '@Series', values: names.map(() => -4) }],
  });
  expect(csv.split('\n').filter(Boolean)).toEqual([
    "'=Axis,'@Series",
    `"'=HYPERLINK(""http://x"")",-4`,
    "'+1,-4",
    "'-1,-4",
    "'@SUM(A1),-4",
    "'\tx,-4",
    '"AHU, ""left""",-4',
  ]);
});

test('a point is said with each series, a lone series without its name', () => {
  expect(spoken(tipOf(data, 1))).toBe('10/08/2025, Air: no value, Water: -4');
  expect(spoken(tipOf({ ...data, series: data.series.slice(0, 1) }, 0))).toBe('10/07/2025, 1,200');
});

test('the greatest of a stack leaves out what is a part of the others', () => {
  const part = { name: 'of these', values: [9, 0], isPart: true };
  expect(mostOf({ ...data, series: [...data.series, part] }, true)).toBe(1_203);
});

test('more than eight series become seven and the sum of the others', () => {
  const many = { ...data, series: Array.from({ length: 10 }, (_, n) => ({ name: `S${n}`, values: [n, null] })) };
  const { series } = withinSeries(many);
  expect(series.map(({ name }) => name)).toEqual(['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'Other']);
  expect(series.at(-1)?.values).toEqual([7 + 8 + 9, null]);
  expect(withinSeries(data)).toBe(data);
});

test('the greatest value is that of one series, or of the stack', () => {
  expect(mostOf(data)).toBe(1_200);
  expect(mostOf(data, true)).toBe(1_203);
  expect(mostOf({ ...data, points: [], series: [] })).toBe(0);
});

test('zeros and gaps are nothing to draw', () => {
  expect(isEmptyData(data)).toBe(false);
  expect(isEmptyData({ ...data, series: [{ name: 'Air', values: [0, null] }] })).toBe(true);
  expect(isEmptyData({ ...data, points: [], series: [] })).toBe(true);
});
