import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { fromRoot } from '../../platform/root.ts';

/** Path of a test certificate, valid for a century: two authorities, and certificates signed by the first. */
export const tlsFile = (name: string): string => fromRoot('tests', 'support', 'tls', `${name}.pem`);
const pem = (name: string): string => readFileSync(tlsFile(name), 'utf8');

export interface Terminator {
  port: number;
  close(): Promise<void>;
}

/**
 * Terminates TLS for an engine without it: forwards the clients' data to its port.
 * @param options.certificate `server` is for localhost and 127.0.0.1, `elsewhere` for another host.
 * @param options.wantsClient refuses clients without a certificate of the authority.
 * @param options.postgres answer to a Postgres client's TLS request: `S` starts TLS, `N` refuses it.
 */
export async function createTlsTerminator(
  target: number,
  options: { certificate?: 'server' | 'elsewhere'; wantsClient?: boolean; postgres?: 'S' | 'N' } = {},
): Promise<Terminator> {
  const { certificate = 'server', wantsClient = false, postgres } = options;
  const sockets = new Set<Socket>();
  // gets its connections from the server below, does not listen itself
  const tls = createTlsServer({
    cert: pem(certificate),
    key: pem(`${certificate}-key`),
    ca: pem('authority'),
    requestCert: wantsClient,
    rejectUnauthorized: wantsClient,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  tls.on('secureConnection', (inner) => {
    const engine = connect(target, '127.0.0.1');
    engine.on('error', () => inner.destroy());
    inner.on('error', () => engine.destroy());
    inner.pipe(engine).pipe(inner);
    inner.once('close', () => engine.destroy());
    engine.once('close', () => inner.destroy());
  });
  const serve = (plain: Socket): boolean => tls.emit('connection', plain);

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (!postgres) return void serve(socket);
    socket.once('readable', () => {
      socket.read(8); // the request for TLS, which is all that a client sends before it
      socket.write(postgres);
      if (postgres === 'S') serve(socket);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
