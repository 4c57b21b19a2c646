import { forgetSessions } from '../domain/people/sessions.ts';
import { forgetTries } from '../domain/people/sign-in-throttle.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Component } from '../platform/service.ts';

const sweepMs = 600_000;

/** Forgets what signing in leaves behind: tries that no longer count, networks no longer known, sessions long over. */
export function createSignInSweep({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Component {
  let timer: NodeJS.Timeout | undefined;
  async function sweep(): Promise<void> {
    try {
      await forgetTries(db, clock.now());
      await forgetSessions(db, clock.now());
    } catch (error) {
      log.warn({ err: error }, 'old sessions and tries to sign in were not forgotten; trying again');
    }
  }
  return {
    async start() {
      timer = setInterval(sweep, sweepMs);
    },
    async stop() {
      clearInterval(timer);
    },
    health: () => ({ ready: true }),
  };
}
