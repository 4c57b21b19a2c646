import type { Request } from 'express';
import { storageKeys } from '../../domain/constants.ts';
import type { Ctx, PublicCtx } from '../../domain/identity/ctx.ts';
import { type Caller, FactorRequired } from '../../domain/identity/factors/factor-required.ts';
import { authenticate } from '../../domain/identity/sign-in/authenticate.ts';
import { AppError, limitReached } from '../../platform/errors.ts';
import { admitRequest } from '../../platform/http-server.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import { createLoaders } from '../generated/modules.ts';
import type { BearerLookups } from './bearer-lookups.ts';
import type { ApiContext, Loaders, Ports } from './context.ts';
import { originOf } from './origin-of.ts';

const retryAfterSeconds = 5;

/** Dependencies that all requests share. */
export interface RequestDeps extends Pick<PublicCtx, 'db' | 'clock' | 'log'> {
  ports: Ports;
  lookups: BearerLookups;
  /** Address of a request's client, see createClientAddress. */
  clientAddress(request: Request): string;
  /** Address of the console, if requests do not show it. */
  consoleUrl?: string | undefined;
  /** True if a request comes from a page of the console, or from no browser. */
  isOwnOrigin(request: Request): boolean;
}

const deviceIdMax = 100;

/**
 * Authenticates a request. Without a valid session it gets a context all the same: only calls that need sign-in fail,
 * with the reason. With one it counts towards the person's limit from now on.
 * @throws AppError LIMIT for a person with too many requests in flight.
 */
export async function createRequestContext(
  deps: RequestDeps,
  request: Request,
  requestId: string,
): Promise<ApiContext> {
  const { db, clock, log, ports } = deps;
  const open: PublicCtx = {
    db,
    clock,
    log,
    requestId,
    address: deps.clientAddress(request),
    userAgent: request.get('user-agent'),
    deviceId: request.get('device-id')?.slice(0, deviceIdMax),
    origin: deps.isOwnOrigin(request) ? request.get('origin') : undefined,
  };
  const credentials = {
    authorization: request.headers.authorization,
    customerId: String(request.headers['customer-id'] ?? '') || undefined,
  };
  const lookup = { ...credentials, address: open.address, isGone: () => request.socket.destroyed };
  const who = await deps.lookups
    .run(lookup, () => authenticate({ ...open, history: ports.history }, credentials))
    .catch((error: unknown) => ({ error }));
  if ('ctx' in who && !admitRequest(request, `person:${who.ctx.person.id}`))
    throw limitReached(requestTexts.busy, retryAfterSeconds);
  const sent = {
    teamId: String(request.headers[storageKeys.teamId] ?? '') || null,
    authorization: opensNothing(who) ? undefined : credentials.authorization,
    consoleOrigin: originOf(request, deps.consoleUrl),
  };
  return new RequestContext(open, ports, who, sent);
}

type Who = Awaited<ReturnType<typeof authenticate>> | { error: unknown };

/** True without a session, so that no call looks it up again. */
const opensNothing = (who: Who): boolean =>
  'error' in who &&
  !(who.error instanceof FactorRequired) &&
  who.error instanceof AppError &&
  (who.error.code === 'UNAUTHENTICATED' || who.error.code === 'UNAVAILABLE');

/** A class, because the server copies contexts: getters that throw survive that on a prototype alone. */
class RequestContext implements ApiContext {
  readonly open: PublicCtx;
  readonly ports: Ports;
  readonly teamId: string | null;
  readonly consoleOrigin: string;
  readonly authorization: string | undefined;
  private readonly who: Who;
  private made: Loaders | undefined;

  constructor(
    open: PublicCtx,
    ports: Ports,
    who: Who,
    { teamId, authorization, consoleOrigin }: Pick<ApiContext, 'teamId' | 'authorization' | 'consoleOrigin'>,
  ) {
    this.open = open;
    this.ports = ports;
    this.who = who;
    this.teamId = teamId;
    this.authorization = authorization;
    this.consoleOrigin = consoleOrigin;
  }

  get isSignedIn(): boolean {
    return 'ctx' in this.who;
  }

  get ctx(): Ctx {
    if ('error' in this.who) throw this.who.error;
    return this.who.ctx;
  }

  get caller(): Caller {
    if (!('error' in this.who)) return { ...this.who.ctx, session: this.who.session };
    if (this.who.error instanceof FactorRequired) return this.who.error.caller;
    throw this.who.error;
  }

  get lacksFactor(): boolean {
    return 'error' in this.who && this.who.error instanceof FactorRequired;
  }

  get asks(): ApiContext['asks'] {
    const { requestId, address } = this.open;
    if (this.lacksFactor) return { requestId, address, userId: this.caller.person.id };
    if ('error' in this.who) return { requestId, address };
    const { person, customer } = this.who.ctx;
    return { requestId, address, userId: person.id, customerId: customer.id };
  }

  get loaders(): Loaders {
    this.made ??= createLoaders({ ctx: this.ctx, ports: this.ports });
    return this.made;
  }
}
