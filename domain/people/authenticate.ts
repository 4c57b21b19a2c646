import { type AppError, forbidden, notFound, unauthenticated } from '../../platform/errors.ts';
import type { Ctx, PublicCtx } from '../ctx.ts';
import { permissionsOf } from './built-in-permissions.ts';
import { findAccess } from './find-access.ts';
import { endSession, findSession, isTooOld, tokenHashOf } from './sessions.ts';

/** What a request or a socket's handshake brings. */
export interface Credentials {
  /** "Bearer …" */
  authorization: string | undefined;
  customerId: string | undefined;
}

/** A customer's number is an int. */
const largestId = 2_147_483_647;

const sessionOver = (): AppError => unauthenticated('Your session has ended. Please sign in again.');

/**
 * Who asks, and for which customer: nothing is remembered between requests, so that role and access changes act at once
 * (USR.7, USR.12).
 * @throws AppError UNAUTHENTICATED without a living session, FORBIDDEN for a customer the person may not open, NOT_FOUND
 *   for a person who may open none.
 */
export async function authenticate(
  base: PublicCtx & Pick<Ctx, 'history'>,
  credentials: Credentials,
): Promise<{ ctx: Ctx; sessionCreatedAt: Date }> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(credentials.authorization ?? '')?.[1];
  if (!token) throw unauthenticated();
  const now = base.clock.now();
  const tokenHash = tokenHashOf(token);
  const session = await findSession(base.db, tokenHash, now);
  if (!session) throw sessionOver();

  const asked = credentials.customerId || null;
  if (asked !== null && !(/^\d{1,10}$/.test(asked) && Number(asked) <= largestId)) throw noAccess();
  const { person } = session;
  const access = await findAccess(base.db, person, asked === null ? null : Number(asked));
  if (!access) {
    throw asked ? noAccess() : notFound('You belong to no customer. Please contact your administrator.');
  }
  if (isTooOld(session.createdAt, access.customer.userSessionExpiryMins, now)) {
    await endSession(base.db, tokenHash, now);
    throw sessionOver();
  }
  if (person.isSuper) {
    base.log.info(
      { audit: 'super-user', userId: person.id, customerId: access.customer.id, requestId: base.requestId },
      'a super user acts within a customer',
    );
  }
  const permissions = permissionsOf(access.authRole);
  return { ctx: { ...base, ...access, person, permissions, tokenHash }, sessionCreatedAt: session.createdAt };
}

const noAccess = (): AppError => forbidden('You do not have access to this customer');
