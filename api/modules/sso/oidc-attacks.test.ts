import { randomBytes } from 'node:crypto';
import { CompactEncrypt, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ssoAnswersPerMinute } from '../../../domain/constants.ts';
import { createSeal } from '../../../platform/seal.ts';
import { oidcClient, type SignsIn, sendJson } from '../../../tests/support/oidc-provider.ts';
import { type OidcScene, startOidcScene } from '../../../tests/support/oidc-scene.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

// Providers of OpenID Connect, and browsers, as attackers make them: none opens a session.
let api: TestApi;
let other: TestApi;
let scene: OidcScene;
let stranger: OidcScene;
const email = { victim: '', attacker: '' };
beforeAll(async () => {
  const seal = createSeal(randomBytes(32));
  api = await startTestApi({ seal, trustedProxies: 'loopback' });
  other = await startTestApi({ seal, consoleUrl: api.origin, clock: api.clock });
  [scene, stranger] = [await startOidcScene(api), await startOidcScene(api)];
  for (const who of ['victim', 'attacker'] as const) {
    email[who] = scene.newEmail();
    await scene.newPerson(email[who]);
  }
});
afterAll(async () => {
  await scene?.stop();
  await stranger?.stop();
  await Promise.all([api?.stop(), other?.stop()]);
});
// calls of an address are counted by the minute
beforeEach(() => {
  scene.provider.reset();
  api.advance(61_000);
});

const refused = (reason: string): string => `/login#sso-error=${reason}`;
/** Signs somebody in at the provider as given. @returns where their browser is led when it comes back. */
async function comeWith(more: Partial<SignsIn>, change: (back: URL) => void = () => {}): Promise<string> {
  const { url } = await scene.begin(email.attacker);
  const back = scene.provider.authorize(url, { email: email.attacker, ...more });
  change(back);
  return scene.come(back);
}

