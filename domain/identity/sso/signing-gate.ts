import { networkOf } from '../../../platform/client-address.ts';
import { limitReached } from '../../../platform/errors.ts';
import { createFairPool, PoolIsFull } from '../../../platform/fair-pool.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import type { PublicCtx } from '../ctx.ts';

/** Limits of the gate: each signature blocks the main thread for some milliseconds, so one is made at a time, fair by network. */
const signing = { atOnce: 1, reserved: 0, mayWait: 300, mayWaitPerKey: 100, longestWaitMs: 30_000 } as const;
const tryAgainSeconds = 2;

/**
 * Creates the concurrency gate of signatures that strangers cause, to be made or to be verified.
 * @returns a function that runs one when the gate is free for its network, and throws AppError LIMIT when too many wait.
 */
export function createSigningGate() {
  const pool = createFairPool(signing);
  return <T>({ address }: Pick<PublicCtx, 'address'>, work: () => Promise<T>): Promise<T> =>
    pool.run({ key: networkOf(address), cost: 1, isReserved: false }, work).catch((error: unknown) => {
      throw error instanceof PoolIsFull ? limitReached(identityTexts.busy, tryAgainSeconds) : error;
    });
}
