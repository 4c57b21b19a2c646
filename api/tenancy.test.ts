import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../tests/support/test-api.ts';

let api: TestApi;
let mine: number;
let theirs: number;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  mine = await api.newCustomer();
  theirs = await api.newCustomer();
  const [mySystem, theirSystem] = [await api.newSystem(mine), await api.newSystem(theirs)];
  await api.storeAlarms([
    { customerId: mine, id: 1, systemId: mySystem, contextualName: 'mine' },
    { customerId: theirs, id: 1, systemId: theirSystem, contextualName: 'theirs' },
    { customerId: theirs, id: 2, systemId: theirSystem, contextualName: 'theirs as well' },
  ]);
  admin = await api.newPerson(mine);
});
afterAll(() => api.stop());

const codeOf = async (query: string, by: { token?: string; customerId?: number }) =>
  (await api.gql(query, by)).errors?.[0]?.extensions.code ?? null;
const names = async (by: TestPerson): Promise<string[]> =>
  (
    await api.read<{ fastAlarms: Array<{ contextualName: string }> }>('{ fastAlarms { contextualName } }', by)
  ).fastAlarms.map((alarm) => alarm.contextualName);

describe('another customer', () => {
  test('SYS-012 the customer-id header of another customer is refused, existing or not', async () => {
    for (const customerId of [theirs, 99_999]) {
      expect(await codeOf('{ fastAlarms { id } }', { ...admin, customerId })).toBe('FORBIDDEN');
    }
  });

  test('ids of another customer find nothing', async () => {
    const { fastAlarms, alarmsAndCount } = await api.read<{
      fastAlarms: Array<{ contextualName: string }>;
      alarmsAndCount: { count: number };
    }>(
      '{ fastAlarms(where: { ids: ["1", "2"] }) { contextualName } alarmsAndCount(where: { ids: ["2"] }) { count } }',
      admin,
    );
    expect(fastAlarms).toEqual([{ contextualName: 'mine' }]);
    expect(alarmsAndCount.count).toBe(0);
  });

  test('ALM-124 history of an alarm of another customer does not exist', async () => {
    for (const field of [
      'alarmInstancesAndCount(where: { alarmId: "2" }) { count }',
      'alarmActivityAndCount(where: { alarmId: "2" }) { alarmActivity { id } }',
      'alarmInstanceDaily(alarmId: "2", range: { start: "2026-05-01T00:00:00Z", end: "2026-05-02T00:00:00Z" }, timezone: "UTC") { count }',
    ]) {
      const { errors } = await api.gql(`{ ${field} }`, admin);
      expect(errors?.[0]).toMatchObject({ message: 'Alarm 2 does not exist', extensions: { code: 'NOT_FOUND' } });
    }
  });

  test('sources and counts are of the own customer alone', async () => {
    const read = await api.read<{
      sourceSystems: unknown[];
      lensEntityCounts: Array<{ lensId: string; count: number }>;
    }>('{ sourceSystems { id } lensEntityCounts(lensIds: ["active-alarms"]) { lensId count } }', admin);
    expect(read.sourceSystems).toHaveLength(1);
    expect(read.lensEntityCounts).toEqual([{ lensId: 'active-alarms', count: 1 }]);
  });

  test('USR-092 AUTH-071 AUTH-072 a super user chooses among all customers and acts as admin in the one of the header', async () => {
    const support = await api.newPerson(theirs, 'SUPER');
    const chosen = await api.newCustomer();
    const choice = async () => {
      const { getCustomers } = await api.read<{ getCustomers: Array<{ id: string }> }>(
        'query ($id: String) { getCustomers(searchTerm: $id) { id } }',
        support,
        { id: String(chosen) },
      );
      return getCustomers.map(({ id }) => Number(id));
    };
    expect(await choice()).toContain(chosen);
    expect(await names({ ...support, customerId: chosen })).toEqual([]);
    await api.db('customers').where({ id: chosen }).update({ onboarding_status: 'DISABLED' });
    expect(await choice()).not.toContain(chosen);
    expect((await names({ ...support, customerId: theirs })).sort()).toEqual(['theirs', 'theirs as well']);
    expect(await names({ ...support, customerId: mine })).toEqual(['mine']);
    const { me } = await api.read<{ me: unknown }>('{ me { authRole isSuper } }', support);
    expect(me).toEqual({ authRole: 'ADMIN', isSuper: true });
  });
});

