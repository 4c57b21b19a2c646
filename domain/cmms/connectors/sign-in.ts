import type { Auth, Call, Readable } from './descriptor.ts';
import { CmmsFailure } from './failure.ts';

/** A token is renewed when it would end within this time. */
const renewBeforeMs = 30_000;

export interface SignIn {
  /** The headers that say who asks; signs in where that is needed. */
  headers(): Promise<Record<string, string>>;
  /** The system no longer knows us. @returns whether signing in once more may help. */
  forget(used: Record<string, string>): boolean;
}

/** Keeps a session with a system: one sign-in at a time, whoever asks. */
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
  let underWay: Promise<Record<string, string>> | null = null;

  async function login(): Promise<Record<string, string>> {
    const read = auth.kind === 'login' ? auth.read(await ask(auth.call(settings))) : null;
    if (!read || auth.kind !== 'login')
      throw new CmmsFailure('refused', 'The maintenance system did not accept user name and password');
    held = { headers: auth.headers(read.token), expiresAt: read.expiresAt };
    return held.headers;
  }

  return {
    headers() {
      const isFresh = held && (held.expiresAt === null || held.expiresAt - renewBeforeMs > now());
      if (held && isFresh) return Promise.resolve(held.headers);
      underWay ??= login().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    forget(used) {
      // another call may have signed in anew meanwhile
      if (held?.headers === used) held = null;
      return true;
    },
  };
}
