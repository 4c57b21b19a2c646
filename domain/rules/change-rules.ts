import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, invalid, limitReached, notFound } from '../../platform/errors.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import { alarmNumber } from '../alarms/decisions/selection.ts';
import { readAlarmNames } from '../alarms/rows/alarm-names.ts';
import { audited, auditedRow } from '../audit/audited.ts';
import { ruleExclusionsMax, rulesMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import { assertMayAsk } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { takeIds } from '../take-ids.ts';
import { assertFree, freeName } from './free-name.ts';
import { letGo, letGoAll } from './let-go.ts';
import { type ShownRule, shown, shownRule } from './list-rules.ts';
import { assertMayDo } from './may-do.ts';
import { delayChanged } from './move-due.ts';
import { publishRules } from './publish-rules.ts';
import type { RuleKey } from './rule.ts';
import { type CheckedRule, type RuleInput, rowOf, ruleSchema } from './rule-input.ts';
import { lockRule, lockRules, lockStatesOf, readRules, ruleNumber } from './rule-rows.ts';

const idSchema = z.string().max(50);
const auditOf = (action: string, id: number) => ({ action, table: 'automation_rules', key: { id } }) as const;

/**
 * Makes a rule, disabled and last; parts may be missing (AUTO.28).
 * @throws AppError FORBIDDEN, also for a rule that does what the caller may not; INVALID, CONFLICT for a name that is taken, LIMIT.
 */
export async function createRule(ctx: Ctx, { input }: { input: RuleInput }): Promise<ShownRule> {
  assertPermission(ctx, 'automation', 'CREATE');
  const rule = ruleSchema.parse(input);
  assertMayAsk(ctx, rule.criteria);
  assertMayDo(ctx, rule.actions);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRules(trx, ctx.customer.id);
    await assertFree(trx, ctx, rule.name, null);
    return insert(trx, ctx, 'createAutomationRule', rule);
  });
}

/** Copies a rule: "Copy of …", disabled, last, without the alarms that it leaves out. @throws as `createRule`, NOT_FOUND. */
export async function cloneRule(ctx: Ctx, { id }: { id: string }): Promise<ShownRule> {
  assertPermission(ctx, 'automation', 'CREATE');
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRules(trx, ctx.customer.id);
    const rule = await lockRule(trx, ctx.customer.id, idSchema.parse(id));
    assertMayDo(ctx, rule.actions);
    const name = await freeName(trx, ctx, ruleTexts.copyOf(rule.name));
    const criteria = rule.criteria.map((one) => ({ ...one }));
    const assetCriteria = rule.assetCriteria.map((one) => ({ ...one }));
    return insert(trx, ctx, 'cloneAutomationRule', {
      ...rule,
      criteria,
      assetCriteria,
      actions: [...rule.actions],
      name,
    });
  });
}

async function insert(trx: Transaction, ctx: Ctx, action: string, rule: CheckedRule): Promise<ShownRule> {
  const { rows } = await trx.raw(
    `select count(*)::int as rules, coalesce(max(execution_order), 0) as last from automation_rules where customer_id = ?`,
    [ctx.customer.id],
  );
  if (rows[0].rules >= rulesMax) throw limitReached(ruleTexts.tooMany(rulesMax), 0);
  const id = await takeIds(trx, ctx.customer.id, 'automation_rule');
  const now = ctx.clock.now();
  await auditedRow(trx, ctx, auditOf(action, id), () =>
    trx('automation_rules').insert({
      ...{ customer_id: ctx.customer.id, id, execution_order: rows[0].last + 1, ...rowOf(rule) },
      ...{ created_at: now, created_by: ctx.person.id, updated_at: now },
    }),
  );
  await publishRules(trx, ctx);
  return shownRule(trx, ctx, id);
}

const updateSchema = z.object({ id: idSchema, input: ruleSchema, expectedVersion: z.int().nullish() });

/**
 * Changes all parts of a rule. What waits in it is judged by what it becomes; another trigger lets it go, another delay
 * moves its time: both take effect at once, and its workflow does the rest. An enabled rule has to stay complete.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID, CONFLICT for a name that is taken or another's change.
 */
