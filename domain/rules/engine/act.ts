import type { Transaction } from '../../../platform/database.ts';
import { ruleTexts } from '../../../texts/server/rules.ts';
import { changesByVerb } from './act-on-alarms.ts';
import { attachToOpenWork, createWork } from './act-on-work.ts';
import type { Acting, ActionResult } from './acting.ts';
import { notify } from './notify.ts';

/** True for actions that are done alarm by alarm, each in a transaction of its own. */
export const isSingle = (type: string): boolean => type === 'CREATE_WORK' || type === 'ATTACH_TO_OPEN_WORK';

/** Does one action of a rule for alarms whose rows are locked. @returns what became of each alarm, by number. */
export function act(trx: Transaction, acting: Acting): Promise<Map<number, ActionResult>> {
  const { action } = acting;
  switch (action.type) {
    case 'CREATE_WORK':
      return createWork(trx, acting, action);
    case 'ATTACH_TO_OPEN_WORK':
      return attachToOpenWork(trx, acting);
    case 'NOTIFY':
      return notify(trx, acting, action);
    default:
      return changesByVerb(trx, acting, action);
  }
}

/** Result of an action that failed because of an error of ours. */
export const internalFailure: ActionResult = { outcome: 'FAILED', reason: ruleTexts.log.internalError };
