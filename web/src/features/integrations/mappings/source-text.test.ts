import { expect, test } from 'vitest';
import { sourceOf, textOfSource } from './source-text.ts';

test('a source is edited as text: a path, the number of a column, several together, or none', () => {
  for (const [text, source] of [
    ['device.label', 'device.label'],
    ['3', 3],
    ['Date + Time', ['Date', 'Time']],
    ['', null],
  ] as const) {
    expect(sourceOf(text)).toEqual(source);
    expect(textOfSource(source)).toBe(text);
  }
  expect(sourceOf('  +  ')).toBeNull();
});
