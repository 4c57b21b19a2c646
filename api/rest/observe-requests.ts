import type { Request, RequestHandler } from 'express';
import type { RequestAnswered } from '../../platform/http-metrics.ts';
import { inSpan, SpanKind } from '../../platform/trace.ts';

/** Paths of routes other than the console. */
const served = ['/graphql', '/ingest', '/health', '/ready', '/info/version', '/alarm-activity/download', '/cmms'];
/** Routes used by people: /ingest is traced by the gateway, and the rest are files and monitoring. */
const traced = new Set(['/graphql', '/alarm-activity/download', '/cmms']);

/** Measures every request and traces those of people, named by their routes. */
export function observeRequests(answered: RequestAnswered): RequestHandler {
  return function observeRequest(request, response, next) {
    const route = served.find((one) => request.path === one || request.path.startsWith(`${one}/`)) ?? 'console';
    const startedAt = performance.now();
    const closed = new Promise<void>((resolve) => {
      response.once('close', () => {
        answered(route, response.statusCode, (performance.now() - startedAt) / 1_000);
        resolve();
      });
    });
    if (!traced.has(route)) return next();
    void inSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, from: [request.headers] }, async (span) => {
      next();
      await closed;
      if (route === '/cmms') span.updateName(`${request.method} ${route}${patternOf(request)}`);
      span.setAttributes({ 'http.request.method': request.method, 'http.response.status_code': response.statusCode });
    });
  };
}

/** Returns the route pattern of a request below its mount, e.g. `/import-mappings/:externalSystemId/:cmmsFieldId`. */
const patternOf = ({ route }: Request): string => (typeof route?.path === 'string' ? route.path : '');
