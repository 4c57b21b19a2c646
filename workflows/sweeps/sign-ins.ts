import { forgetSessions } from '../../domain/identity/sessions.ts';
import { forgetHandOvers } from '../../domain/identity/sign-in/hand-over.ts';
import { forgetTries } from '../../domain/identity/sign-in-throttle.ts';
import { forgetSso } from '../../domain/identity/sso/once.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/**
 * Deletes old data of sign-ins: tries that no longer count, networks no longer known, old sessions, hand-overs and
 * messages of identity providers.
 */
export const signIns = defineSweep({
  name: 'sign-ins',
  spec: everySeconds(600),
  plan: 'brief',
  async run({ db, clock }) {
    await forgetTries(db, clock.now());
    await forgetSessions(db, clock.now());
    await forgetHandOvers(db, clock.now());
    await forgetSso(db, clock.now());
    return {};
  },
});
