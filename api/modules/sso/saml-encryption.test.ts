import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeKeyPair } from '../../../domain/identity/sso/saml/certificates.ts';
import type { Transaction } from '../../../platform/database.ts';
import { createSeal } from '../../../platform/seal.ts';
import {
  assertionOf,
  type Encrypting,
  encryptAssertion,
  encryptText,
  keyMethodOf,
  withAssertion,
} from '../../../tests/support/encrypt-assertion.ts';
import type { KeyPair, Said, Signing } from '../../../tests/support/identity-provider.ts';
import { overtake } from '../../../tests/support/overtake.ts';
import { type SsoScene, startSsoScene } from '../../../tests/support/sso-scene.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

// Assertions that are encrypted for us, which anybody can do: our certificate is public.
let api: TestApi;
let other: TestApi;
let scene: SsoScene;
let stranger: KeyPair;
let certificate: string;
let email: string;
beforeAll(async () => {
  const seal = createSeal(randomBytes(32));
  api = await startTestApi({ seal });
  other = await startTestApi({ seal, consoleUrl: api.origin, clock: api.clock });
  scene = await startSsoScene(api);
  stranger = await makeKeyPair('stranger', new Date());
  certificate = await scene.encryptionCertificate();
  email = scene.newEmail();
  await scene.newPerson(email);
});
afterAll(() => Promise.all([api?.stop(), other?.stop()]));
// calls of an address are counted by the minute
beforeEach(() => api.advance(61_000));

const refused = (reason: string): string => `/login#sso-error=${reason}`;
/** An answer to a new request, not encrypted. */
async function answer(signing: Signing = {}, more: Partial<Said> = {}) {
  const { requestId, verifier } = await scene.begin(email);
  const xml = scene.provider.answer({ ...scene.said(email, requestId), ...more }, signing);
  return { xml, requestId, verifier };
}
const encrypted = (xml: string, encrypting?: Encrypting) => encryptAssertion(xml, certificate, encrypting);
const postNew = async (encrypting: Encrypting): Promise<string> =>
  scene.post(encrypted((await answer()).xml, encrypting));

test('our metadata has a certificate for encryption where it is asked for, another one than for signatures, and asks for GCM and OAEP', async () => {
  expect(await (await fetch(scene.entityId)).text()).not.toContain('use="encryption"');
  const metadata = await (await fetch(`${scene.entityId}?encryption=1`)).text();
  expect(metadata.match(/<KeyDescriptor use="(signing|encryption)">/g)).toHaveLength(2);
  const [signing, encryption] = [...metadata.matchAll(/<ds:X509Certificate>([^<]+)</g)].map(([, body]) => body);
  expect(encryption).toMatch(/^[A-Za-z0-9+/=]+$/);
  expect(encryption).not.toBe(signing?.replace(/\s/g, ''));
  expect(metadata).toContain('#aes256-gcm');
  expect(metadata).toContain('#rsa-oaep-mgf1p');
  expect(metadata).not.toMatch(/cbc|rsa-1_5/);
});

test('the key is stored sealed, and the audit log has nothing of it', async () => {
  const row = await api.db('sso_configurations').where({ email_domain: scene.domain }).first();
  expect(Buffer.isBuffer(row.decryption_private_key)).toBe(true);
  expect(row.decryption_private_key.toString('latin1')).not.toContain('PRIVATE KEY');
  expect(row.decryption_private_key.equals(row.own_private_key)).toBe(false);
  const audited = await api.db('audit_log').where({ customer_id: scene.customerId, action: 'setupSso' });
  expect(audited).toHaveLength(1);
  expect(JSON.stringify(audited)).not.toContain('PRIVATE KEY');
});

test.each<[string, Encrypting]>([
  ['AES-256-GCM and RSA-OAEP with SHA-1', {}],
  ['AES-128-GCM and RSA-OAEP with SHA-256', { cipher: 'aes-128-gcm', hash: 'sha256' }],
  ['AES-192-GCM and RSA-OAEP with SHA-512', { cipher: 'aes-192-gcm', hash: 'sha512' }],
  ['a key beside the data', { hash: 'sha384', isKeyBeside: true }],
])('an assertion that is encrypted by %s signs in, once', async (_, encrypting) => {
  const { xml, verifier } = await answer();
  const sent = encrypted(xml, encrypting);
  const location = await scene.post(sent);
  expect(await scene.redeem(location, verifier)).toMatchObject({ token: expect.any(String) });
  await api.db('sso_requests').where({ email_domain: scene.domain }).update({ tried_at: null });
  // encrypted anew it is the same assertion
  expect(await scene.post(encrypted(xml, encrypting))).toBe(refused('replay'));
});

