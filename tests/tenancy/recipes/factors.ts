import { password } from '../../support/test-api.ts';
import { permissionsIn, type Recipe } from './recipe.ts';

const nobodys = '00000000-0000-4000-8000-000000000001';
const answer = { id: 'AAAA', response: {} };
/** A sign-in that there is not: those that there are have tests beside the module. */
const resolver = 'a'.repeat(43);

export const factors: Record<string, Recipe> = {
  'Mutation.startMFAEnrolment': { asks: 'own', args: [() => ({ password })], makesNew: true, endsSession: true },
  'Mutation.verifyMFAEnrolment': { asks: 'own', args: [() => ({ code: '000000' })], isAlike: true, refuses: 'INVALID' },
  'Mutation.signInWithMFA': {
    asks: 'open',
    args: [() => ({ resolver, code: '000000' })],
    isAlike: true,
    refuses: 'UNAUTHENTICATED',
  },
  'Mutation.signInWithRecoveryCode': {
    asks: 'open',
    args: [() => ({ resolver, code: 'AAAAAA-AAAAAA-AAAAAA-AAAAAA' })],
    isAlike: true,
    refuses: 'UNAUTHENTICATED',
  },
  // no browser asks here
  'Mutation.startPasskeySignIn': { asks: 'open', args: [() => ({ resolver })], isAlike: true, refuses: 'INVALID' },
  'Mutation.signInWithPasskey': {
    asks: 'open',
    args: [() => ({ resolver, answer })],
    isAlike: true,
    refuses: 'INVALID',
  },
  'Mutation.startPasskeyEnrolment': { asks: 'own', args: [() => ({ password })], isAlike: true, refuses: 'INVALID' },
  'Mutation.verifyPasskeyEnrolment': { asks: 'own', args: [() => ({ answer })], isAlike: true, refuses: 'INVALID' },
  'Mutation.removeFactor': {
    asks: 'own',
    args: [() => ({ id: nobodys, password })],
    isAlike: true,
    endsSession: true,
    refuses: 'NOT_FOUND',
  },
  'Mutation.createRecoveryCodes': {
    asks: 'own',
    args: [() => ({ password })],
    isAlike: true,
    endsSession: true,
    refuses: 'NOT_FOUND',
  },
  'Mutation.updateMfaEnabled': {
    asks: 'super',
    args: [(side) => ({ customerId: String(side.customerId), isMFAEnabled: false })],
  },
  'Mutation.disableUserMFA': {
    asks: ['users EDIT', ...permissionsIn('STANDARD')],
    args: [(side) => ({ userId: side.member.id })],
  },
};
