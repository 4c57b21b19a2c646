import { mayGive } from '../../../domain/identity/roles/role.ts';
import { deleteUser } from '../../../domain/people/delete-user.ts';
import { countByStatus, countUsers, listUsers } from '../../../domain/people/list-users.ts';
import { setUserAccess } from '../../../domain/people/set-user-access.ts';
import type { MutationResolvers, QueryResolvers, RoleResolvers, UserResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  getUsers: (_, { orderBy, sort, page, ...search }, { ctx }) => ({
    users: () => listUsers(ctx, { orderBy, sort, page, ...search }),
    count: () => countUsers(ctx, search),
  }),
  userTiles: (_, __, { ctx }) => countByStatus(ctx),
};

export const Mutation: MutationResolvers = {
  setUserAccess: (_, input, { ctx }) => setUserAccess(ctx, input),
  deleteUser: (_, input, { ctx }) => deleteUser(ctx, input),
};

export const User: UserResolvers = {
  cursor: ({ cursor }) => cursor ?? null,
  verbs: ({ id }, _, { loaders }) => loaders.userVerbs.load(id),
};

export const Role: RoleResolvers = {
  canGive: ({ permissions }, _, { ctx }) => mayGive(ctx, permissions),
};
