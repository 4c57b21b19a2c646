import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysOf } from '../../../domain/performance/days.ts';
import { noBehaviour, noRates, type Observed, type Ranked } from '../../../domain/performance/performance-facts.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { createWarehouseClient, type WarehouseClient } from '../../client.ts';
import { findAlarmBehaviour } from './alarm-behaviour.ts';
import { findOccurrenceRates } from './occurrence-rates.ts';

/** A world of a few alarms whose times lie on a coarse grid, so that they often meet each other and the bounds. */
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
const timezone = 'America/New_York';
/** Around the night of 2026-03-08, in which New York's clocks go forward; the period starts within a minute. */
const from = Date.UTC(2026, 2, 7, 5) + 30 * second;
const until = from + 3 * day;

const start = fc.oneof(
  fc.integer({ min: -60, max: 78 }).map((hours) => from + hours * hour),
  fc.integer({ min: -30, max: 120 }).map((halfMinutes) => from + 10 * hour + halfMinutes * 30 * second),
  fc.integer({ min: -20, max: 20 }).map((minutes) => from + minutes * minute),
  // around a week before the period, whence only those that have lasted are read
  fc.integer({ min: -30, max: 30 }).map((hours) => from - 7 * day + hours * hour),
);
const duration = fc.constantFrom(
  null,
  0,
  299 * second,
  300 * second,
  hour,
  day,
  day + 1,
  30 * hour,
  60 * hour,
  8 * day,
  11 * day,
);
const alarm = fc.record({
  priority: fc.integer({ min: 0, max: 5 }),
  isDeleted: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  instances: fc.uniqueArray(
    fc.record({ start, duration, endSource: fc.constantFrom('SOURCE', 'SUPERSEDED', 'REPLAY') }),
    { maxLength: 25, selector: ({ start: at }) => at },
  ),
});
const worlds = fc
  .sample(fc.array(alarm, { minLength: 4, maxLength: 12 }), { numRuns: 25, seed: 3 })
  .map((alarms) => ({ customerId: newCustomerId(), alarms: alarms.map((one, id) => ({ id: id + 1, ...one })) }));
type World = (typeof worlds)[number];

let warehouse: WarehouseClient;
const iso = (ms: number): string => new Date(ms).toISOString();
beforeAll(async () => {
  warehouse = createWarehouseClient(testEnv(), 'test-performance');
  await warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: worlds.flatMap(({ customerId, alarms }) =>
      alarms.map(({ id, priority, isDeleted }) => ({
        ...{ customer_id: customerId, alarm_id: id, created_at: iso(from), priority },
        ...{ version: 1, is_deleted: isDeleted ? 1 : 0 },
      })),
    ),
  });
  await warehouse.insert({
    table: 'instances',
    format: 'JSONEachRow',
    values: worlds.flatMap(({ customerId, alarms }) =>
      alarms.flatMap(({ id, instances }) =>
        instances.map((one) => ({
          ...{ customer_id: customerId, alarm_id: id, instance_id: randomUUID(), started_at: iso(one.start) },
          ended_at: one.duration === null ? null : iso(one.start + one.duration),
          ...{ end_source: one.duration === null ? null : one.endSource, version: 1 },
        })),
      ),
    ),
  });
});
afterAll(() => warehouse?.close());

const observedOf = ({ customerId }: World, given: Partial<Observed> = {}): Observed => ({
  ...{ customerId, from, until, timezone, condition: null },
  ...given,
});

const partsOf = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: timezone, hourCycle: 'h23', weekday: 'short', hour: '2-digit' },
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
} as const);
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
function local(ms: number): { date: string; hourOfWeek: number } {
  const parts = Object.fromEntries(partsOf.formatToParts(ms).map(({ type, value }) => [type, value]));
  const hourOfWeek = weekdays.indexOf(parts.weekday ?? '') * 24 + Number(parts.hour);
  return { date: `${parts.year}-${parts.month}-${parts.day}`, hourOfWeek };
}

