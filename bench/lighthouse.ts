import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { freePort } from '../platform/ports.ts';
import { launchBefore, signInOn } from './browser.ts';
import { quantile } from './load.ts';
import type { Product } from './product.ts';

const runs = 5;
const categories = ['accessibility', 'best-practices', 'performance'] as const;
type Category = (typeof categories)[number];
/** Audits that the score of performance is made of. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];
/** Scores that have nothing to do with how fast the machine is. */
const flawless: readonly Category[] = ['accessibility', 'best-practices'];

/**
 * Measures login and triage as Lighthouse's desktop preset does, median of five runs each.
 * @throws Error if accessibility or best practices are below 100.
 */
export async function benchLighthouse(product: Product, say: (line: string) => void) {
  const port = await freePort();
  const browser = await launchBefore(say, ({ args, ...options }) =>
    chromium.launchPersistentContext('', {
      ...options,
      args: [...args, `--remote-debugging-port=${port}`],
      baseURL: product.api,
    }),
  );
  try {
    const login = await pageFigures('login', `${product.api}/login`, port, say);
    const triage = await pageFigures('triage', await signedIn(browser, product), port, say);
    const flaws = [...login.flaws, ...triage.flaws];
    if (flaws.length > 0) throw new Error(`Lighthouse finds ${flaws.join('; ')}`);
    return { login: login.scores, triage: triage.scores };
  } finally {
    await browser.close();
  }
}

/** Signs in; Lighthouse keeps what the browser stores of the session. @returns the address of the list. */
async function signedIn(browser: BrowserContext, product: Product): Promise<string> {
  const page = await browser.newPage();
  await signInOn(page, product.email);
  await page.getByRole('grid').getByRole('row').nth(20).waitFor();
  const url = page.url();
  await page.close();
  return url;
}

async function pageFigures(name: string, url: string, port: number, say: (line: string) => void) {
  const results: RunnerResult['lhr'][] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] }, desktopConfig);
    const lhr = result?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(`${name}: ${lhr?.runtimeError?.message}`);
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${name} led to ${lhr.finalDisplayedUrl}`);
    results.push(lhr);
  }
  const scores = Object.fromEntries(
    categories.map((category) => {
      const all = results.map((lhr) => Math.round(100 * (lhr.categories[category]?.score ?? 0)));
      return [category, { median: quantile(all, 0.5), all }];
    }),
  );
  const shown = categories.map((category) => {
    const { median, all = [] } = scores[category] ?? {};
    return `${category} ${median} (${all.join(', ')})`;
  });
  say(`Lighthouse, desktop, ${name}: ${shown.join('; ')}`);
  const middle = results.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(runs / 2)];
  say(`  ${metrics.map((id) => `${id} ${middle?.audits[id]?.displayValue}`).join(', ')}`);
  return { scores, flaws: [...new Set(results.flatMap(flawsOf))].map((flaw) => `${name}: ${flaw}`) };
}

const performanceOf = ({ categories: { performance } }: RunnerResult['lhr']): number => performance?.score ?? 0;

/** Returns the audits that keep a category below 100, with what they found. */
const flawsOf = ({ categories: scored, audits }: RunnerResult['lhr']): string[] =>
  flawless.flatMap((category) =>
    (scored[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, title, details } = audits[id] ?? {};
      if (weight === 0 || score === null || score === undefined || score === 1) return [];
      return [
        `${id}, ${title}: ${JSON.stringify(details && 'items' in details ? details.items : null)?.slice(0, 400)}`,
      ];
    }),
  );
