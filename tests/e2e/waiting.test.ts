import type { Page, Route } from 'playwright-core';
import type { RouteObject } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthRole, authRoles } from '../../domain/identity/built-in-permissions.ts';
import { features } from '../../web/src/app/features.ts';
import { routesOf } from '../../web/src/app/routes.tsx';
import { joined } from '../../web/src/frame/feature.ts';
import { patience } from '../support/patience.ts';
import { findings } from './axe.ts';
import { follow, openConsole, operationOf, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';
import { phone } from './visitors.ts';

type Person = AuthRole | 'SUPER' | 'nobody';
const shells = ['console', 'provider', 'phone', 'outside'] as const;
type Shell = (typeof shells)[number];

/**
 * Walks every page of the router, while answers are held back, with errors for answers, and for a customer who has nothing
 * yet, as each role. Named here are pages outside of the shells, pages with parameters, and those that do not wait for
 * their content.
 */
interface Walk {
  /** Parameters of the path. */
  params?: Record<string, string>;
  /** Shell of a page that no feature registers. */
  shell?: Shell;
  /** People who open a page outside of the shells. */
  as?: Person;
  /** True if the page reads nothing before it shows its content. */
  isStatic?: true;
  /** True if the page only leads to another. */
  isRedirect?: true;
}
const lens = { group: 'Standard Lenses', lens: 'Active Alarms' };
const workLens = { group: 'Standard Lenses', workLens: 'All Work', ticketId: '1' };
const walks: Record<string, Walk> = {
  '': { as: 'ADMIN', isRedirect: true },
  '*': { as: 'nobody', isRedirect: true, params: {} },
  login: { as: 'nobody', isStatic: true },
  reset: { as: 'nobody', isStatic: true },
  change_password: { as: 'nobody', isStatic: true },
  register: { as: 'nobody', isStatic: true },
  'hand-over': { as: 'nobody', isStatic: true },
  mobileSsoLogin: { as: 'nobody', isRedirect: true },
  mfa: { as: 'ADMIN' },
  version: { as: 'nobody' },
  logout: { as: 'nobody', isRedirect: true },
  '404/:id?': { as: 'nobody', isStatic: true },
  501: { as: 'nobody', isStatic: true },
  select: { as: 'SUPER' },
  'help-desk': { as: 'ADMIN' },
  reports: { shell: 'console', isRedirect: true },
  analytics: { shell: 'console', isRedirect: true },
  settings: { shell: 'console', isRedirect: true },
  m: { shell: 'phone', isRedirect: true },
  alarms: { isRedirect: true },
  'alarms/list/all_alarms/:alarmId': { params: { alarmId: '1' } },
  'alarms/:group/:lens': { params: lens },
  'alarms/work/list/:workTab/:workLens/0/:ticketId?': { params: { workTab: 'active_work', workLens: 'Active Work' } },
  work: { isRedirect: true },
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

/** The paths of the router, without those that only hold others. */
const pathsOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path, index, children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/');
    return [...(index || (path !== undefined && children.length === 0) ? [whole] : []), ...pathsOf(children, whole)];
  });
const registered = (['console', 'provider', 'phone'] as const).flatMap((shell) =>
  joined(features, shell).map(({ path }): [string, Shell] => [path, shell]),
);
const shellOf = new Map<string, Shell>(registered);
const pages = pathsOf(routesOf(features)).map((path) => ({
  path,
  shell: shellOf.get(path) ?? walks[path]?.shell ?? 'outside',
}));

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
    .replace('*', 'nowhere')
    .replace(/\/$/, '');
  return `/${filled}`;
};

/** Opens a page of a person's own, or one that shares their browser context with others. */
async function openAs(person: Person, shell: Shell, { isAlone = false } = {}) {
  const size = shell === 'phone' ? phone : undefined;
  const own = async () => {
    if (person === 'nobody') {
      const visitor = await openConsole(stage.browser, size);
      return { ...visitor, close: () => visitor.context.close() };
    }
    const { context, newPage } = await openSignedIn(stage.browser, emails.get(person) ?? '', stage.road.customerId);
    return { ...(await newPage(size)), close: () => context.close() };
  };
  const opened = isAlone || person === 'nobody' ? await own() : await people.get(person)?.newPage(size);
  if (!opened) throw new Error(`Nobody is ${person}`);
  // a clock belongs to a whole context
  if (isAlone) await opened.page.clock.install();
  await opened.page.goto('/404');
  return opened;
}

