import { z } from 'zod';
import { ssoTexts as texts } from '../../../texts/server/sso.ts';

const domainMin = 4;
const domainMax = 253;

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
