import { beginNightlyPulls } from '../../domain/cmms/pull/begin-nightly-pulls.ts';
import { startCmmsPull } from '../cmms-pull/client.ts';
import { defineSweep, nightlyAt } from './sweep.ts';

/** Begins the pulls of fields that are refreshed every night (CMMS.12): a run a system, so that one that is away holds up no other. */
export const cmmsValues = defineSweep({
  name: 'cmms-values',
  spec: nightlyAt(1, 30),
  plan: 'brief',
  async run(deps) {
    const keys = await beginNightlyPulls(deps);
    // one that cannot be started now is found by whoever looks for unfinished work
    await Promise.allSettled(keys.map((key) => startCmmsPull(deps.temporal, key)));
    return { begun: keys.length };
  },
});
