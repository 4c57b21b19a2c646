import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LevelCount, Mean, Measured, Pair, ValuePair, Writers } from '../../../domain/kpis/kpi-facts.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { createWarehouseClient, type WarehouseClient } from '../../client.ts';
import {
  findLeftIntakeEntries,
  findPrioritizedAlarms,
  findStartedInstances,
  findWorkCoverage,
} from './alarm-metrics.ts';
import { findDispatchByCreator, findKpiGroups, findKpiRows } from './drill-down.ts';
import {
  findRepeatWork,
  findResolutionEffectiveness,
  findTimeToDispatch,
  findTimeToResolution,
} from './ticket-metrics.ts';
import { findWriters } from './writers.ts';

/** A world of a few alarms and tickets whose times lie on a coarse grid, so that they often meet each other and bounds. */
const minute = 60_000;
const hour = 60 * minute;
const base = Date.UTC(2026, 2, 28, 12);
const bounds = [0, 10, 24, 40].map((h) => base + h * hour);
const now = base + 60 * hour;
const [from, to] = [bounds[0] as number, bounds[3] as number];
const people = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const at = fc.integer({ min: -24, max: 60 }).map((h) => base + h * hour);
const span = fc
  .tuple(at, fc.option(fc.integer({ min: 0, max: 30 }), { freq: 4 }))
  .map(([start, hours]) => ({ start, end: hours === null ? null : start + hours * hour }));
const alarm = fc.record({
  priority: fc.integer({ min: 0, max: 5 }),
  isServiceImpacting: fc.boolean(),
  isDeleted: fc.boolean().map((is) => is),
  instances: fc.array(span, { maxLength: 4 }),
  entries: fc.array(
    fc.record({
      enteredAt: at,
      minutes: fc.constantFrom(0, 4, 5, 90),
      cause: fc.constantFrom('SOURCE', 'REPLAY', 'REPARSE', 'UNDO', null),
      left: fc.constantFrom('SOURCE', 'PERSON', 'RULE', 'SWEEP', 'TICKET'),
      to: fc.constantFrom('Inactive', 'Snoozed', 'Dispatched'),
    }),
    { maxLength: 3 },
  ),
  declined: fc.option(
    at.chain((since) =>
      fc.option(fc.integer({ min: 0, max: 40 })).map((hours) => ({
        since,
        until: hours === null ? null : since + hours * hour,
      })),
    ),
  ),
});
const ticket = fc.record({
  createdAt: at,
  hours: fc.option(fc.integer({ min: 0, max: 40 })),
  isResolved: fc.constantFrom(0, 1, null),
  reissues: fc.constantFrom(0, 0, 1),
  byRule: fc.boolean(),
  by: fc.constantFrom(...people),
  alarms: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
});
const world = fc.record({
  alarms: fc.array(alarm, { minLength: 5, maxLength: 5 }),
  tickets: fc.array(ticket, { maxLength: 8 }),
  withoutAutomation: fc.boolean(),
});
type World = typeof world extends fc.Arbitrary<infer W> ? W : never;
const worlds = fc.sample(world, { numRuns: 30, seed: 7 }).map((one) => ({ customerId: newCustomerId(), ...one }));

let warehouse: WarehouseClient;
const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
const closedAt = ({ createdAt, hours }: World['tickets'][number]): number | null =>
  hours === null ? null : createdAt + hours * hour;

