import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoles } from '../../domain/identity/built-in-permissions.ts';
import { features } from '../../web/src/app/features.ts';
import { joined } from '../../web/src/frame/feature.ts';
import { patience } from '../support/patience.ts';
import { findings } from './axe.ts';
import { follow, operationOf } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';
import { phone } from './visitors.ts';

/**
 * Walks every page that features register, while answers are held back, with errors for answers, and for a customer who
 * has nothing yet, as each role. Named here are pages with parameters, and those that do not wait for their content.
 */
interface Walk {
  /** Parameters of the path. */
  params?: Record<string, string>;
  /** True if the page reads nothing before it shows its content. */
  isStatic?: true;
  /** True if the page only leads to another. */
  isRedirect?: true;
}
const lens = { group: 'Standard Lenses', lens: 'Active Alarms' };
const workLens = { group: 'Standard Lenses', workLens: 'All Work', ticketId: '1' };
const walks: Record<string, Walk> = {
  alarms: { isRedirect: true },
  'alarms/list/all_alarms/:alarmId': { params: { alarmId: '1' } },
  'alarms/:group/:lens': { params: lens },
  'alarms/work/list/:workTab/:workLens/0/:ticketId?': { params: { workTab: 'active_work', workLens: 'Active Work' } },
  work: { isRedirect: true },
  'work/new': { isStatic: true },
  'work/:group/:workLens/:ticketId?': { params: workLens },
  assets: { isRedirect: true },
  'assets/entity/:entityId': { params: { entityId: '1' } },
  'assets/floors/:floorId/plan': { params: { floorId: '1' } },
  'assets/:team/:lens': { params: { team: 'Standard Lenses', lens: 'All Assets' } },
  'assets/import/:importId': { params: { importId: '1' } },
  'settings/profile/email': { isStatic: true },
  'settings/password': { isStatic: true },
  'settings/automation-rules/:ruleId': { params: { ruleId: '1' } },
  users: { isRedirect: true },
  'users/list/main/:customerName?/:customerId?': { params: { customerName: 'Works' } },
  'users/cmms-config/main/:customerName?/:customerId?': { params: { customerName: 'Works' } },
  'users/settings/main/:customerName?/:customerId?': { params: { customerName: 'Works' } },
  'users/analytics-goals/main/:customerName?/:customerId?': { params: { customerName: 'Works' } },
  'users/map-view-config/main/:customerName?/:customerId?': { params: { customerName: 'Works' } },
  'analytics/kpi-dashboard/:metric?': { params: { metric: 'work-coverage' } },
  'feeds/:customerId/:systemId/:page': { isRedirect: true, params: { systemId: '1', page: 'issues' } },
  'integrations/:systemId/dead-letters': { params: { systemId: '1' } },
  'integrations/:systemId/issues': { params: { systemId: '1' } },
  'integrations/:systemId/reparse': { params: { systemId: '1' } },
  'integrations/:systemId/commands': { params: { systemId: '1' } },
  'integrations/:systemId/mappings': { params: { systemId: '1' } },
  'integrations/:systemId/pump': { params: { systemId: '1' } },
  parser: { isRedirect: true },
  'm/alarms/alarms/list/active_alarms/:alarmId?': { params: { alarmId: '1' } },
  'm/alarms/work/list/active_work/all/0/:ticketId?': { params: { ticketId: '1' } },
  'm/assets/entity/:entityId': { params: { entityId: '1' } },
  'm/assets/floors/:floorId/plan': { params: { floorId: '1' } },
};

const shells = ['console', 'provider', 'phone'] as const;
type Shell = (typeof shells)[number];
const pages = shells.flatMap((shell) => joined(features, shell).map((route) => ({ shell, ...route })));

let stage: Stage;
/** By role. */
const people = new Map<string, SignedIn>();
/** By role. */
const emails = new Map<string, string>();

beforeAll(async () => {
  stage = await openStage();
  await stage.road
    .db('customers')
    .where({ id: stage.road.customerId })
    .update({ features: ['cmmsConfig', 'cmmsMapping'] });
  for (const role of [...authRoles, 'SUPER'] as const) {
    const { customerId } = stage.road;
    const email = await stage.person(role);
    emails.set(role, email);
    people.set(role, await openSignedIn(stage.browser, email, customerId));
  }
});
afterAll(() => stage?.close());

const pathOf = (path: string): string => {
  const params = { customerId: String(stage.road.customerId), ...walks[path]?.params };
  const filled = path
    .replace(/:(\w+)\??/g, (_, name: keyof typeof params) => encodeURIComponent(params[name] ?? ''))
    .replace(/\/$/, '');
  return `/${filled}`;
};

async function openAs(role: string, shell: Shell) {
  const opened = await people.get(role)?.newPage(shell === 'phone' ? phone : undefined);
  if (!opened) throw new Error(`Nobody is ${role}`);
  await opened.page.goto('/404');
  return opened;
}

