import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryRow } from '../../changes/changes-message.ts';
import { byReparse } from '../../origin/origin.ts';
import type { EventKind } from '../model/canonical-event.ts';
import { type AlarmInstance, type AlarmState, comparePositions } from '../model/state.ts';
import { type AlarmEvent, positionOf } from '../rows/alarm-event.ts';
import { recordEntries } from '../rows/status-entries.ts';
import { type AlarmIdentity, applyEvents } from './apply-events.ts';
import { foldInstances } from './fold-instances.ts';
import { rebuildState } from './rebuild-state.ts';
import { refoldState } from './refold-state.ts';

const alarm: AlarmIdentity = { customerId: 7, id: 1, fingerprint: 'f', systemId: 3 };
const minute = 60_000;
const t0 = Date.UTC(2026, 0, 5, 14);

function event(kind: EventKind, at: number, more: Partial<AlarmEvent> = {}): AlarmEvent {
  const sourceState = kind === 'RTN' ? 'normal' : 'offnormal';
  const id = `${kind}@${at}${more.sourceRecordId ?? ''}`;
  return {
    id,
    kind,
    at,
    sourceRecordId: null,
    sourceState,
    priority: 3,
    value: '78.4',
    unit: '°F',
    ackedBy: null,
    ...more,
  };
}

/** Applies batches one after another as the projector does; the final state and every instance as last written. */
function run(batches: AlarmEvent[][], start: AlarmState | null = null) {
  let state = start;
  let refold = false;
  const instances = new Map<string, AlarmInstance>();
  for (const batch of batches) {
    const result = applyEvents(alarm, state, batch, t0);
    if (!result) continue;
    state = result.state;
    refold ||= result.needsRefold;
    for (const instance of result.instances) instances.set(instance.id, instance);
  }
  if (!state) throw new Error('no event was applied');
  if (!refold) return { state, instances: [...instances.values()], refold };
  const folded = foldInstances(alarm.customerId, alarm.id, distinct(batches.flat()), []);
  return { state: refoldState(state, folded, t0), instances: folded.instances, refold };
}

/** Applies batches one after another; the final state and every entry as last written. */
function entered(batches: readonly AlarmEvent[][]) {
  let state: AlarmState | null = null;
  const entries = new Map<string, EntryRow>();
  for (const batch of batches) {
    const result = applyEvents(alarm, state, batch, t0);
    if (!result) continue;
    state = result.state;
    for (const entry of result.entries) entries.set(entry.entryId, entry);
  }
  if (!state) throw new Error('no event was applied');
  return { state, entries };
}

const distinct = (events: AlarmEvent[]): AlarmEvent[] => [...new Map(events.map((e) => [e.id, e])).values()];

/** The part that must not depend on order: everything but bookkeeping. */
function outcome({ state, instances }: { state: AlarmState; instances: AlarmInstance[] }) {
  const { version: _version, recentEvents: _recent, createdAt: _created, entry: _entry, ...rest } = state;
  return { state: rest, instances: instances.toSorted((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1)) };
}

