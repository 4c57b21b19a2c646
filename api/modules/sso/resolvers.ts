import { ssoCertWarnDays } from '../../../domain/constants.ts';
import { signOutOfSso } from '../../../domain/identity/sign-in/sign-out-of-sso.ts';
import { deleteSsoConfig } from '../../../domain/identity/sso/delete-sso.ts';
import { setupOidc, updateOidcConfig } from '../../../domain/identity/sso/oidc/setup-oidc.ts';
import { getEmailDomainsPerCustomer, getSsoConfig, getSsoProvider } from '../../../domain/identity/sso/read-sso.ts';
import { setupSso, updateSsoConfig } from '../../../domain/identity/sso/saml/setup-sso.ts';
import { updateSsoEnabled } from '../../../domain/identity/sso/update-sso-enabled.ts';
import { activateSsoUser } from '../../../domain/invitations/activate-sso-user.ts';
import { iso } from '../../../platform/instant.ts';
import type {
  MutationResolvers,
  OidcConfigurationResolvers,
  QueryResolvers,
  SsoConfigurationResolvers,
  SsoProviderResolvers,
} from '../../generated/resolvers.ts';

const dayMs = 86_400_000;

export const Query: QueryResolvers = {
  getLoginSsoConfig: (_, input, { open, consoleOrigin, ports: { startSso, ssoSetup } }) =>
    startSso({ ...open, consoleOrigin, ...ssoSetup }, input),
  getSsoConfig: (_, input, { ctx }) => getSsoConfig(ctx, input),
  getSsoProvider: (_, input, { ctx }) => getSsoProvider(ctx, input),
  getEmailDomainsPerCustomer: (_, input, { ctx }) => getEmailDomainsPerCustomer(ctx, input),
};

export const Mutation: MutationResolvers = {
  setupSso: (_, input, { ctx, ports }) => setupSso({ ...ctx, ...ports.ssoSetup }, input),
  updateSsoConfig: (_, input, { ctx, ports }) => updateSsoConfig({ ...ctx, ...ports.ssoSetup }, input),
  setupOidc: (_, input, { ctx, ports }) => setupOidc({ ...ctx, ...ports.ssoSetup }, input),
  updateOidcConfig: (_, input, { ctx, ports }) => updateOidcConfig({ ...ctx, ...ports.ssoSetup }, input),
  deleteSsoConfig: (_, input, { ctx }) => deleteSsoConfig(ctx, input),
  updateSsoEnabled: (_, input, { ctx }) => updateSsoEnabled(ctx, input),
  signInWithSso: (_, input, { open, ports }) => ports.redeemSsoAnswer(open, input),
  activateSsoUser: (_, __, { open, authorization }) => activateSsoUser(open, authorization),
  signOutOfSso: (_, __, { open, consoleOrigin, authorization, ports: { ssoSetup } }) =>
    signOutOfSso({ ...open, consoleOrigin, ...ssoSetup }, authorization),
};

export const SsoConfiguration: SsoConfigurationResolvers = {
  customerId: ({ customerId }) => String(customerId),
  certificateExpiresAt: ({ certificateExpiresAt }) => iso(certificateExpiresAt),
  isCertificateExpiring: ({ certificateExpiresAt }, _, { open }) =>
    certificateExpiresAt.getTime() - open.clock.now().getTime() < ssoCertWarnDays * dayMs,
};

export const OidcConfiguration: OidcConfigurationResolvers = {
  customerId: ({ customerId }) => String(customerId),
};

export const SsoProvider: SsoProviderResolvers = {
  saml: (of) => (of.kind === 'saml' ? of : null),
  oidc: (of) => (of.kind === 'oidc' ? of : null),
};
