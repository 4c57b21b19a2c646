import { z } from 'zod';
import { notFound, unavailable } from '../../platform/errors.ts';
import { mapTexts } from '../../texts/server/maps.ts';
import { geocodingQueryMaxLength } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { GeocodedPlace, Geocoder } from './geocoder.ts';

const refusal = mapTexts.addressRefused(geocodingQueryMaxLength);
const schema = z.string(refusal).trim().min(3, refusal).max(geocodingQueryMaxLength, refusal);
const retryAfterSeconds = 10;

/**
 * Finds the places that an address names, for whoever draws buildings.
 * @throws AppError FORBIDDEN, INVALID for an empty or long text, NOT_FOUND without a key of a maps service, UNAVAILABLE if
 *   that does not answer.
 */
export async function forwardGeocoding(ctx: Ctx, geocoder: Geocoder | null, query: unknown): Promise<GeocodedPlace[]> {
  assertPermission(ctx, 'assets', 'EDIT');
  if (!geocoder) throw notFound(mapTexts.noGeocoding);
  const text = schema.parse(query);
  try {
    return await geocoder.find(text);
  } catch (error) {
    // the cause may name the key
    ctx.log.warn({ reason: (error as Error).name, customerId: ctx.customer.id }, 'an address was not searched');
    throw unavailable(mapTexts.geocodingFailed, retryAfterSeconds);
  }
}
