import { randomBytes, randomUUID } from 'node:crypto';
import { linkHashOf } from '../../domain/identity/password-links.ts';
import { addCustomerKey } from '../../domain/integrations/create-external-system.ts';
import { newKey } from '../../domain/integrations/keys.ts';
import { keepValues } from '../../domain/properties/property-values.ts';
import { instanceRow, storeInstances } from '../support/alarm-rows.ts';
import { listOf, storeRole } from '../support/store-role.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/test-api.ts';
import { activeAt, receivedAt } from './moments.ts';
import { type CmmsIds, storeCmms } from './store-cmms.ts';
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
  /** An integration with a source mapping. */
  mappedSystemId: number;
  caseId: string;
  /** Id of a decision about the alarm that its admin could undo. */
  undoId: string;
  /** Id of an export of its admin, which has a file. */
  exportId: string;
  /** Id of a building of its own. */
  entityId: string;
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
    features: ['cmmsConfig'],
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
  await api.db('feedback').insert({
    ...{ customer_id: customerId, id: randomUUID(), user_id: admin.id },
    ...{ text: `Feedback ${marker}`, created_at: new Date(activeAt) },
  });
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
        version: 1,
      },
    ],
  });
  const cmms = await storeCmms(api, customerId, { marker, entityId });
  const provider = await api.newPerson(customerId, 'SUPER');
  const ids = { letterId: randomUUID(), reparseId: randomUUID(), caseId: randomUUID() };
  const commandIds = { commandId: randomUUID(), spareCommandId: randomUUID() };
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
    statusName,
    entityId: String(entityId),
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

/** Returns a customer's side with ids that nobody has. */
export const nobody = (like: Side): Side => ({
  ...like,
  customerId: 2_147_000_001,
  marker: newMarker(),
  alarmId: '6001',
  teamId: '6002',
  systemId: 999_000_001,
  mappedSystemId: 999_000_003,
  commandId: randomUUID(),
  spareCommandId: randomUUID(),
  companyId: randomUUID(),
  exportId: randomUUID(),
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
