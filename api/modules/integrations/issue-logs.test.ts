import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let systemId: number;
let provider: TestPerson;
let at: number;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer({ isCmmsSyncEnabled: true });
  systemId = await api.newSystem(customerId, 'Maximo');
  provider = await api.newPerson(customerId, 'SUPER');
  at = api.clock.now().getTime();
});
afterAll(() => api.stop());

const minutes = (count: number): Date => new Date(at - count * 60_000);
type Given = { type: string; opened: number; ticketId?: number; resolved?: number; message?: string };
const store = ({ type, opened, ticketId, resolved, message = 'no answer' }: Given) =>
  api.db('external_system_issues').insert({
    customer_id: customerId,
    id: randomUUID(),
    system_id: systemId,
    issue_type: type,
    ticket_id: ticketId ?? null,
    message,
    created_at: minutes(opened + 15),
    opens_at: minutes(opened),
    resolved_at: resolved === undefined ? null : minutes(resolved),
  });

interface Logs {
  externalSystemIssueLogs: Array<Record<string, unknown>>;
  count: number;
}
async function logs(args = '', id = systemId): Promise<Logs> {
  const { getExternalSystemIssueLogs } = await api.read<{ getExternalSystemIssueLogs: Logs }>(
    `{ getExternalSystemIssueLogs(externalSystemId: "${id}"${args}) {
         externalSystemIssueLogs { issueType isResolved workTicketId resolvedAt dismissedAt message openedAt isTransferFailed }
         count } }`,
    provider,
  );
  return getExternalSystemIssueLogs;
}

test('INT-002 INT-037 INT-038 an integration’s issues, what lasts first, a page at a time', async () => {
  const ticketId = 4_711;
  await api.db('work_tickets').insert({
    customer_id: customerId,
    id: ticketId,
    state: 'OPEN',
    objective: 'Inspect',
    created_by: provider.id,
    created_at: minutes(60),
    due_at: minutes(-60),
    external_system_id: systemId,
    cmms_sync_status: 'Failed',
    cmms_sync_error: 'Field CREW rejected',
    search_text: 'inspect',
    changed_at: minutes(60),
    version: 1,
  });
  await store({ type: 'LOST_CONNECTION', opened: 10, resolved: 2 });
  await store({ type: 'UPDATE_WORK_TICKET_FAILURE', opened: 200, resolved: 100, ticketId: 4_712 });
  await store({ type: 'CREATE_WORK_TICKET_FAILURE', opened: 300, ticketId, message: 'Field CREW rejected' });
  // opens in the future: not listed yet
  await store({ type: 'LOST_CONNECTION', opened: -5 });

  const all = await logs();
  expect(all.count).toBe(3);
  expect(all.externalSystemIssueLogs).toEqual([
    {
      issueType: 'CREATE_WORK_TICKET_FAILURE',
      isResolved: false,
      workTicketId: '4711',
      resolvedAt: null,
      dismissedAt: null,
      message: 'Field CREW rejected',
      openedAt: minutes(300).toISOString(),
      isTransferFailed: true,
    },
    expect.objectContaining({
      issueType: 'LOST_CONNECTION',
      isResolved: true,
      workTicketId: null,
      resolvedAt: minutes(2).toISOString(),
      isTransferFailed: false,
    }),
    expect.objectContaining({ issueType: 'UPDATE_WORK_TICKET_FAILURE', isResolved: true }),
  ]);
  const second = await logs(', limit: 1, offset: 1');
  expect(second).toMatchObject({ externalSystemIssueLogs: [{ issueType: 'LOST_CONNECTION' }], count: 3 });

  // dismissing a ticket's failure hides it here; it stays open until it is repaired
  await api.read(`mutation { dismissWorkTicketCmmsSyncFailure(id: "${ticketId}") { id } }`, provider);
  const [dismissed] = (await logs()).externalSystemIssueLogs;
  expect(dismissed).toMatchObject({ isResolved: false, dismissedAt: expect.any(String) });
});

test('issues are for the provider’s staff, of integrations that there are', async () => {
  const admin = await api.newPerson(customerId);
  const query = (id: string) => `{ getExternalSystemIssueLogs(externalSystemId: "${id}") { count } }`;
  const codeOf = async (id: string, by: TestPerson) => (await api.gql(query(id), by)).errors?.[0]?.extensions.code;
  expect(await codeOf(String(systemId), admin)).toBe('FORBIDDEN');
  expect(await codeOf('999000001', provider)).toBe('NOT_FOUND');
});

test('INT.5 dismissing only hides an issue, once and audited: the source stays unhealthy until it is resolved', async () => {
  const source = await api.newSystem(customerId, 'Chillers');
  await api
    .db('external_system_contacts')
    .insert({ customer_id: customerId, system_id: source, last_access_at: minutes(9) });
  const id = randomUUID();
  const at = { created_at: minutes(4), opens_at: minutes(4) };
  await api.db('external_system_issues').insert({
    ...{ customer_id: customerId, id, system_id: source, issue_type: 'LOST_CONNECTION', message: 'No contact', ...at },
  });
  const healthOf = async () => {
    const { sourceSystems } = await api.read<{ sourceSystems: Array<{ id: string; health: { state: string } }> }>(
      '{ sourceSystems { id health { state } } }',
      provider,
    );
    return sourceSystems.find((one) => one.id === String(source))?.health.state;
  };
  const dismiss = (of: string, by = provider) =>
    api.gql<{ made: Record<string, unknown> }>(
      `mutation { made: dismissExternalSystemIssue(id: "${of}") { issueType isResolved dismissedAt isDismissable } }`,
      by,
    );
  const codeOf = async (of: string, by = provider) => (await dismiss(of, by)).errors?.[0]?.extensions.code;
  expect(await healthOf()).toBe('UNHEALTHY');
  expect(await codeOf(id, await api.newPerson(customerId))).toBe('FORBIDDEN');
  expect(await codeOf('none')).toBe('NOT_FOUND');
  expect(await codeOf(randomUUID())).toBe('NOT_FOUND');
  const { data } = await dismiss(id);
  expect(data?.made).toEqual({
    ...{ issueType: 'LOST_CONNECTION', isResolved: false, dismissedAt: expect.any(String), isDismissable: false },
  });
  expect(await healthOf()).toBe('UNHEALTHY');
  expect(await codeOf(id)).toBe('CONFLICT');
  // behind those that nobody has dismissed
  const at30 = { created_at: minutes(30), opens_at: minutes(30) };
  await api.db('external_system_issues').insert({
    ...{ customer_id: customerId, id: randomUUID(), system_id: source, issue_type: 'LOW_THROUGHPUT', message: 'Quiet' },
    ...at30,
  });
  const listed = async () => (await logs('', source)).externalSystemIssueLogs.map(({ issueType }) => issueType);
  expect(await listed()).toEqual(['LOW_THROUGHPUT', 'LOST_CONNECTION']);
  await api
    .db('external_system_issues')
    .where({ customer_id: customerId, id })
    .update({ resolved_at: minutes(0) });
  expect(await healthOf()).toBe('HEALTHY');
  expect(
    await api.db('audit_log').where({ customer_id: customerId, action: 'dismissExternalSystemIssue' }),
  ).toHaveLength(1);
  const { id: ofTicket } = await api
    .db('external_system_issues')
    .where({ customer_id: customerId, ticket_id: 4_711 })
    .first('id');
  expect(await codeOf(ofTicket)).toBe('CONFLICT');
});
