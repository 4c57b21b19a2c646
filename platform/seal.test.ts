import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const { seal, open } = createSeal(randomBytes(32));

test('what is sealed opens in its place, and says nothing', () => {
  const sealed = seal('ak_naïve', 'license-key/7');
  expect(sealed.toString('latin1')).not.toContain('ak_');
  expect(open(sealed, 'license-key/7')).toBe('ak_naïve');
  expect(seal('ak_naïve', 'license-key/7')).not.toEqual(sealed);
});

test('it does not open elsewhere, with another key, or changed', () => {
  const sealed = seal('secret', 'license-key/7');
  expect(() => open(sealed, 'license-key/8')).toThrow();
  expect(() => createSeal(randomBytes(32)).open(sealed, 'license-key/7')).toThrow();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => open(changed, 'license-key/7')).toThrow();
  }
});
