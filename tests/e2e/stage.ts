import type { Browser } from 'playwright-core';
import type { AuthRole } from '../../domain/identity/built-in-permissions.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { openRoad, type Road } from '../support/road.ts';
import { storeRole } from '../support/store-role.ts';
import { launchBrowser } from './browser.ts';

export const password = 'Correct-horse-9';
/** Address of the default lens. */
export const activeAlarms = '**/alarms/Standard%20Lenses/Active%20Alarms';
export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

export interface Stage {
  browser: Browser;
  /** Road of a customer of this test file alone. */
  road: Road;
  /** Creates a user of that customer. @returns the e-mail. */
  person(authRole?: AuthRole | 'SUPER'): Promise<string>;
  close(): Promise<void>;
}

/** Opens a browser and creates a customer for this test file alone. */
export async function openStage(options?: Parameters<typeof launchBrowser>[0]): Promise<Stage> {
  const [browser, road] = await Promise.all([launchBrowser(options), openRoad()]);
  return {
    browser,
    road,
    async person(authRole = 'STANDARD') {
      const { customerId } = road;
      const customRoleId = authRole === 'CUSTOM' ? await storeRole(road.db, customerId) : null;
      const email = `${authRole}-${road.customerId}@example.com`.toLowerCase();
      await createUser(road.db, {
        email,
        password,
        displayName: 'Maya Okafor',
        isSuper: authRole === 'SUPER',
        memberships: authRole === 'SUPER' ? [] : [{ customerId, authRole, customRoleId, title: 'Dispatcher' }],
      });
      return email;
    },
    async close() {
      await browser.close();
      await road.close();
    },
  };
}
