import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type IngestRoute, ingestRouteName, matchIngestRoute } from '../../domain/integrations/ingest-route.ts';
import { createClientAddress, networkOf, type TrustedProxies } from '../../platform/client-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { createHttpMetrics } from '../../platform/http-metrics.ts';
import { createGuardedServer } from '../../platform/http-server.ts';
import type { Log } from '../../platform/log.ts';
import type { Registry } from '../../platform/metrics.ts';
import { createSecurityLog } from '../../platform/security-log.ts';
import type { Component } from '../../platform/service.ts';
import { type Stream, topics } from '../../platform/stream.ts';
import { inSpan, SpanKind } from '../../platform/trace.ts';
import { createContacts } from '../doors/contacts.ts';
import { createGroupCommit } from '../doors/group-commit.ts';
import { type Answer, refusalOf } from './answer.ts';
import { createTakeRequest } from './take-request.ts';

/**
 * The HTTP doors: `POST /ingest/{externalSystemId}/events`, for data pump and inbound API alike (WIRE.14). A request is
 * forwarded as one message, its body untouched; the answer has an outcome for each item, and is sent only once Kafka
 * has the message with acks from all in-sync replicas. At `/pump` a data pump reports and hears what to do (INT.13).
 */
export function createGateway(deps: {
  stream: Stream;
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Registry;
  port: number;
  host: string;
  requestsPerSecond: number;
  trustedProxies: TrustedProxies;
}): Component & { port(): number } {
  const { clock, log } = deps;
  const now = (): number => clock.now().getTime();
  const producer = deps.stream.createProducer({ retries: 3 });
  const commit = createGroupCommit((messages) => producer.send([{ topic: topics.raw, messages }]));
  const kafka = deps.stream.watch;
  const takes = (): boolean => kafka.health().ready && !commit.isFull();
  const contacts = createContacts({ db: deps.db, log, now, door: 'gateway', takes });
  const take = createTakeRequest({ ...deps, kafka, commit, contacts });
  const security = createSecurityLog(log);
  const clientAddress = createClientAddress(deps.trustedProxies);
  const answered = createHttpMetrics(deps.metrics);

  async function answer(request: IncomingMessage, response: ServerResponse, isWaiting: boolean): Promise<void> {
    const startedAt = performance.now();
    const route = matchIngestRoute(request.method, request.url);
    const name = nameOf(route);
    const span = { kind: SpanKind.SERVER, from: [request.headers] };
    const result = await inSpan(`${request.method} ${name}`, span, async (span) => {
      const askForBody = (): void => (isWaiting ? response.writeContinue() : undefined);
      const given = await take(request, route, askForBody).catch((error: unknown) => refusalOf(error, log));
      span.setAttributes({ 'http.request.method': request.method, 'http.response.status_code': given.status });
      return given;
    });
    answered(name, result.status, (performance.now() - startedAt) / 1_000);
    if (result.status === 401 || result.status === 403)
      security.record('door-refused', {
        status: result.status,
        target: request.url?.slice(0, 40),
        network: networkOf(clientAddress(request)),
      });
    send(response, result);
    // the server limits the size and the duration
    if (!request.complete) request.resume();
  }

  const listener =
    (isWaiting: boolean): RequestListener =>
    (request, response) => {
      request.on('error', () => {});
      void answer(request, response, isWaiting);
    };

  let server: Server | undefined;
  return {
    port: () => (server?.address() as AddressInfo | undefined)?.port ?? 0,
    async start() {
      await producer.start();
      await contacts.start();
      const listening = createGuardedServer(
        { trusted: deps.trustedProxies, security, keepAliveMs: 65_000 },
        listener(false),
      );
      listening.on('checkContinue', listener(true));
      server = listening;
      await new Promise<void>((resolve, reject) => {
        listening.once('error', reject);
        listening.listen(deps.port, deps.host, resolve);
      });
      log.info({ port: this.port() }, 'doors open');
    },
    async stop() {
      const closing = server;
      if (closing) {
        await new Promise<void>((resolve) => {
          closing.close(() => resolve());
          closing.closeIdleConnections();
        });
      }
      await contacts.stop();
      await producer.stop();
    },
    health: kafka.health,
  };
}

/** Name of a route in metrics and traces; addresses that are none share one. */
const nameOf = (route: IngestRoute): string =>
  'status' in route && route.status === 404 ? 'other' : ingestRouteName('door' in route ? route.door : 'events');

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
