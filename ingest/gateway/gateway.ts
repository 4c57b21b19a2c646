import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type IngestRoute,
  ingestRouteName,
  matchIngestRoute,
  replayHeader,
} from '../../domain/integrations/ingest-route.ts';
import { servePump } from '../../domain/repair/commands/serve-pump.ts';
import { createClientAddress, networkOf, type TrustedProxies } from '../../platform/client-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError, type ErrorCode } from '../../platform/errors.ts';
import { createHttpMetrics } from '../../platform/http-metrics.ts';
import { admitRequest, createGuardedServer } from '../../platform/http-server.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import { createSecurityLog } from '../../platform/security-log.ts';
import type { Component } from '../../platform/service.ts';
import { type Stream, topics } from '../../platform/stream.ts';
import { inSpan, SpanKind, traceHeaders } from '../../platform/trace.ts';
import { errorTexts } from '../../texts/errors.ts';
import { gatewayTexts } from '../../texts/server/gateway.ts';
import { createContacts } from '../doors/contacts.ts';
import { createGroupCommit } from '../doors/group-commit.ts';
import { createRateLimit } from '../doors/rate-limit.ts';
import { envelopeToHeaders } from '../messages/messages.ts';
import { acceptRequest } from './accept-request.ts';
import { createBodyRoom, type Room } from './body-room.ts';
import { createDoorKeys, type Door, type EventDoor, takesEvents } from './door-keys.ts';
import { Refused, readBody } from './read-body.ts';
import { readReport } from './read-report.ts';
import { createReplays } from './replays.ts';

