import { readAlarmNames } from '../../../domain/alarms/rows/alarm-names.ts';
import { countWaiting } from '../../../domain/rules/list-rules.ts';
import { type NamedRule, readRuleNames } from '../../../domain/rules/read-names.ts';
import { forCustomer } from '../../../platform/database.ts';
import { ruleTexts } from '../../../texts/server/rules.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  /** Rules by the number that what they have done names. */
  automationRules: loadByKey(
    (ids: readonly number[]) => readRuleNames(ctx, ids),
    (): NamedRule => ({ id: '', name: ruleTexts.deleted, isDeleted: true }),
  ),
  /** Numbers of alarms that wait in rules. */
  alarmsWaiting: loadByKey(
    (ids: readonly number[]) => countWaiting(ctx, ids),
    () => 0,
  ),
  alarmNames: loadByKey((ids: readonly string[]) =>
    forCustomer(ctx.db, ctx.customer.id, (trx) => readAlarmNames(trx, ctx.customer.id, ids.map(Number))),
  ),
});
