import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts secrets that have to be read again: sealed ones reveal nothing and cannot be changed undetected. */
export interface Seal {
  /** @param place owner of the secret, e.g. `license-key/7`: it cannot be opened for another. */
  seal(secret: string, place: string): Buffer;
  /** @throws Error for another key, another place or changed bytes. */
  open(sealed: Buffer, place: string): string;
  /** Returns a hash that nobody without the key can compute, 32 bytes: for what is too short to be hashed alone. */
  mac(text: string, place: string): Buffer;
}

/**
 * AES-256-GCM; the sealed bytes are nonce, tag and ciphertext, in this order.
 * @param key 32 bytes.
 */
export function createSeal(key: Buffer): Seal {
  const macKey = Buffer.from(hkdfSync('sha256', key, '', 'mac', 32));
  return {
    seal(secret, place) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), text]);
    },
    open(sealed, place) {
      const nonce = sealed.subarray(0, nonceBytes);
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
    },
    // neither may hold NUL, so that no two pairs are the same
    mac: (text, place) => createHmac('sha256', macKey).update(`${place}\0${text}`).digest(),
  };
}
