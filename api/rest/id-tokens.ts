import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { ownSession } from '../../domain/identity/sso/sso-session.ts';
import { AppError } from '../../platform/errors.ts';
import type { ApiContext } from '../request/context.ts';
import { createRequestContext, type RequestDeps } from '../request/request-context.ts';
import { requestIdOf } from './security-headers.ts';

const query = z.object({ audience: z.string().min(1).max(200).optional() });

/** ID tokens about the caller for other parties, and the public keys that those verify them with (WIRE.1). */
export function idTokens(deps: RequestDeps): Router {
  const router = Router();
  router.get('/token', async (request, response) => {
    const { audience } = query.parse(request.query);
    const { context, customerId, session } = await callerOf(deps, request, response);
    const of = { customerId, issuer: context.consoleOrigin, ...(audience && { audience }) };
    const made = await deps.ports.idTokens.make(context.open, session, of);
    response.set('cache-control', 'no-store').json({ token: made.token, expiresAt: made.expiresAt.toISOString() });
  });
  // whether somebody who signed in at an identity provider has access (AUTH-025)
  router.get('/sso-active', async (request, response) => {
    const { sso, isActive } = (await callerOf(deps, request, response)).session;
    response.set('cache-control', 'no-store').json({ isActive: sso !== null && isActive });
  });
  router.get('/keys', async (_, response) => {
    response.set('cache-control', 'public, max-age=3600').json(await deps.ports.idTokens.keys());
  });
  return router;
}

/** Reads who asks. @throws AppError for whoever is not signed in, or lacks a second factor (AUTH.9). */
async function callerOf(deps: RequestDeps, request: Request, response: Response) {
  const context = await createRequestContext(deps, request, requestIdOf(response));
  const customerId = customerOf(context);
  return { context, customerId, session: await ownSession(context.open, context.authorization) };
}

/** Returns the caller's customer; null for somebody who has none. @throws AppError for whoever is not signed in. */
function customerOf(context: ApiContext): number | null {
  try {
    return context.ctx.customer.id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
