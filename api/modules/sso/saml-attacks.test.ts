import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeKeyPair } from '../../../domain/identity/sso/saml/certificates.ts';
import { createSeal } from '../../../platform/seal.ts';
import type { KeyPair } from '../../../tests/support/identity-provider.ts';
import { type SsoScene, startSsoScene } from '../../../tests/support/sso-scene.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

// Answers of identity providers as attackers make them: none opens a session.
let api: TestApi;
let scene: SsoScene;
let other: TestApi;
let stranger: KeyPair;
const email = { victim: '', attacker: '' };
beforeAll(async () => {
  const seal = createSeal(randomBytes(32));
  api = await startTestApi({ seal });
  other = await startTestApi({ seal, consoleUrl: api.origin, clock: api.clock });
  scene = await startSsoScene(api);
  stranger = await makeKeyPair('stranger', new Date());
  for (const who of ['victim', 'attacker'] as const) {
    email[who] = scene.newEmail();
    await scene.newPerson(email[who]);
  }
});
afterAll(() => Promise.all([api?.stop(), other?.stop()]));
// calls of an address are counted by the minute
beforeEach(() => api.advance(61_000));

/** Posts an answer as if none had been posted to its request: each has one try. */
async function post(xml: string): Promise<string> {
  await api.db('sso_requests').where({ email_domain: scene.domain }).update({ tried_at: null });
  return scene.post(xml);
}
const refused = (reason: string): string => `/login#sso-error=${reason}`;
/** A good answer about the attacker to a request of their own, and its parts. */
async function good() {
  const { requestId, verifier } = await scene.begin(email.attacker);
  const said = { ...scene.said(email.attacker, requestId), assertionId: `_good${requestId}` };
  const xml = scene.provider.answer(said);
  const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
  return { requestId, verifier, said, xml, assertion };
}
/** An assertion about the victim, unsigned. */
const evil = (requestId: string): string =>
  /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(scene.provider.unsigned(scene.said(email.victim, requestId)))?.[0] ??
  '';

test('what is tampered with below is accepted as it is, with either of its parts signed', async () => {
  for (const sign of ['assertion', 'response'] as const) {
    const { requestId, verifier } = await scene.begin(email.attacker);
    const answer = scene.provider.answer(scene.said(email.attacker, requestId), { sign });
    expect(await scene.redeem(await post(answer), verifier)).toMatchObject({ token: expect.any(String) });
  }
});

describe('signatures', () => {
  test('an unsigned answer, one signed by a stranger, and one changed afterwards are refused', async () => {
    const { requestId, xml } = await good();
    const said = scene.said(email.victim, requestId);
    expect(await post(scene.provider.answer(said, { sign: 'nothing' }))).toBe(refused('signature'));
    for (const sign of ['assertion', 'response'] as const)
      expect(await post(scene.provider.answer(said, { sign, keys: stranger }))).toBe(refused('signature'));
    expect(await post(xml.replaceAll(email.attacker, email.victim))).toBe(refused('signature'));
    // signed anew by a stranger, with the right signature still within
    expect(await post(scene.provider.signed(xml, 'Response', { keys: stranger }))).toBe(refused('signature'));
  });

  test('a signature that is good for a part elsewhere covers no other assertion', async () => {
    const { requestId, xml, assertion } = await good();
    const victim = evil(requestId);
    const without = assertion.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>|<Signature[\s\S]*?<\/Signature>/, '');
    const signature = /<(?:ds:)?Signature [\s\S]*?<\/(?:ds:)?Signature>/.exec(assertion)?.[0] ?? '';
    expect(signature).not.toBe('');
    const wrapped = [
      // the victim's before, after, around and beneath the signed one
      xml.replace(assertion, victim + assertion),
      xml.replace(assertion, assertion + victim),
      xml.replace(assertion, victim.replace('</saml:Assertion>', `${assertion}</saml:Assertion>`)),
      xml.replace(assertion, victim.replace('<saml:Subject>', `<saml:Advice>${assertion}</saml:Advice><saml:Subject>`)),
      xml.replace(assertion, `<samlp:Extensions>${assertion}</samlp:Extensions>${victim}`),
      // the signature moved into the victim's, with the signed one within it as an object
      xml.replace(
        assertion,
        victim.replace(
          '</saml:Issuer>',
          `</saml:Issuer>${signature.replace(/<\/(ds:)?Signature>$/, `<$1Object>${without}</$1Object>$&`)}`,
        ),
      ),
      // two of one id
      xml.replace(assertion, victim.replace(/ID="[^"]+"/, /ID="[^"]+"/.exec(assertion)?.[0] ?? '') + assertion),
    ];
    for (const [index, attempt] of wrapped.entries())
      expect(await post(attempt), `attempt ${index}`).toMatch(/sso-error=(signature|malformed)$/);
  });

  test('a name is taken as a whole: comments, sections and instructions within it are refused', async () => {
    const { requestId } = await good();
    const tricks = ['<!-- -->', '<![CDATA[ ]]>', '<?x y?>'];
    for (const trick of tricks) {
      const nameId = `${email.victim}${trick}.${scene.domain}`;
      const answer = scene.provider.answer({ ...scene.said(email.attacker, requestId), nameId });
      expect(await post(answer), trick).toBe(refused('malformed'));
    }
  });

  test('SHA-1 is refused, and so is a shared secret', async () => {
    const { requestId, xml } = await good();
    const said = scene.said(email.attacker, requestId);
    expect(await post(scene.provider.answer(said, { algorithm: 'sha1' }))).toBe(refused('weak'));
    const shared = xml.replace(
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
    );
    expect(await post(shared)).toBe(refused('weak'));
  });
});

