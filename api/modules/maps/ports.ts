import type { Geocoder } from '../../../domain/maps/geocoder.ts';
import type { PortDeps } from '../../port-deps.ts';

export const createPorts = ({ geocoder }: PortDeps): { geocoder: Geocoder | null } => ({ geocoder });
