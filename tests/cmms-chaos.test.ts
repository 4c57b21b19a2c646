import { test } from 'vitest';
import { bringThroughChaos } from './support/cmms-chaos.ts';

test('a hundred tickets on their way to a system that fails in all its ways, by workers that are killed, become a hundred orders', async () => {
  await bringThroughChaos(100, 7);
}, 600_000);