describe('what an answer is for', () => {
  test.each([
    ['another application', { audience: 'https://elsewhere.example' }, 'audience'],
    ['another address', { recipient: 'https://elsewhere.example/acs' }, 'recipient'],
    ['from another provider', { issuer: 'https://other-idp.example' }, 'issuer'],
    ['expired', { notOnOrAfter: -3 }, 'time'],
    ['not yet valid', { notBefore: 3 }, 'time'],
    ['a sign-in that failed', { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' }, 'provider'],
    ['a request that nobody made', { inResponseTo: '_never' }, 'request'],
  ])('one that is %s is refused', async (_, more, reason) => {
    const { requestId } = await good();
    expect(await post(scene.provider.answer({ ...scene.said(email.attacker, requestId), ...more }))).toBe(
      refused(reason),
    );
  });

  const past = '2000-01-01T00:00:00Z';
  const confirmation = /(<saml:SubjectConfirmationData )NotOnOrAfter="[^"]+"/;
  test.each<[string, (xml: string) => string, string]>([
    [
      'for us, and restricted to others too',
      (xml) =>
        xml.replace(
          '</saml:AudienceRestriction>',
          '$&<saml:AudienceRestriction><saml:Audience>https://elsewhere.example</saml:Audience></saml:AudienceRestriction>',
        ),
      'audience',
    ],
    [
      'for no audience',
      (xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
      'malformed',
    ],
    ['confirmed for somebody else to bring', (xml) => xml.replace('cm:bearer', 'cm:sender-vouches'), 'recipient'],
    ['confirmed without an end', (xml) => xml.replace(confirmation, '$1'), 'signature'],
    ['confirmed until before', (xml) => xml.replace(confirmation, `$1NotOnOrAfter="${past}"`), 'time'],
    ['good until before', (xml) => xml.replace(/(<saml:Conditions .*?NotOnOrAfter=")[^"]+/, `$1${past}`), 'time'],
    [
      'of a session that has ended there',
      (xml) => xml.replace('<saml:AuthnStatement ', `$&SessionNotOnOrAfter="${past}" `),
      'time',
    ],
  ])('one that is %s is refused', async (_, change, reason) => {
    const xml = scene.provider.unsigned((await good()).said);
    const changed = change(xml);
    expect(changed).not.toBe(xml);
    expect(await post(scene.provider.signed(changed, 'Assertion'))).toBe(refused(reason));
  });

  test('what is said of the request outside of the signature counts for nothing', async () => {
    // a stolen answer about the victim that nobody asked for, or one to another request, as if it were the attacker's
    const stolen = await scene.begin(email.victim);
    for (const of of [null, stolen.requestId]) {
      const { requestId } = await scene.begin(email.attacker);
      const answer = scene.provider.answer(scene.said(email.victim, of));
      const smuggled = `<samlp:Extensions><saml:SubjectConfirmationData InResponseTo="${requestId}"/></samlp:Extensions>`;
      expect(await post(answer.replace('<samlp:Status>', `${smuggled}<samlp:Status>`)), String(of)).toBe(
        refused('request'),
      );
    }
  });

  test('clocks may differ by two minutes', async () => {
    await expect(scene.signIn(email.attacker, { notOnOrAfter: -1.5 })).resolves.toEqual(expect.any(String));
    await expect(scene.signIn(email.attacker, { notBefore: 1.5 })).resolves.toEqual(expect.any(String));
  });

  test('a provider speaks for its own domain only, by the name, else by one attribute', async () => {
    const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
    const { requestId } = await good();
    const postOf = (more: object) => post(scene.provider.answer({ ...scene.said(email.attacker, requestId), ...more }));
    for (const address of ['somebody@elsewhere.example', `a@sub.${scene.domain}`, `a@x${scene.domain}`])
      expect(await postOf({ nameId: address }), address).toBe(refused('domain'));
    const nameless = { nameId: 'u-17', nameIdFormat: persistent };
    expect(await postOf(nameless)).toBe(refused('subject'));
    expect(await postOf({ ...nameless, attributes: { mail: [email.victim, email.attacker] } })).toBe(
      refused('subject'),
    );
    expect(await postOf({ ...nameless, attributes: { nickname: [email.victim] } })).toBe(refused('subject'));
    expect(await postOf({ ...nameless, attributes: { Email: [email.attacker] } })).toContain('#sso=');
  });

  test('the provider’s staff is signed in by no customer’s identity provider', async () => {
    const address = scene.newEmail();
    await api
      .db('users')
      .where({ id: await scene.newPerson(address) })
      .update({ is_super: true });
    const { requestId } = await scene.begin(address);
    expect(await post(scene.provider.answer(scene.said(address, requestId)))).toBe(refused('staff'));
  });
});

describe('once', () => {
  test('an answer is taken once, by all processes together', async () => {
    const { requestId } = await scene.begin(email.attacker);
    const answer = scene.provider.answer(scene.said(email.attacker, requestId));
    const form = () => new URLSearchParams({ SAMLResponse: Buffer.from(answer).toString('base64') });
    const at = (origin: string) =>
      fetch(`${origin}/sso/saml/${scene.domain}/acs`, {
        ...{ method: 'POST', body: form(), redirect: 'manual' as const },
      }).then(({ headers }) => headers.get('location') ?? '');
    const locations = await Promise.all([at(api.origin), at(other.origin), at(api.origin)]);
    expect(locations.filter((location) => location.includes('#sso='))).toHaveLength(1);
    expect(locations.filter((location) => location === refused('request'))).toHaveLength(2);
    expect(await scene.post(answer)).toBe(refused('request'));
    expect(await post(answer)).toBe(refused('replay'));
  });

  test('a request has one try, so that nobody has many verified by it', async () => {
    const { requestId } = await scene.begin(email.attacker);
    const said = scene.said(email.attacker, requestId);
    expect(await scene.post(scene.provider.answer(said, { keys: stranger }))).toBe(refused('signature'));
    expect(await scene.post(scene.provider.answer(said))).toBe(refused('request'));
  });

  test('a request is answered once, and within half an hour', async () => {
    const { requestId } = await scene.begin(email.attacker);
    const answer = () => scene.provider.answer(scene.said(email.attacker, requestId));
    expect(await post(answer())).toContain('#sso=');
    expect(await post(answer())).toBe(refused('request'));
    const late = await scene.begin(email.attacker);
    api.advance(31 * 60_000);
    expect(await post(scene.provider.answer(scene.said(email.attacker, late.requestId)))).toBe(refused('request'));
  });

  test('a code opens one session, for the browser that began, within two minutes', async () => {
    const expired = 'This sign-in has expired or was used already. Please sign in again.';
    const { requestId, verifier } = await scene.begin(email.attacker);
    const location = await post(scene.provider.answer(scene.said(email.attacker, requestId)));
    const victims = await scene.begin(email.victim);
    // the attacker's answer in the victim's browser, which would sign the victim in as the attacker
    expect(await scene.redeem(location, victims.verifier)).toEqual({ token: null, message: expired });
    const both = await Promise.all([scene.redeem(location, verifier), scene.redeem(location, verifier)]);
    expect(both.filter(({ token }) => token)).toHaveLength(1);
    expect(both.filter(({ message }) => message === expired)).toHaveLength(1);
    const late = await scene.begin(email.attacker);
    const lateLocation = await post(scene.provider.answer(scene.said(email.attacker, late.requestId)));
    api.advance(121_000);
    expect(await scene.redeem(lateLocation, late.verifier)).toEqual({ token: null, message: expired });
  });
});

describe('documents', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
    .split('')
    .map((name, n) => `<!ENTITY ${name} "${`&${'abcdefghij'[n]};`.repeat(10)}">`)
    .join('')}]>`;

  test('a document type is refused, whatever it declares', async () => {
    const { xml } = await good();
    const types = [
      '<!DOCTYPE x>',
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">',
      bomb,
    ];
    for (const type of types) expect(await post(type + xml), type.slice(0, 40)).toBe(refused('malformed'));
  });

  test('what is no XML, too deep, too large, or in another encoding is refused', async () => {
    const { xml } = await good();
    const deep = '<a>'.repeat(10_000) + '</a>'.repeat(10_000);
    const attempts = [
      '',
      'x',
      '<a>',
      '<a/>',
      deep,
      xml.replace('<samlp:Status>', `${'<a/>'.repeat(6_000)}<samlp:Status>`),
    ];
    for (const attempt of attempts) expect(await post(attempt), attempt.slice(0, 40)).toBe(refused('malformed'));
    expect(await post(' '.repeat(300 * 1024) + xml)).toMatch(/^413 /);
    const wide = new URLSearchParams({ SAMLResponse: Buffer.from(`\uFEFF${xml}`, 'utf16le').toString('base64') });
    const response = await fetch(scene.acs, { method: 'POST', body: wide, redirect: 'manual' });
    expect(response.headers.get('location')).toBe(refused('malformed'));
    expect(await post('x'.repeat(2_000_000))).toMatch(/^413 /);
  });

  test('an encrypted assertion is refused with words that say what to change', async () => {
    const { xml, assertion } = await good();
    const encrypted = xml.replace(assertion, '<saml:EncryptedAssertion><x/></saml:EncryptedAssertion>');
    expect(await post(encrypted)).toBe(refused('encrypted'));
  });
});
