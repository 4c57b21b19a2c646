import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namingOf } from '../domain/assets/directories.ts';
import type { ConnectorSettings } from '../domain/cmms/connectors/connector.ts';
import { connectorFor } from '../domain/cmms/connectors/index.ts';
import { toCustomer } from '../domain/customers/customer-row.ts';
import { ruleAtWork } from '../domain/identity/ticket-rights.ts';
import { findLostConnections } from '../domain/integrations/alerts/find-lost-connections.ts';
import { findLowThroughput } from '../domain/integrations/alerts/find-low-throughput.ts';
import { notifyOfIssues } from '../domain/integrations/alerts/notify-of-issues.ts';
import { connectionTypesOf, directions, schemas } from '../domain/integrations/external-schemas.ts';
import type { FormField } from '../domain/integrations/form-field.ts';
import { type FormKind, formFields, schemasOf } from '../domain/integrations/form-fields.ts';
import { insertExternalSystem } from '../domain/integrations/insert-external-system.ts';
import { mainFields } from '../domain/integrations/integration-form.ts';
import type { AlarmRow } from '../domain/lists/alarms/alarm-row.ts';
import { ownOf } from '../domain/own.ts';
import { shownProperty } from '../domain/properties/shown-property.ts';
import { closedElsewhere } from '../domain/work/close-rules.ts';
import { createTicket } from '../domain/work/create-ticket.ts';
import { objectiveOf } from '../domain/work/ticket-defaults.ts';
import { judgeMail } from '../ingest/mail/judge-mail.ts';
import { createMailboxes } from '../ingest/mail/mailboxes.ts';
import { loadReading } from '../ingest/normalise/integration-settings.ts';
import { normaliseItem } from '../ingest/normalise/normalise-item.ts';
import { normaliserOf } from '../ingest/normalise/registry.ts';
import { fixedClock, systemClock } from '../platform/clock.ts';
import { maximoProfile } from '../simulators/cmms/profiles/maximo.ts';
import { type FakeSystem, startFakeSystem } from '../simulators/cmms/server.ts';
import { type CmmsScene, startCmmsScene } from './support/cmms-scene.ts';
import { testOutbound } from './support/outbound.ts';

/**
 * Every setting of the forms has an effect: each is tried with two values, and the results must differ. A setting that
 * a form offers and this file does not try fails the first test.
 */

let scene: CmmsScene;
let fake: FakeSystem;
beforeAll(async () => {
  [scene, fake] = await Promise.all([startCmmsScene(), startFakeSystem(maximoProfile)]);
});
afterAll(() => Promise.all([scene?.stop(), fake?.stop()]));

const now = new Date();
const minutesAgo = (count: number): Date => new Date(now.getTime() - count * 60_000);

/** Stores a source of the customer with these columns. */
async function source(columns: Record<string, unknown> = {}): Promise<number> {
  const id = await insertExternalSystem(scene.db, {
    ...{ customer_id: scene.customerId, name: randomUUID(), display_name: 'Source', schema: 'generic' },
    ...{ connection_type: 'INBOUND_API', etl_normalize_version: 'generic-json-1', ...columns },
  });
  if (id === null) throw new Error('there is a source of this name');
  return id;
}

/** Normalises an alarm sent by a source with these columns. */
async function received(columns: Record<string, unknown>): Promise<unknown> {
  const { customerId } = scene;
  const systemId = await source(columns);
  const reading = await loadReading(scene.db, customerId, systemId);
  const normaliser = reading && normaliserOf(reading.normaliser);
  if (!reading || !normaliser) throw new Error('the source cannot be read');
  const payload = JSON.stringify({
    ...{ timestamp: '2026-05-01 10:00:00', point: 'AHU-1.SF', event: 'ALARM', fromState: 'Normal', toState: 'Fault' },
    ...{ message: 'Supply fan failed', priority: 20 },
  });
  const outcome = normaliseItem({
    ...{ normaliser, payload, payloadId: randomUUID(), customerId, systemId: 1 },
    ...{ settings: reading.settings, receivedAtMs: Date.UTC(2026, 5, 1) },
  });
  return JSON.parse(JSON.stringify(outcome));
}

