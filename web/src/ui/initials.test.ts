import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('initials are the first letters of two names', () => {
  expect(initialsOf('HVAC day shift')).toBe('HD');
  expect(initialsOf('')).toBe('');
  expect(initialsOf('👩🏽‍🔧 أحمد')).toBe('👩🏽‍🔧أ');
  expect(initialsOf('ليلى 🦊')).toBe('ل🦊');
});
