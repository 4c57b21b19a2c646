import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { requestTexts } from '../texts/server/requests.ts';
import { createBudget } from './budget.ts';
import { compileTrust, createClientAddress, networkOf, type TrustedProxies } from './client-address.ts';
import type { SecurityLog } from './security-log.ts';

/** Limits of what a server's clients hold at once; a network is an IPv4 address or the /64 of an IPv6 address. */
export const httpLimits = {
  /** Connections by network, until their owner is known; those from trusted proxies are not counted. */
  connections: { total: 2_000, perKey: 400 },
  /** Connections by owner: a person or an integration whose credentials were accepted. */
  ownConnections: { total: 4_000, perKey: 1_000 },
  /** Requests in flight by network, until their owner is known. */
  requests: { total: 2_000, perKey: 500 },
  /** Requests in flight by owner. */
  ownRequests: { total: 4_000, perKey: 1_000 },
  /** Maximum time from the start of a connection or request to the end of its header. */
  headersMs: 10_000,
  /** Maximum time from the same start to the end of the body. */
  requestMs: 30_000,
  /** Maximum time without any bytes of a body. */
  stallMs: 5_000,
  /** Limits of reading on after the answer, so that the sender can read it. */
  lingerMs: 5_000,
  lingerBytes: 32 * 1_024 * 1_024,
  /** Maximum time without any bytes of an answer being read. */
  unreadMs: 60_000,
};
const sweepMs = 1_000;
const headerMaxBytes = 16 * 1_024;
const retryAfterSeconds = 5;

interface Connection {
  socket: Socket;
  network: string;
  isTrusted: boolean;
  owner?: string;
  release(): void;
  keep(owner: string): boolean;
  /** The newest request; connections carry one at a time. */
  request?: IncomingMessage;
  response?: ServerResponse;
  /** Last progress: its time, and the numbers of bytes read and unsent. */
  moved: { at: number; read: number; unsent: number };
  answered?: { at: number; read: number };
}

interface Share {
  owner?: string;
  isOver: boolean;
  release(): void;
  admit(owner: string): boolean;
}

// on the objects themselves: for objects as short-lived as requests, weak maps cost the collector more than the request
const shareOf = Symbol('share');
const connectionOf = Symbol('connection');
type Counted = { [shareOf]?: Share };
type Guarded = { [connectionOf]?: Connection };

/**
 * Assigns a request to its owner, once its credentials were accepted: from now on it and its connection count as the
 * owner's and are no longer evicted for strangers.
 * @param owner `person:<id>` or `integration:<id>`
 * @returns false if the owner has too many in flight; the request is to be refused with 429.
 */
export const admitRequest = (request: IncomingMessage, owner: string): boolean =>
  (request as Counted)[shareOf]?.admit(owner) ?? true;

/**
 * Like admitRequest, for the socket of an upgraded connection: it counts as the owner's until it closes.
 * @returns false if the owner has too many; it still counts as a stranger's, and may be evicted.
 */
export const keepConnection = (socket: Duplex, owner: string): boolean =>
  (socket as Guarded)[connectionOf]?.keep(owner) ?? true;

/**
 * An HTTP server that strangers cannot exhaust: short timeouts for headers and bodies, and budgets by network for
 * connections and requests; a new client evicts the oldest of the network that holds most. Known owners have their own
 * budgets (`admitRequest`, `keepConnection`). Behind trusted proxies requests count by the address that these name.
 */
export function createGuardedServer(
  options: {
    trusted: TrustedProxies;
    security: SecurityLog;
    keepAliveMs?: number;
    limits?: Partial<typeof httpLimits>;
  },
  handler: RequestListener,
): Server {
  const { security } = options;
  const limits = { ...httpLimits, ...options.limits };
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: options.keepAliveMs,
      connectionsCheckingInterval: sweepMs,
      maxHeaderSize: headerMaxBytes,
    },
    handler,
  );
  const guarding = { limits, security, trusted: options.trusted };
  const connections = guardConnections(server, guarding);
  const take = countRequests(guarding);

  /** Wraps the present listeners, sockets' included: they get only requests that were counted. */
  function wrap(event: 'request' | 'checkContinue'): void {
    const listeners = server.listeners(event) as RequestListener[];
    if (listeners.length === 0) return;
    server.removeAllListeners(event);
    server.on(event, (request, response) => {
      if (take(request, response)) for (const listener of listeners) listener.call(server, request, response);
    });
  }

  function sweep(): void {
    const now = performance.now();
    for (const connection of connections) {
      if (isStuck(connection, now, limits)) {
        security.record('request-stalled', { network: connection.network, owner: connection.owner });
        end(connection);
      }
    }
  }

  server.once('listening', () => {
    wrap('request');
    wrap('checkContinue');
    // after what has arrived is read: a process that was held up would take the senders for stalled
    const sweeping = setInterval(() => setImmediate(sweep), sweepMs).unref();
    server.once('close', () => clearInterval(sweeping));
  });
  return server;
}

