import { createHash } from 'node:crypto';
import { type Database, forSignIn, type Transaction } from '../../platform/database.ts';
import {
  knownAddressDays,
  mfaLock,
  signInFailuresPerAccount,
  signInFailuresPerAddress,
  signInFailuresPerPair,
} from '../constants.ts';
import {
  areCodesLocked,
  asUnknown,
  judgeCode,
  judgeRecoveryCode,
  judgeTry,
  type TriesBefore,
  type Verdict,
} from './sign-in-limits.ts';

/** Account of a sign-in try, existing or not, and its network. */
export interface SignInPair {
  account: Buffer;
  network: string;
}
export type BegunTry = SignInPair & {
  id: string;
  isKnown: boolean;
  /** Verdict on the same try if the account were not known at the network: a wrong one is answered by it. */
  unknown: Verdict;
};

const dayMs = 86_400_000;
/** Maximum age of a pending try, in ms: the process of an older one died, and it counts as a failure. */
const pendingMs = 60_000;

/** Kind of tries: its limits, and the minutes for which failures of a pair count. */
export interface TryKind {
  judge(before: TriesBefore, now: Date): Verdict;
  pairMinutes: number;
}
const passwordTries: TryKind = { judge: judgeTry, pairMinutes: signInFailuresPerPair.windowMinutes };
/** Codes of authenticator apps; failures count on while the pair is locked. */
export const codeTries: TryKind = { judge: judgeCode, pairMinutes: 2 * mfaLock.minutes };
/** Recovery codes, counted with the others. */
export const recoveryTries: TryKind = { ...codeTries, judge: judgeRecoveryCode };

export const accountHash = (email: string): Buffer => createHash('sha256').update(email).digest();

/**
 * Begins a try, unless it has to wait (AUTH.15). It is counted before its password is verified, so that concurrent
 * tries at any instances of the API cannot exceed a limit together; `endTry` records the outcome.
 * @param hasRoom returns true if the try could be verified soon; without room it is not begun.
 */
export async function beginTry(
  db: Database,
  pair: SignInPair,
  at: Date,
  hasRoom: (isKnown: boolean) => boolean,
  { judge, pairMinutes }: TryKind = passwordTries,
): Promise<{ begun: BegunTry } | { begun: null; verdict: Verdict | null }> {
  return forSignIn(db, pair, async (trx) => {
    // one try per network and one per account at a time; always locked in this order, to avoid deadlocks
    await trx.raw('select pg_advisory_xact_lock(1936286830, hashtext(?)), pg_advisory_xact_lock(1936286831, ?)', [
      pair.network,
      pair.account.readInt32BE(0),
    ]);
    const before = await triesBefore(trx, pair, pairMinutes, at);
    const { isKnown } = before;
    const verdict = judge(before, at);
    if (verdict.may !== 'go') return { begun: null, verdict };
    if (!hasRoom(isKnown)) return { begun: null, verdict: null };
    const unknown: Verdict = hasRoom(false) ? judge(asUnknown(before), at) : { may: 'pend' };
    // one that was judged for a known account alone lengthens no wait of others: that would tell who is known here
    const { rows } = await trx.raw(
      `insert into sign_in_tries (account_hash, network, is_known, counts_for_network, tried_at)
       values (?, ?, ?, ?, ?) returning id`,
      [pair.account, pair.network, isKnown, unknown.may === 'go', at],
    );
    return { begun: { ...pair, id: rows[0].id, isKnown, unknown } };
  });
}

