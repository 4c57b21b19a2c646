import { deleteUser } from '../../../domain/access/delete-user.ts';
import { setUserAccess } from '../../../domain/access/set-user-access.ts';
import { mayGive } from '../../../domain/identity/roles/role.ts';
import { countByStatus, countUsers, listUsers } from '../../../domain/people/list-users.ts';
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
