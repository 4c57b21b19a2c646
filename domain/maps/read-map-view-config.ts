import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { Geocoder } from './geocoder.ts';

/** Reads the abilities of this installation's map view. @throws AppError FORBIDDEN without access to assets. */
export function readMapViewConfig(ctx: Ctx, geocoder: Geocoder | null): { isGeocodingOn: boolean } {
  assertPermission(ctx, 'assets', 'VIEW');
  return { isGeocodingOn: geocoder !== null };
}
