import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alarmState } from '../../../tests/support/alarm-rows.ts';
import type { EntryRow } from '../../changes/changes-message.ts';
import { byPerson, bySource, byUndo, type Origin } from '../../origin/origin.ts';
import { applyEvents } from '../ingest/apply-events.ts';
import { foldInstances, type SetEnd } from '../ingest/fold-instances.ts';
import { refoldState } from '../ingest/refold-state.ts';
import type { AlarmInstance, AlarmState } from '../model/state.ts';
import type { AlarmEvent } from '../rows/alarm-event.ts';
import { nothingKnown } from '../rows/alarm-property-rows.ts';
import { recordEntries } from '../rows/status-entries.ts';
import { nextStatus, statusEvents, statusTable } from '../rows/status-table.ts';
import { changeStatus } from './change-status.ts';
import { deleteAlarms, restoreAlarms } from './delete-alarms.ts';
import { moveAlarms } from './move-alarms.ts';
import { putBack, type StoredUndo, undoOf } from './put-back.ts';
import { updateAlarms } from './set-values.ts';
import { snoozeAlarm, unsnoozeAlarm } from './snooze-alarms.ts';
import type { Decider, Decision } from './verb.ts';

const minute = 60_000;
const t0 = Date.UTC(2026, 0, 5, 14);
const identity = { customerId: 7, id: 1, fingerprint: 'f', systemId: 3 };
const custom = 'Waiting for parts';

/** One thing that happens, a minute after the one before. */
type Step =
  | { kind: 'ALARM' | 'RTN'; late: number; priority: number }
  | { kind: 'move'; to: string }
  | { kind: 'snooze'; minutes: number }
  | { kind: 'unsnooze' | 'sweep' | 'delete' | 'restore' | 'attach ticket' | 'close ticket' | 'undo' }
  | { kind: 'value'; priority: number; isServiceImpacting: boolean };

const someStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('ALARM' as const, 'RTN' as const),
      late: fc.nat(3),
      priority: fc.nat(5),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      to: fc.constantFrom('Intake', 'Snoozed', 'Declined', 'Dispatched', 'Inactive', custom, 'unheard of'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('snooze' as const), minutes: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'unsnooze' as const,
        'sweep' as const,
        'delete' as const,
        'restore' as const,
        'attach ticket' as const,
        'close ticket' as const,
        'undo' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('value' as const),
      priority: fc.nat(5),
      isServiceImpacting: fc.boolean(),
    }),
  },
);

interface History {
  state: AlarmState;
  /** Rows of entries as last written, by id. */
  entries: Map<string, EntryRow>;
  instances: Map<string, AlarmInstance>;
  events: AlarmEvent[];
  ends: SetEnd[];
  needsRefold: boolean;
  /** Undo of the last move or snooze. */
  undo: StoredUndo | null;
}

const by = (now: number): Decider => ({
  ...{
    now,
    name: 'Ada',
    userId: randomUUID(),
    canClear: true,
    customStatuses: [custom],
    hasWork: true,
    definitions: [],
  },
});

/** Takes a step; refused and pointless ones leave everything as it is. */
function take(history: History, step: Step, now: number): History {
  const { state } = history;
  if (step.kind === 'ALARM' || step.kind === 'RTN') {
    const at = now - step.late * minute;
    const event: AlarmEvent = {
      id: `${step.kind}@${at}`,
      kind: step.kind,
      at,
      sourceRecordId: null,
      sourceState: step.kind === 'RTN' ? 'normal' : 'offnormal',
      priority: step.priority,
      value: null,
      unit: null,
      ackedBy: null,
    };
    if (history.events.some(({ id }) => id === event.id)) return history;
    const applied = applyEvents(identity, state, [event], now);
    if (!applied) return history;
    const instances = new Map(history.instances);
    for (const instance of applied.instances) instances.set(instance.id, instance);
    return {
      ...history,
      state: applied.state,
      entries: withEntries(history, applied.entries),
      instances,
      events: [...history.events, event],
      needsRefold: history.needsRefold || applied.needsRefold,
    };
  }
  if (step.kind === 'attach ticket' || step.kind === 'close ticket') return ofTicket(history, step.kind, now);
  if (step.kind === 'undo') {
    const decision = history.undo && putBack(state, history.undo, now);
    return decision ? { ...written(history, decision, now, byUndo(person)), undo: null } : history;
  }
  const decision = decide(state, step, now);
  if (!decision || 'refused' in decision) return history;
  const after = written(history, decision, now);
  const canBeUndone = step.kind === 'move' || step.kind === 'snooze' || step.kind === 'unsnooze';
  return canBeUndone ? { ...after, undo: { ...undoOf(state, after.state), snoozeReason: null } } : after;
}

