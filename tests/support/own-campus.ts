import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { basPriorityBands } from '../../domain/integrations/priority-table.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { buildingZone } from '../../simulators/bas/dialect.ts';
import { systemNames } from '../../simulators/year/campus.ts';
import { demo } from '../../start/demo-facts.ts';
import type { TestEnv } from './engines.ts';
import { ownDatabase } from './own-database.ts';

/** Creates a database with a customer whose first start was `until`, its people and integrations: for a written year. */
export async function ownCampus(env: TestEnv, customerId: number, until: Date): ReturnType<typeof ownDatabase> {
  const own = await ownDatabase(env);
  await createCustomer(own.db, {
    ...{ id: customerId, name: 'Campus', defaultTimezone: buildingZone, isBasPriorityEnabled: true },
  });
  await own.db('customers').where({ id: customerId }).update({ created_at: until });
  for (const { authRole, title, ...person } of demo.people)
    await createUser(own.db, { ...person, password: null, memberships: [{ customerId, authRole, title }] });
  for (const name of systemNames)
    await createExternalSystem(own.db, {
      ...{ customerId, name, displayName: name, schema: 'generic', connectionType: 'INBOUND_API' },
      ...{ etlNormalizeVersion: 'generic-json-1', priorityTable: basPriorityBands },
    });
  return own;
}