async function triesBefore(
  trx: Transaction,
  { account, network }: SignInPair,
  pairMinutes: number,
  at: Date,
): Promise<TriesBefore> {
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const counted = `json_build_object('failures', count(*) filter (where is_failure or tried_at <= :pendingSince),
    'pending', count(*) filter (where not is_failure and tried_at > :pendingSince),
    'lastFailureAt', max(tried_at) filter (where is_failure or tried_at <= :pendingSince))`;
  const { rows } = await trx.raw<{ rows: [CountedTries] }>(
    `select
       (select ${counted} from sign_in_tries
        where account_hash = :account and network = :network and tried_at > :pairSince) as pair,
       (select ${counted} from sign_in_tries where account_hash = :account and network = :network
          and counts_for_network and tried_at > :pairSince) as "unknownPair",
       (select count(*) from (select from sign_in_tries where account_hash = :account and tried_at > :accountSince
          and (not is_known or (network = :network and counts_for_network)) limit :most) t) as "unknownStrangers",
       (select ${counted} from sign_in_tries
        where network = :network and counts_for_network and tried_at > :networkSince) as network,
       (select count(*) from (select from sign_in_tries
        where account_hash = :account and not is_known and tried_at > :accountSince limit :most) t) as strangers,
       (select max(tried_at) from sign_in_tries
        where account_hash = :account and not is_known and tried_at > :accountSince) as "lastStrangerAt",
       exists (select from sign_in_places
        where account_hash = :account and network = :network and signed_in_at > :knownSince) as "isKnown"`,
    {
      account,
      network,
      pendingSince: ago(pendingMs),
      pairSince: ago(pairMinutes * 60_000),
      networkSince: ago(signInFailuresPerAddress.windowMinutes * 60_000),
      accountSince: ago(signInFailuresPerAccount.windowMinutes * 60_000),
      knownSince: ago(knownAddressDays * dayMs),
      most: signInFailuresPerAccount.most,
    },
  );
  const { pair, network: ofNetwork, unknownPair, unknownStrangers, ...others } = rows[0];
  return {
    ...{ ...others, pair: withDate(pair), network: withDate(ofNetwork) },
    unknown: { pair: withDate(unknownPair), strangers: unknownStrangers },
  };
}

type CountedTries = Omit<TriesBefore, 'unknown'> & { unknownPair: TriesBefore['pair']; unknownStrangers: number };

/** JSON has no dates. */
const withDate = (counted: TriesBefore['pair']): TriesBefore['pair'] => ({
  ...counted,
  lastFailureAt: counted.lastFailureAt && new Date(counted.lastFailureAt),
});

/**
 * Records the outcome of a try. A success deletes the pair's failures and makes the network known for the account; a
 * try that was not judged is deleted.
 */
export async function endTry(
  db: Database,
  { account, network, id }: BegunTry,
  outcome: 'succeeded' | 'failed' | 'not-judged',
  at: Date,
): Promise<void> {
  await forSignIn(db, { account, network }, async (trx) => {
    if (outcome === 'failed') {
      await trx.raw('update sign_in_tries set is_failure = true where id = ?', [id]);
      return;
    }
    await trx.raw('delete from sign_in_tries where id = ?', [id]);
    if (outcome === 'not-judged') return;
    await trx.raw('delete from sign_in_tries where account_hash = ? and network = ? and is_failure', [
      account,
      network,
    ]);
    await trx.raw(
      `insert into sign_in_places (account_hash, network, signed_in_at) values (?, ?, ?)
       on conflict (account_hash, network) do update set signed_in_at = excluded.signed_in_at`,
      [account, network, at],
    );
  });
}

/** True if wrong codes have locked the account for a network (`areCodesLocked`). */
export const hasLockedCodes = (db: Database, pair: SignInPair, at: Date): Promise<boolean> =>
  forSignIn(db, pair, async (trx) => areCodesLocked(await triesBefore(trx, pair, codeTries.pairMinutes, at), at));

/** Deletes tries that no longer count and places that are no longer known, on the pipeline's connection. */
export async function forgetTries(db: Database, now: Date): Promise<void> {
  const windows = [signInFailuresPerPair, signInFailuresPerAddress, signInFailuresPerAccount];
  const longestMs = 60_000 * Math.max(...windows.map(({ windowMinutes }) => windowMinutes));
  await db.raw('delete from sign_in_tries where tried_at < ?', [new Date(now.getTime() - longestMs)]);
  await db.raw('delete from sign_in_places where signed_in_at < ?', [
    new Date(now.getTime() - knownAddressDays * dayMs),
  ]);
}
