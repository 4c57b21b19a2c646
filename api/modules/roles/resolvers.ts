import { assignRoles } from '../../../domain/identity/roles/assign-roles.ts';
import { createRole, deleteRole, type RoleInput, updateRole } from '../../../domain/identity/roles/change-roles.ts';
import { listRoles } from '../../../domain/identity/roles/list-roles.ts';
import { mayGive, versionOf } from '../../../domain/identity/roles/role.ts';
import { roleKey } from '../../../domain/people/list-role-people.ts';
import type { MutationResolvers, QueryResolvers, RoleResolvers } from '../../generated/resolvers.ts';
import { areaPermissions } from '../people/me.ts';

export const Query: QueryResolvers = {
  getRoles: (_, __, { ctx }) => listRoles(ctx),
};

export const Mutation: MutationResolvers = {
  // areas are texts to GraphQL, which the verb checks
  createRole: (_, { input }, { ctx }) => createRole(ctx, input as RoleInput),
  updateRole: (_, { input, ...given }, { ctx }) => updateRole(ctx, { ...(input as RoleInput), ...given }),
  deleteRole: (_, input, { ctx }) => deleteRole(ctx, input),
  assignRoles: (_, input, { ctx }) => assignRoles(ctx, input),
  assignRole: (_, input, { ctx }) => assignRoles(ctx, input, 'assignRole'),
};

export const Role: RoleResolvers = {
  permissions: ({ permissions }) => areaPermissions(permissions),
  version: versionOf,
  isGivable: ({ permissions }, _, { ctx }) => mayGive(ctx, permissions),
  peopleCount: async (role, _, { loaders }) => (await loaders.rolePeople.load(roleKey(role))).count,
  people: async (role, _, { loaders }) => (await loaders.rolePeople.load(roleKey(role))).people,
};