beforeAll(async () => {
  warehouse = createWarehouseClient(testEnv(), 'test-kpis');
  const insert = (table: string, values: object[]) => warehouse.insert({ table, format: 'JSONEachRow', values });
  const each = <T>(row: (of: World & { customerId: number }) => T[]): T[] => worlds.flatMap(row);
  await insert(
    'alarms',
    each(({ customerId, alarms }) =>
      alarms.map((one, id) => ({
        customer_id: customerId,
        alarm_id: id,
        created_at: iso(base),
        priority: one.priority,
        is_service_impacting: one.isServiceImpacting ? 1 : 0,
        version: 1,
        is_deleted: one.isDeleted ? 1 : 0,
      })),
    ),
  );
  await insert(
    'instances',
    each(({ customerId, alarms }) =>
      alarms.flatMap((one, id) =>
        one.instances.map(({ start, end }) => ({
          customer_id: customerId,
          alarm_id: id,
          started_at: iso(start),
          instance_id: randomUUID(),
          ended_at: isoOrNull(end),
          version: 1,
        })),
      ),
    ),
  );
  await insert(
    'status_entries',
    each(({ customerId, alarms }) =>
      alarms.flatMap((one, id) => [
        ...one.entries.map((entry, index) => ({
          customer_id: customerId,
          alarm_id: id,
          entry_id: String(index),
          status: 'Intake',
          entered_at: iso(entry.enteredAt),
          cause: entry.cause,
          left_at: iso(entry.enteredAt + entry.minutes * minute),
          to_status: entry.to,
          left_cause: entry.left,
          left_user_id: entry.left === 'PERSON' ? people[0] : null,
          left_automation_rule_id: entry.left === 'RULE' ? 7 : null,
          version: 1,
        })),
        ...(one.declined && one.declined.until !== null
          ? [
              {
                customer_id: customerId,
                alarm_id: id,
                entry_id: 'declined',
                status: 'Declined',
                entered_at: iso(one.declined.since),
                cause: 'PERSON',
                left_at: iso(one.declined.until),
                to_status: 'Intake',
                left_cause: 'SOURCE',
                version: 1,
              },
            ]
          : []),
      ]),
    ),
  );
  await insert(
    'activity',
    each(({ customerId, alarms }) =>
      alarms.flatMap((one, id) =>
        one.declined
          ? [
              {
                customer_id: customerId,
                alarm_id: id,
                created_at: iso(one.declined.since),
                activity_id: randomUUID(),
                field: 'status',
                prev_value: 'Intake',
                rev_value: 'Declined',
                user_id: people[0],
                metadata: '',
                version: 1,
              },
            ]
          : [],
      ),
    ),
  );
  await insert(
    'tickets',
    each(({ customerId, tickets }) =>
      tickets.map((one, id) => ({
        customer_id: customerId,
        ticket_id: id,
        created_at: iso(one.createdAt),
        state: closedAt(one) === null ? 'OPEN' : 'CLOSED',
        created_by: one.byRule ? null : one.by,
        automation_rule_id: one.byRule ? 7 : null,
        due_at: iso(one.createdAt),
        closed_at: isoOrNull(closedAt(one)),
        is_resolved: one.isResolved,
        reissue_count: one.reissues,
        version: 1,
      })),
    ),
  );
  await insert(
    'ticket_activity',
    each(({ customerId, tickets }) =>
      tickets.flatMap((one, id) => {
        const closed = closedAt(one);
        if (closed === null) return [];
        return [
          {
            customer_id: customerId,
            ticket_id: id,
            created_at: iso(closed),
            activity_id: randomUUID(),
            event_type: 'STATE',
            field: 'state',
            prev_value: 'OPEN',
            rev_value: 'CLOSED',
            user_id: one.by,
            version: 1,
          },
        ];
      }),
    ),
  );
  await insert(
    'ticket_alarms',
    each(({ customerId, tickets }) =>
      tickets.flatMap((one, id) =>
        one.alarms.map((alarmId) => ({
          customer_id: customerId,
          ticket_id: id,
          alarm_id: alarmId,
          ticket_created_at: iso(one.createdAt),
          version: 1,
        })),
      ),
    ),
  );
});
afterAll(() => warehouse?.close());

/** Parts of the period, with the whole as the first. */
const parts = [
  { part: 0, lo: from, hi: to },
  ...[1, 2, 3].map((part) => ({ part, lo: bounds[part - 1] as number, hi: bounds[part] as number })),
];
const lies = (time: number | null, { lo, hi }: { lo: number; hi: number }): boolean =>
  time !== null && time >= lo && time < hi;
const overlaps = (start: number, end: number | null, { lo, hi }: { lo: number; hi: number }): boolean =>
  start < hi && (end ?? now) > lo;

const byPart = <Row extends { part: number }>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => a.part - b.part);
const windows = { capMs: 20 * hour, quietMs: 24 * hour, windowMs: 12 * hour };
const measuredBy = ({
  customerId,
  withoutAutomation,
}: {
  customerId: number;
  withoutAutomation: boolean;
}): Measured => ({
  customerId,
  bounds,
  now,
  condition: null,
  withoutAutomation,
  ...windows,
});
const pairs = (of: (part: (typeof parts)[number]) => [numerator: number, denominator: number]): Pair[] =>
  parts.flatMap((part) => {
    const [numerator, denominator] = of(part);
    return denominator === 0 ? [] : [{ part: part.part, numerator, denominator }];
  });
