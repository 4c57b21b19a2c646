import { expect, test } from 'vitest';
import { sourceFields, sourceText } from './source-fields.ts';

test('ALM-104 source fields are listed as sent, an empty one as "-"', () => {
  expect(
    sourceFields({ state: 'OFFNORMAL', ackUser: null, note: '', priority: 64, limits: { high: 12.5, low: null } }),
  ).toEqual([
    ['state', 'OFFNORMAL'],
    ['ackUser', '-'],
    ['note', '-'],
    ['priority', '64'],
    ['limits.high', '12.5'],
    ['limits.low', '-'],
  ]);
});

test('a payload that is no record has no fields and keeps its text', () => {
  expect(sourceFields('S-7.SF-S OFFNORMAL')).toEqual([]);
  expect(sourceFields(null)).toEqual([]);
  expect(sourceText('S-7.SF-S OFFNORMAL')).toBe('S-7.SF-S OFFNORMAL');
  expect(sourceText({ a: 1 })).toBe('{\n  "a": 1\n}');
});
