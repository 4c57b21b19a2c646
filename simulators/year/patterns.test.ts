import { expect, test } from 'vitest';
import { patience } from '../../tests/support/patience.ts';
import { buildings, type Equipment, equipmentOf } from './campus.ts';
import { addOpenWork, daysOf } from './daily-numbers.ts';
import { type Ids, liveThrough } from './live-through.ts';
import { atWork, dayMs, type Occurrence, occurrencesOf, partOf, spanOf, stories } from './patterns.ts';
import { members, presentAt, slownessOf, teams } from './people.ts';
import { urgencyOf } from './react.ts';
import { readForCounting } from './read-item.ts';
import { countAll } from './write-year.ts';

const until = Date.UTC(2026, 10, 26, 9);
const year = spanOf({ seed: 1, until, days: 365 });
const units = equipmentOf(1);
const all = units.map((unit) => ({ unit, occurrences: occurrencesOf(unit, year) }));
const ids: Ids = {
  ...{ customerId: 1, systemIdOf: () => 1, userIdOf: (email) => email },
  ...{ alarmIdOf: ({ index }, point) => index * 10 + point, ticketIdOf: ({ index }, nth) => index * 1_000 + nth },
};
const past = { ids, span: year, read: readForCounting };
const unitNamed = (building: string, name: string): Equipment =>
  units.find((unit) => unit.building === building && unit.name === name) as Equipment;
/** Number of occurrences that started within a part of the year. */
const within = (some: readonly Occurrence[], from: number, to: number): number =>
  some.filter(({ startedAt }) => partOf(year, startedAt) >= from && partOf(year, startedAt) < to).length;

