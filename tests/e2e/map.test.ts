import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mapBuildingsAtOnce } from '../../domain/constants.ts';
import { ringOf } from '../../domain/maps/shape.ts';
import { tones } from '../../web/src/ui/tokens.ts';
import { storeEntities } from '../support/relation-scene.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { createEntity } from './asset-stage.ts';
import { findings } from './axe.ts';
import { changeAnswer, failOperation, operationOf, picturesInBoth, styled } from './browser.ts';
import { at, canvas, colourAt, houseAt, list, pointAtMiddle, rowOf, strangersOf } from './on-map.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

let stage: Stage;
let ada: SignedIn;
let reader: SignedIn;
let ids: Record<string, number>;

const shapes: Record<string, unknown> = {
  'Harbor House': houseAt(-88.3, 41.79),
  'North Hall': houseAt(-88.298, 41.791),
  Boathouse: { type: 'Point', coordinates: [-88.302, 41.791] },
  'Far Depot': { type: 'Point', coordinates: [-88.6, 41.6] },
};
beforeAll(async () => {
  stage = await openStage({ draws3d: true });
  const { db, customerId } = stage.road;
  const buildings = [...Object.keys(shapes), 'Annex'].map((name) => ({ name, class: 'Building' }));
  const floor = { name: 'Floor 1', class: 'Floor', in: 'Harbor House' };
  ids = await storeEntities(db, customerId, [...buildings, floor], 1_000);
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  reader = await openSignedIn(stage.browser, await stage.person('STANDARD'));
  for (const [name, geoJson] of Object.entries(shapes))
    await ada.ask('mutation ($id: ID!, $geoJson: JSON) { updateAssetGeoJson(id: $id, geoJson: $geoJson) { id } }', {
      ...{ id: String(ids[name]), geoJson },
    });
  await createEntity(ada, { class: 'AHU', name: 'AHU-41', parentId: ids['Harbor House'] });
});
afterAll(() => stage?.close());

