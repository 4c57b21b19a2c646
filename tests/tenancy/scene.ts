import { randomBytes, randomUUID } from 'node:crypto';
import { linkHashOf } from '../../domain/identity/password-links.ts';
import { createSession, tokenHashOf } from '../../domain/identity/sessions.ts';
import { addCustomerKey, createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { newKey } from '../../domain/integrations/keys.ts';
import { keepValues } from '../../domain/properties/property-values.ts';
import { createReader } from '../../warehouse/analyst-readers.ts';
import { instanceRow, storeInstances } from '../support/alarm-rows.ts';
import { listOf, storeRole } from '../support/store-role.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/test-api.ts';
import { activeAt, receivedAt } from './moments.ts';
import { type CmmsIds, storeCmms } from './store-cmms.ts';
import { type FloorIds, floorsFrom, storeFloors } from './store-floors.ts';
import { type IncidentIds, incidentsFrom, storeIncidents } from './store-incidents.ts';
import { type RelationIds, relationsFrom, storeRelations } from './store-relations.ts';
import { type RuleIds, rulesFrom, storeRules } from './store-rules.ts';
import { storeSso } from './store-sso.ts';
import { storeWork, type TicketName, ticketsFrom } from './store-work.ts';

/** Only letters, so that a marker can be a keyword. */
const newMarker = (): string =>
  `marker${randomBytes(16)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
/** Any marker that a scene has made. */
export const anyMarker = /marker[a-p]{32}/;

/** One of two customers: its data, and the ids by which somebody could request it. */
export interface Side {
  customerId: number;
  /** Text contained in all texts of this customer, and nowhere else. */
  marker: string;
  alarmId: string;
  systemId: number;
  teamId: string;
  /** Key of the inbound API's door. */
  key: string;
  /** User with all permissions of a role. */
  admin: TestPerson;
  /** User whose CUSTOM role lists the same permissions. */
  custom: TestPerson;
  /** User who is given another role. */
  member: TestPerson;
  /** User who is removed, and the firm that the admin works for. */
  leaver: TestPerson;
  companyId: string;
  /** Roles of the customer's own; the spare one is consumed by the operation that deletes it. */
  roleId: string;
  spareRoleId: string;
  /** Like the admin, but without work of its own, so that it may review. */
  reviewer: TestPerson;
  /** The provider's staff, within this customer. */
  provider: TestPerson;
  /** Ids of an unreadable payload, a killed reparse, and a payload kept as a case. */
  letterId: string;
  reparseId: string;
  /** Failed commands of another integration, one to retry and one to delete. */
  commandId: string;
  spareCommandId: string;
  /** An open issue of it. */
  issueId: string;
  /** An integration with a source mapping. */
  mappedSystemId: number;
  /** A data pump that has reported. */
  pumpSystemId: number;
  caseId: string;
  /** Id of a decision about the alarm that its admin could undo. */
  undoId: string;
  /** Id of an export of its admin, which has a file. */
  exportId: string;
  /** Imports: one that is checked, one that is complete. */
  importId: string;
  doneImportId: string;
  /** Readers of the analyst views; the spare one is consumed by the operation that revokes it. */
  readerName: string;
  spareReaderName: string;
  /** Id of a building of its own. */
  entityId: string;
  /** Ids of assets with relations, and of those by purpose. */
  relations: RelationIds;
  /** Ids of floors with floor plans, and of a room. */
  floors: FloorIds;
  /** Incidents by purpose. */
  incidents: IncidentIds;
  /** Automation rules and holidays by purpose. */
  rules: RuleIds;
  /** An entity that nothing uses. */
  spareEntityId: string;
  entityClassId: string;
  spaceTypeId: string;
  spareSpaceTypeId: string;
  /** Name of a status of its own. */
  statusName: string;
  /** Lenses and views of its admin, and teams: each spare is consumed by the operation that deletes it. */
  lensId: string;
  spareLensId: string;
  viewId: string;
  spareViewId: string;
  /** Views of pivots of its admin's: two are mailed to the admin, and one of those is stopped, the other left. */
  pivotViewId: string;
  mailedViewId: string;
  leftViewId: string;
  spareTeamId: string;
  leftTeamId: string;
  locationId: string;
  spareLocationId: string;
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
  /** People who are invited: the second one's invitation is consumed by its withdrawal. */
  invitedId: string;
  voidedId: string;
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
  const teamId = alarmId + 1;
  await api.db('teams').insert({ customer_id: customerId, id: teamId, name: `Team ${marker}` });
  await api
    .db('team_members')
    .insert({ customer_id: customerId, team_id: teamId, user_id: admin.id, role: 'TEAM_ADMIN' });
  const made = { lensId: randomUUID(), spareLensId: randomUUID(), viewId: randomUUID(), spareViewId: randomUUID() };
  const own = { customer_id: customerId, criteria: '[]', created_at: new Date(activeAt) };
  for (const id of [made.lensId, made.spareLensId]) {
    const name = `${id === made.lensId ? 'Lens' : 'Spare'} ${marker}`;
    const lens = { name, name_key: name, description: marker, type: 'alarm', category: 'all_alarms' };
    const table = { table_options: JSON.stringify({ sort: 'ALARM_TIME.DESC', columns: null }) };
    await api.db('lenses').insert({ ...own, ...lens, ...table, id, owner_id: admin.id, created_by: admin.id });
  }
  // made by another session of theirs: it would end with the token's use
  const elsewhere = await createSession(api.db, { userId: admin.id, now: api.clock.now(), awaitsFactor: false });
  await api.db('hand_overs').insert({
    ...{ customer_id: customerId, token_hash: tokenHashOf(marker), user_id: admin.id },
    ...{ session_hash: tokenHashOf(elsewhere), created_at: new Date(), expires_at: new Date('2100-01-01') },
  });
  await api.db('feedback').insert({
    ...{ customer_id: customerId, id: randomUUID(), user_id: admin.id },
    ...{ text: `Feedback ${marker}`, created_at: new Date(activeAt) },
  });
  const [readerName, spareReaderName] = [`reader-${customerId}`, `spare-${customerId}`];
  for (const name of [readerName, spareReaderName])
    await createReader(api.warehouse, { name, customerId, now: new Date(activeAt) });
  const exportId = randomUUID();
  await api.db('report_exports').insert({
    ...{ customer_id: customerId, id: exportId, list: 'work-history', format: 'csv', input: '{"input":{}}' },
    ...{ request_hash: Buffer.from(marker), status: 'COMPLETE', file_name: `${marker}.csv`, created_by: admin.id },
    ...{ created_at: new Date(activeAt), completed_at: new Date(activeAt), expires_at: new Date('2100-01-01') },
  });
  for (const id of [made.viewId, made.spareViewId]) {
    const name = `${id === made.viewId ? 'View' : 'Spare'} ${marker}`;
    const view = { name, name_key: name, view_type: 'alarms', is_default: false };
    await api.db('saved_views').insert({ ...own, ...view, id, user_id: admin.id });
  }
  const pivots = { pivotViewId: randomUUID(), mailedViewId: randomUUID(), leftViewId: randomUUID() };
  const imports = { importId: randomUUID(), doneImportId: randomUUID() };
  for (const [purpose, id] of Object.entries(imports)) {
    await api.db('inventory_imports').insert({
      ...{ customer_id: customerId, id, type: 'building', file_name: `${marker}.csv`, total: 1, created: 1 },
      ...{ status: purpose === 'importId' ? 'CHECKED' : 'COMPLETE', columns: '["Name"]', mapping: '["name"]' },
      ...{ created_by: admin.id, created_by_name: marker, created_at: new Date(), updated_at: new Date() },
    });
    await api.db('inventory_import_rows').insert({
      ...{ customer_id: customerId, import_id: id, row: 2, cells: JSON.stringify([marker]), outcome: 'CREATE' },
    });
  }
  for (const [purpose, id] of Object.entries(pivots)) {
    const name = `${purpose} ${marker}`;
    const view = { name, name_key: name, view_type: 'advancedAnalytics', is_default: false };
    const shape = { source: 'instances', rows: ['point'], column: null, measure: 'occurrences' };
    const pivot = JSON.stringify({ ...shape, days: 30, range: null, timezone: 'UTC' });
    await api.db('saved_views').insert({ ...own, ...view, pivot, id, user_id: admin.id });
    if (id === pivots.pivotViewId) continue;
    await api.db('view_mails').insert({
      ...{ customer_id: customerId, view_id: id, user_id: admin.id, frequency: 'DAILY', minute: 0, timezone: 'UTC' },
      // so that no sweep of the running product mails them
      ...{ format: 'SHEET', recipients: [admin.id], next_at: new Date('2100-01-01T00:00:00Z') },
    });
  }
  const [spareTeamId, leftTeamId] = [teamId + 1, teamId + 2];
  for (const id of [spareTeamId, leftTeamId]) {
    await api.db('teams').insert({ customer_id: customerId, id, name: `Team ${id} ${marker}` });
    await api
      .db('team_members')
      .insert({ customer_id: customerId, team_id: id, user_id: admin.id, role: 'TEAM_MEMBER' });
  }
  await api.storeProperties(customerId, alarmId, [
    { type: 'rooms', value: [`Room ${marker}`], confidence: 0.9, by: 'PARSER', text: marker, field: 'pointPath' },
  ]);
  await api.db.transaction((trx) => keepValues(trx, [{ customerId, type: 'rooms', value: `Other ${marker}` }]));
  const definition = { name: 'shop', label: `Shop ${marker}`, order: 20 };
  const is = { isVisible: true, isMulti: false, isEditable: true, hasLocations: false };
  await api
    .db('alarm_configs')
    .insert({ customer_id: customerId, definitions: JSON.stringify([{ ...definition, ...is }]) });
  // far from the ids that the counter assigns
  const entityId = alarmId + 100_000;
  await api.db('entities').insert([
    {
      ...{
        customer_id: customerId,
        id: entityId,
        class: 'Building',
        name: `House ${marker}`,
        name_key: `house${marker}`,
      },
      created_at: new Date(activeAt),
    },
    {
      ...{
        customer_id: customerId,
        id: entityId + 1,
        class: 'Floor',
        name: `Storey ${marker}`,
        name_key: `storey${marker}`,
      },
      ...{ parent_id: entityId, created_at: new Date(activeAt) },
    },
  ]);
  await api.db('entity_directories').insert({ customer_id: customerId, stamp: randomUUID() });
  const spareEntityId = entityId + 2;
  const spare = { name: `Spare ${marker}`, name_key: `spare${marker}`.toLowerCase(), created_at: new Date(activeAt) };
  await api.db('entities').insert({ customer_id: customerId, id: spareEntityId, class: 'AHU', shop: marker, ...spare });
  const assetIds = { entityClassId: randomUUID(), spaceTypeId: randomUUID(), spareSpaceTypeId: randomUUID() };
  const dated = { customer_id: customerId, created_at: new Date(activeAt) };
  await api.db('entity_classes').insert({
    ...{ ...dated, id: assetIds.entityClassId, name: `Own ${marker}`, name_key: `own${marker}`.toLowerCase() },
    kind: 'equipment',
  });
  await api.db('space_types').insert([
    { ...dated, id: assetIds.spaceTypeId, name: `Type ${marker}`, name_key: `type${marker}`.toLowerCase() },
    { ...dated, id: assetIds.spareSpaceTypeId, name: `Unused ${marker}`, name_key: `unused${marker}`.toLowerCase() },
  ]);
  await api
    .db('entities')
    .where({ customer_id: customerId })
    .whereIn('id', [entityId, entityId + 1])
    .update({
      ...{ kind: 'space', building_id: entityId, properties: JSON.stringify([{ label: 'Make', value: marker }]) },
    });
  await api.db('entity_search_texts').insert(
    ['house', 'storey'].map((name, at) => ({
      ...{ customer_id: customerId, id: entityId + at, search_text: `${name} ${marker}`.toLowerCase() },
    })),
  );
  // the alarm is in the house, as far as its index says
  await api
    .db('alarms')
    .where({ customer_id: customerId, id: alarmId })
    .update({ property_tokens: api.db.raw('property_tokens || ?::text[]', [[`@=${entityId}`]]) });
  await api.db('entity_activity').insert({
    ...{ ...dated, id: randomUUID(), entity_id: entityId, field: 'name', rev_value: `House ${marker}` },
  });
  const places = { locationId: randomUUID(), spareLocationId: randomUUID() };
  await api.db('locations').insert(
    Object.entries(places).map(([kind, id]) => ({
      ...{ customer_id: customerId, id, name: `${kind} ${marker}`, name_key: `${kind} ${marker}` },
      alarm_properties: JSON.stringify([{ name: 'rooms', values: [`Room ${marker}`] }]),
      created_at: new Date(activeAt),
    })),
  );
  await api.db('team_locations').insert({ customer_id: customerId, team_id: teamId, location_id: places.locationId });
  await api.db('team_buildings').insert({ customer_id: customerId, team_id: teamId, building_id: entityId });
  await api.db('alarm_payloads').insert({
    customer_id: customerId,
    alarm_id: alarmId,
    payload_id: randomUUID(),
    received_at: new Date(activeAt),
    payload: JSON.stringify({ from: marker }),
  });
  await api.db('alarm_activity').insert({
    customer_id: customerId,
    id: randomUUID(),
    alarm_id: alarmId,
    field: 'notes',
    rev_value: `Note ${marker}`,
    user_id: admin.id,
    created_at: new Date(activeAt),
    version: 2,
  });
  await storeInstances(api.warehouse, customerId, [
    instanceRow({ alarmId, startedAt: activeAt - 60_000, endedAt: activeAt, endSource: 'SOURCE' }),
  ]);
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: [
      {
        customer_id: customerId,
        alarm_id: alarmId,
        created_at: new Date(activeAt).toISOString(),
        system_id: systemId,
        contextual_name: `Name ${marker}`,
        search_text: marker,
        property_tokens: [`@=${entityId}`],
        version: 1,
      },
    ],
  });
  const sso = await storeSso(api, { customerId, marker });
  await api.warehouse.insert({
    table: 'status_entries',
    format: 'JSONEachRow',
    values: [
      {
        ...{ customer_id: customerId, alarm_id: alarmId, entry_id: '1', status: 'Intake', to_status: 'Inactive' },
        ...{ entered_at: new Date(receivedAt - 3_600_000).toISOString(), left_at: new Date(receivedAt).toISOString() },
        ...{ cause: 'SOURCE', left_cause: 'SOURCE', is_reconstructed: 0, version: 1, is_deleted: 0 },
      },
    ],
  });
  const relations = await storeRelations(api, { customerId, marker, entityId });
  const floors = await storeFloors(api, { customerId, marker, entityId });
  const incidents = await storeIncidents(api, { customerId, alarmId, assetId: entityId + 10 });
  const rules = await storeRules(api, { customerId, marker, alarmId, first: alarmId + 700_000 });
  const cmms = await storeCmms(api, customerId, { marker, entityId });
  const provider = await api.newPerson(customerId, 'SUPER');
  const ids = { letterId: randomUUID(), reparseId: randomUUID(), caseId: randomUUID() };
  const commandIds = { commandId: randomUUID(), spareCommandId: randomUUID(), issueId: randomUUID() };
  const of = { customer_id: customerId, system_id: systemId };
  // the archive deletes rows older than some months
  const received = { received_at: new Date(receivedAt).toISOString(), version: 1 };
  await api.warehouse.insert({
    table: 'outcomes',
    format: 'JSONEachRow',
    values: [
      {
        ...of,
        ...received,
        payload_id: ids.letterId,
        message_id: randomUUID(),
        outcome: 'rejected',
        kind: 'unreadable',
        reason: `Reason ${marker}`,
        step: 'normalise',
        payload: `"${marker}"`,
      },
    ],
  });
  const mail = { messageId: marker, from: marker, to: [marker], subject: marker, date: null, text: marker };
  await api.warehouse.insert({
    table: 'raw_events',
    format: 'JSONEachRow',
    values: [
      {
        ...of,
        ...received,
        message_id: randomUUID(),
        door: 'email',
        format: 'array',
        payload_ids: [randomUUID()],
        body: JSON.stringify(mail),
      },
    ],
  });
  const run = {
    ...of,
    normaliser: 'generic-json-1',
    read_to: new Date(activeAt),
    is_dry_run: true,
    error: marker,
    created_at: new Date(activeAt),
    updated_at: new Date(activeAt),
  };
  await api.db('external_system_issues').insert({
    ...of,
    id: randomUUID(),
    issue_type: 'LOST_CONNECTION',
    message: marker,
    created_at: new Date(activeAt),
    opens_at: new Date(activeAt),
    resolved_at: new Date(activeAt),
  });
  // of another integration, so that it does not block a reparse of the first
  const other = await api.newSystem(customerId, `Other ${marker}`);
  await api.db('reparses').insert([
    { ...run, id: randomUUID(), status: 'COMPLETE' },
    { ...run, id: ids.reparseId, system_id: other, status: 'KILLED' },
  ]);
  await api.db('external_system_issues').insert({
    ...{ customer_id: customerId, system_id: other, id: commandIds.issueId, issue_type: 'WAREHOUSE_DIFFERENCE' },
    ...{ message: marker, created_at: new Date(activeAt), opens_at: new Date(activeAt) },
  });
  const command = {
    ...{ customer_id: customerId, system_id: other, command_type: 'GET_WORK_TICKETS', runner: 'PUMP' },
    ...{ status: 'FAILED', response: marker, created_at: new Date(activeAt), queued_at: new Date(activeAt) },
  };
  await api.db('external_system_commands').insert([
    { ...command, id: commandIds.commandId },
    { ...command, id: commandIds.spareCommandId },
    { ...command, id: randomUUID(), system_id: systemId },
  ]);
  await api
    .db('external_systems')
    .where({ customer_id: customerId, id: other })
    .update({ field_map: JSON.stringify({ fields: { hyperlink: marker } }) });
  await api.db('payload_cases').insert({
    ...of,
    id: ids.caseId,
    name: marker,
    payload: marker,
    expected: '[]',
    created_by: admin.id,
    created_at: new Date(activeAt),
  });
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
  await storeResetLinks(api, { customerId, tokens: [`${marker}-1`, `${marker}-2`] });
  const work = await storeWork(api, { customerId, marker, admin, alarmId });
  const { fastAlarms } = await api.read<{ fastAlarms: Array<{ cursor: string }> }>('{ fastAlarms { cursor } }', admin);
  return {
    ...ids,
    ...made,
    ...pivots,
    ...places,
    spareTeamId: String(spareTeamId),
    leftTeamId: String(leftTeamId),
    undoId: moveAlarms.undoId,
    exportId,
    ...imports,
    readerName,
    spareReaderName,
    statusName,
    entityId: String(entityId),
    relations,
    floors,
    incidents,
    rules,
    ...sso,
    spareEntityId: String(spareEntityId),
    ...assetIds,
    customerId,
    marker,
    alarmId: String(alarmId),
    systemId,
    teamId: String(teamId),
    key,
    admin,
    custom: await api.newPerson(customerId, listOf('ADMIN')),
    member: await api.newPerson(customerId, 'STANDARD'),
    leaver: await api.newPerson(customerId, 'STANDARD'),
    companyId: await storeCompany(api, customerId, { name: `Company ${marker}`, userId: admin.id }),
    roleId: await storeRole(api.db, customerId, { alarms: ['VIEW'] }, `Role ${marker}`),
    spareRoleId: await storeRole(api.db, customerId, {}, `Spare ${marker}`),
    reviewer: await api.newPerson(customerId),
    provider,
    ...commandIds,
    mappedSystemId: other,
    pumpSystemId: await storePump(api, customerId, marker),
    ...(await storeInvitations(api, customerId, marker)),
    cmms,
    cursor: fastAlarms[0]?.cursor ?? '',
    ...work,
  };
}

/** Stores a firm that somebody works for. */
async function storeCompany(
  api: TestApi,
  customerId: number,
  { name, userId }: { name: string; userId: string },
): Promise<string> {
  const id = randomUUID();
  await api
    .db('companies')
    .insert({ customer_id: customerId, id, name, name_key: name, created_at: new Date(activeAt) });
  await api.db('memberships').where({ customer_id: customerId, user_id: userId }).update({ company_id: id });
  return id;
}

/** Stores links that set the password of another user than the customer's admin. */
async function storeResetLinks(
  api: TestApi,
  { customerId, tokens }: { customerId: number; tokens: string[] },
): Promise<void> {
  for (const token of tokens)
    await api.db('password_resets').insert({
      token_hash: linkHashOf(customerId, token),
      user_id: (await api.newPerson(customerId)).id,
      created_at: new Date(),
      expires_at: new Date('2100-01-01T00:00:00Z'),
    });
}

/** Stores invited people; links of two of them hold the marker. */
async function storeInvitations(api: TestApi, customerId: number, marker: string) {
  const invite = async (name: string): Promise<string> => {
    const { id: user_id } = await api.newPerson(customerId, 'STANDARD');
    const invited = { status: 'pending', invited_first_name: 'Invited', invited_last_name: name };
    await api.db('memberships').where({ customer_id: customerId, user_id }).update(invited);
    const times = { created_at: new Date(), expires_at: new Date('2100-01-01T00:00:00Z') };
    const token_hash = linkHashOf(customerId, `${marker}-${name}`);
    await api.db('invitations').insert({ customer_id: customerId, user_id, token_hash, ...times });
    return user_id;
  };
  await invite('shown');
  await invite('activated');
  return { invitedId: await invite('again'), voidedId: await invite('voided') };
}

async function storePump(api: TestApi, customerId: number, marker: string): Promise<number> {
  const systemId = await createExternalSystem(api.db, {
    ...{ customerId, name: `pump ${marker}`, displayName: `Pump ${marker}`, schema: 'generic' },
    ...{ connectionType: 'DATAPUMP', etlNormalizeVersion: 'generic-json-1' },
  });
  const source = { name: marker, kind: 'HTTP', isOk: true, detail: marker, lastReadAt: null, payloads: 1 };
  const spool = { items: 1, bytes: 1, maxBytes: 1, oldestAt: null, isFull: false, refused: 0, missed: 0 };
  await api.db('pumps').insert({
    customer_id: customerId,
    system_id: systemId,
    config: JSON.stringify({ sources: [{ kind: 'HTTP', name: marker, url: `https://${marker}.example` }] }),
    report: JSON.stringify({
      version: '1',
      host: marker,
      os: marker,
      configRevision: 0,
      spool,
      sources: [source],
      running: null,
    }),
    reported_at: new Date(),
    other_host: marker,
    other_reported_at: new Date(),
  });
  return systemId;
}

