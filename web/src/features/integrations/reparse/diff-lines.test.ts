import { expect, test } from 'vitest';
import { type DiffPart, diffLines } from './diff-lines.ts';

const shown = (parts: DiffPart[]): string =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const diff = (a: string, b: string): [string, string] => {
  const { before, after } = diffLines(a, b);
  return [shown(before), shown(after)];
};

test('words that the other line lacks are marked', () => {
  expect(
    diff(
      '14:00 · ALARM · A12 · Supply air too warm · priority 3',
      '14:00 · ALARM · A15 · Return air warm · priority 3',
    ),
  ).toEqual([
    '14:00 · ALARM · [A12] · [Supply] air[ too] warm · priority 3',
    '14:00 · ALARM · [A15] · [Return] air warm · priority 3',
  ]);
});

test('a line may be the same, longer, empty or another', () => {
  expect(diff('a b', 'a b')).toEqual(['a b', 'a b']);
  expect(diff('a b', 'a b c')).toEqual(['a b', 'a b[ c]']);
  expect(diff('', 'a b')).toEqual(['', '[a b]']);
  expect(diff('one two', 'three four')).toEqual(['[one two]', '[three four]']);
  expect(diff('a a', 'a')).toEqual(['a[ a]', 'a']);
});

test('long lines are marked as a whole', () => {
  const line = (word: string) => Array.from({ length: 300 }, () => word).join(' ');
  expect(diff(line('a'), line('b'))).toEqual([`[${line('a')}]`, `[${line('b')}]`]);
});