const answered = /^\/(graphql|floor-plans|maps|asset|alarm-activity|cmms|sso|info\/channels)(\/|$)/;
/** Answers every question of a page, by GraphQL and by REST, but the one that says who is signed in. */
const answerAll = (page: Page, answer: (route: Route) => Promise<unknown>) =>
  page.route(
    ({ pathname }) => answered.test(pathname),
    (route) => (operationOf(route.request()) === 'Me' ? route.fallback() : answer(route)),
  );
const fail = (route: Route) =>
  operationOf(route.request()) === null
    ? route.fulfill({ status: 500, json: { message: 'Out of order' } })
    : route.fulfill({ json: { data: null, errors: [{ message: 'Out of order', extensions: { code: 'INTERNAL' } }] } });

const mainPerson = (shell: Shell): Person => (shell === 'provider' ? 'SUPER' : 'ADMIN');
/** People by the shell that they walk; the first of a shell sees most, and has axe look at it. */
const walkers: Array<{ shell: Shell; person: Person }> = [
  ...(['console', 'phone'] as const).flatMap((shell) => [
    { shell, person: mainPerson(shell) },
    ...authRoles.filter((role) => role !== mainPerson(shell)).map((person) => ({ shell, person })),
  ]),
  { shell: 'provider', person: 'SUPER' },
  ...(['nobody', 'ADMIN', 'SUPER'] as const).map((person) => ({ shell: 'outside' as const, person })),
];
const isWalked = ({ shell, path }: (typeof pages)[number], walker: (typeof walkers)[number]): boolean =>
  shell === walker.shell && (shell !== 'outside' || walks[path]?.as === walker.person);
/** Pages that fail for each walker: those that asked for something which no walker before has asked there. */
const failing = new Map<string, string[]>();
const known = new Set<string>();
/** Remembers what a page asks somebody's server for, as it opens. */
function remember(name: string, path: string, held: readonly Route[]): void {
  const operations = new Set(
    held.map((route) => operationOf(route.request()) ?? new URL(route.request().url()).pathname),
  );
  const question = [path, ...[...operations].sort()].join(' ');
  if (!known.has(question)) failing.set(name, [...(failing.get(name) ?? []), path]);
  known.add(question);
}

/** The page that is shown between others. */
const between = '/404';
/** Path that a page leads people to whom it is not for. */
const refusals = [between, '/501'];
/** Skeletons, or a sign of progress with its name. */
const waitingIn = (page: Page) =>
  page.locator('main').locator(`${styled('bone')}, [aria-busy=true]:not(:empty), [role=status]:not(.unseen)`);
const timeout = () => patience(15_000);
const lateMs = 4_000;

test('every walk is that of a page, and gives the parameters that the page needs', () => {
  const paths = pages.map(({ path }) => path);
  expect(pages.filter(({ shell, path }) => shell === 'outside' && !walks[path]?.as)).toEqual([]);
  expect(registered.map(([path]) => path).filter((path) => !paths.includes(path))).toEqual([]);
  expect(Object.keys(walks).filter((path) => !paths.includes(path))).toEqual([]);
  const needs = (path: string) => [...path.matchAll(/:(\w+)(?=\/|$)/g)].map(([, name = '']) => name);
  const given = (path: string) => ['customerId', ...Object.keys(walks[path]?.params ?? {})];
  expect(paths.filter((path) => needs(path).some((name) => !given(path).includes(name)))).toEqual([]);
});

