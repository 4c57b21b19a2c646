import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../platform/database.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { createExternalSystem } from './create-external-system.ts';

let db: Database;
let systemId: number;
const customerId = newCustomerId();
beforeAll(async () => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 1, name: 'test' });
  await createCustomer(db, { id: customerId, name: 'Systems' });
  systemId = await create('Air');
});
afterAll(() => db.destroy());

const create = (name: string): Promise<number> =>
  createExternalSystem(db, {
    customerId,
    name,
    displayName: name,
    schema: 'generic',
    connectionType: 'INBOUND_API',
    etlNormalizeVersion: 'generic-json-1',
  });

test.each([
  ['INT-026', 'type', ['BUILDING_AUTOMATION_SYSTEM', 'WORK_ORDER_SYSTEM']],
  ['INT-027', 'direction', ['INBOUND', 'OUTBOUND']],
  ['INT-028', 'connection_type', ['DATAPUMP', 'EMAIL', 'INBOUND_API', 'OUTBOUND_API', 'OUTBOUND_RUNNER']],
])('%s the %s of an external system is one of %j and nothing else', async (_, column, values) => {
  const put = (value: string | null) =>
    db('external_systems')
      .where({ customer_id: customerId, id: systemId })
      .update({ [column]: value });
  for (const value of values) expect(await put(value)).toBe(1);
  for (const value of ['OTHER', String(values[0]).toLowerCase()])
    await expect(put(value)).rejects.toThrow(`external_systems_${column}_check`);
  await expect(put(null)).rejects.toThrow('not-null');
});

test('an integration of the same name is found again, whatever its case', async () => {
  expect(await create('AIR')).toBe(systemId);
  expect(await create('Water')).not.toBe(systemId);
});

test('an inbound address is that of one integration, whatever its case', async () => {
  const address = `Alarms-${customerId}@in.example`;
  const createMail = (name: string, inboundEmailAddress: string) =>
    createExternalSystem(db, {
      customerId,
      name,
      displayName: name,
      schema: 'generic',
      connectionType: 'EMAIL',
      etlNormalizeVersion: 'generic-json-1',
      inboundEmailAddress,
      senderAddresses: ['@site.example'],
    });
  const id = await createMail('Mail', address);
  const [row] = await db('external_systems').where({ customer_id: customerId, id });
  expect(row).toMatchObject({ inbound_email_address: address, sender_addresses: ['@site.example'] });
  await expect(createMail('Mail again', address.toLowerCase())).rejects.toThrow('external_systems_inbound_email');
});
