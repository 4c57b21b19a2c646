import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Theme = 'light' | 'dark';

/** Shows the page in a theme, as a person's system does at dusk. */
export async function showIn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((shown) => document.documentElement.dataset.theme === shown, theme);
}

/** All findings of axe, of any impact, as "rule: element". */
export async function findingsWithin(page: Page, within = 'html', only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // the text of each element that a rule looks at, with all within it, would be written out
    await page.evaluate(() => window.axe.configure({ noHtml: true }));
  }
  return page.evaluate(
    async ([selector, rules]) => {
      const options = { resultTypes: ['violations' as const], selectors: false, elementRef: true };
      const { violations } = await window.axe.run(selector, { ...options, ...(rules && { runOnly: [...rules] }) });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ element }) => `${id}: ${element?.outerHTML.slice(0, 300)}`),
      );
    },
    [within, only] as const,
  );
}

/**
 * All findings of a page in both themes, as "theme rule: element". Themes differ in colors: the rules that read them run
 * in both, the others in one. Leaves the page in the light theme.
 * @param within selector of what is looked at: a dialog over a page that was looked at before.
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  await showIn(page, 'dark');
  const dark = await findingsWithin(page, within, ['color-contrast', 'link-in-text-block']);
  await showIn(page, 'light');
  const light = await findingsWithin(page, within);
  return [...light.map((found) => `light ${found}`), ...dark.map((found) => `dark ${found}`)];
}
