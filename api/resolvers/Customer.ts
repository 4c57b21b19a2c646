import type { CustomerResolvers } from '../generated/resolvers.ts';
import { isoOrNull } from './scalars.ts';

export const Customer: CustomerResolvers = {
  id: (customer) => String(customer.id),
  pilotDateEnd: (customer) => isoOrNull(customer.pilotDateEnd),
};
