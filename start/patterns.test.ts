import { expect, test } from 'vitest';
import { judge, patternsOf } from './patterns.ts';

const judged = (code: string, bounded: Record<string, string> = {}) => judge(patternsOf('made/up.ts', code), bounded);

test('a pattern whose time grows faster than its text is refused, and says where it is', async () => {
  for (const [code, why] of [
    [`text.replace(/<[^>]*>/g, '')`, '/<[^>]*>/g of made/up.ts takes time that is 2nd degree polynomial'],
    [String.raw`const end = /\s+$/`, String.raw`/\s+$/ of made/up.ts takes time`],
    ['/^(a+)+$/.test(text)', 'exponential'],
    [String.raw`/<(script|style)[\s\S]*?<\/\1>/gi`, 'is not proven to be linear (unsupported: back-reference)'],
    // built from constants
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    ["const word = '[a-z]+';\nconst two = new RegExp(`^${word}${word}!$`);", 'two of made/up.ts takes time'],
    ["const many = RegExp(['a+', 'b'].join('') + '!')", 'many of made/up.ts takes time'],
    // built from other values
    [
      'function find(text: string, sought: string) { return new RegExp(sought).test(text); }',
      'find of made/up.ts is put',
    ],
  ] as const) {
    const [breach, ...others] = await judged(code);
    expect(breach, code).toContain(why);
    expect(others).toEqual([]);
  }
});

test('linear ones and those whose texts have a bound are let be', async () => {
  expect(await judged(String.raw`/^[a-z]{1,20}$/.test(text); /\s+/g; new RegExp('^[0-9]+$')`)).toEqual([]);
  expect(await judged(String.raw`/\s+$/.test(text)`, { '/\\s+$/ of made/up.ts': 'at most 20 characters' })).toEqual([]);
});

test('an entry that no pattern has any more is told', async () => {
  expect(await judged('', { '/gone+$/': 'at most 20 characters' })).toEqual([
    expect.stringContaining('nobody uses it'),
  ]);
});

test('the bound of a text counts in its file alone', async () => {
  const [breach] = await judged(String.raw`/\s+$/.test(text)`, { '/\\s+$/ of other.ts': 'at most 20 characters' });
  expect(breach).toContain(String.raw`/\s+$/ of made/up.ts takes time`);
});
