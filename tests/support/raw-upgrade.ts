import { type IncomingHttpHeaders, request } from 'node:http';
import type { Socket } from 'node:net';
import { socketPath } from '../../domain/live/socket-events.ts';

export interface Upgraded {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Open if the upgrade was accepted. */
  socket: Socket | null;
}

/** Requests a socket as no real client would. @throws if the connection is closed without an answer. */
export function upgrade(
  origin: string,
  {
    headers = {},
    localAddress,
    path = `${socketPath}/?EIO=4&transport=websocket`,
    method = 'GET',
  }: { headers?: Record<string, string>; localAddress?: string; path?: string; method?: string } = {},
): Promise<Upgraded> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, {
      method,
      agent: false,
      localAddress,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    outgoing.on('upgrade', ({ statusCode = 0, headers: given }, socket, head) => {
      if (head.length > 0) socket.unshift(head);
      socket.on('error', () => {});
      resolve({ status: statusCode, headers: given, body: '', socket: socket as Socket });
    });
    outgoing.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, socket: null }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
