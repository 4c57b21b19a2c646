import type { Request } from 'express';
import { storageKeys } from '../domain/constants.ts';
import { authenticate } from '../domain/identity/authenticate.ts';
import type { Ctx, PublicCtx } from '../domain/identity/ctx.ts';
import { limitReached } from '../platform/errors.ts';
import { admitRequest } from '../platform/http-server.ts';
import { requestTexts } from '../texts/server/requests.ts';
import type { ApiContext, Loaders, Ports } from './context.ts';
import { createLoaders } from './generated/modules.ts';

const retryAfterSeconds = 5;

/** Dependencies that all requests share. */
export interface RequestDeps extends Pick<PublicCtx, 'db' | 'clock' | 'log'> {
  ports: Ports;
}

/**
 * Authenticates a request. Without a valid session it gets a context all the same: only calls that need sign-in fail,
 * with the reason. With one it counts towards the person's limit from now on.
 * @throws AppError LIMIT for a person with too many requests in flight.
 */
export async function createRequestContext(
  deps: RequestDeps,
  request: Request,
  requestId: string,
): Promise<ApiContext & { isSignedIn: boolean }> {
  const { db, clock, log, ports } = deps;
  const open: PublicCtx = {
    db,
    clock,
    log,
    requestId,
    address: request.ip ?? 'unknown',
    userAgent: request.get('user-agent'),
  };
  const credentials = {
    authorization: request.headers.authorization,
    customerId: String(request.headers['customer-id'] ?? '') || undefined,
  };
  const who = await authenticate({ ...open, history: ports.history }, credentials).catch((error: unknown) => ({
    error,
  }));
  if ('ctx' in who && !admitRequest(request, `person:${who.ctx.person.id}`))
    throw limitReached(requestTexts.busy, retryAfterSeconds);
  return new RequestContext(open, ports, who, String(request.headers[storageKeys.teamId] ?? '') || null);
}

type Who = Awaited<ReturnType<typeof authenticate>> | { error: unknown };

/** A class, because the server copies contexts: getters that throw survive that on a prototype alone. */
class RequestContext implements ApiContext {
  readonly open: PublicCtx;
  readonly ports: Ports;
  readonly teamId: string | null;
  private readonly who: Who;
  private made: Loaders | undefined;

  constructor(open: PublicCtx, ports: Ports, who: Who, teamId: string | null) {
    this.open = open;
    this.ports = ports;
    this.who = who;
    this.teamId = teamId;
  }

  get isSignedIn(): boolean {
    return 'ctx' in this.who;
  }

  get ctx(): Ctx {
    if ('error' in this.who) throw this.who.error;
    return this.who.ctx;
  }

  get asks(): ApiContext['asks'] {
    const { requestId, address } = this.open;
    if ('error' in this.who) return { requestId, address };
    const { person, customer } = this.who.ctx;
    return { requestId, address, userId: person.id, customerId: customer.id };
  }

  get loaders(): Loaders {
    this.made ??= createLoaders({ ctx: this.ctx, ports: this.ports });
    return this.made;
  }
}
