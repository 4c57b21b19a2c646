import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { helpDeskTokenMinutes } from '../constants.ts';
import type { Ctx } from './ctx.ts';

/** An external help desk that signs people in by a token of ours. */
export interface HelpDesk {
  /** Address that takes the token. */
  url: string;
  secret: string;
  /** Name by which it asks for people to be led back; null: it never does. */
  brandId: string | null;
}

/** Returns the help desk that the environment names; null for none. */
export const helpDeskOf = (env: {
  HELPDESK_URL?: string | undefined;
  HELPDESK_SECRET?: string | undefined;
  HELPDESK_BRAND_ID?: string | undefined;
}): HelpDesk | null =>
  env.HELPDESK_URL && env.HELPDESK_SECRET
    ? { url: env.HELPDESK_URL, secret: env.HELPDESK_SECRET, brandId: env.HELPDESK_BRAND_ID ?? null }
    : null;

/** Signs somebody in at the help desk. */
export interface HelpDeskToken {
  token: string;
  url: string;
  /** Page of the help desk to open then. */
  returnTo: string | null;
}

const schema = z.object({ brandId: z.string().max(200).nullish(), returnTo: z.string().max(2_000).nullish() });

/**
 * Creates the verb that lets the caller sign in at the help desk (AUTH.12). It says nothing of whoever has not proven
 * their address, because the help desk knows people by it, and nothing in a session that opens one customer alone.
 * @returns a verb that returns null without a help desk, and for a brand that is not its own.
 */
export function createHelpDeskToken(helpDesk: HelpDesk | null) {
  const key = helpDesk && new TextEncoder().encode(helpDesk.secret);
  return async function helpDeskToken(
    { person, clock, isConfined }: Pick<Ctx, 'person' | 'clock' | 'isConfined'>,
    input: z.input<typeof schema>,
  ): Promise<HelpDeskToken | null> {
    const { brandId, returnTo } = schema.parse(input);
    if (!helpDesk || !key || !person.isEmailVerified || isConfined) return null;
    if (brandId != null && brandId !== helpDesk.brandId) return null;
    const now = clock.now();
    const claims = { name: person.displayName, email: person.email, uid: person.id, external_id: person.id };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + helpDeskTokenMinutes * 60_000))
      .setJti(randomUUID())
      .sign(key);
    return { token, url: helpDesk.url, returnTo: isOf(helpDesk, returnTo) ? returnTo : null };
  };
}

/** Returns true for a page of the help desk: nobody is led anywhere else. */
const isOf = ({ url }: HelpDesk, page: string | null | undefined): page is string =>
  page != null && URL.canParse(page) && new URL(page).origin === new URL(url).origin;
