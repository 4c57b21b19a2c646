import type { Side } from '../scene.ts';
import { another, type Recipe } from './recipe.ts';

const input = (name: string) => ({
  input: { name, description: 'Night shift', permissions: [{ area: 'alarms', actions: ['VIEW'] }] },
});
const assigned: Recipe = {
  args: [
    (side: Side) => ({ userIds: [side.member.id], role: 'CUSTOM', customRoleId: side.roleId }),
    (side: Side) => ({ userIds: [side.member.id], role: 'STANDARD' }),
  ],
};

export const roles: Record<string, Recipe> = {
  'Query.getRoles': { args: [() => ({})] },
  'Mutation.createRole': { args: [() => input(`Role ${another()}`)], makesNew: true },
  'Mutation.updateRole': {
    args: [(side) => ({ customRoleId: side.roleId, ...input(`Role ${side.marker}`) })],
  },
  'Mutation.deleteRole': { args: [(side) => ({ customRoleId: side.spareRoleId })] },
  'Mutation.assignRoles': assigned,
  'Mutation.assignRole': assigned,
};
