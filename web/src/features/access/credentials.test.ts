import { expect, test } from 'vitest';
import { emailProblem, passwordProblem } from './credentials.ts';

test('the email is required and must be an address', () => {
  expect(emailProblem('')).toBe('Email is required');
  expect(emailProblem('   ')).toBe('Email is required');
  for (const wrong of ['maya', 'maya@', '@northgate.example', 'maya@northgate', 'ma ya@northgate.example', 'a@b.']) {
    expect(emailProblem(wrong)).toBe('Email must be a valid email address');
  }
  expect(emailProblem('maya.ortiz+night@northgate.example')).toBeNull();
  expect(emailProblem(' maya@northgate.example ')).toBeNull();
});

test('AUTH-103 AUTH-104 the password is required and may be short', () => {
  expect(passwordProblem('')).toBe('Password is required');
  expect(passwordProblem('abc')).toBeNull();
});
