import type { BrowserContext, Page } from 'playwright-core';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { follow } from './browser.ts';
import { type Lent, lender } from './lent.ts';
import { openSignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

/** Point of the alarm at the bottom of the list, which has been active twice. */
export const oldest = 'AHU-1.SUPTEMP';
export const newest = 'CHW-P2.DP';

export interface TriageStage extends Stage {
  email: string;
  /** Signed-in context shared by the whole file, with its cache. */
  context: BrowserContext;
  /** Opens a page of it at the default lens. */
  triage(): Promise<{ page: Page; close: () => Promise<void> }>;
  /** Lends a page of it at the default lens that has loaded the application for the whole file. */
  lent(): Promise<Lent>;
  alarmIdOf(point: string): Promise<string>;
}

/** Opens a stage with three active alarms, and a signed-in user who triages them. */
export async function openTriageStage(): Promise<TriageStage> {
  const stage = await openStage();
  const { road } = stage;
  const email = await stage.person();
  await road.send(
    item('ALARM', oldest, minutesAgo(300), { message: 'Supply temperature high', priority: 20 }),
    item('RTN', oldest, minutesAgo(290)),
    item('ALARM', oldest, minutesAgo(200), { message: 'Supply temperature high', priority: 20 }),
    item('ALARM', 'RF-2.S', minutesAgo(120), { message: 'Return fan failed', priority: 200 }),
    item('ALARM', newest, minutesAgo(60), { message: 'Differential pressure low', priority: 200 }),
  );
  await until('three alarms', async () => (await road.states()).filter((state) => state.is_active).length === 3);
  const { context, newPage } = await openSignedIn(stage.browser, email);
  const triage = async () => {
    const { page, close } = await newPage();
    await page.goto('/');
    await page.getByRole('grid').getByText(oldest).waitFor();
    return { page, close };
  };
  return {
    ...stage,
    email,
    context,
    triage,
    lent: lender(
      async () => (await newPage()).page,
      async (page) => {
        await follow(page, '/alarms/Standard%20Lenses/Active%20Alarms');
        await page.getByRole('grid').getByText(oldest).waitFor();
      },
    ),
    async alarmIdOf(point) {
      const state = (await road.states()).find((each) => each.point_path === point);
      return String(state?.id);
    },
  };
}

/** Rows of the list, its header first. */
export const rows = (page: Page) => page.getByRole('grid').getByRole('row');
