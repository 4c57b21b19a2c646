import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inboundBatchMax, itemMaxKb } from '../constants.ts';
import { type BodyItem, detectFormat, splitItems } from './split-items.ts';

const split = (body: string | Buffer, contentType?: string) => {
  const bytes = Buffer.from(body);
  return splitItems(bytes, detectFormat(contentType, bytes));
};
const itemsOf = (body: string | Buffer, contentType?: string): BodyItem[] => {
  const answer = split(body, contentType);
  if ('unreadable' in answer) throw new Error(answer.unreadable);
  return answer.items;
};
const textsOf = (body: string | Buffer, contentType?: string) => itemsOf(body, contentType).map((item) => item.text);
const unreadable = (body: string | Buffer) => {
  const answer = split(body);
  return 'unreadable' in answer ? answer.unreadable : '';
};
const ndjson = 'application/x-ndjson; charset=utf-8';

test('items of an array are exactly the text as sent, with their positions', () => {
  const body = ' [ {"a" : 1.50,\n "b":"x"} ,{"ä":"[\\"}],{","b":{"c":[{}]}}\n, {} ]\n';
  expect(itemsOf(body)).toEqual([
    { text: '{"a" : 1.50,\n "b":"x"}', position: 0 },
    { text: '{"ä":"[\\"}],{","b":{"c":[{}]}}', position: 1 },
    { text: '{}', position: 2 },
  ]);
});

test('texts are items like any other: a document of XML, lines of CSV', () => {
  const texts = [JSON.stringify('<obj is="a, b">\n]</obj>'), JSON.stringify('"a","b"\n1,2')];
  expect(itemsOf(`[${texts.join(', ')}]`)).toEqual(texts.map((text, position) => ({ text, position })));
  expect(textsOf(texts.join('\n'), ndjson)).toEqual(texts);
});

test('lines of NDJSON are items; blank lines and carriage returns are not', () => {
  expect(itemsOf('{"a":1}\r\n\n  \n {"a":2} \n', ndjson)).toEqual([
    { text: '{"a":1}', position: 0 },
    { text: '{"a":2}', position: 1 },
  ]);
});

test('a single object is one item, even over several lines', () => {
  expect(textsOf('\n{\n "a": [1,\n2]\n}\n', 'application/json')).toEqual(['{\n "a": [1,\n2]\n}']);
});

test('lines of objects without a content type that says so are NDJSON', () => {
  expect(textsOf('{"a":1}\n{"a":2}', 'application/json')).toEqual(['{"a":1}', '{"a":2}']);
  expect(textsOf('{"a":1}\n{"a":2}')).toHaveLength(2);
});

test('a body that begins with a bracket is an array whatever its content type says', () => {
  expect(textsOf('[{"a":1},{"a":2}]', ndjson)).toEqual(['{"a":1}', '{"a":2}']);
});

test('a byte order mark is no part of the first item', () => {
  expect(textsOf('\uFEFF[{"a":1}]')).toEqual(['{"a":1}']);
  expect(textsOf('\uFEFF{"a":1}')).toEqual(['{"a":1}']);
});

test('an empty array has no items', () => {
  expect(itemsOf(' [ ] ')).toEqual([]);
});

