import { createECDH, createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, type JWK, SignJWT } from 'jose';
import type { Seal } from '../../../platform/seal.ts';
import { idTokenMinutes, ssoMarkerClaim } from '../../constants.ts';
import type { PublicCtx } from '../ctx.ts';
import type { OwnSession } from '../sso/sso-session.ts';

/** An ID token: it tells another party who somebody is, and opens nothing here. */
export interface IdToken {
  token: string;
  expiresAt: Date;
}

const algorithm = 'ES256';

/**
 * Creates what signs ID tokens (WIRE.1). The key follows from the installation's secret, so that every process has the same
 * one and none is stored; others verify with the public keys.
 */
export function createIdTokens(seal: Seal) {
  const privateKey = privateKeyOf(seal);
  const publicJwk = exportJWK(createPublicKey(privateKey)).then(async (jwk): Promise<JWK> => {
    const use = { use: 'sig', alg: algorithm };
    return { ...jwk, ...use, kid: await calculateJwkThumbprint(jwk) };
  });
  return {
    /** Returns the public keys, as a JSON Web Key Set. */
    keys: async (): Promise<{ keys: JWK[] }> => ({ keys: [await publicJwk] }),
    /**
     * Signs a token of five minutes about the caller within their customer, and how they signed in. Whoever signed in at
     * an identity provider and has no access yet lacks the customer and the claim `sso_activated` (AUTH.2).
     * @param of.issuer origin of this installation, by which others find its keys.
     * @param of.audience whom the token is for; the installation itself unless given.
     */
    async make(
      ctx: Pick<PublicCtx, 'clock'>,
      { person, sso, isActive }: OwnSession,
      { customerId, issuer, audience = issuer }: { customerId: number | null; issuer: string; audience?: string },
    ): Promise<IdToken> {
      const now = ctx.clock.now();
      const expiresAt = new Date(now.getTime() + idTokenMinutes * 60_000);
      const claims = {
        email: person.email,
        email_verified: person.isEmailVerified,
        name: person.displayName,
        ...(customerId !== null && { customer_id: String(customerId) }),
        sign_in_provider: sso?.identifier ?? 'password',
        ...(sso && isActive && { [ssoMarkerClaim]: true }),
      };
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: String((await publicJwk).kid) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(person.id)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .setJti(randomUUID())
        .sign(privateKey);
      return { token, expiresAt };
    },
  };
}

/** Derives the private key of P-256 from the installation's secret. */
function privateKeyOf(seal: Seal) {
  const curve = createECDH('prime256v1');
  for (let n = 0; ; n += 1) {
    const d = seal.mac(String(n), 'id-token-key');
    try {
      curve.setPrivateKey(d);
    } catch {
      // one number of four billion is none of the curve's
      continue;
    }
    const point = curve.getPublicKey();
    const jwk = { kty: 'EC', crv: 'P-256', d: d.toString('base64url') };
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    return createPrivateKey({ key: { ...jwk, x, y }, format: 'jwk' });
  }
}
