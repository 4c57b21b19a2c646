import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { io, type Socket } from 'socket.io-client';
import { codeAt } from '../../domain/identity/factors/totp.ts';
import { socketPath } from '../../domain/live/socket-events.ts';
import { protocolsOf } from '../../domain/live/socket-protocols.ts';
import type { Tenant } from '../faults/arena.ts';
import { mailFrom } from '../faults/traffic.ts';
import { patience } from '../support/patience.ts';

export interface Place {
  api: string;
  tenant: Tenant;
  /** User who signs in and may see the tenant's alarms. */
  person: { email: string; password: string };
  /** Another one, whose second factor is a recovery code, each once. */
  half: { email: string; password: string; recoveryCodes: string[] };
}

/** Waiting times, in milliseconds, and problems. */
export interface Waits {
  'events through the API': number[];
  'events at the gateway': number[];
  'mails stored': number[];
  'seen live after it was sent': number[];
  'socket opened': number[];
  'signed in from a known address': number[];
  'signed in from a new address': number[];
  'signed in with a second factor': number[];
  problems: string[];
}

const agent = new Agent({ keepAlive: true });
/** Rare enough for ten codes in a minute. */
const secondFactorEveryMs = 6_000;
/** A slower answer counts as none. */
const patienceMs = patience(30_000);

/** Sends events, watches them live, opens sockets and signs in, as legitimate users do during an attack. */
export async function doWhatOthersDo({ api, tenant, person, half }: Place, seconds: number): Promise<Waits> {
  const waits: Waits = {
    'events through the API': [],
    'events at the gateway': [],
    'mails stored': [],
    'seen live after it was sent': [],
    'socket opened': [],
    'signed in from a known address': [],
    'signed in from a new address': [],
    'signed in with a second factor': [],
    problems: [],
  };
  const { id, key, url } = tenant.systems.api;
  const token = await signIn(api, person, '127.0.0.1');
  const watcher = await openSocket(api, token, tenant.customerId);
  const sentAt = new Map<number, number>();
  const seen = (entity: { latestAlarmTime: string | null }): void => {
    const at = Date.parse(entity.latestAlarmTime ?? '');
    const sent = sentAt.get(at);
    if (sent === undefined) return;
    sentAt.delete(at);
    waits['seen live after it was sent'].push(Date.now() - sent);
  };
  watcher.on('lens_event', ({ data }) => seen(data.entity));
  watcher.on('alarm_updated', ({ entity }) => seen(entity));

  const until = Date.now() + seconds * 1_000;
  async function each(everyMs: number, name: Exclude<keyof Waits, 'problems'>, act: (n: number) => Promise<void>) {
    const running: Array<Promise<void>> = [];
    for (let n = 0; Date.now() < until; n += 1) {
      const begin = performance.now();
      running.push(
        act(n).then(
          () => void waits[name].push(performance.now() - begin),
          (error: Error) => void waits.problems.push(`${name}: ${error.message}`),
        ),
      );
      await sleep(everyMs);
    }
    await Promise.all(running);
  }
  let clock = Date.now() - 3_600_000;
  const send = (origin: string, point: string) => async (n: number) => {
    clock += 1;
    const isAlarm = n % 2 === 0;
    if (isAlarm) sentAt.set(clock, Date.now());
    await post(origin, key, event(`${point}-${n >> 1}`, isAlarm, clock));
  };
  await Promise.all([
    each(100, 'events through the API', send(`${api}/ingest/${id}/events`, 'API')),
    each(100, 'events at the gateway', send(url, 'GATEWAY')),
    each(1_000, 'mails stored', (n) => mail(tenant, n)),
    each(1_000, 'socket opened', async () => {
      const socket = await openSocket(api, token, tenant.customerId);
      socket.close();
    }),
    each(1_500, 'signed in from a known address', async () => void (await signIn(api, person, '127.0.0.1'))),
    each(
      4_000,
      'signed in from a new address',
      async (n) => void (await signIn(api, person, `127.9.${Date.now() % 200}.${1 + n}`)),
    ),
    each(secondFactorEveryMs, 'signed in with a second factor', () => signInByCode(api, half)),
  ]);
  const lastCall = Date.now() + patienceMs;
  while (sentAt.size > 0 && Date.now() < lastCall) await sleep(100);
  if (sentAt.size > 0) waits.problems.push(`${sentAt.size} alarms were not seen live`);
  if (!watcher.connected) waits.problems.push('the open socket was closed');
  watcher.close();
  return waits;
}