const retryAfterSeconds = 5;
const statusOf: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  UNAVAILABLE: 503,
};

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

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
  const keys = createDoorKeys({ db: deps.db, now, log });
  const replays = createReplays({ db: deps.db, now, log });
  const kafka = deps.stream.watch;
  const takes = (): boolean => kafka.health().ready && !commit.isFull();
  const contacts = createContacts({ db: deps.db, log, now, door: 'gateway', takes });
  const waitOf = createRateLimit<number>(deps.requestsPerSecond, now);
  const roomOf = createBodyRoom();
  const security = createSecurityLog(log);
  const clientAddress = createClientAddress(deps.trustedProxies);
  const answered = createHttpMetrics(deps.metrics);
  const items = new Counter({
    name: 'annunciator_gateway_items_total',
    help: 'Items by outcome',
    labelNames: ['outcome'],
    registers: [deps.metrics],
  });

  /** @param askForBody informs a sender that waits for it that the body is wanted. */
  async function accept(request: IncomingMessage, route: IngestRoute, askForBody: () => void): Promise<Answer> {
    if ('status' in route) throw new Refused(route.status, route.error);
    const { systemId } = route;
    const door = await keys.open(systemId, request.headers.authorization);
    const wait = waitOf(systemId);
    if (wait > 0)
      return {
        status: 429,
        body: { error: gatewayTexts.rateLimited },
        headers: { 'retry-after': String(wait) },
      };
    if (!admitRequest(request, `integration:${systemId}`)) throw new Refused(429, gatewayTexts.tooManyRequests);
    if (commit.isFull()) throw new Refused(503, gatewayTexts.queueFull);
    if (route.door === 'pump' && door.door === 'api') throw new Refused(404, gatewayTexts.notFound);
    askForBody();
    const room = roomOf(systemId);
    try {
      if (route.door === 'pump') return await answerPump(door, request, room);
      return await (takesEvents(door) ? store(door, request, room) : tryKey(request, room));
    } finally {
      room.release();
    }
  }

  /** Answers the pump of an outbound runner that tries its key, as its `check` does; events are none of its business. */
  async function tryKey(request: IncomingMessage, room: Room): Promise<Answer> {
    const body = await readBody(request, room);
    if (body.toString().trim() !== '[]') throw new Refused(404, gatewayTexts.notFound);
    return { status: 207, body: { accepted: 0, malformed: 0, items: [] } };
  }

  async function store(door: EventDoor, request: IncomingMessage, room: Room): Promise<Answer> {
    const { systemId } = door;
    const receivedAt = now();
    const body = await readBody(request, room);
    const replay = await replays.judge(door, request.headers[replayHeader]);
    const accepted = acceptRequest(door, request.headers['content-type'], body, receivedAt, replay);
    contacts.received(door, receivedAt);
    const { messageId } = accepted.envelope;
    const counts = { accepted: accepted.acceptedCount, malformed: accepted.items.length - accepted.acceptedCount };
    // one id from door to socket: it is on the answer, every log line and every message made from this one
    const headers = { 'x-request-id': messageId };
    if (accepted.acceptedCount > 0) {
      try {
        const envelope = { ...traceHeaders(), ...envelopeToHeaders(accepted.envelope) };
        await commit.add({ key: String(systemId), value: body, headers: envelope });
        kafka.took();
      } catch (error) {
        kafka.refused(error as Error);
        log.warn({ err: error, systemId, messageId }, 'Kafka did not take a request');
        throw new Refused(503, gatewayTexts.notStored);
      }
    }
    items.inc({ outcome: 'accepted' }, counts.accepted);
    items.inc({ outcome: 'malformed' }, counts.malformed);
    log.debug({ messageId, systemId, customerId: door.customerId, ...counts }, 'accepted');
    return { status: 207, headers, body: { messageId, ...counts, items: accepted.items } };
  }

  /** A pump is heard of like a request with events, while it can read any of its sources. */
  async function answerPump(door: Door, request: IncomingMessage, room: Room): Promise<Answer> {
    const report = readReport(await readBody(request, room));
    const at = clock.now();
    const body = await servePump(deps.db, door, report, at).catch((error: unknown) => {
      log.warn({ err: error, systemId: door.systemId }, 'a report of a pump could not be stored');
      throw new Refused(503, gatewayTexts.notStored);
    });
    if (!body.isReplaced && report.sources.some(({ isOk, lastReadAt }) => isOk && lastReadAt))
      contacts.received(door, at.getTime());
    return { status: 200, body };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, isWaiting: boolean): Promise<void> {
    const startedAt = performance.now();
    const route = matchIngestRoute(request.method, request.url);
    const name =
      'status' in route && route.status === 404 ? 'other' : ingestRouteName('door' in route ? route.door : 'events');
    const span = { kind: SpanKind.SERVER, from: [request.headers] };
    const result = await inSpan(`${request.method} ${name}`, span, async (span) => {
      const askForBody = (): void => (isWaiting ? response.writeContinue() : undefined);
      const given = await accept(request, route, askForBody).catch(refusal);
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
    const text = JSON.stringify(result.body);
    response.writeHead(result.status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...result.headers,
    });
    response.end(text);
    // the server limits the size and the duration
    if (!request.complete) request.resume();
  }

  function refusal(error: unknown): Answer {
    const status =
      error instanceof Refused ? error.status : error instanceof AppError ? (statusOf[error.code] ?? 500) : 500;
    const known = error instanceof Refused || error instanceof AppError;
    if (!known) log.error({ err: error }, 'a request failed');
    const headers: Record<string, string> = {};
    if (status === 503 || status === 429)
      headers['retry-after'] = String((error instanceof AppError && error.retryAfterSeconds) || retryAfterSeconds);
    if (status === 405) headers.allow = 'POST';
    if (status === 401) headers['www-authenticate'] = 'Bearer';
    return {
      status,
      headers,
      body: { error: known ? (error as Error).message : errorTexts.unexpected },
    };
  }

  let server: Server | undefined;
  return {
    port: () => (server?.address() as AddressInfo | undefined)?.port ?? 0,
    async start() {
      await producer.start();
      await contacts.start();
      const handler =
        (isWaiting: boolean): RequestListener =>
        (request, response) => {
          request.on('error', () => {});
          void answer(request, response, isWaiting);
        };
      const listening = createGuardedServer(
        { trusted: deps.trustedProxies, security, keepAliveMs: 65_000 },
        handler(false),
      );
      listening.on('checkContinue', handler(true));
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
