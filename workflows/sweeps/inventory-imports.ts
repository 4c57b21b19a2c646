import { evictImports } from '../../domain/inventory/evict-imports.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, hourlyAt } from './sweep.ts';

const importsAtOnce = 10;

/** Deletes imports of inventories, with their rows, once they can no longer be undone. */
export const inventoryImports = defineSweep({
  name: 'inventory-imports',
  spec: hourlyAt(25),
  plan: 'brief',
  async run({ db, clock }) {
    for (let evicted = 0; ; ) {
      const some = await evictImports(db, clock.now(), importsAtOnce);
      if (some === 0) return { evicted };
      evicted += some;
      reportProgress({ evicted });
    }
  },
});
