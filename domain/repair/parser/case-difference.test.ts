import { expect, test } from 'vitest';
import type { CanonicalEvent } from '../../alarms/model/canonical-event.ts';
import { differenceOf } from './case-difference.ts';

const event = (given: Partial<CanonicalEvent>) => ({ kind: 'ALARM', message: 'hot', ...given }) as CanonicalEvent;
const applied = (...events: CanonicalEvent[]) => ({ outcome: 'applied' as const, reason: null, events });

test('a case that reads as it was kept has no difference', () => {
  expect(differenceOf([event({})], applied(event({})))).toBeNull();
});

test('the first thing that differs is said', () => {
  expect(differenceOf([event({})], applied(event({ message: 'cold' })))).toBe(
    'message of event 1 is "cold" instead of "hot"',
  );
  expect(differenceOf([event({})], applied(event({}), event({})))).toBe('It has 2 events instead of 1');
  const rejected = { outcome: 'rejected' as const, reason: 'no time', events: [] };
  expect(differenceOf([event({})], rejected)).toBe('It is rejected: no time');
});
