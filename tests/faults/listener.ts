import { io } from 'socket.io-client';
import type { AlarmRowMessage } from '../../domain/lists/alarms/message.ts';
import { socketPath } from '../../domain/live/socket-events.ts';
import { until } from '../support/until.ts';
import type { Arena } from './arena.ts';

/**
 * Opens the whole list as a user, and reconnects whenever the API is back.
 * @returns what it received: numbers of rows and of session expiries, and alarms that went back to an older version.
 */
export async function listen(arena: Arena, customerId: number) {
  const token = await signIn(arena, await arena.newPerson(customerId));
  const socket = io(arena.apiOrigin, {
    path: socketPath,
    transports: ['websocket'],
    reconnectionDelayMax: 1_000,
    extraHeaders: { authorization: `Bearer ${token}`, 'customer-id': String(customerId) },
  });
  const newest = new Map<string, number>();
  const received = { rows: 0, expired: 0, wentBack: new Set<string>() };
  const receive = ({ id, version }: AlarmRowMessage): void => {
    received.rows += 1;
    const known = newest.get(id) ?? 0;
    if (version < known) received.wentBack.add(`${id} from version ${known} to ${version}`);
    newest.set(id, Math.max(known, version));
  };
  socket.on('lens_event', (message: { data: { entity: AlarmRowMessage } }) => receive(message.data.entity));
  socket.on('alarm_updated', (message: { entity: AlarmRowMessage }) => receive(message.entity));
  socket.on('session-expired', () => {
    received.expired += 1;
  });
  const everything = { key: 'all', lensId: null, criteria: [], searchTerm: null };
  socket.on('init', () => socket.emit('lens_open', everything, () => {}));
  await until('the socket to connect', () => socket.connected);
  return { received, close: () => socket.disconnect() };
}

async function signIn(arena: Arena, person: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${arena.apiOrigin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      variables: person,
    }),
  });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  return data.signIn.token;
}
