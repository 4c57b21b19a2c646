import { randomBytes, randomUUID } from 'node:crypto';
import { addCustomerKey } from '../../domain/integrations/create-external-system.ts';
import { newKey } from '../../domain/integrations/keys.ts';
import { listOf, storeRole } from '../support/store-role.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/test-api.ts';
import { stores } from './generated/recipes.ts';
import { activeAt } from './moments.ts';
import { storeAlarmHistory } from './store-alarm-history.ts';
import { type CmmsIds, storeCmms } from './store-cmms.ts';
import { type FileIds, newFileIds, storeFiles } from './store-files.ts';
import { type FloorIds, floorsFrom, storeFloors } from './store-floors.ts';
import { type IncidentIds, incidentsFrom, storeIncidents } from './store-incidents.ts';
import { type IntegrationIds, integrationsFrom, storeIntegrations } from './store-integrations.ts';
import { type PeopleIds, peopleFrom, storePeople } from './store-people.ts';
import { type PlaceIds, placesFrom, storePlaces } from './store-places.ts';
import { type RelationIds, relationsFrom, storeRelations } from './store-relations.ts';
import { type RuleIds, rulesFrom, storeRules } from './store-rules.ts';
import { storeSso } from './store-sso.ts';
import { newViewIds, storeViews, type ViewIds } from './store-views.ts';
import { storeWork, type TicketName, ticketsFrom } from './store-work.ts';

