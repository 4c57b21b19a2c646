import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Ctx, PublicCtx } from '../../domain/identity/ctx.ts';
import type { Credentials } from '../../domain/identity/sign-in/authenticate.ts';
import type { AlarmHistory } from '../../domain/lists/alarms/alarm-history.ts';
import { createBudget } from '../../platform/budget.ts';
import { createClientAddress, networkOf, type TrustedProxies } from '../../platform/client-address.ts';
import { type AppError, forbidden, limitReached, unauthenticated, unavailable } from '../../platform/errors.ts';
import { createSecurityLog } from '../../platform/security-log.ts';
import { errorTexts } from '../../texts/errors.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import type { BearerLookups } from '../request/bearer-lookups.ts';
import { genericMessage, toAppError } from '../request/map-error.ts';
import { authenticateSocket, takeCredentials } from './credentials.ts';
import { createFailedHandshakes } from './failed-handshakes.ts';
import type { SocketLimits } from './limits.ts';
import { createIsOwnOrigin } from './own-origin.ts';
import { createSignedInSockets } from './signed-in-sockets.ts';

export interface HandshakeDeps extends Pick<PublicCtx, 'db' | 'clock' | 'log'> {
  history: AlarmHistory;
  lookups: BearerLookups;
  limits: SocketLimits;
  trustedProxies: TrustedProxies;
  consoleUrl?: string | undefined;
  /** Called with each signed-in connection and its owner: the HTTP server must not evict it. */
  keepConnection?: ((connection: Socket, owner: string) => unknown) | undefined;
}

/** A signed-in connection between its upgrade and its end. */
export interface Admitted {
  ctx: Ctx;
  credentials: Credentials;
  connection: Socket;
  /** True if the socket is open and its events are handled. */
  isOpen: boolean;
  /** Closes it because its person has opened another and reached the limit. */
  replace(): void;
}

export type Handshakes = ReturnType<typeof createHandshakes>;

const tooMany = (seconds: number): AppError => unavailable(requestTexts.tooManyConnections, seconds);

/**
 * Decides before the upgrade who may have a socket; nobody may who is not signed in. Pending handshakes are limited in
 * total and per network, and Postgres is queried only after the cheap checks have passed.
 */
export function createHandshakes(deps: HandshakeDeps) {
  const { clock, log, limits } = deps;
  const clientAddress = createClientAddress(deps.trustedProxies);
  const isOwnOrigin = createIsOwnOrigin(deps);
  const pending = createBudget({ total: limits.pending, perKey: limits.pendingPerNetwork });
  const failures = createFailedHandshakes(clock, limits.failuresPerMinute);
  const signedIn = createSignedInSockets(limits);
  const security = createSecurityLog(log);
  const admitted = new WeakMap<IncomingMessage, Admitted>();

  /** @throws AppError; LIMIT and UNAVAILABLE with when to try again. */
  async function admit(request: IncomingMessage): Promise<void> {
    const address = clientAddress(request);
    const network = networkOf(address);
    const credentials = takeCredentials(request);
    const wasRight = deps.lookups.wasRight(credentials.authorization);
    if (!wasRight && failures.areTooMany(network)) throw limitReached(errorTexts.tooManyTries, 60);
    if (!isOwnOrigin(request)) {
      failures.count(network);
      security.record('socket-origin', { address, origin: request.headers.origin?.slice(0, 200) });
      throw forbidden(requestTexts.otherOrigin);
    }
    if (!credentials.authorization) throw unauthenticated();
    try {
      // a person in the same network as an attacker can reconnect: a bearer that was valid before is its own key
      const key = wasRight ? `bearer ${credentials.authorization}` : network;
      const ctx = await lookUp(request, credentials, { address, key });
      takePlace(request, { ctx, credentials });
    } catch (error) {
      const known = toAppError(error);
      if (known?.code !== 'UNAVAILABLE' && known?.code !== 'LIMIT' && known) {
        failures.count(network);
        security.record('socket-credentials', { address, code: known.code });
      }
      throw error;
    }
  }

  /** Authenticates a handshake, within the limits of pending handshakes and concurrent lookups. */
  async function lookUp(
    request: IncomingMessage,
    credentials: Credentials,
    { address, key }: { address: string; key: string },
  ): Promise<Ctx> {
    const ending = new AbortController();
    const end = (): void => ending.abort(tooMany(1));
    const release = pending.acquire(key, end);
    if (!release) throw tooMany(1);
    const timer = setTimeout(end, limits.handshakeMs);
    request.socket.once('close', end);
    try {
      const base = { db: deps.db, clock, log, history: deps.history, requestId: randomUUID(), address };
      const lookup = { ...credentials, address, isGone: () => ending.signal.aborted };
      const work = async (): Promise<Ctx> => (await authenticateSocket(base, credentials)).ctx;
      return await Promise.race([deps.lookups.run(lookup, work), rejectOn(ending.signal)]);
    } finally {
      clearTimeout(timer);
      request.socket.off('close', end);
      release();
    }
  }

  function takePlace(request: IncomingMessage, { ctx, credentials }: Pick<Admitted, 'ctx' | 'credentials'>): void {
    const connection = request.socket;
    if (connection.destroyed) throw tooMany(1);
    const one: Admitted = {
      ctx,
      credentials,
      connection,
      isOpen: false,
      replace: () => connection.destroy(),
    };
    const leave = signedIn.add(ctx.person.id, () => one.replace());
    if (!leave) throw tooMany(5);
    connection.once('close', leave);
    admitted.set(request, one);
    // engine.io closes a connection that requests no events, but waits long for the client to confirm
    const silent = setTimeout(() => one.isOpen || connection.destroy(), limits.connectMs + limits.closeMs);
    connection.once('close', () => clearTimeout(silent));
    deps.keepConnection?.(connection, `person:${ctx.person.id}`);
  }

  return {
    signedIn: (): number => signedIn.count(),
    /** @returns the reason why the upgrade is refused; null if it is accepted. */
    async judge(request: IncomingMessage): Promise<AppError | null> {
      try {
        await admit(request);
        return null;
      } catch (error) {
        const known = toAppError(error);
        if (!known) log.error({ err: error }, 'a handshake failed');
        return known ?? unavailable(genericMessage, 5);
      }
    },
    /** Returns the connection that was admitted by this request. */
    admitted: (request: IncomingMessage): Admitted | undefined => admitted.get(request),
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