describe('source events, one after another', () => {
  test('STAT.1: a first activation enters Intake and is active', () => {
    const { state, instances } = run([[event('ALARM', t0)]]);
    expect(state).toMatchObject({
      status: 'Intake',
      isActive: true,
      severity: 'Alarm',
      enteredStatusAt: t0,
      latestAlarmAt: t0,
    });
    expect(instances).toMatchObject([{ startedAt: t0, endedAt: null, value: '78.4', unit: '°F' }]);
  });

  test('STAT.8: a return to normal ends the instance and goes to Inactive', () => {
    const { state, instances } = run([[event('ALARM', t0)], [event('RTN', t0 + minute)]]);
    expect(state).toMatchObject({ status: 'Inactive', isActive: false, severity: 'Normal', latestEndAt: t0 + minute });
    expect(instances).toMatchObject([{ startedAt: t0, endedAt: t0 + minute, endSource: 'SOURCE' }]);
  });

  test('STAT.3: a second activation without a return supersedes the first and is no new entry', () => {
    const { state, instances } = run([[event('ALARM', t0)], [event('ALARM', t0 + minute)]]);
    expect(state).toMatchObject({ status: 'Intake', enteredStatusAt: t0, latestAlarmAt: t0 + minute });
    expect(instances).toMatchObject([{ endedAt: t0 + minute, endSource: 'SUPERSEDED' }, { endedAt: null }]);
  });

  test('an activation and its return at the same instant are one instance of no length', () => {
    const { state, instances } = run([[event('RTN', t0), event('ALARM', t0)]]);
    expect(state).toMatchObject({ status: 'Inactive', isActive: false });
    expect(instances).toMatchObject([{ startedAt: t0, endedAt: t0 }]);
  });

  test('a return before its alarm is kept and paired when the alarm comes', () => {
    const early = run([[event('RTN', t0 + minute)]]);
    expect(early.state).toMatchObject({ latestAlarmAt: null, isActive: false });
    const { state, instances, refold } = run([[event('RTN', t0 + minute)], [event('ALARM', t0)]]);
    expect(refold).toBe(true);
    expect(state).toMatchObject({ status: 'Inactive', isActive: false, latestAlarmAt: t0, latestEndAt: t0 + minute });
    expect(instances).toMatchObject([{ startedAt: t0, endedAt: t0 + minute }]);
  });

  test('an acknowledgement is kept with the instance; the first one counts', () => {
    const first = event('ACK', t0 + minute, { ackedBy: 'jdoe' });
    const second = event('ACK', t0 + 2 * minute, { ackedBy: 'someone else' });
    const { state, instances } = run([[event('ALARM', t0)], [first], [second]]);
    expect(instances.at(-1)).toMatchObject({ ackedAt: t0 + minute, ackedBy: 'jdoe' });
    expect(state).toMatchObject({ status: 'Intake', instanceAckBy: 'jdoe' });
  });

  test('an update changes attributes only', () => {
    const { state, instances } = run([[event('ALARM', t0)], [event('UPDATE', t0 + minute, { priority: 5 })]]);
    expect(state).toMatchObject({ priority: 5, status: 'Intake', latestAlarmAt: t0 });
    expect(instances).toHaveLength(1);
  });

  test('a return says nothing of what its alarm is, unless nothing else is known of it', () => {
    const { state } = run([[event('ALARM', t0)]]);
    const back = event('RTN', t0 + minute);
    expect(applyEvents(alarm, state, [back], t0)).toMatchObject({ attributesFrom: back, textsFrom: null });
    const again = event('ALARM', t0 + minute - 1);
    expect(applyEvents(alarm, state, [back, again], t0)).toMatchObject({ attributesFrom: back, textsFrom: again });
    expect(applyEvents(alarm, null, [back], t0)).toMatchObject({ attributesFrom: back, textsFrom: back });
    expect(applyEvents(alarm, null, [back, again], t0)).toMatchObject({ attributesFrom: back, textsFrom: again });
  });

  test('a priority that a person set is never overwritten', () => {
    const set = { ...run([[event('ALARM', t0)]]).state, priority: 1, isPriorityByPerson: true };
    expect(run([[event('UPDATE', t0 + minute, { priority: 5 })]], set).state.priority).toBe(1);
  });

  test('the same event again has no effect, not even on the version', () => {
    const { state } = run([[event('ALARM', t0)]]);
    expect(applyEvents(alarm, state, [event('ALARM', t0)], t0)).toBeNull();
  });

  test.each([
    ['STAT.4', { status: 'Declined', isActive: true }, 'ALARM', 'Declined'],
    ['STAT.4', { status: 'Dispatched', isActive: true }, 'ALARM', 'Dispatched'],
    ['STAT.5', { status: 'Dispatched', openWorkCount: 1, isActive: false }, 'ALARM', 'Dispatched'],
    ['STAT.6', { status: 'Snoozed', isActive: false }, 'ALARM', 'Snoozed'],
    ['STAT.7', { status: 'Declined', isActive: false }, 'ALARM', 'Intake'],
    ['STAT.7', { status: 'Waiting for parts', isActive: false }, 'ALARM', 'Intake'],
    ['STAT.7', { status: 'Dispatched', isActive: false }, 'ALARM', 'Intake'],
    ['STAT.8', { status: 'Declined', isActive: true }, 'RTN', 'Inactive'],
    ['STAT.8', { status: 'Waiting for parts', isActive: true, openWorkCount: 2 }, 'RTN', 'Dispatched'],
    ['STAT.9', { status: 'Dispatched', isActive: true, openWorkCount: 1 }, 'RTN', 'Dispatched'],
    ['STAT.10', { status: 'Dispatched', isActive: true }, 'RTN', 'Inactive'],
    ['STAT.11', { status: 'Snoozed', isActive: true }, 'RTN', 'Snoozed'],
  ] as const)('%s: from %o a new %s leads to %s', (_decision, from, kind, to) => {
    const seen = run([[event('ALARM', t0)]]).state;
    const after = run([[event(kind, t0 + minute)]], { ...seen, ...from }).state;
    expect(after).toMatchObject({ status: to, isActive: kind === 'ALARM' });
  });

  test('ALM.12 INT.17 what a replay brings says so: the change, the entry, and an end that it has taught (ALM.4)', () => {
    const old = { isReplayed: true };
    const begun = applyEvents(alarm, null, [event('ALARM', t0, old)], t0 + 120 * minute);
    expect(begun?.origin.cause).toBe('REPLAY');
    expect(begun?.state.entry?.cause).toBe('REPLAY');
    const before = begun?.state as AlarmState;
    const ended = applyEvents(alarm, before, [event('RTN', t0 + minute, old)], t0 + 120 * minute);
    expect(ended?.origin.cause).toBe('REPLAY');
    expect(ended?.instances).toMatchObject([{ endedAt: t0 + minute, endSource: 'REPLAY' }]);
    expect(ended?.state).toMatchObject({ status: 'Inactive', latestEndSource: 'REPLAY', fleetingCount: 0 });
    // what came in time moves it on: that is no replay, whatever else the batch holds
    const both = [event('UPDATE', t0 + minute, old), event('RTN', t0 + 2 * minute)];
    const live = applyEvents(alarm, before, both, t0 + 120 * minute);
    expect(live?.origin.cause).toBe('SOURCE');
    expect(live?.instances).toMatchObject([{ endSource: 'SOURCE' }]);
    const moved = [event('UPDATE', t0 + 3 * minute), event('RTN', t0 + 2 * minute, old)];
    expect(applyEvents(alarm, before, moved, t0 + 120 * minute)?.origin.cause).toBe('REPLAY');
  });

  test('STAT.2: a decline covers chatter up to ten minutes after the return, and no longer', () => {
    const declined = { ...run([[event('ALARM', t0)]]).state, status: 'Declined' };
    const returned = run([[event('RTN', t0 + minute)]], declined).state;
    expect(run([[event('ALARM', t0 + 11 * minute)]], returned).state.status).toBe('Declined');
    expect(run([[event('ALARM', t0 + 11 * minute + 1)]], returned).state.status).toBe('Intake');
  });
});

