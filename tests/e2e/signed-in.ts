import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { newAddresses, signInFrom } from '../support/sign-in-from.ts';
import { openContext } from './browser.ts';
import { type Lent, lender } from './lent.ts';
import { password } from './stage.ts';

/** A signed-in user: pages share a context, and with it the session and the browser's cache. */
export interface SignedIn {
  context: BrowserContext;
  newPage(
    size?: { width: number; height: number },
    theme?: 'light' | 'dark',
  ): Promise<{ page: Page; errors: string[]; close: () => Promise<void> }>;
  /** Lends a page that has loaded the application once for all its borrowers. */
  lent(): Promise<Lent>;
  /** Asks the API as this user, for what no screen has to show. */
  ask<T>(query: string, variables?: object): Promise<T>;
}

/**
 * Opens a browser context that is signed in, without using the forms: those have tests of their own.
 * @param customerId customer within which the provider's staff works.
 */
export async function openSignedIn(browser: Browser, email: string, customerId?: number): Promise<SignedIn> {
  const [context, session] = await Promise.all([openContext(browser), sessionOf(email, customerId)]);
  await context.setStorageState({ cookies: [], origins: [session.storage] });
  // keeps the process of this context, and its compiled code, from one test to the next
  const idle = await context.newPage();
  await idle.goto('/favicon.svg');
  const newPage: SignedIn['newPage'] = async (size, theme = 'light') => {
    const page = await context.newPage();
    if (size) await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    return { page, errors, close: () => page.close() };
  };
  return { context, ask: session.ask, newPage, lent: lender(async () => (await newPage()).page) };
}

/** Signs in. @returns the console's local storage for that session, and means to ask the API within it. */
async function sessionOf(email: string, customerId?: number) {
  const origin = inject('product').api;
  const [address] = newAddresses(1) as [string];
  const { token, error } = await signInFrom(origin, address, { email, password });
  if (!token) throw new Error(`${email} cannot sign in: ${error?.message}`);
  const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(customerId !== undefined && { 'customer-id': String(customerId) }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: T; errors?: Array<{ message: string }> };
    if (errors) throw new Error(errors.map(({ message }) => message).join());
    return data;
  };
  const { me } = await ask<{ me: { customer: { id: string } } }>('{ me { customer { id } } }');
  const localStorage = [
    { name: 'session-token', value: token },
    { name: 'customer-id', value: me.customer.id },
  ];
  return { storage: { origin, localStorage }, ask };
}
