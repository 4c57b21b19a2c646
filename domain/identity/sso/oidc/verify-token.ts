import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { ssoClockSkewSeconds } from '../../../constants.ts';
import type { OidcConfiguration } from '../sso-configuration.ts';
import { oidcAlgorithms } from './algorithms.ts';
import { isUnreachable } from './causes.ts';
import type { Provider } from './oidc-client.ts';

/**
 * Verifies a token of a provider: signed with a key that it publishes, issued by it, for us, at this time. RSA keys have
 * 2,048 bits at least, as with SAML. Verifications take no turns: they are computed beside the main thread.
 * @throws JOSEError for any other, and what says that the provider's keys could not be read.
 */
export async function verifyToken(
  token: string,
  { keys }: Provider,
  { issuer, clientId }: OidcConfiguration,
  { now, ...more }: { now: Date } & Pick<JWTVerifyOptions, 'requiredClaims' | 'maxTokenAge'>,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys, {
    ...{ issuer, audience: clientId, algorithms: oidcAlgorithms },
    ...{ currentDate: now, clockTolerance: ssoClockSkewSeconds, ...more },
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError || isUnreachable(error)) throw error;
    // the key that is published cannot be used: it is too short, or no key at all
    throw new errors.JWKInvalid('the key of a token cannot be used', { cause: error });
  });
  return payload;
}
