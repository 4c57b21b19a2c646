import express, { type Request, type Response, Router } from 'express';
import { ssoAnswerMaxKb, ssoDescriptionsPerMinute, ssoMetadataMaxKb } from '../../domain/constants.ts';
import { assertSuper } from '../../domain/identity/assert-super.ts';
import { createCallsPerMinute } from '../../domain/identity/calls-per-minute.ts';
import type { OidcCtx } from '../../domain/identity/sso/oidc/oidc-client.ts';
import { createTakeLogoutToken } from '../../domain/identity/sso/oidc/take-logout-token.ts';
import { describeOurselves } from '../../domain/identity/sso/saml/describe-ourselves.ts';
import { readMetadata } from '../../domain/identity/sso/saml/read-metadata.ts';
import { createTakeLogout, type LogoutMessage } from '../../domain/identity/sso/saml/single-logout.ts';
import { invalid } from '../../platform/errors.ts';
import { iso } from '../../platform/instant.ts';
import { ssoTexts } from '../../texts/server/sso.ts';
import { originOf } from '../request/origin-of.ts';
import { createRequestContext, type RequestDeps } from '../request/request-context.ts';
import { readForm } from './read-form.ts';
import { requestIdOf } from './security-headers.ts';

const metadataForm = { maxBytes: ssoMetadataMaxKb * 1024, tooLarge: ssoTexts.metadata.tooLarge(ssoMetadataMaxKb) };
/** Base64 takes a third more, and the form encodes some of its characters. */
const messageBody = express.urlencoded({ extended: false, limit: `${ssoAnswerMaxKb * 2}kb`, parameterLimit: 10 });

type OfDomain = { emailDomain: string };

/**
 * Routes for messages of identity providers, most of which browsers bring: answers, logouts, and metadata of either side.
 * They show no page: they redirect the browser.
 */
export function sso(deps: RequestDeps): Router {
  const router = Router();
  const takeLogout = createTakeLogout();
  const countDescription = createCallsPerMinute(ssoDescriptionsPerMinute);
  const takeLogoutToken = createTakeLogoutToken();
  const ctxOf = (request: Request<OfDomain>, response: Response): OidcCtx => ({
    ...{ db: deps.db, clock: deps.clock, log: deps.log },
    ...{ seal: deps.ports.ssoSetup.seal, oidc: deps.ports.ssoSetup.oidc },
    ...{ requestId: requestIdOf(response), address: deps.clientAddress(request), userAgent: request.get('user-agent') },
    consoleOrigin: originOf(request, deps.consoleUrl),
  });

  router.use((_, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.post('/metadata', async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    assertSuper(ctx);
    const { file } = await readForm(request, metadataForm);
    if (!/\.xml$/i.test(file.name)) throw invalid(ssoTexts.metadata.xmlOnly);
    const fields = readMetadata(new Uint8Array(await file.arrayBuffer()), ctx.clock.now());
    response.json({ ...fields, certificateExpiresAt: iso(fields.certificateExpiresAt) });
  });
  router.post('/saml/:emailDomain/acs', messageBody, async (request: Request<OfDomain>, response) => {
    const form = {
      emailDomain: domainIn(request),
      samlResponse: textOf(request.body?.SAMLResponse) ?? '',
      relayState: textOf(request.body?.RelayState),
    };
    response.redirect(303, await deps.ports.takeSsoAnswer(ctxOf(request, response), form));
  });
  const logout = async (request: Request<OfDomain>, response: Response, binding: LogoutMessage['binding']) => {
    const said = (binding === 'post' ? request.body : request.query) ?? {};
    const message: LogoutMessage = {
      ...{ emailDomain: domainIn(request), binding },
      ...{ samlRequest: textOf(said.SAMLRequest), samlResponse: textOf(said.SAMLResponse) },
      ...{ relayState: textOf(said.RelayState), query: queryOf(request) },
    };
    response.redirect(303, await takeLogout(ctxOf(request, response), message));
  };
  router.get('/saml/:emailDomain/logout', (request: Request<OfDomain>, response) =>
    logout(request, response, 'redirect'),
  );
  router.post('/saml/:emailDomain/logout', messageBody, (request: Request<OfDomain>, response) =>
    logout(request, response, 'post'),
  );
  router.get('/saml/:emailDomain/metadata', async (request: Request<OfDomain>, response) => {
    const ctx = ctxOf(request, response);
    countDescription(ctx);
    const xml = await describeOurselves(ctx, domainIn(request), request.query.encryption === '1');
    response.type('application/samlmetadata+xml').send(xml);
  });
  router.get('/oidc/:emailDomain/callback', async (request: Request<OfDomain>, response) => {
    const answer = { emailDomain: domainIn(request), parameters: new URLSearchParams(queryOf(request)) };
    response.redirect(303, await deps.ports.takeSsoCode(ctxOf(request, response), answer));
  });
  // the way back from the provider's own logout
  router.get('/oidc/:emailDomain/logout', (_, response) => response.redirect(303, '/login'));
  router.post('/oidc/:emailDomain/logout', messageBody, async (request: Request<OfDomain>, response) => {
    const call = { emailDomain: domainIn(request), logoutToken: textOf(request.body?.logout_token) ?? '' };
    const isGood = await takeLogoutToken(ctxOf(request, response), call);
    if (isGood) response.status(200).end();
    else response.status(400).json({ error: 'invalid_request' });
  });
  return router;
}

/** More than a domain can have is not looked for, and not logged. */
const domainMax = 253;
const domainIn = ({ params }: Request<OfDomain>): string => params.emailDomain.slice(0, domainMax).toLowerCase();
/** The query as it was sent, with every question mark that is in it. */
const queryOf = ({ url }: Pick<Request, 'url'>): string => url.split('?').slice(1).join('?');

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