const means = (of: (part: (typeof parts)[number]) => number[]): Mean[] =>
  parts.flatMap((part) => {
    const values = of(part).sort((a, b) => a - b);
    if (values.length === 0) return [];
    const numerator = values.reduce((sum, value) => sum + value, 0);
    // of an even number the upper one, as ClickHouse's exact quantile
    const median = values[Math.floor(values.length / 2)] as number;
    return [{ part: part.part, numerator, denominator: values.length, median }];
  });

const liveOf = ({ alarms }: World) => alarms.map((one, id) => ({ ...one, id })).filter(({ isDeleted }) => !isDeleted);
const isLive = ({ alarms }: World, id: number): boolean => !(alarms[id] as World['alarms'][number]).isDeleted;

describe('facts of the KPIs are those that the rows say, part by part and as a whole', () => {
  test('KPI.3 prioritized alarms', async () => {
    for (const one of worlds) {
      const active = (part: (typeof parts)[number]) =>
        liveOf(one).filter(({ instances }) => instances.some(({ start, end }) => overlaps(start, end, part)));
      expect(byPart(await findPrioritizedAlarms(warehouse, measuredBy(one)))).toEqual(
        pairs((part) => [active(part).filter(({ priority }) => priority > 0).length, active(part).length]),
      );
    }
  });

  test('KPI.4 and KPI.6 started instances by priority', async () => {
    const order = (rows: LevelCount[]) => rows.toSorted((a, b) => a.part - b.part || a.priority - b.priority);
    for (const one of worlds) {
      const expected = parts.flatMap((part) =>
        [0, 1, 2, 3, 4, 5].flatMap((priority) => {
          const instances = liveOf(one)
            .filter((each) => each.priority === priority)
            .flatMap((each) => each.instances.filter(({ start }) => lies(start, part))).length;
          return instances === 0 ? [] : [{ part: part.part, priority, instances }];
        }),
      );
      expect(order(await findStartedInstances(warehouse, measuredBy(one)))).toEqual(order(expected));
    }
  });

  test('KPI.5 entries into Intake that were left', async () => {
    for (const one of worlds) {
      const expected = parts.map((part) => {
        const entries = liveOf(one)
          .flatMap(({ entries: all }) => all)
          .filter(({ enteredAt, cause }) => lies(enteredAt, part) && cause !== 'REPARSE' && cause !== 'UNDO');
        const acted = entries.filter(
          ({ left, to: next }) =>
            left === 'PERSON' ||
            (left === 'RULE' && !one.withoutAutomation) ||
            (left === 'TICKET' && next === 'Dispatched'),
        );
        const clears = entries.filter(
          ({ left, to: next, minutes }) => left === 'SOURCE' && next === 'Inactive' && minutes < 5,
        );
        return { part: part.part, numerator: acted.length, denominator: entries.length - clears.length };
      });
      const found = await findLeftIntakeEntries(warehouse, measuredBy(one));
      expect(byPart(found).filter(({ denominator }) => denominator > 0)).toEqual(
        expected.filter(({ denominator }) => denominator > 0),
      );
    }
  });

  test('KPI.7 work coverage', async () => {
    for (const one of worlds) {
      const spansOf = (id: number) =>
        one.tickets
          .filter((each) => each.alarms.includes(id) && each.createdAt < to && !(each.byRule && one.withoutAutomation))
          .map((each) => [each.createdAt, closedAt(each)] as const);
      const isDeclined = ({ declined }: World['alarms'][number]): boolean =>
        declined !== null &&
        declined.since < to &&
        (declined.since >= from || declined.until === null || declined.until >= to || declined.until > from);
      const needs = liveOf(one).filter(
        (each) =>
          (each.priority >= 3 || each.isServiceImpacting) && !(isDeclined(each) && spansOf(each.id).length === 0),
      );
      const within = (part: (typeof parts)[number]) =>
        needs.filter(({ instances }) => instances.some(({ start, end }) => overlaps(start, end, part)));
      const covered = (part: (typeof parts)[number]) =>
        within(part).filter(({ id, instances }) =>
          instances.some(
            ({ start, end }) =>
              overlaps(start, end, part) &&
              spansOf(id).some(
                ([created, closed]) =>
                  created < Math.min(end ?? now, part.hi) && (closed ?? now) + 1 > Math.max(start, part.lo),
              ),
          ),
        );
      expect(byPart(await findWorkCoverage(warehouse, measuredBy(one)))).toEqual(
        pairs((part) => [covered(part).length, within(part).length]),
      );
    }
  });

  test('KPI.8 time to dispatch', async () => {
    const { capMs } = windows;
    for (const one of worlds) {
      const expected = means((part) =>
        one.tickets
          .filter(({ createdAt, byRule }) => lies(createdAt, part) && !(byRule && one.withoutAutomation))
          .flatMap(({ createdAt, alarms }) => {
            const starts = alarms
              .filter((id) => isLive(one, id))
              .flatMap((id) => (one.alarms[id] as World['alarms'][number]).instances)
              .filter(({ start, end }) => start <= createdAt && (end === null || end > createdAt))
              .map(({ start }) => start);
            return starts.length === 0 ? [] : [Math.min(capMs, createdAt - Math.min(...starts))];
          }),
      );
      expect(byPart(await findTimeToDispatch(warehouse, measuredBy(one)))).toEqual(expected);
    }
  });

  test('KPI.9 time to resolution', async () => {
    for (const one of worlds) {
      const expected = means((part) =>
        one.tickets
          .filter((each) => lies(closedAt(each), part))
          .map((each) => (closedAt(each) as number) - each.createdAt),
      );
      expect(byPart(await findTimeToResolution(warehouse, measuredBy(one)))).toEqual(expected);
    }
  });

  test('KPI.10 resolution effectiveness', async () => {
    const { quietMs } = windows;
    for (const one of worlds) {
      const expected = pairs((part) => {
        const closed = one.tickets.filter(
          (each) => lies(closedAt(each), part) && (closedAt(each) as number) + quietMs <= now,
        );
        const stayed = closed.filter((each) => {
          const since = closedAt(each) as number;
          return (
            each.isResolved === 1 &&
            !each.alarms
              .filter((id) => isLive(one, id))
              .flatMap((id) => (one.alarms[id] as World['alarms'][number]).instances)
              .some(({ start }) => start > since && start <= since + quietMs)
          );
        });
        return [stayed.length, closed.length];
      });
      expect(byPart(await findResolutionEffectiveness(warehouse, measuredBy(one)))).toEqual(expected);
    }
  });

  test('KPI.11 repeat work', async () => {
    const { windowMs } = windows;
    for (const one of worlds) {
      const repeats = (each: World['tickets'][number]): boolean =>
        one.tickets.some((other) => {
          const closed = closedAt(other);
          return (
            other !== each &&
            closed !== null &&
            closed < each.createdAt &&
            closed + windowMs >= each.createdAt &&
            other.alarms.some((id) => each.alarms.includes(id))
          );
        });
      const expected = pairs((part) => {
        const created = one.tickets.filter(({ createdAt }) => lies(createdAt, part));
        return [created.filter((each) => each.reissues > 0 || repeats(each)).length, created.length];
      });
      expect(byPart(await findRepeatWork(warehouse, measuredBy(one)))).toEqual(expected);
    }
  });

  test('KPI.2 people who wrote something', async () => {
    for (const one of worlds) {
      const writes: Array<[number, string]> = [
        ...one.alarms.flatMap(
          ({ declined }): Array<[number, string]> => (declined ? [[declined.since, people[0] as string]] : []),
        ),
        ...one.tickets.flatMap(
          (each): Array<[number, string]> => [
            ...(each.byRule ? [] : [[each.createdAt, each.by] as [number, string]]),
            ...(closedAt(each) === null ? [] : [[closedAt(each) as number, each.by] as [number, string]]),
          ],
        ),
      ];
      const expected: Writers[] = parts.flatMap((part) => {
        const userIds = [...new Set(writes.filter(([time]) => lies(time, part)).map(([, person]) => person))].sort();
        return userIds.length === 0 ? [] : [{ part: part.part, userIds }];
      });
      const found = await findWriters(warehouse, measuredBy(one));
      expect(byPart(found).map((row) => ({ ...row, userIds: row.userIds.toSorted() }))).toEqual(expected);
    }
  });
});

