import type { Clock } from '../../platform/clock.ts';
import { createWindowCounts } from '../../platform/window-counts.ts';

const minuteMs = 60_000;
const networksRemembered = 50_000;

/** Counts for a minute the handshakes of a network that were refused for their contents. */
export function createFailedHandshakes(clock: Clock, failuresPerMinute: number) {
  const failures = createWindowCounts({ windowMs: minuteMs, remembered: networksRemembered });
  const now = (): number => clock.now().getTime();
  return {
    count: (network: string): void => void failures.add(network, now()),
    areTooMany: (network: string): boolean => failures.countOf(network, now()) >= failuresPerMinute,
  };
}
