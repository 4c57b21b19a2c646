import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows, quotedRows } from './csv-rows.ts';

test('a text without quotes has the rows that the parser finds', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ä', ' ', '.', "'", '|', '0'), maxLength: 5 });
  const delimiters = fc.constantFrom(',', ';', '\t');
  const lineEnds = fc.constantFrom('\n', '\r\n');
  const bom = fc.constantFrom('', '\uFEFF');
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 })), delimiters, lineEnds, bom, (rows, delimiter, end, mark) => {
      const text = mark + rows.map((row) => row.join(delimiter)).join(end);
      expect(csvRows(text, delimiter)).toEqual(quotedRows(text, delimiter));
    }),
    { numRuns: 500 },
  );
});

test('quotes hold delimiters, line ends and quotes', () => {
  expect(csvRows('"a, ""b""",c\n\n"d\ne" , f', ',')).toEqual([
    ['a, "b"', 'c'],
    ['d\ne', 'f'],
  ]);
});
