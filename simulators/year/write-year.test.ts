import { readFile, writeFile } from 'node:fs/promises';
import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPorts } from '../../api/modules/kpis/ports.ts';
import type { PortDeps } from '../../api/modules/port-deps.ts';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { findAsker } from '../../domain/identity/find-asker.ts';
import { applyImport, beginImport } from '../../domain/inventory/change-import.ts';
import { brickOf } from '../../domain/inventory/export/write-brick.ts';
import { haystackOf } from '../../domain/inventory/export/write-haystack.ts';
import { findImport, type ImportJobs, type ImportKey } from '../../domain/inventory/inventory-import.ts';
import { runImport } from '../../domain/inventory/run/run-import.ts';
import { type KpiMetricType, kpiMetricTypes, unitMs } from '../../domain/kpis/definitions.ts';
import type { KpiFacts } from '../../domain/kpis/kpi-facts.ts';
import { type KpiRow, listKpiRows } from '../../domain/kpis/list-kpi-rows.ts';
import { measureKpi } from '../../domain/kpis/measure-kpi.ts';
import type { KpiInput } from '../../domain/kpis/measuring.ts';
import { createUser } from '../../domain/people/create-user.ts';
import type { Ticket } from '../../domain/work/model/ticket.ts';
import { fixedClock } from '../../platform/clock.ts';
import { forCustomer } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { fromRoot } from '../../platform/root.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { demo } from '../../start/demo-facts.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { noFiles } from '../../tests/support/no-files.ts';
import { ownCampus } from '../../tests/support/own-campus.ts';
import { patience } from '../../tests/support/patience.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { reconcile } from '../../workflows/sweeps/reconcile.ts';
import { equipmentOf, type Point } from './campus.ts';
import { drawnFloor } from './floor-drawing.ts';
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

test('its alarms name their assets, and assets with an active alarm are active', async () => {
  const { rows } = await own.db.raw(
    `with named as (
       select a.id, p ->> 'entityId' as entity_id from alarms a, jsonb_array_elements(a.properties) p
       where a.customer_id = :customerId and p ->> 'type' = 'asset_name' and p ->> 'entityId' is not null)
     select count(*)::int as alarms,
       count(*) filter (where a.point_path ~ '(AHU|VAV|CH|BLR|CT|CHWP|HWP)-')::int as "onEquipment",
       count(*) filter (where n.id is not null)::int as named,
       count(*) filter (where n.id is not null and position(lower(e.name) in lower(a.point_path || ' ' || a.text)) = 0)::int as wrong
     from alarms a left join named n on n.id = a.id
       left join entities e on e.customer_id = a.customer_id and e.id = n.entity_id::bigint
     where a.customer_id = :customerId`,
    { customerId },
  );
  expect(rows[0].named).toBe(rows[0].onEquipment);
  expect(rows[0].wrong).toBe(0);
  const { rows: active } = await own.db.raw(
    `select count(*)::int as active from entities where customer_id = ? and class = 'AHU' and active_alarm_count > 0`,
    [customerId],
  );
  expect(active[0].active).toBeGreaterThan(0);
});

test('one floor has a floor plan with all its rooms, which alarms name as their sources call them', async () => {
  const { rows: drawn } = await own.db.raw(
    `select b.name as building, f.name as floor, count(*)::int as rooms, count(s.room_id)::int as drawn
     from floor_plans p join entities f on f.customer_id = p.customer_id and f.id = p.floor_id
       join entities b on b.customer_id = f.customer_id and b.id = f.building_id
       join entities r on r.customer_id = f.customer_id and r.floor_id = f.id and r.class = 'Room'
       left join room_shapes s on s.customer_id = r.customer_id and s.room_id = r.id
     where p.customer_id = ? group by 1, 2`,
    [customerId],
  );
  const { building, floor } = drawnFloor;
  expect(drawn).toEqual([{ building, floor: `Floor ${floor}`, rooms: 20, drawn: 20 }]);
  const { rows: named } = await own.db.raw(
    `select count(*)::int as named, count(*) filter (
         where position(b.name || '/' || f.name || '/' || replace(r.name, 'Room', 'Rm') || '/' in a.point_path) = 0)::int as wrong,
       count(distinct r.id) filter (where r.active_alarm_count > 0)::int as active
     from alarms a, jsonb_array_elements(a.properties) p
       join entities r on r.customer_id = :customerId and r.id = (p ->> 'entityId')::bigint
       join entities f on f.customer_id = r.customer_id and f.id = r.floor_id
       join entities b on b.customer_id = r.customer_id and b.id = r.building_id
     where a.customer_id = :customerId and p ->> 'type' = 'rooms'`,
    { customerId },
  );
  expect(named[0]).toMatchObject({ named: expect.any(Number), wrong: 0 });
  expect(named[0].named).toBeGreaterThan(500);
  expect(named[0].active).toBeGreaterThan(0);
});

