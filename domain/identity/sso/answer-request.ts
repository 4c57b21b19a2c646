import { randomBytes } from 'node:crypto';
import { forCustomer } from '../../../platform/database.ts';
import { defaultCustomerId } from '../../constants.ts';
import { placeOf, securityLogOf } from '../security-events.ts';
import { tokenHashOf } from '../sessions.ts';
import { AnswerRefused } from './answer-refused.ts';
import { acceptOnce } from './once.ts';
import type { SsoConfiguration } from './sso-configuration.ts';
import type { SsoCtx } from './sso-ctx.ts';

/** Page of the console that the browser is led to. */
export type Path = string;

/** Facts of an answer that was verified, whichever way it came. */
export interface Identity {
  email: string;
  nameId: string;
  nameIdFormat: string | null;
  sessionIndex: string | null;
  /** ID token that the provider has signed, sealed; null for SAML. */
  idToken: Buffer | null;
  /** By whom it was said, its id there, and from when on it is refused for its age: it is accepted once. */
  once: { by: string; id: string; expiresAt: Date };
}

/** Begin of the ids of our requests, so that a relay state that is one is recognised. */
export const requestIdPrefix = '_sso';

/** Returns the issuer that requests of a configuration remember; null: SAML. */
export const issuerOf = (configuration: SsoConfiguration): string | null =>
  configuration.kind === 'oidc' ? configuration.issuer : null;

/**
 * Uses up the try of an open request: a verification is costly, and each request has one.
 * @throws AnswerRefused for a request that is unknown, too old, had its try, or was made to another issuer.
 */
export async function takeTry(ctx: SsoCtx, configuration: SsoConfiguration, requestId: string): Promise<void> {
  const { customerId, emailDomain } = configuration;
  const now = ctx.clock.now();
  const { rowCount } = await forCustomer(ctx.db, customerId, (trx) =>
    trx.raw(
      `update sso_requests set tried_at = :now
       where customer_id = :customerId and id = :requestId and email_domain = :emailDomain and tried_at is null
         and expires_at > :now and issuer is not distinct from :issuer`,
      { now, customerId, requestId, emailDomain, issuer: issuerOf(configuration) },
    ),
  );
  if (rowCount === 0) throw new AnswerRefused('request');
}

/**
 * Gives an open request its answer, once. It opens no session: the browser is led back with a code, which is worth one
 * only together with what the browser keeps that began.
 * @returns where the browser goes; whoever has no account, to the page that says so.
 * @throws AnswerRefused for an answer that was given before, and for staff of the provider in a customer's domain.
 */
export async function answerRequest(
  ctx: SsoCtx,
  { customerId, emailDomain }: SsoConfiguration,
  { email, once, nameId, nameIdFormat, sessionIndex, idToken }: Identity,
  requestId: string,
): Promise<Path> {
  const now = ctx.clock.now();
  const { rows } = await ctx.db.raw<{ rows: Array<{ id: string; is_super: boolean }> }>(
    'select id, is_super from sign_in_candidate(?)',
    [email],
  );
  const person = rows[0];
  // whoever runs a customer's identity provider could name anybody of the domain
  if (person?.is_super && customerId !== defaultCustomerId) throw new AnswerRefused('staff');
  const code = randomBytes(32).toString('base64url');
  const answered = await forCustomer(ctx.db, customerId, async (trx) => {
    if (!(await acceptOnce(trx, customerId, once))) return 'replay';
    const { rows: requests } = await trx.raw<{ rows: Array<{ isMobile: boolean }> }>(
      `update sso_requests set answered_at = :now, user_id = :userId, code_hash = :codeHash, name_id = :nameId,
         name_id_format = :nameIdFormat, session_index = :sessionIndex, id_token = :idToken
       where customer_id = :customerId and id = :requestId and email_domain = :emailDomain and answered_at is null
         and expires_at > :now
       returning is_mobile as "isMobile"`,
      {
        ...{ now, customerId, emailDomain, requestId, userId: person?.id ?? null },
        ...{ codeHash: tokenHashOf(code), nameId, nameIdFormat, sessionIndex, idToken },
      },
    );
    return requests[0] ?? 'request';
  });
  if (typeof answered === 'string') throw new AnswerRefused(answered);
  if (!person) {
    ctx.log.info({ security: 'sso-unknown', domain: emailDomain, ...placeOf(ctx) }, 'somebody without an account');
    return '/404/user';
  }
  return `${answered.isMobile ? '/mobileSsoLogin' : '/login'}#sso=${customerId}.${code}`;
}

/** Returns where the browser goes with an answer that was refused; the reason is logged. */
export async function orRefused(ctx: SsoCtx, emailDomain: string, taken: Promise<Path>): Promise<Path> {
  try {
    return await taken;
  } catch (error) {
    if (!(error instanceof AnswerRefused)) throw error;
    const { refusal } = error;
    securityLogOf(ctx.log).record('sso-refused', { domain: emailDomain, reason: refusal, ...placeOf(ctx) });
    return `/login#sso-error=${refusal}`;
  }
}
