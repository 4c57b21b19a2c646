import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { takeSnapshots } from '../../domain/kpis/take-snapshots.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { alarmState, storeAlarms } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';

const minute = 60_000;
const hour = 60 * minute;

let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let customerId: number;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  db = own.db;
});
afterAll(() => own?.drop());
beforeEach(async () => {
  await db('customers').update({ onboarding_status: 'DISABLED' });
  customerId = newCustomerId();
  await createCustomer(db, { id: customerId, name: 'Test' });
  await db('customers')
    .where({ id: customerId })
    .update({ created_at: new Date(Date.UTC(2026, 0, 1)) });
});

const inZone = (timezone: string) => db('customers').where({ id: customerId }).update({ default_timezone: timezone });
const takeAt = (iso: string) => takeSnapshots({ db, clock: fixedClock(iso) }, () => {});
const snapshots = async (): Promise<Array<Record<string, unknown> & { day: string }>> =>
  (
    await db.raw('select s.*, s.day::text as day from daily_snapshots s where s.customer_id = ? order by s.day', [
      customerId,
    ])
  ).rows;
const days = async () => (await snapshots()).map(({ day }) => day);

let people = 0;
/** Adds a person who was invited and became active long ago, unless said otherwise. */
async function addPerson(membership: Record<string, unknown> = {}, isSuper = false): Promise<string> {
  people += 1;
  const memberships = [{ customerId, authRole: 'ADMIN' as const }];
  const id = await createUser(db, {
    email: `p${people}@example.com`,
    displayName: 'P',
    password: null,
    isSuper,
    memberships,
  });
  const at = new Date(Date.UTC(2026, 0, 1));
  await db('memberships')
    .where({ user_id: id })
    .update({ invited_at: at, activated_at: at, status_changed_at: at, ...membership });
  return id;
}
const pending = { status: 'pending', activated_at: null };

async function addTicket(id: number, alarmIds: number[], state = 'OPEN'): Promise<void> {
  const at = new Date(Date.UTC(2026, 0, 1));
  await db('work_tickets').insert({
    ...{
      customer_id: customerId,
      id,
      objective: 'Look',
      state,
      created_at: at,
      due_at: at,
      changed_at: at,
      version: 1,
    },
    ...{ search_text: '', alarm_count: alarmIds.length, closed_at: state === 'CLOSED' ? at : null },
  });
  for (const alarmId of alarmIds)
    await db('work_ticket_alarms').insert({
      ...{ customer_id: customerId, ticket_id: id, alarm_id: alarmId, attached_at: at },
    });
}

describe('times of a membership', () => {
  test('follow its status, whoever changes it', async () => {
    const id = await addPerson(pending);
    const membership = () => db('memberships').where({ user_id: id }).first();
    const change = async (status: string, iso: string) => {
      await db('memberships')
        .where({ user_id: id })
        .update({ status, status_changed_at: new Date(iso) });
      return membership();
    };
    expect(await membership()).toMatchObject({ activated_at: null, disabled_at: null });
    const activated_at = new Date('2026-02-01T00:00:00Z');
    expect(await change('active', '2026-02-01T00:00:00Z')).toMatchObject({ activated_at, disabled_at: null });
    const disabled_at = new Date('2026-02-02T00:00:00Z');
    expect(await change('disabled', '2026-02-02T00:00:00Z')).toMatchObject({ activated_at, disabled_at });
    expect(await change('active', '2026-02-03T00:00:00Z')).toMatchObject({ activated_at, disabled_at: null });
    const before = Date.now();
    await db('memberships').where({ user_id: id }).update({ status: 'disabled' });
    expect((await membership()).disabled_at.getTime()).toBeGreaterThan(before - minute);
  });
});