export async function updateRule(ctx: Ctx, given: z.input<typeof updateSchema>, wake: WakeRule): Promise<ShownRule> {
  assertPermission(ctx, 'automation', 'EDIT');
  const { id, input, expectedVersion } = updateSchema.parse(given);
  assertMayAsk(ctx, input.criteria);
  assertMayDo(ctx, input.actions);
  const rule = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRules(trx, ctx.customer.id);
    const before = await lockRule(trx, ctx.customer.id, id);
    if (expectedVersion != null && expectedVersion !== before.version) throw conflict(ruleTexts.changed(before.name));
    await assertFree(trx, ctx, input.name, before.id);
    await auditedRow(trx, ctx, auditOf('updateAutomationRule', before.id), () =>
      changeRule(trx, ctx, before.id, rowOf(input)),
    );
    const now = ctx.clock.now();
    const { ruleChanged } = ruleTexts.log;
    if (JSON.stringify(input.trigger) !== JSON.stringify(before.trigger))
      await letGoAll(trx, ctx.customer.id, before, ruleChanged, now.getTime());
    // actions that were begun are not gone on with as others
    else await letGo(trx, ctx.customer.id, before, 'begun', ruleChanged, now.getTime());
    if (input.delayMinutes !== before.delayMinutes)
      await delayChanged(trx, { customerId: ctx.customer.id, ruleId: before.id }, now);
    const rule = await shownRule(trx, ctx, before.id);
    if (before.state !== 'DISABLED') assertComplete(rule);
    await publishRules(trx, ctx);
    return rule;
  });
  await wakeSoon(ctx, rule, wake);
  return rule;
}

/** Writes columns of a rule, as a change by people. */
const changeRule = (trx: Transaction, ctx: Pick<Ctx, 'customer' | 'clock'>, id: number, row: object) =>
  trx('automation_rules')
    .where({ customer_id: ctx.customer.id, id })
    .update({ ...row, updated_at: ctx.clock.now(), version: trx.raw('version + 1') });

function assertComplete({ problems: [problem] }: ShownRule): void {
  if (problem) throw invalid(ruleTexts.notComplete(problem.message), [{ ...problem, path: `input.${problem.path}` }]);
}

/** Deletes a rule; what waits in it is let go, by its workflow. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function deleteRule(ctx: Ctx, { id }: { id: string }, wake: WakeRule): Promise<{ id: string }> {
  assertPermission(ctx, 'automation', 'DELETE');
  const deleted = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRules(trx, ctx.customer.id);
    const rule = await lockRule(trx, ctx.customer.id, idSchema.parse(id));
    await letGoAll(trx, ctx.customer.id, rule, ruleTexts.log.ruleDeleted, ctx.clock.now().getTime());
    await auditedRow(trx, ctx, auditOf('deleteAutomationRule', rule.id), () =>
      trx('automation_rules').where({ customer_id: ctx.customer.id, id: rule.id }).delete(),
    );
    await publishRules(trx, ctx);
    return rule;
  });
  await wakeSoon(ctx, deleted, wake);
  return { id };
}

const orderSchema = z.object({
  ids: z
    .array(idSchema)
    .min(1)
    .max(rulesMax)
    .refine((ids) => new Set(ids).size === ids.length, ruleTexts.orderOnce),
});

/**
 * Gives some rules, in the given order, the places that they have now (AUTO.24).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function reorderRules(ctx: Ctx, given: z.input<typeof orderSchema>): Promise<ShownRule[]> {
  assertPermission(ctx, 'automation', 'EDIT');
  const { ids } = orderSchema.parse(given);
  const numbers = ids.map((id) => ruleNumber(id));
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRules(trx, ctx.customer.id);
    const some = {
      where: 'r.id = any(?::bigint[])',
      bindings: [
        pgArray(
          'bigint',
          numbers.filter((id) => id !== null),
        ),
      ],
    };
    const rules = await readRules(trx, ctx.customer.id, some);
    if (rules.length !== ids.length) throw notFound(ruleTexts.notFound);
    const places = rules.map(({ executionOrder }) => executionOrder);
    const subject = { kind: 'automationRules', id: null };
    const read = async () => ({
      order: (await readRules(trx, ctx.customer.id, some)).map(({ name }) => name),
    });
    await lockStatesOf(
      trx,
      ctx.customer.id,
      rules.map(({ id }) => id),
    );
    await audited(trx, ctx, { action: 'reorderAutomationRules', subject, read }, async () => {
      for (const [at, id] of numbers.entries())
        await trx('automation_rules')
          .where({ customer_id: ctx.customer.id, id: id as number })
          .whereNot({ execution_order: places[at] as number })
          .update({ execution_order: places[at] as number });
    });
    await publishRules(trx, ctx);
    return shown(trx, ctx, await readRules(trx, ctx.customer.id, some));
  });
}

const excludeSchema = z.object({ id: idSchema, alarmId: idSchema, isExcluded: z.boolean().nullish() });

/**
 * Lets a rule never act on an alarm, or act on it again (AUTO.27); if the alarm waits in it, it is let go. Others that are due
 * meanwhile are taken up by its workflow.
 * @throws AppError FORBIDDEN, NOT_FOUND, LIMIT.
 */
