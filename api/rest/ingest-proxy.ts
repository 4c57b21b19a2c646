import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { RequestHandler } from 'express';
import type { Log } from '../../platform/log.ts';

/** Belong to one connection, not to the request (RFC 9110, 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
const retryAfterSeconds = 5;
const answerWithinMs = 60_000;

/** A connection pool to the gateway and the handler that passes requests and answers through, unread and unbuffered. */
export function createIngestProxy({ gatewayUrl, log }: { gatewayUrl: string; log: Log }): {
  handler: RequestHandler;
  close(): void;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const handler: RequestHandler = (incoming, response) => {
    const outgoing = request(
      new URL(incoming.originalUrl, gatewayUrl),
      {
        agent,
        method: incoming.method,
        timeout: answerWithinMs,
        headers: { ...passed(incoming.headers), 'x-forwarded-for': incoming.socket.remoteAddress ?? '' },
      },
      (answer) => {
        response.status(answer.statusCode ?? 502).set(passed(answer.headers));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('the gateway did not answer in time')));
    outgoing.on('error', (error) => {
      log.warn({ err: error }, 'the gateway is away');
      if (response.headersSent || incoming.socket.destroyed) return response.destroy();
      response
        .status(503)
        .set('retry-after', String(retryAfterSeconds))
        .json({ error: 'The gateway is away. Send again.' });
      incoming.resume();
    });
    // a sender that goes away takes its request with it
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
  return { handler, close: () => agent.destroy() };
}

function passed(headers: IncomingHttpHeaders): OutgoingHttpHeaders & Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.includes(name)) kept[name] = value;
  }
  return kept;
}
