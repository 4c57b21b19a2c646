import { expect, test } from 'vitest';
import { emptySurvey, isAnswered, surveyOf } from './survey.ts';

const done = { ...emptySurvey, isResolved: true, completedWorkDetails: 'Changed the belt' };

test('a survey is answered once it says whether the work is resolved, and what was done', () => {
  expect(isAnswered(emptySurvey, 0)).toBe(false);
  expect(isAnswered({ ...done, completedWorkDetails: ' ' }, 0)).toBe(false);
  expect(isAnswered(done, 0)).toBe(true);
});

test('resolved work with active alarms needs a word on why it is closed', () => {
  expect(isAnswered(done, 1)).toBe(false);
  expect(isAnswered({ ...done, isActiveAccepted: true }, 1)).toBe(false);
  expect(isAnswered({ ...done, isActiveAccepted: true, activeNote: 'Sensor is due' }, 1)).toBe(true);
  expect(isAnswered({ ...done, isResolved: false }, 1)).toBe(true);
});

test('what was not answered is not sent', () => {
  expect(JSON.parse(JSON.stringify(surveyOf({ ...done, alarmWasUseful: false })))).toEqual({
    isResolved: true,
    completedWorkDetails: 'Changed the belt',
    alarmWasUseful: false,
  });
});
