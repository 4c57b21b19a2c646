import { changePassword, resetPassword } from '../../../domain/identity/set-password.ts';
import { signIn } from '../../../domain/identity/sign-in/sign-in.ts';
import { signOut } from '../../../domain/identity/sign-in/sign-out.ts';
import { updateLandingPage } from '../../../domain/people/update-landing-page.ts';
import { updateProfile } from '../../../domain/people/update-profile.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  CustomerResolvers,
  CustomTokenResolvers,
  CustomTokenSignInResolvers,
  MutationResolvers,
  QueryResolvers,
  UserResolvers,
} from '../../generated/resolvers.ts';
import type { Loaders } from '../../request/context.ts';
import { meInShort } from './me-in-short.ts';

export { Me } from './me.ts';

export const Query: QueryResolvers = {
  me: (_, __, context) => (context.lacksFactor ? meInShort(context.caller) : context.ctx),
  getZendeskToken: (_, input, { ctx, ports }) => ports.helpDeskToken(ctx, input),
  checkEmailTenant: (_, args, { open, ports }) => ports.checkEmailTenant(open, args),
};

export const Mutation: MutationResolvers = {
  signIn: (_, input, { open, ports: { passwords } }) => signIn({ ...open, passwords }, input),
  signOut: (_, __, { caller }) => signOut(caller),
  getCustomToken: (_, input, { ctx, ports }) => ports.handOver(ctx, input),
  signInWithCustomToken: (_, input, { open, authorization, ports: { passwords, redeemHandOver } }) =>
    redeemHandOver({ ...open, authorization, passwords }, input),
  sendResetPassword: (_, input, { open, ports: { passwords, sendResetPassword } }) =>
    sendResetPassword({ ...open, passwords }, input),
  resetPassword: (_, input, { open, ports: { passwords } }) => resetPassword({ ...open, passwords }, input),
  resetPasswordByApi: (_, input, { open, ports: { passwords } }) =>
    resetPassword({ ...open, passwords }, input, 'resetPasswordByApi'),
  changePassword: (_, input, { ctx, ports: { passwords } }) => changePassword({ ...ctx, passwords }, input),
  updateLandingPage: (_, input, { ctx }) => updateLandingPage(ctx, input),
  updateProfile: (_, input, { ctx }) => updateProfile(ctx, input),
};

export const CustomToken: CustomTokenResolvers = {
  expiresAt: ({ expiresAt }) => iso(expiresAt),
};

export const CustomTokenSignIn: CustomTokenSignInResolvers = {
  customerId: ({ customerId }) => String(customerId),
};

export const Customer: CustomerResolvers = {
  id: (customer) => String(customer.id),
  pilotDateEnd: (customer) => isoOrNull(customer.pilotDateEnd),
};

const factsOf = async (loaders: Loaders, id: string) => (await loaders.memberships.load(id))?.facts;

export const User: UserResolvers = {
  email: (user) => user,
  uid: ({ id }) => id,
  username: ({ email }) => email,
  role: async ({ id }, _, { loaders }) => (await loaders.memberships.load(id))?.title ?? null,
  company: async ({ id }, _, { loaders }) => (await loaders.memberships.load(id))?.company?.name ?? null,
  status: async ({ id }, _, { loaders }) => (await factsOf(loaders, id))?.status ?? null,
  authRole: async ({ id }, _, { loaders }) => (await factsOf(loaders, id))?.authRole ?? null,
  customRoleId: async ({ id }, _, { loaders }) => (await factsOf(loaders, id))?.customRoleId ?? null,
  lastInviteTime: async ({ id }, _, { loaders }) => isoOrNull((await factsOf(loaders, id))?.invitedAt ?? null),
  lastSignInTime: async ({ id }, _, { loaders }) => isoOrNull((await factsOf(loaders, id))?.lastSignInAt ?? null),
  lastActiveAt: async ({ id }, _, { loaders }) => isoOrNull((await factsOf(loaders, id))?.lastActiveAt ?? null),
  teams: async ({ id }, _, { loaders }) =>
    (await loaders.userTeams.load(id)).map((team) => ({ ...team, teamId: String(team.teamId) })),
};
