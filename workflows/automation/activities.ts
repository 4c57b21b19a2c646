import type { FireDeps } from '../../domain/rules/engine/fire.ts';
import { nextDue } from '../../domain/rules/engine/next-due.ts';
import { tendRule } from '../../domain/rules/engine/tend-rule.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { findOccurrences } from '../../warehouse/queries/alarm-occurrences.ts';
import { reportProgress } from '../report-progress.ts';
import type { RuleActivities } from './types.ts';

export function createActivities(deps: {
  db: Database;
  clock: Clock;
  warehouse: WarehouseClient;
  log: Log;
}): RuleActivities {
  const firing: FireDeps = {
    ...deps,
    findOccurrences: (of) => findOccurrences(deps.warehouse, of),
    onStep: () => reportProgress({}),
  };
  return {
    async fireRule(key) {
      await tendRule(firing, key);
      return nextDue(deps, key.customerId, key.ruleId);
    },
  };
}
