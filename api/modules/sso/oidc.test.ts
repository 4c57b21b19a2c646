import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboundRules } from '../../../platform/outbound-address.ts';
import { freePort } from '../../../platform/ports.ts';
import { createSeal } from '../../../platform/seal.ts';
import { oidcClient, type Reply, sendJson } from '../../../tests/support/oidc-provider.ts';
import { type OidcScene, setupOidcMutation, startOidcScene } from '../../../tests/support/oidc-scene.ts';
import { startSsoScene } from '../../../tests/support/sso-scene.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

const seal = createSeal(randomBytes(32));
let api: TestApi;
let scene: OidcScene;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ seal });
  scene = await startOidcScene(api);
  admin = await api.newPerson(scene.customerId);
});
afterAll(async () => {
  await scene?.stop();
  await api?.stop();
});
// calls of an address are counted by the minute
beforeEach(() => {
  scene.provider.reset();
  api.advance(61_000);
});

const update = `mutation ($emailDomain: String!, $oidcConfig: OidcConfigInput!) {
  updateOidcConfig(emailDomain: $emailDomain, oidcConfig: $oidcConfig) { emailDomain issuer clientId } }`;
const read = `query ($emailDomain: String!) { getSsoProvider(emailDomain: $emailDomain) {
  emailDomain saml { identifier } oidc { identifier issuer clientId customerId } } }`;
const remove = 'mutation ($emailDomain: String!) { deleteSsoConfig(emailDomain: $emailDomain) }';

let made = 0;
const newDomain = (): string => `n${++made}.${scene.domain}`;
const config = (more: object = {}) => ({ issuer: scene.provider.issuer, ...oidcClient, ...more });
const setup = (more: object, { by = scene.staff, emailDomain = newDomain(), at = api } = {}) =>
  at.gql<{ setupOidc: object }>(setupOidcMutation, by, {
    ...{ emailDomain, oidcConfig: config(more), customerId: String(scene.customerId) },
  });
/** Returns the errors in the fields of a set-up. */
const fieldsOf = async (more: object, at = api) =>
  (await setup(more, { at })).errors?.[0]?.extensions.fields?.map(({ path, message }) => [path, message]) ?? [];
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const claimsOf = async (token: string) =>
  decodeJwt((await (await fetch(`${api.origin}/auth/token`, bearer(token))).json()).token);

const nothingPublished = 'The issuer publishes no OpenID Connect configuration under /.well-known/openid-configuration';

