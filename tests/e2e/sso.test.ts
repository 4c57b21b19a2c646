import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageKeys } from '../../domain/constants.ts';
import { makeKeyPair } from '../../domain/identity/sso/saml/certificates.ts';
import { ssoFormTexts as form, ssoTexts } from '../../texts/sso.ts';
import { type Keycloak, realm } from '../support/keycloak.ts';
import { patience } from '../support/patience.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, operationOf, operationsOf, picture, picturesInBoth, styled } from './browser.ts';
import { testOidc } from './oidc-story.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { giveEmail, openSettings, openSsoStage, productOrigin, type SsoStage, toast } from './sso-stage.ts';
import { phone, stored, visited } from './visitors.ts';

/** Single sign-on from its set-up to its end, at a real Keycloak. */

let stage: SsoStage;
let keycloak: Keycloak;
let staff: SignedIn;
let domain: string;
// on a machine that has no Keycloak yet it is fetched and built, beside other tests
beforeAll(async () => {
  stage = await openSsoStage();
  ({ keycloak, staff, domain } = stage);
}, patience(600_000));
afterAll(() => stage?.close());

const newEmail = (): string => stage.newEmail(domain);
const newPerson = (status: 'active' | 'pending' | 'none' | null): Promise<string> => stage.newPerson(domain, status);
const withVisitor: SsoStage['withVisitor'] = (run) => stage.withVisitor(run);
const signInThere: SsoStage['signInThere'] = (page, email) => stage.signInThere(page, email);

