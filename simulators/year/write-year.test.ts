import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPorts } from '../../api/modules/kpis/ports.ts';
import type { PortDeps } from '../../api/port-deps.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { findAsker } from '../../domain/identity/find-asker.ts';
import { type KpiMetricType, unitMs } from '../../domain/kpis/definitions.ts';
import { measureKpi } from '../../domain/kpis/measure-kpi.ts';
import type { Ticket } from '../../domain/work/model/ticket.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { demo } from '../../start/demo-facts.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { noFiles } from '../../tests/support/no-files.ts';
import { ownCampus } from '../../tests/support/own-campus.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { reconcile } from '../../workflows/sweeps/reconcile.ts';
import { equipmentOf, type Point } from './campus.ts';
import { type Ids, liveThrough } from './live-through.ts';
import { spanOf } from './patterns.ts';
import { members } from './people.ts';
import { urgencyOf } from './react.ts';
import { readForCounting } from './read-item.ts';
import { type Counts, type Progress, writeYear } from './write-year.ts';

const until = new Date('2026-07-29T15:20:00Z');
const size = { scale: 1, days: 30, seed: 1 };
const env = testEnv();
const warehouse = createWarehouseClient(env, 'test-year');
const temporal = createTemporal(env);
const log = createLog('test', { level: 'fatal', instance: 'test' });
const customerId = newCustomerId();
const campus = { log, customerId, adminEmail: demo.people[0].email, password: demo.password, warehouse };

let own: Awaited<ReturnType<typeof ownCampus>>;
beforeAll(async () => {
  own = await ownCampus(env, customerId, until);
});
afterAll(() => Promise.all([own?.drop(), warehouse.close(), temporal.close()]));

class CutOff extends Error {}
/** Writes the year. @param cutAt equipment after which it is cut off. */
async function write(cutAt = Number.POSITIVE_INFINITY): Promise<Counts | null> {
  return writeYear({ ...campus, db: own.db }, size, {
    counted: () => {},
    wrote({ done }: Progress) {
      if (done >= cutAt) throw new CutOff();
    },
  });
}

const stored = async () => {
  const ask = async (query: string): Promise<Record<string, string>> => {
    const result = await warehouse.query({ query, query_params: { customerId } });
    return (await result.json<Record<string, string>>()).data[0] ?? {};
  };
  const of = 'FINAL WHERE customer_id = {customerId:UInt32}';
  const { rows } = await own.db.raw(
    `select (select count(*)::int from alarm_state where customer_id = :customerId) as alarms,
       (select count(*)::int from work_tickets where customer_id = :customerId) as tickets,
       (select count(*)::int from work_ticket_alarms where customer_id = :customerId) as "ticketAlarms",
       (select count(*)::int from work_ticket_activity where customer_id = :customerId) as "ticketActivity",
       (select count(*)::int from alarm_activity where customer_id = :customerId) as activity,
       (select count(*)::int from memberships where customer_id = :customerId) as people,
       (select count(*)::int from teams where customer_id = :customerId) as teams`,
    { customerId },
  );
  const counts: Record<string, number> = {};
  for (const table of [
    'instances',
    'events',
    'status_entries',
    'activity',
    'alarms',
    'tickets',
    'ticket_alarms',
    'ticket_activity',
  ])
    counts[table] = Number((await ask(`SELECT count() AS n FROM ${table} ${of}`)).n);
  return { state: rows[0], history: counts };
};

test('a month of the campus, cut off and gone on with, is what the reconciliation expects, once', async () => {
  await expect(write(300)).rejects.toThrow(CutOff);
  const counts = await write();
  const first = await stored();
  expect(counts).toMatchObject({ alarms: first.state.alarms, tickets: first.state.tickets });
  expect(first.history).toMatchObject({
    ...{ instances: counts?.instances, alarms: counts?.alarms, tickets: counts?.tickets },
    ...{ ticket_alarms: first.state.ticketAlarms, ticket_activity: first.state.ticketActivity },
    activity: first.state.activity,
  });
  expect(first.state).toMatchObject({ people: 25, teams: 6 });

  const clock = fixedClock(until);
  const deps = {
    db: own.db,
    warehouse,
    clock,
    temporal,
    chunk: 1_000,
    arrived: async () => true,
    exportFiles: noFiles,
  };
  const result = await new MockActivityEnvironment().run(() => reconcile.run(deps));
  expect(result).toMatchObject({ instances: counts?.alarms, tickets: counts?.tickets, differing: 0, opened: 0 });

  expect(await write()).toBeNull();
  expect(await stored()).toEqual(first);
});

