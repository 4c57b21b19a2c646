import { bearerHashOf } from '../../domain/identity/sessions.ts';
import { networkOf } from '../../platform/client-address.ts';
import { unavailable } from '../../platform/errors.ts';
import { createFairPool, PoolIsFull } from '../../platform/fair-pool.ts';
import { createRecentKeys } from '../../platform/recent-keys.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import { toAppError } from './map-error.ts';

/**
 * Lookups of bearers that were not valid lately: few of the API's connections to Postgres, whatever strangers do. As many
 * may wait as requests may be in flight (`httpLimits`).
 */
const strangersSize = { atOnce: 2, reserved: 0, mayWait: 2_000, mayWaitPerKey: 500, longestWaitMs: 10_000 };
const bearersRemembered = 10_000;
const retryAfterSeconds = 1;

/** Credentials to be looked up, and where they come from. */
interface Lookup {
  authorization: string | undefined;
  address: string;
  /** True if nobody waits for the answer any more. */
  isGone(): boolean;
}

export type BearerLookups = ReturnType<typeof createBearerLookups>;

/**
 * Limits what bearers cost that open nothing, those of requests and of sockets' handshakes together: they are looked up
 * in a fair queue by network, and one that was valid lately skips the queue.
 */
export function createBearerLookups(size: Partial<typeof strangersSize> = {}) {
  const strangers = createFairPool({ ...strangersSize, ...size });
  const right = createRecentKeys(bearersRemembered);
  const keyOf = (authorization: string | undefined): string | null =>
    bearerHashOf(authorization)?.toString('base64') ?? null;
  const wasRight = (authorization: string | undefined): boolean => right.has(keyOf(authorization) ?? '');

  return {
    wasRight,
    /** @param authenticate queries Postgres. @throws its errors; AppError UNAVAILABLE if too many wait. */
    async run<T>({ authorization, address, isGone }: Lookup, authenticate: () => Promise<T>): Promise<T> {
      const key = keyOf(authorization);
      // refused without a query
      if (key === null) return authenticate();
      const work = async (): Promise<T> => {
        if (isGone()) throw tooMany();
        return authenticate();
      };
      try {
        const found = await (right.has(key)
          ? work()
          : strangers.run({ key: networkOf(address), cost: 1, isReserved: false }, work));
        right.add(key);
        return found;
      } catch (error) {
        if (error instanceof PoolIsFull) throw tooMany();
        // also the bearer of a session that may not open the customer: such calls count for no person
        const known = toAppError(error);
        if (known && known.code !== 'UNAVAILABLE' && known.code !== 'LIMIT') right.forget(key);
        throw error;
      }
    },
  };
}

const tooMany = () => unavailable(requestTexts.queueFull, retryAfterSeconds);
