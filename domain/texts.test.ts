import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reasonSchema, textOf, trimmedTo } from './texts.ts';

test('STAT.22: a reason is trimmed, and empty counts as missing', () => {
  expect(['  why ', '', ' \n\t', null, undefined].map((text) => reasonSchema.parse(text))).toEqual([
    'why',
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ['letters', 'x'],
  ['emoji of several code points', '👩🏽‍🚒'],
  ['flags', '🇨🇦'],
  ['letters with marks', 'e\u0301'],
  ['Hebrew', 'ש'],
])('a character is what people see: %s', (_, character) => {
  const schema = textOf('A text', 10);
  expect(schema.parse(character.repeat(10))).toBe(character.repeat(10));
  expect(() => schema.parse(character.repeat(11))).toThrow('A text can have at most 10 characters');
  expect(trimmedTo(character.repeat(11), 10)).toBe(character.repeat(10));
});

test('halves of characters and NUL are refused', () => {
  for (const text of ['a\u0000', '\ud83d', 'b\udc00c']) expect(() => reasonSchema.parse(text)).toThrow('characters');
});

test('a typed value is trimmed to 100 characters, and trimming twice is trimming once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const trimmed = trimmedTo(text, 100);
      expect([...new Intl.Segmenter().segment(trimmed)].length).toBeLessThanOrEqual(100);
      expect(trimmedTo(trimmed, 100)).toBe(trimmed);
      if ([...new Intl.Segmenter().segment(text.trim())].length <= 100) expect(trimmed).toBe(text.trim());
    }),
  );
});