describe('configurations', () => {
  test('staff sets one up; Admins look at it, and nobody reads the secret', async () => {
    const emailDomain = newDomain();
    const { data } = await setup({}, { emailDomain: ` ${emailDomain.toUpperCase()} ` });
    const stored = {
      ...{ emailDomain, identifier: `oidc.${emailDomain}`, issuer: scene.provider.issuer },
      ...{ clientId: oidcClient.clientId, customerId: String(scene.customerId) },
    };
    expect(data?.setupOidc).toEqual(stored);
    const { getSsoProvider } = await api.read<{ getSsoProvider: object }>(read, admin, { emailDomain });
    const { emailDomain: _, ...oidc } = stored;
    expect(getSsoProvider).toEqual({ emailDomain, saml: null, oidc });
    const row = await api.db('sso_configurations').where({ email_domain: emailDomain }).first();
    expect(row.client_secret.toString('latin1')).not.toContain(oidcClient.clientSecret);
    const logged = await api.db('audit_log').where({ action: 'setupOidc', customer_id: scene.customerId });
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain(oidcClient.clientSecret);
    expect((await setup({}, { by: admin })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const changed = await api.gql(update, admin, { emailDomain, oidcConfig: config() });
    expect(changed.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('a domain has one configuration, of one kind, in the whole system', async () => {
    const saml = await startSsoScene(api);
    const { errors } = await setup({}, { emailDomain: saml.domain });
    expect(errors?.[0]?.message).toBe('This email domain already has an SSO configuration');
    expect((await setup({}, { emailDomain: 'gmail.com' })).errors?.[0]?.extensions.fields).toMatchObject([
      { path: 'emailDomain' },
    ]);
    const asSaml = await api.gql('query ($d: String!) { getSsoConfig(emailDomain: $d) { ssoUrl } }', scene.staff, {
      d: scene.domain,
    });
    expect(asSaml.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const asOidc = await api.gql(update, saml.staff, { emailDomain: saml.domain, oidcConfig: config() });
    expect(asOidc.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { getSsoProvider } = await api.read<{ getSsoProvider: object }>(read, saml.staff, {
      emailDomain: saml.domain,
    });
    expect(getSsoProvider).toEqual({
      emailDomain: saml.domain,
      saml: { identifier: `saml.${saml.domain}` },
      oidc: null,
    });
    expect((await fetch(`${api.origin}/sso/saml/${scene.domain}/metadata`)).status).toBe(404);
  });

  test('the secret stays unless another is given, and is never sent to another issuer', async () => {
    const own = await startOidcScene(api);
    const change = (oidcConfig: object) =>
      api.gql<{ updateOidcConfig: object }>(update, own.staff, { emailDomain: own.domain, oidcConfig });
    const email = own.newEmail();
    await own.newPerson(email);
    const { issuer } = own.provider;
    expect((await change({ issuer, clientId: oidcClient.clientId, clientSecret: null })).data).toEqual({
      updateOidcConfig: { emailDomain: own.domain, issuer, clientId: oidcClient.clientId },
    });
    expect(await own.signIn({ email })).toEqual(expect.any(String));
    const moved = await change({ issuer: scene.provider.issuer, clientId: oidcClient.clientId });
    expect(moved.errors?.[0]?.extensions.fields).toEqual([
      {
        path: 'oidcConfig.clientSecret',
        message: 'Enter the client secret of the new issuer: the old one is not sent there',
      },
    ]);
    await change({ issuer, clientId: oidcClient.clientId, clientSecret: 'wrong' });
    await expect(own.signIn({ email })).rejects.toThrow('sso-error=client');
    await own.stop();
  });

  test('a deletion ends the sessions that were opened by it', async () => {
    const own = await startOidcScene(api);
    const email = own.newEmail();
    await own.newPerson(email);
    const token = await own.signIn({ email });
    const isOpen = async () => !(await api.gql('{ me { user { id } } }', { token })).errors;
    expect(await isOpen()).toBe(true);
    expect((await api.gql(remove, own.staff, { emailDomain: own.domain })).data).toEqual({ deleteSsoConfig: true });
    expect(await isOpen()).toBe(false);
    await own.stop();
  });
});

describe('the issuer is asked at the set-up', () => {
  const document = '/.well-known/openid-configuration';

  test('what is wrong with a field is said at the field', async () => {
    expect(await fieldsOf({ clientId: ' ', clientSecret: '' })).toEqual([
      ['oidcConfig.clientId', 'Client ID is required'],
      ['oidcConfig.clientSecret', 'Client secret is required'],
    ]);
    const address = 'Issuer must be a web address, such as https://login.example.com';
    for (const issuer of [
      'login',
      'javascript:alert(1)',
      `${scene.provider.issuer}/?a=b`,
      `${scene.provider.issuer}/#a`,
    ])
      expect(await fieldsOf({ issuer }), issuer).toEqual([['oidcConfig.issuer', address]]);
    expect(await fieldsOf({ issuer: 'https://user:secret@login.example.com' })).toMatchObject([
      ['oidcConfig.issuer', expect.stringMatching(/^Issuer: /)],
    ]);
  });

  test('one that does not answer, publishes nothing, or leads elsewhere is refused', async () => {
    expect(await fieldsOf({ issuer: `http://127.0.0.1:${await freePort()}` })).toEqual([
      ['oidcConfig.issuer', 'Nothing answers at the issuer, or its certificate is not valid'],
    ]);
    const { provider } = scene;
    const elsewhere = await startOidcScene(api);
    const answers = {
      redirect: (response) => response.writeHead(302, { location: `${elsewhere.provider.issuer}${document}` }).end(),
      missing: (response) => sendJson(response, {}, 404),
      page: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      text: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"issuer"'),
      list: (response) => sendJson(response, []),
      thin: (response) => sendJson(response, { issuer: `${provider.issuer}/thin` }),
      script: (response) =>
        sendJson(response, { ...provider.metadata('/script'), authorization_endpoint: 'javascript:alert(1)' }),
    } satisfies Record<string, Reply>;
    elsewhere.provider.requests.length = 0;
    for (const [what, answer] of Object.entries(answers)) {
      provider.reply(document, answer);
      expect(await fieldsOf({ issuer: `${provider.issuer}/${what}` }), what).toEqual([
        ['oidcConfig.issuer', nothingPublished],
      ]);
    }
    expect(elsewhere.provider.requests).toEqual([]);
    await elsewhere.stop();
  });

  test('one that is endless, or swells once it is unpacked, is not read to its end', async () => {
    const { provider } = scene;
    let sent = 0;
    provider.reply(document, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        if (response.destroyed || sent > 64 * 1024 * 1024) return void response.end();
        sent += 64 * 1024;
        if (response.write(' '.repeat(64 * 1024))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    expect(await fieldsOf({ issuer: `${provider.issuer}/endless` })).toHaveLength(1);
    expect(sent).toBeLessThan(16 * 1024 * 1024);
    const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    provider.reply(document, (response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed),
    );
    expect(await fieldsOf({ issuer: `${provider.issuer}/packed` })).toHaveLength(1);
  });

  test('one that calls itself otherwise is told by which name', async () => {
    scene.provider.publish({ issuer: 'https://other.example' });
    expect(await fieldsOf({ issuer: `${scene.provider.issuer}/a` })).toEqual([
      ['oidcConfig.issuer', 'The provider calls itself https://other.example. Enter exactly that.'],
    ]);
    // as Entra ID does for all of its customers together
    scene.provider.publish({ issuer: `${scene.provider.issuer}/{tenantid}/v2.0` });
    expect(await fieldsOf({ issuer: `${scene.provider.issuer}/common/v2.0` })).toEqual([
      ['oidcConfig.issuer', expect.stringContaining('for many organizations')],
    ]);
  });

  test('one that signs by shared secrets only, or names a private address, is refused', async () => {
    scene.provider.publish({ id_token_signing_alg_values_supported: ['HS256', 'none'] });
    expect(await fieldsOf({ issuer: `${scene.provider.issuer}/b` })).toMatchObject([
      ['oidcConfig.issuer', expect.stringContaining('shared secrets')],
    ]);
    for (const endpoint of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'])
      for (const address of ['http://169.254.169.254/latest', 'http://10.0.0.1/', 'http://[fd00::1]/']) {
        scene.provider.publish({ [endpoint]: address });
        expect(await fieldsOf({ issuer: `${scene.provider.issuer}/c` }), `${endpoint} ${address}`).toMatchObject([
          ['oidcConfig.issuer', expect.stringContaining('cannot be used')],
        ]);
      }
  });

  test('in production it is reached by https, and on no private address', async () => {
    const rules = outboundRules({ ENVIRONMENT_NAME: 'production', OUTBOUND_ALLOWED_NETWORKS: '' });
    const strict = await startTestApi({ outboundRules: rules });
    for (const issuer of [
      'http://login.example.com',
      scene.provider.issuer,
      'https://127.0.0.1/',
      'https://10.1.2.3/realms/a',
      'https://169.254.169.254/',
      'https://[::1]/',
      'https://localhost/',
    ])
      expect(await fieldsOf({ issuer }, strict), issuer).toMatchObject([
        ['oidcConfig.issuer', expect.stringMatching(/^Issuer: /)],
      ]);
    await strict.stop();
  });
});

describe('signing in', () => {
  test('it begins at the provider, for a code that only we exchange', async () => {
    const email = scene.newEmail();
    const { url, verifier, identifier } = await scene.begin(email);
    const address = new URL(url);
    expect(address.origin + address.pathname).toBe(`${scene.provider.origin}/authorize`);
    expect(identifier).toBe(`oidc.${scene.domain}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ client_id: oidcClient.clientId, response_type: 'code', scope: 'openid email', login_hint: email },
      ...{ redirect_uri: scene.callback, state: expect.stringMatching(/^_sso[0-9a-f]{40}$/) },
      ...{ nonce: expect.stringMatching(/^[\w-]{43}$/), code_challenge: expect.stringMatching(/^[\w-]{43}$/) },
      code_challenge_method: 'S256',
    });
    expect(url).not.toContain(verifier);
  });

  test('a member signs in, and their session says by whom', async () => {
    const email = scene.newEmail();
    const id = await scene.newPerson(email);
    const token = await scene.signIn({ email });
    const { data } = await api.gql('{ me { user { id isSso } } }', { token });
    expect(data).toEqual({ me: { user: { id, isSso: true } } });
    expect(await claimsOf(token)).toMatchObject({ sign_in_provider: `oidc.${scene.domain}`, sso_activated: true });
    const { data: checked } = await api.gql(
      'query ($email: String!) { checkEmailTenant(email: $email) { isSso tenantId providerId } }',
      ...[{}, { email }],
    );
    expect(checked).toEqual({
      checkEmailTenant: { isSso: true, tenantId: String(scene.customerId), providerId: `oidc.${scene.domain}` },
    });
  });

  test('whoever was invited is activated by it, and whoever was not has no access', async () => {
    const email = scene.newEmail();
    const id = await scene.newPerson(email, 'pending');
    const token = await scene.signIn({ email });
    expect(await claimsOf(token)).not.toHaveProperty('sso_activated');
    const activate = (bearerOf: string) => api.gql('mutation { activateSsoUser }', { token: bearerOf });
    expect((await activate(token)).data).toEqual({ activateSsoUser: true });
    expect(await claimsOf(token)).toMatchObject({ sso_activated: true, customer_id: String(scene.customerId) });
    expect(await api.db('audit_log').where({ user_id: id, action: 'activateSsoUser' })).toHaveLength(1);
    const removed = scene.newEmail();
    await scene.newPerson(removed, 'none');
    expect((await activate(await scene.signIn({ email: removed }))).data).toEqual({ activateSsoUser: false });
    const unknown = scene.newEmail();
    const { url } = await scene.begin(unknown);
    expect(await scene.come(scene.provider.authorize(url, { email: unknown }))).toBe('/404/user');
    expect(await api.db('users').where({ email: unknown })).toEqual([]);
  });

  test('an address that the token lacks is read from the person’s record', async () => {
    const email = scene.newEmail();
    await scene.newPerson(email);
    await expect(scene.signIn({ email, without: ['email', 'email_verified'] })).resolves.toEqual(expect.any(String));
    scene.provider.reply('/userinfo', (response) => sendJson(response, { sub: 'somebody-else', email }));
    await expect(scene.signIn({ email, without: ['email'] })).rejects.toThrow('sso-error=malformed');
    const unverified = { sub: scene.provider.subjectOf(email), email, email_verified: false };
    scene.provider.reply('/userinfo', (response) => sendJson(response, unverified));
    await expect(scene.signIn({ email, without: ['email'] })).rejects.toThrow('sso-error=unverified');
  });

  test('people of the domain have no password here', async () => {
    const { id } = await api.newPerson(scene.customerId);
    const email = scene.newEmail();
    await api.db('users').where({ id }).update({ email });
    expect((await api.signIn(email)).error?.message).toBe('Incorrect username or password');
  });

  test('a provider that is away is told of where somebody signs in, and asked again later', async () => {
    const own = await startOidcScene(api);
    const email = own.newEmail();
    await own.newPerson(email);
    // another process has not read what the provider publishes
    const second = await startTestApi({ seal, consoleUrl: api.origin, clock: api.clock });
    const begin = () =>
      second.gql<{ getLoginSsoConfig: object }>(
        'query ($email: String!) { getLoginSsoConfig(email: $email) { url } }',
        ...[{}, { email }],
      );
    own.provider.reply('/.well-known/openid-configuration', (response) => sendJson(response, {}, 503));
    expect((await begin()).errors?.[0]).toMatchObject({ message: nothingPublished, extensions: { code: 'INVALID' } });
    own.provider.reset();
    expect((await begin()).data?.getLoginSsoConfig).toEqual({ url: expect.any(String) });
    await second.stop();
    await own.stop();
  });
});
