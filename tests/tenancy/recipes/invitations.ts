import { password } from '../../support/test-api.ts';
import type { Side } from '../scene.ts';
import { another, page, type Recipe } from './recipe.ts';

const link = (side: Side, of: string) => ({ token: `${side.marker}-${of}`, customerId: side.customerId });
const shown: Recipe = { args: [(side) => link(side, 'shown')], isOpen: true, makesNew: true };

export const invitations: Record<string, Recipe> = {
  'Query.validateToken': shown,
  'Mutation.validateActivationToken': shown,
  'Mutation.activateUser': {
    args: [(side) => ({ ...link(side, 'activated'), password })],
    isOpen: true,
    makesNew: true,
  },
  'Mutation.createUser': {
    args: [
      (side) => ({
        input: {
          ...{ firstName: 'Ada', lastName: 'Okafor', email: `new-${side.customerId}-${another()}@example.com` },
          ...{ role: 'CUSTOM', customRoleId: side.roleId, companyId: side.companyId },
          ...{ phone: '415 555 2671', title: 'Engineer' },
        },
      }),
    ],
    makesNew: true,
  },
  'Mutation.resendInviteUser': { args: [(side) => ({ userId: side.invitedId })], makesNew: true },
  'Mutation.voidInviteUser': { args: [(side) => ({ userId: side.voidedId })] },
  'Query.companiesAndCount': { args: [(side) => ({ where: { nameLike: side.marker }, ...page })] },
  'Mutation.createCompany': { args: [() => ({ name: `Company ${another()}` })], makesNew: true },
};
