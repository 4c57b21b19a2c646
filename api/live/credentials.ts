import type { IncomingHttpHeaders } from 'node:http';
import { storageKeys } from '../../domain/constants.ts';
import type { Credentials } from '../../domain/people/authenticate.ts';

/** Browsers send credentials in the handshake's `auth`, other clients may send them as headers. */
export function credentialsOf(handshake: { auth: Record<string, unknown>; headers: IncomingHttpHeaders }): Credentials {
  const read = (name: string): string | undefined => {
    const value = handshake.auth[name] ?? handshake.headers[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return { authorization: read('authorization'), customerId: read(storageKeys.customerId) };
}
