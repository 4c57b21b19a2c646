import { forgetSessions } from '../../domain/identity/sessions.ts';
import { forgetTries } from '../../domain/identity/sign-in-throttle.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Deletes old data of sign-ins: tries that no longer count, networks no longer known, old sessions. */
export const signIns = defineSweep({
  name: 'sign-ins',
  spec: everySeconds(600),
  plan: 'brief',
  async run({ db, clock }) {
    await forgetTries(db, clock.now());
    await forgetSessions(db, clock.now());
    return {};
  },
});
