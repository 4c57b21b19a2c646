import type { Side } from '../scene.ts';
import { another, type Recipe } from './recipe.ts';

const configuration = (side: Side) => ({
  entityId: `https://ours.example/${side.marker}`,
  providerEntityId: `https://theirs.example/${side.marker}`,
  ssoUrl: 'https://login.example.com/sso',
  logoutUrl: 'https://login.example.com/logout',
  certificate: side.certificate,
});

const registration = (side: Side) => ({
  issuer: side.issuer,
  clientId: `ours-${side.marker}`,
  clientSecret: `secret-${another()}`,
});

export const sso: Record<string, Recipe> = {
  'Query.getLoginSsoConfig': {
    asks: 'open',
    args: [(side) => ({ email: side.admin.email, isMobile: false })],
    isAlike: true,
    refuses: 'INVALID',
  },
  'Query.getSsoConfig': { asks: ['customerSettings VIEW'], args: [(side) => ({ emailDomain: side.ssoDomain })] },
  'Query.getSsoProvider': {
    asks: ['customerSettings VIEW'],
    args: [(side) => ({ emailDomain: side.ssoDomain }), (side) => ({ emailDomain: side.oidcDomain })],
  },
  'Query.getEmailDomainsPerCustomer': {
    asks: ['customerSettings VIEW'],
    args: [(side) => ({ customerId: String(side.customerId) })],
  },
  'Mutation.setupSso': {
    asks: 'super',
    args: [
      (side) => ({
        emailDomain: `new${another()}.${side.ssoDomain}`,
        ssoConfig: configuration(side),
        customerId: String(side.customerId),
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateSsoConfig': {
    asks: 'super',
    args: [(side) => ({ emailDomain: side.ssoDomain, ssoConfig: configuration(side) })],
  },
  'Mutation.setupOidc': {
    asks: 'super',
    args: [
      (side) => ({
        emailDomain: `new${another()}.${side.oidcDomain}`,
        oidcConfig: registration(side),
        customerId: String(side.customerId),
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateOidcConfig': {
    asks: 'super',
    args: [(side) => ({ emailDomain: side.oidcDomain, oidcConfig: registration(side) })],
  },
  'Mutation.deleteSsoConfig': { asks: 'super', args: [(side) => ({ emailDomain: side.spareSsoDomain })] },
  'Mutation.updateSsoEnabled': {
    asks: 'super',
    args: [(side) => ({ customerId: String(side.customerId), isSSOEnabled: true })],
  },
  'Mutation.signInWithSso': {
    asks: 'open',
    args: [(side) => ({ code: `${side.customerId}.${'a'.repeat(43)}`, verifier: 'b'.repeat(43) })],
    isAlike: true,
    refuses: 'INVALID',
  },
  'Mutation.activateSsoUser': { asks: 'open', args: [() => ({})], isAlike: true, refuses: 'UNAUTHENTICATED' },
  'Mutation.signOutOfSso': { asks: 'open', args: [() => ({})], isAlike: true, refuses: 'UNAUTHENTICATED' },
};
