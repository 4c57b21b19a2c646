import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ssoDescriptionsPerMinute } from '../../../domain/constants.ts';
import { releaseSso } from '../../../domain/identity/sso/hold-sso.ts';
import { makeKeyPair } from '../../../domain/identity/sso/saml/certificates.ts';
import { warnOfCertificates } from '../../../domain/identity/sso/saml/warn-of-certificates.ts';
import { outboundRules } from '../../../platform/outbound-address.ts';
import { createIdentityProvider } from '../../../tests/support/identity-provider.ts';
import { overtake } from '../../../tests/support/overtake.ts';
import { type SsoScene, startSsoScene } from '../../../tests/support/sso-scene.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

// Configurations of single sign-on, and metadata that they are made of.
let api: TestApi;
let scene: SsoScene;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  scene = await startSsoScene(api);
  admin = await api.newPerson(scene.customerId);
});
afterAll(() => api?.stop());
// calls of an address are counted by the minute
beforeEach(() => api.advance(61_000));

const fields =
  'emailDomain identifier entityId providerEntityId ssoUrl logoutUrl certificate isCertificateExpiring customerId';
const setup = `mutation ($emailDomain: String!, $ssoConfig: SsoConfigInput!, $customerId: ID!) {
  setupSso(emailDomain: $emailDomain, ssoConfig: $ssoConfig, customerId: $customerId) { ${fields} } }`;
const update = `mutation ($emailDomain: String!, $ssoConfig: SsoConfigInput!) {
  updateSsoConfig(emailDomain: $emailDomain, ssoConfig: $ssoConfig) { ${fields} } }`;
const remove = 'mutation ($emailDomain: String!) { deleteSsoConfig(emailDomain: $emailDomain) }';
const read = `query ($emailDomain: String!) { getSsoConfig(emailDomain: $emailDomain) { ${fields} } }`;
const list = 'query ($customerId: ID!) { getEmailDomainsPerCustomer(customerId: $customerId) }';

/** A certificate of an RSA key that is too short. */
const of1024Bits = [
  'MIIB/DCCAWWgAwIBAgIUJBe7WTjRcZ/nHQuOxjzPBSD042AwDQYJKoZIhvcNAQEL',
  'BQAwDzENMAsGA1UEAwwEd2VhazAgFw0yNjExMjYxODMxMzBaGA8yMTI2MTEwMjE4',
  'MzEzMFowDzENMAsGA1UEAwwEd2VhazCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkC',
  'gYEAt7UxXdgae/flqbToxq77p4RGnBiCwzh2X2l3GY1MhAoMhe/XoQ+6Xvy0wr6n',
  'h/yz3qB1hAhGd/46bqf87nhbCL6WP7KMOJ4ZHWwjJ3QUIBb64YinmGuZCvCw8lnX',
  'X3QLooVBF5COph3JMiHpLO2mmOG0SqTuvfIJGpVo00D9aC8CAwEAAaNTMFEwHQYD',
  'VR0OBBYEFFatjnGtjHeXeIACD6NP2Fp06VqRMB8GA1UdIwQYMBaAFFatjnGtjHeX',
  'eIACD6NP2Fp06VqRMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADgYEA',
  'aWzb1qUAW+pjCQSkKz8PHB9OH1IMqXjplm9ejL7fULkUWXgRGSSuxRWk0SGZsisf',
  'Id0IsCsZZONBZencDQsE3gIf+kPCasT1ourBLHzVPVCLEIA5pQARVrzXQf9uwW/U',
  'EXcLWOR8cNZnjfspzpZuy93hXOf+B0DAE826I23PpDw=',
].join('');

const config = (more: object = {}) => ({
  ...{ entityId: 'https://ours.example', providerEntityId: scene.provider.entityId },
  ...{ ssoUrl: 'https://login.example.com/sso', certificate: scene.provider.certificate, ...more },
});
const codesOf = async (query: string, by: TestPerson, variables: Record<string, unknown>) =>
  (await api.gql(query, by, variables)).errors?.map(({ extensions }) => extensions.code) ?? [];
