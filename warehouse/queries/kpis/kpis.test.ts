import { describe, expect, test } from 'vitest';
import { intakeGraceMinutes } from '../../../domain/constants.ts';
import type { LevelCount, Mean, Pair, Writers } from '../../../domain/kpis/kpi-facts.ts';
import {
  bounds,
  closedAt,
  isMeasured,
  measuredBy,
  minute,
  now,
  people,
  storedWorlds,
  type World,
  windows,
  worlds,
} from '../../../tests/support/kpi-world.ts';
import {
  findLeftIntakeEntries,
  findPrioritizedAlarms,
  findStartedInstances,
  findWorkCoverage,
} from './alarm-metrics.ts';
import {
  findRepeatWork,
  findResolutionEffectiveness,
  findTimeToDispatch,
  findTimeToResolution,
} from './ticket-metrics.ts';
import { findWriters } from './writers.ts';

const [from, to] = [bounds[0] as number, bounds[3] as number];
const warehouse = storedWorlds('test-kpis');

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

/** Alarms that are measured: those that the criteria take and nobody has deleted. */
const measuredOf = (one: World) =>
  one.alarms.map((each, id) => ({ ...each, id })).filter((each) => !each.isDeleted && isMeasured(one, each));
/** Tickets that are measured: under criteria those on such an alarm. */
const ticketsOf = (one: World) => {
  const ids = measuredOf(one).map(({ id }) => id);
  return one.criteria.length === 0
    ? one.tickets
    : one.tickets.filter(({ alarms }) => alarms.some((id) => ids.includes(id)));
};
const instancesOn = (one: World, { alarms }: World['tickets'][number]) =>
  measuredOf(one).flatMap(({ id, instances }) => (alarms.includes(id) ? instances : []));

describe('facts of the KPIs are those that the rows say, part by part and as a whole', () => {
  test('KPI.3 prioritized alarms', async () => {
    for (const one of worlds) {
      const active = (part: (typeof parts)[number]) =>
        measuredOf(one).filter(({ instances }) => instances.some(({ start, end }) => overlaps(start, end, part)));
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
          const instances = measuredOf(one)
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
        const entries = measuredOf(one)
          .flatMap(({ entries: all }) => all)
          .filter(({ enteredAt, cause }) => lies(enteredAt, part) && cause !== 'REPARSE' && cause !== 'UNDO');
        const acted = entries.filter(
          ({ left, to: next }) =>
            left === 'PERSON' ||
            (left === 'RULE' && !one.withoutAutomation) ||
            (left === 'TICKET' && next === 'Dispatched'),
        );
        const clears = entries.filter(
          ({ left, to: next, minutes }) => left === 'SOURCE' && next === 'Inactive' && minutes < intakeGraceMinutes,
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
        !declined.isUndone &&
        declined.since < to &&
        (declined.since >= from || declined.until === null || declined.until >= to || declined.until > from);
      const needs = measuredOf(one).filter(
        (each) =>
          (each.priority >= 3 || each.isServiceImpacting) && !(isDeclined(each) && spansOf(each.id).length === 0),
      );
      const within = (part: (typeof parts)[number]) =>
        needs.filter(({ instances }) =>
          instances.some(({ start, end, isReplayed }) => !isReplayed && overlaps(start, end, part)),
        );
      const covered = (part: (typeof parts)[number]) =>
        within(part).filter(({ id, instances }) =>
          instances.some(
            ({ start, end, isReplayed }) =>
              !isReplayed &&
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
          .flatMap((each) => {
            const { createdAt } = each;
            const starts = instancesOn(one, each)
              .filter(
                ({ start, end, isReplayed }) => !isReplayed && start <= createdAt && (end === null || end > createdAt),
              )
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
        ticketsOf(one)
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
        const closed = ticketsOf(one).filter(
          (each) => lies(closedAt(each), part) && (closedAt(each) as number) + quietMs <= now,
        );
        const stayed = closed.filter((each) => {
          const since = closedAt(each) as number;
          return (
            each.isResolved === 1 &&
            !instancesOn(one, each).some(({ start }) => start > since && start <= since + quietMs)
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
        const created = ticketsOf(one).filter(({ createdAt }) => lies(createdAt, part));
        return [created.filter((each) => each.reissues > 0 || repeats(each)).length, created.length];
      });
      expect(byPart(await findRepeatWork(warehouse, measuredBy(one)))).toEqual(expected);
    }
  });

  test('KPI.2 people who wrote something', async () => {
    for (const one of worlds) {
      const writes: Array<[number, string]> = [
        ...one.alarms.flatMap(
          ({ declined }): Array<[number, string]> =>
            [declined?.since, declined?.isUndone ? declined.since + minute : undefined].flatMap((time) =>
              time === undefined ? [] : [[time, people[0] as string] as [number, string]],
            ),
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
