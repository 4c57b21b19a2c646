import type { GraphQLSchema } from 'graphql';
import { assertWritable } from '../../domain/identity/assert-writable.ts';
import type { ApiContext } from './context.ts';

/** Mutations that go on after a pilot has ended (ADM.3), and why. */
export const goesOn: Readonly<Record<string, string>> = {
  signIn: 'a session is the person’s own',
  signOut: 'a session is the person’s own',
  signInWithSso: 'a session is the person’s own',
  signOutOfSso: 'a session is the person’s own',
  activateSsoUser: 'accepts what was offered before',
  getCustomToken: 'a session is the person’s own',
  signInWithCustomToken: 'a session is the person’s own',
  sendResetPassword: 'a password is the person’s own, for all customers',
  resetPassword: 'a password is the person’s own, for all customers',
  validateActivationToken: 'reads only, before anybody is signed in',
  activateUser: 'accepts what was offered before, and sets the person’s own password',
  resetPasswordByApi: 'a password is the person’s own, for all customers',
  changePassword: 'a password is the person’s own, for all customers',
  startMFAEnrolment: 'a factor is the person’s own, for all customers',
  verifyMFAEnrolment: 'a factor is the person’s own, for all customers',
  signInWithMFA: 'a session is the person’s own',
  signInWithRecoveryCode: 'a session is the person’s own',
  startPasskeySignIn: 'a session is the person’s own',
  signInWithPasskey: 'a session is the person’s own',
  startPasskeyEnrolment: 'a factor is the person’s own, for all customers',
  verifyPasskeyEnrolment: 'a factor is the person’s own, for all customers',
  removeFactor: 'a factor is the person’s own, for all customers',
  createRecoveryCodes: 'a factor is the person’s own, for all customers',
  sendEmailChange: 'an address is the person’s own, for all customers',
  confirmEmailChange: 'an address is the person’s own, for all customers',
  revokeSession: 'a session is the person’s own',
  revokeOtherSessions: 'a session is the person’s own',
  removeDeviceRegistrationToken: 'a device is the person’s own',
  requestExport: 'reads only',
  createTicket: 'it asks the provider, for more time too',
  sendFeedback: 'it asks the provider, for more time too',
};

/** Refuses all other mutations, before their resolvers, while the customer is read-only. */
export function refuseWrites(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve || Object.hasOwn(goesOn, field.name)) continue;
    field.resolve = (parent, args, context: ApiContext, info) => {
      assertWritable(context.ctx);
      return resolve(parent, args, context, info);
    };
  }
  return schema;
}
