import type { Seal } from '../../../../platform/seal.ts';

/**
 * Returns what binds the answer of a sign-in to its request. Both follow from the id of the request, which is answered
 * once, and from our key: any process knows them, and nobody else who reads the id in an address.
 */
export const requestSecrets = (seal: Pick<Seal, 'mac'>, requestId: string) => ({
  /** Shown in the ID token. */
  nonce: seal.mac(requestId, 'sso-nonce').toString('base64url'),
  /** Shown when the code is exchanged (PKCE); its hash goes with the request. */
  codeVerifier: seal.mac(requestId, 'sso-code-verifier').toString('base64url'),
});
