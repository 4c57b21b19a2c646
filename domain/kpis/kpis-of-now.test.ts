import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { storeTickets } from '../../tests/support/kpi-facts.ts';
import { startTestApi, type TestApi } from '../../tests/support/test-api.ts';
import { type AlarmSearch, conditionOf } from '../alarms/rows/alarm-query.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { parseAlarmCriteria } from '../lists/alarms/alarm-criteria.ts';
import type { Cause } from '../origin/cause.ts';
import { countOpenWork, listOpenWork } from './count-open-work.ts';
import { waitingInIntake } from './measuring.ts';
import { countPeople, registeredAt } from './people-and-work.ts';

/** Small worlds whose numbers of now, which Postgres has, are worked out in plain TypeScript; times on a grid of hours. */
const hour = 3_600_000;
const now = Date.UTC(2026, 5, 10, 12);
const ago = (hours: number): number => now - hours * hour;
const bounds = [48, 30, 24, 12].map(ago);

const hours = fc.constantFrom(0, 12, 23, 24, 25, 30, 48, 60);
const people = fc.array(
  fc.record({ activatedAgo: fc.option(hours), disabledAgo: fc.option(hours, { freq: 2 }), isSuper: fc.boolean() }),
  { minLength: 2, maxLength: 4 },
);
const alarm = fc.record({
  priority: fc.integer({ min: 0, max: 5 }),
  isActive: fc.boolean(),
  endedAgo: fc.option(hours),
  isDeleted: fc.constantFrom(true, false, false),
  status: fc.constantFrom('Intake', 'Intake', 'Inactive', 'Dispatched'),
  enteredAgo: hours,
  cause: fc.constantFrom<Cause | null>('SOURCE', 'PERSON', 'REPLAY', 'REPARSE', 'UNDO', 'MERGE', null),
});
const ticket = fc.record({
  isOpen: fc.constantFrom(true, true, false),
  alarms: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
});
const world = fc.record({
  people,
  alarms: fc.array(alarm, { minLength: 5, maxLength: 5 }),
  tickets: fc.array(ticket, { maxLength: 8 }),
  /** Criteria: alarms of these priorities. */
  priorities: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 })),
});
type World = typeof world extends fc.Arbitrary<infer W> ? W : never;
type Stored = World & { customerId: number; ids: string[] };

let api: TestApi;
const worlds: Stored[] = [];
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => new Date(now) } });
  for (const one of fc.sample(world, { numRuns: 12, seed: 7 })) worlds.push(await store(one));
});
afterAll(() => api?.stop());

async function store(one: World): Promise<Stored> {
  const customerId = await api.newCustomer();
  const ids: string[] = [];
  for (const { activatedAgo, disabledAgo, isSuper } of one.people) {
    const { id } = await api.newPerson(customerId, isSuper ? 'SUPER' : 'STANDARD');
    ids.push(id);
    const time = (hours: number | null) => (hours === null ? null : new Date(ago(hours)));
    const member = () => api.db('memberships').where({ customer_id: customerId, user_id: id });
    if (disabledAgo !== null) await member().update({ status: 'disabled' });
    else if (activatedAgo === null) await member().update({ status: 'pending' });
    await member().update({ activated_at: time(activatedAgo), disabled_at: time(disabledAgo) });
  }
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms(
    one.alarms.map(({ priority, isActive, endedAgo, isDeleted, status, enteredAgo, cause }, index) => ({
      ...{ customerId, systemId, id: index + 1, priority, isActive, status, latestAlarmAt: ago(70) },
      latestEndAt: endedAgo === null ? null : ago(endedAgo),
      deletedAt: isDeleted ? now : null,
      enteredStatusAt: ago(enteredAgo),
      entry: cause && { id: '1', from: 'Inactive', cause, userId: null, automationRuleId: null },
    })),
  );
  await storeTickets(
    api,
    customerId,
    one.tickets.map(({ isOpen, alarms }, index) => ({
      ...{ id: index + 1, createdAt: ago(60 - index), alarms: alarms.map((each) => each + 1) },
      ...(!isOpen && { closedAt: ago(1) }),
    })),
  );
  return { ...one, customerId, ids };
}

const inCustomer = <T>({ customerId }: Stored, ask: (trx: Transaction) => Promise<T>): Promise<T> =>
  forCustomer(api.db, customerId, ask);
