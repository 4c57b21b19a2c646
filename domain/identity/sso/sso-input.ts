import { z } from 'zod';
import { type OutboundRules, outboundProblem, outboundUrl } from '../../../platform/outbound-address.ts';
import { isStorable } from '../../../platform/storable.ts';
import { ssoTexts as texts } from '../../../texts/server/sso.ts';
import { ssoCertificateMaxLength } from '../../constants.ts';
import { expiryOf, readCertificates, toPem } from './certificates.ts';

/** Longest entity ID of SAML 2.0. */
const entityIdMax = 1_024;
const urlMax = 2_000;
const domainMin = 4;
const domainMax = 253;
/** Shortest RSA key that answers may be signed with: others can find a shorter one. */
const keyBitsMin = 2_048;

const labels = {
  entityId: 'Entity ID',
  providerEntityId: 'Identifier',
  ssoUrl: 'SSO URL',
  logoutUrl: 'Logout URL',
  certificate: 'Certificate',
} as const;

const line = (label: string, max: number) =>
  z.string().trim().min(1, texts.required(label)).max(max, texts.tooLong(label, max)).refine(isStorable);

/** An address that browsers are sent to, under the rules of addresses that users enter. */
const address = (label: string, rules: OutboundRules) =>
  line(label, urlMax).superRefine((value, context) => {
    const problem = /^https?:\/\//i.test(value) && outboundUrl(value) ? outboundProblem(value, rules) : null;
    if (!/^https?:\/\//i.test(value) || !outboundUrl(value)) context.addIssue(texts.address(label));
    else if (problem) context.addIssue(texts.blocked(label, problem));
  });

const certificate = line(labels.certificate, ssoCertificateMaxLength).transform((value, context) => {
  const read = readCertificates(value);
  const isStrong = read?.every(({ publicKey }) => (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= keyBitsMin);
  if (read && isStrong) return { pem: toPem(read), expiresAt: expiryOf(read) };
  context.addIssue(read ? texts.certificateWeak(keyBitsMin) : texts.certificate);
  return z.NEVER;
});

/** Fields of a configuration, as a form sends them. */
export const ssoInputSchema = (rules: OutboundRules) =>
  z
    .object({
      entityId: line(labels.entityId, entityIdMax),
      providerEntityId: line(labels.providerEntityId, entityIdMax),
      ssoUrl: address(labels.ssoUrl, rules),
      logoutUrl: address(labels.logoutUrl, rules).nullish(),
      certificate,
    })
    .refine(({ entityId, providerEntityId }) => entityId !== providerEntityId, {
      path: ['entityId'],
      message: texts.ownEntityId,
    });
export type SsoInput = z.input<ReturnType<typeof ssoInputSchema>>;

/** Domains at which anybody can get an address: whoever owned one would own everybody's. */
const publicDomains = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'aol.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.de', 'gmx.net', 'web.de'],
  ...['mail.com', 'yandex.com', 'yandex.ru', 'zoho.com', 'qq.com', '163.com', 't-online.de', 'orange.fr'],
];

/** The domain of e-mail addresses, in lower case. */
export const emailDomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(domainMin, texts.domain)
  .max(domainMax, { error: texts.domain, abort: true })
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/, texts.domain)
  .superRefine((domain, context) => {
    if (publicDomains.includes(domain)) context.addIssue(texts.publicDomain(domain));
  });
