import { getPriority, setPriority } from 'node:os';
import type { Page } from 'playwright-core';
import { chromiumPath } from '../engines/machine.ts';
import { password } from './product.ts';

interface LaunchOptions {
  executablePath: string;
  args: string[];
}

/** Launches a browser at a higher priority than the product, where permitted: users' browsers have their own CPUs. */
export async function launchBefore<Launched>(
  say: (line: string) => void,
  launch: (options: LaunchOptions) => Promise<Launched>,
): Promise<Launched> {
  const usual = getPriority();
  const executablePath = await chromiumPath();
  try {
    setPriority(-10);
  } catch {
    say('The browser shares its processors evenly with the product: to let it go before needs root');
  }
  const launched = await launch({ executablePath, args: ['--no-sandbox'] });
  setPriority(usual);
  return launched;
}

/** Signs in as a person does, up to the first list. */
export async function signInOn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/alarms/**');
}