export async function excludeAlarm(ctx: Ctx, given: z.input<typeof excludeSchema>, wake: WakeRule): Promise<ShownRule> {
  assertPermission(ctx, 'automation', 'EDIT');
  const { id, alarmId, isExcluded } = excludeSchema.parse(given);
  const alarm = alarmNumber(alarmId);
  const changed = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rule = await lockRule(trx, ctx.customer.id, id);
    const known = alarm === null ? new Map() : await readAlarmNames(trx, ctx.customer.id, [alarm]);
    if (alarm === null || !known.has(String(alarm))) throw notFound(ruleTexts.noSuchAlarm);
    const others = rule.excludeIds.filter((one) => one !== alarm);
    const excludeIds = isExcluded === false ? others : [...others, alarm];
    if (excludeIds.length > ruleExclusionsMax) throw limitReached(ruleTexts.tooManyExcluded(ruleExclusionsMax), 0);
    await auditedRow(trx, ctx, auditOf('excludeAlarmFromAutomationRule', rule.id), () =>
      changeRule(trx, ctx, rule.id, { exclude_ids: excludeIds }),
    );
    if (isExcluded !== false)
      await letGo(trx, ctx.customer.id, rule, { alarmId: alarm }, ruleTexts.log.excluded, ctx.clock.now().getTime());
    await publishRules(trx, ctx);
    return shownRule(trx, ctx, rule.id);
  });
  await wakeSoon(ctx, changed, wake);
  return changed;
}

/**
 * Lets a complete rule act on what happens from now on (AUTO.28). A paused one is resumed instead: alarms wait in it.
 * @throws AppError FORBIDDEN, also for a rule that does what the caller may not; NOT_FOUND, INVALID.
 */
export const enableRule = (ctx: Ctx, { id }: { id: string }): Promise<ShownRule> =>
  changeState(ctx, id, 'enableAutomationRule', async (rule, now) => {
    assertMayDo(ctx, rule.actions);
    if (rule.state === 'PAUSED') throw invalid(ruleTexts.isPaused);
    assertComplete(rule);
    if (rule.state === 'ENABLED') return null;
    return { state: 'ENABLED', pause_reason: null, paused_at: null, enabled_at: now, failures_in_row: 0 };
  });

/** Stops a rule; what waits in it is let go, by its workflow. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function disableRule(ctx: Ctx, { id }: { id: string }, wake: WakeRule): Promise<ShownRule> {
  const rule = await changeState(ctx, id, 'disableAutomationRule', async (rule, now, trx) => {
    if (rule.state === 'DISABLED') return null;
    await letGoAll(trx, ctx.customer.id, rule, ruleTexts.log.ruleDisabled, now.getTime());
    return { state: 'DISABLED', pause_reason: null, paused_at: null };
  });
  await wakeSoon(ctx, rule, wake);
  return rule;
}

/** Holds an enabled rule: alarms wait in it until it is resumed. @throws AppError FORBIDDEN, NOT_FOUND, INVALID. */
export const pauseRule = (ctx: Ctx, { id }: { id: string }): Promise<ShownRule> =>
  changeState(ctx, id, 'pauseAutomationRule', async (rule, now) => {
    if (rule.state === 'DISABLED') throw invalid(ruleTexts.notEnabled);
    // who pauses what a flood has paused means it to stay so
    if (rule.pauseReason === 'PERSON') return null;
    return { state: 'PAUSED', pause_reason: 'PERSON', paused_at: rule.pausedAt ? new Date(rule.pausedAt) : now };
  });

/** Lets a paused rule go on: what was due meanwhile is judged by AUTO.23. @throws AppError FORBIDDEN, NOT_FOUND, INVALID. */
export async function resumeRule(ctx: Ctx, { id }: { id: string }, wake: WakeRule): Promise<ShownRule> {
  const rule = await changeState(ctx, id, 'resumeAutomationRule', async (rule, now) => {
    if (rule.state !== 'PAUSED') throw invalid(ruleTexts.notPaused);
    assertComplete(rule);
    return { state: 'ENABLED', pause_reason: null, paused_at: null, resumed_at: now };
  });
  await wakeSoon(ctx, rule, wake);
  return rule;
}

/** Wakes the workflow of a rule; where that fails, a sweep does within a minute. */
const wakeSoon = (ctx: Ctx, { id }: { id: number }, wake: WakeRule): Promise<void> =>
  wake({ customerId: ctx.customer.id, ruleId: id }).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'a rule was not woken; a sweep does it'),
  );

/** Lets the workflow of a rule look at what is due, and at what changes have left to do. */
export type WakeRule = (key: RuleKey) => Promise<void>;

async function changeState(
  ctx: Ctx,
  id: string,
  action: string,
  decide: (rule: ShownRule, now: Date, trx: Transaction) => Promise<object | null>,
): Promise<ShownRule> {
  assertPermission(ctx, 'automation', 'EDIT');
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { id: number } = await lockRule(trx, ctx.customer.id, idSchema.parse(id));
    const row = await decide(await shownRule(trx, ctx, number), ctx.clock.now(), trx);
    if (row) {
      await auditedRow(trx, ctx, auditOf(action, number), () => changeRule(trx, ctx, number, row));
      await publishRules(trx, ctx);
    }
    return shownRule(trx, ctx, number);
  });
}
