import { expect, test } from 'vitest';
import { fieldOf, piecesOf, segmentsOf } from './pieces.ts';

const drawn = (text: string, pieces: Parameters<typeof segmentsOf>[1]) =>
  segmentsOf(text, pieces).map(({ text: part, keys }) => [part, ...keys]);

test('a text is cut where pieces begin and end', () => {
  const pieces = piecesOf([
    {
      sources: [
        { field: 'pointPath', start: 2, end: 5 },
        { field: 'message', start: 6, end: 9 },
      ],
    },
  ]);
  expect(drawn('a AHU hot', pieces)).toEqual([['a '], ['AHU', '0.pointPath'], [' '], ['hot', '0.message']]);
  expect(fieldOf('0.pointPath')).toBe('pointPath');
});

test('pieces of two events may lie upon each other', () => {
  const pieces = piecesOf([
    { sources: [{ field: 'stationPath', start: 0, end: 3 }] },
    { sources: [{ field: 'stationPath', start: 0, end: 3 }] },
  ]);
  expect(drawn('AHU', pieces)).toEqual([['AHU', '0.stationPath', '1.stationPath']]);
  expect(drawn('abc', [{ start: 1, end: 9, keys: ['x'] }])).toEqual([['a'], ['bc', 'x']]);
  expect(drawn('', [])).toEqual([]);
});
