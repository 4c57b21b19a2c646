import type { Clock } from '../../platform/clock.ts';
import { createRecentKeys } from '../../platform/recent-keys.ts';
import { createWindowCounts } from '../../platform/window-counts.ts';

const minuteMs = 60_000;
const networksRemembered = 50_000;
const bearersRemembered = 10_000;

/**
 * Counts for a minute the handshakes of a network that were refused for their contents, and remembers valid bearers, so
 * that a person in the same network as an attacker can reconnect.
 */
export function createFailedHandshakes(clock: Clock, failuresPerMinute: number) {
  const failures = createWindowCounts({ windowMs: minuteMs, remembered: networksRemembered });
  const right = createRecentKeys(bearersRemembered);
  const now = (): number => clock.now().getTime();
  return {
    count: (network: string): void => void failures.add(network, now()),
    areTooMany: (network: string): boolean => failures.countOf(network, now()) >= failuresPerMinute,
    wasRight: right.has,
    rememberRight: right.add,
    forgetRight: right.forget,
  };
}