test('another process decrypts it as well', async () => {
  const { xml, verifier } = await answer();
  const body = new URLSearchParams({ SAMLResponse: Buffer.from(encrypted(xml)).toString('base64') });
  const { headers } = await fetch(`${other.origin}/sso/saml/${scene.domain}/acs`, {
    ...{ method: 'POST', body, redirect: 'manual' },
  });
  expect(await scene.redeem(headers.get('location') ?? '', verifier)).toMatchObject({ token: expect.any(String) });
});

test('one that nobody asked for begins a sign-in', async () => {
  const xml = scene.provider.answer(scene.said(email, null));
  expect(await scene.post(encrypted(xml))).toBe(`/login?emailAddress=${encodeURIComponent(email)}`);
});

describe('the signature within', () => {
  test('is required, whatever is signed around it', async () => {
    for (const xml of [
      encrypted((await answer({ sign: 'nothing' })).xml),
      scene.provider.signed(encrypted((await answer({ sign: 'nothing' })).xml), 'Response'),
      encrypted((await answer({ keys: stranger })).xml),
      scene.provider.signed(encrypted((await answer({ keys: stranger })).xml), 'Response'),
    ])
      expect(await scene.post(xml)).toBe(refused('signature'));
  });

  test('is enough, with one around it too', async () => {
    const { xml, verifier } = await answer();
    const location = await scene.post(scene.provider.signed(encrypted(xml), 'Response'));
    expect(await scene.redeem(location, verifier)).toMatchObject({ token: expect.any(String) });
  });

  test('covers the request: what is said of it around counts for nothing', async () => {
    const { xml } = await answer();
    const { requestId } = await scene.begin(email);
    const moved = encrypted(xml).replace(/InResponseTo="[^"]+"/, `InResponseTo="${requestId}"`);
    expect(await scene.post(moved)).toBe(refused('request'));
    const { xml: unasked } = await answer();
    expect(await scene.post(encrypted(unasked).replace(/ InResponseTo="[^"]+"/, ''))).toBe(refused('request'));
  });
});

describe('encryption', () => {
  test.each<[string, Encrypting]>([
    ['CBC', { cipher: 'aes-256-cbc' }],
    ['RSA 1.5', { hash: null }],
    ['RSA 1.5 that is called OAEP', { hash: null, keyMethod: keyMethodOf('sha1') }],
    ['two hashes', { hash: 'sha256', keyMethod: keyMethodOf('sha256', 'sha1') }],
    ['another hash than it says', { hash: 'sha256', keyMethod: keyMethodOf('sha512') }],
    [
      'changed bytes',
      {
        change: (sealed) =>
          Buffer.concat([sealed.subarray(0, 20), Buffer.from([(sealed[20] ?? 0) ^ 1]), sealed.subarray(21)]),
      },
    ],
    ['a short tag', { change: (sealed) => sealed.subarray(0, -8) }],
    ['nothing', { change: () => Buffer.alloc(0) }],
    ['two keys', { more: '<xenc:EncryptedKey/>' }],
  ])('by or with %s is refused, in the same words', async (_, encrypting) => {
    expect(await postNew(encrypting)).toBe(refused('encrypted'));
  });

  test('for another key is refused', async () => {
    const { xml } = await answer();
    expect(await scene.post(encryptAssertion(xml, stranger.certificate))).toBe(refused('encrypted'));
  });

  test('of one assertion beside another is refused', async () => {
    const { xml } = await answer();
    const sealed = encryptText(assertionOf(xml), certificate);
    for (const both of [sealed + sealed, sealed + assertionOf(xml), assertionOf(xml) + sealed])
      expect(await scene.post(withAssertion(xml, both))).toBe(refused('malformed'));
  });

  test('within what was decrypted, and elsewhere in an answer, is refused', async () => {
    const { xml } = await answer();
    const sealed = encryptText(assertionOf(xml), certificate);
    const within = assertionOf(xml).replace('<saml:Subject>', `<saml:Advice>${sealed}</saml:Advice><saml:Subject>`);
    expect(await scene.post(withAssertion(xml, encryptText(within, certificate)))).toBe(refused('encrypted'));
    const named = (await answer()).xml.replace('<saml:Subject>', '<saml:Subject><saml:EncryptedID/>');
    expect(await scene.post(named)).toBe(refused('encrypted'));
  });
});

describe('what was decrypted', () => {
  const postText = async (change: (assertion: string) => string): Promise<string> => {
    const { xml } = await answer();
    return scene.post(withAssertion(xml, encryptText(change(assertionOf(xml)), certificate)));
  };

  test('is read as strictly as an answer', async () => {
    for (const [change, reason] of [
      [() => '', 'malformed'],
      [() => 'x', 'malformed'],
      [() => '<a/>', 'malformed'],
      [(assertion: string) => `<!DOCTYPE x [<!ENTITY a "b">]>${assertion}`, 'malformed'],
      [(assertion: string) => assertion + assertion, 'malformed'],
      [(assertion: string) => `</Response><Response>${assertion}`, 'malformed'],
      [(assertion: string) => assertion.replace(email, `<!-- -->${email}`), 'malformed'],
      [
        (assertion: string) =>
          assertion.replace('<saml:Subject>', `${'<a>'.repeat(60)}${'</a>'.repeat(60)}<saml:Subject>`),
        'malformed',
      ],
      [
        (assertion: string) => assertion.replace('<saml:Subject>', `${'<a/>'.repeat(6_000)}<saml:Subject>`),
        'malformed',
      ],
      [(assertion: string) => assertion.replaceAll(email, `x${email}`), 'signature'],
    ] as const)
      expect(await postText(change)).toBe(refused(reason));
  });

  test('may have a declaration of XML', async () => {
    expect(await postText((assertion) => `<?xml version="1.0" encoding="UTF-8"?>\n${assertion}`)).toContain('#sso=');
  });

  test('is not accepted with SHA-1', async () => {
    expect(await scene.post(encrypted((await answer({ algorithm: 'sha1' })).xml))).toBe(refused('weak'));
  });

  test('is judged like any other', async () => {
    const { xml } = await answer({}, { audience: 'https://elsewhere.example' });
    expect(await scene.post(encrypted(xml))).toBe(refused('audience'));
  });
});

/** Makes a configuration one from before there was a key. */
const withoutKey = (of: SsoScene) =>
  api
    .db('sso_configurations')
    .where({ email_domain: of.domain })
    .update({ decryption_certificate: null, decryption_private_key: null });
/** Saves a configuration as it is. */
const save = (of: SsoScene) =>
  api.read(
    'mutation ($emailDomain: String!, $ssoConfig: SsoConfigInput!) { updateSsoConfig(emailDomain: $emailDomain, ssoConfig: $ssoConfig) { emailDomain } }',
    of.staff,
    {
      emailDomain: of.domain,
      ssoConfig: {
        ...{ entityId: of.entityId, providerEntityId: of.provider.entityId, certificate: of.provider.certificate },
        ssoUrl: 'https://login.example.com/sso',
      },
    },
  );

test('a configuration from before there was a key refuses encrypted ones, and gets its key with the next change', async () => {
  const old = await startSsoScene(api);
  await withoutKey(old);
  expect(await (await fetch(old.entityId)).text()).not.toContain('use="encryption"');
  const person = old.newEmail();
  await old.newPerson(person);
  const send = async (forCertificate: string) => {
    const { requestId, verifier } = await old.begin(person);
    const xml = old.provider.answer(old.said(person, requestId));
    return { location: await old.post(encryptAssertion(xml, forCertificate)), verifier };
  };
  expect((await send(certificate)).location).toBe(refused('encrypted'));
  await save(old);
  const made = await old.encryptionCertificate();
  const { location, verifier } = await send(made);
  expect(await old.redeem(location, verifier)).toMatchObject({ token: expect.any(String) });
  await save(old);
  expect(await old.encryptionCertificate()).toBe(made);
});

test('a configuration that gets its key by two changes at once keeps the first', async () => {
  const old = await startSsoScene(api);
  await withoutKey(old);
  const row = { email_domain: old.domain };
  const made = { decryption_certificate: 'made meanwhile', decryption_private_key: Buffer.from('sealed meanwhile') };
  const first = {
    lock: (trx: Transaction) => trx('sso_configurations').where(row).forUpdate().first(),
    change: (trx: Transaction) => trx('sso_configurations').where(row).update(made),
  };
  await overtake(api, first, () => save(old));
  expect(await api.db('sso_configurations').where(row).first(Object.keys(made))).toEqual(made);
});