const event = (point: string, isAlarm: boolean, at: number): string =>
  JSON.stringify([
    {
      timestamp: new Date(at).toISOString(),
      point,
      event: isAlarm ? 'ALARM' : 'RTN',
      fromState: isAlarm ? 'Normal' : 'High Limit',
      toState: isAlarm ? 'High Limit' : 'Normal',
      value: '72 °F',
      priority: 100,
      message: 'Supply air temperature above its limit',
    },
  ]);

/** @throws Error for any other status than the expected one. */
function send(url: string, body: string, options: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...options };
    const { localAddress, ...sentHeaders } = headers as typeof headers & { localAddress?: string };
    const sent = request(
      url,
      { method: 'POST', timeout: patienceMs, headers: sentHeaders, ...(localAddress ? { localAddress } : { agent }) },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('error', reject);
        answer.on('end', () =>
          answer.statusCode === 200 || answer.statusCode === 207
            ? resolve(text)
            : reject(new Error(`answered ${answer.statusCode} ${text.slice(0, 200)}`)),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}

async function mail({ systems }: Tenant, n: number): Promise<void> {
  const door = createTransport({ url: systems.mail.url, ignoreTLS: true, greetingTimeout: patienceMs });
  await door.sendMail({ from: mailFrom, to: systems.mail.to, subject: `Newsletter ${n}`, text: 'Nothing known' });
  door.close();
}

const post = async (url: string, key: string, body: string): Promise<void> =>
  void (await send(url, body, { authorization: `Bearer ${key}` }));

interface Step {
  token: string | null;
  resolver: string | null;
}

const signIn = async (api: string, person: Place['person'], localAddress: string): Promise<string> =>
  (await stepOf(api, person, { localAddress })).token ?? '';

async function stepOf(api: string, person: Place['person'], options: object = {}): Promise<Step> {
  const query =
    'mutation($email: String!, $password: String!) { signIn(email: $email, password: $password) { token resolver } }';
  const { email, password } = person;
  return (await graphql<{ signIn: Step }>(api, query, { email, password }, options)).signIn;
}

/** @throws Error with the message of an answer that has one. */
async function graphql<T>(api: string, query: string, variables: object, options: object = {}): Promise<T> {
  const text = await send(`${api}/graphql`, JSON.stringify({ query, variables }), options);
  const answer = JSON.parse(text) as { data: T | null; errors?: Array<{ message: string }> };
  if (!answer.data) throw new Error(answer.errors?.[0]?.message);
  return answer.data;
}

/** Signs in with a recovery code in the second step. */
async function signInByCode(api: string, { recoveryCodes, ...person }: Place['half']): Promise<void> {
  const { resolver } = await stepOf(api, person);
  const query =
    'mutation($resolver: String!, $code: String!) { signInWithRecoveryCode(resolver: $resolver, code: $code) { token } }';
  await graphql(api, query, { resolver, code: recoveryCodes.pop() });
}

/** Sets up a second factor. @returns its recovery codes. */
export async function enrol(api: string, person: Place['person']): Promise<string[]> {
  const { token } = await stepOf(api, person);
  const by = { authorization: `Bearer ${token}` };
  const { startMFAEnrolment } = await graphql<{ startMFAEnrolment: { secret: string } }>(
    api,
    'mutation { startMFAEnrolment { secret } }',
    {},
    by,
  );
  const { verifyMFAEnrolment } = await graphql<{ verifyMFAEnrolment: { recoveryCodes: string[] } }>(
    api,
    'mutation($code: String!) { verifyMFAEnrolment(code: $code) { recoveryCodes } }',
    { code: codeAt(startMFAEnrolment.secret, new Date()) },
    by,
  );
  return verifyMFAEnrolment.recoveryCodes;
}

function openSocket(api: string, token: string, customerId: number): Promise<Socket> {
  const protocols = protocolsOf({ token, customerId: String(customerId) });
  const socket = io(api, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    protocols,
    timeout: patienceMs,
  });
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      socket.close();
      reject(error);
    };
    socket.once('connect_error', fail);
    socket.once('auth', ({ ok, code }: { ok: boolean; code?: string }) => ok || fail(new Error(code)));
    const everything = { key: 'all', lensId: null, criteria: [], searchTerm: null };
    socket.once('init', () => socket.emit('lens_open', everything, () => resolve(socket)));
  });
}
