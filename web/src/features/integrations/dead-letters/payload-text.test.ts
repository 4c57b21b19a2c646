import { expect, test } from 'vitest';
import { mailOf, prettyPayload } from './payload-text.ts';

test('JSON over lines keeps every number and text as it was written', () => {
  const text = '{"id":12345678901234567890,"value":1.0,"note":"a: {b}, \\"c\\"","list":[1,[],{}],"none":null}';
  const pretty = prettyPayload(text);
  expect(pretty).toBe(
    [
      '{',
      '  "id": 12345678901234567890,',
      '  "value": 1.0,',
      '  "note": "a: {b}, \\"c\\"",',
      '  "list": [',
      '    1,',
      '    [],',
      '    {}',
      '  ],',
      '  "none": null',
      '}',
    ].join('\n'),
  );
  expect(JSON.parse(pretty)).toEqual(JSON.parse(text));
  expect(prettyPayload(pretty)).toBe(pretty);
});

test('what is no JSON stays as it is', () => {
  expect(prettyPayload('time;point\n1;2')).toBe('time;point\n1;2');
  expect(prettyPayload('"text"')).toBe('"text"');
});

test('what nests too deep or is too long stays as it is', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  expect(prettyPayload(nested(25_000))).toBe(nested(25_000));
  expect(prettyPayload(nested(101))).toBe(nested(101));
  expect(prettyPayload(nested(100))).toContain(`\n${'  '.repeat(100)}"a": 1\n`);
  const long = JSON.stringify({ a: 'x'.repeat(200_000) });
  expect(prettyPayload(long)).toBe(long);
});

test('a mail is known by its parts', () => {
  const mail = { messageId: 'a@b', from: 'x@y.z', to: [], subject: '', date: null, text: 't', attachments: [] };
  expect(mailOf(JSON.stringify(mail))).toEqual(mail);
  expect(mailOf(JSON.stringify({ ...mail, text: 5 }))).toBeNull();
  expect(['null', '5', '[]', 'From: x'].map(mailOf)).toEqual([null, null, null, null]);
});
