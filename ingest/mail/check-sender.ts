import type { DNSResolver } from 'mailauth';
import type { SenderVerdict } from '../../domain/integrations/sender-check.ts';
import { authenticateSender, type MailOrigin, senderDomain, severalDomains } from './authenticate-sender.ts';
import { createDnsLookups } from './dns-lookups.ts';
import type { SignedMail } from './signed-mail.ts';
import { relayVerdict, type TrustedRelay } from './trusted-relays.ts';

export type CheckSender = ReturnType<typeof createCheckSender>;

/** Checks senders by DNS, or accepts the verdict of a trusted relay. */
export function createCheckSender(deps: { resolver: DNSResolver; relays: readonly TrustedRelay[] }) {
  const dns = createDnsLookups(deps.resolver);

  return async (origin: MailOrigin, signed: SignedMail, results: readonly string[]): Promise<SenderVerdict> => {
    const domain = senderDomain(origin);
    if (domain === null) return severalDomains;
    return relayVerdict(deps.relays, origin.ip, results, domain) ?? authenticateSender(origin, signed, dns.forMail());
  };
}
