import { ordersOf, userCursorOf } from '../../../domain/people/user-order.ts';
import type { Side } from '../scene.ts';
import { page, permissionsIn, type Recipe } from './recipe.ts';

const shown = { showActive: true, showVendors: true, showDisabled: true, showPending: true };
/** Before everybody. */
const after = userCursorOf(ordersOf('DISPLAY_NAME'), ['', '00000000-0000-0000-0000-000000000000']);

export const users: Record<string, Recipe> = {
  'Query.getUsers': {
    asks: ['users VIEW'],
    args: [
      (side: Side) => ({
        where: {
          ids: [side.admin.id],
          nameLike: 'person',
          roles: ['ADMIN'],
          teamIds: [side.teamId],
          companyIds: [side.companyId],
        },
        orderBy: [{ field: 'LAST_ACTIVE_AT', direction: 'DESC' }],
        page,
        ...shown,
      }),
      (side: Side) => ({ where: { roles: ['CUSTOM'], customRoleIds: [side.roleId] }, sort: 'STATUS' }),
      () => ({ page: { limit: 200, after } }),
    ],
  },
  'Query.userTiles': { asks: ['users VIEW'], args: [() => ({})], isAlike: true },
  'Mutation.setUserAccess': {
    asks: ['users EDIT', ...permissionsIn('STANDARD')],
    args: [
      (side: Side) => ({ userId: side.member.id, isEnabled: false }),
      (side: Side) => ({ userId: side.member.id, isEnabled: true }),
    ],
  },
  'Mutation.deleteUser': {
    asks: ['users DELETE'],
    args: [(side: Side) => ({ userId: side.leaver.id, reassignTo: side.admin.id })],
  },
};
