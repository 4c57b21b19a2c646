/** Algorithms that tokens may be signed by: the provider alone has the key. No shared secrets, and none at all. */
export const oidcAlgorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];
