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
  /** Tries of the pair, and of strangers, that would count if the account were not known at the network. */
  unknown: { pair: Counted; strangers: number };
}

export type Verdict =
  | { may: 'go' }
  /** Too many failures: it has to wait this long. */
  | { may: 'wait'; ms: number }
  /** The verdict depends on tries that are still being verified. */
  | { may: 'pend' };

/**
 * Decides if a try may be verified now (AUTH.15). Only failures limit, but pending tries count as possible failures, so
 * that concurrent ones cannot exceed a limit together. From a known network, only failures of the account there delay
 * it, and after these it is judged as one from elsewhere, so that its waits do not tell who is known; from an unknown one also those of
 * the network, and, after many failures of strangers at the account, the first failure of the pair: failures of strangers
 * never delay a pair that has none.
 */
export function judgeTry(before: TriesBefore, now: Date): Verdict {
  const { pair, network, strangers, isKnown } = before;
  if (isKnown) {
    const own = within(pair, signInFailuresPerPair.most, now);
    return own.may === 'go' ? own : judgeTry(asUnknown(before), now);
  }
  const isUnderAttack = strangers >= signInFailuresPerAccount.most;
  const verdicts = [
    within(network, signInFailuresPerAddress.most, now),
    within(pair, isUnderAttack ? 1 : signInFailuresPerPair.most, now),
  ];
  const waits = verdicts.flatMap((verdict) => (verdict.may === 'wait' ? verdict.ms : []));
  if (waits.length > 0) return { may: 'wait', ms: Math.max(...waits) };
  return verdicts.find(({ may }) => may === 'pend') ?? { may: 'go' };
}

/** Returns the tries before as if the account were not known at the network. */
export const asUnknown = ({ unknown, ...before }: TriesBefore): TriesBefore => ({
  ...before,
  ...unknown,
  unknown,
  isKnown: false,
});

/**
 * Decides if a code of an authenticator app may be tried now (AUTH.5): as a recovery code, and from unknown networks
 * after many tries by strangers only when theirs are over: those know the password, and have many networks to guess six
 * digits from.
 */
export function judgeCode(before: TriesBefore, now: Date): Verdict {
  if (isPairLocked(before, now) || !areStrangersLocked(before, now)) return judgeRecoveryCode(before, now);
  return { may: 'wait', ms: lockedMs(before.lastStrangerAt, now) };
}

/**
 * Decides if a recovery code may be tried now: after 5 wrong codes of the account from the network the pair is locked.
 * Apart from that, tries from unknown networks wait as at a sign-in, and for no others: nobody guesses 120 bits, and who has
 * them is to get in from wherever they are.
 */
export function judgeRecoveryCode(before: TriesBefore, now: Date): Verdict {
  const { failures, pending } = before.pair;
  if (isPairLocked(before, now)) return { may: 'wait', ms: lockedMs(before.pair.lastFailureAt, now) };
  if (failures + pending >= mfaLock.most && pending > 0) return { may: 'pend' };
  return judgeTry(before, now);
}

/** True if wrong codes have locked the account, for this network or for all that it does not know. */
export const areCodesLocked = (before: TriesBefore, now: Date): boolean =>
  isPairLocked(before, now) || areStrangersLocked(before, now);

const isPairLocked = ({ pair }: TriesBefore, now: Date): boolean =>
  pair.failures >= mfaLock.most && lockedMs(pair.lastFailureAt, now) > 0;
const areStrangersLocked = ({ isKnown, strangers, lastStrangerAt }: TriesBefore, now: Date): boolean =>
  !isKnown && strangers >= signInFailuresPerAccount.most && lockedMs(lastStrangerAt, now) > 0;

/** Milliseconds for which a failure still locks. */
const lockedMs = (lastFailureAt: Date | null, now: Date): number =>
  (lastFailureAt?.getTime() ?? 0) + mfaLock.minutes * 60_000 - now.getTime();

function within({ failures, pending, lastFailureAt }: Counted, most: number, now: Date): Verdict {
  if (failures + pending < most) return { may: 'go' };
  if (failures >= most && lastFailureAt) {
    const { first, longest } = signInWaitSeconds;
    const waitMs = 1_000 * Math.min(first * 2 ** Math.min(failures - most, 20), longest);
    const leftMs = Math.min(waitMs, lastFailureAt.getTime() + waitMs - now.getTime());
    if (leftMs > 0) return { may: 'wait', ms: leftMs };
  }
  // the wait has ended: one try at a time
  return pending > 0 ? { may: 'pend' } : { may: 'go' };
}
