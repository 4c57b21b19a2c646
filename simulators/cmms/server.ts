import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { control } from './control.ts';
import type { Credentials, FakeAnswer, FakeRequest, FakeState, Profile } from './fake.ts';
import { type Fault, Faults } from './faults.ts';
import { Orders } from './orders.ts';

export interface FakeSystem {
  /** Full base address, as in an integration's host field. */
  url: string;
  origin: string;
  state: FakeState;
  orders: Orders;
  faults: Faults;
  /** Every request so far, oldest first. */
  requests: FakeRequest[];
  /** Moves its clock; ms. */
  advance(ms: number): void;
  stop(): Promise<void>;
}

export const credentials: Credentials = {
  username: 'annunciator',
  password: 'secret-password',
  apiKey: 'secret-api-key',
  connectionKey: 'connection-key',
  client: 'northgate',
  tenant: 'NORTHGATE_PRD',
  organization: 'NGC',
  siteId: 'BEDFORD',
  segmentId: 'SEGMENT-4',
  partnerAccountNumber: 'PARTNER-77',
  partnerPassCode: 'secret-pass-code',
  clientAccountNumber: 'CLIENT-12',
};

/**
 * Starts a simulated maintenance system: state in memory, a clock that can be moved, faults on demand, and a control
 * endpoint under `/__fake/`.
 * @param options.self origin that it uses in its own addresses, if not the real one.
 */
export async function startFakeSystem(
  profile: Profile,
  options: { port?: number; host?: string; self?: string; timezone?: string; gzip?: boolean } = {},
): Promise<FakeSystem> {
  let movedMs = 0;
  const now = (): Date => new Date(Date.now() + movedMs);
  const orders = new Orders(now);
  const faults = new Faults();
  const requests: FakeRequest[] = [];
  const state: FakeState = {
    orders,
    now,
    credentials,
    tokens: new Map(),
    taken: new Map(),
    lists: new Map(),
    timezone: options.timezone ?? 'UTC',
    statusNames: new Map(),
    calls: [],
    options: { maxCallsPerMinute: 200, asksToConfirm: false, tokenMs: 60 * 60_000 },
  };
  let origin = '';
  const system: Omit<FakeSystem, 'url' | 'origin' | 'stop'> = {
    state,
    orders,
    faults,
    requests,
    advance: (ms) => {
      movedMs += ms;
    },
  };

  async function respond(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(message, options.self ?? origin);
    if (request.path.startsWith('/__fake/')) return write(response, control(request, system), false);
    requests.push(request);
    if (!request.path.startsWith(profile.base))
      return write(response, { status: 404, body: { message: 'not here' } }, false);
    const inner = { ...request, path: request.path.slice(profile.base.length) };
    const fault = faults.meet(request);
    if (fault && (await spoiled(fault, message, response, inner))) return;
    write(response, profile.handle(inner, state), options.gzip ?? false);
  }

  /** @returns true if the request needs no other answer. */
  async function spoiled(
    fault: Fault,
    message: IncomingMessage,
    response: ServerResponse,
    request: FakeRequest,
  ): Promise<boolean> {
    switch (fault.kind) {
      case 'status':
        write(
          response,
          { status: fault.status ?? 500, body: fault.body ?? { message: 'out of order' }, headers: fault.headers },
          false,
        );
        return true;
      case 'dropBefore':
        message.socket.destroy();
        return true;
      case 'dropAfter':
        profile.handle(request, state);
        message.socket.destroy();
        return true;
      case 'hangAfter':
        profile.handle(request, state);
        return true;
      case 'slow':
        await sleep(fault.ms ?? 30_000);
        return false;
      case 'html':
        response.writeHead(502, { 'content-type': 'text/html' });
        response.end(
          '<html><head><title>Bad gateway</title><style>p{}</style></head><body><h1>502 Bad Gateway</h1><p>proxy</p></body></html>',
        );
        return true;
      case 'badJson':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"member": [');
        return true;
      case 'huge':
        response.writeHead(500, { 'content-type': 'text/plain' });
        response.end('x'.repeat(1_048_576));
        return true;
      case 'stale': {
        const id = decodeURIComponent(request.path.split('/').at(-1) ?? '');
        if (orders.get(id)) orders.change(id, {}, 'somebody');
        return false;
      }
      case 'expire':
        state.tokens.clear();
        return false;
    }
  }

  const server = createServer((message, response) => {
    respond(message, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: `the simulated system failed: ${String(error)}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...system,
    origin,
    url: `${origin}${profile.base}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(message: IncomingMessage, self: string): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = new URL(message.url ?? '/', 'http://fake');
  const isJson = (message.headers['content-type'] ?? '').includes('json');
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
    self,
  };
}

function write(response: ServerResponse, { status, body, headers }: FakeAnswer, packed: boolean): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  const bytes = packed && text ? gzipSync(text) : Buffer.from(text);
  response.writeHead(status, {
    ...(text && { 'content-type': 'application/json' }),
    ...(packed && text && { 'content-encoding': 'gzip' }),
    ...headers,
  });
  response.end(bytes);
}
