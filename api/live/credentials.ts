import type { IncomingMessage } from 'node:http';
import { storageKeys } from '../../domain/constants.ts';
import { authenticate, type Credentials } from '../../domain/identity/sign-in/authenticate.ts';
import { socketProtocols } from '../../domain/live/socket-protocols.ts';

/**
 * Removes the credentials from an upgrade request, so that they are not kept with it, and returns them. Browsers send
 * them as protocols of the WebSocket, of which the answer names only the first; other clients may send headers.
 */
export function takeCredentials(request: IncomingMessage): Credentials {
  const { headers } = request;
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
  const offeredAs = (prefix: string): string | undefined =>
    offered.find((one) => one.startsWith(prefix))?.slice(prefix.length) || undefined;
  const bearer = offeredAs(socketProtocols.bearer);
  const customer = headers[storageKeys.customerId];
  const credentials = {
    authorization: bearer === undefined ? headers.authorization : `Bearer ${bearer}`,
    customerId:
      offeredAs(socketProtocols.customer) ?? (typeof customer === 'string' && customer ? customer : undefined),
  };
  delete headers.authorization;
  if (offered.includes(socketProtocols.own)) headers['sec-websocket-protocol'] = socketProtocols.own;
  else delete headers['sec-websocket-protocol'];
  request.rawHeaders.length = 0;
  return credentials;
}

/** Calls `authenticate` for handshakes and checks of open sockets: neither extends the session. */
export const authenticateSocket = (
  base: Parameters<typeof authenticate>[0],
  credentials: Credentials,
): ReturnType<typeof authenticate> => authenticate(base, credentials, { isUse: false });
