import { beforeAll, expect, test } from 'vitest';
import { storageKeys } from '../../domain/constants.ts';
import { oidcFormTexts as fields, ssoFormTexts as form, ssoTexts } from '../../texts/sso.ts';
import { findings } from './axe.ts';
import { picturesInBoth, styled } from './browser.ts';
import { giveEmail, openSettings, productOrigin, type SsoStage, toast } from './sso-stage.ts';
import { phone, stored, visited } from './visitors.ts';

const clientId = 'annunciator-oidc';

/** Sign-in by OpenID Connect from its set-up to its end, at the Keycloak of a stage. */
export function testOidc(stageOf: () => SsoStage): void {
  let stage: SsoStage;
  let domain: string;
  beforeAll(() => {
    stage = stageOf();
    domain = `oidc.${stage.domain}`;
  });

  test('staff chooses the protocol, copies our addresses, and is told under the field what is wrong', async () => {
    const { keycloak, staff } = stage;
    const { page, errors, close } = await staff.newPage();
    await openSettings(page);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: form.create });
    await dialog.getByLabel(form.emailDomain).fill(domain);
    await dialog.getByRole('radio', { name: form.oidc }).check();
    expect(await dialog.getByLabel(form.emailDomain).inputValue()).toBe(domain);
    const create = dialog.getByRole('button', { name: 'Create', exact: true });
    expect(await create.isDisabled()).toBe(true);
    const ours = `${productOrigin()}/sso/oidc/${domain}`;
    expect(await dialog.getByRole('status', { name: fields.redirect, exact: true }).textContent()).toBe(
      `${ours}/callback`,
    );
    const clientSecret = await keycloak.registerClient({
      ...{ clientId, redirectUrl: `${ours}/callback`, logoutUrl: `${ours}/logout` },
    });
    await dialog.getByRole('textbox', { name: fields.clientId }).fill(clientId);
    await dialog.getByLabel(fields.clientSecret).first().fill(clientSecret);
    await dialog.getByRole('textbox', { name: /^Issuer/ }).fill(`${keycloak.origin}/realms/nowhere`);
    await create.click();
    const said = 'The issuer publishes no OpenID Connect configuration under /.well-known/openid-configuration';
    await dialog.getByText(said).waitFor();
    await picturesInBoth(page, 'oidc-create-refused');
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: /^Issuer/ }).fill(keycloak.issuer);
    await create.click();
    await toast(page, 'SSO configuration created successfully').waitFor();
    await page.getByRole('cell', { name: domain, exact: true }).waitFor();
    await page.getByText(ssoTexts.publishedKeys).waitFor();
    await picturesInBoth(page, 'oidc-page');
    await page.setViewportSize(phone);
    await picturesInBoth(page, 'oidc-page-phone');
    // refused once, as meant
    expect(errors.filter((error) => !error.includes(said))).toEqual([]);
    await close();
  });

  test('what is unchanged cannot be saved, and the secret is not shown again', async () => {
    const { page, close } = await stage.staff.newPage();
    await openSettings(page);
    await page.getByRole('button', { name: ssoTexts.edit(domain) }).click();
    const dialog = page.getByRole('dialog', { name: form.update });
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(await save.isDisabled()).toBe(true);
    expect(await dialog.getByLabel(fields.clientSecret).first().inputValue()).toBe('');
    const client = dialog.getByRole('textbox', { name: fields.clientId });
    await client.fill(`${clientId}-2`);
    await save.click();
    await toast(page, 'SSO configuration updated successfully').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: ssoTexts.edit(domain) }).click();
    expect(await client.inputValue()).toBe(`${clientId}-2`);
    await client.fill(clientId);
    await save.click();
    await dialog.waitFor({ state: 'detached' });
    await close();
  });

  test('an invited person is led to their provider, and let in on return', async () => {
    const email = await stage.newPerson(domain, 'pending');
    await stage.withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, email);
      await stage.signInThere(page, email);
      await page.waitForURL('**/alarms/**');
      expect(await stored(page, storageKeys.ssoSignedIn)).toBe('true');
    });
    const { db } = stage.road;
    expect(await db('memberships').join('users', 'users.id', 'user_id').where({ email }).first('status')).toEqual({
      status: 'active',
    });
  });

  test('whoever has no account, or an address that the provider has not verified, is not let in', async () => {
    const unknown = await stage.newPerson(domain, null);
    await stage.withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, unknown);
      await stage.signInThere(page, unknown);
      await page.getByRole('heading', { name: 'Account not found!' }).waitFor();
    });
    const unverified = await stage.newPerson(domain, 'active', { isVerified: false });
    await stage.withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, unverified);
      await stage.signInThere(page, unverified);
      const shown = page.locator(styled('toast')).filter({ hasText: 'SSO CONFIG ISSUE' });
      await shown.filter({ hasText: 'has not verified your email address' }).first().waitFor();
    });
  });

  test('logging out ends both sessions, and a logout there ends the session here', async () => {
    const email = await stage.newPerson(domain, 'active');
    await stage.withVisitor(async (page) => {
      await page.goto('/login');
      await giveEmail(page, email);
      await stage.signInThere(page, email);
      await page.waitForURL(`${productOrigin()}/alarms/**`);
      await page.goto('/logout');
      await page.waitForURL(`${productOrigin()}/login`);
      await page.getByLabel('Email').waitFor();
      await giveEmail(page, email);
      // its session has ended: the provider asks again
      await stage.signInThere(page, email);
      await page.waitForURL(`${productOrigin()}/alarms/**`);
      await stage.keycloak.signOut(email);
      await page.reload();
      const isOut = async () =>
        page.url().endsWith('/login') || (await page.getByText('you have been automatically logged out').isVisible());
      await expect.poll(isOut).toBe(true);
    });
  });

  test('AUTH-085 whoever has a tenant gives no factor here, though the customer requires one', async () => {
    const email = await stage.newPerson(domain, 'active');
    await stage.whileFactorIsRequired(() =>
      stage.withVisitor(async (page) => {
        const paths = visited(page);
        await page.goto('/login');
        await giveEmail(page, email);
        await stage.signInThere(page, email);
        await page.waitForURL(`${productOrigin()}/alarms/**`);
        await page.locator(styled('shell')).waitFor();
        expect(paths).not.toContain('/mfa');
      }),
    );
  });

  test('the mobile app’s screen leads to the provider, and takes the answer', async () => {
    const email = await stage.newPerson(domain, 'active');
    await stage.withVisitor(async (page) => {
      await page.setViewportSize(phone);
      await page.goto(`/mobileSsoLogin?email=${encodeURIComponent(email)}`);
      await stage.signInThere(page, email);
      await page.waitForURL(`${productOrigin()}/m/**`);
    });
  });
}