describe('KPI.21 groups and rows are those of the value', () => {
  const values = {
    PRIORITIZED_ALARMS: findPrioritizedAlarms,
    ACTIONED_ALARMS: findLeftIntakeEntries,
    WORK_COVERAGE: findWorkCoverage,
    TIME_TO_DISPATCH: findTimeToDispatch,
    TIME_TO_RESOLUTION: findTimeToResolution,
    RESOLUTION_EFFECTIVENESS: findResolutionEffectiveness,
    REPEAT_WORK: findRepeatWork,
  } as const;
  const nothing = { numerator: 0, denominator: 0 };
  const limit = 1_000;

  test.each(Object.keys(values) as Array<keyof typeof values>)('rows of %s', async (metric) => {
    const isMean = metric === 'TIME_TO_DISPATCH' || metric === 'TIME_TO_RESOLUTION';
    for (const one of worlds) {
      const of = measuredBy(one);
      const whole = (await values[metric](warehouse, of)).find(({ part }) => part === 0) ?? nothing;
      const read = (isNumerator: boolean) =>
        findKpiRows(warehouse, { ...of, metric, isNumerator, page: { limit, offset: 0 } });
      const [counted, all] = [await read(true), await read(false)];
      expect([all.count, all.rows.length]).toEqual([whole.denominator, whole.denominator]);
      if (isMean) expect(all.rows.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(whole.numerator);
      else expect([counted.count, counted.rows.length]).toEqual([whole.numerator, whole.numerator]);
      expect(counted.rows).toEqual(all.rows.filter(({ isCounted }) => isCounted));
    }
  });

  test('rows of instances', async () => {
    for (const one of worlds) {
      const of = measuredBy(one);
      const levels = (await findStartedInstances(warehouse, of)).filter(({ part }) => part === 0);
      const from = (least: number) =>
        levels.filter(({ priority }) => priority >= least).reduce((sum, { instances }) => sum + instances, 0);
      const count = async (metric: 'ALARMS_PER_HOUR' | 'PRIORITY_DISTRIBUTION', isNumerator: boolean) =>
        (await findKpiRows(warehouse, { ...of, metric, isNumerator, page: { limit, offset: 0 } })).rows.length;
      expect([
        await count('ALARMS_PER_HOUR', true),
        await count('PRIORITY_DISTRIBUTION', false),
        await count('PRIORITY_DISTRIBUTION', true),
      ]).toEqual([from(0), from(1), from(4)]);
    }
  });

  test('groups of work coverage, of alarms per hour and of time to dispatch', async () => {
    const total = (groups: ValuePair[]) => [
      groups.reduce((sum, { numerator }) => sum + numerator, 0),
      groups.reduce((sum, { denominator }) => sum + denominator, 0),
    ];
    for (const one of worlds) {
      const of = measuredBy(one);
      const by = (metric: 'WORK_COVERAGE' | 'ALARMS_PER_HOUR') =>
        findKpiGroups(warehouse, { ...of, metric, groupBy: 'priority', values: null, limit });
      const wholeOf = (rows: Pair[]) => rows.find(({ part }) => part === 0) ?? nothing;
      const coverage = wholeOf(await findWorkCoverage(warehouse, of));
      const groups = await by('WORK_COVERAGE');
      expect(total(groups)).toEqual([coverage.numerator, coverage.denominator]);
      for (const { value } of groups)
        expect(
          await findKpiGroups(warehouse, {
            ...of,
            metric: 'WORK_COVERAGE',
            groupBy: 'priority',
            values: [value],
            limit,
          }),
        ).toEqual(groups.filter((group) => group.value === value));
      const levels = (await findStartedInstances(warehouse, of)).filter(({ part }) => part === 0);
      expect(new Map((await by('ALARMS_PER_HOUR')).map(({ value, numerator }) => [value, numerator]))).toEqual(
        new Map(levels.map(({ priority, instances }) => [String(priority), instances])),
      );
      const dispatch = wholeOf(await findTimeToDispatch(warehouse, of));
      expect(total(await findDispatchByCreator(warehouse, of))).toEqual([dispatch.numerator, dispatch.denominator]);
    }
  });
});
