import { inflateRawSync } from 'node:zlib';
import type { Profile, SAML } from '@node-saml/node-saml';
import { forCustomer } from '../../../../platform/database.ts';
import { childrenOf, readXml, type XmlElement } from '../../../../platform/read-xml.ts';
import { ssoAnswerMaxKb, ssoClockSkewSeconds, ssoLogoutsPerMinute } from '../../../constants.ts';
import { createCallsPerMinute } from '../../calls-per-minute.ts';
import { placeOf, securityLogOf } from '../../security-events.ts';
import { acceptOnce } from '../once.ts';
import { findOfKind, type SamlConfiguration, ssoAddresses } from '../sso-configuration.ts';
import type { SsoCtx } from '../sso-ctx.ts';
import { samlOf } from './saml.ts';
import { hasWeakSignature, isStrong } from './signature-algorithms.ts';

/** Minutes after which a logout request that names no end is refused, and forgotten. */
const requestMinutes = 5;
const skewMs = ssoClockSkewSeconds * 1_000;
const loginPath = '/login';

/** A message about a logout, as the browser brings it: by its address or as a form. */
export interface LogoutMessage {
  emailDomain: string;
  binding: 'redirect' | 'post';
  samlRequest: string | undefined;
  samlResponse: string | undefined;
  relayState: string | undefined;
  /** For a redirect: the query as it was sent, which the signature covers. */
  query: string;
}

/**
 * Takes what an identity provider says of a logout: its answer to ours, or its request to end the sessions of somebody,
 * which has to be signed. One that is not good ends nothing.
 * @returns a verb that counts calls per address, and returns where the browser goes; it throws AppError LIMIT.
 */
export function createTakeLogout() {
  const countCall = createCallsPerMinute(ssoLogoutsPerMinute);
  return (ctx: SsoCtx, message: LogoutMessage): Promise<string> => {
    countCall(ctx);
    return takeLogout(ctx, message);
  };
}

async function takeLogout(ctx: SsoCtx, message: LogoutMessage): Promise<string> {
  const configuration = await findOfKind(ctx.db, message.emailDomain, 'saml');
  const { samlRequest } = message;
  if (!configuration || samlRequest === undefined) return loginPath;
  const refuse = (reason: string): string => {
    const refused = { domain: message.emailDomain, reason, ...placeOf(ctx) };
    securityLogOf(ctx.log).record('sso-logout-refused', refused);
    return loginPath;
  };
  const now = ctx.clock.now();
  const saml = samlOf(configuration, { ...ctx, now });
  const address = ssoAddresses(ctx.consoleOrigin, message.emailDomain).logout;
  const verified = await verify(saml, configuration, { ...message, samlRequest, address }, now).catch(
    (error: unknown) => {
      if (error instanceof Error) return error.message;
      throw error;
    },
  );
  if (typeof verified === 'string') return refuse(verified);
  const ended = await endAll(ctx, configuration, verified);
  if (ended === null) return refuse('replay');
  ctx.log.info(
    { security: 'session-ended', reason: 'single-logout', domain: message.emailDomain, ended, ...placeOf(ctx) },
    'sessions were ended at the identity provider’s request',
  );
  if (!configuration.logoutUrl) return loginPath;
  return saml.getLogoutResponseUrlAsync(verified.profile, message.relayState ?? '', {}, true);
}

interface Verified {
  profile: Profile;
  requestId: string;
  /** Sessions there that have ended; null among them: all of the person's. */
  sessions: Array<string | null>;
  expiresAt: Date;
}

/** Verifies a request to end sessions, without asking the database. @throws Error for one that is not good. */
async function verify(
  saml: SAML,
  { providerEntityId }: SamlConfiguration,
  message: LogoutMessage & { samlRequest: string; address: string },
  now: Date,
): Promise<Verified> {
  const parameters = message.binding === 'redirect' ? signedParameters(message.query) : null;
  const samlRequest = parameters ? (parameters.SAMLRequest ?? '') : message.samlRequest;
  const request = requestOf(message.binding, samlRequest);
  const expiresAt = endOf(request, now);
  if (request.name !== 'LogoutRequest') throw new Error('no logout request');
  if (childrenOf(request, 'Issuer')[0]?.text !== providerEntityId) throw new Error('another issuer');
  // signed for another application, it is none for us
  if ((request.attributes.get('Destination') || message.address) !== message.address)
    throw new Error('another destination');
  if (!expiresAt || expiresAt <= now) throw new Error('too old');
  if (hasWeakSignature(request)) throw new Error('signed with SHA-1');
  const { profile } = parameters
    ? await saml.validateRedirectAsync(parameters, message.query)
    : await saml.validatePostRequestAsync({ SAMLRequest: samlRequest });
  if (!profile?.nameID || !profile.ID) throw new Error('nobody is named');
  const named = childrenOf(request, 'SessionIndex').map(({ text }) => text);
  return { profile, requestId: String(profile.ID), expiresAt, sessions: named.length > 0 ? named : [null] };
}

/** Ends the sessions of whom a request names. @returns how many; null if the request was taken before. */
const endAll = (
  ctx: SsoCtx,
  { customerId, emailDomain, providerEntityId }: SamlConfiguration,
  { profile, requestId, expiresAt, sessions }: Verified,
): Promise<number | null> =>
  forCustomer(ctx.db, customerId, async (trx) => {
    if (!(await acceptOnce(trx, customerId, { by: providerEntityId, id: requestId, expiresAt }))) return null;
    const { rows } = await trx.raw<{ rows: [{ ended: number }] }>(
      'select sum(end_sso_sessions(?, ?, named, ?)) as ended from unnest(?::text[]) named',
      [emailDomain, profile.nameID.trim(), ctx.clock.now(), sessions],
    );
    return rows[0].ended;
  });

/** Reads a request before it is verified, within limits. @throws Error for anything else than a small document. */
function requestOf(binding: LogoutMessage['binding'], samlRequest: string): XmlElement {
  const maxBytes = ssoAnswerMaxKb * 1024;
  const sent = Buffer.from(samlRequest, 'base64');
  const bytes = binding === 'post' ? sent : inflateRawSync(sent, { maxOutputLength: maxBytes });
  return readXml(bytes, { maxBytes, isStrict: true });
}

/** When a request is too old to be taken; null if it names no time. */
function endOf(request: XmlElement, now: Date): Date | null {
  const issued = Date.parse(request.attributes.get('IssueInstant') ?? '');
  const end = Date.parse(request.attributes.get('NotOnOrAfter') ?? '');
  if (!Number.isFinite(issued) || issued - skewMs > now.getTime()) return null;
  return new Date((Number.isFinite(end) ? end : issued + requestMinutes * 60_000) + skewMs);
}

/**
 * Parameters of a signed redirect. @throws Error unless each is there once and the signature is a strong one; a name that
 * is encoded is another one to the library, whose signature would not cover it.
 */
function signedParameters(query: string): Record<string, string> {
  const parameters = new URLSearchParams(query);
  const names = query.split('&').map((parameter) => parameter.split('=', 1)[0] ?? '');
  const known = ['SAMLRequest', 'RelayState', 'SigAlg', 'Signature'];
  if (new Set(names).size !== names.length || names.some((name) => !known.includes(name)))
    throw new Error('other parameters');
  if (!parameters.get('Signature') || !isStrong(parameters.get('SigAlg'))) throw new Error('not signed');
  return Object.fromEntries(parameters);
}
