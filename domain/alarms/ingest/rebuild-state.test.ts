import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alarmState } from '../../../tests/support/alarm-rows.ts';
import type { AlarmState } from '../model/state.ts';
import type { AlarmEvent } from '../rows/alarm-event.ts';
import { applyEvents } from './apply-events.ts';
import { foldInstances } from './fold-instances.ts';
import { rebuildState } from './rebuild-state.ts';

const now = Date.UTC(2026, 4, 2);
const event = (kind: AlarmEvent['kind'], at: number, priority = 3): AlarmEvent => ({
  id: `${kind} ${at}`,
  kind,
  at,
  sourceRecordId: null,
  sourceState: kind === 'RTN' ? 'normal' : 'offnormal',
  priority,
  value: null,
  unit: null,
  ackedBy: null,
});
const rebuild = (before: AlarmState, events: AlarmEvent[]): AlarmState =>
  rebuildState(before, events, foldInstances(before.customerId, before.id, events, []), now);
const at = Date.UTC(2026, 4, 1);

describe('a status stays, unless an open instance came or went', () => {
  test.each([
    ['Intake', 'Inactive'],
    ['Declined', 'Inactive'],
    ['Snoozed', 'Snoozed'],
  ])('%s becomes %s when its open instance went', (status, after) => {
    const state = rebuild(alarmState({ customerId: 1, id: 1, status }), [event('ALARM', at), event('RTN', at + 1)]);
    expect(state).toMatchObject({ status: after, isActive: false });
  });

  test.each([
    ['Inactive', 'Intake'],
    ['Snoozed', 'Snoozed'],
    ['Dispatched', 'Dispatched'],
  ])('%s becomes %s when an open instance came', (status, after) => {
    const openWorkCount = status === 'Dispatched' ? 1 : 0;
    const before = alarmState({ customerId: 1, id: 1, status, isActive: false, openWorkCount });
    expect(rebuild(before, [event('ALARM', at)])).toMatchObject({ status: after, isActive: true });
  });

  test('what people have set stays, and time in a status with it', () => {
    const set = {
      isPinned: true,
      isServiceImpacting: true,
      priority: 5,
      isPriorityByPerson: true,
      enteredBySource: false,
    };
    const before = alarmState({ customerId: 1, id: 1, status: 'Declined', enteredStatusAt: 77, ...set });
    const state = rebuild(before, [event('ALARM', at, 1)]);
    expect(state).toMatchObject({ ...set, status: 'Declined', enteredStatusAt: 77 });
  });
});

test('KPI.15 an instance that only a replay knows is replayed, unless it puts the alarm into Intake', () => {
  const only = (kind: AlarmEvent['kind'], when: number): AlarmEvent => ({ ...event(kind, when), isReplayed: true });
  const inStatus = (status: string, openWorkCount = 0) =>
    alarmState({ customerId: 1, id: 1, status, isActive: false, openWorkCount });
  expect(rebuild(inStatus('Dispatched', 1), [only('ALARM', at)]).instanceIsReplayed).toBe(true);
  expect(rebuild(inStatus('Inactive'), [only('ALARM', at), event('RTN', at + 1)]).instanceIsReplayed).toBe(true);
  expect(rebuild(inStatus('Inactive'), [only('ALARM', at)])).toMatchObject({
    ...{ status: 'Intake', instanceIsReplayed: false },
  });
  expect(rebuild(inStatus('Dispatched', 1), [event('ALARM', at), only('RTN', at + 1)]).instanceIsReplayed).toBe(false);
});

test('KPI.15 an instance that was heard in time stays so, whatever it is derived from later', () => {
  const replayed = { ...event('ALARM', at), isReplayed: true };
  const [derived] = foldInstances(1, 1, [replayed], []).instances;
  expect(derived?.isReplayed).toBe(true);
  const known = [{ id: derived?.id as string, isReplayed: false }];
  expect(foldInstances(1, 1, [replayed], [], known).instances[0]?.isReplayed).toBe(false);
  const again = { ...event('ALERT', at), id: 'heard' };
  expect(foldInstances(1, 1, [replayed, again], []).instances).toMatchObject([{ isReplayed: false }]);
});

test('an alarm that has no event left is not active and in no list', () => {
  const state = rebuild(alarmState({ customerId: 1, id: 1 }), []);
  expect(state).toMatchObject({ isActive: false, latestAlarmAt: null, status: 'Inactive', severity: 'Normal' });
});

test('of events that came one by one it makes what the state machine made', () => {
  const kinds = fc.constantFrom<AlarmEvent['kind']>('ALARM', 'RTN', 'ACK', 'UPDATE');
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ kind: kinds, at: fc.integer({ min: 1, max: 50 }) }), {
        minLength: 1,
        maxLength: 12,
        selector: ({ at }) => at,
      }),
      (given) => {
        const events = given
          .toSorted((a, b) => a.at - b.at)
          .map(({ kind, at: offset }) => event(kind, at + offset, offset % 6));
        const identity = { customerId: 1, id: 1, fingerprint: 'f', systemId: 1 };
        let state: AlarmState | null = null;
        for (const one of events) state = applyEvents(identity, state, [one], now)?.state ?? state;
        const applied = state as AlarmState;
        const {
          version: _,
          recentEvents: __,
          ...rebuilt
        } = rebuild({ ...applied, isActive: applied.isActive }, events);
        const { version: ___, recentEvents: ____, ...wanted } = applied;
        expect(rebuilt).toEqual(wanted);
      },
    ),
  );
});
