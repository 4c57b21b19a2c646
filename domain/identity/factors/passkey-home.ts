import { isIP } from 'node:net';
import { invalid } from '../../../platform/errors.ts';
import { factorTexts } from '../../../texts/server/factors.ts';
import type { PublicCtx } from '../ctx.ts';

/** Place that passkeys are for: the page's origin, and its host name. */
export interface PasskeyHome {
  origin: string;
  rpId: string;
}

/**
 * Returns the place of the console that asks; null where browsers have no passkeys: without a host name, and without
 * https but on this machine.
 */
export function passkeyHomeOf({ origin }: Pick<PublicCtx, 'origin'>): PasskeyHome | null {
  if (origin === undefined) return null;
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { origin, rpId: hostname } : null;
}

/** @throws AppError INVALID where there are no passkeys. */
export function assertPasskeyHome(ctx: Pick<PublicCtx, 'origin'>): PasskeyHome {
  const home = passkeyHomeOf(ctx);
  if (!home) throw invalid(factorTexts.noPasskeys);
  return home;
}
