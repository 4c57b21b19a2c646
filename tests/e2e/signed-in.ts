import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openConsole, signIn } from './browser.ts';
import { password } from './stage.ts';

/** Somebody who is signed in: pages share a context, and with it the session and what the browser has cached. */
export interface SignedIn {
  context: BrowserContext;
  newPage(
    size?: { width: number; height: number },
    theme?: 'light' | 'dark',
  ): Promise<{ page: Page; errors: string[]; close: () => Promise<void> }>;
}

/** @param customerId within which the provider's staff works. */
export async function openSignedIn(browser: Browser, email: string, customerId?: number): Promise<SignedIn> {
  const { context, page: first } = await openConsole(browser);
  if (customerId !== undefined)
    await context.addInitScript((id) => localStorage.setItem('customer-id', id), String(customerId));
  await signIn(first, email, password);
  await first.waitForURL(/alarms/);
  await first.close();
  return {
    context,
    async newPage(size, theme = 'light') {
      const page = await context.newPage();
      if (size) await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      return { page, errors, close: () => page.close() };
    },
  };
}
