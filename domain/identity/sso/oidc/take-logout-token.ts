import { z } from 'zod';
import { forCustomer } from '../../../../platform/database.ts';
import { isStorable } from '../../../../platform/storable.ts';
import { oidcLogoutsPerMinute, ssoClockSkewSeconds } from '../../../constants.ts';
import { createCallsPerMinute } from '../../calls-per-minute.ts';
import { placeOf, securityLogOf } from '../../security-events.ts';
import { acceptOnce } from '../once.ts';
import { findOfKind, type OidcConfiguration } from '../sso-configuration.ts';
import type { SsoCtx } from '../sso-ctx.ts';
import type { OidcCtx } from './oidc-client.ts';
import { verifyToken } from './verify-token.ts';

/** Minutes after which a logout token is refused, whatever end it names, and forgotten. */
const tokenMinutes = 5;
const event = 'http://schemas.openid.net/event/backchannel-logout';
const name = z.string().min(1).max(255).refine(isStorable);

/** Claims of a logout token: whose sessions, or which one. A nonce would make it an ID token. */
const logoutSchema = z
  .object({
    jti: z.string().min(1).max(1_000),
    iat: z.number(),
    sub: name.optional(),
    sid: name.optional(),
    events: z.object({ [event]: z.object({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/** A provider's call that somebody has signed out there. */
export interface LogoutCall {
  emailDomain: string;
  logoutToken: string;
}

/**
 * Creates the verb that ends the sessions which a provider says have ended (back-channel logout): by its signed token, each
 * once. One that is not good ends nothing.
 * @returns a verb that counts calls per address; it returns false for a token that is not good, and throws AppError LIMIT.
 */
export function createTakeLogoutToken() {
  const countCall = createCallsPerMinute(oidcLogoutsPerMinute);
  return async (ctx: OidcCtx, { emailDomain, logoutToken }: LogoutCall): Promise<boolean> => {
    countCall(ctx);
    const refuse = (reason: string): false => {
      securityLogOf(ctx.log).record('sso-logout-refused', { domain: emailDomain, reason, ...placeOf(ctx) });
      return false;
    };
    const configuration = await findOfKind(ctx.db, emailDomain, 'oidc');
    if (!configuration) return refuse('unknown');
    const verified = await verify(ctx, configuration, logoutToken).catch((error: unknown) => {
      if (error instanceof Error) return error.message;
      throw error;
    });
    if (typeof verified === 'string') return refuse(verified);
    const ended = await endAll(ctx, configuration, verified);
    if (ended === null) return refuse('replay');
    ctx.log.info(
      { security: 'session-ended', reason: 'single-logout', domain: emailDomain, ended, ...placeOf(ctx) },
      'sessions were ended at the identity provider’s request',
    );
    return true;
  };
}

type Logout = z.output<typeof logoutSchema>;

/** Verifies a token without asking the database. @throws Error for one that is not good. */
async function verify(ctx: OidcCtx, configuration: OidcConfiguration, logoutToken: string): Promise<Logout> {
  const provider = await ctx.oidc.discover(configuration.issuer);
  const claims = await verifyToken(logoutToken, provider, configuration, {
    now: ctx.clock.now(),
    maxTokenAge: tokenMinutes * 60,
    requiredClaims: ['jti', 'iat', 'events'],
  });
  const read = logoutSchema.safeParse(claims);
  if (!read.success) throw new Error('no logout token');
  return read.data;
}

/** Ends the sessions that a token names. @returns how many; null if the token was taken before. */
const endAll = (
  ctx: SsoCtx,
  { customerId, emailDomain, issuer }: OidcConfiguration,
  { jti, iat, sub, sid }: Logout,
): Promise<number | null> =>
  forCustomer(ctx.db, customerId, async (trx) => {
    const expiresAt = new Date((iat + tokenMinutes * 60 + ssoClockSkewSeconds) * 1_000);
    if (!(await acceptOnce(trx, customerId, { by: issuer, id: jti, expiresAt }))) return null;
    const whose = [emailDomain, sub ?? null, sid ?? null];
    const { rows } = await trx.raw<{ rows: [{ ended: number }] }>('select end_sso_sessions(?, ?, ?, ?) as ended', [
      ...whose,
      ctx.clock.now(),
    ]);
    return rows[0].ended;
  });