test('what is tampered with below is accepted as it is', async () => {
  expect(await comeWith({})).toMatch(/^\/login#sso=\d+\.[\w-]{43}$/);
});

describe('ID tokens', () => {
  test('unsigned ones, and ones signed by a shared secret, are refused, whatever the provider says that it uses', async () => {
    const secretOf = async (text: string | Promise<string>) => new TextEncoder().encode(await text);
    const bySecret = (secret: string | Promise<string>) => async (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(await secretOf(secret));
    const attempts = {
      none: (claims: JWTPayload) => new UnsecuredJWT(claims).encode(),
      clientSecret: bySecret(oidcClient.clientSecret),
      publicKey: bySecret(exportSPKI(scene.provider.keys.publicKey)),
    };
    for (const [what, sign] of Object.entries(attempts))
      expect(await comeWith({ sign }), what).toBe(refused('algorithm'));
    // a process that has read no document yet, of a provider that names them
    scene.provider.publish({ id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] });
    const fresh = await startTestApi({ seal: createSeal(randomBytes(32)) });
    const own = await startOidcScene(fresh);
    own.provider.publish({ id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] });
    for (const [what, sign] of Object.entries(attempts))
      await expect(own.signIn({ email: own.newEmail(), sign }), what).rejects.toThrow('sso-error=algorithm');
    await own.stop();
    await fresh.stop();
  });

  test('ones signed with a key that the provider does not publish, and changed ones, are refused', async () => {
    const { signed, stranger: unknown } = scene.provider;
    expect(await comeWith({ sign: (claims) => signed(claims, { by: unknown }) })).toBe(refused('key'));
    expect(await comeWith({ sign: (claims) => signed(claims, { by: unknown, kid: 'key-2' }) })).toBe(refused('key'));
    const changed = async (claims: JWTPayload) => {
      const [head, , signature] = (await signed(claims)).split('.');
      const body = Buffer.from(JSON.stringify({ ...claims, email: email.victim })).toString('base64url');
      return `${head}.${body}.${signature}`;
    };
    expect(await comeWith({ sign: changed })).toBe(refused('key'));
    expect(await comeWith({ sign: () => 'a.b.c' })).toBe(refused('malformed'));
    expect(await comeWith({ sign: () => '' })).toBe(refused('malformed'));
  });

  test('encrypted ones are refused for that, whoever they are for', async () => {
    const { publicKey } = await generateKeyPair('RSA-OAEP-256');
    const sign = async (claims: JWTPayload) =>
      new CompactEncrypt(new TextEncoder().encode(await scene.provider.signed(claims)))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', cty: 'JWT' })
        .encrypt(publicKey);
    expect(await comeWith({ sign })).toBe(refused('encryptedToken'));
  });

  test.each([
    ['of another sign-in', { nonce: 'x'.repeat(43) }, 'nonce'],
    ['for another application', { aud: 'another' }, 'audience'],
    [
      'for several applications, and meant for another',
      { aud: ['annunciator', 'another'], azp: 'another' },
      'audience',
    ],
    ['from another provider', { iss: 'https://other.example' }, 'issuer'],
    ['of another domain', { email: 'somebody@elsewhere.example' }, 'domain'],
    ['of an address that was not verified', { email_verified: false }, 'unverified'],
    ['of an address that was not verified, in words', { email_verified: 'false' }, 'unverified'],
    ['of no address', { email: 'not an address' }, 'subject'],
    ['of an address that no database holds', { email: 'a\u0000@b.example' }, 'subject'],
    ['of a list of addresses', { email: ['a@b.example'] as unknown as string }, 'subject'],
  ])('one %s is refused', async (_, claims, reason) => {
    expect(await comeWith({ claims })).toBe(refused(reason));
  });

  test.each(['nonce', 'aud', 'iss', 'exp', 'iat', 'sub'])('one without %s is refused', async (name) => {
    expect(await comeWith({ without: [name] })).toMatch(/^\/login#sso-error=/);
  });

  test('old ones, and those of the future, are refused; clocks may differ by two minutes', async () => {
    const now = scene.provider.seconds();
    const ofTime = (from: number, to: number) => ({ claims: { iat: now + from, nbf: now + from, exp: now + to } });
    expect(await comeWith(ofTime(-600, -130))).toBe(refused('time'));
    expect(await comeWith(ofTime(150, 600))).toBe(refused('time'));
    // good for long, and older than any sign-in
    expect(await comeWith(ofTime(-2_000, 600))).toBe(refused('time'));
    expect(await comeWith(ofTime(-600, -90))).toContain('#sso=');
    expect(await comeWith(ofTime(90, 600))).toContain('#sso=');
  });

  test('a provider speaks for its own domain only, not for subdomains, and staff is signed in by none', async () => {
    for (const address of [`a@sub.${scene.domain}`, `a@x${scene.domain}`])
      expect(await comeWith({ claims: { email: address } }), address).toBe(refused('domain'));
    const staff = scene.newEmail();
    await api
      .db('users')
      .where({ id: await scene.newPerson(staff) })
      .update({ is_super: true });
    expect(await comeWith({ claims: { email: staff } })).toBe(refused('staff'));
  });
});

describe('browsers', () => {
  test('a code of two minutes is worth a session only in the browser that began', async () => {
    const expired = 'This sign-in has expired or was used already. Please sign in again.';
    const attacker = await scene.begin(email.attacker);
    const location = await scene.come(scene.provider.authorize(attacker.url, { email: email.attacker }));
    // the attacker's answer in the victim's browser, which would sign the victim in as the attacker
    const victim = await scene.begin(email.victim);
    expect(await scene.redeem(location, victim.verifier)).toEqual({ token: null, message: expired });
    const both = await Promise.all([0, 1].map(() => scene.redeem(location, attacker.verifier)));
    expect(both.filter(({ token }) => token)).toHaveLength(1);
    const late = await scene.begin(email.attacker);
    const lateLocation = await scene.come(scene.provider.authorize(late.url, { email: email.attacker }));
    api.advance(121_000);
    expect(await scene.redeem(lateLocation, late.verifier)).toEqual({ token: null, message: expired });
  });

  test('a code of another sign-in is worth nothing with this one’s state', async () => {
    const [mine, theirs] = [await scene.begin(email.attacker), await scene.begin(email.victim)];
    const stolen = scene.provider.authorize(theirs.url, { email: email.victim });
    const back = scene.provider.authorize(mine.url, { email: email.attacker });
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    // the provider compares what only we know of the sign-in that the code is of
    expect(await scene.come(back)).toBe(refused('provider'));
  });

  test('an answer is taken once, by all processes together', async () => {
    const { url } = await scene.begin(email.attacker);
    const back = scene.provider.authorize(url, { email: email.attacker });
    const atOther = new URL(back.pathname + back.search, other.origin);
    const locations = await Promise.all([scene.come(back), scene.come(atOther), scene.come(back)]);
    expect(locations.filter((location) => location.includes('#sso='))).toHaveLength(1);
    expect(locations.filter((location) => location === refused('request'))).toHaveLength(2);
    // even if the request were open again
    await api.db('sso_requests').where({ email_domain: scene.domain }).update({ tried_at: null });
    expect(await scene.come(back)).toBe(refused('provider'));
  });

  test('states that nobody made, old ones, and several are refused, and nothing is asked of the provider', async () => {
    scene.provider.requests.length = 0;
    const attempts: Array<(back: URL) => void> = [
      ({ searchParams }) => searchParams.delete('state'),
      ({ searchParams }) => searchParams.set('state', `_sso${'0'.repeat(40)}`),
      ({ searchParams }) => searchParams.set('state', 'a\u0000b'),
      ({ searchParams }) => searchParams.append('state', searchParams.get('state') ?? ''),
    ];
    for (const change of attempts) expect(await comeWith({}, change)).toBe(refused('request'));
    const { url } = await scene.begin(email.attacker);
    const back = scene.provider.authorize(url, { email: email.attacker });
    api.advance(31 * 60_000);
    expect(await scene.come(back)).toBe(refused('request'));
    expect(scene.provider.requests.filter((line) => line.includes('/token'))).toEqual([]);
  });

  test('an answer of another issuer is refused before the code is shown to anybody', async () => {
    scene.provider.requests.length = 0;
    const byAnother = ({ searchParams }: URL) => searchParams.set('iss', stranger.provider.issuer);
    expect(await comeWith({}, byAnother)).toBe(refused('issuer'));
    expect(await comeWith({}, ({ searchParams }) => searchParams.delete('iss'))).toBe(refused('issuer'));
    // at the address of another domain, whose provider would be asked
    const { url } = await scene.begin(email.attacker);
    const back = scene.provider.authorize(url, { email: email.attacker });
    back.pathname = new URL(stranger.callback).pathname;
    expect(await scene.come(back)).toBe(refused('request'));
    expect(scene.provider.requests.filter((line) => line.includes('/token'))).toEqual([]);
  });

  test('a sign-in that began at one issuer is answered by no other, though the configuration has changed', async () => {
    const own = await startOidcScene(api);
    const address = own.newEmail();
    const { url } = await own.begin(address);
    const back = own.provider.authorize(url, { email: address });
    await api.db('sso_configurations').where({ email_domain: own.domain }).update({ issuer: stranger.provider.issuer });
    expect(await own.come(back)).toBe(refused('request'));
    await own.stop();
  });

  test('an address of no domain is answered as one that does not sign in so', async () => {
    for (const domain of ['nobody.example', '%00', `${'a'.repeat(300)}.example`])
      expect(await scene.come(new URL(`${api.origin}/sso/oidc/${domain}/callback?state=x`)), domain).toBe(
        refused('off'),
      );
  });

  test('what the provider answers in place of a code is said', async () => {
    const denied = ({ searchParams }: URL) => {
      searchParams.delete('code');
      searchParams.set('error', 'access_denied');
      searchParams.set('error_description', '<script>alert(1)</script>');
    };
    expect(await comeWith({}, denied)).toBe(refused('provider'));
    expect(await comeWith({}, ({ searchParams }) => searchParams.delete('code'))).toMatch(/^\/login#sso-error=/);
    expect(await comeWith({}, ({ searchParams }) => searchParams.append('code', 'another'))).toMatch(
      /^\/login#sso-error=/,
    );
  });

  test('answers of one address are counted, and those of others go on', async () => {
    const from = (forwarded: string) =>
      fetch(`${scene.callback}?state=x`, { redirect: 'manual', headers: { 'x-forwarded-for': forwarded } });
    for (let n = 0; n < ssoAnswersPerMinute; n += 1) expect((await from('203.0.113.9')).status).toBe(303);
    expect((await from('203.0.113.9')).status).toBe(429);
    expect((await from('198.51.100.9')).status).toBe(303);
  });
});

describe('answers of the provider', () => {
  test('large, broken and leading ones end the sign-in', async () => {
    const answers = {
      large: (response) => sendJson(response, { access_token: 'x'.repeat(2_000_000) }),
      broken: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{'),
      page: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      away: (response) => response.destroy(),
      leading: (response) => response.writeHead(307, { location: `${stranger.provider.issuer}/token` }).end(),
      error: (response) => sendJson(response, { error: 'server_error' }, 500),
      thin: (response) => sendJson(response, { access_token: 'a', token_type: 'Bearer' }),
    } satisfies Record<string, Parameters<typeof scene.provider.reply>[1]>;
    stranger.provider.requests.length = 0;
    for (const [what, answer] of Object.entries(answers)) {
      scene.provider.reply('/token', answer);
      expect(await comeWith({}), what).toMatch(/^\/login#sso-error=(unreachable|malformed|provider)$/);
    }
    expect(stranger.provider.requests).toEqual([]);
  });

  test('one that does not end is given up on, without a session', { timeout: 60_000 }, async () => {
    scene.provider.reply('/token', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    });
    expect(await comeWith({})).toBe(refused('unreachable'));
  });
});
