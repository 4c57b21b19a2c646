import { password } from '../../support/test-api.ts';
import type { Recipe } from './recipe.ts';

export const profile: Record<string, Recipe> = {
  'Query.sessions': { args: [() => ({})] },
  'Mutation.updateUser': {
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
  'Mutation.sendPhoneVerification': { args: [() => ({})], isAlike: true, refuses: 'INVALID' },
  'Mutation.verifyPhone': { args: [() => ({ code: '000000' })], isAlike: true, refuses: 'INVALID' },
  'Mutation.sendEmailChange': {
    // the address of somebody else is answered like any other
    args: [(side) => ({ email: side.admin.email, password })],
    isAlike: true,
    endsSession: true,
  },
  'Mutation.confirmEmailChange': { args: [(side) => ({ token: side.marker })], isAlike: true, refuses: 'INVALID' },
  'Mutation.revokeSession': { args: [() => ({ id: '00000000-0000-4000-8000-000000000001' })], isAlike: true },
  'Mutation.revokeOtherSessions': { args: [() => ({})], isAlike: true },
  'Mutation.addDeviceRegistrationToken': { args: [(side) => ({ token: side.marker })], isAlike: true },
  'Mutation.removeDeviceRegistrationToken': { args: [(side) => ({ token: side.marker })], isAlike: true },
  'Mutation.removeAvatar': { args: [(side) => ({ userId: side.member.id })] },
};