const later = (minutes: number) => ({ db: scene.db, clock: fixedClock(new Date(now.getTime() + minutes * 60_000)) });
const issuesOf = async (systemId: number) => (await scene.issues()).filter((one) => one.systemId === systemId);

/** Runs the sweeps over a source with these columns whose last contact was 30 minutes ago though its door is open. */
async function silent(columns: Record<string, unknown>): Promise<number> {
  const id = await source(columns);
  await change(id, { created_at: minutesAgo(300), updated_at: minutesAgo(300) });
  await recordContact(id, minutesAgo(30));
  for (const name of ['gateway', 'mail'])
    await scene
      .db('doors')
      .insert({ name, open_since: minutesAgo(300), seen_at: now })
      .onConflict('name')
      .ignore();
  await findLostConnections(later(0));
  await findLowThroughput(later(0), []);
  return id;
}
const recordContact = (id: number, at: Date) =>
  scene
    .db('external_system_contacts')
    .insert({ customer_id: scene.customerId, system_id: id, last_access_at: at })
    .onConflict(['customer_id', 'system_id'])
    .merge();
const judged = async (columns: Record<string, unknown>): Promise<string[]> =>
  (await issuesOf(await silent(columns))).map(({ type }) => type);

/** Runs the sweep at a time. @returns true if the lost connection then counts as restored. */
async function restored(systemId: number, at: number): Promise<boolean> {
  await findLostConnections(later(at));
  return (await issuesOf(systemId)).every(({ resolvedAt }) => resolvedAt !== null);
}

/** Sends mails for issues opened since the last call. @returns their recipients. */
async function mails(): Promise<string[]> {
  await notifyOfIssues({ db: scene.db, clock: fixedClock(new Date(Date.now() + 60_000)) });
  const to = await scene.db('mails').pluck('recipient');
  await scene.db('mails').delete();
  return to;
}

/** Fate of a mail from a listed sender that fails authentication. */
async function mailed(columns: Record<string, unknown>): Promise<unknown> {
  const to = `alarms-${randomUUID()}@alarms.example`;
  await source({
    ...{ connection_type: 'EMAIL', inbound_email_address: to, sender_addresses: ['@bms.example'], ...columns },
  });
  const mailboxes = createMailboxes({ db: scene.db, now: () => now.getTime(), log: pino({ level: 'silent' }) });
  const mailbox = await mailboxes.open(to).catch(() => null);
  if (!mailbox) return 'nobody is there';
  return judgeMail(mailbox, ['plant@bms.example'], { result: 'fail', reason: 'SPF' }).fate;
}

const shown = (limits: Partial<Record<'hide' | 'rescale' | 'highlight', number>>) =>
  shownProperty(
    { type: 'building', value: ['North'], confidence: 0.5, by: 'PARSER' },
    {
      hideConfidenceThreshold: limits.hide ?? 0,
      rescaleConfidenceThreshold: limits.rescale ?? 0,
      highlightConfidenceThreshold: limits.highlight ?? 0,
    },
  );

const alike = async (percent: number) => {
  const systemId = await source({ levenshtein_confidence_threshold: percent });
  return (await scene.db.transaction((trx) => namingOf(trx, [systemId]))).get(systemId)?.least;
};

/** Creates a ticket as a rule does. @returns true if it goes to a system with these columns. */
async function sentByRule(columns: Record<string, unknown>): Promise<boolean> {
  await scene.db('external_systems').where({ customer_id: scene.customerId }).update({ is_active: false });
  await maintenance(columns);
  const customer = toCustomer(await scene.db('customers').where({ id: scene.customerId }).first(), []);
  const created = await createTicket(
    { ...ruleAtWork(customer, 1, 1), db: scene.db, clock: systemClock },
    {
      details: {
        objective: 'Inspect',
        assignedTo: scene.userId,
        dueBy: new Date(Date.now() + 3_600_000).toISOString(),
      },
      associatedAlarms: [],
    },
  );
  return created.ticket?.cmmsSyncStatus === 'InProgress';
}

