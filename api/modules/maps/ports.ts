import type { Geocoder } from '../../../domain/maps/geocoder.ts';
import type { MapboxAccess } from '../../../domain/maps/mapbox.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({
  geocoder,
  mapbox,
}: PortDeps): { geocoder: Geocoder | null; mapbox: MapboxAccess | null } => ({ geocoder, mapbox });
