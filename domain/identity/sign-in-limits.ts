import {
  signInFailuresPerAccount,
  signInFailuresPerAddress,
  signInFailuresPerPair,
  signInWaitSeconds,
} from '../constants.ts';

/** Tries within a limit's window: those that failed, and those being judged. */
export interface Counted {
  failures: number;
  pending: number;
  lastFailureAt: Date | null;
}

/** What there was before a try. */
export interface TriesBefore {
  /** Of the account from the network. */
  pair: Counted;
  /** Of the network over all accounts. */
  network: Counted;
  /** Of the account from all networks that are not known for it, up to the limit. */
  strangers: number;
  /** The account has signed in from the network lately. */
  isKnown: boolean;
}

export type Verdict =
  | { may: 'go' }
  /** Too many failures: not before this long. */
  | { may: 'wait'; seconds: number }
  /** Whether it may go depends on tries that are being judged. */
  | { may: 'pend' };

/**
 * Whether a try may be judged now (AUTH.15). Only failures count, but tries being judged may all become failures, so that
 * those at the same time do not get past a limit together. From a known network an account is held up by its own failures
 * there alone; from an unknown one also by those of the network, and, once strangers have failed often at the account, by
 * its first failure: no stranger's failure holds up somebody who has none.
 */
export function judgeTry({ pair, network, strangers, isKnown }: TriesBefore, now: Date): Verdict {
  if (isKnown) return within(pair, signInFailuresPerPair.most, now);
  const isUnderAttack = strangers >= signInFailuresPerAccount.most;
  const verdicts = [
    within(network, signInFailuresPerAddress.most, now),
    within(pair, isUnderAttack ? 1 : signInFailuresPerPair.most, now),
  ];
  const waits = verdicts.flatMap((verdict) => (verdict.may === 'wait' ? verdict.seconds : []));
  if (waits.length > 0) return { may: 'wait', seconds: Math.max(...waits) };
  return verdicts.find(({ may }) => may === 'pend') ?? { may: 'go' };
}

function within({ failures, pending, lastFailureAt }: Counted, most: number, now: Date): Verdict {
  if (failures + pending < most) return { may: 'go' };
  if (failures >= most && lastFailureAt) {
    const { first, longest } = signInWaitSeconds;
    const waitMs = 1_000 * Math.min(first * 2 ** Math.min(failures - most, 20), longest);
    const leftMs = Math.min(waitMs, lastFailureAt.getTime() + waitMs - now.getTime());
    if (leftMs > 0) return { may: 'wait', seconds: Math.ceil(leftMs / 1_000) };
  }
  // the wait is over: one at a time
  return pending > 0 ? { may: 'pend' } : { may: 'go' };
}