/** Connects a maintenance system with these columns, and the settings under `outboundSettings`. */
async function maintenance(columns: Record<string, unknown> = {}, outbound: Record<string, unknown> = {}) {
  const systemId = await scene.connect(fake, 'maximo', { outbound });
  await change(systemId, columns);
  return systemId;
}
const change = async (id: number, columns: Record<string, unknown>): Promise<void> => {
  if (Object.keys(columns).length > 0) await scene.db('external_systems').where({ id }).update(columns);
};

/** State of a ticket after its order was changed in the maintenance system and polled. */
async function synced(columns: Record<string, unknown>, outbound: Record<string, unknown> = {}): Promise<unknown> {
  const ticket = await scene.newTicket(await maintenance(columns, outbound));
  await scene.bring(ticket);
  const { externalId, externalSystemId } = await scene.read(ticket);
  fake.orders.change(externalId ?? '', { status: 'INPRG', assignee: 'WILSON' }, 'WILSON');
  fake.orders.comment(externalId ?? '', 'Filter was clogged', 'WILSON');
  await scene.poll(externalSystemId ?? 0);
  const { externalStatus, externalAssignee } = await scene.read(ticket);
  const comments = (await scene.activity(ticket)).filter((one) => one.startsWith('CMMS_COMMENT'));
  return { externalStatus, externalAssignee, comments: comments.length };
}

/** Minutes until a system's new issue counts as open. */
async function issueOf(systemId: number): Promise<number> {
  const [issue] = (await issuesOf(systemId)).filter(({ resolvedAt }) => resolvedAt === null);
  return Math.round((issue.opensAt.getTime() - issue.createdAt.getTime()) / 60_000);
}
async function failedTicket(columns: Record<string, unknown>): Promise<number> {
  const systemId = await maintenance(columns);
  await scene.fail(await scene.newTicket(systemId), 'No such location');
  return systemId;
}
/** Connects a maintenance system that is then unavailable for a while. */
async function lost(columns: Record<string, unknown>): Promise<number> {
  const systemId = await maintenance(columns);
  fake.faults.add({ kind: 'status', status: 503, body: {} });
  await scene.poll(systemId);
  fake.faults.clear();
  await findLostConnections(later(40));
  return systemId;
}

/** Recipients of the mail about a failure of a system with these columns. */
async function mailedOf(columns: Record<string, unknown>): Promise<string[]> {
  await failedTicket({ cmms_work_ticket_sync_threshold: 0, ...columns });
  return mails();
}

type Probe = () => unknown[] | Promise<unknown[]>;
const both = async <T>(probe: (value: T) => unknown, ...values: [T, T]): Promise<unknown[]> => [
  await probe(values[0]),
  await probe(values[1]),
];

