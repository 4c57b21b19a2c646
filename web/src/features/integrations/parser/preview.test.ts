import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';

test('a mail is told by subject and text, another payload by its beginning', () => {
  expect(previewOf(JSON.stringify({ messageId: '1', subject: 'Alarm', text: 'AHU\n  hot' }))).toBe('Alarm · AHU hot');
  expect(previewOf('"a,b\\n1,2"')).toBe('a,b 1,2');
  expect(previewOf('{"a":\n 1}')).toBe('{"a": 1}');
  expect(previewOf('x'.repeat(1_000))).toHaveLength(160);
});
