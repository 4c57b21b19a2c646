import { useQuery } from '@apollo/client/react';
import type { MapViewConfigQuery } from '#generated/graphql.ts';
import { mapConfigQuery } from './map-queries.ts';

type MapConfig = MapViewConfigQuery['mapViewConfig'];
export type MapboxAccess = NonNullable<MapConfig['mapbox']>;

/** Configuration as long as the server has not answered: the map requests nothing elsewhere. */
const unread = { isGeocodingOn: null, mapbox: null };

/** Reads what the map of this installation can do; undefined until that is known. */
export function useMapConfig(): MapConfig | typeof unread | undefined {
  const { data, error } = useQuery(mapConfigQuery, { context: { quiet: true } });
  return data?.mapViewConfig ?? (error ? unread : undefined);
}
