import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser as a push service and an installation see it. */
export interface PushDevice {
  /** Subscription as the browser gives it. */
  token: string;
  /** Decrypts a message to it (RFC 8291, one record of aes128gcm). */
  read(encrypted: Buffer): { id: string; title: string; body: string; path: string };
}

/** Creates a device whose push service has this address. */
export function createPushDevice(endpoint: string): PushDevice {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    token: JSON.stringify({ endpoint, expirationTime: null, keys }),
    read(encrypted) {
      const [salt, keyLength] = [encrypted.subarray(0, 16), encrypted.readUInt8(20)];
      const senderKey = encrypted.subarray(21, 21 + keyLength);
      const record = encrypted.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
