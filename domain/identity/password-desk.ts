import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../platform/client-address.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { AppError, limitReached } from '../../platform/errors.ts';
import { createFairPool, PoolIsFull } from '../../platform/fair-pool.ts';
import { createRecentKeys } from '../../platform/recent-keys.ts';
import { createRecentRefusals } from '../../platform/recent-refusals.ts';
import { createWindowCounts } from '../../platform/window-counts.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import type { PublicCtx } from './ctx.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { type PersonRecord, type PersonRow, toPerson } from './person-row.ts';
import type { Verdict } from './sign-in-limits.ts';
import { accountHash, type BegunTry, beginTry, endTry } from './sign-in-throttle.ts';

/** Pools of queries about tries, each holding a connection, and of password verifications, each holding a thread. */
const asking = { atOnce: 2, reserved: 1, mayWait: 300, mayWaitPerKey: 300, longestWaitMs: 30_000 } as const;
const verifying = { atOnce: 4, reserved: 2, mayWait: 300, mayWaitPerKey: 300, longestWaitMs: 30_000 } as const;
/** Pool that ends tries begun and then refused for load, one after the other. */
const ending = { atOnce: 1, reserved: 0, mayWait: 2_000, mayWaitPerKey: 2_000, longestWaitMs: 60_000 } as const;
const tryAgainSeconds = 2;
/**
 * Delay of a refusal, so that clients that retry at once cause less load; skipped while `heldMost` refusals are
 * delayed.
 */
const heldMs = 1_000;
const heldMost = 5_000;
/** Number of pairs of account and network that have to wait, refused from memory. */
const waitsRemembered = 50_000;

/** A network with recent failures queues behind those without: each failure raises the cost of its tries. */
const failuresRemembered = { windowMs: 900_000, remembered: 20_000 } as const;
const costOfFailure = 10;
const costliest = 500;
/** Number of pairs that signed in here recently: their queries do not wait behind those of strangers. */
const pairsRemembered = 10_000;
/** Number of sign-ins that wait for their second factor, whose queries do not either. */
const halvesRemembered = 10_000;

export type JudgeCtx = Pick<PublicCtx, 'db' | 'clock' | 'address'>;
/** Person whose password was right. */
interface Verified {
  person: PersonRow;
  /** True if it still is; exact while the transaction has locked the person. */
  holds(trx: Transaction): Promise<boolean>;
}
/** Result of a password check; `waitSeconds` after too many failures, verified or not. */
export type Judged = Verified | { person: null; waitSeconds: number | null };
type Pair = { email: string; password: string };
type Place = { key: string; cost: number };
export type PasswordDesk = ReturnType<typeof createPasswordDesk>;

/**
 * Verifies and hashes passwords (AUTH.15): fair by network, bounded in threads, connections and waiting calls, with
 * half of its threads reserved for accounts that have signed in from the same network before. One per process.
 */
