import { io } from 'socket.io-client';
import { socketPath } from '#domain/live/socket-events.ts';
import { protocolsOf } from '#domain/live/socket-protocols.ts';
import type { LiveEnd, LiveSocket } from './live.ts';
import type { Session } from './session.ts';

/** Creates a WebSocket to the API that sends the session's current credentials on every connect. */
export function createConnection(session: Session): LiveSocket {
  const socket = io({ path: socketPath, autoConnect: false, reconnection: false, transports: ['websocket'] });
  const connect = socket.connect.bind(socket);
  socket.connect = () => {
    socket.io.opts.protocols = protocolsOf({ token: session.token(), customerId: session.customerId() });
    return connect();
  };
  return socket;
}

/**
 * Finds out if the server rejects the session, or rejects it for this customer, or misses its second factor. A browser does
 * not learn why its WebSocket was refused, so this sends a query.
 */
export async function whyRefused(session: Session): Promise<LiveEnd | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session.headers() },
    body: JSON.stringify({ query: 'query SocketRefused { me { customer { id } } }' }),
  });
  const { errors } = (await response.json()) as {
    errors?: Array<{ extensions?: { code?: string; reason?: string } }>;
  };
  const { code = '', reason } = errors?.[0]?.extensions ?? {};
  if (reason === 'MFA_REQUIRED') return 'factor';
  return ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'].includes(code) ? 'expired' : null;
}
