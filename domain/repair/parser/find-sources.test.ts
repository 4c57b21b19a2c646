import { expect, test } from 'vitest';
import type { CanonicalEvent } from '../../alarms/model/canonical-event.ts';
import { findSources } from './find-sources.ts';

const event = (given: Partial<CanonicalEvent>): CanonicalEvent =>
  ({
    kind: 'ALARM',
    occurredAt: '2026-01-05T14:00:00.000Z',
    sourceRecordId: null,
    pointPath: '',
    pointName: '',
    stationPath: '',
    condition: null,
    message: '',
    fromState: null,
    toState: null,
    priorityRaw: null,
    alarmClass: null,
    ackedBy: null,
    valueText: null,
    hyperlink: null,
    ...given,
  }) as CanonicalEvent;
const texts = (payload: string, given: Partial<CanonicalEvent>) =>
  findSources(payload, event(given)).map(({ field, start, end }) => [field, payload.slice(start, end)]);

test('each field points at the text it was taken from, in the order of the text', () => {
  const payload = 'Source: AHU-3\nState: High Limit\nPriority: 64\nText: Too warm in AHU-3';
  expect(
    texts(payload, { pointPath: 'AHU-3', toState: 'High Limit', priorityRaw: '64', message: 'Too warm in AHU-3' }),
  ).toEqual([
    ['pointPath', 'AHU-3'],
    ['toState', 'High Limit'],
    ['priorityRaw', '64'],
    ['message', 'Too warm in AHU-3'],
  ]);
});

test('text that JSON escapes is found as JSON writes it', () => {
  expect(texts('{"m":"say \\"hot\\""}', { message: 'say "hot"' })).toEqual([['message', 'say \\"hot\\"']]);
});

test('a number inside another is no source, and a stretch of text is one field’s', () => {
  expect(texts('value 175, priority 75', { priorityRaw: '75' })).toEqual([['priorityRaw', '75']]);
  expect(findSources('value 175, priority 75', event({ priorityRaw: '75' }))[0]?.start).toBe(20);
  expect(texts('AHU-3', { pointPath: 'AHU-3', pointName: 'AHU-3' })).toEqual([['pointPath', 'AHU-3']]);
});

test('what was worked out is found nowhere', () => {
  expect(texts('14:00', { message: 'something else' })).toEqual([]);
});