const probes: Record<'both' | 'INBOUND' | 'OUTBOUND', Record<string, Probe>> = {
  both: {
    displayName: () =>
      both((displayName) => closedElsewhere({ system: { displayName, isCloseWorkButtonEnabled: false } }), 'A', 'B'),
    isActive: () => both((isActive) => judged({ is_active: isActive }), true, false),
    connectionType: () => both((type) => judged({ connection_type: type }), 'INBOUND_API', 'EMAIL'),
  },
  INBOUND: {
    inboundEmailAddress: () => both((columns) => mailed(columns), {}, { inbound_email_address: 'b@alarms.example' }),
    senderAddress: () => both((columns) => mailed(columns), {}, { sender_addresses: ['@else.example'] }),
    senderCheck: () => both((check) => mailed({ sender_check: check }), 'MARK', 'REQUIRE'),
    licenseExpiresAt: () => both((at) => mailed({ license_expires_at: at }), null, minutesAgo(1)),
    etlNormalizeVersion: () =>
      both((version) => received({ etl_normalize_version: version }), 'generic-json-1', 'niagara-n4-json-1'),
    'exportConfig.timezone': () =>
      both((timezone) => received({ export_config: JSON.stringify({ timezone }) }), 'UTC', 'America/Chicago'),
    etlTimestampOffset: () => both((hours) => received({ etl_timestamp_offset: hours }), 0, 2),
    etlIgnorableStates: () => both((states) => received({ etl_ignorable_states: states }), [], ['Fault']),
    excludedAlarmTexts: () => both((texts) => received({ excluded_alarm_texts: texts }), [], ['supply fan']),
    lastAccessOnSlackThreshold: () => both((minutes) => judged({ last_access_on_slack_threshold: minutes }), 5, 60),
    lastAccessOnResolutionThreshold: () =>
      both(
        async (minutes) => {
          const systemId = await silent({ last_access_on_resolution_threshold: minutes });
          await recordContact(systemId, now);
          return restored(systemId, 0);
        },
        0,
        30,
      ),
    alarmThroughputEmailThreshold: () => both((hours) => judged({ alarm_throughput_email_threshold: hours }), 1, 9),
    isExternalAlertsEnabled: () =>
      both(
        async (is) => {
          await silent({ is_external_alerts_enabled: is, external_alert_emails: ['duty@else.example'] });
          return mails();
        },
        true,
        false,
      ),
    externalAlertEmails: () =>
      both(
        async (to) => {
          await silent({ is_external_alerts_enabled: true, external_alert_emails: [to] });
          return mails();
        },
        'duty@else.example',
        'night@else.example',
      ),
    hideConfidenceThreshold: () => both((hide) => shown({ hide }), 40, 60),
    rescaleConfidenceThreshold: () => both((rescale) => shown({ rescale }), 0, 40),
    highlightConfidenceThreshold: () => both((highlight) => shown({ highlight }), 40, 60),
    levenshteinConfidenceThreshold: () => both((percent) => alike(percent), 60, 75),
  },
  OUTBOUND: {
    'outboundSettings.isIncludeCommentsEnabled': () =>
      both((isIncludeCommentsEnabled) => synced({}, { isIncludeCommentsEnabled }), true, false),
    'outboundSettings.isAssigneeSyncEnabled': () =>
      both((isAssigneeSyncEnabled) => synced({}, { isAssigneeSyncEnabled }), true, false),
    isCmmsPollingBackSyncEnabled: () =>
      both((isOn) => synced({ is_cmms_polling_back_sync_enabled: isOn }), true, false),
    isCloseWorkButtonEnabled: () =>
      both((is) => closedElsewhere({ system: { displayName: 'Maximo', isCloseWorkButtonEnabled: is } }), true, false),
    isAutomationRuleCmmsSyncEnabled: () =>
      both((is) => sentByRule({ is_automation_rule_cmms_sync_enabled: is }), true, false),
    workTicketObjectiveTemplate: () =>
      both(
        (template) =>
          objectiveOf(template, [{ id: 7, contextualName: 'AHU-1', text: '', pointPath: null } as AlarmRow]),
        '{alarmName}',
        '{alarmId}',
      ),
    cmmsWorkTicketSyncThreshold: () =>
      both(async (minutes) => issueOf(await failedTicket({ cmms_work_ticket_sync_threshold: minutes })), 3, 30),
    lastAccessOnSlackThreshold: () =>
      both(async (minutes) => issueOf(await lost({ last_access_on_slack_threshold: minutes })), 3, 30),
    lastAccessOnResolutionThreshold: () =>
      both(
        async (minutes) => {
          const columns = { last_access_on_slack_threshold: 0, last_access_on_resolution_threshold: minutes };
          const systemId = await lost(columns);
          await scene.poll(systemId);
          return restored(systemId, 40);
        },
        0,
        30,
      ),
    isExternalAlertsEnabled: () =>
      both(
        (is) => mailedOf({ is_external_alerts_enabled: is, external_alert_emails: ['duty@else.example'] }),
        true,
        false,
      ),
    externalAlertEmails: () =>
      both(
        (to) => mailedOf({ is_external_alerts_enabled: true, external_alert_emails: [to] }),
        'duty@else.example',
        'night@else.example',
      ),
  },
};

