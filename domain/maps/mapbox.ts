import type { Env } from '../../platform/env.ts';

/** Key and address with which a browser draws the map by Mapbox GL. */
export interface MapboxAccess {
  /** A public key, as Mapbox makes them for browsers. */
  key: string;
  /** Address of Mapbox's API, without a slash at its end. */
  url: string;
}

/**
 * Returns the access to Mapbox that browsers may have; null without a key, or with one that is not public: a secret one
 * never leaves the server.
 */
export function mapboxOf({ MAPS_KEY, MAPS_API_URL }: Env<'maps'>): MapboxAccess | null {
  if (!MAPS_KEY?.startsWith('pk.')) return null;
  const { origin, pathname } = new URL(MAPS_API_URL);
  return { key: MAPS_KEY, url: `${origin}${pathname}`.replace(/\/$/, '') };
}
