import { defaultCustomerId } from '../domain/constants.ts';
import { createCustomer } from '../domain/customers/create-customer.ts';
import { addCustomerKey, createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { bacnetPriorityBands } from '../domain/integrations/priority-table.ts';
import { createUser } from '../domain/people/create-user.ts';
import { createDatabase } from '../platform/database.ts';
import type { BuildingIntegration } from '../simulators/bas/building.ts';
import { buildingZone } from '../simulators/bas/dialect.ts';

/** Keys, addresses and password of the demo customer: fixed, so that the README's lines work as they stand. */
export const demo = {
  customerId: defaultCustomerId,
  password: 'Annunciator-1',
  licenseKeys: { airHandler: 'demo-licence-air-handler', boxes: 'demo-licence-boxes' },
  customerKey: 'demo-customer-key',
  mail: { address: 'central-plant@in.demo.example', sender: 'niagara@demo.example' },
  people: [
    { email: 'admin@demo.example', displayName: 'Ada Moreno', title: 'Facility manager', authRole: 'ADMIN' },
    { email: 'manager@demo.example', displayName: 'Marcus Bell', title: 'Operations manager', authRole: 'MANAGER' },
    { email: 'standard@demo.example', displayName: 'Maya Okafor', title: 'Dispatcher', authRole: 'STANDARD' },
    { email: 'vendor@demo.example', displayName: 'Viktor Lind', title: 'Service contractor', authRole: 'VENDOR' },
    { email: 'occupant@demo.example', displayName: 'Olive Tran', title: 'Tenant', authRole: 'OCCUPANT' },
    { email: 'none@demo.example', displayName: 'Noah Reyes', title: null, authRole: 'NONE' },
  ],
  superUser: { email: 'support@demo.example', displayName: 'Sam Whitaker' },
} as const;

/**
 * Creates the demo customer, one person per role and a super user, and the integrations of the simulated building.
 * What exists stays as it is.
 * @returns how the building sends.
 */
export async function createDemo(databaseUrl: string): Promise<BuildingIntegration[]> {
  const db = createDatabase(databaseUrl, { pool: 2, name: 'demo' });
  const { customerId } = demo;
  try {
    await createCustomer(db, {
      id: customerId,
      name: 'Northgate Campus',
      defaultTimezone: buildingZone,
      isBasPriorityEnabled: true,
      features: ['cmmsConfig'],
    });
    for (const { authRole, ...person } of demo.people)
      await createUser(db, { ...person, password: demo.password, memberships: [{ customerId, authRole }] });
    await createUser(db, { ...demo.superUser, password: demo.password, isSuper: true });
    await addCustomerKey(db, customerId, demo.customerKey);
    const common = { customerId, timezone: buildingZone } as const;
    // in this order: the first three integrations of a fresh installation are numbers 1, 2 and 3
    const airHandler = await createExternalSystem(db, {
      ...common,
      name: 'air-handler',
      displayName: 'Air handler S-7',
      schema: 'niagara4',
      connectionType: 'DATAPUMP',
      etlNormalizeVersion: 'niagara-n4-json-1',
      licenseKey: demo.licenseKeys.airHandler,
      url: 'https://niagara.northgate.example',
    });
    const boxes = await createExternalSystem(db, {
      ...common,
      name: 'vav-boxes-west',
      displayName: 'VAV boxes west',
      schema: 'webcontrol',
      connectionType: 'DATAPUMP',
      etlNormalizeVersion: 'webctrl-db-1',
      licenseKey: demo.licenseKeys.boxes,
      url: 'https://webctrl.northgate.example',
    });
    const api = await createExternalSystem(db, {
      ...common,
      name: 'vav-boxes-east',
      displayName: 'VAV boxes east',
      schema: 'generic',
      connectionType: 'INBOUND_API',
      etlNormalizeVersion: 'generic-json-1',
      priorityTable: bacnetPriorityBands,
    });
    await createExternalSystem(db, {
      ...common,
      name: 'central-plant',
      displayName: 'Central plant',
      schema: 'niagara4',
      connectionType: 'EMAIL',
      etlNormalizeVersion: 'niagara-mail-1',
      inboundEmailAddress: demo.mail.address,
      senderAddresses: [demo.mail.sender],
    });
    return [
      { points: '^S-7\\.', dialect: 'niagara', systemId: airHandler, key: demo.licenseKeys.airHandler },
      { points: '^VAV-[1-5]\\.', dialect: 'webctrl', systemId: boxes, key: demo.licenseKeys.boxes },
      { points: '^VAV-([6-9]|10)\\.', dialect: 'generic', systemId: api, key: demo.customerKey },
    ];
  } finally {
    await db.destroy();
  }
}