function decide(state: AlarmState, step: Step, now: number): Decision | { refused: string } | null {
  if (step.kind === 'restore')
    return state.deletedAt === null ? null : restoreAlarms.decide(state, null, by(now), nothingKnown);
  if (step.kind === 'sweep') {
    const isDue = state.status === 'Snoozed' && (state.snoozeExpiresAt as number) <= now;
    return isDue ? changeStatus(state, { status: nextStatus('snooze ends', state, now), now }) : null;
  }
  if (state.deletedAt !== null) return null;
  if (step.kind === 'move') return moveAlarms.decide(state, { status: step.to, reason: null }, by(now), nothingKnown);
  if (step.kind === 'snooze')
    return snoozeAlarm.decide(
      state,
      { until: new Date(now + step.minutes * minute), reason: null },
      by(now),
      nothingKnown,
    );
  if (step.kind === 'unsnooze') return unsnoozeAlarm.decide(state, null, by(now), nothingKnown);
  if (step.kind === 'delete') return deleteAlarms.decide(state, null, by(now), nothingKnown);
  return step.kind === 'value' ? updateAlarms.decide(state, step, by(now), nothingKnown) : null;
}

function ofTicket(history: History, kind: 'attach ticket' | 'close ticket', now: number): History {
  const { state } = history;
  if (kind === 'close ticket' && state.openWorkCount === 0) return history;
  const openWorkCount = state.openWorkCount + (kind === 'attach ticket' ? 1 : -1);
  const after: AlarmState = { ...state, openWorkCount };
  if (kind === 'close ticket' && openWorkCount > 0) return { ...history, state: after };
  const event = kind === 'attach ticket' ? 'ticket attached' : 'last open ticket gone';
  const status = nextStatus(event, after, now);
  const { change } = changeStatus(state, { status, now, snoozeExpiresAt: state.snoozeExpiresAt ?? undefined });
  const snoozeExpiresAt = status === 'Snoozed' ? state.snoozeExpiresAt : null;
  return recorded(history, { ...after, ...change, snoozeExpiresAt }, { ...byPerson(person), cause: 'TICKET' }, now);
}

const person = randomUUID();
const withEntries = ({ entries }: History, rows: readonly EntryRow[]): History['entries'] =>
  new Map([...entries, ...rows.map((row) => [row.entryId, row] as const)]);

/** Writes a state, and what that did to entries, as `writeDecisions` does. */
function recorded(history: History, after: AlarmState, origin: Origin, now: number): History {
  const state = { ...after, changedAt: now, version: history.state.version + 1 };
  return { ...history, entries: withEntries(history, recordEntries(history.state, state, origin)), state };
}

function written(before: History, { change, instance }: Decision, now: number, origin = byPerson(person)): History {
  const history = recorded(before, { ...before.state, ...change }, origin, now);
  if (!instance) return history;
  const { id, endedAt, endSource } = instance;
  const others = history.ends.filter(({ instanceId }) => instanceId !== id);
  return {
    ...history,
    instances: new Map(history.instances).set(id, instance),
    ends:
      endedAt === null ? others : [...others, { at: endedAt, source: endSource as SetEnd['source'], instanceId: id }],
  };
}

