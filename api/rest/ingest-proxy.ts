import { createHash } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { type IngestDoor, ingestPath, matchIngestRoute } from '../../domain/integrations/ingest-route.ts';
import { createClientAddress, networkOf, type TrustedProxies } from '../../platform/client-address.ts';
import { createFairPool } from '../../platform/fair-pool.ts';
import { admitRequest } from '../../platform/http-server.ts';
import type { Log } from '../../platform/log.ts';
import { createRecentKeys } from '../../platform/recent-keys.ts';
import { gatewayTexts } from '../../texts/server/gateway.ts';
import { requestTexts } from '../../texts/server/requests.ts';

/** Request headers that are forwarded to the gateway; not the length, because the body is sent in chunks. */
const passedOn = ['authorization', 'content-type', 'content-encoding', 'traceparent', 'tracestate'];
/** Response headers that are returned to the sender. */
const passedBack = ['content-type', 'content-length', 'retry-after', 'www-authenticate', 'x-request-id', 'allow'];
const retryAfterSeconds = 5;
const answerWithinMs = 60_000;

/** Pool of requests whose key was not accepted lately: the others wait, in a fair queue by network. */
const strangersSize = { atOnce: 4, reserved: 0, mayWait: 1_000, mayWaitPerKey: 100, longestWaitMs: 10_000 };
const keysRemembered = 10_000;

/**
 * Forwards `/ingest` to the gateway, unread and unbuffered, and nowhere else: host, port and path are ours, the request
 * names only the integration. The gateway gets the header first and asks for the body (100 Continue) once it has
 * accepted the key, or refuses it before the body is sent. A key that was accepted lately skips the queue.
 */
export function createIngestProxy({
  gatewayUrl,
  trustedProxies,
  log,
}: {
  gatewayUrl: string;
  trustedProxies: TrustedProxies;
  log: Log;
}): { handler: RequestHandler; close(): void } {
  const { hostname, port } = new URL(gatewayUrl);
  // the server limits the number of concurrent requests
  const agent = new Agent({ keepAlive: true });
  const clientAddress = createClientAddress(trustedProxies);
  const strangers = createFairPool(strangersSize);
  const right = createRecentKeys(keysRemembered);

  const handler: RequestHandler = (incoming, response) => {
    const route = matchIngestRoute(incoming.method, incoming.originalUrl);
    if ('status' in route) {
      if (route.status === 405) response.set('allow', 'POST');
      response.status(route.status).json({ error: route.error });
      return;
    }
    const key = keyOf(route.systemId, incoming);
    const pass = (): Promise<void> => passOn(incoming, response, route, key);
    if (right.has(key)) return void pass();
    const place = { key: networkOf(clientAddress(incoming)), cost: 1, isReserved: false };
    strangers.run(place, pass).catch(() => refuse(response, 503, requestTexts.queueFull));
  };

  /** Resolves when the gateway has accepted the key, has answered, or is unavailable. */
  function passOn(
    incoming: Request,
    response: Response,
    { systemId, door }: { systemId: number; door: IngestDoor },
    key: string,
  ): Promise<void> {
    return new Promise((decided) => {
      // the sender has disconnected
      if (response.closed) return decided();
      const outgoing = request({
        agent,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port: port || 80,
        method: 'POST',
        path: ingestPath(systemId, door),
        timeout: answerWithinMs,
        headers: {
          ...pick(incoming.headers, passedOn),
          // a chunked body can end at once when it is refused, so that its connection can be reused
          'transfer-encoding': 'chunked',
          expect: '100-continue',
          'x-forwarded-for': clientAddress(incoming),
        },
      });
      outgoing.flushHeaders();
      outgoing.on('continue', () => {
        right.add(key);
        decided();
        if (admitRequest(incoming, `integration:${systemId}`)) incoming.pipe(outgoing);
        else {
          refuse(response, 429, gatewayTexts.tooManyRequests);
          outgoing.destroy();
        }
      });
      outgoing.on('response', (answer: IncomingMessage) => {
        decided();
        if (answer.statusCode === 401 || answer.statusCode === 403) right.forget(key);
        if (!incoming.readableEnded) {
          incoming.unpipe(outgoing);
          outgoing.end();
          incoming.resume();
        }
        response.status(answer.statusCode ?? 502).set(pick(answer.headers, passedBack));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('the gateway did not answer in time')));
      outgoing.on('error', (error) => {
        decided();
        if (response.writableEnded) return;
        if (response.headersSent || incoming.socket.destroyed) return void response.destroy();
        log.warn({ err: error }, 'the gateway is away');
        refuse(response, 503, requestTexts.gatewayDown);
        incoming.resume();
      });
      response.on('close', () => {
        if (!response.writableFinished) outgoing.destroy();
        decided();
      });
    });
  }

  return { handler, close: () => agent.destroy() };
}

function refuse(response: Response, status: number, error: string): void {
  response.status(status).set('retry-after', String(retryAfterSeconds)).json({ error });
}

const keyOf = (systemId: number, { headers }: IncomingMessage): string =>
  createHash('sha256')
    .update(`${systemId} ${headers.authorization ?? ''}`)
    .digest('base64');

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
