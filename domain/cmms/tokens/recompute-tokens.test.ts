import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/clock.ts';
import { forCustomer } from '../../../platform/database.ts';
import { alarmState, outboxOf, storeAlarms } from '../../../tests/support/alarm-rows.ts';
import { newCmmsSystem, storeCmmsField, storeCmmsValues } from '../../../tests/support/cmms.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import { createCustomer } from '../../customers/create-customer.ts';
import { recomputeCustomers, recomputeTokens } from './recompute-tokens.ts';

// a database whose alarms no worker recomputes
const clock = fixedClock(new Date(Date.UTC(2026, 4, 8, 12)));
let own: Awaited<ReturnType<typeof ownDatabase>>;
let deps: { db: typeof own.db; clock: typeof clock };
let customerId: number;
let systemId: number;
let location: string;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  deps = { db: own.db, clock };
});
afterAll(() => own?.drop());

/** A customer with a maintenance system that is sent a location, and three alarms, two of them in a building. */
beforeEach(async () => {
  const { db } = own;
  customerId = newCustomerId();
  await createCustomer(db, { id: customerId, name: 'Test' });
  systemId = await newCmmsSystem(db, customerId);
  location = await storeCmmsField(db, { customerId, systemId, name: 'LOCATION', genericField: 'Location' });
  await storeCmmsValues(db, { customerId, fieldId: location }, [
    { name: 'B1', value: 'North house' },
    { name: 'B2', value: 'South house' },
  ]);
  await db('entities').insert({
    ...{ customer_id: customerId, id: 5, class: 'Building', name: 'North', name_key: 'north', created_at: clock.now() },
  });
  await db('entity_directories').insert({ customer_id: customerId, stamp: crypto.randomUUID() });
  await storeAlarms(
    db,
    [1, 2, 3].map((id) => alarmState({ customerId, id, systemId })),
  );
  const north = JSON.stringify([{ type: 'building', value: ['North'], confidence: 1, by: 'ALIAS', entityId: 5 }]);
  await db('alarms').insert(
    [1, 2, 3].map((id) => ({
      ...{ customer_id: customerId, id, system_id: systemId, contextual_name: 'Fan', text: 'Fan' },
      ...{ formatted_raw_text: 'Fan', properties: id < 3 ? north : '[]' },
    })),
  );
});
const configure = (targetId: number, value: string, type = 'ENTITY') =>
  own.db('cmms_configs').insert({
    ...{ customer_id: customerId, target_type: type, target_id: targetId, field_id: location, value },
    modified_at: clock.now(),
  });
const locations = async () =>
  (await own.db('alarms').where({ customer_id: customerId }).orderBy('id').select('cmms_tokens')).map(
    ({ cmms_tokens: tokens }: { cmms_tokens: string[] }) =>
      tokens.find((token) => token.startsWith('cmms_location_name='))?.split('=')[1] ?? null,
  );
const dirty = async () => (await own.db('cmms_unsettled').where({ customer_id: customerId })).length;
const published = async () =>
  (await outboxOf(own.db, customerId)).flatMap(({ attributes }) => attributes.map(({ alarmId }) => alarmId));

test('what is configured for a building reaches its alarms with the next sweep, and screens hear of it', async () => {
  await recomputeCustomers(deps);
  expect(await locations()).toEqual([null, null, null]);
  const before = await published();
  await configure(5, 'B1');
  expect(await dirty()).toBe(1);
  expect(await recomputeCustomers(deps)).toBe(2);
  expect(await locations()).toEqual(['B1', 'B1', null]);
  expect((await published()).slice(before.length)).toEqual([1, 2]);
  expect(await dirty()).toBe(0);
  // nothing has changed since
  expect(await recomputeCustomers(deps)).toBe(0);
  const [row] = await own.db('alarms').where({ customer_id: customerId, id: 1 }).select('cmms_tokens');
  expect(row.cmms_tokens).toEqual([
    ...['cmms_status', 'cmms_status=complete', 'cmms_location_name', 'cmms_location_name=B1'],
    ...['cmms_location_value', 'cmms_location_value=North house'],
  ]);
});

test('whatever it is made of notes that it has changed: fields, values, mappings, translations, places, the system', async () => {
  const { db } = own;
  const of = { customer_id: customerId };
  const field = { ...of, field_id: location };
  const stamps = { created_at: clock.now(), modified_at: clock.now() };
  const changes: Array<() => PromiseLike<unknown>> = [
    () => db('external_cmms_fields').where(of).update({ default_value: 'B2' }),
    () =>
      db('external_cmms_domain_values')
        .where({ ...of, name: 'B1' })
        .update({ value: 'Northern house' }),
    () =>
      db('external_cmms_domain_values')
        .where({ ...of, name: 'B1' })
        .delete(),
    () =>
      db('external_cmms_field_mappings').insert({
        ...{ ...field, internal_field_type: 'ATTRIBUTE', internal_field_name: 'building', created_at: clock.now() },
      }),
    () =>
      db('external_cmms_value_translations').insert({
        ...{ ...field, ...stamps, id: crypto.randomUUID(), external_value: 'B2', internal_value: 'North' },
        ...{ external_key: 'b2', internal_key: 'north', direction: 'INTERNAL_TO_EXTERNAL' },
      }),
    () => db('entity_directories').where(of).update({ stamp: crypto.randomUUID() }),
    () => db('external_systems').where({ id: systemId }).update({ is_active: false }),
    () => db('external_cmms_field_mappings').where(of).delete(),
  ];
  await recomputeCustomers(deps);
  for (const change of changes) {
    await change();
    expect(await dirty(), String(change)).toBe(1);
    await recomputeCustomers(deps);
  }
  await configure(5, 'B2');
  await db('cmms_configs').where(of).delete();
  expect(await dirty()).toBe(2);
  // a config of one alarm is applied with it, without the sweep
  await configure(3, 'B2', 'ALARM');
  expect(await dirty()).toBe(2);
});

test('of whoever has no such field any more nothing is told', async () => {
  await configure(5, 'B1');
  await recomputeCustomers(deps);
  await own.db('external_cmms_fields').where({ customer_id: customerId }).update({ is_deleted: true });
  expect(await recomputeCustomers(deps)).toBe(3);
  expect(await locations()).toEqual([null, null, null]);
});

test('two who settle an alarm at once end with what is configured last', async () => {
  const recompute = () => forCustomer(own.db, customerId, (trx) => recomputeTokens(trx, customerId, [1], 0));
  const blocked = await own.db.transaction();
  await blocked('alarm_state').where({ customer_id: customerId, id: 1 }).forUpdate();
  const first = recompute();
  await configure(5, 'B2');
  await blocked.rollback();
  await Promise.all([first, recompute()]);
  expect((await locations())[0]).toBe('B2');
});