/** True for settings that a maintenance system's own connector reads: tried below, schema by schema. */
const isConnectors = ({ name }: FormField): boolean =>
  name === 'url' ||
  name.startsWith('exportConfig.') ||
  (name.startsWith('outboundSettings.') && !(name in probes.OUTBOUND));

const kinds: FormKind[] = directions.flatMap((direction) =>
  schemasOf(direction).flatMap((schema) =>
    connectionTypesOf[direction].map((connectionType) => ({ direction, schema, connectionType })),
  ),
);

test('every setting that a form offers is tried here, and nothing else', () => {
  const offered = {
    both: new Set(mainFields.map(({ name }) => name)),
    INBOUND: new Set<string>(),
    OUTBOUND: new Set<string>(),
  };
  for (const kind of kinds)
    for (const field of formFields(kind)) {
      if (kind.direction === 'OUTBOUND' && isConnectors(field)) continue;
      offered[field.name in probes.both ? 'both' : kind.direction].add(field.name);
    }
  const tried = Object.fromEntries(Object.entries(probes).map(([of, some]) => [of, new Set(Object.keys(some))]));
  expect(offered).toEqual(tried);
});

describe.each(Object.entries(probes))('settings of %s', (_, some) => {
  test.each(Object.entries(some))('%s does something', async (__, probe) => {
    const [one, other] = await probe();
    expect(one).not.toEqual(other);
  });
});

describe('settings of a maintenance system', () => {
  /** Names of the settings that a connector reads during all its calls, to a system that does not answer. */
  async function readBy(schema: string, given: readonly FormField[]): Promise<Set<string>> {
    const read = new Set<string>();
    const has = (name: string): boolean => given.some((field) => field.name === name);
    const watched = (above: string, value: (name: string) => unknown) =>
      new Proxy({} as Record<string, unknown>, {
        get(_, key) {
          const name = `${above}.${String(key)}`;
          read.add(name);
          return has(name) ? value(String(key)) : undefined;
        },
      });
    const address = 'http://127.0.0.1:9';
    const limits: Record<string, unknown> = { timezone: 'UTC', apiRequestIntervalSeconds: 0 };
    const settings: ConnectorSettings = {
      ...{ systemId: 1, schema },
      get url() {
        read.add('url');
        return has('url') ? address : null;
      },
      outbound: watched('outboundSettings', (name) => (name === 'host' ? address : 'x')),
      // large enough that no call waits for a slot
      export: watched('exportConfig', (name) => ownOf(limits, name) ?? 10_000) as ConnectorSettings['export'],
    };
    const connector = connectorFor(settings, { clock: systemClock, outbound: testOutbound });
    const order = { reference: 'W1', description: 'Fan', details: '', dueAt: null, values: {} };
    const drained = async (pages: AsyncGenerator<unknown>): Promise<void> => {
      for await (const _page of pages);
    };
    const calls = [
      () => connector.test(),
      () => connector.find('W1'),
      () => connector.create(order, randomUUID()),
      () => connector.update('1', { description: 'Fan' }, { stamp: null }),
      () => connector.comment('1', 'On site'),
      () => drained(connector.changedSince(now)),
      () => connector.pullFields(),
      () => drained(connector.pullValues('location')),
    ];
    // nothing answers: only the settings read for the requests count
    for (const call of calls) await call().catch(() => undefined);
    return read;
  }

  test.each(schemasOf('OUTBOUND').map((schema) => ({ schema, connectionType: schemas[schema].connectionType })))(
    'of $schema are read by its connector',
    async ({ schema, connectionType }) => {
      const offered = formFields({ direction: 'OUTBOUND', schema, connectionType }).filter(isConnectors);
      const read = await readBy(schema, offered);
      expect(offered.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
      expect(offered.length).toBeGreaterThan(4);
    },
  );
});
