import { STATUS_CODES } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { releaseChannels } from '../domain/constants.ts';
import type { HelpDesk } from '../domain/identity/help-desk.ts';
import type { MapboxAccess } from '../domain/maps/mapbox.ts';
import type { RequestAnswered } from '../platform/http-metrics.ts';
import type { Health } from '../platform/service.ts';
import { requestTexts } from '../texts/server/requests.ts';
import type { ApiContext } from './request/context.ts';
import { genericMessage, statuses, toAppError } from './request/map-error.ts';
import { recordRefusal } from './request/record-refusal.ts';
import { createRequestContext, type RequestDeps } from './request/request-context.ts';
import { avatars } from './rest/avatars.ts';
import { cmmsFiles } from './rest/cmms-files.ts';
import { consoleFiles } from './rest/console-files.ts';
import { downloads } from './rest/downloads.ts';
import { floorPlans } from './rest/floor-plans.ts';
import { maps } from './rest/forward-geocoding.ts';
import { idTokens } from './rest/id-tokens.ts';
import { inventoryFiles } from './rest/inventory-files.ts';
import { observeRequests } from './rest/observe-requests.ts';
import { createSecurityHeaders, requestIdOf } from './rest/security-headers.ts';
import { sso } from './rest/sso.ts';

const signedInBody = express.json({ limit: '1mb' });
/** Limit for callers who are not signed in: they may have many requests in flight, each of them small. */
const strangersBody = express.json({ limit: '64kb' });

/** Creates the app that serves everything on one origin but sockets. */
export function createApp(
  deps: RequestDeps & {
    graphql: ApolloServer<ApiContext>;
    ingest: RequestHandler;
    /** Folder of the built console. */
    consoleFolder: string;
    product: { name: string; environment: string };
    releaseAddresses?: ReadonlyMap<string, string>;
    trustedProxies: string | number;
    /** The help desk, which the console may send forms to. */
    helpDesk: Pick<HelpDesk, 'url'> | null;
    /** The maps service, which the console may ask. */
    mapbox: Pick<MapboxAccess, 'url'> | null;
    answered: RequestAnswered;
    health(): Health;
  },
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustedProxies || false);
  const originsOf = (other: { url: string } | null): string[] => (other ? [new URL(other.url).origin] : []);
  app.use(createSecurityHeaders({ forms: originsOf(deps.helpDesk), connections: originsOf(deps.mapbox) }));
  app.use(observeRequests(deps.answered));
  app.get('/health', (_, response) => void response.json({ name: 'api' }));
  app.get('/ready', (_, response) => {
    const { ready, reason } = deps.health();
    response.status(ready ? 200 : 503).json({ name: 'api', ready, reasons: ready ? [] : [reason] });
  });
  app.get('/info/version', (_, response) => {
    const { name, environment } = deps.product;
    response.set('cache-control', 'no-cache').json({ ...deps.ports.release, productName: name, environment });
  });
  app.get('/info/channels', (_, response) => {
    const addressOf = (name: string): string | null => deps.releaseAddresses?.get(name.toLowerCase()) ?? null;
    response.set('cache-control', 'no-cache');
    response.json(releaseChannels.map((name) => ({ name, address: addressOf(name) })));
  });
  app.get('/robots.txt', (_, response) => void response.type('text').send('User-agent: *\nDisallow: /\n'));
  // not the console's page, which a monitor would try to parse; no metrics are published on this port
  app.use('/metrics', (_, response) => void response.status(404).type('text').send(requestTexts.noMetrics));
  app.use('/ingest', deps.ingest);
  app.use(downloads(deps));
  app.use('/cmms', cmmsFiles(deps));
  app.use('/asset', inventoryFiles(deps));
  app.use('/user/avatar', avatars(deps));
  app.use('/floor-plans', floorPlans(deps));
  app.use('/auth', idTokens(deps));
  app.use('/sso', sso(deps));
  app.use('/maps', maps(deps));
  app.use(compression());
  app.use(
    '/graphql',
    async (request, response, next) => {
      response.set('cache-control', 'no-store');
      const context = await createRequestContext(deps, request, requestIdOf(response));
      response.locals.context = context;
      (context.isSignedIn ? signedInBody : strangersBody)(request, response, next);
    },
    expressMiddleware(deps.graphql, { context: async ({ res }) => res.locals.context }),
  );
  app.use(consoleFiles(deps.consoleFolder));
  app.use(answerErrors(deps));
  return app;
}

/** Maps errors at the REST edge, in the same form as GraphQL's. */
function answerErrors({ log, clientAddress }: Pick<RequestDeps, 'log' | 'clientAddress'>): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const requestId = requestIdOf(response);
    const status = statusOf(error);
    const known = toAppError(error);
    if (status === 500) log.error({ err: error, requestId }, 'a request failed');
    if (known) recordRefusal(log, known, { requestId, address: clientAddress(request), operation: request.path });
    if (known?.retryAfterSeconds) response.set('retry-after', String(known.retryAfterSeconds));
    const fields = known && known.fields.length > 0 ? { fields: known.fields } : {};
    const message = known?.message ?? (status === 500 ? genericMessage : (STATUS_CODES[status] ?? genericMessage));
    const code = known?.code ?? (status === 500 ? 'INTERNAL_SERVER_ERROR' : 'INVALID');
    const reason = known?.reason ? { reason: known.reason } : {};
    response.status(status).json({ errors: [{ message, extensions: { code, ...reason, requestId, ...fields } }] });
  };
}

function statusOf(error: unknown): number {
  const known = toAppError(error);
  if (known) return statuses[known.code];
  // status set by body parsers and file servers
  const status = Number((error as { status?: unknown } | null)?.status);
  return status >= 400 && status < 500 ? status : 500;
}
