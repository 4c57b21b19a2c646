import {
  mfaLock,
  signInFailuresPerAccount,
  signInFailuresPerAddress,
  signInFailuresPerPair,
  signInWaitSeconds,
} from '../constants.ts';

/** Tries within a limit's window: failed ones, and those still being verified. */
export interface Counted {
  failures: number;
  pending: number;
  lastFailureAt: Date | null;
}

/** Earlier tries that a try is judged by. */
export interface TriesBefore {
  /** Tries at the account from the network. */
  pair: Counted;
  /** Tries from the network at all accounts. */
  network: Counted;
  /** Tries at the account from all networks not known for it, up to the limit. */
  strangers: number;
  /** Newest of those tries. */
  lastStrangerAt: Date | null;
  /** True if the account has signed in from the network recently. */
  isKnown: boolean;
}

export type Verdict =
  | { may: 'go' }
  /** Too many failures: it has to wait this long. */
  | { may: 'wait'; seconds: number }
  /** The verdict depends on tries that are still being verified. */
  | { may: 'pend' };

/**
 * Decides if a try may be verified now (AUTH.15). Only failures limit, but pending tries count as possible failures, so
 * that concurrent ones cannot exceed a limit together. From a known network, only failures of the account there delay
 * it; from an unknown one also those of the network, and, after many failures of strangers at the account, the first
 * failure of the pair: failures of strangers never delay a pair that has none.
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

/**
 * Decides if a code of a second factor may be tried now (AUTH.5): after 5 wrong ones of the account from the network
 * the pair is locked. Apart from that, tries from unknown networks wait as at a sign-in, and after many by strangers for
 * each other: those know the password, and have many networks to guess six digits from.
 */
export function judgeCode(before: TriesBefore, now: Date): Verdict {
  const { failures, pending, lastFailureAt } = before.pair;
  const unlockedAt = (lastFailureAt?.getTime() ?? 0) + mfaLock.minutes * 60_000;
  if (failures >= mfaLock.most && unlockedAt > now.getTime())
    return { may: 'wait', seconds: Math.ceil((unlockedAt - now.getTime()) / 1_000) };
  if (failures + pending >= mfaLock.most && pending > 0) return { may: 'pend' };
  const strangersUntil = (before.lastStrangerAt?.getTime() ?? 0) + mfaLock.minutes * 60_000;
  if (!before.isKnown && before.strangers >= signInFailuresPerAccount.most && strangersUntil > now.getTime())
    return { may: 'wait', seconds: Math.ceil((strangersUntil - now.getTime()) / 1_000) };
  return judgeTry(before, now);
}

function within({ failures, pending, lastFailureAt }: Counted, most: number, now: Date): Verdict {
  if (failures + pending < most) return { may: 'go' };
  if (failures >= most && lastFailureAt) {
    const { first, longest } = signInWaitSeconds;
    const waitMs = 1_000 * Math.min(first * 2 ** Math.min(failures - most, 20), longest);
    const leftMs = Math.min(waitMs, lastFailureAt.getTime() + waitMs - now.getTime());
    if (leftMs > 0) return { may: 'wait', seconds: Math.ceil(leftMs / 1_000) };
  }
  // the wait has ended: one try at a time
  return pending > 0 ? { may: 'pend' } : { may: 'go' };
}
