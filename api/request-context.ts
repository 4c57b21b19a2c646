import type { IncomingMessage } from 'node:http';
import type { AlarmHistory } from '../domain/alarms/alarm-history.ts';
import type { Ctx, PublicCtx } from '../domain/ctx.ts';
import { authenticate } from '../domain/people/authenticate.ts';
import type { createEmailTenantCheck } from '../domain/people/check-email-tenant.ts';
import type { ApiContext } from './context.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import type { ReleaseInfo } from './release-info.ts';

/** What requests share. */
export interface RequestDeps extends Pick<PublicCtx, 'db' | 'clock' | 'log'> {
  history: AlarmHistory;
  release: ReleaseInfo;
  checkEmailTenant: ReturnType<typeof createEmailTenantCheck>;
}

/**
 * Finds out who asks. A request without a living session gets a context all the same: only what needs somebody signed in
 * fails, with the reason.
 */
export async function createRequestContext(
  deps: RequestDeps,
  request: IncomingMessage,
  requestId: string,
): Promise<ApiContext> {
  const { db, clock, log, history, release, checkEmailTenant } = deps;
  const open: PublicCtx = { db, clock, log, requestId, address: request.socket.remoteAddress ?? 'unknown' };
  const credentials = {
    authorization: request.headers.authorization,
    customerId: String(request.headers['customer-id'] ?? '') || undefined,
  };
  const who = await authenticate({ ...open, history }, credentials).catch((error: unknown) => ({ error }));
  let loaders: Loaders | undefined;
  return {
    open,
    release,
    checkEmailTenant,
    get ctx(): Ctx {
      if ('error' in who) throw who.error;
      return who.ctx;
    },
    get loaders(): Loaders {
      loaders ??= createLoaders(this.ctx);
      return loaders;
    },
  };
}
