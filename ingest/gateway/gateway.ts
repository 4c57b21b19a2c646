import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError, type ErrorCode } from '../../platform/errors.ts';
import { createHttpMetrics } from '../../platform/http-metrics.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import type { Component } from '../../platform/service.ts';
import { type Stream, topics } from '../../platform/stream.ts';
import { inSpan, SpanKind, traceHeaders } from '../../platform/trace.ts';
import { createContacts } from '../doors/contacts.ts';
import { createGroupCommit } from '../doors/group-commit.ts';
import { createKafkaWatch } from '../doors/kafka-watch.ts';
import { createRateLimit } from '../doors/rate-limit.ts';
import { envelopeToHeaders } from '../messages.ts';
import { acceptRequest } from './accept-request.ts';
import { createDoorKeys } from './door-keys.ts';
import { drain, Refused, readBody } from './read-body.ts';

const route = /^\/ingest\/(\d{1,9})\/events\/?(?:\?.*)?$/;
const routeName = '/ingest/{integration}/events';
const spanName = `POST ${routeName}`;
const retryAfterSeconds = 5;
const statusOf: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  UNAVAILABLE: 503,
};

/**
 * The HTTP doors: `POST /ingest/{externalSystemId}/events`, data pump and inbound API alike (WIRE.14). A request travels
 * as one message, its body untouched; it is answered with an outcome an item, and only once Kafka has it with acks from
 * all in-sync replicas.
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
}): Component & { port(): number } {
  const { clock, log } = deps;
  const now = (): number => clock.now().getTime();
  const producer = deps.stream.createProducer({ retries: 3 });
  const commit = createGroupCommit((messages) => producer.send([{ topic: topics.raw, messages }]));
  const keys = createDoorKeys({ db: deps.db, now, log });
  const contacts = createContacts({ db: deps.db, log });
  const kafka = createKafkaWatch(deps.stream);
  const waitOf = createRateLimit<number>(deps.requestsPerSecond, now);
  const answered = createHttpMetrics(deps.metrics);
  const items = new Counter({
    name: 'gateway_items_total',
    help: 'Items by outcome',
    labelNames: ['outcome'],
    registers: [deps.metrics],
  });

  async function accept(
    request: IncomingMessage,
  ): Promise<{ status: number; body: unknown; headers?: Record<string, string> }> {
    const systemId = Number(route.exec(request.url ?? '')?.[1]);
    if (!systemId) throw new Refused(404, 'There is nothing here');
    if (request.method !== 'POST') throw new Refused(405, 'Events are sent with POST');
    const door = await keys.open(systemId, request.headers.authorization);
    const wait = waitOf(systemId);
    if (wait > 0)
      return {
        status: 429,
        body: { error: 'Too many requests from this integration' },
        headers: { 'retry-after': String(wait) },
      };
    if (commit.isFull()) throw new Refused(503, 'Too much is waiting to be stored');
    const receivedAt = now();
    const body = await readBody(request);
    const accepted = acceptRequest(door, request.headers['content-type'], body, receivedAt);
    contacts.heard(door, receivedAt);
    const { messageId } = accepted.envelope;
    const counts = { accepted: accepted.acceptedCount, malformed: accepted.items.length - accepted.acceptedCount };
    // one id from door to socket: the answer, every log line and every message made from this one have it
    const headers = { 'x-request-id': messageId };
    if (accepted.acceptedCount > 0) {
      try {
        const envelope = { ...traceHeaders(), ...envelopeToHeaders(accepted.envelope) };
        await commit.add({ key: String(systemId), value: body, headers: envelope });
        kafka.took();
      } catch (error) {
        kafka.refused(error as Error);
        log.warn({ err: error, systemId, messageId }, 'Kafka did not take a request');
        throw new Refused(503, 'Events cannot be stored right now');
      }
    }
    items.inc({ outcome: 'accepted' }, counts.accepted);
    items.inc({ outcome: 'malformed' }, counts.malformed);
    log.debug({ messageId, systemId, customerId: door.customerId, ...counts }, 'accepted');
    return { status: 207, headers, body: { messageId, ...counts, items: accepted.items } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    const result = await inSpan(spanName, { kind: SpanKind.SERVER, from: [request.headers] }, async (span) => {
      const given = await accept(request).catch(refusal);
      span.setAttributes({ 'http.request.method': request.method, 'http.response.status_code': given.status });
      return given;
    });
    answered(
      route.test(request.url ?? '') ? routeName : 'other',
      result.status,
      (performance.now() - startedAt) / 1_000,
    );
    const text = JSON.stringify(result.body);
    response.writeHead(result.status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...result.headers,
    });
    response.end(text);
    if (!request.complete) drain(request);
  }

  function refusal(error: unknown): { status: number; body: unknown; headers?: Record<string, string> } {
    const status =
      error instanceof Refused ? error.status : error instanceof AppError ? (statusOf[error.code] ?? 500) : 500;
    const known = error instanceof Refused || error instanceof AppError;
    if (!known) log.error({ err: error }, 'a request failed');
    const headers: Record<string, string> = {};
    if (status === 503)
      headers['retry-after'] = String((error instanceof AppError && error.retryAfterSeconds) || retryAfterSeconds);
    if (status === 401) headers['www-authenticate'] = 'Bearer';
    return {
      status,
      headers,
      body: { error: known ? (error as Error).message : 'An error has occurred. Please try again later.' },
    };
  }

  let server: Server | undefined;
  return {
    port: () => (server?.address() as AddressInfo | undefined)?.port ?? 0,
    async start() {
      await producer.start();
      await contacts.start();
      const listening = createServer(
        { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
        (request, response) => {
          request.on('error', () => {});
          void answer(request, response);
        },
      );
      server = listening;
      await new Promise<void>((resolve, reject) => {
        listening.once('error', reject);
        listening.listen(deps.port, deps.host, resolve);
      });
      log.info({ port: this.port() }, 'doors open');
    },
    async stop() {
      kafka.stop();
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