/** Returns a customer's side with ids that nobody has. */
export const nobody = (like: Side): Side => ({
  ...like,
  customerId: 2_147_000_001,
  marker: newMarker(),
  // somebody who exists would be removed by one call, and refused to the next or not found by it, as the order has it
  leaver: { ...like.leaver, id: randomUUID() },
  alarmId: '6001',
  teamId: '6002',
  systemId: 999_000_001,
  mappedSystemId: 999_000_003,
  pumpSystemId: 999_000_004,
  commandId: randomUUID(),
  spareCommandId: randomUUID(),
  issueId: randomUUID(),
  companyId: randomUUID(),
  exportId: randomUUID(),
  importId: randomUUID(),
  doneImportId: randomUUID(),
  readerName: 'nobody-999000004',
  spareReaderName: 'nobody-999000005',
  ssoDomain: 'nobody.example',
  spareSsoDomain: 'spare.nobody.example',
  oidcDomain: 'oidc.nobody.example',
  invitedId: randomUUID(),
  voidedId: randomUUID(),
  lensId: randomUUID(),
  spareLensId: randomUUID(),
  viewId: randomUUID(),
  spareViewId: randomUUID(),
  roleId: randomUUID(),
  spareRoleId: randomUUID(),
  spareTeamId: '6003',
  leftTeamId: '6004',
  entityId: '6005',
  relations: relationsFrom(6005),
  floors: { ...floorsFrom(6005), fileId: randomUUID() },
  incidents: incidentsFrom(999_005_000),
  rules: rulesFrom(996_005),
  spareEntityId: '6006',
  entityClassId: '00000000-0000-4000-8000-000000006007',
  spaceTypeId: '00000000-0000-4000-8000-000000006008',
  spareSpaceTypeId: '00000000-0000-4000-8000-000000006009',
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
