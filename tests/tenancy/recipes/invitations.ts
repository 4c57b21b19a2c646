import { password } from '../../support/test-api.ts';
import type { Side } from '../scene.ts';
import { another, page, type Recipe } from './recipe.ts';

const link = (side: Side, of: string) => ({ token: `${side.marker}-${of}`, customerId: side.customerId });
const shown: Recipe = { asks: 'open', args: [(side) => link(side, 'shown')], makesNew: true };
const invited = (side: Side, role: object) => ({
  input: {
    ...{ firstName: 'Ada', lastName: 'Okafor', email: `new-${side.customerId}-${another()}@example.com` },
    ...{ companyId: side.companyId, phone: '415 555 2671', title: 'Engineer' },
    ...role,
  },
});

export const invitations: Record<string, Recipe> = {
  'Query.validateToken': shown,
  'Mutation.validateActivationToken': shown,
  'Mutation.activateUser': {
    asks: 'open',
    args: [(side) => ({ ...link(side, 'activated'), password })],
    makesNew: true,
  },
  'Mutation.createUser': {
    asks: { each: [['users CREATE'], ['users CREATE', 'roles EDIT']] },
    args: [
      (side) => invited(side, { role: 'NONE' }),
      (side) => invited(side, { role: 'CUSTOM', customRoleId: side.roleId }),
    ],
    makesNew: true,
  },
  'Mutation.resendInviteUser': {
    asks: ['users CREATE'],
    args: [(side) => ({ userId: side.invitedId })],
    makesNew: true,
  },
  'Mutation.voidInviteUser': { asks: ['users CREATE'], args: [(side) => ({ userId: side.voidedId })] },
  'Query.companiesAndCount': {
    asks: ['users VIEW'],
    args: [(side) => ({ where: { nameLike: side.marker }, ...page })],
  },
  'Mutation.createCompany': {
    asks: ['users CREATE'],
    args: [() => ({ name: `Company ${another()}` })],
    makesNew: true,
  },
};
