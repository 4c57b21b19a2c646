import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type CborMap = Parameters<typeof isoCBOR.encode>[0];

/** Fields of an answer that a test changes; the rest is as a browser and its authenticator make it. */
export interface Odd {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Number of signatures so far; one more than before unless given. */
  counter?: number;
  /** False: nobody has touched the authenticator. */
  isPresent?: boolean;
}

const present = 0x01;
const hasKey = 0x40;
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** An authenticator of the tests' own, with one key (ES256) for one page. */
export function createAuthenticator(page: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  function clientData(type: string, challenge: string, odd: Odd): Buffer {
    const said = { type: odd.type ?? type, challenge: odd.challenge ?? challenge, origin: odd.origin ?? page };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }
  function authenticatorData(flags: number, odd: Odd): Buffer {
    counter = odd.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const touched = odd.isPresent === false ? 0 : present;
    return Buffer.concat([sha256(odd.rpId ?? new URL(page).hostname), Buffer.from([flags | touched]), count]);
  }
  const answerOf = (response: Record<string, unknown>) => ({
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {}, response },
  });

  return {
    id: base64url(id),
    /** Makes the key known. @returns the answer of `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, odd: Odd = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(hasKey, odd),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key as CborMap),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answerOf({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, odd)),
        attestationObject: base64url(isoCBOR.encode(attestation as CborMap)),
        transports: ['internal'],
      });
    },
    /** Signs a challenge. @returns the answer of `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }, odd: Odd = {}) {
      const data = clientData('webauthn.get', challenge, odd);
      const authData = authenticatorData(0, odd);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answerOf({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
}
export type Authenticator = ReturnType<typeof createAuthenticator>;
