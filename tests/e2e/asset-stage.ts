import type { Page } from 'playwright-core';
import { ringOf } from '../../domain/maps/shape.ts';
import { storeEntities } from '../support/relation-scene.ts';
import { styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

/** Creates a place or an asset beside the page. @returns its id. */
export async function createEntity(
  by: SignedIn,
  given: { class: string; name: string; parentId?: string | number | null; shop?: string },
): Promise<string> {
  const { made } = await by.ask<{ made: { id: string } }>(
    `mutation ($class: String!, $name: String!, $parentId: ID, $shop: String) {
      made: createEntity(class: $class, name: $name, parentId: $parentId, shop: $shop) { id } }`,
    given,
  );
  return made.id;
}

export const rectangle = (left: number, bottom: number, width: number, height: number) =>
  ringOf([
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  ]);

/** Returns a file to upload: a drawing of walls, by name. */
export function drawingFile(walls: ReadonlyArray<readonly [name: string, geometry: ReturnType<typeof rectangle>]>) {
  const features = walls.map(([name, geometry]) => ({ type: 'Feature', properties: { name }, geometry }));
  const drawing = JSON.stringify({ type: 'FeatureCollection', features });
  return { name: 'floor.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(drawing) };
}

/** A building with two floors without floor plans, and four rooms on the first, of which one has an asset. */
export interface FloorStage extends Stage {
  /** Draws. */
  ada: SignedIn;
  /** Reads only. */
  reader: SignedIn;
  /** Ids of places, by name. */
  ids: Record<string, number>;
  /** Draws rooms by the API. */
  drawRooms(shapes: Record<string, unknown>): Promise<void>;
}

export async function openFloorStage(): Promise<FloorStage> {
  const stage = await openStage();
  const { db, customerId } = stage.road;
  const ids = await storeEntities(
    db,
    customerId,
    [
      { name: 'Harbor House', class: 'Building' },
      ...['Floor 3', 'Floor 4'].map((name) => ({ name, class: 'Floor', in: 'Harbor House' })),
      ...['301', '302', '303', '304'].map((name) => ({ name, class: 'Room', in: 'Floor 3' })),
    ],
    1_000,
  );
  const ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const reader = await openSignedIn(stage.browser, await stage.person('STANDARD'));
  await createEntity(ada, { class: 'VAV', name: 'VAV-301', parentId: ids['301'] });
  return {
    ...stage,
    ...{ ada, reader, ids },
    async drawRooms(shapes) {
      for (const [name, geoJson] of Object.entries(shapes))
        await ada.ask('mutation ($id: ID!, $geoJson: JSON) { setRoomShape(roomId: $id, geoJson: $geoJson) { id } }', {
          ...{ id: String(ids[name]), geoJson },
        });
    },
  };
}

export const canvas = (page: Page) => page.locator(styled('floor-canvas'));
export const listed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: `Rm ${name}` });
export const drawn = (page: Page, name: string) => canvas(page).getByRole('link', { name: new RegExp(`^Rm ${name}:`) });
