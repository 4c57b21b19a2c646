import { z } from 'zod';
import { type OutboundRules, outboundProblem, outboundUrl } from '../../../../platform/outbound-address.ts';
import { isStorable } from '../../../../platform/storable.ts';
import { ssoTexts as texts } from '../../../../texts/server/sso.ts';

const urlMax = 2_000;
const clientIdMax = 1_024;
const clientSecretMax = 2_000;

const labels = { issuer: 'Issuer', clientId: 'Client ID', clientSecret: 'Client secret' } as const;

const line = (label: string, max: number) =>
  z.string().trim().min(1, texts.required(label)).max(max, texts.tooLong(label, max)).refine(isStorable);

/** The address that a provider calls itself: without a query, and under the rules of addresses that users enter. */
const issuer = (rules: OutboundRules) =>
  line(labels.issuer, urlMax).superRefine((value, context) => {
    const url = /^https?:\/\//i.test(value) ? outboundUrl(value) : null;
    const problem = url && outboundProblem(value, rules);
    if (url?.search !== '' || url.hash !== '') context.addIssue(texts.issuerAddress);
    else if (problem) context.addIssue(texts.blocked(labels.issuer, problem));
  });

/** Fields of a configuration, as a form sends them; at a change the secret is empty, or left out, where it is kept. */
export const oidcInputSchema = (rules: OutboundRules, { isNew }: { isNew: boolean }) =>
  z.object({
    issuer: issuer(rules),
    clientId: line(labels.clientId, clientIdMax),
    clientSecret: z
      .string()
      .nullish()
      .transform((value) => value?.trim() ?? '')
      .pipe(
        z
          .string()
          .min(isNew ? 1 : 0, texts.required(labels.clientSecret))
          .max(clientSecretMax, texts.tooLong(labels.clientSecret, clientSecretMax))
          .refine(isStorable),
      ),
  });
export type OidcInput = z.input<ReturnType<typeof oidcInputSchema>>;
