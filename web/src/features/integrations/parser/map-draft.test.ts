import { expect, test } from 'vitest';
import { inOrder, readDraft, textOfMap } from './map-draft.ts';

test('a map that can be used has no problem, whether or not it says everything', () => {
  expect(readDraft('generic-kv-mail-1', textOfMap({ pairBy: 'point' })).problems).toEqual([]);
  expect(readDraft('generic-json-1', textOfMap(null))).toMatchObject({ value: {}, problems: [] });
});

test('what is wrong is said where it is wrong', () => {
  expect(readDraft('generic-kv-mail-1', '{"labels": {"message": ""}}').problems).toMatchObject([
    { path: 'labels.message' },
  ]);
  const [broken] = readDraft('generic-json-1', '{"fields": ').problems;
  expect(broken?.message).toContain('Invalid JSON');
  expect(readDraft('generic-json-1', '{"fields": {"occurredAt": null}}').problems).toEqual([
    { path: 'fields.occurredAt', message: 'Every event needs a time.' },
  ]);
});

test('a stored map is shown in the order of its fields', () => {
  const stored = {
    pairBy: 'point',
    labels: { message: 'Text', occurredAt: 'Time' },
    events: { Off: 'RTN', On: 'ALARM' },
  };
  expect(textOfMap(inOrder(stored))).toBe(
    textOfMap({
      pairBy: 'point',
      labels: { occurredAt: 'Time', message: 'Text' },
      events: { On: 'ALARM', Off: 'RTN' },
    }),
  );
  expect(inOrder(null)).toBeNull();
});
