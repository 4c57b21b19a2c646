import { randomBytes, randomUUID } from 'node:crypto';
import { addCustomerKey } from '../../domain/integrations/create-external-system.ts';
import { newKey } from '../../domain/integrations/keys.ts';
import { linkHashOf } from '../../domain/people/password-links.ts';
import { keepValues } from '../../domain/properties/property-values.ts';
import { instanceRow, storeInstances } from '../support/alarm-rows.ts';
import { newCmmsSystem, storeCmmsField, storeCmmsValues } from '../support/cmms.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/test-api.ts';

/** Letters alone, so that a marker can be a keyword. */
const newMarker = (): string =>
  `marker${randomBytes(16)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
/** Any marker that a scene has made. */
export const anyMarker = /marker[a-p]{32}/;

/** One customer of two: what it has, and the ids by which somebody could ask for it. */
export interface Side {
  customerId: number;
  /** Stands in every text that belongs to this customer, and nowhere else. */
  marker: string;
  alarmId: string;
  systemId: number;
  teamId: string;
  /** Of the inbound API's door. */
  key: string;
  /** May do everything that a role allows. */
  admin: TestPerson;
  /** The provider's, within this customer. */
  provider: TestPerson;
  /** Of a payload that could not be read, a run of a reparse that was killed, and a payload that was kept. */
  letterId: string;
  reparseId: string;
  caseId: string;
  /** Of a decision about the alarm that its admin could undo. */
  undoId: string;
  /** Of a building of its own. */
  entityId: string;
  /** Of a status of its own. */
  statusName: string;
  /** Lenses and views of its admin's own, and teams besides: each is used up by what deletes it. */
  lensId: string;
  spareLensId: string;
  viewId: string;
  spareViewId: string;
  spareTeamId: string;
  leftTeamId: string;
  /** Of a maintenance system, two of its fields, and what they have: each spare is used up by what deletes it. */
  cmms: CmmsIds;
  /** The position of this customer's only alarm in its list. */
  cursor: string;
  /** Tickets, each for what it is named after: most are used up by what is done with them. */
  tickets: Record<TicketName, string>;
  /** The position of one of them in its list. */
  ticketCursor: string;
  /** Of a comment on one of them. */
  commentId: string;
  /** Of the maintenance system that they go to. */
  workSystemId: number;
}

/** What the tickets of a side are there for. */
export const ticketNames = [
  'seen',
  'closed',
  'bulk',
  'some',
  'bare',
  'answered',
  'failed',
  'dismissed',
  'reset',
] as const;
type TicketName = (typeof ticketNames)[number];
const ticketsFrom = (first: number): Record<TicketName, string> =>
  Object.fromEntries(ticketNames.map((name, index) => [name, String(first + index)])) as Record<TicketName, string>;

export interface CmmsIds {
  systemId: string;
  fieldId: string;
  parentFieldId: string;
  valueId: string;
  spareValueId: string;
  translationId: string;
  spareTranslationIds: string[];
}

export type Scene = Awaited<ReturnType<typeof startScene>>;

/** When the alarms of a scene were last active. */
export const activeAt = Date.UTC(2026, 4, 1, 12);

/** When the archive had what is in it. */
export const receivedAt = Date.now() - 3_600_000;

/** Two customers with the same things under other ids, and an API. */
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
  for (const id of [made.viewId, made.spareViewId]) {
    const name = `${id === made.viewId ? 'View' : 'Spare'} ${marker}`;
    const view = { name, name_key: name, view_type: 'alarms', is_default: false };
    await api.db('saved_views').insert({ ...own, ...view, id, user_id: admin.id });
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
  // far from those that the counter hands out
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
  const of = { customer_id: customerId, system_id: systemId };
  // the archive keeps nothing that is older than some months
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
  // of another integration, so that what is begun for the first stands in nobody's way
  const other = await api.newSystem(customerId, `Other ${marker}`);
  await api.db('reparses').insert([
    { ...run, id: randomUUID(), status: 'COMPLETE' },
    { ...run, id: ids.reparseId, system_id: other, status: 'KILLED' },
  ]);
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
  const work = await createWork(api, { customerId, marker, admin, alarmId });
  const { fastAlarms } = await api.read<{ fastAlarms: Array<{ cursor: string }> }>('{ fastAlarms { cursor } }', admin);
  return {
    ...ids,
    ...made,
    spareTeamId: String(spareTeamId),
    leftTeamId: String(leftTeamId),
    undoId: moveAlarms.undoId,
    statusName,
    entityId: String(entityId),
    customerId,
    marker,
    alarmId: String(alarmId),
    systemId,
    teamId: String(teamId),
    key,
    admin,
    provider,
    cmms,
    cursor: fastAlarms[0]?.cursor ?? '',
    ...work,
  };
}

/** Links that set the password of somebody else than the customer's admin. */
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

/** Tickets of a customer, each assigned to its admin, and the maintenance system that they go to. */
async function createWork(
  api: TestApi,
  { customerId, marker, admin, alarmId }: { customerId: number; marker: string; admin: TestPerson; alarmId: number },
) {
  const tickets = ticketsFrom(alarmId === 1 ? 310_000 : 320_000);
  const workSystemId = await api.newSystem(customerId, `Work ${marker}`);
  await api
    .db('external_systems')
    .where({ id: workSystemId })
    .update({ type: 'WORK_ORDER_SYSTEM', is_close_work_button_enabled: true });
  const at = new Date(activeAt);
  const closed = { state: 'CLOSED', closed_at: at, is_resolved: true };
  const failed = { cmms_sync_status: 'Failed', cmms_sync_error: marker };
  const special: Partial<Record<TicketName, object>> = {
    answered: { pending_review: true, reviewer_id: admin.id },
    failed,
    dismissed: failed,
    reset: closed,
  };
  await api.db('work_tickets').insert(
    ticketNames.map((name) => ({
      customer_id: customerId,
      id: tickets[name],
      state: 'OPEN',
      objective: `${name} ${marker}`,
      assignee_id: admin.id,
      created_by: admin.id,
      created_at: at,
      // so that no sweep of the running product escalates them
      due_at: new Date('2100-01-01T00:00:00Z'),
      external_system_id: workSystemId,
      search_text: `w${tickets[name]}\n${name} ${marker}`,
      changed_at: at,
      version: 1,
      ...special[name],
    })),
  );
  await api
    .db('work_ticket_alarms')
    .insert({ customer_id: customerId, ticket_id: tickets.seen, alarm_id: alarmId, attached_at: at });
  const commentId = randomUUID();
  await api.db('work_ticket_activity').insert({
    customer_id: customerId,
    id: commentId,
    ticket_id: tickets.seen,
    event_type: 'COMMENT',
    comment: marker,
    user_id: admin.id,
    created_at: at,
    version: 1,
  });
  const { workTicketsAndCount } = await api.read<{ workTicketsAndCount: { workTickets: Array<{ cursor: string }> } }>(
    '{ workTicketsAndCount(limit: 1) { workTickets { cursor } } }',
    admin,
  );
  return { tickets, workSystemId, commentId, ticketCursor: workTicketsAndCount.workTickets[0]?.cursor ?? '' };
}

/** A maintenance system with fields, values and what fills them. */
async function storeCmms(
  api: TestApi,
  customerId: number,
  { marker, entityId }: { marker: string; entityId: number },
): Promise<CmmsIds> {
  const systemId = await newCmmsSystem(api.db, customerId, { displayName: `Orders ${marker}` });
  const of = { customerId, systemId };
  const parentFieldId = await storeCmmsField(api.db, { ...of, name: 'site', title: `Site ${marker}` });
  const fieldId = await storeCmmsField(api.db, {
    ...of,
    // whom Maximo gives an order to
    name: 'lead',
    title: `Lead ${marker}`,
    genericField: 'Asset',
  });
  const [valueId, spareValueId] = await storeCmmsValues(api.db, { customerId, fieldId }, [
    { name: `V-${marker}`, value: `Value ${marker}` },
    { name: `S-${marker}`, value: `Spare ${marker}` },
  ]);
  const translations = [marker, `one ${marker}`, `two ${marker}`].map((internal) => ({
    id: randomUUID(),
    customer_id: customerId,
    field_id: fieldId,
    direction: 'INTERNAL_TO_EXTERNAL',
    ...{ external_value: `V-${marker}`, external_key: `v-${marker}`, internal_value: internal, internal_key: internal },
    ...{ created_at: new Date(activeAt), modified_at: new Date(activeAt) },
  }));
  await api.db('external_cmms_value_translations').insert(translations);
  const mapping = { customer_id: customerId, field_id: fieldId, created_at: new Date(activeAt) };
  await api.db('external_cmms_field_mappings').insert([
    { ...mapping, internal_field_type: 'ATTRIBUTE', internal_field_name: 'rooms' },
    { ...mapping, internal_field_type: 'ATTRIBUTE', internal_field_name: marker },
  ]);
  await api.db('cmms_configs').insert({
    ...{ customer_id: customerId, target_type: 'ENTITY', target_id: entityId, field_id: fieldId, value: `V-${marker}` },
    modified_at: new Date(activeAt),
  });
  // what one customer has set and the other has not
  await api.db('global_cmms_configs').insert({ customer_id: customerId, save_on_create_work: entityId > 102_000 });
  await api.db('cmms_pulls').insert({
    ...{ customer_id: customerId, id: randomUUID(), system_id: systemId, kind: 'FIELDS', status: 'FAILED' },
    ...{ error: marker, created_at: new Date(activeAt) },
  });
  const [first, ...spare] = translations.map(({ id }) => id);
  return {
    systemId: String(systemId),
    fieldId,
    parentFieldId,
    valueId: valueId as string,
    spareValueId: spareValueId as string,
    translationId: first as string,
    spareTranslationIds: spare,
  };
}

/** Ids that nobody has, in the place of a customer's. */
export const nobody = (like: Side): Side => ({
  ...like,
  customerId: 2_147_000_001,
  marker: newMarker(),
  alarmId: '6001',
  teamId: '6002',
  systemId: 999_000_001,
  lensId: randomUUID(),
  spareLensId: randomUUID(),
  viewId: randomUUID(),
  spareViewId: randomUUID(),
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

/** What somebody writes who tries whether an id is more than an id. */
export const hostileIds = (theirs: string): string[] => [
  `${theirs} `,
  `0${theirs}`,
  `${theirs}.0`,
  `+${theirs}`,
  `-${theirs}`,
  '-1',
  '0',
  '1e9',
  '0x1389',
  '９９',
  '9223372036854775808',
  '9'.repeat(40),
  `${theirs} or true`,
];

/** What somebody writes who tries whether a text is more than a text. */
export const hostileTexts: readonly string[] = [
  `' or true --`,
  `"; drop table alarms; --`,
  '%',
  '_%',
  '{}',
  'null',
  '\\',
  '\u0000',
  '\ud800',
  '*',
  '../../etc/passwd',
  '__proto__',
  'constructor',
];
