import { expect, test } from 'vitest';
import { newValueOf } from './new-value.ts';

test('UI-018 a typed value that an option equals, whatever its case, is none', () => {
  expect(newValueOf('NORTH ', ['North'], 100)).toBeNull();
  expect(newValueOf('  ', [], 100)).toBeNull();
  expect(newValueOf(' West  wing ', ['North'], 100)).toBe('West wing');
  expect(newValueOf('x'.repeat(101), [], 100)).toHaveLength(100);
});
