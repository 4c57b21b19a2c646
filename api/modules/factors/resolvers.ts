import { disableUserMfa } from '../../../domain/access/disable-user-mfa.ts';
import { startApp, verifyApp } from '../../../domain/identity/factors/enrol-app.ts';
import { startPasskey, verifyPasskey } from '../../../domain/identity/factors/enrol-passkey.ts';
import { listFactors } from '../../../domain/identity/factors/factor-rows.ts';
import { createRecoveryCodes, removeFactor } from '../../../domain/identity/factors/own-factors.ts';
import { passkeyHomeOf } from '../../../domain/identity/factors/passkey-home.ts';
import { countRecoveryCodes } from '../../../domain/identity/factors/recovery-codes.ts';
import { updateMfaEnabled } from '../../../domain/identity/factors/update-mfa-enabled.ts';
import { takesPassword } from '../../../domain/identity/sessions.ts';
import { signInWithCode, signInWithRecoveryCode } from '../../../domain/identity/sign-in/sign-in-with-factor.ts';
import { signInWithPasskey, startPasskeySignIn } from '../../../domain/identity/sign-in/sign-in-with-passkey.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type { CustomerResolvers, FactorResolvers, MeResolvers, MutationResolvers } from '../../generated/resolvers.ts';
import type { ApiContext } from '../../request/context.ts';

/** Context of a change of the own factors; the session may lack one. */
const own = ({ caller, ports }: ApiContext) => ({
  ...caller,
  passwords: ports.passwords,
  app: ports.authenticatorApp,
  productName: ports.authenticatorApp.productName,
});

type PasskeyAnswer = Parameters<typeof verifyPasskey>[1];

export const Mutation: MutationResolvers = {
  startMFAEnrolment: (_, input, context) => startApp(own(context), input),
  verifyMFAEnrolment: (_, input, context) => verifyApp(own(context), input),
  signInWithMFA: (_, input, { open, ports: { authenticatorApp: app, passwords } }) =>
    signInWithCode({ ...open, app, passwords }, input),
  signInWithRecoveryCode: (_, input, { open, ports: { passwords } }) =>
    signInWithRecoveryCode({ ...open, passwords }, input),
  startPasskeySignIn: (_, input, { open, ports: { passwords } }) => startPasskeySignIn({ ...open, passwords }, input),
  signInWithPasskey: (_, input, { open, ports: { passwords } }) => signInWithPasskey({ ...open, passwords }, input),
  startPasskeyEnrolment: (_, input, context) => startPasskey(own(context), input),
  verifyPasskeyEnrolment: (_, input, context) => verifyPasskey(own(context), input as PasskeyAnswer),
  removeFactor: (_, input, context) => removeFactor(own(context), input),
  createRecoveryCodes: (_, input, context) => createRecoveryCodes(own(context), input),
  disableUserMFA: (_, input, { ctx }) => disableUserMfa(ctx, input),
  updateMfaEnabled: (_, input, { ctx, caller }) =>
    updateMfaEnabled(ctx, input, { hasFactor: caller.session.factorAt !== null }),
};

export const Customer: CustomerResolvers = {
  isMFAEnabled: ({ isMfaEnabled }) => isMfaEnabled,
};

export const Me: MeResolvers = {
  awaitedFactor: ({ person }, _, context) => {
    if (!context.lacksFactor) return null;
    return person.isMfaEnabled ? 'CODE' : 'ENROLMENT';
  },
  factors: ({ person }, _, { open }) => listFactors(open.db, person.id),
  recoveryCodesLeft: ({ person }, _, { open }) => countRecoveryCodes(open.db, person.id),
  needsPassword: (_, __, { caller }) => takesPassword(caller.session, caller.clock.now()),
  canUsePasskeys: (_, __, { open }) => passkeyHomeOf(open) !== null,
};

export const Factor: FactorResolvers = {
  createdAt: ({ createdAt }) => iso(createdAt),
  lastUsedAt: ({ lastUsedAt }) => isoOrNull(lastUsedAt),
};