describe('set-up', () => {
  test('AUTH-094 AUTH-117 AUTH-136 metadata fills the form of Create Sso, which creates nothing before it is whole', async () => {
    const { page, errors, close } = await staff.newPage();
    await openSettings(page);
    await page.getByText(ssoTexts.none).waitFor();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: form.create });
    const create = dialog.getByRole('button', { name: 'Create', exact: true });
    expect(await create.isDisabled()).toBe(true);
    const upload = dialog.getByLabel(form.upload, { exact: true });
    await upload.setInputFiles({ name: 'metadata.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await toast(page, form.xmlOnly).waitFor();
    const metadata = Buffer.from(await keycloak.metadata());
    await upload.setInputFiles({ name: 'descriptor.xml', mimeType: 'application/xml', buffer: metadata });
    await toast(page, 'Metadata uploaded successfully').waitFor();
    expect(await dialog.getByLabel(form.identifier, { exact: false }).first().inputValue()).toBe(
      `${keycloak.origin}/realms/${realm}`,
    );
    expect(await create.isDisabled()).toBe(true);
    await dialog.getByLabel(form.emailDomain).fill(domain);
    expect(await create.isDisabled()).toBe(false);
    await picturesInBoth(page, 'sso-create');
    expect(await findings(page)).toEqual([]);
    await create.click();
    await toast(page, 'SSO configuration created successfully').waitFor();
    await page.getByRole('cell', { name: domain, exact: true }).waitFor();
    await picturesInBoth(page, 'sso-page');
    const ours = await fetch(`${productOrigin()}/sso/saml/${domain}/metadata`);
    await keycloak.registerProduct(await ours.text());
    expect(errors).toEqual([]);
    await close();
  });

  test('AUTH.4 until when a certificate is good is said after the upload and on the page, before and after it expires', async () => {
    const { page, close } = await staff.newPage();
    const soon = `soon.${domain}`;
    // good for 20 years of 365 days, and thus for ten days more
    const { certificate } = await makeKeyPair('expiring', new Date(Date.now() - (20 * 365 - 10) * 86_400_000));
    const body = certificate.replace(/-----[A-Z ]+-----|\s/g, '');
    const metadata = (await keycloak.metadata()).replace(/(X509Certificate>)[^<]+(<)/g, `$1${body}$2`);
    await openSettings(page);
    const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
    await row(domain)
      .getByText(/^Until \w/)
      .waitFor();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: form.create });
    await dialog
      .getByLabel(form.upload, { exact: true })
      .setInputFiles({ name: 'd.xml', mimeType: 'application/xml', buffer: Buffer.from(metadata) });
    await toast(page, 'Metadata uploaded successfully')
      .filter({ hasText: /Its certificate expires .*\d\. Ask the identity provider for the next one\./ })
      .waitFor();
    await dialog.getByLabel(form.emailDomain).fill(soon);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await row(soon)
      .getByText(/^Expires \w/)
      .waitFor();
    await picturesInBoth(page, 'sso-expiring');
    const configuration = stage.road.db('sso_configurations').where({ email_domain: soon });
    await configuration.clone().update({ certificate_expires_at: new Date(Date.now() - 86_400_000) });
    await page.reload();
    await row(soon)
      .getByText(/^Expired \w/)
      .waitFor();
    await row(domain)
      .getByText(/^Until \w/)
      .waitFor();
    await picturesInBoth(page, 'sso-expired');
    await page.getByRole('button', { name: ssoTexts.delete(soon) }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await row(soon).waitFor({ state: 'detached' });
    await close();
  });

  test('AUTH-096 AUTH-097 AUTH-142 Update Sso is 900 wide; Identifier is the provider’s entity ID, and the certificate grows', async () => {
    const { page, close } = await staff.newPage();
    await openSettings(page);
    await page.getByRole('button', { name: ssoTexts.edit(domain) }).click();
    const dialog = page.getByRole('dialog', { name: form.update });
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(900);
    const identifier = dialog.getByRole('textbox', { name: /^Identifier/ });
    expect(await identifier.inputValue()).toBe(`${keycloak.origin}/realms/${realm}`);
    const certificate = dialog.getByRole('textbox', { name: /^Certificate/ });
    const height = async () => (await certificate.boundingBox())?.height ?? 0;
    const before = await height();
    await certificate.fill(`${await certificate.inputValue()}${'\n'.repeat(12)}`);
    await expect.poll(height).toBeGreaterThan(before + 100);
    await certificate.fill('');
    await expect.poll(height).toBeLessThan(before);
    await close();
  });

  test('AUTH-117 AUTH-118 AUTH-135 what is unchanged, or lacks what is required, cannot be saved; a change, and a deletion, are reported', async () => {
    const { page, close } = await staff.newPage();
    await openSettings(page);
    await page.getByRole('button', { name: ssoTexts.edit(domain) }).click();
    const dialog = page.getByRole('dialog', { name: form.update });
    const save = dialog.getByRole('button', { name: 'Save' });
    const domainField = dialog.getByRole('textbox', { name: /^Email domain/ });
    expect([await save.isDisabled(), await domainField.isDisabled()]).toEqual([true, true]);
    const logout = dialog.getByRole('textbox', { name: /^Logout URL/ });
    const address = await logout.inputValue();
    await logout.fill(`${address}?`);
    expect(await save.isDisabled()).toBe(false);
    for (const name of [/^Identifier/, /^Entity ID/, /^SSO URL/, /^Certificate/]) {
      const field = dialog.getByRole('textbox', { name });
      const value = await field.inputValue();
      await field.fill('');
      await expect.poll(() => save.isDisabled(), { message: String(name) }).toBe(true);
      await field.fill(value);
      await expect.poll(() => save.isDisabled(), { message: String(name) }).toBe(false);
    }
    await logout.fill(address);
    expect(await save.isDisabled()).toBe(true);
    await logout.fill(`${address}#`);
    await save.click();
    await toast(page, 'SSO configuration updated successfully').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: ssoTexts.edit(domain) }).click();
    await logout.fill(address);
    await save.click();
    await dialog.waitFor({ state: 'detached' });
    // another domain's, to be deleted
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const second = page.getByRole('dialog', { name: form.create });
    await second
      .getByLabel(form.upload, { exact: true })
      .setInputFiles({ name: 'd.xml', mimeType: 'application/xml', buffer: Buffer.from(await keycloak.metadata()) });
    await second.getByLabel(form.emailDomain).fill(`spare.${domain}`);
    await second.getByRole('button', { name: 'Create', exact: true }).click();
    await second.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: ssoTexts.delete(`spare.${domain}`) }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await toast(page, 'SSO configuration deleted successfully').waitFor();
    await page.getByRole('cell', { name: `spare.${domain}`, exact: true }).waitFor({ state: 'detached' });
    await close();
  });

  test('an Admin looks at it, and changes nothing', async () => {
    const admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
    const { page, close } = await admin.newPage();
    await openSettings(page);
    await page.getByText(ssoTexts.byProvider).waitFor();
    await page.getByRole('cell', { name: domain, exact: true }).waitFor();
    expect(await page.getByRole('button', { name: ssoTexts.edit(domain) }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Create', exact: true }).count()).toBe(0);
    await page.setViewportSize({ width: 1024, height: 700 });
    await picture(page, 'sso-page-admin');
    await close();
    await admin.context.close();
  });
});

