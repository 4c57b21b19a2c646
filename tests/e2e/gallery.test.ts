import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { createServer, resolveConfig, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { tokenVariables } from '../../web/src/ui/tokens.ts';
import { patience } from '../support/patience.ts';
import { findingsWithin } from './axe.ts';
import { launchBrowser, styled } from './browser.ts';

/**
 * The kit without a server. Pictures are not compared with stored ones: fonts are ours, but their rasterization is the
 * machine's, so that a stored picture fails where nothing changed. What is compared holds everywhere: each part is
 * drawn, takes the same place in both themes, and has colors of its theme's tokens alone.
 */
const configFile = fromRoot('web/vite.config.ts');
const themes = ['light', 'dark'] as const;

let browser: Browser;
let server: ViteDevServer;
let cacheDir: string;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  // under test, antd gives all its controls the same id
  vi.stubEnv('NODE_ENV', 'development');
  cacheDir = await mkdtemp(join(tmpdir(), 'gallery-'));
  [browser, server] = await Promise.all([
    launchBrowser(),
    createServer({ configFile, cacheDir, logLevel: 'error', server: { port: 0, hmr: false, watch: null } }),
  ]);
  await server.listen();
  const context = await browser.newContext({
    baseURL: server.resolvedUrls?.local[0],
    viewport: { width: 1400, height: 1000 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience(60_000));
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/gallery.html');
  await page.locator('[data-theme=dark] [data-part="Logo and keys"]').waitFor();
  await page
    .locator(`[data-theme=dark] [data-part="Skeleton"] ${styled('bone')}`)
    .first()
    .waitFor();
  await page.locator('[data-theme=dark] [data-part=Sparkline] path').first().waitFor();
  await page.locator(`[data-theme=dark] ${styled('heat-map')}`).waitFor();
  await page.evaluate(() => document.fonts.ready);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await server?.close();
  if (cacheDir) await rm(cacheDir, { recursive: true, force: true });
});

const column = (theme: string): Locator => page.locator(`[data-theme=${theme}]`);

interface Picture {
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** Number of different colors. */
  colors: number;
}

/** Pictures of all parts by theme and name, cut from one screenshot of the page. */
async function picturesOfParts(): Promise<Record<string, Record<string, Picture>>> {
  const png = (await page.screenshot({ fullPage: true })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (!drawing) throw new Error('this browser draws no canvas');
    drawing.drawImage(image, 0, 0);
    const pictures: Record<string, Record<string, Picture>> = {};
    for (const part of document.querySelectorAll<HTMLElement>('[data-theme] [data-part]')) {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { data: pixels } = drawing.getImageData(x + scrollX, y + scrollY, Math.max(1, width), Math.max(1, height));
      const theme = part.closest<HTMLElement>('[data-theme]')?.dataset.theme ?? '';
      pictures[theme] = {
        ...pictures[theme],
        [part.dataset.part ?? '']: {
          width: Math.round(width),
          height: Math.round(height),
          colors: new Set(new Uint32Array(pixels.buffer)).size,
        },
      };
    }
    return pictures;
  }, png);
}

test.each(themes)('no part of the kit has a finding of any impact in the %s theme', async (theme) => {
  expect(await findingsWithin(page, `[data-theme=${theme}]`)).toEqual([]);
});

test('every part is drawn, and takes the same place in both themes', async () => {
  const { light = {}, dark = {} } = await picturesOfParts();
  expect(Object.keys(light).length).toBeGreaterThan(30);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  for (const [name, inLight] of Object.entries(light)) {
    const inDark = dark[name];
    expect(inLight.height, name).toBeGreaterThan(10);
    expect(inLight.colors, name).toBeGreaterThan(1);
    expect(inDark?.colors, name).toBeGreaterThan(1);
    expect([inDark?.width, inDark?.height], name).toEqual([inLight.width, inLight.height]);
  }
});

