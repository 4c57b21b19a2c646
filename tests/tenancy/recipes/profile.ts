import { password } from '../../support/test-api.ts';
import type { Recipe } from './recipe.ts';

export const profile: Record<string, Recipe> = {
  'Query.sessions': { asks: 'own', args: [() => ({})] },
  'Mutation.updateUser': {
    asks: { each: [['users EDIT'], ['users EDIT'], [], [], ['users EDIT']] },
    args: [
      (side) => ({ input: { userId: side.member.id, title: `Title ${side.marker}` } }),
      (side) => ({ input: { userId: side.member.id, firstName: 'Ada', lastName: side.marker, phone: '202-555-0143' } }),
      () => ({
        input: {
          isPushNotificationEnabled: false,
          phoneIsSubscribed: false,
          analyticsPage: 'counts',
          landingPage: 'TRIAGE',
        },
      }),
      () => ({
        input: {
          email: {
            isSubscribed: true,
            forwarding: { isEnabled: false, recipient: 'desk@example.com', until: '2100-01-01T00:00:00.000Z' },
          },
        },
      }),
      (side) => ({ input: { landingPageLens: side.lensId, companyId: null } }),
    ],
  },
  'Mutation.sendPhoneVerification': { asks: 'own', args: [() => ({})], isAlike: true, refuses: 'INVALID' },
  'Mutation.verifyPhone': { asks: 'own', args: [() => ({ code: '000000' })], isAlike: true, refuses: 'INVALID' },
  'Mutation.sendEmailChange': {
    asks: 'own',
    // the address of somebody else is answered like any other
    args: [(side) => ({ email: side.admin.email, password })],
    isAlike: true,
    endsSession: true,
  },
  'Mutation.confirmEmailChange': {
    asks: 'own',
    args: [(side) => ({ token: side.marker })],
    isAlike: true,
    refuses: 'INVALID',
  },
  'Mutation.revokeSession': {
    asks: 'own',
    args: [() => ({ id: '00000000-0000-4000-8000-000000000001' })],
    isAlike: true,
  },
  'Mutation.revokeOtherSessions': { asks: 'own', args: [() => ({})], isAlike: true, endsSession: true },
  'Mutation.addDeviceRegistrationToken': { asks: 'own', args: [(side) => ({ token: side.marker })], isAlike: true },
  'Mutation.removeDeviceRegistrationToken': { asks: 'own', args: [(side) => ({ token: side.marker })], isAlike: true },
  'Mutation.removeAvatar': { asks: ['users EDIT'], args: [(side) => ({ userId: side.member.id })] },
};
