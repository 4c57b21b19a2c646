import { cmmsSyncTexts } from '../../../texts/server/cmms-sync.ts';
import type { Auth, Call, Readable } from './descriptor.ts';
import { CmmsFailure } from './failure.ts';

/** A token is renewed if it expires within this time, in ms. */
const renewBeforeMs = 30_000;

export interface SignIn {
  /** Returns the authentication headers; signs in if needed. */
  headers(): Promise<Record<string, string>>;
  /** Drops a session that is no longer valid. @returns true if signing in again may help. */
  forget(used: Record<string, string>): boolean;
}

/** Keeps a session with a system: concurrent callers share one sign-in. */
export function createSignIn(
  auth: Auth,
  settings: Readable,
  ask: (call: Call) => Promise<unknown>,
  now: () => number,
): SignIn {
  if (auth.kind === 'headers') {
    const headers = auth.headers(settings);
    return { headers: async () => headers, forget: () => false };
  }
  let held: { headers: Record<string, string>; expiresAt: number | null } | null = null;
  let inFlight: Promise<Record<string, string>> | null = null;

  async function login(): Promise<Record<string, string>> {
    const read = auth.kind === 'login' ? auth.read(await ask(auth.call(settings))) : null;
    if (!read || auth.kind !== 'login') throw new CmmsFailure('refused', cmmsSyncTexts.badCredentials);
    held = { headers: auth.headers(read.token), expiresAt: read.expiresAt };
    return held.headers;
  }

  return {
    headers() {
      const isFresh = held && (held.expiresAt === null || held.expiresAt - renewBeforeMs > now());
      if (held && isFresh) return Promise.resolve(held.headers);
      inFlight ??= login().finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
    forget(used) {
      // another call may have signed in again meanwhile
      if (held?.headers === used) held = null;
      return true;
    },
  };
}
