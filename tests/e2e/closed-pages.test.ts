import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '../../web/src/app/features.ts';
import { joined, type PageRoute } from '../../web/src/frame/feature.ts';
import type { Me } from '../../web/src/session/access.ts';
import { follow, openConsole, signIn } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, password, type Stage } from './stage.ts';
import { stored } from './visitors.ts';

/** Pages that are for Admins or for the provider's staff, of whatever feature, opened by others. */
let stage: Stage;
/** By role. */
const people = new Map<string, SignedIn & { me: Me }>();
const others = ['MANAGER', 'STANDARD', 'VENDOR'] as const;
beforeAll(async () => {
  stage = await openStage();
  await stage.road
    .db('customers')
    .where({ id: stage.road.customerId })
    .update({ features: ['cmmsConfig', 'cmmsMapping', 'assetRelationships'] });
  for (const role of ['ADMIN', ...others] as const) {
    const signedIn = await openSignedIn(stage.browser, await stage.person(role));
    const { me } = await signedIn.ask<{ me: Me }>(
      '{ me { isSuper authRole products features permissions { area actions } } }',
    );
    people.set(role, { ...signedIn, me });
  }
});
afterAll(() => stage?.close());

const personOf = (role: string) => people.get(role) as SignedIn & { me: Me };
/** Address of a page; what its parameters name does not matter to whoever may not open it. */
const pathOf = ({ path }: PageRoute): string => `/${path.replace(/\/?:\w+\?/g, '').replace(/:\w+/g, '1')}`;
const sees = (role: string, page: PageRoute): boolean => page.sees?.(personOf(role).me) ?? true;
const consolePages = joined(features, 'console');
const providerPages = joined(features, 'provider');

describe('pages that an Admin sees and others do not', () => {
  test.each(others)('AUTH-144 lead a %s to /404, each of them', async (role) => {
    const closed = consolePages.filter((page) => sees('ADMIN', page) && !sees(role, page));
    const paths = closed.map(pathOf);
    expect(paths).toEqual(
      expect.arrayContaining(['/settings/object-control', '/users/list/main', '/users/settings/main']),
    );
    const { page, errors, close } = await personOf(role).newPage();
    for (const path of paths) {
      await page.goto('/settings/about');
      await page.getByRole('heading', { name: /^About/ }).waitFor();
      await follow(page, path);
      await page.waitForURL('**/404');
    }
    expect(errors).toEqual([]);
    await close();
  });
});

describe('pages of the provider', () => {
  test('are some', () => {
    const paths = providerPages.map(pathOf);
    expect(paths).toEqual(
      expect.arrayContaining(['/alarm-throughput', '/feeds', '/integrations', '/support-requests']),
    );
  });

  test.each(providerPages.map(pathOf))(
    'AUTH-138 AUTH-145 %s says that it is for super users, and logs out whoever is none',
    async (path) => {
      const { context, page, errors } = await openConsole(stage.browser);
      await signIn(page, await emailOf('ADMIN'), password);
      await page.waitForURL('**/alarms/**');
      await page.goto(path);
      await page.waitForURL('**/login');
      await page.getByText('User does not have super user permission').waitFor();
      expect(await stored(page, 'session-token')).toBeNull();
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

const emailOf = async (role: 'ADMIN') =>
  (await personOf(role).ask<{ me: { user: { email: { address: string } } } }>('{ me { user { email { address } } } }'))
    .me.user.email.address;
