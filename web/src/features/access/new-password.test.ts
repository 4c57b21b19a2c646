import { expect, test } from 'vitest';
import { isSettable, repeatProblem } from './new-password.ts';

test('AUTH-105 AUTH-111 a new password and its repetition are required', () => {
  expect(isSettable('', '')).toBe(false);
  expect(repeatProblem('Correct-7', '')).toBe('required');
  expect(isSettable('Correct-7', '')).toBe(false);
  expect(isSettable('Correct-7', 'Correct-7')).toBe(true);
});

test('a repetition that differs has the key noMatch, whatever the rules say', () => {
  expect(repeatProblem('Correct-7', 'Correct-8')).toBe('noMatch');
  expect(isSettable('Correct-7', 'Correct-8')).toBe(false);
  expect(isSettable('weak', 'weak')).toBe(false);
});
