import type { OidcConfigInput, OidcFieldsFragment } from '#generated/graphql.ts';
import { oidcFormTexts, ssoFormTexts } from '#texts/sso.ts';
import { domainProblem, filled } from './sso-form.ts';

/** Values of the form of a configuration for OpenID Connect. */
export interface OidcValues {
  emailDomain: string;
  issuer: string;
  clientId: string;
  /** Never answered by the server: empty at a change, which keeps it. */
  clientSecret: string;
}

export const noOidc: OidcValues = { emailDomain: '', issuer: '', clientId: '', clientSecret: '' };

export const oidcValuesOf = ({ emailDomain, issuer, clientId }: OidcFieldsFragment): OidcValues => ({
  ...{ emailDomain, issuer, clientId, clientSecret: '' },
});

export const oidcInputOf = ({ issuer, clientId, clientSecret }: OidcValues): OidcConfigInput => ({
  ...{ issuer, clientId },
  clientSecret: clientSecret.trim() || null,
});

const issuerProblem = (issuer: string): string | undefined =>
  /^https?:\/\/[^\s/?#][^\s?#]*$/i.test(issuer.trim()) ? undefined : oidcFormTexts.issuerInvalid;

/**
 * Returns the problems of values; the server asks the issuer, and checks more.
 * @param stored the configuration that is changed; null for a new one, and another issuer needs its secret.
 */
export const validateOidc = (values: OidcValues, stored: OidcFieldsFragment | null) => ({
  emailDomain: domainProblem(values.emailDomain),
  issuer: filled(values.issuer, oidcFormTexts.issuer) ?? issuerProblem(values.issuer),
  clientId: filled(values.clientId, oidcFormTexts.clientId),
  clientSecret:
    stored?.issuer === values.issuer.trim() ? undefined : filled(values.clientSecret, oidcFormTexts.clientSecret),
});

/** Addresses of this installation that a provider of a domain needs. */
export const oidcAddresses = (emailDomain: string) => {
  const base = `${location.origin}/sso/oidc/${emailDomain.trim().toLowerCase()}`;
  return [
    [oidcFormTexts.redirect, `${base}/callback`],
    [oidcFormTexts.afterLogout, `${base}/logout`],
    [oidcFormTexts.backChannel, `${base}/logout`],
    [ssoFormTexts.ourLogin, `${location.origin}/login`],
  ] as const;
};
