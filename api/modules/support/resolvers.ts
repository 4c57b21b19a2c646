import { createTicket } from '../../../domain/support/create-ticket.ts';
import { listSupportRequests } from '../../../domain/support/list-support-requests.ts';
import { iso } from '../../../platform/instant.ts';
import type { MutationResolvers, QueryResolvers, SupportRequestResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  supportRequests: (_, input, { ctx }) => listSupportRequests(ctx, input),
};

export const Mutation: MutationResolvers = {
  createTicket: (_, input, { ctx, ports: { supportEmail, release } }) =>
    createTicket({ ...ctx, supportEmail, version: release.version }, input),
};

export const SupportRequest: SupportRequestResolvers = {
  customerId: ({ customerId }) => String(customerId),
  createdAt: ({ createdAt }) => iso(createdAt),
};
