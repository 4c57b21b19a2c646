import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openConsole } from './browser.ts';
import { openStage } from './stage.ts';

/** Opens pages without a sign-in. They share one browser context, and with it its cache. */
async function openVisitors(browser: Browser) {
  const opened = await openConsole(browser);
  const context: BrowserContext = opened.context;
  await opened.page.close();
  return {
    async newPage(size?: { width: number; height: number }): Promise<Page> {
      await context.setStorageState({ cookies: [], origins: [] });
      const page = await context.newPage();
      if (size) await page.setViewportSize(size);
      return page;
    },
  };
}

/** Opens a stage with a user who may sign in, and visitors. */
export async function openAccessStage() {
  const stage = await openStage();
  return { stage, standard: await stage.person(), visitors: await openVisitors(stage.browser) };
}
export type AccessStage = Awaited<ReturnType<typeof openAccessStage>>;

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Records every path that the page shows from now on. */
export function visited(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

/** A phone held upright. */
export const phone = { width: 390, height: 844 };
