import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { alarmState } from '../../../tests/support/alarm-rows.ts';
import { isRemembered, remember, rememberedEvents } from '../ingest/recent-events.ts';
import type { AlarmState } from '../model/state.ts';
import { readMemory, writeMemory } from './state-memory.ts';

const at = Date.UTC(2026, 4, 1);
const newest = { at, rank: 3, id: randomUUID() };
const states: Record<string, Partial<AlarmState>> = {
  'never active': { activityEvent: null },
  'whose newest event is its newest activity': { activityEvent: newest, newestEvent: newest },
  'that was acknowledged since': { activityEvent: { at: at - 1, rank: 0, id: randomUUID() }, newestEvent: newest },
  'with texts that need quoting': {
    instanceValue: '"\\ 7\n°F',
    instanceAckBy: 'a\t"b"',
    instanceAckAt: at,
    earlierStarts: [at - 2, at - 1],
  },
};

test.each(Object.entries(states))('an alarm %s is remembered as it was, in one line', (_name, given) => {
  const state = alarmState({ customerId: 1, id: 1, ...given });
  const text = writeMemory(state);
  expect(text).not.toContain('\n');
  expect({ ...state, ...readMemory(text) }).toEqual(state);
});

test('an alarm knows its last events again, and those alone', () => {
  const ids = Array.from({ length: rememberedEvents + 3 }, () => randomUUID());
  const recent = ids.reduce((text, id) => remember(text, [id]), '');
  expect(remember('', ids)).toBe(recent);
  expect(ids.map((id) => isRemembered(recent, id))).toEqual(ids.map((_, index) => index >= 3));
  expect(isRemembered('', ids[0] as string)).toBe(false);
});
