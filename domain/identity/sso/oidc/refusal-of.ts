import { errors } from 'jose';
import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { SsoRefusal } from '../../../../texts/sso.ts';
import { causesOf, isUnreachable } from './causes.ts';
import { ProviderUnusable } from './provider-unusable.ts';

/** Errors by which a provider says that it does not know us. */
const ofClient = ['invalid_client', 'unauthorized_client'];
const ofClaim: Record<string, SsoRefusal> = { aud: 'audience', azp: 'audience', iss: 'issuer', nonce: 'nonce' };
const timestampCheck = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
const unsupported = 'OAUTH_UNSUPPORTED_OPERATION';

/** Returns why an answer was not accepted, of what the libraries have thrown; null for an error of another kind. */
export function refusalOf(error: unknown): SsoRefusal | null {
  if (error instanceof ProviderUnusable || isUnreachable(error)) return 'unreachable';
  if (error instanceof AuthorizationResponseError) return 'provider';
  if (error instanceof WWWAuthenticateChallengeError) return 'client';
  if (error instanceof ResponseBodyError) return ofClient.includes(error.error) ? 'client' : 'provider';
  return ofKeys(error) ?? ofLibrary(error);
}

/** Names the refusal for an error in a token's signature, or in its claims once it is verified. */
function ofKeys(error: unknown): SsoRefusal | null {
  if (error instanceof errors.JOSEAlgNotAllowed) return 'algorithm';
  if (error instanceof errors.JWTExpired) return 'time';
  if (error instanceof errors.JWTClaimValidationFailed) return ofClaim[error.claim] ?? 'time';
  return error instanceof errors.JOSEError ? 'key' : null;
}

/** Names the refusal for an error of the library, whose checks differ only in the cause that it gives. */
function ofLibrary(error: unknown): SsoRefusal | null {
  const all = causesOf(error);
  const causes = all.filter((cause): cause is Record<string, unknown> => typeof cause === 'object');
  const has = (name: string): boolean => causes.some((cause) => name in cause);
  const code = causes.find((cause) => typeof cause.code === 'string')?.code;
  if (typeof code !== 'string') return null;
  if (code === timestampCheck) return 'time';
  // of what is encrypted the text itself is the cause
  if (code === unsupported && all.some((cause) => typeof cause === 'string')) return 'encryptedToken';
  const claim = causes.find((cause) => typeof cause.claim === 'string')?.claim;
  if (claim !== undefined) return ofClaim[String(claim)] ?? 'malformed';
  if (has('header') || has('alg')) return 'algorithm';
  // of the address that the browser came back to
  if (has('parameters')) return 'issuer';
  return 'malformed';
}