let made = 0;
const newDomain = (): string => `n${++made}.${scene.domain}`;

describe('configurations', () => {
  test('AUTH-020 AUTH-038 AUTH-093 staff sets one up for an e-mail domain of a customer', async () => {
    const emailDomain = newDomain();
    const { setupSso } = await api.read<{ setupSso: object }>(setup, scene.staff, {
      ...{ emailDomain: ` ${emailDomain.toUpperCase()} `, ssoConfig: config(), customerId: String(scene.customerId) },
    });
    expect(setupSso).toEqual({
      ...{ emailDomain, identifier: `saml.${emailDomain}`, entityId: 'https://ours.example' },
      ...{ providerEntityId: scene.provider.entityId, ssoUrl: 'https://login.example.com/sso', logoutUrl: null },
      ...{
        certificate: scene.provider.certificate,
        isCertificateExpiring: false,
        customerId: String(scene.customerId),
      },
    });
  });

  test('AUTH-006 AUTH-007 Admins look at their customer’s; nobody else does, and only staff changes them', async () => {
    const customerId = String(scene.customerId);
    const { getSsoConfig } = await api.read<{ getSsoConfig: object }>(read, admin, { emailDomain: scene.domain });
    expect(getSsoConfig).toMatchObject({ emailDomain: scene.domain, providerEntityId: scene.provider.entityId });
    const { getEmailDomainsPerCustomer: domains } = await api.read<{ getEmailDomainsPerCustomer: string[] }>(
      ...[list, admin, { customerId }],
    );
    expect(domains).toContain(scene.domain);
    expect(domains).toEqual([...domains].sort());
    const manager = await api.newPerson(scene.customerId, 'MANAGER');
    expect(await codesOf(read, manager, { emailDomain: scene.domain })).toEqual(['FORBIDDEN']);
    expect(await codesOf(setup, admin, { emailDomain: newDomain(), ssoConfig: config(), customerId })).toEqual([
      'FORBIDDEN',
    ]);
    expect(await codesOf(update, admin, { emailDomain: scene.domain, ssoConfig: config() })).toEqual(['FORBIDDEN']);
    expect(await codesOf(remove, admin, { emailDomain: scene.domain })).toEqual(['FORBIDDEN']);
  });

  test('a domain belongs to one customer, and none at which anybody gets an address to any', async () => {
    const elsewhere = await api.newCustomer();
    const staff = await api.newPerson(elsewhere, 'SUPER');
    const attempt = async (emailDomain: string) =>
      (
        await api.gql(setup, staff, { emailDomain, ssoConfig: config(), customerId: String(elsewhere) })
      ).errors?.[0]?.extensions.fields?.map(({ message }) => message);
    expect(await attempt(scene.domain)).toEqual(['This email domain already has an SSO configuration']);
    expect(await attempt('gmail.com')).toEqual(['Anybody can get an address at gmail.com: it belongs to no customer']);
    for (const bad of [
      'example',
      'a b.example',
      '@example.com',
      '.example.com',
      'exa_mple.com',
      `${'a'.repeat(64)}.com`,
    ])
      expect(await attempt(bad), bad).toEqual(['Email domain must be a domain, such as example.com']);
    const raced = newDomain();
    const both = await Promise.all([attempt(raced), attempt(raced)]);
    expect(both).toContain(undefined);
    expect(both).toContainEqual(['This email domain already has an SSO configuration']);
    // what another customer has is not found, let alone changed
    for (const [query, variables] of [
      [read, {}],
      [update, { ssoConfig: config() }],
      [remove, {}],
    ] as const)
      expect(await codesOf(query, staff, { emailDomain: scene.domain, ...variables })).toEqual(['NOT_FOUND']);
  });

  test('AUTH-120 what is wrong with a field is said at the field', async () => {
    const of = async (more: object) => {
      const { errors } = await api.gql(setup, scene.staff, {
        ...{ emailDomain: newDomain(), ssoConfig: config(more), customerId: String(scene.customerId) },
      });
      return errors?.[0]?.extensions.fields ?? [];
    };
    expect(await of({ certificate: 'A'.repeat(5_001) })).toMatchObject([
      { path: 'ssoConfig.certificate', message: 'Certificate can have at most 5,000 characters' },
    ]);
    for (const certificate of ['x', 'AAAA', `${scene.provider.certificate}\nmore`])
      expect(await of({ certificate })).toMatchObject([{ path: 'ssoConfig.certificate' }]);
    expect(await of({ certificate: of1024Bits })).toMatchObject([
      { path: 'ssoConfig.certificate', message: 'Certificate needs a key of at least 2,048 bits' },
    ]);
    expect(await of({ ssoUrl: 'javascript:alert(1)' })).toMatchObject([{ path: 'ssoConfig.ssoUrl' }]);
    expect(await of({ ssoUrl: 'https://user:secret@login.example.com' })).toMatchObject([{ path: 'ssoConfig.ssoUrl' }]);
    expect(await of({ ssoUrl: 'http://169.254.169.254/' })).toMatchObject([{ path: 'ssoConfig.ssoUrl' }]);
    expect(await of({ logoutUrl: 'data:text/html,x' })).toMatchObject([{ path: 'ssoConfig.logoutUrl' }]);
    expect(await of({ entityId: scene.provider.entityId })).toMatchObject([{ path: 'ssoConfig.entityId' }]);
  });

  test('in production an identity provider is reached by https', async () => {
    const rules = outboundRules({ ENVIRONMENT_NAME: 'production', OUTBOUND_ALLOWED_NETWORKS: '' });
    const strict = await startTestApi({ outboundRules: rules });
    const { errors } = await strict.gql(setup, scene.staff, {
      ...{ emailDomain: newDomain(), ssoConfig: config({ ssoUrl: 'http://login.example.com' }) },
      customerId: String(scene.customerId),
    });
    await strict.stop();
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ path: 'ssoConfig.ssoUrl' }]);
  });

  test('AUTH-021 AUTH-119 a change keeps the domain; AUTH-022 a deletion ends the sessions that were opened by it', async () => {
    const own = await startSsoScene(api);
    const email = own.newEmail();
    await own.newPerson(email);
    const token = await own.signIn(email);
    const me = async () => (await api.gql('{ me { user { id } } }', { token })).errors?.[0]?.extensions.code ?? null;
    const { updateSsoConfig } = await api.read<{ updateSsoConfig: object }>(update, own.staff, {
      emailDomain: own.domain,
      ssoConfig: { ...config(), providerEntityId: own.provider.entityId, ssoUrl: 'https://new.example.com/sso' },
    });
    expect(updateSsoConfig).toMatchObject({ emailDomain: own.domain, ssoUrl: 'https://new.example.com/sso' });
    expect(await me()).toBeNull();
    expect((await api.gql(remove, own.staff, { emailDomain: own.domain })).data).toEqual({ deleteSsoConfig: true });
    expect(await me()).toBe('UNAUTHENTICATED');
    expect(await own.check(email)).toMatchObject({ isSso: false });
    expect(await codesOf(remove, own.staff, { emailDomain: own.domain })).toEqual(['NOT_FOUND']);
  });

  test('a deletion ends sign-ins that are on their way, and sessions that were handed over', async () => {
    const own = await startSsoScene(api);
    const email = own.newEmail();
    await own.newPerson(email);
    const customerId = own.customerId;
    const token = await own.signIn(email);
    const { getCustomToken } = await api.read<{ getCustomToken: { token: string } }>(
      'mutation ($id: ID!) { getCustomToken(customerId: $id) { token } }',
      { id: '', email, token, customerId },
      { id: String(customerId) },
    );
    const redeem = 'mutation ($token: String!) { signInWithCustomToken(token: $token) { token } }';
    const { data } = await api.gql<{ signInWithCustomToken: { token: string } }>(redeem, {}, getCustomToken);
    const handed = data?.signInWithCustomToken.token ?? '';
    const isOpen = async (bearer: string) =>
      (await api.gql('{ me { isSuper } }', { token: bearer, customerId })).data !== null;
    expect(await isOpen(handed)).toBe(true);
    const { requestId, verifier } = await own.begin(email);
    const location = await own.post(own.provider.answer(own.said(email, requestId)));
    expect((await api.gql(remove, own.staff, { emailDomain: own.domain })).data).toEqual({ deleteSsoConfig: true });
    expect(await Promise.all([token, handed].map(isOpen))).toEqual([false, false]);
    expect((await own.redeem(location, verifier)).token).toBeNull();
    expect(await api.db('sso_requests').where({ email_domain: own.domain })).toEqual([]);
  });

  test('no code is worth a session once single sign-on was turned off, nor while the configuration is deleted', async () => {
    const own = await startSsoScene(api);
    const email = own.newEmail();
    const id = await own.newPerson(email);
    const answered = async () => {
      const { requestId, verifier } = await own.begin(email);
      const location = await own.post(own.provider.answer(own.said(email, requestId)));
      return () => own.redeem(location, verifier);
    };
    const redeem = await answered();
    const turn = 'mutation ($id: ID!, $isOn: Boolean!) { updateSsoEnabled(customerId: $id, isSSOEnabled: $isOn) }';
    const turned = (isOn: boolean) => api.read(turn, own.staff, { id: String(own.customerId), isOn });
    await turned(false);
    expect((await redeem()).token).toBeNull();
    await turned(true);
    const late = await answered();
    const deletion = overtake(
      api,
      {
        // the deletion has ended the sessions that there are, and is not stored yet
        lock: (trx) => releaseSso(trx, own.domain),
        change: (trx) => trx('sso_configurations').where({ email_domain: own.domain }).delete(),
      },
      late,
    );
    expect((await deletion).token).toBeNull();
    expect(await api.db('sessions').where({ user_id: id, ended_at: null })).toEqual([]);
  });

  test('a certificate is warned of 30 days before it expires, and then signs nobody in', async () => {
    const own = await startSsoScene(api);
    const near = (days: number) =>
      api
        .db('sso_configurations')
        .where({ email_domain: own.domain })
        .update({ certificate_expires_at: new Date(api.clock.now().getTime() + days * 86_400_000) });
    const isWarned = async () =>
      (
        await api.read<{ getSsoConfig: { isCertificateExpiring: boolean } }>(read, own.staff, {
          emailDomain: own.domain,
        })
      ).getSsoConfig.isCertificateExpiring;
    await near(31);
    expect(await isWarned()).toBe(false);
    await near(29);
    expect(await isWarned()).toBe(true);
    const owner = await api.newPerson(own.customerId);
    const mails = () => api.db('mails').where({ recipient: owner.email }).orderBy('created_at').pluck('subject');
    const subject = (days: string) => `Single sign-on of ${own.domain} stops in ${days} without a new certificate`;
    for (let night = 0; night < 2; night += 1) await warnOfCertificates(api);
    expect(await mails()).toEqual([subject('29 days')]);
    await near(6.5);
    for (let night = 0; night < 2; night += 1) await warnOfCertificates(api);
    expect(await mails()).toEqual([subject('29 days'), subject('7 days')]);
    await near(-1);
    await expect(own.begin(own.newEmail())).rejects.toThrow('The certificate has expired.');
  });
});

