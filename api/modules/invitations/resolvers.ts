import { createCompany } from '../../../domain/companies/create-company.ts';
import { listCompanies } from '../../../domain/companies/list-companies.ts';
import { resendInvitation, voidInvitation } from '../../../domain/invitations/change-invitation.ts';
import { invitePerson } from '../../../domain/invitations/invite-person.ts';
import type { InviteeResolvers, MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  validateToken: (_, input, { open, ports: { passwords, productName, validateInvitation } }) =>
    validateInvitation({ ...open, passwords, productName }, input),
  companiesAndCount: (_, input, { ctx }) => listCompanies(ctx, input),
};

export const Mutation: MutationResolvers = {
  createUser: (_, { input }, { ctx }) => invitePerson(ctx, input),
  resendInviteUser: (_, input, { ctx }) => resendInvitation(ctx, input),
  voidInviteUser: (_, input, { ctx }) => voidInvitation(ctx, input),
  validateActivationToken: (_, input, { open, ports: { passwords, productName, validateInvitation } }) =>
    validateInvitation({ ...open, passwords, productName }, input),
  activateUser: (_, input, { open, ports: { passwords, productName, checkEmailTenant, activatePerson } }) =>
    activatePerson({ ...open, passwords, productName, checkEmailTenant }, input),
  createCompany: (_, input, { ctx }) => createCompany(ctx, input),
};

export const Invitee: InviteeResolvers = {
  isSso: async ({ email }, _, { open, ports }) => (await ports.checkEmailTenant(open, { email })).isSso,
};
