import { type AttackName, attacks, type Tally } from './attacks.ts';
import type { Targets } from './targets.ts';

// A separate process, so that the attacker does not slow down the measurements. It gets a start and a stop message.
const over = new AbortController();
const tally: Tally = {};
const count = (what: string): void => {
  tally[what] = (tally[what] ?? 0) + 1;
};

process.on('message', async (order: { attack: AttackName; targets: Targets } | 'stop') => {
  if (order === 'stop') return over.abort();
  await attacks[order.attack](order.targets, over.signal, count);
  process.send?.(tally, () => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