describe('a snapshot', () => {
  test('KPI.1 counts who was invited, and of them who had become active; nobody disabled, nobody of the provider', async () => {
    await addPerson();
    await addPerson();
    await addPerson(pending);
    await addPerson({ status: 'disabled' });
    await addPerson({}, true);
    await takeAt('2026-03-02T00:01:00Z');
    expect((await snapshots()).at(-1)).toMatchObject({
      ...{ day: '2026-03-01', registered_people: 2, invited_people: 3, open_tickets: 0 },
    });
  });

  test('KPI.12 KPI.13 counts open work whose alarms are all inactive for a day, and work that shares an alarm', async () => {
    const end = Date.UTC(2026, 2, 2);
    const inactive = { isActive: false, latestAlarmAt: end - 50 * hour };
    const alarm = (id: number, more: object) => alarmState({ customerId, id, systemId: 1, ...more });
    await storeAlarms(db, [
      alarm(1, { isActive: true, latestAlarmAt: end - 50 * hour }),
      alarm(2, { ...inactive, latestEndAt: end - 25 * hour }),
      alarm(3, { ...inactive, latestEndAt: end - 23 * hour }),
      alarm(4, { ...inactive, latestEndAt: end - 25 * hour, deletedAt: end - hour }),
      alarm(5, { isActive: true, latestAlarmAt: end - 50 * hour, deletedAt: end - hour }),
    ]);
    await addTicket(1, [1]);
    await addTicket(2, [2, 5]); // inactive: the active one is deleted
    await addTicket(3, [2, 3]); // shares alarm 2, and one has ended too lately
    await addTicket(4, [4]); // no alarm that counts
    await addTicket(5, []);
    await addTicket(6, [1], 'CLOSED');
    await takeAt('2026-03-02T00:01:00Z');
    const counts = { open_tickets: 3, open_tickets_inactive: 1, open_tickets_duplicate: 2 };
    expect((await snapshots()).at(-1)).toMatchObject(counts);
  });

  test('KPI.14 is taken once a day, at the end of the customer’s own', async () => {
    await inZone('Asia/Kathmandu'); // 5:45 ahead: its day ends at 18:15
    await addPerson();
    expect(await takeAt('2026-03-01T18:14:00Z')).toBeGreaterThan(0);
    expect((await days()).at(-1)).toBe('2026-02-28');
    expect(await takeAt('2026-03-01T18:16:00Z')).toBe(1);
    expect((await days()).at(-1)).toBe('2026-03-01');
    const before = await snapshots();
    await addPerson();
    expect(await takeAt('2026-03-01T18:31:00Z')).toBe(0);
    expect(await snapshots()).toEqual(before);
    expect((await snapshots()).at(-1)).toMatchObject({ taken_at: new Date('2026-03-01T18:16:00Z'), open_tickets: 0 });
  });

  test.each([
    ['America/New_York', '2026-03-08', '2026-03-09T04:00:00Z'], // 23 hours long
    ['America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'], // 25 hours long
    ['America/Havana', '2026-03-07', '2026-03-08T05:00:00Z'], // the next one begins at 1:00
  ])('KPI.14 of a day on which clocks change in %s, %s, is taken at its end', async (zone, day, end) => {
    await inZone(zone);
    await takeAt(new Date(Date.parse(end) - minute).toISOString());
    expect(await days()).not.toContain(day);
    await takeAt(new Date(Date.parse(end) + minute).toISOString());
    expect((await snapshots()).at(-1)).toMatchObject({ day, open_tickets: 0 });
  });

  test('KPI.14 that was missed has what can still be known: people as they were, no tickets', async () => {
    await addPerson();
    await addPerson({
      ...pending,
      invited_at: new Date('2026-03-02T12:00:00Z'),
      status_changed_at: new Date('2026-03-02T12:00:00Z'),
    });
    await takeAt('2026-03-04T05:00:00Z');
    const found = await snapshots();
    expect(found).toHaveLength(7);
    expect(found.slice(-3)).toMatchObject([
      { day: '2026-03-01', registered_people: 1, invited_people: 1, open_tickets: null, open_tickets_inactive: null },
      { day: '2026-03-02', registered_people: 1, invited_people: 2, open_tickets: null },
      { day: '2026-03-03', registered_people: 1, invited_people: 2, open_tickets: null },
    ]);
  });

  test('KPI.14 of a day after which a membership changed is missing, not wrong', async () => {
    await addPerson();
    const other = await addPerson(pending);
    const change = { status: 'active', status_changed_at: new Date('2026-03-02T12:00:00Z') };
    await db('memberships').where({ user_id: other }).update(change);
    await takeAt('2026-03-04T05:00:00Z');
    expect(await days()).toEqual(['2026-03-02', '2026-03-03']);
  });

  test('is of no day before the customer, and none of a customer that is disabled', async () => {
    await db('customers')
      .where({ id: customerId })
      .update({ created_at: new Date('2026-03-02T12:00:00Z') });
    await takeAt('2026-03-04T05:00:00Z');
    expect(await days()).toEqual(['2026-03-02', '2026-03-03']);
    await db('customers').where({ id: customerId }).update({ onboarding_status: 'DISABLED' });
    expect(await takeAt('2026-03-06T05:00:00Z')).toBe(0);
  });
});
