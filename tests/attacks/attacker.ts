import { type AttackName, attacks, type Tally } from './attacks.ts';
import type { Targets } from './targets.ts';

// A process of its own, so that what others wait for is not made slower by who attacks. It is told what to do, then to stop.
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
