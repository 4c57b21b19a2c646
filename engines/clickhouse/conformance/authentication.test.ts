import { describe, expect, test } from 'vitest';
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

test.each<[string, string, Record<string, string>]>([
  ['nothing', PATH, {}],
  ['a wrong password', PATH, basic('default:wrong')],
  ['an empty password', PATH, basic('default:')],
  ['another user', PATH, basic(`other:${PASSWORD}`)],
  ['no user', PATH, basic(`:${PASSWORD}`)],
  ['a wrong key', PATH, named('default', 'wrong')],
  ['a wrong parameter', inUrl('default', 'wrong'), {}],
  ['a token', PATH, { Authorization: 'Bearer x.y.z' }],
  ['an unknown scheme', PATH, { Authorization: 'Digest x' }],
  ['two ways at once', PATH, { ...basic(`default:${PASSWORD}`), ...named('default', PASSWORD) }],
  ['two ways at once, one on the URL', inUrl('default', PASSWORD), basic(`default:${PASSWORD}`)],
])('%s is 403 and 516', async (_, path, headers) => {
  const answer = await bare(path, headers);
  expect([answer.status, answer.headers.get('x-clickhouse-exception-code')]).toEqual([403, '516']);
  expect(await answer.text()).toMatch(/^Code: 516\. DB::Exception: .*\(AUTHENTICATION_FAILED\) \(version 26/);
});

describe('a client', () => {
  test('may have credentials in its URL, and others for one statement', async () => {
    const url = new URL(server.url);
    url.username = 'default';
    url.password = PASSWORD;
    const client = server.connect({ url, password: undefined });
    expect(await rowsOf(client, 'SELECT 1 AS a')).toEqual([{ a: 1 }]);
    const auth = { username: 'default', password: 'wrong' };
    expect((await failure(client.query({ query: 'SELECT 1', auth }))).code).toBe('516');
    const stranger = server.connect({ password: 'wrong' });
    const right = { username: 'default', password: PASSWORD };
    expect(await rowsOf(stranger, 'SELECT 1 AS a', { auth: right })).toEqual([{ a: 1 }]);
  });

  test('with a wrong password is alive to ping, not to a ping that selects', async () => {
    const stranger = server.connect({ password: 'wrong' });
    expect(await stranger.ping()).toEqual({ success: true });
    expect(await stranger.ping({ select: true })).toMatchObject({ success: false, error: { code: '516' } });
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
