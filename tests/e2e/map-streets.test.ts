import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeocoder } from '../../domain/maps/geocoder.ts';
import { mapboxOf } from '../../domain/maps/mapbox.ts';
import { fromRoot } from '../../platform/root.ts';
import { mapTexts as texts } from '../../texts/map.ts';
import { tones } from '../../web/src/ui/tokens.ts';
import { landColours, type MapsService, startMapsService } from '../support/maps-service.ts';
import { testOutbound } from '../support/outbound.ts';
import { storeEntities } from '../support/relation-scene.ts';
import { item } from '../support/road.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/test-api.ts';
import { until } from '../support/until.ts';
import { picturesInBoth } from './browser.ts';
import { at, canvas, colourAt, houseAt, list, pointAtMiddle, rowOf, strangersOf } from './on-map.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

const key = 'pk.eyJ1IjoiY2FtcHVzIn0.c3RyZWV0cw';
const wrongKey = 'pk.eyJ1IjoiY2FtcHVzIn0.cmV2b2tlZA';
const shapes: Record<string, unknown> = {
  'Harbor House': houseAt(-88.3, 41.79),
  'North Hall': houseAt(-88.298, 41.791),
  Boathouse: { type: 'Point', coordinates: [-88.302, 41.791] },
};
const atHarbor = '/assets/map?at=41.79,-88.3,17';

let stage: Stage;
let service: MapsService;
/** An installation with the key of the service, and one whose key is no longer taken. */
let streets: Installation;
let revoked: Installation;
let ids: Record<string, number>;

interface Installation {
  api: TestApi;
  ada: TestPerson;
  context: BrowserContext;
  newPage(): Promise<{ page: Page; errors: string[]; strangers: string[] }>;
}

