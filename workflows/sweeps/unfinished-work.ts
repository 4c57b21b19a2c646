import { unfinished } from '../generated/unfinished.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Time within which a requested job normally starts, in ms; after it, the sweep starts it. */
const startedWithinMs = 60_000;

/** Starts requested work that is not running: the process that should have started it may have died before. */
export const unfinishedWork = defineSweep({
  name: 'unfinished-work',
  spec: everySeconds(60),
  plan: 'brief',
  async run(deps) {
    const before = new Date(deps.clock.now().getTime() - startedWithinMs);
    let found = 0;
    for (const startUnfinished of unfinished) found += await startUnfinished(deps, before);
    return { found };
  },
});
