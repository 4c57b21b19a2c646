import { createCustomer } from '../domain/customers/create-customer.ts';
import { addCustomerKey, createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { bacnetPriorityBands, basPriorityBands } from '../domain/integrations/priority-table.ts';
import { createUser } from '../domain/people/create-user.ts';
import { createDatabase } from '../platform/database.ts';
import type { BuildingIntegration } from '../simulators/bas/building.ts';
import { buildingZone } from '../simulators/bas/dialect.ts';
import type { SystemName } from '../simulators/year/campus.ts';
import { demo } from './demo-facts.ts';
import { refuseDemoForOthers } from './demo-guard.ts';

/** Integrations that the campus's year came through. */
const campusSystems: Record<SystemName, string> = { 'campus-plant': 'Campus plant', 'campus-field': 'Campus rooms' };
const quietHours = 8_760;
/** They are called without alarms, so that their connections are well. */
const noPoint = '(?!)';

/**
 * Creates the demo customer, one person per role and a super user, and the integrations of the simulated building.
 * Existing rows stay unchanged.
 * @param env of the processes that would serve it.
 * @returns the integrations through which the building sends.
 * @throws Error if others could reach it, or in production.
 */
export async function createDemo(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<BuildingIntegration[]> {
  refuseDemoForOthers(env);
  const db = createDatabase(databaseUrl, { pool: 2, name: 'demo' });
  const { customerId } = demo;
  try {
    await createCustomer(db, {
      id: customerId,
      name: 'Northgate Campus',
      defaultTimezone: buildingZone,
      isBasPriorityEnabled: true,
      features: ['cmmsConfig', 'cmmsMapping', 'assetRelationships'],
    });
    for (const { authRole, title, ...person } of demo.people)
      await createUser(db, { ...person, password: demo.password, memberships: [{ customerId, authRole, title }] });
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
      // people try it from this machine, which no domain lists as its mail server
      senderCheck: 'OFF',
    });
    const campus = [];
    for (const [name, displayName] of Object.entries(campusSystems)) {
      const systemId = await createExternalSystem(db, {
        ...{ ...common, name, displayName, schema: 'generic', connectionType: 'INBOUND_API' },
        ...{ etlNormalizeVersion: 'generic-json-1', priorityTable: basPriorityBands },
      });
      // the campus has a past; what is live is the building's
      await db('external_systems')
        .where({ customer_id: customerId, id: systemId, alarm_throughput_email_threshold: null })
        .update({ alarm_throughput_email_threshold: quietHours });
      campus.push({ points: noPoint, dialect: 'generic' as const, systemId, key: demo.customerKey });
    }
    return [
      ...campus,
      { points: '^S-7\\.', dialect: 'niagara', systemId: airHandler, key: demo.licenseKeys.airHandler },
      { points: '^VAV-[1-5]\\.', dialect: 'webctrl', systemId: boxes, key: demo.licenseKeys.boxes },
      { points: '^VAV-([6-9]|10)\\.', dialect: 'generic', systemId: api, key: demo.customerKey },
    ];
  } finally {
    await db.destroy();
  }
}
