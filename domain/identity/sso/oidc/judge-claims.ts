import { z } from 'zod';
import { isStorable } from '../../../../platform/storable.ts';
import type { SsoRefusal } from '../../../../texts/sso.ts';
import { domainOf } from '../sso-configuration.ts';

/** Longest subject of OpenID Connect. */
const subjectMax = 255;
const text = z.string().min(1).max(subjectMax).refine(isStorable);

const identity = z.object({
  sub: text,
  /** Session at the provider, by which it ends ours. */
  sid: text.optional().catch(undefined),
});
const address = z.object({ email: z.string().trim().toLowerCase().pipe(z.email().max(320)) });
/** Providers that verify none leave it out; some write it as a text. */
const verified = z.object({ email_verified: z.union([z.literal(true), z.literal('true'), z.undefined()]).optional() });

/** Person whom a provider names. */
export interface NamedPerson {
  email: string;
  subject: string;
  sessionId: string | null;
}

/**
 * Decides whether verified claims sign somebody in: by an address of the domain, which the provider does not say that it
 * has not verified.
 * @param claims of the ID token, with those of the person's record where the token has no address.
 * @returns who it is, or why it is refused.
 */
export function judgeClaims(claims: object, emailDomain: string): NamedPerson | { refused: SsoRefusal } {
  const who = identity.safeParse(claims);
  const named = address.safeParse(claims);
  if (!who.success || !named.success) return { refused: 'subject' };
  if (!verified.safeParse(claims).success) return { refused: 'unverified' };
  const { email } = named.data;
  if (domainOf(email) !== emailDomain) return { refused: 'domain' };
  return { email, subject: who.data.sub, sessionId: who.data.sid ?? null };
}
