import { administrationPath } from '#frame/administration-path.ts';

/** Part of the world that the map shows. */
export interface MapPosition {
  longitude: number;
  latitude: number;
  zoom: number;
}

/** Zooms of the map: the whole world, and a room. */
export const zooms = { min: 0, max: 21 } as const;

/** Reads `44.9762,-93.2322,15.5`: latitude, longitude and zoom; null for anything else. */
export function parsePosition(text: string | null): MapPosition | null {
  const numbers = text?.split(',').map((part) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(part) ? Number(part) : Number.NaN));
  const [latitude, longitude, zoom] = numbers ?? [];
  if (numbers?.length !== 3 || latitude === undefined || longitude === undefined || zoom === undefined) return null;
  const isWithin = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= zooms.min && zoom <= zooms.max;
  return isWithin ? { longitude, latitude, zoom } : null;
}

/** Writes a position as an address holds it. */
export const positionParam = ({ longitude, latitude, zoom }: MapPosition): string =>
  [latitude.toFixed(5), longitude.toFixed(5), zoom.toFixed(2)].map(Number).join(',');

/** Returns the address of the editor of a building's shape. */
export const editorPath = (customer: { id: string; name: string }, buildingId: string): string =>
  `${administrationPath('/users/map-view-config/main', customer)}?building=${buildingId}`;
