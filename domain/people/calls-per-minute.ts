import { limitReached } from '../../platform/errors.ts';
import type { PublicCtx } from '../ctx.ts';

const minuteMs = 60_000;
/** More addresses than this within a minute start the count anew. */
const addressesRemembered = 50_000;

/**
 * Counts calls by the address they come from.
 * @returns a function that counts one. @throws AppError LIMIT for each above `most` within a minute.
 */
export function createCallsPerMinute(most: number) {
  let minute = 0;
  let calls = new Map<string, number>();
  return function countCall({ clock, address }: Pick<PublicCtx, 'clock' | 'address'>): void {
    const now = clock.now().getTime();
    if (Math.floor(now / minuteMs) !== minute || calls.size > addressesRemembered) {
      minute = Math.floor(now / minuteMs);
      calls = new Map();
    }
    const made = (calls.get(address) ?? 0) + 1;
    calls.set(address, made);
    if (made > most)
      throw limitReached('Too many tries. Please wait a minute.', Math.ceil((minuteMs - (now % minuteMs)) / 1_000));
  };
}
