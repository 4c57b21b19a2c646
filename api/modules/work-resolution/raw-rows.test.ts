import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeTickets } from '../../../tests/support/kpi-facts.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import {
  figures,
  type Groups,
  type Row,
  readWorkResolution,
  type Trend,
  type WorkResolutionQuery,
} from '../../../tests/support/work-resolution.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const now = Date.parse('2026-06-01T12:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => new Date(now) } });
});
afterAll(() => api?.stop());

/** Worlds whose times lie on a coarse grid, so that they often meet each other and the bounds of days. */
test('ANA-001 ANA-002 ANA-003 counts are those of the raw rows', async () => {
  const base = Date.parse('2026-10-20T00:00:00Z');
  const stepMs = 6 * hourMs;
  const ticket = fc.record({
    created: fc.integer({ min: -140, max: 60 }),
    took: fc.option(fc.integer({ min: 0, max: 130 }), { freq: 8 }),
    isResolved: fc.boolean(),
    reissueCount: fc.constantFrom(0, 0, 0, 1),
    alarms: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  });
  const points = ['P-1', 'P-1', 'P-2', null];
  const worlds = fc.sample(fc.array(ticket, { minLength: 20, maxLength: 40 }), { numRuns: 6, seed: 11 });
  for (const [index, world] of worlds.entries()) {
    const other = await api.newCustomer();
    const admin = await api.newPerson(other);
    const system = await api.newSystem(other);
    await api.storeAlarms(
      points.map((point, alarm) => ({ customerId: other, systemId: system, id: alarm + 1, point })),
    );
    const tickets = world.map(({ created, took, ...one }, id) => ({
      ...{ ...one, id: id + 1, createdAt: base + created * stepMs },
      ...(took !== null && { closedAt: base + (created + took) * stepMs }),
    }));
    await storeTickets(
      api,
      other,
      tickets.map(({ isResolved, ...one }) => ({ ...one, ...(one.closedAt !== undefined && { isResolved }) })),
    );
    // the end of October in a zone whose clocks go back
    const timezone = 'Europe/Berlin';
    const range = { start: '2026-10-19T22:00:00Z', end: index % 2 ? '2026-10-28T23:00:00Z' : '2026-12-01T23:00:00Z' };
    const [from, to] = [Date.parse(range.start), Date.parse(range.end)];
    const closedOf = (start: number, end: number) =>
      tickets.filter(({ closedAt }) => closedAt !== undefined && closedAt >= start && closedAt < end);
    const repeats = (one: (typeof tickets)[number]): boolean =>
      tickets.some(
        ({ id, closedAt, alarms }) =>
          id !== one.id &&
          closedAt !== undefined &&
          closedAt < one.createdAt &&
          closedAt >= one.createdAt - 30 * dayMs &&
          alarms.some((alarm) => one.alarms.includes(alarm)),
      );
    const expected = (of: typeof tickets) => [
      of.length,
      of.filter(({ isResolved }) => isResolved).length,
      of.filter(({ isResolved }) => !isResolved).length,
      of.filter((one) => one.reissueCount > 0 || repeats(one)).length,
    ];
    const read = <T>(name: WorkResolutionQuery, more: object = {}) =>
      readWorkResolution<T>(api, name, { input: { range, timezone }, more, by: admin });
    const trend = await read<Trend>('workResolutionTrend');
    expect(figures(trend)).toEqual(expected(closedOf(from, to)));
    for (const part of trend.parts)
      expect(figures(part)).toEqual(expected(closedOf(Date.parse(part.start), Date.parse(part.end))));
    const local = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, timeStyle: 'short', hour12: false });
    expect(new Set(trend.parts.map(({ start }) => local.format(new Date(start)).replace('24:', '00:')))).toEqual(
      new Set(['00:00']),
    );

    const { currentPeriod, previousPeriod } = await read<{ currentPeriod: object; previousPeriod: object }>(
      'workResolutionRepeatWork',
    );
    const repeatWork = (of: typeof tickets) => ({
      closed: of.length,
      repeat: of.filter((one) => one.reissueCount > 0 || repeats(one)).length,
      repeating: of.filter(repeats).length,
      reissued: of.filter(({ reissueCount }) => reissueCount > 0).length,
    });
    expect(currentPeriod).toEqual(repeatWork(closedOf(from, to)));
    expect(previousPeriod).toEqual(repeatWork(closedOf(2 * from - to, from)));

    const pointsOf = ({ alarms }: { alarms: number[] }) => new Set(alarms.map((alarm) => points[alarm - 1]));
    const byPoint = await read<Groups>('workResolutionTrendGroupBy', {
      groupBy: 'alarmAttribute',
      attribute: 'point',
    });
    const ofPoint = (point: string | null) =>
      closedOf(from, to).filter((one) =>
        point === null ? !pointsOf(one).has('P-1') && !pointsOf(one).has('P-2') : pointsOf(one).has(point),
      );
    for (const point of ['P-1', 'P-2', null]) {
      const group = byPoint.groups.find(({ value }) => value === point);
      expect(group ? figures(group) : [0, 0, 0, 0]).toEqual(expected(ofPoint(point)));
    }
    expect(byPoint.total).toEqual(trend);

    const { rows } = await read<{ rows: Array<Row & { isRepeat: boolean; id: string }> }>('workResolutionTicketList', {
      limit: 200,
    });
    expect(new Map(rows.map(({ id, isRepeat }) => [Number(id), isRepeat]))).toEqual(
      new Map(closedOf(from, to).map((one) => [one.id, repeats(one)])),
    );
  }
});
