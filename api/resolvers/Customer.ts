import { isoOrNull } from '../../platform/instant.ts';
import type { CustomerResolvers } from '../generated/resolvers.ts';

export const Customer: CustomerResolvers = {
  id: (customer) => String(customer.id),
  pilotDateEnd: (customer) => isoOrNull(customer.pilotDateEnd),
};
