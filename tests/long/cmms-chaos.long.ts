import { test } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { startOwnProduct } from '../../start/own-product.ts';
import { bringThroughChaos } from '../support/cmms-chaos.ts';
import { patience } from '../support/patience.ts';
import { seedFrom } from './seeds.ts';

test(
  'a thousand tickets on their way to systems that fail in all their ways become a thousand orders',
  async () => {
    const product = await startOwnProduct({
      dataDir: fromRoot('.data', 'faults-cmms'),
      choose: 'local',
      say: () => {},
      line: () => {},
    });
    Object.assign(process.env, product.variables);
    try {
      await bringThroughChaos(1_000, seedFrom(11));
    } finally {
      await product.stop();
    }
  },
  patience(3_600_000),
);