const countBy = <Key>(values: readonly Key[]): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
const sorted = <Key>(counts: ReadonlyMap<Key, number>) => [...counts].filter(([, count]) => count > 0).sort();
const most = (counts: Iterable<number>) => Math.max(0, ...counts);

const liveOf = ({ alarms }: World) => alarms.filter(({ isDeleted }) => !isDeleted);
const isIn = (at: number): boolean => at >= from && at < until;
const endOf = (one: { start: number; duration: number | null }): number =>
  one.duration === null ? until : Math.min(until, one.start + one.duration);

describe('facts of alarm performance are those that the rows say', () => {
  test('KPI.23 rates by minute, window, hour, day and hour of the week, with a night of 23 hours', async () => {
    for (const world of worlds) {
      const starts = liveOf(world).flatMap(({ instances }) => instances.map((one) => one.start).filter(isIn));
      const rates = (await findOccurrenceRates(warehouse, observedOf(world))) ?? noRates;
      const first = from - 30 * second;
      const every = (ms: number) => countBy(starts.map((at) => Math.floor((at - first) / ms)));
      expect(rates.instances).toBe(starts.length);
      expect(rates.peakMinute).toBe(most(every(minute).values()));
      expect(rates.peakWindow).toBe(most(every(10 * minute).values()));
      expect(rates.peakHour).toBe(most(every(hour).values()));
      expect(sorted(rates.windows)).toEqual(sorted(every(10 * minute)));
      expect(sorted(rates.days)).toEqual(sorted(countBy(starts.map((at) => local(at).date))));
      expect(sorted(rates.hours)).toEqual(sorted(countBy(starts.map((at) => local(at).hourOfWeek))));
    }
  });

  test('NUIS.2 NUIS.3 chattering and fleeting alarms, the most frequent, and occurrences by priority', async () => {
    for (const world of worlds) {
      const behaviour = (await findAlarmBehaviour(warehouse, observedOf(world))) ?? noBehaviour;
      const counts = liveOf(world).map(({ id, priority, instances }) => {
        const inOrder = instances.toSorted((a, b) => a.start - b.start);
        const started = inOrder.filter((one) => isIn(one.start));
        const chattering = inOrder.filter(
          (one, at) => isIn(one.start) && at > 0 && one.start - (inOrder[at - 1]?.start ?? 0) <= 600 * second,
        );
        const fleeting = started.filter(
          (one) => one.duration !== null && one.duration < 300 * second && one.endSource === 'SOURCE',
        );
        return { id, priority, started: started.length, chattering: chattering.length, fleeting: fleeting.length };
      });
      const ranked = (of: 'started' | 'chattering' | 'fleeting', limit: number): Ranked[] =>
        counts
          .filter((one) => one[of] > 0)
          .sort((a, b) => b[of] - a[of] || a.id - b.id)
          .slice(0, limit)
          .map((one) => [one.id, one[of]]);
      const sum = (of: 'started' | 'chattering' | 'fleeting') => counts.reduce((total, one) => total + one[of], 0);
      expect(behaviour.instances).toBe(sum('started'));
      expect(behaviour.alarms).toBe(counts.filter(({ started }) => started > 0).length);
      expect(behaviour.mostFrequent).toEqual(ranked('started', 10));
      for (const kind of ['chattering', 'fleeting'] as const)
        expect(behaviour[kind]).toEqual({
          alarms: counts.filter((one) => one[kind] > 0).length,
          instances: sum(kind),
          worst: ranked(kind, 5),
        });
      const byPriority = countBy(counts.flatMap(({ priority, started }) => Array<number>(started).fill(priority)));
      expect(sorted(behaviour.priorities)).toEqual(sorted(byPriority));
    }
  });

  test('NUIS.6 stale and standing alarms, and stale occurrences day by day', async () => {
    for (const world of worlds) {
      const behaviour = (await findAlarmBehaviour(warehouse, observedOf(world))) ?? noBehaviour;
      const known = liveOf(world).flatMap(({ id, instances }) =>
        instances.filter((one) => one.start < until).map((one) => ({ id, since: one.start, end: endOf(one), ...one })),
      );
      const stale = known.filter(({ since, end }) => end - since > day && end > from);
      const standing = known.filter((one) => one.duration === null || one.start + one.duration > until);
      const longest = (of: typeof known): Ranked[] => {
        const byAlarm = new Map<number, number>();
        for (const { id, since, end } of of) byAlarm.set(id, Math.max(byAlarm.get(id) ?? 0, end - since));
        return [...byAlarm].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 5);
      };
      const alarmsOf = (of: typeof known) => new Set(of.map(({ id }) => id)).size;
      expect(behaviour.stale).toEqual({ alarms: alarmsOf(stale), worst: longest(stale) });
      expect(behaviour.standing).toEqual({ alarms: alarmsOf(standing), worst: longest(standing) });
      // hour by hour: no day is shorter
      const days = new Map<string, Set<(typeof stale)[number]>>();
      for (const one of stale)
        for (let at = Math.max(one.since + day, from); at < one.end; at += Math.min(hour, one.end - 1 - at) || hour) {
          const { date } = local(at);
          days.set(date, (days.get(date) ?? new Set()).add(one));
        }
      const expected = daysOf({ from, until, timezone }, new Map(), behaviour.staleChanges);
      expect(expected.filter((one) => one.stale > 0).map((one) => [one.date, one.stale])).toEqual(
        [...days].map(([date, found]) => [date, found.size]).sort(),
      );
    }
  });

  test('of the alarms that a condition takes, and of nobody nothing', async () => {
    for (const world of worlds.slice(0, 3)) {
      const condition = { sql: 'priority = {level:UInt8}', params: { level: 2 } };
      const of = observedOf(world, { condition });
      const expected = liveOf(world)
        .filter(({ priority }) => priority === 2)
        .flatMap(({ instances }) => instances.filter((one) => isIn(one.start))).length;
      expect(((await findOccurrenceRates(warehouse, of)) ?? noRates).instances).toBe(expected);
      expect(((await findAlarmBehaviour(warehouse, of)) ?? noBehaviour).instances).toBe(expected);
    }
    const nobody = observedOf({ customerId: newCustomerId(), alarms: [] });
    expect(await findOccurrenceRates(warehouse, nobody)).toBeNull();
    expect(await findAlarmBehaviour(warehouse, nobody)).toBeNull();
  });
});

