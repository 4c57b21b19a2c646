import { io, type Socket } from 'socket.io-client';
import {
  type ClientToServerEvents,
  type LensOpenRequest,
  type ServerToClientEvents,
  socketPath,
} from '../../domain/live/socket-events.ts';
import { protocolsOf } from '../../domain/live/socket-protocols.ts';
import type { TestApi, TestPerson } from './test-api.ts';
import { until } from './until.ts';

type Client = Socket<ServerToClientEvents, ClientToServerEvents>;

/** A socket of a console, and every event that it has received. */
export interface Watched {
  socket: Client;
  /** Names of received events, in order, with their messages. */
  events: Array<[name: string, message: unknown]>;
  of<E extends keyof ServerToClientEvents>(name: E): Array<Parameters<ServerToClientEvents[E]>[0]>;
  open(request: Partial<LensOpenRequest>): Promise<{ ok: boolean; message?: string }>;
}

/** Handshake headers of a client that can set headers. */
export const credentialsOf = (person: TestPerson) => ({
  authorization: `Bearer ${person.token}`,
  'customer-id': String(person.customerId),
});

/** Creates sockets to an API; `close` closes all of them. */
export function createLiveClients(api: TestApi) {
  const sockets: Client[] = [];

  /** @param options of socket.io, `protocols` or `extraHeaders` above all. */
  function connect(options: object, origin = api.origin): Watched {
    const socket: Client = io(origin, {
      path: socketPath,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...options,
    });
    sockets.push(socket);
    const events: Watched['events'] = [];
    socket.onAny((name, message) => {
      events.push([name, message]);
    });
    return {
      socket,
      events,
      of: (name) => events.filter(([each]) => each === name).map(([, message]) => message as never),
      open: (request) =>
        new Promise((answered) => {
          socket.emit('lens_open', { key: 'k', lensId: null, criteria: [], searchTerm: null, ...request }, answered);
        }),
    };
  }

  return {
    connect,
    async signedIn(person: TestPerson): Promise<Watched> {
      const watched = connect({ protocols: protocolsOf({ ...person, customerId: String(person.customerId) }) });
      await until('init', () => watched.of('init').length > 0);
      return watched;
    },
    close(): void {
      for (const socket of sockets.splice(0)) socket.disconnect();
    },
  };
}
