import { describe, expect, test } from 'vitest';
import { startTestDaemon } from '../harness.ts';
import { failure, PASSWORD, rowsOf, serverForFile } from './set-up.ts';

const server = serverForFile();
const PATH = '/?query=SELECT%201';
const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` });
const named = (user: string, key: string) => ({ 'X-ClickHouse-User': user, 'X-ClickHouse-Key': key });
const inUrl = (user: string, password: string) => `${PATH}&${new URLSearchParams({ user, password })}`;
const bare = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, server.url), { headers });

test.each<[string, string, Record<string, string>]>([
  ['Basic', PATH, basic(`default:${PASSWORD}`)],
  ['headers', PATH, named('default', PASSWORD)],
  ['parameters', inUrl('default', PASSWORD), {}],
])('by %s', async (_, path, headers) => {
  expect((await bare(path, headers)).status).toBe(200);
});

test.each<[string, string, Record<string, string>, string]>([
  ['nothing', PATH, {}, '194'],
  ['a wrong password', PATH, basic('default:wrong'), '194'],
  ['an empty password', PATH, basic('default:'), '194'],
  ['no colon', PATH, basic('default'), '194'],
  ['a wrong key', PATH, named('default', 'wrong'), '194'],
  ['a wrong parameter', inUrl('default', 'wrong'), {}, '194'],
  ['another user', PATH, basic(`other:${PASSWORD}`), '516'],
  ['another user by headers', PATH, named('other', PASSWORD), '516'],
  ['another user on the URL', inUrl('other', PASSWORD), {}, '516'],
  ['no user', PATH, basic(`:${PASSWORD}`), '516'],
  ['a key without a user', PATH, { 'X-ClickHouse-Key': PASSWORD }, '516'],
  ['a token', PATH, { Authorization: 'Bearer x.y.z' }, '516'],
  ['an unknown scheme', PATH, { Authorization: 'Digest x' }, '516'],
  ['two ways at once', PATH, { ...basic(`default:${PASSWORD}`), ...named('default', PASSWORD) }, '516'],
  ['two ways at once, one on the URL', inUrl('default', PASSWORD), basic(`default:${PASSWORD}`), '516'],
])('%s is refused', async (_, path, headers, code) => {
  const answer = await bare(path, headers);
  const [status, type] = code === '194' ? [401, 'REQUIRED_PASSWORD'] : [403, 'AUTHENTICATION_FAILED'];
  expect([answer.status, answer.headers.get('x-clickhouse-exception-code')]).toEqual([status, code]);
  expect(answer.headers.get('www-authenticate')).toBe(
    code === '194' ? 'Basic realm="ClickHouse server HTTP API"' : null,
  );
  expect(await answer.text()).toMatch(new RegExp(`^Code: ${code}\\. DB::Exception: .*\\(${type}\\) \\(version 26`));
});

test('a user without a password may send one', async () => {
  const open = await startTestDaemon(`${server.dir}/open`, { CLICKHOUSE_DAEMON_PASSWORD: '' });
  try {
    const codes = [];
    for (const headers of [{}, basic('default:any'), named('default', ''), named('other', '')])
      codes.push((await fetch(new URL(PATH, open.url), { headers })).status);
    expect(codes).toEqual([200, 200, 200, 403]);
  } finally {
    await open.stop();
  }
});

describe('a client', () => {
  test('may have credentials in its URL, and others for one statement', async () => {
    const url = new URL(server.url);
    url.username = 'default';
    url.password = PASSWORD;
    const client = server.connect({ url, password: undefined });
    expect(await rowsOf(client, 'SELECT 1 AS a')).toEqual([{ a: 1 }]);
    const auth = { username: 'default', password: 'wrong' };
    expect((await failure(client.query({ query: 'SELECT 1', auth }))).code).toBe('194');
    const stranger = server.connect({ password: 'wrong' });
    const right = { username: 'default', password: PASSWORD };
    expect(await rowsOf(stranger, 'SELECT 1 AS a', { auth: right })).toEqual([{ a: 1 }]);
  });

  test('with a wrong password is alive to ping, not to a ping that selects', async () => {
    const stranger = server.connect({ password: 'wrong' });
    expect(await stranger.ping()).toEqual({ success: true });
    expect(await stranger.ping({ select: true })).toMatchObject({ success: false, error: { code: '194' } });
  });

  test('with a token is refused with 516', async () => {
    const token = server.connect({ access_token: 'x.y.z', password: undefined });
    expect((await failure(token.query({ query: 'SELECT 1' }))).code).toBe('516');
  });

  test('that asks for a role nobody has made is told 511', async () => {
    expect((await failure(server.client.query({ query: 'SELECT 1', role: 'absent' }))).code).toBe('511');
    expect((await failure(server.client.query({ query: 'SELECT 1', role: ['a', 'b'] }))).type).toBe('UNKNOWN_ROLE');
  });
});
