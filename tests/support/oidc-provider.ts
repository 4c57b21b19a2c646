import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Person who signs in at a provider, and what it says of them beside what is correct. */
export interface SignsIn {
  email: string;
  claims?: JWTPayload;
  /** Claims that are left out. */
  without?: string[];
  /** Makes the ID token of its claims; by default it is signed with the published key. */
  sign?: (claims: JWTPayload) => Promise<string> | string;
  sid?: string;
}

/** An answer in place of the correct one. */
export type Reply = (response: ServerResponse) => void;

interface Code extends SignsIn {
  nonce: string | null;
  challenge: string | null;
  redirectUri: string | null;
}

const algorithm = 'RS256';
/** Registration of the product at the provider. */
export const oidcClient = { clientId: 'annunciator', clientSecret: 'Shared+secret/5 with: all kinds' } as const;

export const sendJson = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;

/**
 * Starts a provider of OpenID Connect of the tests' own on a free port of this machine. It checks what it is given as a
 * good one does, and answers anything that a test sets.
 * @param of.now the clock of the tests.
 */
export async function startOidcProvider({ now = () => new Date() }: { now?: () => Date } = {}) {
  const [keys, another] = await Promise.all([generateKeyPair(algorithm), generateKeyPair(algorithm)]);
  const published = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: algorithm, use: 'sig' };
  const codes = new Map<string, Code>();
  const records = new Map<string, object>();
  const requests: string[] = [];
  /** Answers that a test has set, by path. */
  const replies = new Map<string, Reply>();
  let more: object = {};

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    requests.push(`${request.method} ${path}`);
    const reply = [...replies].find(([end]) => path.endsWith(end))?.[1];
    if (reply) return reply(response);
    if (path.endsWith('/.well-known/openid-configuration'))
      return sendJson(response, metadata(path.slice(0, path.indexOf('/.well-known'))));
    if (path === '/keys') return sendJson(response, { keys: [published] });
    if (path === '/userinfo') return sendJson(response, records.get(request.headers.authorization ?? '') ?? {});
    if (path === '/token') return void token(request, response);
    sendJson(response, {}, 404);
  });
  // a test that ends without stopping it ends all the same
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Documents are whoever's is asked for: a path is an issuer of its own. */
  const metadata = (path = ''): Record<string, unknown> => ({
    issuer: origin + path,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    userinfo_endpoint: `${origin}/userinfo`,
    end_session_endpoint: `${origin}/logout`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [algorithm],
    authorization_response_iss_parameter_supported: true,
    ...more,
  });

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    const [id, secret] = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64')
      .toString()
      .split(':');
    const decoded = (part = ''): string => decodeURIComponent(part.replaceAll('+', ' '));
    if (decoded(id) !== oidcClient.clientId || decoded(secret) !== oidcClient.clientSecret)
      return sendJson(response, { error: 'invalid_client' }, 401);
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = code && code.challenge === challenge && code.redirectUri === form.get('redirect_uri');
    if (!isGood) return sendJson(response, { error: 'invalid_grant' }, 400);
    const access = randomUUID();
    records.set(`Bearer ${access}`, { sub: subjectOf(code.email), email: code.email, email_verified: true });
    sendJson(response, {
      ...{ access_token: access, token_type: 'Bearer', expires_in: 60 },
      id_token: await idToken(code),
    });
  }

  const seconds = (): number => Math.floor(now().getTime() / 1_000);
  const subjectOf = (email: string): string => `sub-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`;

  function idToken({ email, nonce, sid, claims = {}, without = [], sign = signed }: Code): Promise<string> | string {
    const all: JWTPayload = {
      ...{ iss: origin, sub: subjectOf(email), aud: oidcClient.clientId, iat: seconds(), exp: seconds() + 60 },
      ...{ nonce, email, email_verified: true, ...(sid && { sid }), ...claims },
    };
    return sign(Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name))));
  }

  /** Signs claims with the published key, or with one that nobody publishes. */
  const signed = (claims: JWTPayload, { by = keys, kid = 'key-1', typ = 'JWT' } = {}): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid, typ }).sign(by.privateKey);

  return {
    origin,
    issuer: origin,
    keys,
    /** A key pair of the same kind, which is published nowhere. */
    stranger: another,
    signed,
    subjectOf,
    seconds,
    /** Requests that were answered, in their order. */
    requests,
    metadata,
    /** Publishes other members beside or in place of the correct ones. */
    publish(members: object): void {
      more = members;
    },
    /** Answers a path otherwise until `reset`. */
    reply(path: string, answer: Reply): void {
      replies.set(path, answer);
    },
    reset(): void {
      replies.clear();
      more = {};
    },
    /** Signs somebody in, as its own form would. @returns where it leads the browser. */
    authorize(url: string, who: SignsIn): URL {
      const given = new URL(url).searchParams;
      const code = randomBytes(20).toString('base64url');
      codes.set(code, {
        ...who,
        ...{ nonce: given.get('nonce'), challenge: given.get('code_challenge') },
        redirectUri: given.get('redirect_uri'),
      });
      const back = new URL(given.get('redirect_uri') ?? '');
      for (const [name, value] of Object.entries({ code, state: given.get('state') ?? '', iss: origin }))
        back.searchParams.set(name, value);
      return back;
    },
    /** A token that says that somebody has signed out, for the back channel. */
    logoutToken: (claims: JWTPayload, by = keys): Promise<string> =>
      signed(
        {
          ...{ iss: origin, aud: oidcClient.clientId, iat: seconds(), exp: seconds() + 120, jti: randomUUID() },
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
          ...claims,
        },
        { by, typ: 'logout+jwt' },
      ),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
