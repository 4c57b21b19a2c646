import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { ssoTexts } from '../../../texts/server/sso.ts';
import { ssoCodeSeconds, ssoStartsPerMinute } from '../../constants.ts';
import { createCallsPerMinute } from '../calls-per-minute.ts';
import type { PublicCtx } from '../ctx.ts';
import { placeOf } from '../security-events.ts';
import { createSession, tokenHashOf } from '../sessions.ts';
import { issuerOf } from './answer-request.ts';
import { holdSso } from './hold-sso.ts';
import { findSsoInUse, identifierOf } from './sso-configuration.ts';

/** Maximum customer id: an int. */
const largestId = 2_147_483_647;
/** A customer's number, a dot, and the code: as the address has it that the browser was led to. */
const codeSchema = z
  .string()
  .max(100)
  .regex(/^\d{1,10}\.[\w-]{20,60}$/, ssoTexts.linkExpired)
  .refine((code) => Number.parseInt(code, 10) <= largestId, ssoTexts.linkExpired);
const inputSchema = z.object({ code: codeSchema, verifier: z.string().min(20, ssoTexts.linkExpired).max(100) });

interface Redeemed {
  userId: string;
  emailDomain: string;
  nameId: string;
  nameIdFormat: string | null;
  sessionIndex: string | null;
  /** Issuer that was asked by OpenID Connect; null: SAML. */
  issuer: string | null;
  idToken: Buffer | null;
}

/**
 * Creates the verb that opens the session of a sign-in at an identity provider, once, for the browser that began it.
 * There is no second factor here: that is the provider's (AUTH.3). Whoever has no access yet gets a session that
 * opens no customer, by which an invitation is accepted (AUTH.2).
 * @returns a verb that counts calls per address.
 */
export function createRedeemAnswer() {
  const countCall = createCallsPerMinute(ssoStartsPerMinute);
  /** @returns the bearer. @throws AppError INVALID for a code that is unknown, used, old or another browser's; LIMIT. */
  return async function redeemAnswer(ctx: PublicCtx, input: z.input<typeof inputSchema>): Promise<string> {
    countCall(ctx);
    const { code, verifier } = inputSchema.parse(input);
    const [customerId = '', secret = ''] = code.split('.');
    const now = ctx.clock.now();
    const redeemed = await forCustomer(ctx.db, Number(customerId), async (trx) => {
      const { rows } = await trx.raw<{ rows: Redeemed[] }>(
        `update sso_requests set redeemed_at = :now
         where customer_id = :customerId and code_hash = :codeHash and verifier_hash = :verifierHash
           and redeemed_at is null and answered_at > :oldest and user_id is not null
         returning user_id as "userId", email_domain as "emailDomain", name_id as "nameId",
           name_id_format as "nameIdFormat", session_index as "sessionIndex", issuer, id_token as "idToken"`,
        {
          ...{
            now,
            customerId: Number(customerId),
            codeHash: tokenHashOf(secret),
            verifierHash: tokenHashOf(verifier),
          },
          oldest: new Date(now.getTime() - ssoCodeSeconds * 1_000),
        },
      );
      return rows[0];
    });
    if (!redeemed) throw invalid(ssoTexts.linkExpired);
    const { userId, emailDomain, nameId, nameIdFormat, sessionIndex, issuer, idToken } = redeemed;
    const identifier = identifierOf(issuer === null ? 'saml' : 'oidc', emailDomain);
    const within = async (trx: Transaction, tokenHash: Buffer) => {
      await holdSso(trx, emailDomain);
      // it was deleted, turned off or replaced since
      const configuration = await findSsoInUse(trx, emailDomain);
      const isSame = configuration?.customerId === Number(customerId) && issuerOf(configuration) === issuer;
      if (!isSame) throw invalid(ssoTexts.linkExpired);
      await trx('sso_sessions').insert({
        ...{ token_hash: tokenHash, user_id: userId, email_domain: emailDomain, identifier, name_id: nameId },
        ...{ name_id_format: nameIdFormat, session_index: sessionIndex, id_token: idToken },
      });
    };
    const session = { userId, now, awaitsFactor: false, hasFactor: true, within };
    const token = await createSession(ctx.db, session, ctx);
    const event = { security: 'signed-in', by: identifier, userId, ...placeOf(ctx) };
    ctx.log.info(event, 'somebody signed in');
    return token;
  };
}
