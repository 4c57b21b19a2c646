import { test } from 'vitest';
import { bringThroughChaos } from './support/cmms-chaos.ts';
import { patience } from './support/patience.ts';

test(
  'fifty tickets on their way to systems that fail in all their ways, by workers that are killed, become fifty orders',
  async () => {
    await bringThroughChaos(50, 7);
  },
  patience(600_000),
);
