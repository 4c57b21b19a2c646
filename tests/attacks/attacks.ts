import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { socketPath } from '../../domain/live/socket-events.ts';
import { strangers, type Targets } from './targets.ts';

/** Counts by kind: connections opened, answers by status, failures by code. */
export type Tally = Record<string, number>;

type Attack = (targets: Targets, signal: AbortSignal, count: (what: string) => void) => Promise<unknown>;

const wrongKey = `Authorization: Bearer ${'0'.repeat(43)}`;
const bogusBearer = (): string => randomBytes(32).toString('base64url');
/** Calls of people who are half signed in, or have a link; with a secret that nobody was given. */
const bogusSecondSteps = [
  'mutation($secret: String!) { signInWithMFA(resolver: $secret, code: "123456") { token } }',
  'mutation($secret: String!) { signInWithRecoveryCode(resolver: $secret, code: "aaaa-bbbb") { token } }',
  'mutation($secret: String!) { startPasskeySignIn(resolver: $secret) }',
  'mutation($secret: String!) { signInWithCustomToken(token: $secret) { token } }',
  'mutation($secret: String!) { resetPassword(token: $secret, password: "Annunciator-1", customerId: 1) }',
  'query($secret: String!) { validateToken(token: $secret, customerId: 1) { email } }',
];
const upgrade = (more: string): string =>
  [
    `GET ${socketPath}/?EIO=4&transport=websocket HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `${more}\r\n\r\n`,
  ].join('\r\n');
const halfBody = (path: string, length: number, begun = '[{"a":"'): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${wrongKey}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${begun}`;
const halfBodies = (port: number, systemId: number, signal: AbortSignal, count: (what: string) => void) => {
  const path = `/ingest/${systemId}/events`;
  return Promise.all([
    hold({ port, perAddress: 4, first: () => halfBody(path, 1_000_000) }, signal, count),
    hold({ port, perAddress: 4, first: () => halfBody(path, 1_000_000, ''), drip: '' }, signal, count),
  ]);
};

/** Attacks by name. Each continues until its signal is aborted. */
export const attacks = {
  'half bodies through the API': ({ apiPort, systemId }, signal, count) => halfBodies(apiPort, systemId, signal, count),
  'half bodies at the gateway': ({ gatewayPort, systemId }, signal, count) =>
    halfBodies(gatewayPort, systemId, signal, count),
  'half headers and half questions at the API': async ({ apiPort }, signal, count) => {
    const headers = (): string => 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nX-Filler: ';
    await Promise.all([
      hold({ port: apiPort, perAddress: 4, first: headers }, signal, count),
      hold({ port: apiPort, perAddress: 4, first: () => halfBody('/graphql', 900_000) }, signal, count),
    ]);
  },
  'handshakes of nobody': async ({ apiPort }, signal, count) => {
    const bare = (): string => upgrade('Origin: http://localhost');
    const bogus = (): string =>
      upgrade(`Sec-WebSocket-Protocol: annunciator, bearer.${bogusBearer()}\r\nAuthorization: Bearer ${bogusBearer()}`);
    await Promise.all([
      hold({ port: apiPort, perAddress: 5, first: bare, drip: '' }, signal, count),
      hold({ port: apiPort, perAddress: 5, first: bogus, drip: '' }, signal, count),
    ]);
  },
  'mail connections': async ({ mailPort }, signal, count) => {
    const helo = 'EHLO stranger.example\r\n';
    const toNobody = `${helo}MAIL FROM:<a@stranger.example>\r\nRCPT TO:<nobody@nowhere.example>\r\n`;
    await Promise.all([
      hold({ port: mailPort, perAddress: 3, first: () => helo, drip: 'NOOP\r\n' }, signal, count),
      hold({ port: mailPort, perAddress: 3, first: () => toNobody, drip: 'NOOP\r\n' }, signal, count),
    ]);
  },
  'wrong passwords': async ({ apiPort, victim, others }, signal, count) => {
    const accounts = [victim, ...others, 'nobody@stranger.example'];
    await askWithoutEnd(apiPort, signal, count, (n) => ({
      query: 'mutation($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      variables: { email: accounts[n % accounts.length], password: bogusBearer() },
    }));
  },
  'bearers that nobody has': ({ apiPort }, signal, count) =>
    askWithoutEnd(apiPort, signal, count, () => ({ query: '{ me { isSuper } }', bearer: bogusBearer() })),
  'sign-ins that nobody began': ({ apiPort }, signal, count) =>
    askWithoutEnd(apiPort, signal, count, (n) => ({
      query: bogusSecondSteps[n % bogusSecondSteps.length] as string,
      variables: { secret: bogusBearer() },
    })),
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;

interface Held {
  port: number;
  perAddress: number;
  /** First bytes of a connection. */
  first(): string;
  /** Bytes sent each second as a keep-alive; a space by default. */
  drip?: string;
}

/** Keeps connections open from every address; reopens those that the server closes. */
async function hold(held: Held, signal: AbortSignal, count: (what: string) => void): Promise<void> {
  const keep = async (localAddress: string): Promise<void> => {
    while (!signal.aborted) {
      await holdOne(held, localAddress, signal, count);
      await sleep(250 + Math.random() * 250);
    }
  };
  await Promise.all(strangers.flatMap((address) => Array.from({ length: held.perAddress }, () => keep(address))));
}

function holdOne(held: Held, localAddress: string, signal: AbortSignal, count: (what: string) => void): Promise<void> {
  return new Promise((ended) => {
    const socket: Socket = connect({ port: held.port, host: '127.0.0.1', localAddress });
    const end = (): void => void socket.destroy();
    const dripping = setInterval(() => held.drip !== '' && socket.write(held.drip ?? ' '), 1_000);
    socket.once('connect', () => {
      count('opened');
      socket.write(held.first());
    });
    socket.once('data', (data: Buffer) =>
      count(`answered ${/^(?:HTTP\/1\.1 )?(\d{3})/.exec(data.toString('latin1', 0, 20))?.[1]}`),
    );
    socket.on('data', () => {});
    socket.on('error', (error: NodeJS.ErrnoException) => count(`failed ${error.code}`));
    socket.once('close', () => {
      clearInterval(dripping);
      signal.removeEventListener('abort', end);
      ended();
    });
    signal.addEventListener('abort', end);
  });
}

interface Question {
  query: string;
  variables?: Record<string, unknown>;
  bearer?: string;
}

/** Asks the API from every address, twice at a time, without a pause worth mentioning. */
async function askWithoutEnd(
  port: number,
  signal: AbortSignal,
  count: (what: string) => void,
  question: (n: number) => Question,
): Promise<void> {
  const agents = strangers.map((localAddress) => new Agent({ keepAlive: true, localAddress, maxSockets: 2 }));
  let made = 0;
  const go = async (agent: Agent): Promise<void> => {
    while (!signal.aborted) {
      made += 1;
      count(await ask(port, agent, question(made), signal));
      await sleep(20);
    }
  };
  await Promise.all(agents.flatMap((agent) => [go(agent), go(agent)]));
  for (const agent of agents) agent.destroy();
}

/** @returns the API's answer, as a kind to count. */
function ask(port: number, agent: Agent, { bearer, ...question }: Question, signal: AbortSignal): Promise<string> {
  const body = JSON.stringify(question);
  return new Promise((done) => {
    const headers = {
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    };
    const sent = request(
      { host: '127.0.0.1', port, path: '/graphql', method: 'POST', agent, headers, signal },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => done(/"message":"([^"]{1,60})/.exec(text)?.[1] ?? `answered ${answer.statusCode}`));
        answer.on('error', () => done('broken'));
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => done(`failed ${error.code}`));
    sent.end(body);
  });
}
