import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Request } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { chromiumPath } from '../../engines/machine.ts';
import { fromRoot } from '../../platform/root.ts';
import { patience } from '../support/patience.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // pages of one context share a process, which has read the console's code once
  '--process-per-site',
];

const launched: Browser[] = [];
/** WebGL drawn by software, which costs far more than a page without it. */
const webGlFlags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** @param draws3d true for a browser with WebGL. */
export async function launchBrowser({ draws3d = false } = {}): Promise<Browser> {
  const args = draws3d ? [...flags.filter((flag) => flag !== '--disable-gpu'), ...webGlFlags] : flags;
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args });
  launched.push(browser);
  return browser;
}

// what was on the screen, for failures that cannot be repeated
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const pages = launched.flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());
  for (const page of pages) {
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch(() => 'nothing readable');
    console.log(`${task.name}: ${page.url()} showed:\n${text.slice(-6_000)}`);
  }
});

type Size = { width: number; height: number };
type Theme = 'light' | 'dark';

/**
 * Opens an empty browser context with reduced motion: animations at sixty frames a second would take CPU time from
 * everything else.
 */
export async function openContext(
  browser: Browser,
  size: Size = { width: 1600, height: 1000 },
  theme: Theme = 'light',
  locale = 'en-US',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: inject('product').api,
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
    locale,
    // from an address of its own: all tests together exceed the limit of requests a minute (AUTH.1)
    extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  });
  context.setDefaultTimeout(patience(60_000));
  return context;
}

/** Opens a page of the console in an empty context; an error in the page fails a test that checks `errors`. */
export async function openConsole(
  browser: Browser,
  size?: Size,
  theme?: Theme,
  locale?: string,
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await openContext(browser, size, theme, locale);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, errors };
}

/** Signs in as a person does: e-mail first, then the password. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/**
 * Leads a page of the console to an address without loading the application again. As with a load, no screen asks
 * about changes that are not saved.
 */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Selects what has a class of the console's sheets: its name on the page ends with what tells the sheet (`web/styles.ts`). */
export const styled = (name: string): string => `:is([class^="${name}_"], [class*=" ${name}_"])`;

/** Saves a screenshot with the test reports if PICTURES is set: screenshots take a tenth of a run. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: fromRoot('.data/reports/pictures', `${name}.png`) });
}

/** Saves screenshots of a light page in both themes if PICTURES is set. */
export async function picturesInBoth(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await picture(page, `${name}-${theme}`);
  }
}

/** Operation of a GraphQL request; null for anything else. */
export const operationOf = (request: Request): string | null =>
  new URL(request.url()).pathname === '/graphql'
    ? ((request.postDataJSON() as { operationName?: string } | null)?.operationName ?? null)
    : null;

/** Lists the names of the GraphQL operations that a page sends from now on. */
export function operationsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const name = operationOf(request);
    if (name) sent.push(name);
  });
  return sent;
}

/** Answers one GraphQL operation of a page with an errors list; the others reach the server. */
export const failOperation = (page: Page, operation: string, message: string, code = 'INTERNAL'): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    operationOf(route.request()) === operation
      ? route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } })
      : route.fallback(),
  );

/** Changes what the server answers to one GraphQL operation of a page: for what a test cannot bring about. */
export const changeAnswer = <Data>(page: Page, operation: string, change: (data: Data) => void): Promise<unknown> =>
  page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Data };
    change(answer.data);
    // the test may have gone on meanwhile
    return route.fulfill({ response, json: answer }).catch(() => undefined);
  });

/** Drags one element onto another with the mouse. */
export async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('there is nothing to drop it on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y + 1, { steps: 4 });
  await page.mouse.move(x, y);
  await page.mouse.up();
}

/** The path that the page shows. */
export const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);