/** A person of a customer, as verbs know them. */
async function contextOf(customer: number, email: string): Promise<Ctx> {
  const user = await own.db('users').where({ email }).first('id');
  const asker = await findAsker({ db: own.db, clock: fixedClock(until) }, { userId: user.id, customerId: customer });
  return { ...asker, db: own.db, log } as unknown as Ctx;
}

// docs/samples holds the campus as models; UPDATE_DOCS=1 writes them
test.each([
  ['northgate.ttl', 'brick', brickOf],
  ['northgate.zinc', 'haystack', (ctx: Ctx) => haystackOf(ctx, 'zinc')],
  ['northgate.json', 'haystack', (ctx: Ctx) => haystackOf(ctx, 'json')],
] as const)(
  'AST.10 %s is the campus; another customer imports it with its relations, once',
  async (name, type, write) => {
    const textOf = async (ctx: Ctx): Promise<string> => {
      const parts: string[] = [];
      for await (const part of write(ctx)) parts.push(part);
      // ids of a customer mean nothing to others
      return parts.join('').replaceAll(`:entity:${ctx.customer.id}:`, ':entity:0:');
    };
    const path = fromRoot('docs', 'samples', name);
    const campusNow = await textOf(await contextOf(customerId, demo.people[0].email));
    if (process.env.UPDATE_DOCS) await writeFile(path, campusNow);
    const sample = await readFile(path, 'utf8');
    expect(sample === campusNow, `${name} is what the campus is now`).toBe(true);

    const other = newCustomerId();
    const email = `sample-${other}@example.com`;
    await createCustomer(own.db, { id: other, name: 'Sample' });
    await createUser(own.db, {
      email,
      password: null,
      displayName: 'Ines',
      memberships: [{ customerId: other, authRole: 'ADMIN' }],
    });
    const ctx = await contextOf(other, email);
    const jobs: ImportJobs = {
      start: (run) => runImport({ db: own.db, clock: fixedClock(until), onProgress: () => {} }, run),
    };
    const found = (key: ImportKey) => forCustomer(own.db, other, (trx) => findImport(trx, key));
    const check = async (text: string) => {
      const given = { type, externalSystemId: null, fileName: name, file: Buffer.from(text) };
      return found(await beginImport(ctx, jobs, given));
    };
    const checked = await check(sample);
    expect(checked).toMatchObject({ status: 'CHECKED', failed: 0, same: 0 });
    await applyImport(ctx, jobs, checked.id);
    expect(await found(checked)).toMatchObject({ status: 'COMPLETE', created: checked.total, failed: 0 });
    const relationsOf = async (customer: number): Promise<string[]> => {
      const { rows } = await own.db.raw(
        `select concat_ws(' ', bs.name, s.name, r.kind, bt.name, t.name) as relation from entity_relations r
         join entities s on s.customer_id = r.customer_id and s.id = r.source_id
         join entities t on t.customer_id = r.customer_id and t.id = r.target_id
         left join entities bs on bs.customer_id = s.customer_id and bs.id = s.building_id
         left join entities bt on bt.customer_id = t.customer_id and bt.id = t.building_id
       where r.customer_id = ? order by 1`,
        [customer],
      );
      return rows.map(({ relation }: { relation: string }) => relation);
    };
    const relations = await relationsOf(customerId);
    expect(relations.length).toBeGreaterThan(1_000);
    expect(await relationsOf(other)).toEqual(relations);
    // it is there, whether from the sample or from what the other exports
    const nothing = { created: 0, updated: 0, failed: 0, same: checked.total };
    expect(await check(sample)).toMatchObject(nothing);
    expect(await check(await textOf(ctx))).toMatchObject(nothing);
  },
);

/** The campus's admin at the end of the month, with the facts of the KPIs. */
async function kpiContext(): Promise<Ctx & { facts: KpiFacts }> {
  const { kpiFacts: facts } = createPorts({ warehouse } as PortDeps);
  return { ...(await contextOf(customerId, demo.people[0].email)), facts };
}

