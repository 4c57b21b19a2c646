import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleTicketGuard } from '../../constants.ts';
import { type Assumptions, simulation, type TriedRule } from './simulate.ts';

const minute = 60_000;
const from = Date.UTC(2026, 4, 1);
const assumed: Assumptions = {
  ...{ from, to: from + 86_400_000, timezone: 'UTC', workMs: 120 * minute },
  ...{ night: { from: 22, to: 6 }, listed: 5 },
};
const rule: TriedRule = {
  ...{ isScheduled: () => true, delayMs: 0, createsWork: false, followsClosedWork: false, snoozeMs: null },
  ...{ isByOccurrence: false, doesMore: true, recipients: 0 },
};

/** Entries of some alarms: gaps and stays in minutes; the last one may last still. */
const history = fc.array(
  fc.array(fc.record({ gap: fc.integer({ min: 1, max: 300 }), stays: fc.integer({ min: 1, max: 200 }) }), {
    minLength: 1,
    maxLength: 12,
  }),
  { maxLength: 6 },
);
type History = Array<Array<{ gap: number; stays: number }>>;
const entriesOf = (alarms: History) =>
  alarms.map((alarm, index) => {
    let at = from;
    const entries = alarm.map(({ gap, stays }): [number, number | null] => {
      const start = at + gap * minute;
      at = start + stays * minute;
      return [start, at];
    });
    return { alarmId: index + 1, entries };
  });

test('BEY.2 every entry becomes one thing: out of the schedule, left, waiting, snoozed, acted or covered', () => {
  const shape = fc.record({
    delayMs: fc.integer({ min: 0, max: 100 }).map((minutes) => minutes * minute),
    createsWork: fc.boolean(),
    doesMore: fc.boolean(),
    snoozeMs: fc.option(fc.integer({ min: 1, max: 400 }).map((minutes) => minutes * minute)),
    followsClosedWork: fc.boolean(),
  });
  fc.assert(
    fc.property(history, shape, fc.integer({ min: 0, max: 59 }), (alarms, given, openMinute) => {
      const tried = { ...rule, ...given, isScheduled: (at: number) => (at / minute) % 60 >= openMinute };
      const one = simulation({ ...tried, doesMore: given.doesMore || !given.createsWork }, assumed);
      // what is read of an alarm may come in several parts
      for (const { alarmId, entries } of entriesOf(alarms))
        for (const entry of entries) one.add({ alarmId, entries: [entry] }, []);
      const found = one.end();
      const covered = given.createsWork && !given.doesMore ? found.covered : 0;
      const { matched, outsideSchedule, left, waiting, snoozed, acted } = found;
      expect(outsideSchedule + left + waiting + snoozed + acted + covered).toBe(matched);
      expect(matched).toBe(alarms.flat().length);
      expect(found.days.reduce((sum, one) => sum + one.acted, 0)).toBe(acted);
      expect(found.days.reduce((sum, one) => sum + one.tickets, 0)).toBe(found.tickets);
      expect(found.newest.length).toBe(Math.min(assumed.listed, snoozed + acted + covered));
      const times = found.newest.map(({ firesAt }) => firesAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }),
  );
});

test('BEY.2 the newest of all that it would have done are listed, in whatever order alarms come', () => {
  fc.assert(
    fc.property(history, (alarms) => {
      const listed = (most: number) => {
        const one = simulation(rule, { ...assumed, listed: most });
        for (const seen of entriesOf(alarms)) one.add(seen, []);
        return one.end().newest;
      };
      expect(listed(5)).toEqual(listed(1_000).slice(0, 5));
    }),
  );
});

test('AUTO.25 no alarm has two tickets of the rule open at once, nor a second one in the same stay', () => {
  fc.assert(
    fc.property(history, (alarms) => {
      const one = simulation({ ...rule, createsWork: true, doesMore: false }, { ...assumed, listed: 1_000 });
      for (const seen of entriesOf(alarms)) one.add(seen, []);
      const { newest, tickets } = one.end();
      const made = newest.filter(({ hasTicket }) => hasTicket);
      expect(made).toHaveLength(tickets);
      for (const [index, { alarmId, firesAt }] of made.entries()) {
        const later = made.slice(0, index).filter((other) => other.alarmId === alarmId);
        for (const other of later) expect(other.firesAt - firesAt).toBeGreaterThanOrEqual(assumed.workMs);
      }
    }),
  );
});

test('AUTO.25 an occurrence that begins within the hold-off has no ticket of its own', () => {
  const at = (minutes: number) => from + minutes * minute;
  const entries: Array<[number, number]> = [
    [at(0), at(5)],
    [at(14), at(16)],
    [at(26), at(30)],
    [at(41), at(50)],
  ];
  const tickets = (isByOccurrence: boolean) => {
    const quick = { ...rule, createsWork: true, isByOccurrence };
    const one = simulation(quick, { ...assumed, workMs: minute });
    one.add({ alarmId: 1, entries }, []);
    return one.end().tickets;
  };
  expect(tickets(true)).toBe(2);
  expect(tickets(false)).toBe(4);
});

test('AUTO.29 the guard looks at tickets of all alarms together, over a window that moves', () => {
  const pausesWith = (times: number[]) => {
    const one = simulation({ ...rule, createsWork: true }, assumed);
    for (const [index, at] of times.entries()) one.add({ alarmId: index + 1, entries: [[at, null]] }, []);
    return one.end();
  };
  const { tickets, minutes } = ruleTicketGuard;
  const each = (minutes * minute) / (tickets + 1);
  const crowd = (count: number, step: number) => Array.from({ length: count }, (_, at) => from + Math.round(at * step));
  expect(pausesWith(crowd(tickets, 1_000)).pauses).toBe(0);
  expect(pausesWith(crowd(tickets + 1, 1_000))).toMatchObject({ pauses: 1, firstPauseAt: from + tickets * 1_000 });
  // one a window more than fits, again and again, never within ten minutes
  expect(pausesWith(crowd(200, (minutes * minute) / tickets + 1_000)).pauses).toBe(0);
  expect(pausesWith(crowd(tickets + 1, each)).pauses).toBe(1);
});
