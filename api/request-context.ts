import type { Request } from 'express';
import type { AlarmHistory } from '../domain/alarms/alarm-history.ts';
import type { BulkJobs } from '../domain/bulk/bulk-job.ts';
import type { Ctx, PublicCtx } from '../domain/ctx.ts';
import type { IntegrationPorts } from '../domain/integrations/integration-ports.ts';
import { authenticate } from '../domain/people/authenticate.ts';
import type { createEmailTenantCheck } from '../domain/people/check-email-tenant.ts';
import type { PasswordDesk } from '../domain/people/password-desk.ts';
import type { createSendResetPassword } from '../domain/people/send-reset-password.ts';
import { limitReached } from '../platform/errors.ts';
import { admitRequest } from '../platform/http-server.ts';
import type { ApiContext } from './context.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import type { ReleaseInfo } from './release-info.ts';

const retryAfterSeconds = 5;

/** What requests share. */
export interface RequestDeps extends Pick<PublicCtx, 'db' | 'clock' | 'log'> {
  history: AlarmHistory;
  release: ReleaseInfo;
  checkEmailTenant: ReturnType<typeof createEmailTenantCheck>;
  passwords: PasswordDesk;
  sendResetPassword: ReturnType<typeof createSendResetPassword>;
  integrations: IntegrationPorts;
  bulkJobs: BulkJobs;
}

/**
 * Finds out who asks. A request without a living session gets a context all the same: only what needs somebody signed in
 * fails, with the reason. With one it counts as the person's from now on.
 * @throws AppError LIMIT for somebody who has too many requests under way.
 */
export async function createRequestContext(
  deps: RequestDeps,
  request: Request,
  requestId: string,
): Promise<ApiContext & { isSignedIn: boolean }> {
  const { db, clock, log, history } = deps;
  const open: PublicCtx = { db, clock, log, requestId, address: request.ip ?? 'unknown' };
  const credentials = {
    authorization: request.headers.authorization,
    customerId: String(request.headers['customer-id'] ?? '') || undefined,
  };
  const who = await authenticate({ ...open, history }, credentials).catch((error: unknown) => ({ error }));
  if ('ctx' in who && !admitRequest(request, `person:${who.ctx.person.id}`))
    throw limitReached('Too many of your requests are under way. Please try again.', retryAfterSeconds);
  return new RequestContext(open, deps, who);
}

type Who = Awaited<ReturnType<typeof authenticate>> | { error: unknown };

/** A class, because the server copies contexts: getters that throw survive that on a prototype alone. */
class RequestContext implements ApiContext {
  readonly open: PublicCtx;
  readonly release: ReleaseInfo;
  readonly checkEmailTenant: RequestDeps['checkEmailTenant'];
  readonly passwords: PasswordDesk;
  readonly sendResetPassword: RequestDeps['sendResetPassword'];
  readonly integrations: IntegrationPorts;
  readonly bulkJobs: BulkJobs;
  private readonly who: Who;
  private made: Loaders | undefined;

  constructor(
    open: PublicCtx,
    {
      release,
      checkEmailTenant,
      passwords,
      sendResetPassword,
      integrations,
      bulkJobs,
    }: Omit<RequestDeps, 'db' | 'clock' | 'log' | 'history'>,
    who: Who,
  ) {
    this.open = open;
    this.release = release;
    this.checkEmailTenant = checkEmailTenant;
    this.passwords = passwords;
    this.sendResetPassword = sendResetPassword;
    this.integrations = integrations;
    this.bulkJobs = bulkJobs;
    this.who = who;
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
    this.made ??= createLoaders(this.ctx, this.integrations);
    return this.made;
  }
}
