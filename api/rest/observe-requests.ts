import type { RequestHandler } from 'express';
import type { RequestAnswered } from '../../platform/http-metrics.ts';
import { inSpan, SpanKind } from '../../platform/trace.ts';

/** Paths that are served by something of our own; the rest is the console. */
const routes = ['/graphql', '/ingest', '/health', '/ready', '/info/version', '/alarm-activity/download', '/cmms'];

/** Measures every request and puts those of people into a trace; /ingest is the gateway's to trace. */
export function observeRequests(answered: RequestAnswered): RequestHandler {
  return function observeRequest(request, response, next) {
    const route = routes.find((one) => request.path === one || request.path.startsWith(`${one}/`)) ?? 'console';
    const startedAt = performance.now();
    const closed = new Promise<void>((resolve) => {
      response.once('close', () => {
        answered(route, response.statusCode, (performance.now() - startedAt) / 1_000);
        resolve();
      });
    });
    if (route !== '/graphql') return next();
    void inSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, from: [request.headers] }, async (span) => {
      next();
      await closed;
      span.setAttribute('http.response.status_code', response.statusCode);
    });
  };
}