test('KPIs of the written month are what the generator says by itself', async () => {
  const ctx = await kpiContext();
  const span = spanOf({ ...size, until: Date.UTC(2026, 6, 29, 15) });
  const range = { start: new Date(span.midnights[5] as number), end: new Date(span.midnights[25] as number) };
  const measure = (metricType: KpiMetricType, days = 20) => {
    const start = new Date(span.midnights[25 - days] as number);
    return measureKpi(ctx, {
      metricType,
      input: { range: { start: start.toISOString(), end: range.end.toISOString() } },
    });
  };
  const ids: Ids = {
    ...{ customerId, systemIdOf: () => 1, userIdOf: (email) => email },
    ...{ alarmIdOf: ({ index }, point) => index * 10 + point, ticketIdOf: ({ index }, nth) => index * 1_000 + nth },
  };
  const isIn = (at: number | null): boolean => at !== null && at >= range.start.getTime() && at < range.end.getTime();
  const levels = [0, 0, 0, 0, 0, 0];
  const tickets: Ticket[] = [];
  let openBefore = 0;
  const writers = new Set<string | null>();
  for (const unit of equipmentOf(1)) {
    const lived = liveThrough(unit, { ids, span, read: readForCounting });
    for (const { alarmId } of lived.instances.filter(({ startedAt }) => isIn(startedAt))) {
      const urgency = urgencyOf(unit.points[alarmId % 10] as Point);
      levels[urgency] = (levels[urgency] as number) + 1;
    }
    tickets.push(...lived.tickets.map(({ ticket }) => ticket));
    openBefore += lived.tickets.filter(({ open }) =>
      open.some(({ from, until }) => from < range.start.getTime() && (until ?? Infinity) >= range.start.getTime()),
    ).length;
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
  // entries are known as long as there is a past
  const recorded = await own.db('entry_backfills').where({ customer_id: customerId }).first('since');
  expect(recorded.since).toEqual(new Date(span.midnights[0] as number));
  expect((await measure('ACTIONED_ALARMS', 20)).since).toEqual(recorded.since);
  expect((await measure('ACTIONED_ALARMS', 10)).since).toBeNull();
  // each of the days was measured
  for (const moment of ['REGISTERED_USERS', 'OPEN_WORK_INACTIVE_ALARMS', 'DUPLICATE_WORK'] as const) {
    const { trend } = await measure(moment);
    expect(trend).toHaveLength(20);
    expect(trend.every(({ denominator }) => denominator !== null)).toBe(true);
  }
  // the period before ends with a day that only the past can have measured
  const before = (await measure('DUPLICATE_WORK')).previousPeriod;
  expect(before.denominator).toBe(openBefore);
  expect(tickets.filter(({ reissueCount }) => reissueCount > 0).length).toBeGreaterThan(5);
});

describe('KPI.21 every tile of the campus opens to rows that sum to it', () => {
  const kinds = { NUMERATOR: 'numerator', DENOMINATOR: 'denominator' } as const;
  /** Reads all rows behind a side of a tile, page by page. */
  async function allRows(
    ctx: Ctx & { facts: KpiFacts },
    metricType: KpiMetricType,
    side: keyof typeof kinds,
    input: KpiInput,
  ) {
    const rows: KpiRow[] = [];
    for (;;) {
      const page = await listKpiRows(ctx, { metricType, side, input, limit: 200, after: rows.at(-1)?.cursor ?? null });
      const found = await page.rows();
      rows.push(...found);
      if (found.length < 200) return { rows, count: await page.count() };
    }
  }
  /** A week of all tiles; of one that counts more than an offset reaches, the month. */
  test.each(kpiMetricTypes.map((metricType) => [metricType, metricType === 'ALARMS_PER_HOUR' ? 30 : 7] as const))(
    '%s, over %d days',
    async (metricType, days) => {
      const ctx = await kpiContext();
      const { midnights } = spanOf({ ...size, until: Date.UTC(2026, 6, 29, 15) });
      const end = midnights.findLast((at) => at <= until.getTime()) as number;
      const range = { start: new Date(end - days * 86_400_000).toISOString(), end: new Date(end).toISOString() };
      const input = { range };
      const { currentPeriod, metricConfig } = await measureKpi(ctx, { metricType, input });
      const isMean = ['MINUTES', 'HOURS', 'DAYS'].includes(metricConfig.format);
      for (const side of Object.keys(kinds) as Array<keyof typeof kinds>) {
        if (metricType === 'ALARMS_PER_HOUR' && side === 'DENOMINATOR') continue;
        const { rows, count } = await allRows(ctx, metricType, side, input);
        const expected = currentPeriod[isMean ? 'denominator' : kinds[side]];
        expect(rows).toHaveLength(expected as number);
        expect(count).toBe(expected);
        expect(new Set(rows.map(({ cursor }) => cursor)).size).toBe(count);
        expect(rows.every(({ alarm, ticket, personId }) => (alarm ?? ticket ?? personId) !== null)).toBe(true);
        if (isMean)
          expect(rows.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBeCloseTo(
            currentPeriod.numerator as number,
            3,
          );
        else if (side === 'DENOMINATOR')
          expect(rows.filter(({ isCounted }) => isCounted)).toHaveLength(currentPeriod.numerator as number);
      }
      if (metricType === 'ALARMS_PER_HOUR') expect(currentPeriod.numerator).toBeGreaterThan(10_000);
      else if (metricType !== 'DUPLICATE_WORK') expect(currentPeriod.denominator).toBeGreaterThan(10);
    },
    patience(120_000),
  );
});
