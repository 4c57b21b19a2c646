import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import { alarmNumber } from '../alarms/decisions/selection.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { priorityOptions, ruleStates, ruleWaitingCountMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { filterNamed } from '../lists/filters.ts';
import { pageSchema } from '../paging.ts';
import { textInNameSchema } from '../people/list-people.ts';
import { readAssetsOf } from './assets-of-alarms.ts';
import { allProblems, type Known, readKnown } from './find-problems.ts';
import { matcherOf } from './match.ts';
import type { RuleProblem } from './problems.ts';
import type { Rule, RulePlan } from './rule.ts';
import { readRules, ruleNumber } from './rule-rows.ts';
import { sentenceOf } from './sentence.ts';
import { ofItsRule } from './timers.ts';

/** A rule with what its page shows besides. */
export interface ShownRule extends Rule {
  sentence: string;
  problems: RuleProblem[];
}

/** A rule that concerns an alarm. */
export interface RuleOfAlarm {
  rule: ShownRule;
  isExcluded: boolean;
  dueAt: number | null;
}

const whereSchema = z
  .object({ nameLike: textInNameSchema, states: z.array(z.enum(ruleStates)).nullish() })
  .nullish()
  .transform((where) => where ?? { nameLike: '%', states: null });
const listSchema = pageSchema.extend({ where: whereSchema });

/** Lists a page of the customer's rules, in the order in which they act. @throws AppError FORBIDDEN. */
export async function listRules(
  ctx: Ctx,
  input: z.input<typeof listSchema>,
): Promise<{ rules: ShownRule[]; count: () => Promise<number> }> {
  assertPermission(ctx, 'automation', 'VIEW');
  const { where, limit, offset } = listSchema.parse(input);
  const condition = 'r.name ilike ? and (?::text[] is null or r.state = any(?::text[]))';
  const bindings = [where.nameLike, where.states ?? null, where.states ?? null];
  return {
    rules: await forCustomer(ctx.db, ctx.customer.id, async (trx) =>
      shown(
        trx,
        ctx,
        await readRules(trx, ctx.customer.id, {
          where: condition,
          bindings: [...bindings, limit, offset],
          page: 'limit ? offset ?',
        }),
      ),
    ),
    count: () =>
      forCustomer(ctx.db, ctx.customer.id, async (trx) => {
        const { rows } = await trx.raw<{ rows: [{ count: number }] }>(
          `select count(*)::int as count from automation_rules r where r.customer_id = ? and ${condition}`,
          [ctx.customer.id, ...bindings],
        );
        return rows[0].count;
      }),
  };
}

/** Finds a rule. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function findRule(ctx: Ctx, id: string): Promise<ShownRule> {
  assertPermission(ctx, 'automation', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, (trx) => shownRule(trx, ctx, id));
}

/** Finds a rule in the caller's transaction. @throws AppError NOT_FOUND. */
export async function shownRule(trx: Transaction, ctx: Pick<Ctx, 'customer'>, id: string | number): Promise<ShownRule> {
  const where = { where: 'r.id = ?::bigint', bindings: [ruleNumber(String(id))] };
  const [rule] = await shown(trx, ctx, await readRules(trx, ctx.customer.id, where));
  if (!rule) throw notFound(ruleTexts.notFound);
  return rule;
}

/** Adds to rules what pages show of them. */
export async function shown(
  trx: Transaction,
  { customer }: Pick<Ctx, 'customer'>,
  rules: readonly Rule[],
): Promise<ShownRule[]> {
  const known = await readKnown(trx, customer, rules);
  return rules.map((rule) => ({
    ...rule,
    sentence: sentenceWith(rule, known),
    problems: allProblems(rule, known),
  }));
}

/**
 * Counts the alarms that wait in some rules; one more than `ruleWaitingCountMax` means more. Only whoever shows the numbers asks
 * for them.
 */
export async function countWaiting(
  { db, customer }: Pick<Ctx, 'db' | 'customer'>,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await forCustomer(db, customer.id, (trx) =>
    trx.raw<{ rows: Array<{ id: number; waiting: number }> }>(waitingQuery, [customer.id, [...ids]]),
  );
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

/** Statement of `countWaiting`: binds the customer and the rules. */
export const waitingQuery = `select r.id, (
    select count(*)::int from (
      select from automation_timers t
      where t.customer_id = r.customer_id and t.rule_id = r.id and t.generation = r.generation and t.done_at is null
      limit ${ruleWaitingCountMax + 1}) found) as waiting
  from automation_rules r where r.customer_id = ? and r.id = any(?::bigint[])`;

const sentenceWith = (plan: RulePlan, known: Known): string =>
  sentenceOf(plan, {
    person: (id) => known.people.get(id) ?? null,
    team: (id) => known.teams.get(id) ?? null,
    field: (name) => filterNamed(name)?.label ?? null,
    value: shownValue,
  });

/** Words for a value of a criterion, where the server has any: an editor says the same. */
function shownValue(field: string, value: string): string {
  const priority = field === 'priority' ? priorityOptions.find((option) => String(option.value) === value) : undefined;
  return priority?.label ?? filterNamed(field)?.scopeLabel?.(value) ?? value;
}

/**
 * Lists the enabled and paused rules that would take an alarm by their criteria, and those that leave it out.
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function listRulesOfAlarm(ctx: Ctx, alarmId: string): Promise<RuleOfAlarm[]> {
  assertPermission(ctx, 'automation', 'VIEW');
  assertPermission(ctx, 'alarms', 'VIEW');
  const id = alarmNumber(alarmId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const [alarm] = id === null ? [] : await alarmRowsOf(trx, ctx.customer.id).byIds([id]);
    if (!alarm) throw notFound(ruleTexts.noSuchAlarm);
    const rules = await readRules(trx, ctx.customer.id, { where: `r.state <> 'DISABLED'` });
    const assets = (await readAssetsOf(trx, ctx.customer.id, [alarm])).get(alarm.id) ?? [];
    const moment = { now: ctx.clock.now().getTime(), timezone: ctx.customer.defaultTimezone };
    const concerned = rules.filter((rule) => {
      if (rule.excludeIds.includes(alarm.id)) return true;
      try {
        const matcher = matcherOf(rule.criteria, rule.assetCriteria);
        return matcher.matches(alarm, moment) && matcher.matchesAssets(assets, moment);
      } catch {
        return false;
      }
    });
    const { rows } = await trx.raw<{ rows: Array<{ id: number; dueAt: number }> }>(
      `select t.rule_id as id, (extract(epoch from t.due_at) * 1000)::bigint as "dueAt" from automation_timers t ${ofItsRule}
       where t.customer_id = ? and t.alarm_id = ? and t.done_at is null`,
      [ctx.customer.id, alarm.id],
    );
    const due = new Map(rows.map((row) => [row.id, row.dueAt]));
    return (await shown(trx, ctx, concerned)).map((rule) => ({
      rule,
      isExcluded: rule.excludeIds.includes(alarm.id),
      dueAt: due.get(rule.id) ?? null,
    }));
  });
}