const first: AlarmEvent = {
  id: 'first',
  kind: 'ALARM',
  at: t0,
  sourceRecordId: null,
  sourceState: 'offnormal',
  priority: 3,
  value: null,
  unit: null,
  ackedBy: null,
};

function begin(): History {
  const applied = applyEvents(identity, null, [first], t0);
  if (!applied) throw new Error('the first event was not applied');
  return {
    state: applied.state,
    entries: new Map(applied.entries.map((entry) => [entry.entryId, entry])),
    instances: new Map(applied.instances.map((instance) => [instance.id, instance])),
    events: [first],
    ends: [],
    needsRefold: false,
    undo: null,
  };
}

/** Runs a history and looks at it after every step. */
function live(
  steps: readonly Step[],
  look: (after: History, before: History, now: number, step: Step) => void,
): History {
  let history = begin();
  for (const [index, step] of steps.entries()) {
    const now = t0 + (index + 4) * minute;
    const before = history;
    history = take(history, step, now);
    look(history, before, now, step);
  }
  return history;
}

const histories = fc.array(someStep, { minLength: 1, maxLength: 30 });
const runs = { numRuns: 3_000 };

describe('any history of a source and of people', () => {
  test('STAT.25, STAT.26: one status, and a snooze exactly while it is Snoozed', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        live(steps, ({ state }) => {
          expect(state.status).toMatch(/^(Intake|Snoozed|Declined|Dispatched|Inactive|Waiting for parts)$/);
          expect(state.snoozeExpiresAt !== null).toBe(state.status === 'Snoozed');
        });
      }),
      runs,
    );
  });

  test('STAT.26: after an evaluation nothing is snoozed whose time is over', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        live(steps, (after, _, now) => {
          const { state } = take(after, { kind: 'sweep' }, now);
          if (state.status === 'Snoozed') expect(state.snoozeExpiresAt).toBeGreaterThan(now);
        });
      }),
      runs,
    );
  });

  test('STAT.27: Intake is active; Inactive is neither active nor worked on; what is worked on and not active is Dispatched or Snoozed', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        live(steps, ({ state: { status, isActive, openWorkCount } }) => {
          if (status === 'Intake') expect(isActive).toBe(true);
          if (status === 'Inactive') expect([isActive, openWorkCount]).toEqual([false, 0]);
          if (!isActive && openWorkCount > 0) expect(['Dispatched', 'Snoozed']).toContain(status);
        });
      }),
      runs,
    );
  });

  test('what a person set of priority no source changes, and a deleted alarm comes back with its next activation', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        live(steps, (after, before, _, step) => {
          if (step.kind !== 'ALARM' && step.kind !== 'RTN') return;
          if (before.state.isPriorityByPerson) expect(after.state.priority).toBe(before.state.priority);
          const activated = after.state.latestAlarmAt !== before.state.latestAlarmAt;
          if (activated) expect(after.state.deletedAt).toBeNull();
        });
      }),
      runs,
    );
  });

  test('the newest of the published instances is the one of the state, and open exactly while it is active', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        live(steps, ({ state, instances, needsRefold }) => {
          if (needsRefold) return;
          const all = [...instances.values()].toSorted((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1));
          expect(all.at(-1)).toMatchObject({ id: state.instanceId, startedAt: state.latestAlarmAt });
          expect(all.filter(({ endedAt }) => endedAt === null)).toHaveLength(state.isActive ? 1 : 0);
        });
      }),
      runs,
    );
  });

  test('what is told of a decision is other than it was', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        live(steps, (_, before, now, step) => {
          const decision = decide(before.state, step, now);
          if (!decision || 'refused' in decision) return;
          for (const { prevValue, revValue } of decision.activity) expect(revValue).not.toBe(prevValue);
        });
      }),
      runs,
    );
  });

  test('STAT.29: an undo right after a move or a snooze puts status, snooze and entry back', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        live(steps, (after, before, now, step) => {
          if (!['move', 'snooze', 'unsnooze'].includes(step.kind) || after === before) return;
          const { state } = take(after, { kind: 'undo' }, now);
          const { status, enteredStatusAt, snoozeExpiresAt, isActive } = before.state;
          // a snooze that has expired by then is not restored
          if (status === 'Snoozed' && (snoozeExpiresAt as number) <= now) expect(state).toEqual(after.state);
          else {
            expect(state).toMatchObject({ status, enteredStatusAt, snoozeExpiresAt, isActive });
            expect(state.entry?.id).toBe(before.state.entry?.id);
          }
        });
      }),
      runs,
    );
  });

  test('ALM.13: an alarm is in one entry, which nothing but another status replaces, and an undo restores', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const history = live(steps, ({ state, entries }, before, _, step) => {
          const { entry, status } = state;
          const left = entries.get(entry?.id ?? '');
          expect(left?.isDeleted ?? true, 'the entry that it is in is not left').toBe(true);
          for (const row of entries.values()) {
            expect(row.leftAt).toBeGreaterThanOrEqual(row.enteredAt);
            expect([row.cause, row.leftCause], 'causes').not.toContain(null);
          }
          if (step.kind === 'undo') return;
          if (status === before.state.status) expect(entry).toBe(before.state.entry);
          else if (before.state.status !== 'Inactive')
            expect(entries.get(before.state.entry?.id ?? '')).toMatchObject({
              status: before.state.status,
              toStatus: status,
            });
        });
        const folded = foldInstances(identity.customerId, identity.id, history.events, history.ends);
        const refolded = refoldState(history.state, folded, t0);
        expect(recordEntries(history.state, refolded, bySource)).toEqual([]);
        expect(refolded.entry).toEqual(history.state.entry);
      }),
      runs,
    );
  });

  test('the history derived again from events and ends is what was told step by step, and as active', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const { state, instances, events, ends, needsRefold } = live(steps, () => {});
        const folded = foldInstances(identity.customerId, identity.id, events, ends);
        expect(folded.isActive).toBe(state.isActive);
        if (!needsRefold) expect(folded.instances).toEqual([...instances.values()]);
      }),
      runs,
    );
  });
});