test('the hour that clocks repeat has both its hours in the heat map, and the one they skip none', async () => {
  const customerId = newCustomerId();
  const starts = [
    // 01:30 twice on 2026-11-01
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    // 03:30 on 2026-03-08, an hour and a minute after 01:29
    '2026-03-08T06:29:00Z',
    '2026-03-08T07:30:00Z',
  ];
  await warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: [{ customer_id: customerId, alarm_id: 1, created_at: iso(from), version: 1 }],
  });
  await warehouse.insert({
    table: 'instances',
    format: 'JSONEachRow',
    values: starts.map((at) => ({
      ...{
        customer_id: customerId,
        alarm_id: 1,
        instance_id: randomUUID(),
        started_at: iso(Date.parse(at)),
        version: 1,
      },
    })),
  });
  const hoursOf = async (date: string) => {
    const at = Date.parse(date);
    const of = observedOf({ customerId, alarms: [] }, { from: at, until: at + 2 * day });
    return sorted((await findOccurrenceRates(warehouse, of))?.hours ?? new Map());
  };
  const sunday = 6 * 24;
  expect(await hoursOf('2026-11-01T04:00:00Z')).toEqual([[sunday + 1, 2]]);
  expect(await hoursOf('2026-03-08T05:00:00Z')).toEqual([
    [sunday + 1, 1],
    [sunday + 3, 1],
  ]);
});