describe('any order', () => {
  const kinds: EventKind[] = ['ALARM', 'ALERT', 'RTN', 'ACK', 'UPDATE'];
  const someEvent = fc
    .tuple(
      fc.constantFrom(...kinds),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom('', 'r1'),
    )
    // the content of an event is derived from its id, so that equal ids have equal content
    .map(([kind, step, priority, record]) =>
      event(kind, t0 + step * minute, {
        id: `${kind}${step}${priority}${record}`,
        priority,
        sourceRecordId: record || null,
        ackedBy: `p${priority}`,
        value: String(priority),
      }),
    );
  const history = fc.uniqueArray(someEvent, { minLength: 1, maxLength: 14, selector: (e) => e.id });
  const shuffled = history.chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray([...events, ...events], { minLength: events.length, maxLength: events.length * 2 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 5 })),
    ),
  );

  test('STAT.28: any order, repetition and batching of the same events ends in the same state and instances', () => {
    fc.assert(
      fc.property(shuffled, ([events, arrivals, sizes]) => {
        const missing = events.filter((e) => !arrivals.includes(e));
        const queue = [...arrivals, ...missing];
        const batches: AlarmEvent[][] = [];
        while (queue.length > 0) batches.push(queue.splice(0, sizes.next().value));
        const folded = foldInstances(alarm.customerId, alarm.id, events, []);
        const inOrder = run([events]);
        const wanted = outcome({ state: refoldState(inOrder.state, folded, t0), instances: folded.instances });
        expect(outcome(inOrder)).toEqual(wanted);
        expect(outcome(run(batches))).toEqual(wanted);
      }),
      { numRuns: 2_000 },
    );
  });

  test('ALM.13: any batching of an order enters the same entries; a refold and an unchanged reparse keep them', () => {
    fc.assert(
      fc.property(shuffled, ([, arrivals, sizes]) => {
        if (arrivals.length === 0) return;
        const queue = [...arrivals];
        const batches: AlarmEvent[][] = [];
        while (queue.length > 0) batches.push(queue.splice(0, sizes.next().value));
        // within a batch events are sorted: the same order, one at a time
        const ordered = batches.flatMap((batch) =>
          distinct(batch).toSorted((a, b) => comparePositions(positionOf(a), positionOf(b))),
        );
        const [batched, single] = [entered(batches), entered(ordered.map((e) => [e]))];
        const staysOf = ({ entries }: typeof batched) =>
          [...entries.values()].map(({ status, enteredAt, leftAt, toStatus }) => [status, enteredAt, leftAt, toStatus]);
        expect(staysOf(batched)).toEqual(staysOf(single));
        const { state } = batched;
        expect(batched.entries.has(state.entry?.id ?? '')).toBe(false);
        const known = distinct(arrivals);
        const folded = foldInstances(alarm.customerId, alarm.id, known, []);
        expect(refoldState(state, folded, t0).entry).toEqual(state.entry);
        const reparsed = rebuildState(refoldState(state, folded, t0), known, folded, t0);
        expect(recordEntries(state, reparsed, byReparse)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('STAT.27: Intake means active, Inactive means not active', () => {
    fc.assert(
      fc.property(shuffled, ([, arrivals]) => {
        if (arrivals.length === 0) return;
        const { state } = run(arrivals.map((e) => [e]));
        expect(state.status).toBe(state.isActive ? 'Intake' : 'Inactive');
      }),
      { numRuns: 500 },
    );
  });
});
