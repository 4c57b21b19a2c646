import { expect, test } from 'vitest';
import { failuresOf } from './record-step.ts';

const results = (said: string) =>
  [...said].map((letter, at) => ({
    outcome: { f: 'FAILED' as const, a: 'ACTED' as const, s: 'SKIPPED' as const }[letter] ?? ('SKIPPED' as const),
    reason: `${at}`,
  }));

test('AUTO.28 failures count in a row: a success between them begins anew, a skip does not', () => {
  expect(failuresOf(0, results('fafafafafafafafafafafaf'))).toEqual({ inRow: 1, most: 1, last: '22' });
  expect(failuresOf(8, results('ff'))).toEqual({ inRow: 10, most: 10, last: '1' });
  expect(failuresOf(8, results('fsfa'))).toEqual({ inRow: 0, most: 10, last: '2' });
  expect(failuresOf(3, results('aas'))).toEqual({ inRow: 0, most: 3, last: null });
});
