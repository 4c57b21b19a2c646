import { failedTo, grouped } from './common.ts';
import { pageTexts } from './pages.ts';
import { required, tooLong } from './refusals.ts';

/** Toasts of a configuration: one for each verb. */
const succeeded = (verb: 'created' | 'updated' | 'deleted'): string => `SSO configuration ${verb} successfully`;

/** Single sign-on of a customer, in customer administration. */
export const ssoTexts = {
  page: pageTexts.customerSettings,
  title: 'Single sign-on',
  subtitle:
    'People with an email domain listed here sign in at their identity provider, with SAML 2.0 or OpenID Connect.',
  isOn: 'Single sign-on is on',
  isOnHelp: 'While it is off, everybody signs in with a password.',
  byProvider: 'The provider’s staff sets this up, because an email domain belongs to one customer only.',
  none: 'No email domain uses single sign-on yet',
  noneDetail: 'You need the identity provider’s metadata, or its issuer and a client ID.',
  columns: { domain: 'Email domain', provider: 'Identity provider', certificate: 'Certificate', actions: 'Actions' },
  publishedKeys: 'Published by the provider',
  until: (day: string) => `Until ${day}`,
  expires: (day: string) => `Expires ${day}`,
  expired: (day: string) => `Expired ${day}`,
  edit: (domain: string) => `Edit ${domain}`,
  delete: (domain: string) => `Delete ${domain}`,
  deleteQuestion: (domain: string) => `Delete the SSO configuration of ${domain}?`,
  deleteDetail: 'People of this domain are signed out and sign in with a password from then on.',
  getFailed: failedTo('get SSO configurations'),
  changeFailed: failedTo('change single sign-on'),
  deleteFailed: failedTo('delete SSO configuration'),
  created: succeeded('created'),
  updated: succeeded('updated'),
  deleted: succeeded('deleted'),
} as const;

/** Texts of the setting that a customer requires a second factor. */
export const factorPolicyTexts = {
  title: 'Second factor',
  isRequired: 'A second factor is required',
  isRequiredHelp:
    'People who sign in with a password must set one up before they can continue. Identity providers handle their own.',
  required: 'People who sign in with a password need a second factor.',
  notRequired: 'A second factor is optional.',
  byProvider: 'The provider’s staff can change this.',
  getFailed: failedTo('get the setting of second factors'),
  changeFailed: failedTo('change the setting of second factors'),
} as const;

/** The form of a configuration. */
export const ssoFormTexts = {
  create: 'Create Sso',
  update: 'Update Sso',
  kind: 'Protocol',
  saml: 'SAML 2.0',
  oidc: 'OpenID Connect',
  emailDomain: 'Email domain',
  emailDomainHelp: 'Such as example.com. It cannot be changed later.',
  emailDomainInvalid: 'Email domain must be a domain, such as example.com',
  upload: 'Upload metadata',
  uploadHelp: 'The identity provider’s metadata as an .xml file fills the fields below.',
  uploaded: 'Metadata uploaded successfully',
  uploadFailed: failedTo('upload metadata'),
  uploadedExpiring: (day: string) => `Its certificate expires ${day}. Ask the identity provider for the next one.`,
  xmlOnly: 'Metadata must be an .xml file',
  tooLarge: (kb: number) => `Metadata can have at most ${grouped(kb)} KB`,
  identifier: 'Identifier',
  identifierHelp: 'Entity ID of the identity provider',
  entityId: 'Entity ID',
  entityIdHelp: 'Of this application, as the identity provider knows it',
  ssoUrl: 'SSO URL',
  logoutUrl: 'Logout URL',
  logoutUrlHelp: 'Optional: signing out here also signs out there',
  certificate: 'Certificate',
  certificateHelp: 'Signing certificate of the identity provider, as PEM or base64; several during a key change',
  required,
  tooLong,
  ours: 'For the identity provider',
  oursDetail: 'Whoever runs the identity provider enters these, or uploads our metadata.',
  answers: 'Assertion consumer service URL',
  ourLogout: 'Single logout URL',
  ourMetadata: 'Our metadata',
  ourEncryption: 'Metadata for encryption',
  ourLogin: 'Initiate login URL',
  createFailed: failedTo('create SSO configuration'),
  updateFailed: failedTo('update SSO configuration'),
} as const;

/** The form of a configuration for OpenID Connect. */
export const oidcFormTexts = {
  issuer: 'Issuer',
  issuerHelp: 'Address of the identity provider, such as https://login.example.com. It is asked for everything else.',
  issuerInvalid: 'Issuer must be a web address, such as https://login.example.com',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretHelp: 'It is stored encrypted and shown to nobody.',
  secretKept: 'Leave empty to keep the stored one. Another issuer needs its own.',
  oursDetail: 'Whoever runs the identity provider registers a confidential web client with these.',
  redirect: 'Redirect URL',
  afterLogout: 'Post-logout redirect URL',
  backChannel: 'Back-channel logout URL',
} as const;

/** Signing in at an identity provider. */
export const ssoSignInTexts = {
  configIssue: 'SSO CONFIG ISSUE',
  signingIn: 'Signing in…',
  unknown: 'The identity provider did not sign you in.',
  otherBrowser: 'This sign-in was started in another browser. Please sign in again.',
  inProgress: 'Authentication in progress',
  loadsShortly: (product: string) => `${product} will load shortly`,
} as const;

/** Why an answer of an identity provider was not accepted, as people read it. */
export const ssoRefusals = {
  off: 'Single sign-on is not set up for this domain.',
  malformed: 'The identity provider’s answer could not be read.',
  encrypted:
    'The identity provider’s answer could not be decrypted. It must be encrypted by AES-GCM and RSA-OAEP, for the certificate in our metadata for encryption (…/metadata?encryption=1).',
  weak: 'The identity provider signs with SHA-1. It must sign with SHA-256 or better.',
  provider: 'The identity provider did not sign you in.',
  signature: 'The identity provider’s answer is not signed with the configured certificate.',
  issuer: 'The answer comes from another identity provider than the configured one.',
  audience: 'The identity provider’s answer is meant for another application. Compare the entity IDs.',
  recipient: 'The identity provider’s answer is meant for another address.',
  time: 'The identity provider’s answer is not valid at this time. Compare the clocks, then sign in again.',
  replay: 'This answer has already been used. Please sign in again.',
  request: 'This answer belongs to no open sign-in. Please sign in again.',
  subject: 'The identity provider did not send your email address.',
  domain: 'The identity provider sent an email address of another domain.',
  unverified: 'The identity provider has not verified your email address.',
  unreachable:
    'The identity provider is unreachable or returned an invalid response. Please sign in again in a moment.',
  client: 'The identity provider does not accept our client ID or client secret. Compare both sides.',
  algorithm:
    'The identity provider signs in a way that is not accepted. It must sign ID tokens with RS256 or ES256, for example.',
  encryptedToken:
    'The identity provider encrypts its ID tokens. It must sign them without encrypting them for this application.',
  key: 'The identity provider’s answer is not signed with a key that it publishes.',
  nonce: 'This answer belongs to another sign-in. Please sign in again.',
  staff: 'Staff of the provider do not sign in through a customer’s identity provider.',
} as const;
export type SsoRefusal = keyof typeof ssoRefusals;