test.each(themes)('parts have colors of the tokens alone in the %s theme', async (theme) => {
  const strays = await column(theme).evaluate(
    (root, tokens) => {
      const probe = document.createElement('span');
      root.append(probe);
      const known = new Set(['rgba(0, 0, 0, 0)']);
      for (const token of tokens) {
        probe.style.color = token;
        known.add(getComputedStyle(probe).color);
      }
      probe.remove();
      // antd derives colors of its own controls from the tokens
      const own = [...root.querySelectorAll('[data-part] *')].filter((element) => !element.closest('[class*=ant-]'));
      return own.flatMap((element) => {
        const { color, backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
        const colors = [color, backgroundColor, ...(borderTopWidth === '0px' ? [] : [borderTopColor])];
        return colors.filter((one) => !known.has(one)).map((one) => `${one}: ${element.outerHTML.slice(0, 120)}`);
      });
    },
    Object.values(tokenVariables(theme)),
  );
  expect(strays).toEqual([]);
});

test('a form says what is wrong, keeps what the server refuses, and takes one submit at a time', async () => {
  const form = column('light').getByRole('form', { name: 'Live form' });
  const name = form.getByLabel('Name');
  const minutes = form.getByLabel('Minutes');
  const focused = (field: Locator) => field.evaluate((input) => input === document.activeElement);
  await minutes.fill('0');
  expect(await form.getByRole('alert').count()).toBe(0);
  await minutes.blur();
  await form.getByText('At least one minute').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('A name is required').waitFor();
  expect(await focused(name)).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await minutes.fill('5');
  await name.fill('taken');
  await name.press('Enter');
  await form.getByText('This name is taken').waitFor();
  expect(await focused(name)).toBe(true);
  await form.getByText('Saved 0 times, changed since').waitFor();
  await name.fill('Pump');
  await name.press('Control+Enter');
  await name.press('Enter');
  await form.getByText('Saved 1 times', { exact: true }).waitFor();
  expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
});

test('keys move along a chart, open its points and select a part of it; so does the pointer', async () => {
  const part = column('light').locator('[data-part="Chart, bars"]');
  const chart = part.getByRole('application', { name: 'Live bars' });
  const said = part.getByRole('status');
  await chart.focus();
  await chart.press('ArrowRight');
  await said.getByText('04/01/2026, 22').waitFor();
  await chart.press('End');
  await said.getByText('04/30/2026, 14').waitFor();
  await chart.press('Home');
  await chart.press('ArrowRight');
  await chart.press('Enter');
  await part.getByText('Opened 1').waitFor();
  await chart.press('Shift+ArrowRight');
  await chart.press('Shift+ArrowRight');
  await said.getByText('04/02/2026 to 04/04/2026. Enter zooms in, Escape cancels.').waitFor();
  await chart.press('Enter');
  await part.getByText('Zoomed 1 to 3').waitFor();
  // Escape leaves a selection: what is opened next is a point
  await chart.press('ArrowRight');
  await chart.press('Shift+ArrowRight');
  await chart.press('Escape');
  await chart.press('ArrowRight');
  await chart.press('Enter');
  await part.getByText('Opened 0').waitFor();
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart is not drawn');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, y, { steps: 4 });
  await page.mouse.up();
  await part.getByText(/^Zoomed \d+ to \d+$/).waitFor();
  await page.mouse.click(box.x + box.width - 20, y);
  await part.getByText('Opened 29').waitFor();
  await page.mouse.move(0, 0);
});

test.each([
  ['Chart, lines', 'ArrowRight', '04/01/2026', '04/02/2026'],
  ['Sparkline', 'ArrowRight', '04/01/2026', '04/02/2026'],
  ['Chart, Pareto', 'ArrowDown', 'AHU-07 Supply fan status', 'Chilled water pump 2'],
])('keys move along %s, say each point and open it', async (name, key, first, second) => {
  const part = column('light').locator(`[data-part="${name}"]`);
  const chart = part.getByRole('application');
  const said = part.getByRole('status');
  await chart.focus();
  await chart.press(key);
  await said.getByText(first, { exact: false }).waitFor();
  await chart.press(key);
  await said.getByText(second, { exact: false }).waitFor();
  await chart.press('Enter');
  await part.getByText('Opened 1', { exact: true }).waitFor();
  if (key === 'ArrowDown') return;
  await chart.press('Shift+ArrowRight');
  await chart.press('Shift+ArrowRight');
  await chart.press('Enter');
  await part.getByText('Zoomed 1 to 3', { exact: true }).waitFor();
});

test('what a drawing says is told by more than color: patterns, dashes and marks, numbers and edges', async () => {
  const part = (name: string) => column('light').locator(`[data-part="${name}"]`);
  const distinct = (values: Array<string | null>) => expect(new Set(values).size, values.join()).toBe(values.length);
  // patterns of stacked and grouped bars differ in what they draw over their color
  for (const [name, count] of [
    ['Chart, stacked bars', 4],
    ['Chart, grouped bars', 3],
  ] as const) {
    const patterns = await part(name)
      .locator('.recharts-bar')
      .evaluateAll((bars) =>
        bars.map((bar) => {
          const id = /#(.+)\)/.exec(bar.querySelector('path')?.getAttribute('fill') ?? '')?.[1] ?? '';
          return document.getElementById(id)?.querySelector('path')?.getAttribute('d') ?? 'plain';
        }),
      );
    expect(patterns.length).toBe(count);
    distinct(patterns);
    // the legend has the same patterns beside the names
    const legend = await part(name)
      .locator(`${styled('chart-legend')} pattern`)
      .evaluateAll((all) => all.map((one) => one.querySelector('path')?.getAttribute('d') ?? 'plain'));
    expect(legend).toEqual(patterns);
  }
  // lines differ in their dashes and in the shapes of their marks
  const lines = part('Chart, lines').locator('.recharts-line');
  distinct(
    await lines.evaluateAll((all) =>
      all.map((line) => line.querySelector('.recharts-line-curve')?.getAttribute('stroke-dasharray') ?? 'solid'),
    ),
  );
  const marks = part('Chart, lines').locator('.recharts-line-dots');
  expect(await marks.count()).toBe(await lines.count());
  distinct(await marks.evaluateAll((all) => all.map((dots) => dots.querySelector('path')?.getAttribute('d') ?? null)));
  // the bars of a Pareto chart are counts in words, its line has marks
  const pareto = part('Chart, Pareto');
  await pareto.locator('.recharts-label-list').getByText('420', { exact: true }).waitFor();
  expect(await pareto.locator('.recharts-line-dots path').count()).toBeGreaterThan(4);
  // a gap of a heat map is an outline; what is more is darker, of one color
  const heat = part('Chart, heat map');
  const styleOf = (step: string, name: 'strokeDasharray' | 'fillOpacity' | 'fill') =>
    heat
      .locator(`${styled('heat')}[data-step="${step}"]`)
      .first()
      .evaluate((cell, property) => getComputedStyle(cell)[property], name);
  expect(await styleOf('none', 'strokeDasharray')).not.toBe('none');
  const steps = ['1', '2', '3', '4', '5'];
  const opacities = await Promise.all(steps.map(async (step) => Number(await styleOf(step, 'fillOpacity'))));
  expect(opacities).toEqual(opacities.toSorted((a, b) => a - b));
  distinct(opacities.map(String));
  expect(new Set(await Promise.all(steps.map((step) => styleOf(step, 'fill')))).size).toBe(1);
});

test('arrows move over a heat map in both directions, and none of its keys scrolls the page', async () => {
  const part = column('light').locator('[data-part="Chart, heat map"]');
  const chart = part.getByRole('application');
  await chart.focus();
  await chart.press('ArrowDown');
  await part.getByRole('status').getByText('Monday, 12 AM').waitFor();
  const top = await page.evaluate(() => scrollY);
  await chart.press('ArrowDown');
  await chart.press('ArrowRight');
  await part.getByRole('status').getByText('Tuesday, 1 AM').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await chart.blur();
});

test('a chart has a table, and hands out both as files', async () => {
  const part = column('light').locator('[data-part="Chart, stacked bars"]');
  const table = part.getByRole('table', { name: 'Occurrences by system' });
  // a screen reader has the table beside the drawing
  expect(await table.getByRole('row').count()).toBe(31);
  const download = async (name: string): Promise<Buffer> => {
    await part.getByRole('button', { name: 'More: Occurrences by system' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).and(page.locator(':visible')).click(),
    ]);
    return readFile(await file.path());
  };
  const csv = (await download('Download CSV')).toString();
  expect(csv.split('\n').slice(0, 2)).toEqual(['Day,Air,Water,Power,Fire', expect.stringMatching(/^04\/01\/2026,22,/)]);
  const png = await download('Download picture (PNG)');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // twice as fine as the screen, with a margin; and not empty
  expect(png.readUInt32BE(16)).toBeGreaterThan(1_000);
  expect(png.length).toBeGreaterThan(15_000);
  await part.getByRole('button', { name: 'View as table' }).click();
  await part.locator(styled('chart-drawing')).waitFor({ state: 'detached' });
  expect(await findingsWithin(page, '[data-theme=light] [data-part="Chart, stacked bars"]')).toEqual([]);
  await part.getByRole('button', { name: 'View as table' }).click();
  await part.locator(styled('chart-drawing')).waitFor();
});

test.each(themes)('dialogs of the %s theme have their first control focused, and close by Escape', async (theme) => {
  for (const [button, title] of [
    ['Open form', 'Add field'],
    ['Open question', 'Delete field?'],
    ['Open message', '2 lines could not be taken'],
    ['Open guard', 'Leave page without saving?'],
    ['Open drawer', 'Recent actions'],
    ['Open sheet', 'Filters'],
  ] as const) {
    await column(theme).getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    expect(await findingsWithin(page, `[data-theme=${theme}] [role=dialog]`), title).toEqual([]);
    if (button === 'Open form') {
      await page.waitForFunction(() => document.activeElement?.matches('input[name=name]'));
      await page.keyboard.press('Enter');
      await dialog.getByText('A name is required').waitFor();
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

test('the gallery is no part of the product, and nothing in it fails', async () => {
  const { build } = await resolveConfig({ configFile, logLevel: 'error' }, 'build');
  expect(build.rolldownOptions.input).toBeUndefined();
  const expected = 'A part that cannot be drawn';
  expect(errors.filter((message) => message !== expected)).toEqual([]);
});
