import { listSessions, revokeOtherSessions, revokeSession } from '../../../domain/identity/own-sessions.ts';
import { domainOf } from '../../../domain/identity/sso/sso-configuration.ts';
import { removeAvatar } from '../../../domain/people/avatars/change-avatar.ts';
import {
  addDeviceRegistrationToken,
  removeDeviceRegistrationToken,
} from '../../../domain/people/devices/device-registration.ts';
import { confirmEmailChange } from '../../../domain/people/email/confirm-email-change.ts';
import { sendEmailChange } from '../../../domain/people/email/send-email-change.ts';
import { sendPhoneVerification } from '../../../domain/people/phone/send-phone-verification.ts';
import { verifyPhone } from '../../../domain/people/phone/verify-phone.ts';
import { type UpdateUserInput, updateUser } from '../../../domain/profile/update-user.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  EmailAddressResolvers,
  MeResolvers,
  MutationResolvers,
  QueryResolvers,
  SessionResolvers,
  UserResolvers,
} from '../../generated/resolvers.ts';
import type { Loaders } from '../../request/context.ts';
import { areaPermissions } from '../people/me.ts';

export const Query: QueryResolvers = {
  sessions: (_, __, { ctx }) => listSessions(ctx),
};

export const Me: MeResolvers = {
  canVerifyPhone: (_, __, { ports }) => ports.phoneCodes.isOn,
  pushKey: (_, __, { ports }) => ports.pushKey,
};

export const Mutation: MutationResolvers = {
  updateUser: (_, { input }, { ctx }) => updateUser(ctx, input as UpdateUserInput),
  sendPhoneVerification: (_, __, { ctx, ports }) => sendPhoneVerification({ ...ctx, codes: ports.phoneCodes }),
  verifyPhone: (_, input, { ctx, ports }) => verifyPhone({ ...ctx, codes: ports.phoneCodes }, input),
  sendEmailChange: (_, input, { ctx, ports: { passwords } }) => sendEmailChange({ ...ctx, passwords }, input),
  confirmEmailChange: (_, input, { ctx }) => confirmEmailChange(ctx, input),
  revokeSession: (_, input, { ctx }) => revokeSession(ctx, input),
  revokeOtherSessions: (_, __, { ctx }) => revokeOtherSessions(ctx),
  addDeviceRegistrationToken: (_, input, { ctx }) => addDeviceRegistrationToken(ctx, input),
  removeDeviceRegistrationToken: (_, input, { ctx }) => removeDeviceRegistrationToken(ctx, input),
  removeAvatar: (_, input, { ctx }) => removeAvatar(ctx, input),
};

const ownOf = async (loaders: Loaders, id: string) => (await loaders.profiles.load(id))?.own ?? null;

export const User: UserResolvers = {
  phone: async ({ id }, _, { loaders }) => (await ownOf(loaders, id))?.phone ?? null,
  permissions: async ({ id }, _, { loaders }) => {
    const permissions = (await loaders.profiles.load(id))?.permissions;
    return permissions ? areaPermissions(permissions) : null;
  },
  isSso: ({ email }, _, { loaders }) => loaders.ssoDomains.load(domainOf(email)),
  isMFAEnabled: async ({ id }, _, { loaders }) => (await ownOf(loaders, id))?.isMfaEnabled ?? null,
  isPushNotificationEnabled: async ({ id }, _, { loaders }) =>
    (await ownOf(loaders, id))?.isPushNotificationEnabled ?? null,
  isIntegrationStatusAlertEmailsEnabled: async ({ id }, _, { loaders }) =>
    (await ownOf(loaders, id))?.isIntegrationStatusAlertEmailsEnabled ?? null,
  landingPage: async ({ id }, _, { loaders }) => (await ownOf(loaders, id))?.landingPage ?? null,
  landingPageLens: async ({ id }, _, { loaders }) => (await ownOf(loaders, id))?.landingPageLens ?? null,
  analyticsPage: async ({ id }, _, { loaders }) => (await ownOf(loaders, id))?.analyticsPage ?? null,
  companyId: async ({ id }, _, { loaders }) => (await loaders.memberships.load(id))?.company?.id ?? null,
  changeable: ({ id }, _, { loaders }) => loaders.changeableParts.load(id),
  teamMembers: async ({ id }, _, { loaders }) =>
    (await loaders.userTeams.load(id)).map((team) => ({ ...team, teamId: String(team.teamId) })),
};

export const EmailAddress: EmailAddressResolvers = {
  address: ({ email }) => email,
  isVerified: ({ isEmailVerified }) => isEmailVerified,
  isSubscribed: ({ isEmailSubscribed }) => isEmailSubscribed,
  forwarding: async ({ id }, _, { loaders }) => {
    const own = await ownOf(loaders, id);
    return own && { ...own.forwarding, until: isoOrNull(own.forwarding.until) };
  },
};

export const Session: SessionResolvers = {
  createdAt: ({ createdAt }) => iso(createdAt),
  lastSeenAt: ({ lastSeenAt }) => iso(lastSeenAt),
};
