import { connect, type Socket } from 'node:net';

/** A connection that sends exactly the given text, for requests that no client library sends. */
export interface RawHttp {
  socket: Socket;
  /** Everything received until the other side closed. */
  ended: Promise<string>;
  /** Everything received so far. */
  said(): string;
  /** Status of the first answer; 0 if the connection ended without one. */
  status(): Promise<number>;
}

/** @param from an address of this machine, 127.0.0.1 to 127.255.255.254. */
export function rawHttp(origin: string, text: string, from = '127.0.0.1'): RawHttp {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  let said = '';
  const listeners: Array<() => void> = [];
  const notify = (): void => {
    for (const one of listeners) one();
  };
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (chunk: string) => {
    said += chunk;
    notify();
  });
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
  socket.once('close', notify);
  socket.write(text);
  const status = (): Promise<number> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = /^HTTP\/1\.1 (?!100)(\d{3})/m.exec(said)?.[1];
        if (found || socket.closed) resolve(Number(found ?? 0));
      };
      listeners.push(look);
      look();
    });
  return { socket, ended, said: () => said, status };
}

/** Head of a POST whose body follows in part, or not at all. */
export const headOf = (target: string, headers: Record<string, string | number>): string =>
  `POST ${target} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