/** Answers every GraphQL operation of a page but the one that says who is signed in. */
const answerAll = (page: Page, answer: (route: Route) => Promise<unknown>) =>
  page.route('**/graphql', (route) => (operationOf(route.request()) === 'Me' ? route.fallback() : answer(route)));
const fail = (route: Route) =>
  route.fulfill({ json: { data: null, errors: [{ message: 'Out of order', extensions: { code: 'INTERNAL' } }] } });

const roleOf = (shell: Shell): string => (shell === 'provider' ? 'SUPER' : 'ADMIN');
/** Skeletons, or a sign of progress with its name. */
const waitingIn = (page: Page) =>
  page.locator('main').locator('.bone, [aria-busy=true]:not(:empty), [role=status]:not(.unseen)');
const timeout = () => patience(15_000);
const lateMs = 4_000;

test('every walk is that of a page, and gives the parameters that the page needs', () => {
  const paths = pages.map(({ path }) => path);
  expect(Object.keys(walks).filter((path) => !paths.includes(path))).toEqual([]);
  const needs = (path: string) => [...path.matchAll(/:(\w+)(?=\/|$)/g)].map(([, name = '']) => name);
  const given = (path: string) => ['customerId', ...Object.keys(walks[path]?.params ?? {})];
  expect(paths.filter((path) => needs(path).some((name) => !given(path).includes(name)))).toEqual([]);
});

describe.each(shells)('each page of the shell "%s"', (shell) => {
  const walked = pages.filter((route) => route.shell === shell && !walks[route.path]?.isRedirect);
  const reading = walked.filter(({ path }) => !walks[path]?.isStatic);

  /*
   * Answers that are four seconds late, by the page's clock: they are held until the page is seen waiting and its own
   * clock has gone on by four seconds, and it has to wait still. A server that sleeps four seconds would prove less: on
   * a slow machine its answer may come before the page has drawn anything, and a page that stops waiting, or fails, just
   * before the end would pass.
   */
  test('shows what it waits for while answers are four seconds late', async () => {
    const own = await openSignedIn(stage.browser, emails.get(roleOf(shell)) ?? '', stage.road.customerId);
    const { page, errors } = await own.newPage(shell === 'phone' ? phone : undefined);
    // a clock belongs to a whole context
    await page.clock.install();
    await page.goto('/404');
    const held: Route[] = [];
    const found: string[] = [];
    await answerAll(page, async (route) => held.push(route));
    for (const { path } of walked) {
      await follow(page, pathOf(path));
      const shown = walks[path]?.isStatic ? page.locator('main h1:not(#access-title)') : waitingIn(page);
      await shown.first().waitFor({ timeout: timeout() });
      await page.clock.runFor(lateMs);
      expect(await shown.first().isVisible(), path).toBe(true);
      if (!walks[path]?.isStatic) expect(await page.locator('main').getByRole('alert').count(), path).toBe(0);
      found.push(...(await findings(page, 'main')).map((finding) => `${path}: ${finding}`));
      expect(errors, path).toEqual([]);
      // nothing of one page is left for the next
      await follow(page, '/404');
      await shown.first().waitFor({ state: 'detached' });
      await Promise.all(held.splice(0).map((route) => route.abort()));
    }
    expect(found).toEqual([]);
    await own.context.close();
  });

  test('says what failed, with a way on', async () => {
    const { page, errors, close } = await openAs(roleOf(shell), shell);
    await answerAll(page, fail);
    const found: string[] = [];
    for (const { path } of reading) {
      await follow(page, pathOf(path));
      await page.locator('main').getByRole('alert').first().waitFor({ timeout: timeout() });
      await page.locator('main').getByRole('button', { name: 'Try again' }).first().waitFor({ timeout: timeout() });
      found.push(...(await findings(page, 'main')).map((finding) => `${path}: ${finding}`));
      expect(errors, path).toEqual([]);
      await follow(page, '/404');
      await page.locator('main').getByRole('button', { name: 'Try again' }).first().waitFor({ state: 'detached' });
    }
    expect(found).toEqual([]);
    await close();
  });
});

describe.each([...authRoles, 'SUPER'])('%s of a customer who has nothing yet', (role) => {
  test.each(shells)(
    'finds something on each page of the shell "%s", or is told that the page is not for them',
    async (shell) => {
      const { page, errors, close } = await openAs(role, shell);
      const blank: string[] = [];
      const found: string[] = [];
      for (const { path } of pages.filter((route) => route.shell === shell)) {
        await follow(page, pathOf(path));
        const content = page.locator('main').getByText(/\w/).first();
        await content.waitFor({ timeout: timeout() }).catch(() => blank.push(path));
        if (role !== roleOf(shell) || walks[path]?.isRedirect) continue;
        // a page that is still being loaded has no heading yet
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached', timeout: timeout() });
        found.push(...(await findings(page)).map((finding) => `${path}: ${finding}`));
      }
      expect(blank).toEqual([]);
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    },
  );
});
