import { expect, test } from 'vitest';
import { codeAt, newSecret, stepOf, urlOf } from './totp.ts';

/** Base32 of the secret of RFC 6238's test vectors, "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1_000);

// the last six digits of the RFC's eight; `oathtool --totp -b <secret> --now "@<seconds>"` prints the same
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('codes are those of RFC 6238 at %i s', (seconds, code) => {
  expect(codeAt(secret, at(seconds))).toBe(code);
  expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('AUTH.5 a code is accepted a step early and a step late, as of its own step, and no further away', () => {
  const [now, step] = [at(3_000_000), 100_000];
  const codeOf = (steps: number) => codeAt(secret, at(3_000_000 + steps * 30));
  expect([-1, 0, 1].map((steps) => stepOf(secret, codeOf(steps), now))).toEqual([step - 1, step, step + 1]);
  for (const steps of [-2, 2, 10]) expect(stepOf(secret, codeOf(steps), now)).toBeNull();
});

test('secrets are 160 random bits in base32, and their address names product and person', () => {
  const [first, second] = [newSecret(), newSecret()];
  expect(first).toMatch(/^[A-Z2-7]{32}$/);
  expect(first).not.toBe(second);
  const url = new URL(urlOf(first, { issuer: 'Plant & Co: 1', label: 'maya@site.example' }));
  expect(url.protocol).toBe('otpauth:');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ secret: first, issuer: 'Plant & Co: 1', algorithm: 'SHA1', digits: '6', period: '30' },
  });
});
