import { expect, test } from 'vitest';
import type { CanonicalEvent } from '#domain/alarms/model/canonical-event.ts';
import { eventRows, fieldName, instant } from './event-rows.ts';

const event: CanonicalEvent = {
  kind: 'RTN',
  occurredAt: '2026-01-05T14:00:00.000Z',
  sourceRecordId: null,
  pointPath: 'AHU-1/SAT',
  pointName: 'SAT',
  stationPath: '',
  condition: null,
  message: 'hot',
  fromState: null,
  toState: 'Normal',
  sourceState: 'normal',
  priorityRaw: '64',
  priority: 4,
  alarmClass: null,
  normalAt: null,
  ackedAt: null,
  ackedBy: null,
  ackRequired: false,
  value: 78.4,
  valueText: '78.4 °F',
  limitHigh: null,
  limitLow: null,
  deadband: null,
  units: '°F',
  hyperlink: null,
};
const shown = (...events: Array<CanonicalEvent | null>) =>
  Object.fromEntries(eventRows(events, 'America/Chicago').map(({ label, values }) => [label, values]));

test('fields have plain labels and values, empty ones are null', () => {
  expect(shown(event)).toMatchObject({
    Event: ['Return to normal'],
    Occurred: ['01/05/2026 08:00:00 AM CST · 2026-01-05 14:00:00 UTC'],
    Priority: ['64 → High'],
    Value: ['78.4 °F'],
    'Needs acknowledgment': ['No'],
    Station: [null],
    'From state': [null],
  });
  expect(fieldName('pointPath')).toBe('Point');
  expect(instant('2026-01-05T14:00:00.000Z', 'UTC')).toBe('2026-01-05 14:00:00 UTC');
});

test('readings beside each other are marked where they differ', () => {
  const differing = (other: CanonicalEvent | null) =>
    eventRows([event, other], 'UTC').flatMap(({ field, differs }) => (differs ? [field] : []));
  expect(differing(event)).toEqual([]);
  expect(differing({ ...event, priority: 0, units: null })).toEqual(['priorityRaw', 'value']);
  expect(differing(null)).toContain('message');
});
