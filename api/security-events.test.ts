import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountName } from '../domain/identity/security-events.ts';
import { newAddresses, signInFrom } from '../tests/support/sign-in-from.ts';
import { password, startTestApi, type TestApi, type TestPerson } from '../tests/support/test-api.ts';
import { until } from '../tests/support/until.ts';

// An API that trusts a proxy on this machine, and whose log the test reads.
const lines: Array<Record<string, unknown>> = [];
let api: TestApi;
let ada: TestPerson;
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  api = await startTestApi({ log, trustedProxies: '127.0.0.1' });
  ada = await api.newPerson(await api.newCustomer(), 'STANDARD');
});
afterAll(() => api.stop());

/** Waits for a line of an event with these fields and returns the newest: a flood of one event is one line a second. */
async function logged(security: string, fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const find = () =>
    lines.findLast(
      (line) => line.security === security && Object.entries(fields).every(([key, value]) => line[key] === value),
    );
  await until(`the event ${security}`, () => find() !== undefined);
  return find() as Record<string, unknown>;
}
const from = (address: string, email: string, secret = password) =>
  signInFrom(api.origin, address, { email, password: secret });

describe('the log tells', () => {
  test('of a wrong password, with account and address and neither e-mail nor password', async () => {
    const [address] = newAddresses(1) as [string];
    await from(address, ada.email, 'Wrong-horse-9');
    const line = await logged('sign-in-failed', { account: accountName(ada.email), address });
    expect(line).toMatchObject({ count: expect.any(Number), requestId: expect.any(String) });
    expect(JSON.stringify(line)).not.toMatch(/Wrong-horse|@example/);
  });

  test('of a try that has to wait', async () => {
    const [address] = newAddresses(1) as [string];
    for (let n = 0; n < 11; n += 1) await from(address, ada.email, 'Wrong-horse-9');
    expect(await logged('sign-in-throttled', { account: accountName(ada.email), address })).toMatchObject({
      waitSeconds: 5,
    });
  });

  test('of who signed in, and whose session ended', async () => {
    const [address] = newAddresses(1) as [string];
    const { token } = await from(address, ada.email);
    await logged('signed-in', { userId: ada.id, address });
    await api.gql('mutation { signOut }', { token: token ?? '', customerId: ada.customerId });
    await logged('session-ended', { userId: ada.id, reason: 'signed-out' });
  });

  test('of what is refused for want of a permission, a customer or a session', async () => {
    const other = await api.newCustomer();
    const schema = '{ getExternalSystemJsonSchema(direction: INBOUND) }';
    expect((await api.gql(schema, ada)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await logged('forbidden', { userId: ada.id, customerId: ada.customerId, operation: 'getExternalSystemJsonSchema' });
    expect((await api.gql('{ me { isSuper } }', { ...ada, customerId: other })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    await logged('forbidden', { operation: 'me', reason: 'You do not have access to this customer' });
    await api.gql('{ me { isSuper } }', { token: 'a'.repeat(43) });
    await logged('unauthenticated', { operation: 'me' });
    await fetch(`${api.origin}/alarm-activity/download`);
    await logged('unauthenticated', { operation: '/alarm-activity/download' });
  });

  test('of a password that is changed, and one that is reset', async () => {
    const person = await api.newPerson(ada.customerId);
    const change = 'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) }';
    await api.read(change, person, { old: password, new: 'Better-horse-8' });
    await logged('password-changed', { userId: person.id });
    await api.gql('mutation ($e: String!) { sendResetPassword(email: $e) }', {}, { e: person.email });
    await logged('reset-asked', { account: accountName(person.email) });
  });

  test('of a super user’s acts', async () => {
    const support = await api.newPerson(ada.customerId, 'SUPER');
    await api.read('{ me { isSuper } }', support);
    await logged('super-user', { userId: support.id, customerId: ada.customerId });
  });
});

describe('strict transport security', () => {
  const header = async (path: string, proto?: string) => {
    const answer = await fetch(`${api.origin}${path}`, { headers: proto ? { 'x-forwarded-proto': proto } : {} });
    return answer.headers.get('strict-transport-security');
  };

  test('is logged to whoever came by https to a trusted proxy, on every answer', async () => {
    for (const path of ['/health', '/graphql', '/alarms/1', '/ingest/1/events'])
      expect(await header(path, 'https'), path).toBe('max-age=31536000; includeSubDomains');
    expect(await header('/health')).toBeNull();
    expect(await header('/health', 'http')).toBeNull();
  });

  test('is not logged on the word of somebody who is no proxy of ours', async () => {
    const plain = await startTestApi();
    try {
      const answer = await fetch(`${plain.origin}/health`, { headers: { 'x-forwarded-proto': 'https' } });
      expect(answer.headers.get('strict-transport-security')).toBeNull();
    } finally {
      await plain.stop();
    }
  });
});