/** Starts the product's API with a key of the maps service, and signs in as an admin. */
async function install(given: string): Promise<Installation> {
  const env = { MAPS_KEY: given, MAPS_API_URL: service.url, MAPS_URL: `${service.url}/search/geocode/v6/forward` };
  const api = await startTestApi({
    ...{ mapbox: mapboxOf(env) ?? undefined, geocoder: createGeocoder(env, testOutbound) ?? undefined },
    consoleFolder: fromRoot('dist', 'web'),
  });
  const ada = await api.newPerson(stage.road.customerId);
  // without headers of its own, which a browser would ask the service for leave to send
  const context = await stage.browser.newContext({
    baseURL: api.origin,
    viewport: { width: 1600, height: 1000 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const localStorage = [
    { name: 'session-token', value: ada.token },
    { name: 'customer-id', value: String(ada.customerId) },
  ];
  await context.setStorageState({ cookies: [], origins: [{ origin: api.origin, localStorage }] });
  return {
    ...{ api, ada, context },
    async newPage() {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      return { page, errors, strangers: strangersOf(page, [api.origin, service.url]) };
    },
  };
}

beforeAll(async () => {
  [stage, service] = await Promise.all([openStage({ draws3d: true }), startMapsService(key)]);
  const { db, customerId } = stage.road;
  const buildings = [...Object.keys(shapes), 'Annex'].map((name) => ({ name, class: 'Building' }));
  ids = await storeEntities(db, customerId, buildings, 1_000);
  streets = await install(key);
  revoked = await install(wrongKey);
  const { api, ada } = streets;
  for (const [name, geoJson] of Object.entries(shapes))
    await api.read(
      'mutation ($id: ID!, $geoJson: JSON) { updateAssetGeoJson(id: $id, geoJson: $geoJson) { id } }',
      ada,
      { id: String(ids[name]), geoJson },
    );
  await api.read('mutation ($in: ID!) { createEntity(class: "AHU", name: "AHU-41", parentId: $in) { id } }', ada, {
    in: String(ids['Harbor House']),
  });
});
afterAll(async () => {
  for (const one of [streets, revoked]) {
    await one?.context.close();
    await one?.api.stop();
  }
  await Promise.all([stage?.close(), service?.stop()]);
});

const drawnBy = (page: Page) => canvas(page).getAttribute('class');

test('with a key streets lie beneath the buildings, in their colors, and requests go to one service alone, with the key', async () => {
  const { page, errors, strangers } = await streets.newPage();
  await page.goto(`${atHarbor}&building=${ids['Harbor House']}`);
  await pointAtMiddle(page, 'Harbor House · No active alarms');
  expect(await drawnBy(page)).toContain('mapboxgl-canvas');
  expect(await canvas(page).getAttribute('aria-label')).toBe(texts.canvas);
  await until('the land', async () => (await colourAt(page, -300, 200)) === landColours.light);
  await until('the fill', async () => (await colourAt(page, -7, 3)) === tones.light.neutral.icon);
  const { road } = stage;
  await road.send(item('ALARM', 'HH.AHU-41.TEMP', minutesAgo(5), { message: 'Supply air warm', priority: 20 }));
  await rowOf(page, 'Harbor House').getByText('1 active alarm').waitFor();
  const [alarm] = await road.states();
  await streets.api.read(
    'mutation ($ids: [ID!]) { updateAlarms(ids: $ids, isServiceImpacting: true, priority: 5) { affected } }',
    streets.ada,
    { ids: [String(alarm?.id)] },
  );
  await rowOf(page, 'Harbor House').getByText('Service Failure', { exact: true }).waitFor();
  await until('the alarm in the fill', async () => (await colourAt(page, -7, 3)) === tones.light.danger.icon);
  await until('the alarm in the edge', async () => (await colourAt(page, -12, 2)) === tones.light.p5.fg);
  await page.getByText('© Test').waitFor();
  await picturesInBoth(page, 'map-streets');
  // another theme is another style of the service, at the same place
  const before = at(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await until('the dark land', async () => (await colourAt(page, -300, 200)) === landColours.dark);
  await until('the dark fill', async () => (await colourAt(page, -7, 3)) === tones.dark.danger.icon);
  expect(at(page)).toBe(before);
  await page.emulateMedia({ colorScheme: 'light' });
  await until('the land', async () => (await colourAt(page, -300, 200)) === landColours.light);
  const { x, y } = await pointAtMiddle(page, 'Harbor House · 1 active alarm');
  await page.mouse.click(x, y);
  await page.waitForURL('**/alarms/Standard%20Lenses/Active%20Alarms?filter=places*');
  await page.getByRole('row').filter({ hasText: 'AHU-41' }).waitFor();

  const paths = service.received.map(({ path }) => path);
  for (const one of [/^\/styles\/v1\/mapbox\/light-v11$/, /\/dark-v11$/, /sprite/, /^\/v4\/.*json$/, /^\/v4\/.*pbf$/])
    expect(
      paths.some((path) => one.test(path)),
      `${one}`,
    ).toBe(true);
  // with the address of the console, to which a key may be bound, and nothing of what is seen there
  for (const { path, key: given, referer } of service.received)
    expect([path, given, referer]).toEqual([path, key, `${streets.api.origin}/`]);
  expect(strangers).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('buildings that are gathered open up, the list leads to one, and the keyboard moves the map', async () => {
  const { page, errors, strangers } = await streets.newPage();
  await page.goto('/assets/map?at=41.7907,-88.3,12');
  const { x, y } = await pointAtMiddle(page, '3 buildings');
  await page.mouse.click(x, y);
  await until('the zoom', () => Number(at(page)?.split(',')[2]) > 13);
  await page.getByRole('button', { name: 'Show North Hall on the map' }).click();
  await pointAtMiddle(page, 'North Hall');
  const before = at(page);
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await until('the map to move', () => at(page) !== before);
  await list(page).getByRole('region', { name: 'Not on the map' }).getByText('Annex').waitFor();
  expect(strangers).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('an address that is found leads the editor there, and a press draws upon the streets', async () => {
  const { page, errors, strangers } = await streets.newPage();
  await page.goto(`/users/map-view-config/main?building=${ids.Annex}`);
  await page.getByRole('heading', { name: 'Shape of Annex' }).waitFor();
  await page.locator('.ant-segmented').getByText('Point', { exact: true }).click();
  await until(
    'the land',
    async () => (await canvas(page).count()) > 0 && (await colourAt(page, -200, 200)) === landColours.light,
  );
  expect(await drawnBy(page)).toContain('mapboxgl-canvas');
  await page.getByLabel('Address', { exact: true }).fill('350 South 5th');
  await page.getByRole('button', { name: 'Find address' }).click();
  await page.getByRole('button', { name: '350 South 5th Street, Minneapolis' }).click();
  const latitude = page.getByRole('spinbutton', { name: 'Latitude of corner 1' });
  await until('the point', async () => {
    const box = await canvas(page).boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return (await latitude.count()) > 0 && Math.abs(Number(await latitude.inputValue()) - 41.8) < 0.0002;
  });
  expect(service.received.at(-1)?.key).toBe(key);
  expect(strangers).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

/** The map without streets says why, and does the rest. */
async function expectNoStreets(page: Page, reason: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: reason }).waitFor();
  await until('a map by MapLibre', async () => (await drawnBy(page))?.includes('maplibregl-canvas') ?? false);
  await pointAtMiddle(page, 'Harbor House');
  await rowOf(page, 'North Hall').waitFor();
}

test('a key that is refused leaves the map as it is without one, and it says why', async () => {
  const received = service.received.length;
  const { page, errors, strangers } = await revoked.newPage();
  await page.goto(atHarbor);
  await expectNoStreets(page, texts.baseProblems.refused);
  await picturesInBoth(page, 'map-refused');
  expect(service.received.slice(received).map(({ path, key: given }) => [path, given])).toEqual([
    ['/styles/v1/mapbox/light-v11', wrongKey],
  ]);
  await pointAtMiddle(page, 'Harbor House').then(({ x, y }) => page.mouse.click(x, y));
  await page.waitForURL('**/alarms/Standard%20Lenses/Active%20Alarms?filter=places*');
  expect(strangers).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('so does a key that is refused for tiles alone, and a service that is away', async () => {
  const { page, errors, strangers } = await streets.newPage();
  service.refuses = /^\/v4\//;
  await page.goto(atHarbor);
  await expectNoStreets(page, texts.baseProblems.refused);
  service.refuses = null;
  await service.stop();
  await page.goto(atHarbor);
  await expectNoStreets(page, texts.baseProblems.away);
  expect(strangers).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