test('the campus has eight buildings, every urgency, and points that no other has', () => {
  expect(buildings).toHaveLength(8);
  expect(new Set(units.map(({ building }) => building)).size).toBe(8);
  expect(new Set(units.flatMap(({ points }) => points.map(urgencyOf)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  const keys = units.flatMap(({ points }) => points.map(({ path, state }) => `${path} ${state}`));
  expect(new Set(keys).size).toBe(keys.length);
  const large = equipmentOf(10);
  expect(large.length).toBeGreaterThan(9 * units.length);
  expect(new Set(large.map(({ building, name }) => `${building} ${name}`)).size).toBe(large.length);
});

test('a year has over 300,000 occurrences, none of a point overlaps, none is later than its end', () => {
  expect(all.reduce((sum, { occurrences }) => sum + occurrences.length, 0)).toBeGreaterThan(300_000);
  for (const { occurrences } of all) {
    const free = new Map<number, number>();
    const wrong = occurrences.filter(({ point, startedAt, endedAt }) => {
      const isApart = startedAt > (free.get(point) ?? 0);
      free.set(point, endedAt ?? Number.POSITIVE_INFINITY);
      return !isApart || (endedAt ?? startedAt) >= until;
    });
    expect(wrong).toEqual([]);
  }
});

test('rooms are too warm in summer and too cold in winter', () => {
  const monthsOf = (state: string, months: number[]): number =>
    all.reduce(
      (sum, { unit, occurrences }) =>
        sum +
        occurrences.filter(({ point, startedAt }) => {
          const { name, state: of } = unit.points[point] as Equipment['points'][number];
          return name === 'ZN-T' && of === state && months.includes(new Date(startedAt).getUTCMonth());
        }).length,
      0,
    );
  expect(monthsOf('High Limit', [5, 6, 7])).toBeGreaterThan(4 * monthsOf('High Limit', [11, 0, 1]));
  expect(monthsOf('Low Limit', [11, 0, 1])).toBeGreaterThan(4 * monthsOf('Low Limit', [5, 6, 7]));
});

test('one sensor chatters, a chiller fails, a flood takes a building within hours', () => {
  const { chatterer, chiller, flood } = stories;
  const sensor = unitNamed(chatterer.building, chatterer.equipment);
  const chatter = occurrencesOf(sensor, year);
  expect(within(chatter, chatterer.from, chatterer.to)).toBeGreaterThan(50 * within(chatter, 0, chatterer.from));
  const trips = occurrencesOf(unitNamed(chiller.building, chiller.equipment), year);
  expect(trips.some(({ startedAt, endedAt }) => (endedAt ?? until) - startedAt > 8 * dayMs)).toBe(true);
  const library = all.filter(({ unit }) => unit.building === flood.building).flatMap(({ occurrences }) => occurrences);
  const day = 1 / 365;
  expect(within(library, flood.from - day, flood.from + day)).toBeGreaterThan(
    6 * within(library, flood.from - 5 * day, flood.from - 3 * day),
  );
});

test('a team falls behind while it lacks a technician, and recovers', () => {
  const team = teams.find(({ name }) => name === 'Air Systems') as (typeof teams)[number];
  expect([0.5, 0.66, 0.85].map((part) => slownessOf(team, part) > 5)).toEqual([false, true, false]);
  expect([0.5, 0.62, 0.9].map((part) => presentAt(team, part).length)).toEqual([3, 2, 3]);
  expect(teams).toHaveLength(6);
  expect(members).toHaveLength(19);
});

test('the same seed lives the same year, another seed another one', () => {
  const unit = unitNamed('Science Hall', 'AHU-2-1');
  expect(liveThrough(unit, past)).toEqual(liveThrough(unit, past));
  const other = liveThrough(unit, { ...past, span: spanOf({ seed: 2, until, days: 365 }) });
  expect(other.instances).not.toEqual(liveThrough(unit, past).instances);
});

test('people work on weekdays, also over a change of clocks', () => {
  for (const at of [Date.UTC(2026, 2, 7, 3), Date.UTC(2026, 2, 8, 20), Date.UTC(2025, 11, 24, 23, 30)]) {
    const next = atWork(year, at);
    expect(next).toBeGreaterThanOrEqual(at);
    const local = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      weekday: 'short',
      hour: 'numeric',
      hour12: false,
    });
    const [weekday, hour] = local.format(next).split(', ');
    expect(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']).toContain(weekday);
    expect(Number(hour)).toBeGreaterThanOrEqual(6);
    expect(Number(hour)).toBeLessThanOrEqual(17);
  }
});

test('a day counts the tickets that were open at its end, with those that are quiet or double', () => {
  const lived = liveThrough(unitNamed('Central Plant', 'CH-1'), past);
  const days = daysOf(year);
  addOpenWork(days, lived);
  expect(days.length).toBe(364);
  // by what its activity says was the last to happen to its state
  const isOpen = ({ entries }: (typeof lived)['tickets'][number], at: number): boolean => {
    const states = entries.filter(
      ({ createdAt, field, eventType }) => createdAt < at && (field === 'state' || eventType === 'REISSUE'),
    );
    return states.length > 0 && states.at(-1)?.revValue !== 'CLOSED';
  };
  expect(days.map(({ open }) => open)).toEqual(
    days.map(({ at }) => lived.tickets.filter((one) => isOpen(one, at)).length),
  );
  expect(days.some((day) => day.open > 0)).toBe(true);
  expect(days.every((day) => day.inactive <= day.open && day.duplicate <= day.open)).toBe(true);
});

test('people comment on tickets, and open some again that were closed unresolved', () => {
  const lived = units.filter(({ index }) => index % 10 === 0).flatMap((unit) => liveThrough(unit, past).tickets);
  const again = lived.filter(({ ticket }) => ticket.reissueCount > 0);
  expect(again.length / lived.length).toBeGreaterThan(0.03);
  expect(again.length / lived.length).toBeLessThan(0.3);
  for (const { ticket, entries, open } of again) {
    const reissue = entries.find(({ eventType }) => eventType === 'REISSUE');
    expect(reissue?.metadata).toMatchObject({ isResolved: false });
    expect(open).toHaveLength(2);
    expect(ticket.state === 'OPEN').toBe(open[1]?.until === null);
    expect(entries.map(({ version }) => version)).toEqual(
      entries.map(({ version }) => version).toSorted((a, b) => a - b),
    );
  }
  const said = lived.filter(({ entries }) =>
    entries.some(({ eventType, comment }) => eventType === 'COMMENT' && comment),
  );
  expect(said.length / lived.length).toBeGreaterThan(0.2);
});

test(
  'the demo has at least 300,000 occurrences, 12,000 tickets and 60,000 decisions',
  () => {
    const { instances, tickets, decisions } = countAll(units, past).counts;
    expect(instances).toBeGreaterThanOrEqual(300_000);
    expect(tickets).toBeGreaterThanOrEqual(12_000);
    expect(decisions).toBeGreaterThanOrEqual(60_000);
  },
  patience(120_000),
);