test('SYS-013 a call is answered within the customer that its header names', async () => {
  const support = await api.newPerson(mine, 'SUPER');
  const names = async (customerId: number) =>
    (await api.read<{ me: { customer: { id: string } } }>('{ me { customer { id } } }', { ...support, customerId })).me;
  for (const id of [mine, theirs]) expect(await names(id)).toEqual({ customer: { id: String(id) } });
});

describe('roles and access', () => {
  test('occupants and people without a role see no alarms, lenses or counts', async () => {
    for (const role of ['OCCUPANT', 'NONE'] as const) {
      const person = await api.newPerson(mine, role);
      for (const field of [
        'fastAlarms { id }',
        'alarmsAndCount { count }',
        'alarmStatuses { name }',
        'sourceSystems { id }',
        'lensEntityCounts { count }',
      ]) {
        expect(await codeOf(`{ ${field} }`, person)).toBe('FORBIDDEN');
      }
      expect((await api.read<{ lenses: unknown[] }>('{ lenses { id } }', person)).lenses).toEqual([]);
    }
  });

  test('AUTH-075 every role down to the vendor reads alarms', async () => {
    for (const role of ['ADMIN', 'MANAGER', 'STANDARD', 'VENDOR'] as const) {
      expect(await names(await api.newPerson(mine, role))).toEqual(['mine']);
    }
  });

  test('a change of role or access acts on the next request', async () => {
    const person = await api.newPerson(mine, 'STANDARD');
    const where = { user_id: person.id };
    await api.db('memberships').where(where).update({ auth_role: 'OCCUPANT' });
    expect(await codeOf('{ fastAlarms { id } }', person)).toBe('FORBIDDEN');
    await api.db('memberships').where(where).update({ auth_role: 'STANDARD', status: 'disabled' });
    expect(await codeOf('{ fastAlarms { id } }', person)).toBe('FORBIDDEN');
  });

  test('a disabled customer is nobody’s', async () => {
    const closed = await api.newCustomer();
    const person = await api.newPerson(closed);
    await api.db('customers').where({ id: closed }).update({ onboarding_status: 'DISABLED' });
    expect(await codeOf('{ me { authRole } }', person)).toBe('FORBIDDEN');
    expect(await codeOf('{ me { authRole } }', { token: person.token })).toBe('NOT_FOUND');
  });

  test('LENS-093 without the flag viewStandardLenses there are none; super users see all', async () => {
    const person = await api.newPerson(mine, 'STANDARD');
    await api.db('memberships').where({ user_id: person.id }).update({ view_standard_lenses: false });
    expect((await api.read<{ lenses: unknown[] }>('{ lenses { id } }', person)).lenses).toEqual([]);
    expect(await codeOf('{ fastAlarms(lensId: "intake") { id } }', person)).toBe('NOT_FOUND');
    const support = await api.newPerson(mine, 'SUPER');
    expect(
      (await api.read<{ lenses: unknown[] }>('{ lenses(where: { type: alarm }) { id } }', support)).lenses,
    ).toHaveLength(6);
  });

  test('ALM-069 ALM-068 without the product named Work there is no Dispatched, with it there is', async () => {
    const whole = await api.newPerson(await api.newCustomer({ products: ['Alarms', 'Work'] }));
    const { lenses } = await api.read<{ lenses: Array<{ id: string }> }>('{ lenses { id } }', whole);
    expect(lenses.map(({ id }) => id)).toContain('dispatched');
    const alarmsOnly = await api.newCustomer({ products: ['Alarms'] });
    const person = await api.newPerson(alarmsOnly);
    const read = await api.read<{ lenses: Array<{ id: string }>; alarmStatuses: Array<{ name: string }> }>(
      '{ lenses { id } alarmStatuses { name } }',
      person,
    );
    expect(read.lenses.map(({ id }) => id)).not.toContain('dispatched');
    expect(read.alarmStatuses.map(({ name }) => name)).toEqual(['Intake', 'Snoozed', 'Declined', 'Inactive']);
  });
});