describe('the table', () => {
  test('has an answer for every event and status, the last row of an event for all that are left', () => {
    for (const event of statusEvents) {
      const rows = statusTable.filter(({ on }) => on === event);
      const last = rows.at(-1);
      expect(last?.when, event).toBeUndefined();
      if (event !== 'snooze ends') expect(last?.from, event).toBe('any');
    }
  });

  test.each([
    ['STAT.12', 'ticket attached', { status: 'Snoozed' }, 'Dispatched'],
    ['STAT.13', 'last open ticket gone', { status: 'Dispatched', isActive: true }, 'Intake'],
    ['STAT.14', 'last open ticket gone', { status: 'Dispatched', isActive: false }, 'Inactive'],
    ['STAT.15', 'last open ticket gone', { status: 'Snoozed', isActive: false }, 'Snoozed'],
    ['STAT.16', 'snooze', { status: 'Dispatched', openWorkCount: 1 }, 'Snoozed'],
    ['STAT.17', 'snooze ends', { status: 'Snoozed', isActive: true }, 'Intake'],
    ['STAT.17', 'snooze ends', { status: 'Snoozed', isActive: false, openWorkCount: 1 }, 'Dispatched'],
    ['STAT.19', 'clear', { status: 'Declined', isActive: true }, 'Inactive'],
    ['STAT.20', 'custom status removed', { status: custom, isActive: false }, 'Inactive'],
    ['ALM.8', 'new instance', { status: 'Declined', isActive: true, deletedAt: 1 }, 'Intake'],
    ['ALM.8', 'new instance', { status: 'Snoozed', isActive: false, deletedAt: 1, openWorkCount: 1 }, 'Dispatched'],
  ] as const)('%s: on "%s" from %o to %s', (_, event, facts, to) => {
    const before = { ...alarmState({ customerId: 1, id: 1 }), ...facts };
    expect(nextStatus(event, before, t0)).toBe(to);
  });
});
