import { beginNightlyPulls } from '../../domain/cmms/pull/begin-nightly-pulls.ts';
import { startCmmsPull } from '../cmms-pull/client.ts';
import { defineSweep, nightlyAt } from './sweep.ts';

/** Starts the pulls of fields refreshed every night (CMMS.12): one run per system, so that none delays another. */
export const cmmsValues = defineSweep({
  name: 'cmms-values',
  spec: nightlyAt(1, 30),
  plan: 'brief',
  async run(deps) {
    const keys = await beginNightlyPulls(deps);
    // the sweep for unfinished work starts those that cannot be started now
    await Promise.allSettled(keys.map((key) => startCmmsPull(deps.temporal, key)));
    return { begun: keys.length };
  },
});
