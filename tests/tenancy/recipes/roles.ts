import type { Side } from '../scene.ts';
import { another, permissionsIn, type Recipe } from './recipe.ts';

const input = (name: string) => ({
  input: { name, description: 'Night shift', permissions: [{ area: 'alarms', actions: ['VIEW'] }] },
});
const given = ['alarms VIEW'] as const;
const assigned: Recipe = {
  // nobody gives what they do not have
  asks: { each: [['roles EDIT'], ['roles EDIT', ...permissionsIn('STANDARD')]] },
  args: [
    (side: Side) => ({ userIds: [side.member.id], role: 'CUSTOM', customRoleId: side.roleId }),
    (side: Side) => ({ userIds: [side.member.id], role: 'STANDARD' }),
  ],
};

export const roles: Record<string, Recipe> = {
  'Query.getRoles': { asks: ['roles VIEW'], args: [() => ({})] },
  'Mutation.createRole': { asks: ['roles CREATE', ...given], args: [() => input(`Role ${another()}`)], makesNew: true },
  'Mutation.updateRole': {
    asks: ['roles EDIT', ...given],
    args: [(side) => ({ customRoleId: side.roleId, ...input(`Role ${side.marker}`), expectedVersion: null })],
  },
  'Mutation.deleteRole': { asks: ['roles DELETE'], args: [(side) => ({ customRoleId: side.spareRoleId })] },
  'Mutation.assignRoles': assigned,
  'Mutation.assignRole': assigned,
};