describe('signing in', () => {
  test('AUTH-050 AUTH-044 AUTH-091 an invited person is led to their provider, verified on return, and let in', async () => {
    const email = await newPerson('pending');
    await withVisitor(async (page) => {
      await page.goto(`/login?x=1`);
      await giveEmail(page, email);
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/auth/token', async (route) => {
        await held;
        await route.continue();
      });
      await signInThere(page, email);
      await page.getByRole('heading', { name: 'Authentication in progress' }).waitFor();
      await page.getByText('Annunciator will load shortly').waitFor();
      await picturesInBoth(page, 'sso-in-progress');
      release();
      await page.waitForURL('**/alarms/**');
      expect(await stored(page, storageKeys.ssoSignedIn)).toBe('true');
    });
    const { db } = stage.road;
    expect(await db('memberships').join('users', 'users.id', 'user_id').where({ email }).first('status')).toEqual({
      status: 'active',
    });
  });

  test('AUTH-045 SYS-024 once activated, the token is read again, the flag is kept, and the root loads with its query', async () => {
    const email = await newPerson('pending');
    await withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, email);
      // the check fails at first, so that the test begins it
      await page.route('**/auth/token', (route) => route.abort());
      await signInThere(page, email);
      await page.getByRole('heading', { name: 'Account not found!' }).waitFor();
      await page.unroute('**/auth/token');
      await page.evaluate((key) => localStorage.removeItem(key), storageKeys.ssoSignedIn);
      const tokens: string[] = [];
      await page.route('**/auth/token', async (route) => {
        const response = await route.fetch();
        const { token } = await response.json();
        tokens.push(Buffer.from(token.split('.')[1], 'base64url').toString());
        await route.fulfill({ response });
      });
      const roots: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (request.isNavigationRequest() && url.pathname === '/') roots.push(url.search);
      });
      await page.goto('/404/user?from=mail');
      await page.waitForURL('**/alarms/**');
      expect(roots).toEqual(['?from=mail']);
      expect(tokens).toHaveLength(2);
      expect(tokens[0]).not.toContain('sso_activated');
      expect(tokens[1]).toContain('"sso_activated":true');
      expect(await stored(page, storageKeys.ssoSignedIn)).toBe('true');
    });
  });

  test('AUTH.11 an invitation welcomes whoever signs in by SSO, leads to their provider without a password, and is accepted there', async () => {
    const email = await newPerson(null);
    const { db, customerId } = stage.road;
    await staff.ask('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {
      input: { firstName: 'Ada', lastName: 'Okafor', email, role: 'STANDARD' },
    });
    const { body } = await db('mails').where({ recipient: email }).first();
    const { path } = (body as Array<{ path?: string }>).find((part) => part.path) as { path: string };
    await withVisitor(async (page) => {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Welcome, Ada Okafor' }).waitFor();
      const link = page.getByRole('link', { name: 'Continue with single sign-on' });
      await link.waitFor();
      expect(await page.getByLabel(/password/i).count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Register' }).count()).toBe(0);
      await picturesInBoth(page, 'register-sso');
      await link.click();
      await signInThere(page, email);
      await page.waitForURL('**/alarms/**');
    });
    expect(
      await db('memberships')
        .join('users', 'users.id', 'user_id')
        .where({ email, customer_id: customerId })
        .first('status', 'display_name'),
    ).toEqual({ status: 'active', display_name: 'Ada Okafor' });
  });

  test('AUTH-044 AUTH-092 whoever was not invited reads that they are verified, then that they have no account', async () => {
    const email = await newPerson('none');
    await withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, email);
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/auth/token', async (route) => {
        await held;
        await route.continue();
      });
      await signInThere(page, email);
      await page.getByRole('heading', { name: 'Authentication in progress' }).waitFor();
      await page.getByText('Annunciator will load shortly').waitFor();
      expect(await page.getByRole('heading', { name: 'Account not found!' }).count()).toBe(0);
      const activated = page.waitForResponse((response) => operationOf(response.request()) === 'ActivateSsoUser');
      release();
      expect(await (await activated).json()).toEqual({ data: { activateSsoUser: false } });
      await page.getByRole('heading', { name: 'Account not found!' }).waitFor();
      await page.getByText('Please contact your administrator to set up an Annunciator account.').waitFor();
      expect(await page.getByText('Authentication in progress').count()).toBe(0);
    });
  });

  test('AUTH-087 a token that has the marker claim is not checked again', async () => {
    const email = await newPerson('active');
    await withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, email);
      await signInThere(page, email);
      await page.waitForURL('**/alarms/**');
      const sent = operationsOf(page);
      await failOperation(page, 'Me', 'The user record cannot be loaded');
      const read = page.waitForResponse('**/auth/token');
      await page.goto('/');
      const { token } = await (await read).json();
      expect(Buffer.from(token.split('.')[1], 'base64url').toString()).toContain('"sso_activated":true');
      await page.getByRole('heading', { name: 'Account not found!' }).waitFor();
      expect(sent).toContain('Me');
      expect(sent).not.toContain('ActivateSsoUser');
    });
  });

  test('AUTH-085 whoever has a tenant gives no factor here, though the customer requires one', async () => {
    const email = await newPerson('active');
    await stage.whileFactorIsRequired(() =>
      withVisitor(async (page) => {
        const paths = visited(page);
        await page.goto('/login');
        await giveEmail(page, email);
        await signInThere(page, email);
        await page.waitForURL(`${productOrigin()}/alarms/**`);
        await page.locator(styled('shell')).waitFor();
        expect(paths).not.toContain('/mfa');
      }),
    );
  });

  test('a logout that begins at the provider ends the session here', async () => {
    const email = await newPerson('active');
    await withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, email);
      await signInThere(page, email);
      await page.waitForURL(`${productOrigin()}/alarms/**`);
      const living = () =>
        stage.road.db('sessions').join('users', 'users.id', 'user_id').where({ email, ended_at: null });
      expect(await living()).toHaveLength(1);
      const logout = page.waitForRequest((request) =>
        request.url().startsWith(`${productOrigin()}/sso/saml/${domain}/logout`),
      );
      await page.goto(`${keycloak.issuer}/protocol/openid-connect/logout`);
      await page.locator('#kc-logout').click();
      await logout;
      await until('the end of the session', async () => (await living()).length === 0);
      // our answer leads back to the provider, which ends its own session only then
      await page.getByRole('heading', { name: 'You are logged out' }).waitFor();
      await page.goto('/');
      await page.waitForURL('**/login');
      // there, too
      await giveEmail(page, email);
      await page.waitForURL(`${keycloak.origin}/**`);
      await page.locator('#password').waitFor();
    });
  });

  test('AUTH-092 whoever has no account reads so, and returns to login', async () => {
    const email = await newPerson(null);
    await withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, email);
      await signInThere(page, email);
      await page.getByRole('heading', { name: 'Account not found!' }).waitFor();
      await page.getByText('Please contact your administrator to set up an Annunciator account.').waitFor();
      await page.getByRole('button', { name: 'Return' }).click();
      await page.waitForURL('**/login');
    });
  });

  test('whoever comes from the provider’s list of applications is signed in; logging out ends both sessions', async () => {
    const email = await newPerson('active');
    await withVisitor(async (page) => {
      await page.goto(`${keycloak.origin}/realms/${realm}/protocol/saml/clients/annunciator`);
      await signInThere(page, email);
      await page.waitForURL(`${productOrigin()}/alarms/**`);
      await page.goto('/logout');
      await page.waitForURL(`${productOrigin()}/login`);
      await page.getByLabel('Email').waitFor();
      expect(await stored(page, storageKeys.ssoSignedIn)).toBeNull();
      await giveEmail(page, email);
      // its session has ended: the provider asks again
      await page.waitForURL(`${keycloak.origin}/**`);
      await page.locator('#password').waitFor();
    });
  });

  test('AUTH-027 AUTH-073 the mobile app’s screen leads the email of its address to the provider, and takes the answer', async () => {
    const email = await newPerson('active');
    await withVisitor(async (page) => {
      await page.setViewportSize(phone);
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/graphql', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`/mobileSsoLogin?email=${encodeURIComponent(email)}`);
      await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
      await picturesInBoth(page, 'sso-mobile');
      release();
      await signInThere(page, email);
      await page.waitForURL(`${productOrigin()}/m/**`);
    });
  });

  test('AUTH-088 AUTH-134 an error of the configuration is shown as SSO CONFIG ISSUE with its words', async () => {
    await withVisitor(async (page) => {
      await failOperation(page, 'LoginSsoConfig', 'The certificate has expired.');
      await page.goto('/login');
      await giveEmail(page, newEmail());
      const shown = page.locator(styled('toast')).filter({ hasText: 'SSO CONFIG ISSUE' });
      await shown.filter({ hasText: 'The certificate has expired.' }).first().waitFor();
      await page.getByLabel('Email').waitFor();
      // as the identity provider's form leads here: from another page
      await page.goto('about:blank');
      await page.goto('/login#sso-error=audience');
      await shown.filter({ hasText: 'meant for another application' }).first().waitFor();
      expect(new URL(page.url()).hash).toBe('');
      // whoever began sees the error: nothing of a sign-in is kept, and the mobile app's screen logs it
      expect(await page.evaluate(() => sessionStorage.getItem('sso-verifier'))).toBeNull();
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.goto('about:blank');
      await page.goto('/mobileSsoLogin#sso-error=audience');
      await shown.filter({ hasText: 'meant for another application' }).first().waitFor();
      await page.waitForURL('**/login');
      expect(logged.join()).toContain('SSO: audience');
    });
  });

  test('AUTH-089 a failure of the mobile app’s sign-in is logged', async () => {
    await withVisitor(async (page) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.goto(`/mobileSsoLogin?email=nobody@elsewhere.${domain}`);
      await toast(page, 'SSO CONFIG ISSUE').waitFor();
      await page.waitForURL('**/login');
      expect(logged.some((line) => line.includes('Mobile SSO sign-in failed'))).toBe(true);
    });
  });

  test('an assertion that is encrypted for us signs in, and without our key for it nobody', async () => {
    const ours = await fetch(`${productOrigin()}/sso/saml/${domain}/metadata?encryption=1`);
    await keycloak.registerProduct(await ours.text());
    const email = await newPerson('active');
    await withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, email);
      await signInThere(page, email);
      await page.waitForURL(`${productOrigin()}/alarms/**`);
    });
    const configuration = { email_domain: domain };
    const none = { decryption_certificate: null, decryption_private_key: null };
    await stage.road.db('sso_configurations').where(configuration).update(none);
    await withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, email);
      await signInThere(page, email);
      const shown = page.locator(styled('toast')).filter({ hasText: 'SSO CONFIG ISSUE' });
      await shown.filter({ hasText: 'could not be decrypted' }).first().waitFor();
    });
  });
});

describe('OpenID Connect', () => testOidc(() => stage));
