import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { ringOf } from '../../domain/maps/shape.ts';
import { until } from '../support/until.ts';
import { styled } from './browser.ts';

/** A house of 60 m by 40 m. */
export const houseAt = (longitude: number, latitude: number) =>
  ringOf([
    [longitude - 0.0004, latitude - 0.0002],
    [longitude + 0.0004, latitude - 0.0002],
    [longitude + 0.0004, latitude + 0.0002],
    [longitude - 0.0004, latitude + 0.0002],
  ]);

export const list = (page: Page) => page.getByRole('region', { name: 'Buildings', exact: true });
export const rowOf = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
export const canvas = (page: Page) => page.locator(`${styled('map-container')} canvas`);
export const at = (page: Page): string | null => new URL(page.url()).searchParams.get('at');
const popup = (page: Page, text: string) => page.locator(styled('map-popup')).filter({ hasText: text });

/** Requests of a page to other addresses than these, and what its policy forbids. */
export function strangersOf(page: Page, origins: readonly string[]): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && !origins.includes(origin.replace(/^ws/, 'http'))) found.push(request.url());
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text());
  });
  return found;
}

/** Colour of the map some pixels from its middle, as #RRGGBB. */
export async function colourAt(page: Page, right: number, down: number): Promise<string> {
  const { x, y } = await middleOf(page);
  const clip = { x: Math.round(x + right), y: Math.round(y + down), width: 1, height: 1 };
  const pixel = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex').toUpperCase()}`;
}

/** Points at the middle of the map, which is drawn by software and late. */
export async function pointAtMiddle(page: Page, text: string): Promise<{ x: number; y: number }> {
  const middle = await middleOf(page);
  await until(`the map to show ${text}`, async () => {
    await page.mouse.move(middle.x + Math.random() * 4 - 2, middle.y);
    return (await popup(page, text).count()) > 0;
  });
  return middle;
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('there is no map');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