/** Only letters, so that a marker can be a keyword. */
const newMarker = (): string =>
  `marker${randomBytes(16)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
/** Any marker that a scene has made. */
export const anyMarker = /marker[a-p]{32}/;

/** One of two customers: its data, and the ids by which somebody could request it. */
export interface Side extends PeopleIds, ViewIds, PlaceIds, FileIds, IntegrationIds {
  customerId: number;
  /** Text contained in all texts of this customer, and nowhere else. */
  marker: string;
  alarmId: string;
  systemId: number;
  /** Key of the inbound API's door. */
  key: string;
  /** User with all permissions of a role. */
  admin: TestPerson;
  /** User whose CUSTOM role lists the same permissions. */
  custom: TestPerson;
  /** User who is given another role. */
  member: TestPerson;
  /** User who is removed. */
  leaver: TestPerson;
  /** Roles of the customer's own; the spare one is consumed by the operation that deletes it. */
  roleId: string;
  spareRoleId: string;
  /** Like the admin, but without work of its own, so that it may review. */
  reviewer: TestPerson;
  /** The provider's staff, within this customer. */
  provider: TestPerson;
  /** Id of a decision about the alarm that its admin could undo. */
  undoId: string;
  /** Ids of assets with relations, and of those by purpose. */
  relations: RelationIds;
  /** Ids of floors with floor plans, and of a room. */
  floors: FloorIds;
  /** Incidents by purpose. */
  incidents: IncidentIds;
  /** Automation rules by purpose. */
  rules: RuleIds;
  /** Name of a status of its own. */
  statusName: string;
  /** Ids of a maintenance system, two of its fields, and their values: each spare is consumed by its deletion. */
  cmms: CmmsIds;
  /** Cursor of this customer's only alarm in its list. */
  cursor: string;
  /** Tickets by purpose: most are consumed by the operation that uses them. */
  tickets: Record<TicketName, string>;
  /** Cursor of one of them in its list. */
  ticketCursor: string;
  /** Id of a comment on one of them. */
  commentId: string;
  /** E-mail domains with SSO configurations, the spare one for its deletion, one by OpenID Connect; and a certificate. */
  ssoDomain: string;
  spareSsoDomain: string;
  oidcDomain: string;
  /** Issuer of that one, which answers. */
  issuer: string;
  certificate: string;
  /** Id of the maintenance system that they go to. */
  workSystemId: number;
}

export type Scene = Awaited<ReturnType<typeof startScene>>;

/** Starts an API with two customers that have the same data under different ids. */
export async function startScene(given: { gatewayUrl?: string } = {}) {
  const api = await startTestApi(given);
  return { api, mine: await createSide(api, 1), theirs: await createSide(api, 5_001) };
}

async function createSide(api: TestApi, alarmId: number): Promise<Side> {
  const marker = newMarker();
  const customerId = await api.newCustomer({
    name: `Customer ${marker}`,
    isCmmsSyncEnabled: true,
    features: ['cmmsConfig', 'cmmsMapping', 'assetRelationships'],
  });
  const systemId = await api.newSystem(customerId, `System ${marker}`);
  const admin = await api.newPerson(customerId);
  const key = newKey();
  await addCustomerKey(api.db, customerId, key);
  const name = { contextualName: `Name ${marker}`, text: `Text ${marker}`, point: `/Point/${marker}` };
  await api.storeAlarms([{ customerId, id: alarmId, systemId, latestAlarmAt: activeAt, ...name }]);
  const of = { customerId, marker, userId: admin.id };
  const people = await storePeople(api, { ...of, first: alarmId + 1 });
  const views = await storeViews(api, of);
  const files = await storeFiles(api, of);
  // far from the ids that the counter assigns
  const entityId = alarmId + 100_000;
  const places = await storePlaces(api, { ...of, alarmId, teamId: people.teamId, first: entityId });
  await storeAlarmHistory(api, { ...of, alarmId, systemId, entityId });
  const sso = await storeSso(api, of);
  const relations = await storeRelations(api, { ...of, entityId });
  const floors = await storeFloors(api, { ...of, entityId });
  const incidents = await storeIncidents(api, { customerId, alarmId, assetId: entityId + 10 });
  const rules = await storeRules(api, { ...of, alarmId, first: alarmId + 700_000 });
  const cmms = await storeCmms(api, customerId, { marker, entityId });
  const provider = await api.newPerson(customerId, 'SUPER');
  const integrations = await storeIntegrations(api, { ...of, systemId });
  await api.read(`mutation { rotateLicenseKey(externalSystemId: "${systemId}") { id } }`, provider);
  const statusName = marker;
  await api.db('alarm_statuses').insert({
    customer_id: customerId,
    id: randomUUID(),
    name: statusName,
    name_key: statusName,
    created_by: admin.id,
    created_at: new Date(),
  });
  await api.db('bulk_jobs').insert({
    customer_id: customerId,
    id: randomUUID(),
    verb: 'moveAlarms',
    input: '{}',
    alarm_ids: [String(alarmId)],
    status: 'COMPLETE',
    failures: JSON.stringify([{ id: String(alarmId), code: 'INVALID', reason: marker }]),
    created_by: admin.id,
    created_at: new Date(),
  });
  const { moveAlarms } = await api.read<{ moveAlarms: { undoId: string } }>(
    `mutation { moveAlarms(ids: ["${alarmId}"], status: "Declined") { undoId } }`,
    admin,
  );
  const work = await storeWork(api, { customerId, marker, admin, alarmId });
  const { fastAlarms } = await api.read<{ fastAlarms: Array<{ cursor: string }> }>('{ fastAlarms { cursor } }', admin);
  const side: Side = {
    ...people,
    ...views,
    ...files,
    ...places,
    ...integrations,
    ...sso,
    ...work,
    undoId: moveAlarms.undoId,
    statusName,
    relations,
    floors,
    incidents,
    rules,
    customerId,
    marker,
    alarmId: String(alarmId),
    systemId,
    key,
    admin,
    custom: await api.newPerson(customerId, listOf('ADMIN')),
    member: await api.newPerson(customerId, 'STANDARD'),
    leaver: await api.newPerson(customerId, 'STANDARD'),
    roleId: await storeRole(api.db, customerId, { alarms: ['VIEW'] }, `Role ${marker}`),
    spareRoleId: await storeRole(api.db, customerId, {}, `Spare ${marker}`),
    reviewer: await api.newPerson(customerId),
    provider,
    cmms,
    cursor: fastAlarms[0]?.cursor ?? '',
  };
  for (const store of stores) await store(api, side);
  return side;
}

/** Returns a customer's side with ids that nobody has. */
export const nobody = (like: Side): Side => ({
  ...like,
  ...peopleFrom(6002),
  ...newViewIds(),
  ...newFileIds(999_000_004),
  ...placesFrom(6005),
  ...integrationsFrom(999_000_003),
  customerId: 2_147_000_001,
  marker: newMarker(),
  // somebody who exists would be removed by one call, and refused to the next or not found by it, as the order has it
  leaver: { ...like.leaver, id: randomUUID() },
  alarmId: '6001',
  systemId: 999_000_001,
  ssoDomain: 'nobody.example',
  spareSsoDomain: 'spare.nobody.example',
  oidcDomain: 'oidc.nobody.example',
  roleId: randomUUID(),
  spareRoleId: randomUUID(),
  relations: relationsFrom(6005),
  floors: { ...floorsFrom(6005), fileId: randomUUID() },
  incidents: incidentsFrom(999_005_000),
  rules: rulesFrom(996_005),
  tickets: ticketsFrom(330_000),
  commentId: randomUUID(),
  workSystemId: 999_000_002,
  cmms: {
    systemId: '999000002',
    fieldId: randomUUID(),
    parentFieldId: randomUUID(),
    valueId: randomUUID(),
    spareValueId: randomUUID(),
    translationId: randomUUID(),
    spareTranslationIds: [randomUUID(), randomUUID()],
  },
});