test('AST-050 buildings stand on a map of ours and in a list; one is shown, and a press leads to its lens', async () => {
  const { page, errors, close } = await reader.newPage();
  const strangers = strangersOf(page, [inject('product').api]);
  await page.goto('/assets/map');
  await list(page)
    .getByRole('status')
    .filter({ hasText: /^5 buildings$/ })
    .waitFor();
  await list(page).getByRole('region', { name: 'Not on the map' }).getByText('Annex').waitFor();
  expect(await list(page).getByRole('region', { name: 'Buildings on the map' }).getByRole('listitem').count()).toBe(4);
  await page.getByRole('button', { name: 'Show Harbor House on the map' }).click();
  const floors = list(page).getByRole('region', { name: 'Floors of Harbor House' });
  await floors.getByRole('link', { name: 'Floor plan of Floor 1' }).waitFor();
  const middle = await pointAtMiddle(page, 'Harbor House · No active alarms');
  await until('the position in the address', () => at(page) !== null);
  expect(new URL(page.url()).searchParams.get('building')).toBe(String(ids['Harbor House']));
  const before = at(page);
  await page.reload();
  await pointAtMiddle(page, 'Harbor House');
  expect(at(page)).toBe(before);
  await rowOf(page, 'Harbor House')
    .and(page.locator(styled('is-selected')))
    .waitFor();
  await picturesInBoth(page, 'map');
  expect(await findings(page)).toEqual([]);

  await page.mouse.click(middle.x, middle.y);
  await page.waitForURL('**/alarms/Standard%20Lenses/Active%20Alarms?filter=places*');
  await page.getByText('Harbor House').first().waitFor();
  await page.goBack();
  await pointAtMiddle(page, 'Harbor House');
  expect(at(page)).toBe(before);
  expect(strangers).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('a building takes the colours of its alarms while one looks on, and the list says the same', async () => {
  const { page, errors, close } = await reader.newPage();
  await page.goto(`/assets/map?at=41.79,-88.3,17&building=${ids['Harbor House']}`);
  await pointAtMiddle(page, 'Harbor House · No active alarms');
  const { road } = stage;
  await road.send(item('ALARM', 'HH.AHU-41.TEMP', minutesAgo(5), { message: 'Supply air warm', priority: 20 }));
  await rowOf(page, 'Harbor House').getByText('1 active alarm').waitFor();
  await rowOf(page, 'Harbor House').getByText('Normal').waitFor();
  const [alarm] = await road.states();
  await ada.ask(
    'mutation ($ids: [ID!]) { updateAlarms(ids: $ids, isServiceImpacting: true, priority: 5) { affected } }',
    {
      ids: [String(alarm?.id)],
    },
  );
  await rowOf(page, 'Harbor House').getByText('Service Failure', { exact: true }).waitFor();
  // worst first, once the hand is off the list
  await until('the fill', async () => (await colourAt(page, -7, 3)) === tones.light.danger.icon);
  await until('the edge', async () => (await colourAt(page, -12, 2)) === tones.light.p5.fg);
  await picturesInBoth(page, 'map-alarm');
  await page.emulateMedia({ colorScheme: 'dark' });
  await until('the dark fill', async () => (await colourAt(page, -7, 3)) === tones.dark.danger.icon);
  // its lens has the alarms that the badge counts
  await page.getByRole('link', { name: 'Alarms of Harbor House' }).click();
  await page.getByRole('row').filter({ hasText: 'AHU-41' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('what happens after the buildings were read and before the feed begins is shown with it', async () => {
  const { page, errors, close } = await reader.newPage();
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.routeWebSocket(/socket\.io/, async (route) => {
    await begun;
    route.connectToServer();
  });
  await page.goto('/assets/map');
  await rowOf(page, 'Harbor House').waitFor();
  await createEntity(ada, { class: 'Building', name: 'Gatehouse' });
  begin();
  await rowOf(page, 'Gatehouse').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('AST-061 a failed read says so; without WebGL the list does everything', async () => {
  const { page, errors, close } = await reader.newPage();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await failOperation(page, 'MapBuildings', 'Out of order');
  await page.goto('/assets/map');
  await page.getByRole('alert').getByText('Failed to fetch map view building assets').waitFor();
  // a connection that begins reads once more, which would take the button away
  await page
    .getByText(/^Live\b/)
    .first()
    .waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This browser cannot draw the map').waitFor();
  await rowOf(page, 'Harbor House').waitFor();
  expect(await canvas(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: /on the map$/ }).count()).toBe(0);
  await picturesInBoth(page, 'map-list');
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Search buildings').fill('bOAT');
  await list(page)
    .getByRole('status')
    .filter({ hasText: /^1 building$/ })
    .waitFor();
  await page.getByRole('link', { name: 'Alarms of Boathouse' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/alarms/Standard%20Lenses/Active%20Alarms?filter=places*');
  expect(errors).toEqual([]);
  await close();
});

type Answered = { getMapViewBuildingAssets: { buildingAssets: Array<{ id: string; name: string; cursor: string }> } };

test('AST-061 of buildings whose second page fails, those of the first are shown, with a way on', async () => {
  const { page, errors, close } = await reader.newPage();
  await changeAnswer<Answered>(page, 'MapBuildings', ({ getMapViewBuildingAssets: { buildingAssets: found } }) => {
    const [first] = found;
    for (let n = found.length; first && n < mapBuildingsAtOnce; n += 1)
      found.push({ ...first, id: String(9_000_000 + n), name: `Building ${n}` });
  });
  // asked first
  await page.route('**/graphql', (route) => {
    const { variables } = route.request().postDataJSON() as { variables?: { after?: string } };
    if (operationOf(route.request()) !== 'MapBuildings' || !variables?.after) return route.fallback();
    return route.fulfill({
      json: { data: null, errors: [{ message: 'Out of order', extensions: { code: 'INTERNAL' } }] },
    });
  });
  await changeAnswer<{ getMapViewBuildingAssets: { count: number } }>(page, 'MapBuildingCount', (data) => {
    data.getMapViewBuildingAssets.count = mapBuildingsAtOnce + 1;
  });
  await page.goto('/assets/map');
  await list(page).getByRole('alert').getByText('Failed to fetch map view building assets').waitFor();
  await rowOf(page, 'Harbor House').waitFor();
  expect(await findings(page, styled('map-side'))).toEqual([]);
  await page
    .getByText(/^Live\b/)
    .first()
    .waitFor();
  await page.unroute('**/graphql');
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await list(page)
    .getByRole('status')
    .filter({ hasText: /^\d buildings/ })
    .waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('AST-037 a building that is not among those that were read is edited by its address; one that is none is missing', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables?: { ids?: string[] } };
    if (operationOf(route.request()) !== 'MapBuildings' || variables?.ids) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Answered };
    const { getMapViewBuildingAssets: of } = answer.data;
    of.buildingAssets = of.buildingAssets.filter(({ name }) => name !== 'Boathouse');
    return route.fulfill({ response, json: answer });
  });
  await page.goto(`/users/map-view-config/main?building=${ids.Boathouse}`);
  await page.getByRole('heading', { name: 'Shape of Boathouse' }).waitFor();
  await page.goto('/users/map-view-config/main?building=2000000000');
  await page.getByText('This building does not exist').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('AST-037 AST-031 an admin draws a building on the map, moves a corner, undoes it, and pastes another shape', async () => {
  const { page, errors, close } = await ada.newPage();
  const strangers = strangersOf(page, [inject('product').api]);
  await page.goto('/users/map-view-config/main');
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Map View' }).waitFor();
  await rowOf(page, 'Annex').getByText('No shape').waitFor();
  await rowOf(page, 'Annex').getByRole('link').click();
  await page.getByRole('heading', { name: 'Shape of Annex' }).waitFor();
  await page.getByText('Address search requires a key').waitFor();
  const box = await until('the map', () => canvas(page).boundingBox());
  const press = (right: number, down: number) =>
    page.mouse.click(box.x + box.width / 2 + right, box.y + box.height / 2 + down);
  const corners = () => page.getByRole('spinbutton', { name: /^Latitude of corner/ });
  // nothing is set before the map is there
  await until('a corner', async () => {
    await press(-300, -200);
    return (await corners().count()) > 0;
  });
  while ((await corners().count()) > 1) await page.getByRole('button', { name: 'Remove corner 1' }).click();
  for (const [index, [right, down]] of [
    [-150, -200],
    [-150, -120],
    [-300, -120],
  ].entries()) {
    await press(right as number, down as number);
    await until('a further corner', async () => (await corners().count()) === index + 2);
  }
  await picturesInBoth(page, 'map-editor');
  expect(await findings(page)).toEqual([]);
  const latitude = page.getByRole('spinbutton', { name: 'Latitude of corner 2' });
  const drawn = await latitude.inputValue();
  await page.mouse.move(box.x + box.width / 2 - 150, box.y + box.height / 2 - 200);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2 - 240, { steps: 4 });
  await page.mouse.up();
  await until('the movement', async () => (await latitude.inputValue()) !== drawn);
  await page.getByRole('button', { name: 'Undo' }).click();
  await until('the corner to be back', async () => (await latitude.inputValue()) === drawn);
  await page.getByRole('button', { name: 'Save shape' }).click();
  await page.locator(styled('toast')).filter({ hasText: 'Shape of Annex saved' }).first().waitFor();
  await rowOf(page, 'Annex').getByText('Ring').waitFor();
  const stored = async () =>
    (await stage.road.db('entity_shapes').where({ customer_id: stage.road.customerId, entity_id: ids.Annex }).first())
      ?.geo_json;
  expect((await stored()).coordinates[0].length).toBe(5);

  const text = page.getByRole('textbox', { name: 'GeoJSON' });
  const paste = async (given: unknown) => {
    await text.fill(typeof given === 'string' ? given : JSON.stringify(given));
    await page.getByRole('button', { name: 'Use this GeoJSON' }).click();
  };
  await paste('{');
  await page.getByText('Invalid JSON').waitFor();
  await paste({ type: 'Point', coordinates: [41.79, -98.3] });
  await page.getByText('the coordinates look swapped').waitFor();
  const [a, b, c, d] = [
    [-88.3, 41.788],
    [-88.299, 41.788],
    [-88.299, 41.789],
    [-88.3, 41.789],
  ];
  await paste({ type: 'Polygon', coordinates: [[a, c, b, d, a]] });
  await page.getByText('The ring crosses or touches itself').waitFor();
  await paste({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [[a, b, c, d, a]] } });
  await until('the pasted corners', async () => Number(await latitude.inputValue()) === 41.788);
  // by keyboard: a corner that makes the ring cross itself
  await page.getByRole('spinbutton', { name: 'Longitude of corner 2' }).fill('-88.3005');
  await page.getByRole('spinbutton', { name: 'Latitude of corner 2' }).fill('41.7885');
  await page.getByRole('status').filter({ hasText: 'The ring crosses or touches itself' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save shape' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Save shape' }).click();
  await until(
    'the stored shape',
    async () => JSON.stringify(await stored()) === JSON.stringify(ringOf([a, b, c, d] as never)),
  );
  expect(strangers).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
