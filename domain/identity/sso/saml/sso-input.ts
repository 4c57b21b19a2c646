import { z } from 'zod';
import { type OutboundRules, outboundProblem, outboundUrl } from '../../../../platform/outbound-address.ts';
import { isStorable } from '../../../../platform/storable.ts';
import { ssoTexts as texts } from '../../../../texts/server/sso.ts';
import { ssoCertificateMaxLength } from '../../../constants.ts';
import { expiryOf, readCertificates, toPem } from './certificates.ts';

/** Longest entity ID of SAML 2.0. */
const entityIdMax = 1_024;
const urlMax = 2_000;
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
