import { required, tooLong } from '../refusals.ts';
import { notFound } from './common.ts';

/** Single sign-on: its configurations, and what goes wrong at sign-in. */
export const ssoTexts = {
  notFound: notFound('SSO configuration'),
  noCustomer: notFound('Customer'),
  domain: 'Email domain must be a domain, such as example.com',
  domainTaken: 'This email domain already has an SSO configuration',
  publicDomain: (domain: string) => `Anybody can get an address at ${domain}: it belongs to no customer`,
  domainsLimit: (max: number) => `A customer can have at most ${max} SSO configurations`,
  required,
  tooLong,
  address: (label: string) => `${label} must be a web address, such as https://login.example.com/saml`,
  blocked: (label: string, reason: string) => `${label}: ${reason}`,
  certificate: 'Certificate must be one or more X.509 certificates with an RSA key, as PEM or base64',
  certificateWeak: (bits: number) => `Certificate needs a key of at least ${bits.toLocaleString('en-US')} bits`,
  expired: 'The certificate has expired. Ask the identity provider for its current one.',
  ownEntityId: 'Entity ID and Identifier must differ: one is ours, the other the provider’s',
  metadata: {
    xmlOnly: 'Metadata must be an .xml file',
    tooLarge: (kb: number) => `Metadata can have at most ${kb.toLocaleString('en-US')} KB`,
    notXml: 'This file is not XML in UTF-8',
    doctype: 'Metadata must not declare a document type or entities',
    noProvider: 'This file has no metadata of an identity provider',
    severalProviders: 'This file has metadata of several identity providers. Upload that of one.',
    noRedirect: 'The metadata has no entity ID, or no single sign-on address for the binding HTTP-Redirect',
    noCertificate: 'The metadata has no signing certificate with an RSA key',
  },
  issuerAddress: 'Issuer must be a web address, such as https://login.example.com',
  issuer: {
    unreachable: 'Nothing answers at the issuer, or its certificate is not valid',
    noProvider: 'The issuer publishes no OpenID Connect configuration under /.well-known/openid-configuration',
    otherIssuer: (issuer: string) => `The provider calls itself ${issuer}. Enter exactly that.`,
    shared: 'The provider answers for many organizations here. Enter the issuer of yours, with its tenant ID.',
    blocked: (reason: string) => `The issuer or one of its addresses cannot be used. ${reason}`,
    algorithms:
      'The provider signs ID tokens with shared secrets only. It must sign them with a key, such as by RS256.',
  },
  secretOfIssuer: 'Enter the client secret of the new issuer: the old one is not sent there',
  off: 'This address does not sign in by single sign-on',
  linkExpired: 'This sign-in has expired or was used already. Please sign in again.',
  notSignedIn: 'Sign in by single sign-on first',
} as const;
