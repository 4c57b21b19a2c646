import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultFieldPaths, mappableFields } from './field-map.ts';
import { defaultLabels, defaultMailTemplates, mailTemplateSchema, parseMailTemplate } from './mail-template.ts';
import { parsePositionalText } from './positional-text.ts';

const problemOf = (input: unknown): string => {
  const parsed = parseMailTemplate('generic-kv-mail-1', input);
  if ('map' in parsed) throw new Error('expected a problem');
  return parsed.problem;
};

test('every template that ships can be used', () => {
  for (const template of Object.values(defaultMailTemplates)) {
    expect(mailTemplateSchema.safeParse(template).success).toBe(true);
  }
});

test('a stored template is used whole, none is that of the version', () => {
  expect(parseMailTemplate('ebo-mail-1', undefined)).toMatchObject({
    map: { pairBy: 'point', faultStates: ['5', 'fault'] },
  });
  expect(parseMailTemplate('ebo-mail-1', { labels: { pointPath: 'Source' } })).toMatchObject({
    map: { pairBy: 'condition', faultStates: ['fault'], labels: { pointPath: 'Source' } },
  });
});

test('docs/sources.md says of every field which label and which key it is read from', () => {
  const docs = readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8');
  const rows = docs.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const field of mappableFields) {
    const label = defaultLabels[field];
    const row = rows.find(([, name]) => name === `\`${field}\``);
    const [byLabel, byKey] = [label ? `\`${label}\`` : '–', `\`${defaultFieldPaths[field]}\``];
    expect(row?.slice(1, 4)).toEqual([`\`${field}\``, byLabel, byKey]);
  }
});

test('a text comes apart into static text and tokens', () => {
  expect(parsePositionalText('state={toState}|{ignore} at {occurredAt}.')).toEqual({
    statics: ['state=', '|', ' at ', '.'],
    tokens: ['toState', null, 'occurredAt'],
  });
});

test.each([
  [
    'labels and a text',
    { labels: { message: 'Text' }, text: '{message}' },
    /at text: Use either labels or a text, not both/,
  ],
  ['a text without a token', { text: 'state' }, /at text: The template has no token/],
  ['a token that is no field', { text: 'state={sate}' }, /\{sate\} is not a field. Use one of occurredAt, /],
  ['a token twice', { text: '{message}|{message}' }, /\{message\} is used twice/],
  ['tokens that touch', { text: '{pointPath}{message}' }, /Put text between \{message\} and the token before it/],
  ['an unknown field', { labels: { poinnt: 'x' } }, /labels.*poinnt/],
  ['an empty label', { labels: { message: ' ' } }, /labels\.message/],
  ['an unknown kind of event', { subjectEvents: { Cleared: 'GONE' } }, /subjectEvents\.Cleared/],
  [
    'a record of labels without an id',
    { mode: 'record', labels: { message: 'x' } },
    /at labels\.sourceRecordId.*Records need an id/,
  ],
  ['a record of a text without an id', { mode: 'record', text: '{message}' }, /at text: .*Records need an id/],
])('%s is refused with where and why', (_, input, reason) => {
  expect(problemOf(input)).toMatch(reason);
});
