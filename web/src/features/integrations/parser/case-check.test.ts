import { expect, test } from 'vitest';
import { casesSummary } from './case-check.ts';

test('cases that would fail are counted before anything is saved', () => {
  expect(casesSummary([])).toBeNull();
  expect(casesSummary(['differs', null, 'differs', undefined, null])).toEqual({
    words: '2 of 5 cases would fail',
    isBad: true,
  });
  expect(casesSummary(['differs'])?.words).toBe('1 of 1 case would fail');
});

test('nothing is promised before all are read', () => {
  expect(casesSummary([null, undefined])).toEqual({ words: 'Checking 2 cases…', isBad: false });
  expect(casesSummary([null, null])?.words).toBe('All 2 cases pass');
  expect(casesSummary([null])?.words).toBe('The case passes');
});