interface Guarding {
  limits: typeof httpLimits;
  security: SecurityLog;
  trusted: TrustedProxies;
}

/** Gives each connection a share of a budget, and destroys those beyond it. @returns the connections that are open. */
function guardConnections(server: Server, { limits, security, trusted }: Guarding): ReadonlySet<Connection> {
  const trusts = compileTrust(trusted);
  const strangers = createBudget(limits.connections);
  const owners = createBudget(limits.ownConnections);
  const open = new Set<Connection>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? 'unknown';
    const network = networkOf(address);
    const isTrusted = trusts(address, 0);
    const evict = (): void => {
      security.record('connection-evicted', { network });
      socket.destroy();
    };
    const release = isTrusted ? () => {} : strangers.acquire(network, evict);
    if (!release) {
      security.record('connections-exceeded', { network });
      socket.write(
        `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${retryAfterSeconds}\r\nConnection: close\r\n\r\n`,
      );
      socket.destroySoon();
      return;
    }
    const connection: Connection = {
      socket,
      network,
      isTrusted,
      release,
      keep(owner) {
        if (isTrusted || connection.owner !== undefined || socket.destroyed) return true;
        const own = owners.acquire(owner);
        if (!own) return false;
        connection.release();
        connection.release = own;
        connection.owner = owner;
        return true;
      },
      moved: { at: 0, read: 0, unsent: 0 },
    };
    (socket as Guarded)[connectionOf] = connection;
    open.add(connection);
    socket.once('close', () => {
      open.delete(connection);
      connection.release();
    });
  });
  return open;
}

/** Returns what gives each request a share of a budget, or refuses it and returns false. */
function countRequests({ limits, security, trusted }: Guarding) {
  const clientAddress = createClientAddress(trusted);
  const requests = createBudget(limits.requests);
  const ownRequests = createBudget(limits.ownRequests);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const connection = (request.socket as Guarded)[connectionOf];
    const network = connection && !connection.isTrusted ? connection.network : networkOf(clientAddress(request));
    const release = requests.acquire(network, () => {
      security.record('request-evicted', { network });
      request.socket.destroy();
    });
    if (!release) {
      security.record('requests-exceeded', { network });
      refuse(response);
      return false;
    }
    const share: Share = {
      isOver: false,
      release,
      admit(owner) {
        if (share.isOver || share.owner === owner) return true;
        const own = ownRequests.acquire(owner);
        if (!own) {
          security.record('own-requests-exceeded', { owner, network });
          return false;
        }
        share.release();
        share.release = own;
        share.owner = owner;
        connection?.keep(owner);
        return true;
      },
    };
    (request as Counted)[shareOf] = share;
    response.once('close', () => {
      share.isOver = true;
      share.release();
      if (connection?.request === request)
        connection.answered = { at: performance.now(), read: request.socket.bytesRead };
    });
    if (connection) {
      connection.request = request;
      connection.response = response;
      connection.answered = undefined;
      connection.moved = { at: performance.now(), read: -1, unsent: 0 };
    }
    return true;
  };
}

/** @returns true if the body of a request, or the reading of its answer, is stalled. */
function isStuck(connection: Connection, now: number, limits: typeof httpLimits): boolean {
  const { socket, request, response, answered, moved } = connection;
  if (!request || !response) return false;
  if (request.complete) return !answered && isUnread(connection, now, limits.unreadMs);
  if (answered) {
    const { at, read } = answered;
    return now - at > limits.lingerMs || socket.bytesRead - read > limits.lingerBytes;
  }
  // data that this process has not read yet is not the sender's fault
  const isFull = request.readableLength >= request.readableHighWaterMark;
  if (isFull || socket.bytesRead !== moved.read) {
    connection.moved = { at: now, read: socket.bytesRead, unsent: 0 };
    return false;
  }
  return now - moved.at > limits.stallMs;
}

function isUnread(connection: Connection, now: number, unreadMs: number): boolean {
  const { socket, moved } = connection;
  const unsent = socket.writableLength;
  if (unsent > 0 && unsent === moved.unsent) return now - moved.at > unreadMs;
  connection.moved = { at: now, read: moved.read, unsent };
  return false;
}

function end({ socket, request, response }: Connection): void {
  if (request && !request.complete && response && !response.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
  // unsent bytes are dropped
  if (socket.writableLength > 0) socket.destroy();
}

function refuse(response: ServerResponse): void {
  response.writeHead(429, {
    'content-type': 'application/json',
    'retry-after': String(retryAfterSeconds),
    connection: 'close',
  });
  response.end(JSON.stringify({ error: requestTexts.networkBusy }));
}
