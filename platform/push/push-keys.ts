import { createECDH, hkdfSync } from 'node:crypto';

/** Keys by which push services know an installation (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const keyBytes = 32;

/**
 * Derives the keys from the key of an installation's secrets: its API and its workers have the same ones, and
 * browsers that subscribed stay subscribed for as long as that key stays.
 */
export function pushKeysOf(secretsKey: Uint8Array): PushKeys {
  const ecdh = createECDH('prime256v1');
  const privateKey = Buffer.from(hkdfSync('sha256', secretsKey, '', 'push', keyBytes));
  ecdh.setPrivateKey(privateKey);
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