describe('metadata', () => {
  const upload = async (text: string | Uint8Array, name = 'metadata.xml', by = scene.staff) => {
    const body = new FormData();
    body.set('file', new File([text as BlobPart], name));
    const response = await fetch(`${api.origin}/sso/metadata/`, {
      ...{ method: 'POST', body },
      headers: { authorization: `Bearer ${by.token}`, 'customer-id': String(by.customerId) },
    });
    const answer = await response.json();
    return { status: response.status, answer, message: answer.errors?.[0]?.message as string | undefined };
  };

  test('AUTH-023 AUTH-095 metadata gives the fields of the form; the certificate is the one for signatures', async () => {
    const provider = await createIdentityProvider('https://idp.example/entity');
    const { status, answer } = await upload(provider.metadata());
    expect(status).toBe(200);
    expect(answer).toEqual({
      ...{ providerEntityId: 'https://idp.example/entity', ssoUrl: 'https://login.example.com/sso' },
      ...{ logoutUrl: 'https://login.example.com/logout', certificate: provider.certificate },
      certificateExpiresAt: expect.any(String),
    });
    const expired = await makeKeyPair('expired', new Date('2000-01-01'));
    expect((await upload(provider.metadata({ expired }))).answer.certificate).toBe(provider.certificate);
  });

  test('AUTH-121 it is an .xml file of 1,000 KB at most', async () => {
    const text = scene.provider.metadata();
    expect(await upload(text, 'metadata.txt')).toMatchObject({ status: 400, message: 'Metadata must be an .xml file' });
    const padded = (bytes: number) => text.padEnd(bytes, ' ');
    expect((await upload(padded(1_000 * 1_024))).status).toBe(200);
    expect(await upload(padded(1_000 * 1_024 + 1))).toMatchObject({
      status: 400,
      message: 'Metadata can have at most 1,000 KB',
    });
    expect((await upload(padded(3_000_000))).status).toBe(400);
  });

  test('entities, document types and what is no metadata are refused; a bomb costs nothing', async () => {
    const text = scene.provider.metadata();
    const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${'bcdefghijklmnop'
      .split('')
      .map((name, n) => `<!ENTITY ${name} "${`&${'abcdefghijklmnop'[n]};`.repeat(10)}">`)
      .join('')}]>`;
    const doctype = 'Metadata must not declare a document type or entities';
    const body = text.replace(/^<\?xml[^>]*\?>/, '');
    const before = performance.now();
    for (const type of [
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/evil.dtd">',
      laughs,
    ])
      expect(await upload(type + body.replace('entityID="', 'entityID="&p;'))).toMatchObject({ message: doctype });
    expect(performance.now() - before).toBeLessThan(5_000);
    expect((await upload(Buffer.from(`\uFEFF${text}`, 'utf16le'))).message).toBe('This file is not XML in UTF-8');
    expect((await upload('not xml')).message).toBe('This file is not XML in UTF-8');
    expect((await upload('<a/>')).message).toBe('This file has no metadata of an identity provider');
    const entity = /<md:EntityDescriptor[\s\S]*$/.exec(text)?.[0] ?? '';
    expect((await upload(`<all>${entity}${entity}</all>`)).message).toContain('several identity providers');
    expect((await upload(text.replaceAll('use="signing"', 'use="encryption"'))).message).toContain(
      'signing certificate',
    );
    expect((await upload(text.replaceAll('HTTP-Redirect', 'PAOS'))).message).toContain('HTTP-Redirect');
  });

  test('only staff uploads', async () => {
    expect((await upload(scene.provider.metadata(), 'metadata.xml', admin)).status).toBe(403);
  });

  test('ours is public, names our addresses and has our certificate', async () => {
    const response = await fetch(`${api.origin}/sso/saml/${scene.domain}/metadata`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('application/samlmetadata+xml');
    for (const part of [`entityID="${scene.entityId}"`, scene.acs, 'AuthnRequestsSigned="true"', 'X509Certificate'])
      expect(text).toContain(part);
    for (const nobodys of ['nobody.example', '%00', 'x'.repeat(2_000)])
      expect((await fetch(`${api.origin}/sso/saml/${nobodys}/metadata`)).status, nobodys).toBe(404);
  });

  test('ours is read by one address as often as a person needs it', async () => {
    const read = async () => (await fetch(`${api.origin}/sso/saml/${scene.domain}/metadata`)).status;
    for (let n = 0; n < ssoDescriptionsPerMinute; n += 1) expect(await read()).toBe(200);
    expect(await read()).toBe(429);
  });
});