describe.each(walkers)('each page of the shell "$shell", for $person', (walker) => {
  const { shell, person } = walker;
  const name = `${shell} ${person}`;
  const isMain = shell === 'outside' || person === mainPerson(shell);
  const walked = pages
    .filter((page) => isWalked(page, walker) && !walks[page.path]?.isRedirect)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('404'));

  /*
   * Answers that are four seconds late, by the page's clock: they are held until the page is seen waiting and its own
   * clock has gone on by four seconds, and it has to wait still. A server that sleeps four seconds would prove less: on
   * a slow machine its answer may come before the page has drawn anything, and a page that stops waiting, or fails, just
   * before the end would pass.
   */
  test('shows what it waits for while answers are four seconds late', async () => {
    const { page, errors, close } = await openAs(person, shell, { isAlone: true });
    const held: Route[] = [];
    const found: string[] = [];
    await answerAll(page, async (route) => held.push(route));
    for (const path of walked) {
      const isStatic = walks[path]?.isStatic;
      const to = pathOf(path);
      await follow(page, to);
      const shown = isStatic ? page.locator('main h1').filter({ hasNotText: 'Page not found' }) : waitingIn(page);
      const isOpen = await Promise.race([
        shown
          .first()
          .waitFor({ timeout: timeout() })
          .then(() => true),
        page
          .waitForURL(({ pathname }) => pathname !== to && refusals.includes(pathname), { timeout: timeout() })
          .then(() => false),
      ]);
      if (!isOpen) {
        expect(isMain, path).toBe(false);
        continue;
      }
      await page.clock.runFor(lateMs);
      expect(await shown.first().isVisible(), path).toBe(true);
      if (!isStatic) {
        expect(await page.locator('main').getByRole('alert').count(), path).toBe(0);
        remember(name, path, held);
      }
      if (isMain) found.push(...(await findings(page, 'main')).map((finding) => `${path}: ${finding}`));
      expect(errors, path).toEqual([]);
      // nothing of one page is left for the next
      await follow(page, between);
      await shown.first().waitFor({ state: 'detached' });
      await Promise.all(held.splice(0).map((route) => route.abort()));
    }
    expect(found).toEqual([]);
    await close();
  });

  test('says what failed, with a way on', async () => {
    const { page, errors, close } = await openAs(person, shell);
    await answerAll(page, fail);
    const found: string[] = [];
    for (const path of failing.get(name) ?? []) {
      await follow(page, pathOf(path));
      await page.locator('main').getByRole('alert').first().waitFor({ timeout: timeout() });
      await page.locator('main').getByRole('button', { name: 'Try again' }).first().waitFor({ timeout: timeout() });
      if (isMain) found.push(...(await findings(page, 'main')).map((finding) => `${path}: ${finding}`));
      expect(errors, path).toEqual([]);
      await follow(page, between);
      await page.locator('main').getByRole('button', { name: 'Try again' }).first().waitFor({ state: 'detached' });
    }
    expect(found).toEqual([]);
    await close();
  });
});

/** Waits until a page shows more than its heading and its controls: content, a form, or a state that says what is missing. */
const awaitContent = (page: Page) =>
  page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      if (!main || main.querySelector(':is([class^="bone_"], [class*=" bone_"])')) return false;
      const content = main.cloneNode(true) as HTMLElement;
      const frame =
        'h1, header, nav, search, button, label, legend, th, [role=tablist], [role=toolbar], [role=columnheader], .unseen';
      for (const part of content.querySelectorAll(frame)) part.remove();
      return /\w/.test(content.textContent) || content.querySelector('input, textarea, table') !== null;
    },
    null,
    { timeout: timeout() },
  );

const visitors = [...authRoles, 'SUPER', 'nobody'] as const;
describe.each(visitors)('%s of a customer who has nothing yet', (person) => {
  const isOutsideOf = ({ path }: (typeof pages)[number]) => walks[path]?.as === person;
  test.each(shells.filter((shell) => person !== 'nobody' || shell === 'outside'))(
    'finds content, or what would be it, on each page of the shell "%s", or is told that the page is not for them',
    async (shell) => {
      const { page, errors, close } = await openAs(person, shell);
      const blank: string[] = [];
      const found: string[] = [];
      for (const route of pages.filter(
        (route) => route.shell === shell && (shell !== 'outside' || isOutsideOf(route)),
      )) {
        const { path } = route;
        await follow(page, pathOf(path));
        await awaitContent(page).catch(() => blank.push(path));
        if ((shell !== 'outside' && person !== mainPerson(shell)) || walks[path]?.isRedirect) continue;
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
