import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { Geocoder } from './geocoder.ts';
import type { MapboxAccess } from './mapbox.ts';

/** Abilities of this installation's map view. */
export interface MapViewConfig {
  isGeocodingOn: boolean;
  /** Null: the map is drawn with a style of ours, and asks nobody. */
  mapbox: MapboxAccess | null;
}

/** Reads the abilities of this installation's map view. @throws AppError FORBIDDEN without access to assets. */
export function readMapViewConfig(
  ctx: Ctx,
  { geocoder, mapbox }: { geocoder: Geocoder | null; mapbox: MapboxAccess | null },
): MapViewConfig {
  assertPermission(ctx, 'assets', 'VIEW');
  return { isGeocodingOn: geocoder !== null, mapbox };
}
