import { type Database, forCustomer } from '../../../platform/database.ts';
import { type CustomerRecord, type CustomerRow, customerColumns, toCustomer } from '../../customers/customer-row.ts';
import { readStatuses } from '../../customers/status-rows.ts';
import { readHolidays } from '../../holidays/change-holidays.ts';
import { holidayTest } from '../../holidays/holiday.ts';
import { type Matcher, matcherOf } from '../match.ts';
import type { Rule, Trigger } from '../rule.ts';
import { readRules } from '../rule-rows.ts';
import { isWithin } from '../schedule.ts';

/** A rule ready to judge changes in memory. */
export interface ReadyRule {
  rule: Rule & { trigger: Trigger };
  matcher: Matcher;
  /** True if a moment lies in its schedule. */
  isOpenAt(at: number): boolean;
}

/** The rules of a customer that take alarms, as they were at a version. */
export interface RuleSet {
  version: number;
  customer: CustomerRow;
  byId: ReadonlyMap<number, ReadyRule>;
  /** The rules of each trigger: a change is compared with a trigger once, however many rules have it. */
  byTrigger: ReadonlyArray<{ trigger: Trigger; rules: readonly ReadyRule[] }>;
}

const minuteMs = 60_000;

/** Prepares rules; those whose criteria are not readable any more take nothing, and say so where they are shown. */
function readyRules(rules: readonly Rule[], isHoliday: (day: string) => boolean): ReadyRule[] {
  return rules.flatMap((rule) => {
    const { trigger, schedule } = rule;
    if (trigger === null) return [];
    try {
      let last = { minute: -1, isOpen: false };
      const isOpenAt = (at: number): boolean => {
        const minute = Math.floor(at / minuteMs);
        if (last.minute !== minute) last = { minute, isOpen: isWithin(schedule, at, isHoliday) };
        return last.isOpen;
      };
      return [{ rule: { ...rule, trigger }, matcher: matcherOf(rule.criteria, rule.assetCriteria), isOpenAt }];
    } catch {
      return [];
    }
  });
}

/**
 * Keeps the rules of customers in memory, and reads those again that have changed.
 * @returns a function from customers to the rules of those that have any.
 */
export function createRuleSets(db: Database): (customerIds: readonly number[]) => Promise<RuleSet[]> {
  const known = new Map<number, RuleSet>();
  return async (customerIds) => {
    const { rows } = await db.raw<{
      rows: Array<{
        customerId: number;
        version: number;
        timezone: string;
      }>;
    }>(
      `select s.customer_id as "customerId", s.version, c.default_timezone as timezone
       from automation_rule_sets s join customers c on c.id = s.customer_id where s.customer_id = any(?::int[])`,
      [[...customerIds]],
    );
    const sets: RuleSet[] = [];
    for (const { customerId, version, timezone } of rows) {
      let set = known.get(customerId);
      // criteria of relative days are judged by the customer's timezone
      if (set?.version !== version || set.customer.defaultTimezone !== timezone) {
        set = await readRuleSet(db, customerId, version);
        known.set(customerId, set);
      }
      if (set.byId.size > 0) sets.push(set);
    }
    return sets;
  };
}

/** Reads the rules of a customer that take alarms. @param version at least as old as what is read. */
async function readRuleSet(db: Database, customerId: number, version: number): Promise<RuleSet> {
  return forCustomer(db, customerId, async (trx) => {
    const rules = readyRules(
      await readRules(trx, customerId, { where: `r.state <> 'DISABLED'` }),
      holidayTest(await readHolidays(trx, customerId)),
    );
    const { rows } = await trx.raw<{ rows: [CustomerRecord] }>(
      `select ${customerColumns} from customers c where c.id = ?`,
      [customerId],
    );
    const customer = toCustomer(rows[0], await readStatuses(trx, customerId));
    const byId = new Map(rules.map((ready) => [ready.rule.id, ready]));
    return { version, customer, byId, byTrigger: groupByTrigger(rules) };
  });
}

function groupByTrigger(rules: readonly ReadyRule[]): RuleSet['byTrigger'] {
  const groups = new Map<string, { trigger: Trigger; rules: ReadyRule[] }>();
  for (const ready of rules) {
    const { trigger } = ready.rule;
    const key = `${trigger.type}/${trigger.status}`;
    const group = groups.get(key) ?? { trigger, rules: [] };
    groups.set(key, group);
    group.rules.push(ready);
  }
  return [...groups.values()];
}
