import { floodSweepSeconds, ruleMemoryDays } from '../../domain/constants.ts';
import { customersWithFloodRules, judgeFlood } from '../../domain/rules/engine/flood.ts';
import { forgetDone, overdueRules } from '../../domain/rules/engine/next-due.ts';
import { unfinishedRules } from '../../domain/rules/engine/tend-rule.ts';
import { wakeRules } from '../automation/client.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Time within which due timers are normally fired, in ms; after it, the sweep wakes their rules. */
const firedWithinMs = 10_000;
const dayMs = 86_400_000;

/**
 * Pauses and resumes rules as floods begin and end (BEY.3), wakes rules in which something is overdue or unfinished, and
 * forgets what rules did long ago.
 */
export const automationRules = defineSweep({
  name: 'automation-rules',
  spec: everySeconds(floodSweepSeconds),
  plan: 'brief',
  async run({ db, clock, temporal, chunk }) {
    const now = clock.now().getTime();
    let paused = 0;
    let resumed = 0;
    for (const customer of await customersWithFloodRules(db)) {
      const judged = await judgeFlood(db, customer, now);
      paused += judged.paused;
      resumed += judged.resumed.length;
      await wakeRules(
        temporal,
        judged.resumed.map((ruleId) => ({ customerId: customer.id, ruleId })),
      );
      reportProgress({ paused, resumed });
    }
    const asleep = [...(await overdueRules(db, now - firedWithinMs)), ...(await unfinishedRules(db))];
    await wakeRules(temporal, asleep);
    let forgotten = 0;
    for (let some = chunk; some === chunk; forgotten += some) {
      some = await forgetDone(db, now - ruleMemoryDays * dayMs, chunk);
      reportProgress({ forgotten });
    }
    return { paused, resumed, woken: asleep.length, forgotten };
  },
});