test('one malformed item leaves the others as they are', () => {
  const items = itemsOf('[{"a":1},{"a":x},,{"b" 2},{"a":2}]');
  expect(items.map((item) => item.malformed === undefined)).toEqual([true, false, false, false, true]);
  expect(items[1]?.malformed).toMatch(/not valid JSON/);
  expect(items[2]?.malformed).toMatch(/empty/);
  expect(itemsOf('{"a":1}\n{"a":\n{"a":2}', ndjson).map((item) => item.malformed === undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

test('an item may be as large as the limit and not a byte larger', () => {
  const most = itemMaxKb * 1_024;
  const ofBytes = (bytes: number) => `{"ä":"${'x'.repeat(bytes - 9)}"}`;
  const [fits, exceeds] = itemsOf(`[${ofBytes(most)},${ofBytes(most + 1)}]`);
  expect(Buffer.byteLength(fits?.text ?? '')).toBe(most);
  expect(fits?.malformed).toBeUndefined();
  expect(exceeds?.malformed).toMatch(/larger than 256 KB/);
});

test.each([
  ['an empty body', ' \n'],
  ['an array that does not end', '[{"a":1}'],
  ['an array that ends inside an item', '[{"a":[1},{"b":2}]'],
  ['an open string', '[{"a":"x}]'],
  ['a brace too many', '[{"a":1}},{"b":2}]'],
  ['text behind the array', '[{"a":1}] x'],
  ['an object that does not end', '{"a":1'],
  ['a word', 'alarm'],
])('%s is unreadable', (_, body) => {
  expect(unreadable(body)).not.toBe('');
});

test('as many items as a batch may have, and no more', () => {
  const items = (count: number) => Array.from({ length: count }, () => '{}');
  expect(itemsOf(`[${items(inboundBatchMax).join(',')}]`)).toHaveLength(inboundBatchMax);
  expect(itemsOf(items(inboundBatchMax).join('\n'), ndjson)).toHaveLength(inboundBatchMax);
  expect(unreadable(`[${items(inboundBatchMax + 1).join(',')}]`)).toMatch(/more than 1000 items/);
  expect(unreadable(items(inboundBatchMax + 1).join('\n'))).toMatch(/more than 1000 items/);
});

test('bytes that are not UTF-8 are unreadable', () => {
  expect(unreadable(Buffer.from([0x5b, 0x22, 0xe4, 0x22, 0x5d]))).toMatch(/UTF-8/);
});

test('nesting as deep as the body allows costs no stack', () => {
  const depth = 500_000;
  const deep = '['.repeat(depth) + ']'.repeat(depth);
  expect(itemsOf(`[{"a":1},${deep}]`)[1]?.malformed).toMatch(/larger/);
  expect(unreadable('['.repeat(depth))).toMatch(/is incomplete/);
  expect(unreadable('{"a":'.repeat(depth))).toMatch(/is incomplete/);
});

test('whatever JSON is sent as an array comes apart into the texts it was put together from', () => {
  const space = fc.constantFrom('', ' ', '\n', '\t\r\n ');
  fc.assert(
    fc.property(fc.array(fc.tuple(space, fc.json(), space)), (parts) => {
      const body = `[${parts.map(([before, text, after]) => before + text + after).join(',')}]`;
      expect(itemsOf(body)).toEqual(parts.map(([, text], position) => ({ text, position })));
    }),
  );
});

test('whatever JSON is sent as lines comes apart into its lines', () => {
  fc.assert(
    fc.property(fc.array(fc.json(), { minLength: 1 }), (lines) => {
      const bytes = Buffer.from(lines.join('\n'));
      expect(splitItems(bytes, 'ndjson')).toEqual({ items: lines.map((text, position) => ({ text, position })) });
    }),
  );
});

test('no bytes make it throw, and what it calls well-formed is JSON and part of the body', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('[', ']', '{', '}', ',', '"', '\\', '\n', ':', '1', '{"a":1}'),
      fc.string({ maxLength: 4 }),
    ),
  );
  const bodies = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    pieces.map((parts) => Buffer.from(parts.join(''))),
  );
  fc.assert(
    fc.property(bodies, fc.constantFrom('array' as const, 'ndjson' as const, undefined), (body, format) => {
      const answer = splitItems(body, format ?? detectFormat(undefined, body));
      if ('unreadable' in answer) return;
      for (const [position, item] of answer.items.entries()) {
        expect(item.position).toBe(position);
        if (item.malformed !== undefined) continue;
        expect(body.toString('utf8')).toContain(item.text);
        JSON.parse(item.text);
      }
    }),
    { numRuns: 2_000 },
  );
});
