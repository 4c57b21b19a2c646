import { expect, test } from 'vitest';
import { casesSummary } from './case-check.ts';

test('cases that would read otherwise are counted before anything is saved', () => {
  expect(casesSummary([])).toBeNull();
  expect(casesSummary(['differs', null, 'differs', undefined, null])).toEqual({
    words: '2 of 5 cases would read otherwise',
    isBad: true,
  });
  expect(casesSummary(['differs'])?.words).toBe('1 of 1 case would read otherwise');
});

test('nothing is promised before all are read', () => {
  expect(casesSummary([null, undefined])).toEqual({ words: 'Reading 2 cases…', isBad: false });
  expect(casesSummary([null, null])?.words).toBe('All 2 cases read as they were kept');
  expect(casesSummary([null])?.words).toBe('The case reads as it was kept');
});