export function createPasswordDesk() {
  const questions = createFairPool(asking);
  const passwords = createFairPool(verifying);
  const ends = createFairPool(ending);
  const failures = createWindowCounts(failuresRemembered);
  const waits = createRecentRefusals(waitsRemembered);
  const signedIn = createRecentKeys(pairsRemembered);
  const halves = createRecentKeys(halvesRemembered);
  let held = 0;

  /** @param since start of the call by `performance.now()`: a refusal takes as long whether or not it was judged. */
  async function hold(since: number): Promise<void> {
    const leftMs = heldMs - (performance.now() - since);
    if (held >= heldMost || leftMs <= 0) return;
    held += 1;
    await sleep(leftMs);
    held -= 1;
  }
  const placeOf = ({ clock, address }: JudgeCtx): Place => {
    const network = networkOf(address).slice(0, 100);
    return {
      key: network,
      cost: Math.min(1 + costOfFailure * failures.countOf(network, clock.now().getTime()), costliest),
    };
  };

  /** Begins a try. @returns the milliseconds to wait if it may not begin. */
  async function begin(ctx: JudgeCtx, place: Place, email: string): Promise<BegunTry | number> {
    const account = accountHash(email);
    const now = ctx.clock.now();
    const pairKey = pairKeyOf(place, account);
    const leftMs = waits.leftMs(pairKey, now.getTime());
    if (leftMs > 0) return leftMs;
    const hasRoom = (isKnown: boolean) => passwords.accepts({ ...place, isReserved: isKnown });
    const answer = await questions
      .run({ ...place, isReserved: signedIn.has(pairKey) }, () =>
        beginTry(ctx.db, { account, network: place.key }, now, hasRoom),
      )
      .catch(asLimit);
    if (answer.begun) return answer.begun;
    if (answer.verdict?.may !== 'wait') throw tooMany();
    waits.refuse(pairKey, now.getTime() + answer.verdict.ms);
    return answer.verdict.ms;
  }

  /** Verifies the password of a try that has begun, within the pool. */
  async function verify(
    ctx: JudgeCtx,
    place: Place,
    begun: BegunTry,
    { email, password }: Pair,
  ): Promise<Verified | null> {
    const end = (outcome: Parameters<typeof endTry>[2]) => endTry(ctx.db, begun, outcome, ctx.clock.now());
    const verifyNow = async (): Promise<Verified | null> => {
      const row = await candidate(ctx.db, email);
      const isRight = await verifyPassword(row?.password_hash ?? null, password);
      await end(isRight ? 'succeeded' : 'failed');
      if (!isRight || !row) return null;
      const holds = async (trx: Transaction) => (await candidate(trx, email))?.password_hash === row.password_hash;
      return { person: toPerson(row), holds };
    };
    try {
      return await passwords.run({ ...place, isReserved: begun.isKnown }, verifyNow);
    } catch (error) {
      if (!(error instanceof PoolIsFull)) throw error;
      await ends.run({ ...place, isReserved: false }, () => end('not-judged')).catch(asLimit);
      throw tooMany();
    }
  }

  return {
    /**
     * Checks the password of an e-mail's account. The answer and its time are the same whether or not the account
     * exists, and whether or not it is known at the network.
     * @throws AppError LIMIT when too many wait already, which does not count as a failure.
     */
    async judge(ctx: JudgeCtx, pair: Pair): Promise<Judged> {
      const since = performance.now();
      const place = placeOf(ctx);
      try {
        const begun = await begin(ctx, place, pair.email);
        const isJudged = typeof begun !== 'number';
        const verified = isJudged ? await verify(ctx, place, begun, pair) : null;
        if (verified) {
          signedIn.add(pairKeyOf(place, accountHash(pair.email)));
          return verified;
        }
        failures.add(place.key, ctx.clock.now().getTime());
        const refused: Verdict = isJudged ? begun.unknown : { may: 'wait', ms: begun };
        if (refused.may === 'pend') throw tooMany();
        if (refused.may === 'go') return { person: null, waitSeconds: null };
        await hold(since);
        return { person: null, waitSeconds: Math.ceil(refused.ms / 1_000) };
      } catch (error) {
        if (error instanceof AppError) await hold(since);
        throw error;
      }
    },
    /**
     * Runs a database query that anybody may cause: a few at a time, queued fairly.
     * @param half token hash of the sign-in that it is about, if it waits for its second factor.
     * @throws AppError LIMIT.
     */
    ask: <T>(ctx: JudgeCtx, question: () => Promise<T>, half?: Buffer): Promise<T> =>
      questions
        .run({ ...placeOf(ctx), isReserved: halves.has(half?.toString('base64') ?? '') }, question)
        .catch(asLimit),
    /** Remembers a sign-in whose password was right: its second step does not wait behind strangers. */
    expectFactor: (half: Buffer): void => halves.add(half.toString('base64')),
    /** Forgets one that is over. */
    endFactor: (half: Buffer): void => halves.forget(half.toString('base64')),
    /** Counts a secret that nobody was given as a failure of its network: what it asks next waits longer. */
    failed: (ctx: JudgeCtx): void => void failures.add(placeOf(ctx).key, ctx.clock.now().getTime()),
    /** Hashes a new password of an identified person. @throws AppError LIMIT. */
    hash: (ctx: JudgeCtx, password: string): Promise<string> =>
      passwords.run({ ...placeOf(ctx), isReserved: true }, () => hashPassword(password)).catch(asLimit),
  };
}

/** Finds the person of an address with their password's hash; it is null for those who have none here. */
async function candidate(
  db: Database | Transaction,
  email: string,
): Promise<(PersonRecord & { password_hash: string | null }) | undefined> {
  const { rows } = await db.raw('select * from sign_in_candidate(?)', [email]);
  return rows[0];
}

const pairKeyOf = (place: Place, account: Buffer): string => `${place.key} ${account.toString('base64')}`;
const tooMany = (): AppError => limitReached(identityTexts.busy, tryAgainSeconds);

function asLimit(error: unknown): never {
  if (error instanceof PoolIsFull) throw tooMany();
  throw error;
}
