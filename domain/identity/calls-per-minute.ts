import { networkOf } from '../../platform/client-address.ts';
import { limitReached } from '../../platform/errors.ts';
import { createWindowCounts } from '../../platform/window-counts.ts';
import { errorTexts } from '../../texts/errors.ts';
import type { PublicCtx } from './ctx.ts';

const minuteMs = 60_000;
const networksRemembered = 50_000;

/**
 * Counts calls by their network (`networkOf`).
 * @returns a function that counts one call and throws LIMIT for each above `most` within a minute.
 */
export function createCallsPerMinute(most: number) {
  const calls = createWindowCounts({ windowMs: minuteMs, remembered: networksRemembered });
  return function countCall({ clock, address }: Pick<PublicCtx, 'clock' | 'address'>): void {
    const now = clock.now().getTime();
    const { count, endsAt } = calls.add(networkOf(address), now);
    if (count > most) throw limitReached(errorTexts.tooManyTries, Math.ceil((endsAt - now) / 1_000));
  };
}
