import { randomUUID } from 'node:crypto';
import { type Server as HttpServer, type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server } from 'socket.io';
import { socketPath } from '../../domain/live/socket-events.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import { createSecurityLog } from '../../platform/security-log.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import type { Handshakes } from './handshakes.ts';
import { type Conn, limitPackets } from './limit-packets.ts';
import type { SocketLimits } from './limits.ts';
import type { LiveServer } from './live-socket.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

interface AttachDeps {
  limits: SocketLimits;
  handshakes: Handshakes;
  metrics: Registry;
  log: Log;
}

/** Attaches WebSockets of signed-in people to a server; all other upgrades are refused beforehand. */
export function attachSockets(server: HttpServer, { limits, handshakes, metrics, log }: AttachDeps): LiveServer {
  const security = createSecurityLog(log);
  const refused = new Counter({
    name: 'annunciator_live_handshakes_refused_total',
    help: 'Handshakes of sockets that were refused',
    labelNames: ['code'],
    registers: [metrics],
  });

  server.on('upgrade', ({ url }: IncomingMessage, connection: Socket) => {
    // Node and engine.io no longer listen, or not yet: an unhandled error ends the process
    connection.on('error', () => connection.destroy());
    if (!url?.startsWith(`${socketPath}/`)) refuseUpgrade(connection, notFound(requestTexts.nothingToUpgrade));
  });
  const io: LiveServer = new Server(server, {
    path: socketPath,
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    allowEIO3: false,
    perMessageDeflate: false,
    destroyUpgrade: false,
    maxHttpBufferSize: limits.largestMessageBytes,
    connectTimeout: limits.connectMs,
    pingTimeout: limits.pingTimeoutMs,
    allowRequest(request, decide) {
      handshakes.judge(request).then((refusal) => {
        if (!refusal) return decide(null, true);
        refused.inc({ code: refusal.code });
        refuseUpgrade(request.socket, refusal);
      });
    },
  });
  io.engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
    if (response instanceof ServerResponse) {
      const message = requestTexts.onlyWebSockets;
      response.writeHead(400, { 'content-type': 'application/json', connection: 'close' });
      return response.end(JSON.stringify({ errors: [{ message, extensions: { code: 'INVALID' } }] }));
    }
    // engine.io does not check a request again that names a session
    if (new URL(request.url ?? '', 'http://api').searchParams.has('sid'))
      return refuseUpgrade(request.socket, invalid(requestTexts.noTakeover));
    next();
  });
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff';
    headers['x-request-id'] = randomUUID();
  });
  io.engine.on('connection', (conn: Conn) =>
    limitPackets(conn, limits, (why) => {
      const userId = handshakes.admitted(conn.request)?.ctx.person.id;
      security.record('socket-flood', { why, userId });
      conn.close(true);
      conn.request.socket.destroy();
    }),
  );
  return io;
}
