import { describe, expect, test } from 'vitest';
import { meetsRules, passwordRules } from './password-rules.ts';

const broken = (password: string): string[] =>
  passwordRules.filter(({ holds }) => !holds(password)).map(({ label }) => label);

describe('a new password', () => {
  test('with everything will do', () => {
    expect(broken('Correct-7')).toEqual([]);
    expect(meetsRules('Correct-7')).toBe(true);
    expect(meetsRules(`Aa1!${'x'.repeat(1_000)}`)).toBe(false);
  });

  test('AUTH-106 AUTH-107 lacks length or a digit', () => {
    expect(broken('Short-7')).toEqual(['At least 8 characters']);
    expect(broken('Correct-horse')).toEqual(['A digit']);
  });

  test('AUTH-108 AUTH-109 lacks an uppercase or a lowercase letter', () => {
    expect(broken('correct-7')).toEqual(['An uppercase letter']);
    expect(broken('CORRECT-7')).toEqual(['A lowercase letter']);
  });

  test('AUTH-110 lacks a special character, of which there are these', () => {
    for (const sign of `!@#$%^&*()_+-=[]{};':"\\|,.<>/?`) expect(broken(`Correct7${sign}`)).toEqual([]);
    for (const sign of '~`§€ ') expect(broken(`Correct7${sign}`)).toHaveLength(1);
  });
});
