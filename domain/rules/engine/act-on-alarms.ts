import type { z } from 'zod';
import type { Transaction } from '../../../platform/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { iso } from '../../../platform/instant.ts';
import { ruleTexts } from '../../../texts/server/rules.ts';
import { moveAlarms } from '../../alarms/decisions/move-alarms.ts';
import { pinAlarms } from '../../alarms/decisions/pin-alarms.ts';
import { decideAll } from '../../alarms/decisions/run-verb.ts';
import { updateAlarmPriority } from '../../alarms/decisions/set-values.ts';
import { snoozeAlarm } from '../../alarms/decisions/snooze-alarms.ts';
import { type AlarmVerb, decidingRule } from '../../alarms/decisions/verb.ts';
import { priorityLabels } from '../../constants.ts';
import type { Action } from '../rule.ts';
import { type ActedOn, type Acting, type ActionResult, acted, failed, skipped } from './acting.ts';

const { log } = ruleTexts;
type AlarmAction = Extract<Action, { type: 'SNOOZE' | 'DECLINE' | 'MOVE_STATUS' | 'SET_PRIORITY' | 'PIN' }>;

/** Applies one of the product's verbs to the alarms, as the rule (AUTO.12 to AUTO.16). */
export function changesByVerb(
  trx: Transaction,
  acting: Acting,
  action: AlarmAction,
): Promise<Map<number, ActionResult>> {
  switch (action.type) {
    case 'SNOOZE': {
      const until = new Date(acting.clock.now().getTime() + (action.durationMinutes ?? 0) * 60_000);
      const said = log.snoozed(iso(until.getTime()));
      return apply(trx, acting, snoozeAlarm, { until, reason: action.reason }, said);
    }
    case 'DECLINE':
      return apply(trx, acting, moveAlarms, { status: 'Declined', reason: action.reason }, log.declined);
    case 'MOVE_STATUS': {
      const status = action.status ?? '';
      return apply(trx, acting, moveAlarms, { status, reason: action.reason }, log.moved(status));
    }
    case 'SET_PRIORITY': {
      const priority = action.priority ?? 0;
      const said = log.prioritized(priorityLabels[priority] ?? String(priority));
      const whySkipped = ({ state }: ActedOn) =>
        state.isPriorityByPerson && !state.isPriorityByRule ? log.priorityByPerson : log.unchanged;
      return apply(trx, acting, updateAlarmPriority, { priority }, said, whySkipped);
    }
    case 'PIN':
      return apply(trx, acting, pinAlarms, { pin: true }, log.pinned);
  }
}

async function apply<Schema extends z.ZodType>(
  trx: Transaction,
  { customer, clock, rule, on }: Acting,
  verb: AlarmVerb<Schema>,
  input: z.output<Schema>,
  said: string,
  whySkipped: (one: ActedOn) => string = () => log.unchanged,
): Promise<Map<number, ActionResult>> {
  const results = new Map<number, ActionResult>();
  // alarms that as many rules in a row have led to are decided about together: their changes say so
  for (const [chain, some] of groupBy(on, ({ timer }) => timer.chain)) {
    const deciding = decidingRule({ customer, clock }, { id: rule.id, name: rule.name, chain });
    const ids = some.map(({ state }) => String(state.id));
    const { failures, leftAlone } = await decideAll(
      trx,
      deciding,
      verb,
      input,
      { ids, expected: new Map(), asOf: null },
      null,
    );
    const refused = new Map(failures.map(({ id, reason }) => [id, reason]));
    const same = new Set(leftAlone);
    for (const one of some) {
      const id = String(one.state.id);
      const reason = refused.get(id);
      results.set(
        one.state.id,
        reason !== undefined ? failed(reason) : same.has(id) ? skipped(whySkipped(one)) : acted(said),
      );
    }
  }
  return results;
}
