import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import { ssoAnswersPerMinute, ssoClockSkewSeconds, ssoRequestMinutes } from '../../../constants.ts';
import { createCallsPerMinute } from '../../calls-per-minute.ts';
import { AnswerRefused } from '../answer-refused.ts';
import { answerRequest, type Identity, orRefused, type Path, takeTry } from '../answer-request.ts';
import {
  clientSecretPlace,
  findInUse,
  idTokenPlace,
  type OidcConfiguration,
  oidcAddresses,
} from '../sso-configuration.ts';
import { detailOf } from './causes.ts';
import { judgeClaims } from './judge-claims.ts';
import type { OidcCtx } from './oidc-client.ts';
import { refusalOf } from './refusal-of.ts';
import { requestSecrets } from './request-secrets.ts';
import { verifyToken } from './verify-token.ts';

/** An answer as a browser brings it in its address. */
export interface CodeAnswer {
  emailDomain: string;
  /** The query of the address. */
  parameters: URLSearchParams;
}

const requestIdPattern = /^_sso[0-9a-f]{40}$/;
/** Members of an answer that are looked at. */
const known = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri', 'id_token', 'token', 'response'];

/**
 * Creates the verb that takes the answer of a provider of OpenID Connect: it exchanges the code, once for each request,
 * and leads the browser back as an answer by SAML does.
 * @returns a verb that counts calls per address.
 */
export function createTakeCode() {
  const countCall = createCallsPerMinute(ssoAnswersPerMinute);
  /** @returns where the browser goes. @throws AppError LIMIT. */
  return async function takeCode(ctx: OidcCtx, answer: CodeAnswer): Promise<Path> {
    countCall(ctx);
    return orRefused(ctx, answer.emailDomain, take(ctx, answer));
  };
}

async function take(ctx: OidcCtx, { emailDomain, parameters }: CodeAnswer): Promise<Path> {
  const configuration = await findInUse(ctx.db, emailDomain, 'oidc');
  if (!configuration) throw new AnswerRefused('off');
  const [requestId = '', another] = parameters.getAll('state');
  if (!requestIdPattern.test(requestId) || another !== undefined) throw new AnswerRefused('request');
  await takeTry(ctx, configuration, requestId);
  const identity = await identify(ctx, configuration, { requestId, parameters }).catch((error: unknown) => {
    const refusal = error instanceof AnswerRefused ? null : refusalOf(error);
    if (refusal === null) throw error;
    ctx.log.info({ domain: emailDomain, detail: detailOf(error) }, 'an answer of an identity provider is not good');
    throw new AnswerRefused(refusal);
  });
  return answerRequest(ctx, configuration, identity, requestId);
}

/** Exchanges a code for who has signed in. @throws AnswerRefused, or what the libraries throw. */
async function identify(
  ctx: OidcCtx,
  configuration: OidcConfiguration,
  { requestId, parameters }: { requestId: string; parameters: URLSearchParams },
): Promise<Identity> {
  const { emailDomain, issuer } = configuration;
  const now = ctx.clock.now();
  const clientSecret = ctx.seal.open(configuration.clientSecret, clientSecretPlace(emailDomain));
  const { library, ...provider } = await ctx.oidc.open(configuration, { clientSecret, now });
  const { nonce, codeVerifier } = requestSecrets(ctx.seal, requestId);
  const address = new URL(oidcAddresses(ctx.consoleOrigin, emailDomain).callback);
  for (const [name, value] of parameters) if (known.includes(name)) address.searchParams.append(name, value);
  const tokens = await authorizationCodeGrant(library, address, {
    ...{ pkceCodeVerifier: codeVerifier, expectedState: requestId, expectedNonce: nonce, idTokenExpected: true },
  });
  const idToken = tokens.id_token ?? '';
  const claims = await verifyToken(idToken, provider, configuration, {
    ...{ now, maxTokenAge: ssoRequestMinutes * 60, requiredClaims: ['sub', 'exp', 'nonce'] },
  });
  // providers may keep the address out of the token
  const isThin = claims.email === undefined && provider.metadata.userinfo_endpoint !== undefined;
  const record = isThin ? await fetchUserInfo(library, tokens.access_token, String(claims.sub)) : null;
  const judged = judgeClaims(
    record ? { ...claims, email: record.email, email_verified: record.email_verified } : claims,
    emailDomain,
  );
  if ('refused' in judged) throw new AnswerRefused(judged.refused);
  return {
    email: judged.email,
    ...{ nameId: judged.subject, nameIdFormat: null, sessionIndex: judged.sessionId },
    idToken: ctx.seal.seal(idToken, idTokenPlace(emailDomain)),
    once: { by: issuer, id: idToken, expiresAt: new Date((Number(claims.exp) + ssoClockSkewSeconds) * 1_000) },
  };
}
