import { type AppError, forbidden, notFound, unauthenticated } from '../../../platform/errors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import type { Ctx, PublicCtx } from '../ctx.ts';
import { FactorRequired, lacksFactor } from '../factors/factor-required.ts';
import { findAccess } from '../find-access.ts';
import { auditProviderAccess, touchMembership } from '../record-use.ts';
import { placeOf } from '../security-events.ts';
import { bearerHashOf, endSession, findSession, isFresh, isOver, type SessionRow, touchSession } from '../sessions.ts';

/** Credentials of a request or a socket's handshake. */
export interface Credentials {
  /** "Bearer …" */
  authorization: string | undefined;
  customerId: string | undefined;
}

/** Maximum customer id: an int. */
const largestId = 2_147_483_647;

export const sessionOver = (): AppError => unauthenticated(identityTexts.sessionOver);

/**
 * Identifies the caller and the customer: nothing is cached between requests, so that changes of role and access apply
 * at once (USR.7, USR.12).
 * @param isUse false for an automatic check: it does not keep an unused session alive.
 * @throws AppError UNAUTHENTICATED without a valid session, with the reason MFA_REQUIRED while it lacks a second factor
 *   (AUTH.9; a sign-in that waits for it longer than `sessionFactorMinutes` is over), FORBIDDEN for a customer the person may
 *   not open, NOT_FOUND for a person who may open none.
 */
export async function authenticate(
  base: PublicCtx & Pick<Ctx, 'history'>,
  credentials: Credentials,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<{ ctx: Ctx; session: SessionRow }> {
  const tokenHash = bearerHashOf(credentials.authorization);
  if (!tokenHash) throw unauthenticated();
  const now = base.clock.now();
  const session = await findSession(base.db, tokenHash);
  if (!session) throw sessionOver();
  const factorRequired = () => new FactorRequired({ ...base, person: session.person, tokenHash, session });
  if (session.awaitsFactor) throw isFresh(session, now) ? factorRequired() : sessionOver();

  const requested = credentials.customerId || null;
  if (requested !== null && !(/^\d{1,10}$/.test(requested) && Number(requested) <= largestId)) throw noAccess();
  const { person, onlyCustomerId } = session;
  const customerId = requested === null ? onlyCustomerId : Number(requested);
  if (onlyCustomerId !== null && customerId !== onlyCustomerId) throw noAccess();
  const access = await findAccess(base.db, person, customerId);
  if (!access) {
    throw requested ? noAccess() : notFound(identityTexts.noCustomer);
  }
  if (isOver(session, access.customer.userSessionExpiryMins, now)) {
    await endSession(base.db, { userId: person.id, tokenHash }, now);
    const event = { security: 'session-ended', reason: 'over', userId: person.id, ...placeOf(base) };
    base.log.info(event, 'a session was ended');
    throw sessionOver();
  }
  if (lacksFactor(session, access.customer)) throw factorRequired();
  if (isUse) await touchSession(base.db, { userId: person.id, tokenHash, lastSeenAt: session.lastSeenAt }, now);
  if (person.isSuper) {
    base.log.info(
      {
        audit: 'super-user',
        security: 'super-user',
        userId: person.id,
        customerId: access.customer.id,
        ...placeOf(base),
      },
      'a super user acts within a customer',
    );
  }
  const { lastActiveAt, ...within } = access;
  const ctx = { ...base, ...within, person, tokenHash, isConfined: onlyCustomerId !== null };
  if (isUse && person.isSuper) await auditProviderAccess(ctx);
  else if (isUse) await touchMembership(base.db, { userId: person.id, customerId: ctx.customer.id, lastActiveAt }, now);
  return { ctx, session };
}

const noAccess = (): AppError => forbidden(identityTexts.noAccess);
