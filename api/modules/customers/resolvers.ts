import { listCustomers } from '../../../domain/people/list-customers.ts';
import type { CustomerNameResolvers, MeResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  getCustomers: (_, input, { ctx }) => listCustomers(ctx, input),
};

export const Me: MeResolvers = {
  customers: (me, input) => listCustomers(me, input),
};

export const CustomerName: CustomerNameResolvers = {
  id: ({ id }) => String(id),
};
