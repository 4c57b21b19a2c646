import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { ssoTexts } from '../../texts/sso.ts';
import { type Keycloak, realm, startKeycloak } from '../support/keycloak.ts';
import { openContext, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

const secret = 'Their-secret-5';

/** A stage with a real Keycloak, whose people sign in at the product. */
export interface SsoStage extends Stage {
  keycloak: Keycloak;
  /** Signed in as the provider's staff. */
  staff: SignedIn;
  /** E-mail domain that nobody else has. */
  domain: string;
  newEmail(domain: string): string;
  /** Makes somebody at the identity provider; with a status, a member of the customer too. */
  newPerson(
    domain: string,
    status: 'active' | 'pending' | 'none' | null,
    of?: { isVerified?: boolean },
  ): Promise<string>;
  /** Runs with a browser that knows neither the console nor the identity provider. */
  withVisitor(run: (page: Page, context: BrowserContext) => Promise<void>): Promise<void>;
  /** Runs while the customer requires a second factor. */
  whileFactorIsRequired(run: () => Promise<void>): Promise<void>;
  /** Fills the identity provider's own form. */
  signInThere(page: Page, email: string): Promise<void>;
}

export async function openSsoStage(): Promise<SsoStage> {
  const [stage, keycloak] = await Promise.all([openStage(), startKeycloak()]);
  const staff = await openSignedIn(stage.browser, await stage.person('SUPER'), stage.road.customerId);
  const newEmail = (domain: string): string => `p${randomUUID().slice(0, 8)}@${domain}`;
  return {
    ...{ ...stage, keycloak, staff, domain: `d${randomUUID().slice(0, 13)}.example`, newEmail },
    async newPerson(domain, status, of = {}) {
      const email = newEmail(domain);
      await keycloak.addPerson({ email, password: secret, ...of });
      if (status === null) return email;
      const { db, customerId } = stage.road;
      const [{ id }] = (await db('users')
        .insert({ email, display_name: email, first_name: '', last_name: '', is_email_verified: status === 'active' })
        .returning('id')) as [{ id: string }];
      await db('memberships').insert({
        ...{ customer_id: customerId, user_id: id, auth_role: 'ADMIN', status },
        ...(status === 'pending' && { invited_first_name: 'Ines', invited_last_name: 'Moreau' }),
      });
      return email;
    },
    async withVisitor(run) {
      const context = await openContext(stage.browser);
      await run(await context.newPage(), context);
      await context.close();
    },
    async whileFactorIsRequired(run) {
      const customer = () => stage.road.db('customers').where({ id: stage.road.customerId });
      await customer().update({ is_mfa_enabled: true });
      await run();
      await customer().update({ is_mfa_enabled: false });
    },
    async signInThere(page, email) {
      await page.waitForURL(`${keycloak.origin}/realms/${realm}/**`);
      await page.locator('#username').fill(email);
      await page.locator('#password').fill(secret);
      await page.locator('#kc-login').click();
    },
    async close() {
      await Promise.all([stage.close(), keycloak.stop()]);
    },
  };
}

/** Gives an address at login, which leads on. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export const productOrigin = () => inject('product').api;
export const toast = (page: Page, text: string) => page.locator(styled('toast')).filter({ hasText: text }).first();

/** Opens the settings of the customer, where single sign-on is set up. */
export const openSettings = async (page: Page): Promise<void> => {
  await page.goto('/users/settings/main');
  await page.getByRole('heading', { name: ssoTexts.title, exact: true }).waitFor();
};
