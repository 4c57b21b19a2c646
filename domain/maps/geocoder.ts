import { z } from 'zod';
import type { Env } from '../../platform/env.ts';
import type { Outbound, OutboundResponse } from '../../platform/outbound.ts';
import { outboundProblem } from '../../platform/outbound-address.ts';
import { geocodedPlacesMax } from '../constants.ts';

/** A place that an address names. */
export interface GeocodedPlace {
  name: string;
  longitude: number;
  latitude: number;
}

/** Client of a maps service that finds addresses. */
export interface Geocoder {
  /** @throws Error if the service does not answer, refuses, or answers something else. */
  find(query: string): Promise<GeocodedPlace[]>;
}

const timeoutMs = 5_000;
const maxBytes = 256 * 1024;

/** GeoJSON of the service, as far as it is read. */
const answer = z.object({
  features: z
    .array(
      z.object({
        geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
        properties: z.object({ full_address: z.string().optional(), name: z.string().optional() }),
      }),
    )
    .max(100),
});

/**
 * Creates the client of the configured maps service; null without a key: then nobody is asked (MAP.3).
 * @param consoleUrl its origin is named to the service, since a key may be bound to it.
 * @throws Error for an address that may not be connected to.
 */
export function createGeocoder(
  { MAPS_KEY, MAPS_URL }: Pick<Env<'maps'>, 'MAPS_KEY' | 'MAPS_URL'>,
  outbound: Outbound,
  consoleUrl?: string,
): Geocoder | null {
  if (!MAPS_KEY) return null;
  const problem = outboundProblem(MAPS_URL, outbound.rules);
  if (problem) throw new Error(`Addresses cannot be searched at ${new URL(MAPS_URL).host}: ${problem}`);
  const accept = 'application/json';
  const headers: Record<string, string> = consoleUrl
    ? { accept, referer: `${new URL(consoleUrl).origin}/` }
    : { accept };
  return {
    async find(query) {
      const url = new URL(MAPS_URL);
      for (const [name, value] of Object.entries({ q: query, country: 'US', types: 'address' }))
        url.searchParams.set(name, value);
      url.searchParams.set('limit', String(geocodedPlacesMax));
      url.searchParams.set('access_token', MAPS_KEY);
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await outbound.fetch(url, { method: 'GET', headers, signal });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The maps service answered ${response.status}`);
      }
      const { features } = answer.parse(JSON.parse(await readText(response)));
      return features.slice(0, geocodedPlacesMax).map(({ geometry, properties }) => {
        const [longitude, latitude] = geometry.coordinates;
        return { name: (properties.full_address ?? properties.name ?? query).slice(0, 300), longitude, latitude };
      });
    },
  };
}

async function readText(response: OutboundResponse): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error('The maps service answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
