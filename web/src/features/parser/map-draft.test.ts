import { expect, test } from 'vitest';
import { readDraft, textOfMap } from './map-draft.ts';

test('a map that can be used has no problem, whether or not it says everything', () => {
  expect(readDraft('generic-kv-mail-1', textOfMap({ pairBy: 'point' })).problems).toEqual([]);
  expect(readDraft('generic-json-1', textOfMap(null))).toMatchObject({ value: {}, problems: [] });
});

test('what is wrong is said where it is wrong', () => {
  expect(readDraft('generic-kv-mail-1', '{"labels": {"message": ""}}').problems).toMatchObject([
    { path: 'labels.message' },
  ]);
  const [broken] = readDraft('generic-json-1', '{"fields": ').problems;
  expect(broken?.message).toContain('This is no JSON');
  expect(readDraft('generic-json-1', '{"fields": {"occurredAt": null}}').problems).toEqual([
    { path: 'fields.occurredAt', message: 'Every event needs its time.' },
  ]);
});
