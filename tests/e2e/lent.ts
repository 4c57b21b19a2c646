import type { Page } from 'playwright-core';
import { follow } from './browser.ts';

export interface Lent {
  page: Page;
  /** Errors in the page while it is lent. */
  errors: string[];
  /** Ends routes, toasts, the screen and another size; the next borrower gets the same page. */
  close(): Promise<void>;
}

/**
 * Lends one page to one test after another: it loads the application once. Who borrows two gets another. A page that is not given back, because its
 * test has failed, is not lent again.
 * @param home leads the page from /404 to where every borrower starts.
 */
export function lender(open: () => Promise<Page>, home?: (page: Page) => Promise<unknown>): () => Promise<Lent> {
  const spare: Page[] = [];
  let errors: string[] = [];
  async function load(): Promise<Page> {
    const page = await open();
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/404');
    return page;
  }
  return async () => {
    const page = spare.pop() ?? (await load());
    const size = page.viewportSize();
    errors = [];
    await home?.(page);
    return {
      page,
      errors,
      async close() {
        await page.unrouteAll();
        if (size) await page.setViewportSize(size);
        for (const event of ['request', 'websocket'] as const) page.removeAllListeners(event);
        await page.evaluate(() => {
          for (const close of document.querySelectorAll<HTMLElement>(
            ':is([class^="toast-close_"], [class*=" toast-close_"])',
          ))
            close.click();
        });
        // a screen outside the shell: nothing of the test's screen stays open
        await follow(page, '/404');
        await page.getByRole('heading', { name: 'Page not found' }).waitFor();
        spare.push(page);
      },
    };
  };
}
