import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { MapViewConfigQuery } from '#generated/graphql.ts';
import { mapConfigQuery } from './map-queries.ts';

type MapConfig = MapViewConfigQuery['mapViewConfig'];
export type MapboxAccess = NonNullable<MapConfig['mapbox']>;

/** Configuration as long as the server has not answered: the map requests nothing elsewhere. */
const unread = { isGeocodingOn: null, mapbox: null };

/** Delay after which a map is drawn without an answer, in ms. */
const answerMs = 5_000;

/** Reads what the map of this installation can do; undefined until that is known, or late. */
export function useMapConfig(): MapConfig | typeof unread | undefined {
  const { data, error } = useQuery(mapConfigQuery, { context: { quiet: true } });
  const isAnswered = Boolean(data ?? error);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setLate(true), answerMs);
    return () => clearTimeout(timer);
  }, [isAnswered]);
  return data?.mapViewConfig ?? (error || isLate ? unread : undefined);
}