test('KPIs of the written month are what the generator says by itself', async () => {
  const clock = fixedClock(until);
  const admin = await own.db('users').where({ email: demo.people[0].email }).first('id');
  const asker = await findAsker({ db: own.db, clock }, { userId: admin.id, customerId });
  const { kpiFacts: facts } = createPorts({ warehouse } as PortDeps);
  const ctx = { ...asker, db: own.db, log } as unknown as Ctx;
  const span = spanOf({ ...size, until: Date.UTC(2026, 6, 29, 15) });
  const range = { start: new Date(span.midnights[5] as number), end: new Date(span.midnights[25] as number) };
  const measure = (metricType: KpiMetricType) =>
    measureKpi(
      { ...ctx, facts },
      { metricType, input: { range: { start: range.start.toISOString(), end: range.end.toISOString() } } },
    );
  const ids: Ids = {
    ...{ customerId, systemIdOf: () => 1, userIdOf: (email) => email },
    ...{ alarmIdOf: ({ index }, point) => index * 10 + point, ticketIdOf: ({ index }, nth) => index * 1_000 + nth },
  };
  const isIn = (at: number | null): boolean => at !== null && at >= range.start.getTime() && at < range.end.getTime();
  const levels = [0, 0, 0, 0, 0, 0];
  const tickets: Ticket[] = [];
  const writers = new Set<string | null>();
  for (const unit of equipmentOf(1)) {
    const lived = liveThrough(unit, { ids, span, read: readForCounting });
    for (const { alarmId } of lived.instances.filter(({ startedAt }) => isIn(startedAt))) {
      const urgency = urgencyOf(unit.points[alarmId % 10] as Point);
      levels[urgency] = (levels[urgency] as number) + 1;
    }
    tickets.push(...lived.tickets.map(({ ticket }) => ticket));
    for (const row of [...lived.activity, ...lived.tickets.flatMap(({ entries }) => entries)])
      if (isIn(row.createdAt)) writers.add(row.userId);
  }
  writers.delete(null);

  expect((await measure('ALARMS_PER_HOUR')).currentPeriod.numerator).toBe(
    levels.reduce((sum, count) => sum + count, 0),
  );
  expect((await measure('PRIORITY_DISTRIBUTION')).levels).toEqual(
    [5, 4, 3, 2, 1].map((priority) => ({ priority, instances: levels[priority] })),
  );
  expect((await measure('REPEAT_WORK')).currentPeriod.denominator).toBe(
    tickets.filter(({ createdAt }) => isIn(createdAt)).length,
  );
  const closed = tickets.filter(({ closedAt }) => isIn(closedAt));
  expect(closed.length).toBeGreaterThan(100);
  const resolution = await measure('TIME_TO_RESOLUTION');
  expect(resolution.currentPeriod.denominator).toBe(closed.length);
  expect(resolution.currentPeriod.numerator).toBeCloseTo(
    closed.reduce((sum, { closedAt, createdAt }) => sum + (closedAt as number) - createdAt, 0) /
      (unitMs[resolution.metricConfig.format] ?? 1),
  );
  expect((await measure('OPEN_WORK_INACTIVE_ALARMS')).currentPeriod.denominator).toBe(
    tickets.filter(({ state }) => state === 'OPEN').length,
  );
  const { numerator, denominator } = (await measure('ENGAGED_USERS')).currentPeriod;
  // whoever has left is not registered at the period's end
  for (const { email, left = 1 } of members) if (left < 25 / 30) writers.delete(email);
  expect(numerator).toBe(writers.size);
  expect(denominator).toBeGreaterThan(20);
  expect((await measure('REGISTERED_USERS')).currentPeriod).toMatchObject({ numerator: 24, denominator: 24 });
  // the period before ends with a day that only the past can have measured
  const before = (await measure('DUPLICATE_WORK')).previousPeriod;
  const open = tickets.filter(
    ({ createdAt, closedAt }) =>
      createdAt < range.start.getTime() && (closedAt ?? range.end.getTime()) >= range.start.getTime(),
  );
  expect(before.denominator).toBe(open.length);
});
