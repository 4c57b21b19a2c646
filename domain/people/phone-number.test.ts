import { expect, test } from 'vitest';
import { phoneSchema, toPhoneNumber } from './phone-number.ts';

test('USR-091 a phone number has country code 1 unless it says another', () => {
  for (const [text, number] of [
    ['(415) 555-2671', '+14155552671'],
    ['1 415 555 2671', '+14155552671'],
    ['+49 30 901820', '+4930901820'],
    ['415 555', null],
    ['call me at 415 555 2671', null],
    ['+1 415 555 2671 ext 5', null],
    ['', null],
  ] as const)
    expect([text, toPhoneNumber(text)]).toEqual([text, number]);
  expect(phoneSchema.safeParse('9'.repeat(100_000)).success).toBe(false);
  expect(phoneSchema.parse(' 415 555 2671 ')).toBe('+14155552671');
});
