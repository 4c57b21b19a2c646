import { describe, expect, test } from 'vitest';
import { JSONScalar } from './scalars.ts';

const nested = (levels: number, inside: unknown = 'x'): unknown =>
  Array.from({ length: levels }).reduce((inner) => ({ inner: [inner] }), inside);

describe('a JSON value that is sent', () => {
  test('is taken as it is', () => {
    const value = { a: [1, null, { b: 'x' }], c: nested(9) };
    expect(JSONScalar.parseValue(value)).toBe(value);
  });

  test('is refused if whatever reads it might run out of stack', () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    for (const value of [nested(11), { cmmsConfig: deep }])
      expect(() => JSONScalar.parseValue(value)).toThrow('A JSON value has at most 20 levels');
  });
});