const searchOf = ({ priorities }: World): AlarmSearch => ({
  criteria: priorities
    ? parseAlarmCriteria([{ field: 'priority', isExclusion: false, values: priorities.map(String) }])
    : [],
  ...{ term: '', moment: { now, timezone: 'UTC' }, lens: null },
});
const isTaken = ({ priorities }: World, { priority }: World['alarms'][number]): boolean =>
  priorities === null || priorities.includes(priority);

test('KPI.1 registered users', async () => {
  for (const one of worlds) {
    const invited = one.people.filter(({ isSuper, disabledAgo }) => !isSuper && disabledAgo === null);
    const registered = invited.filter(({ activatedAgo }) => activatedAgo !== null);
    expect(await inCustomer(one, (trx) => countPeople(trx, one.customerId))).toMatchObject({
      ...{ numerator: registered.length, denominator: invited.length },
    });
  }
});

test('KPI.2 who was registered at the end of each part', async () => {
  for (const one of worlds) {
    const expected = bounds.map((at) =>
      one.ids.filter((_, index) => {
        const { isSuper, activatedAgo, disabledAgo } = one.people[index] as World['people'][number];
        if (isSuper || activatedAgo === null || ago(activatedAgo) >= at) return false;
        return disabledAgo === null || ago(disabledAgo) >= at;
      }),
    );
    const found = await inCustomer(one, (trx) => registeredAt(trx, one.customerId, bounds));
    expect(found.map((ids) => ids.toSorted())).toEqual(expected.map((ids) => ids.toSorted()));
  }
});

test('KPI.5 what waits in Intake, by the part in which something brought it there', async () => {
  for (const one of worlds) {
    const waiting = one.alarms.filter(
      (each) =>
        each.status === 'Intake' &&
        !each.isDeleted &&
        isTaken(one, each) &&
        !['REPARSE', 'UNDO', 'MERGE'].includes(each.cause ?? ''),
    );
    const within = (from: number, to: number): number =>
      waiting.filter(({ enteredAgo }) => ago(enteredAgo) >= from && ago(enteredAgo) < to).length;
    const condition = conditionOf(waitingInIntake(searchOf(one)), null);
    const found = await inCustomer(one, (trx) => alarmRowsOf(trx, one.customerId).countByEntry(condition, bounds));
    expect([0, 1, 2, 3].map((part) => found.get(part) ?? 0)).toEqual([
      within(bounds[0] as number, bounds[3] as number),
      ...[1, 2, 3].map((part) => within(bounds[part - 1] as number, bounds[part] as number)),
    ]);
  }
});

test.each(['OPEN_WORK_INACTIVE_ALARMS', 'DUPLICATE_WORK'] as const)('KPI.12 KPI.13 %s and its rows', async (metric) => {
  for (const one of worlds) {
    const liveOf = ({ alarms }: World['tickets'][number]) =>
      alarms.filter((each) => !(one.alarms[each] as World['alarms'][number]).isDeleted);
    const open = one.tickets.filter((each) => each.isOpen && liveOf(each).length > 0);
    const isQuiet = (each: number): boolean => {
      const { isActive, endedAgo } = one.alarms[each] as World['alarms'][number];
      return !isActive && (endedAgo === null || endedAgo >= 24);
    };
    const isCounted = (each: World['tickets'][number]): boolean =>
      metric === 'OPEN_WORK_INACTIVE_ALARMS'
        ? liveOf(each).every(isQuiet)
        : liveOf(each).some((id) => open.some((other) => other !== each && other.alarms.includes(id)));
    const counted = open.filter((each) =>
      each.alarms.some((id) => isTaken(one, one.alarms[id] as World['alarms'][number])),
    );
    const of = { customerId: one.customerId, now, search: searchOf(one) };
    const numberOf = (each: World['tickets'][number]): number => one.tickets.indexOf(each) + 1;
    const page = { limit: 100, offset: 0, from: null };
    const [pair, rows] = await inCustomer(one, async (trx) => [
      await countOpenWork(trx, of, metric),
      await listOpenWork(trx, of, metric, { isNumerator: true, page }),
    ]);
    expect(pair).toMatchObject({
      ...{ numerator: counted.filter(isCounted).length, denominator: counted.length },
    });
    expect(rows.map(({ id }) => id)).toEqual(
      counted
        .filter(isCounted)
        .map(numberOf)
        .sort((a, b) => b - a),
    );
  }
});
