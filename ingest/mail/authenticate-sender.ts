import { dmarc } from 'mailauth/lib/dmarc/index.js';
import { spf } from 'mailauth/lib/spf/index.js';
import { getAlignment } from 'mailauth/lib/tools.js';
import type { SenderVerdict } from '../../domain/integrations/sender-check.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import type { MailLookups } from './dns-lookups.ts';
import type { DkimOutcome, SignedMail } from './signed-mail.ts';

/** Facts about how a mail reached the door. */
export interface MailOrigin {
  /** Address of the client that delivered it. */
  ip: string;
  helo: string;
  /** The envelope sender. */
  sender: string;
  /** Addresses of the From header, as the allow-list judges them; empty if there is none. */
  from: readonly string[];
}

/** Returns the domain that a mail claims: that of the From header, else of the envelope; null if there are several. */
export function senderDomain({ from, sender }: Pick<MailOrigin, 'from' | 'sender'>): string | null {
  const domains = new Set((from.length > 0 ? from : [sender]).map(domainOf));
  const [domain] = domains;
  return domains.size === 1 && domain ? domain : null;
}

export const severalDomains: SenderVerdict = { result: 'fail', reason: mailDoorTexts.severalDomains };

/** True if two domains belong to one organisation, as DMARC defines it. */
export const isAligned = (fromDomain: string, domain: string): boolean =>
  domain !== '' && getAlignment(fromDomain, [domain]) !== false;

/**
 * Verifies that a mail was sent by the domain it claims: by SPF for the client's address, or by its DKIM signature,
 * either for a domain of the same organisation, or for exactly that domain if its DMARC record demands it. A domain
 * that publishes nothing is `none`.
 */
export async function authenticateSender(
  origin: MailOrigin,
  signed: SignedMail,
  lookups: MailLookups,
): Promise<SenderVerdict> {
  const domain = senderDomain(origin);
  if (domain === null) return severalDomains;
  const verdict = await lookups.within(verify(domain, origin, signed, lookups));
  return verdict ?? { result: 'temporary', reason: mailDoorTexts.dnsTimeout(domain) };
}

async function verify(
  domain: string,
  origin: MailOrigin,
  signed: SignedMail,
  lookups: MailLookups,
): Promise<SenderVerdict> {
  const { resolver } = lookups;
  // read again below, then from the cache
  const ahead = resolver(`_dmarc.${domain}`, 'TXT').catch(() => null);
  const [bySpf, byDkim] = await Promise.all([
    spf({ ip: origin.ip, helo: origin.helo, sender: origin.sender, mta: 'annunciator', resolver }),
    signed.verify((signer) => isAligned(domain, signer), resolver),
    ahead,
  ]);
  const policy = await dmarc({ headerFrom: domain, spfDomains: [], dkimDomains: [], resolver });
  const found = policy ? policy.status.result : 'none';
  const strict = policy ? policy.alignment : null;
  // if a policy cannot be read it is taken as strict
  const isStrict = (of: 'spf' | 'dkim'): boolean => (strict ? strict[of].strict : found === 'temperror');
  const passes = (of: 'spf' | 'dkim', signer: string): boolean =>
    isStrict(of) ? signer.toLowerCase() === domain : isAligned(domain, signer);
  const spfResult = bySpf ? bySpf.status.result : 'none';
  const spfDomain = bySpf ? bySpf.domain : '';
  const isSpf = spfResult === 'pass' && passes('spf', spfDomain);
  const isDkim = byDkim.some((one) => one.result === 'pass' && passes('dkim', one.domain));
  const isVerified = isSpf || isDkim;

  const reason = [
    `SPF ${spfResult}${spfDomain && !passes('spf', spfDomain) ? ` of ${spfDomain}` : ''}`,
    `DKIM ${dkimWord(byDkim, isDkim)}`,
    `DMARC ${found === 'none' || found === 'temperror' ? found : isVerified ? 'pass' : 'fail'} for ${domain}`,
  ].join(', ');
  if (isVerified) return { result: 'pass', reason };
  if (lookups.hasFailed()) return { result: 'temporary', reason: mailDoorTexts.lookupFailed(reason) };
  const isNothing = spfResult === 'none' && byDkim.length === 0 && found === 'none';
  return { result: isNothing ? 'none' : 'fail', reason };
}

function dkimWord(outcomes: readonly DkimOutcome[], isDkim: boolean): string {
  if (isDkim) return 'pass';
  if (outcomes.length === 0) return 'none';
  return outcomes.some(({ result }) => result === 'temporary') ? 'temperror' : 'fail';
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
