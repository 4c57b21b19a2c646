import { ssoCertificateMaxLength } from '#domain/constants.ts';
import type { SsoConfigInput, SsoFieldsFragment } from '#generated/graphql.ts';
import { ssoFormTexts as texts } from '#texts/sso.ts';

/** Values of the form of a configuration for SAML. */
export interface SsoValues {
  emailDomain: string;
  providerEntityId: string;
  entityId: string;
  ssoUrl: string;
  logoutUrl: string;
  certificate: string;
}

export const nothing: SsoValues = {
  ...{ emailDomain: '', providerEntityId: '', entityId: '', ssoUrl: '', logoutUrl: '', certificate: '' },
};

export const valuesOf = (stored: SsoFieldsFragment): SsoValues => ({
  emailDomain: stored.emailDomain,
  providerEntityId: stored.providerEntityId,
  entityId: stored.entityId,
  ssoUrl: stored.ssoUrl,
  logoutUrl: stored.logoutUrl ?? '',
  certificate: stored.certificate,
});

export const inputOf = ({ emailDomain: _, logoutUrl, ...values }: SsoValues): SsoConfigInput => ({
  ...values,
  logoutUrl: logoutUrl.trim() || null,
});

const domainPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
export const filled = (text: string, label: string): string | undefined =>
  text.trim() ? undefined : texts.required(label);

/** Returns what is wrong with the domain of a configuration. */
export const domainProblem = (emailDomain: string): string | undefined =>
  filled(emailDomain, texts.emailDomain) ??
  (domainPattern.test(emailDomain.trim()) ? undefined : texts.emailDomainInvalid);

/** Returns the problems of values; the server checks again, and more. */
export const validate = (values: SsoValues) => ({
  emailDomain: domainProblem(values.emailDomain),
  providerEntityId: filled(values.providerEntityId, texts.identifier),
  entityId: filled(values.entityId, texts.entityId),
  ssoUrl: filled(values.ssoUrl, texts.ssoUrl),
  certificate:
    filled(values.certificate, texts.certificate) ??
    (values.certificate.length > ssoCertificateMaxLength
      ? texts.tooLong(texts.certificate, ssoCertificateMaxLength)
      : undefined),
});

/** Addresses of this installation that an identity provider of a domain needs. */
export const ownAddresses = (emailDomain: string) => {
  const base = `${location.origin}/sso/saml/${emailDomain.trim().toLowerCase()}`;
  return {
    entityId: `${base}/metadata`,
    answers: `${base}/acs`,
    logout: `${base}/logout`,
    metadata: `${base}/metadata`,
    encryption: `${base}/metadata?encryption=1`,
  };
};

/** Returns what changes with the domain: until somebody has given another entity ID, it follows. */
export function withDomain({ emailDomain, entityId }: SsoValues, next: string): Partial<SsoValues> {
  const follows = entityId === '' || entityId === ownAddresses(emailDomain).entityId;
  return { emailDomain: next, ...(follows && { entityId: next.trim() ? ownAddresses(next).entityId : '' }) };
}
