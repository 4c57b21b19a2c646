import type { Clock } from '../../platform/clock.ts';
import { createRecentKeys } from '../../platform/recent-keys.ts';
import { createWindowCounts } from '../../platform/window-counts.ts';

const minuteMs = 60_000;
const networksRemembered = 50_000;
const bearersRemembered = 10_000;

/**
 * Remembers for a minute how many handshakes of a network were refused for what they brought, and which bearers were
 * right: whoever shares a network with an attacker comes back by these.
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
