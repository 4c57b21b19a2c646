import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { invalid, limitReached } from '../../../platform/errors.ts';
import { stoppedFor } from '../../../platform/stopped-query.ts';
import { dryRunTexts as texts } from '../../../texts/server/rule-dry-run.ts';
import { type NamedAlarm, readAlarmNames } from '../../alarms/rows/alarm-names.ts';
import { alarmIdsSchema } from '../../alarms/rows/alarm-query.ts';
import { entityRowsOf } from '../../assets/entities/entity-rows.ts';
import {
  dryRunAlarmsAtOnce,
  dryRunDays,
  dryRunListed,
  dryRunNight,
  dryRunSeconds,
  dryRunWorkHours,
} from '../../constants.ts';
import { readHolidays } from '../../holidays/change-holidays.ts';
import { holidayTest } from '../../holidays/holiday.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import { assertMayAsk } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { alarmExpressionOf, parseAlarmCriteria } from '../../lists/alarms/alarm-criteria.ts';
import { columnsOf, looksBeyond } from '../../lists/criteria/expression.ts';
import { toWarehouse } from '../../lists/criteria/to-warehouse.ts';
import type { Moment } from '../../timezone.ts';
import { timezoneSchema } from '../../timezone-schema.ts';
import { readRecipients } from '../engine/notify.ts';
import { matcherOf } from '../match.ts';
import type { RulePlan, Schedule } from '../rule.ts';
import { ruleSchema } from '../rule-input.ts';
import { isWithin } from '../schedule.ts';
import { countEntries, endedByNow, findEntries, historicTrigger } from './find-entries.ts';
import type { RuleHistory, SeenWork, Tried, WorkSpan } from './history-port.ts';
import { type DryFiring, type Simulated, simulation, type TriedRule } from './simulate.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];

const schema = z.object({
  input: ruleSchema,
  excludeIds: alarmIdsSchema.nullish().transform((ids) => ids ?? []),
  days: z
    .int()
    .nullish()
    .transform((days) => days ?? dryRunDays[0])
    .refine((days) => dryRunDays.some((one) => one === days), texts.days(dryRunDays)),
  timezone: timezoneSchema.nullish(),
});

/** Result of a dry run; see `Simulated`. Times are milliseconds since the epoch. */
export interface DryRun extends Omit<Simulated, 'newest'> {
  timezone: string;
  /** Entries that the trigger saw, of all alarms, whatever the criteria. */
  entries: number;
  entryAlarms: number;
  /** People whom the rule notifies now. */
  recipients: number;
  assumedWorkHours: number;
  /** Labels of filters that history does not know. */
  unknownCriteria: string[];
  firings: Array<DryFiring & { alarm: NamedAlarm | null }>;
}

type DryRunCtx = Ctx & { ruleHistory: RuleHistory };

/**
 * Tries a rule on the customer's history (BEY.2): what it would have done in the last days, with tickets, duplicates avoided
 * and people woken. Reads alone. Attributes of alarms and assets are the current ones, as in all history (WIRE.15); criteria
 * that history does not know are left out and named.
 * @throws AppError FORBIDDEN without the right to see rules and alarms; INVALID for a rule without a trigger, or one that cannot
 *   be read; LIMIT where it takes too long.
 */
export async function dryRunRule(ctx: DryRunCtx, given: z.input<typeof schema>): Promise<DryRun> {
  assertPermission(ctx, 'automation', 'VIEW');
  assertPermission(ctx, 'alarms', 'VIEW');
  const { input, excludeIds, days, timezone: asked } = schema.parse(given);
  assertMayAsk(ctx, input.criteria);
  const { trigger } = input;
  if (!trigger || (trigger.type === 'ENTERS_STATUS' && !trigger.status))
    throw invalid(texts.triggerRequired, [{ path: 'input.trigger', message: texts.triggerRequired }]);
  const timezone = asked ?? ctx.customer.defaultTimezone;
  const to = ctx.clock.now().getTime();
  const from = to - days * dayMs;
  const { condition, unknown } = conditionOf(input, { now: to, timezone: ctx.customer.defaultTimezone });
  const tried: Tried = {
    ...{ customerId: ctx.customer.id, from, to, condition, excludedIds: excludeIds },
    trigger: historicTrigger(trigger),
  };
  const deadline = AbortSignal.timeout(dryRunSeconds * 1_000);
  return inTime(deadline, async () => {
    const [median, rule] = await Promise.all([ctx.ruleHistory.medianWorkMs(tried), triedRule(ctx, input, from)]);
    const workMs = median ?? dryRunWorkHours * hourMs;
    const trial = simulation(rule, { from, to, timezone, workMs, night: dryRunNight, listed: dryRunListed });
    const counting = new AbortController();
    const signal = AbortSignal.any([deadline, counting.signal]);
    // the warehouse counts while we judge, and nobody waits for the rest of that where counting fails
    const [counted] = await Promise.all([
      countEntries(ctx, tried).catch((error: unknown) => {
        counting.abort(error);
        throw error;
      }),
      feed(ctx, tried, { input, rule, signal, add: trial.add }),
    ]);
    const { newest, ...simulated } = trial.end();
    const alarms = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
      readAlarmNames(trx, ctx.customer.id, [...new Set(newest.map(({ alarmId }) => alarmId))]),
    );
    return {
      ...simulated,
      ...{ timezone, entries: counted.entries, entryAlarms: counted.alarms, recipients: rule.recipients },
      assumedWorkHours: workMs / hourMs,
      unknownCriteria: unknown,
      firings: newest.map((firing) => ({ ...firing, alarm: alarms.get(String(firing.alarmId)) ?? null })),
    };
  });
}

/** Feeds what the trigger saw to a trial, page by page: each alarm with its work. */
async function feed(
  ctx: DryRunCtx,
  tried: Tried,
  {
    input,
    rule,
    signal,
    add,
  }: {
    input: RulePlan;
    rule: TriedRule;
    signal: AbortSignal;
    add: ReturnType<typeof simulation>['add'];
  },
): Promise<void> {
  const takes = assetsTaken(ctx, input, tried.to);
  const workOf = rule.createsWork ? merged(await ctx.ruleHistory.work(tried, signal)) : null;
  try {
    for await (const page of findEntries(ctx, tried, { alarmsAtOnce: dryRunAlarmsAtOnce, signal })) {
      const taken = await takes(page.map(({ alarmId }) => alarmId));
      await endedByNow(ctx, tried.trigger, page);
      for (const seen of page) {
        if (!taken(seen.alarmId)) continue;
        add(seen, workOf ? await workOf.of(seen.alarmId) : []);
      }
    }
  } finally {
    await workOf?.end();
  }
}

/** Reads work by alarm beside entries by alarm: both ascend. */
function merged(batches: AsyncGenerator<SeenWork[]>) {
  let batch: SeenWork[] = [];
  let at = 0;
  let isOver = false;
  return {
    async of(alarmId: number): Promise<readonly WorkSpan[]> {
      for (;;) {
        while (at < batch.length && (batch[at] as SeenWork).alarmId < alarmId) at += 1;
        const found = batch[at];
        if (found) return found.alarmId === alarmId ? found.spans : [];
        if (isOver) return [];
        const next = await batches.next();
        isOver = next.done === true;
        batch = next.done ? [] : next.value;
        at = 0;
      }
    },
    end: () => batches.return(undefined),
  };
}

/**
 * Returns a function that says of some alarms which ones have an asset that meets the criteria; each asset is judged once.
 */
function assetsTaken(ctx: DryRunCtx, { assetCriteria }: RulePlan, now: number) {
  const { hasAssets, matchesAssets } = matcherOf([], assetCriteria);
  const moment = { now, timezone: ctx.customer.defaultTimezone };
  const judged = new Map<number, boolean>();
  return async (alarmIds: readonly number[]): Promise<(alarmId: number) => boolean> => {
    if (!hasAssets) return () => true;
    const unique = [...new Set(alarmIds)];
    const assets = await ctx.ruleHistory.assets({ customerId: ctx.customer.id, alarmIds: unique });
    const unknown = [...new Set([...assets.values()].flat())].filter((id) => !judged.has(id));
    for (const id of unknown) judged.set(id, false);
    const rows =
      unknown.length === 0
        ? []
        : await forCustomer(ctx.db, ctx.customer.id, (trx) => entityRowsOf(trx, ctx.customer.id).byIds(unknown));
    for (const row of rows) judged.set(row.id, matchesAssets([row], moment));
    return (alarmId) => assets.get(alarmId)?.some((id) => judged.get(id)) ?? false;
  };
}

/** The criteria as a condition over the warehouse's alarms, and the labels of those that it does not know. */
function conditionOf({ criteria }: Pick<RulePlan, 'criteria'>, moment: Moment) {
  const parsed = parseAlarmCriteria(criteria);
  const isKnown = (one: (typeof parsed)[number]): boolean => {
    const expression = alarmExpressionOf([one], '', moment);
    return !looksBeyond(expression) && columnsOf(expression).every(({ warehouse }) => warehouse !== null);
  };
  return {
    condition: toWarehouse(alarmExpressionOf(parsed.filter(isKnown), '', moment)),
    unknown: parsed.filter((one) => !isKnown(one)).map(({ filter }) => filter.label),
  };
}

/** Parts of a rule that its trial needs. */
async function triedRule(ctx: DryRunCtx, plan: RulePlan, from: number): Promise<TriedRule> {
  const { actions, delayMinutes, trigger } = plan;
  const [holidays, recipients] = await forCustomer(ctx.db, ctx.customer.id, async (trx) => [
    plan.schedule?.leavesOutHolidays ? await readHolidays(trx, ctx.customer.id) : [],
    await countRecipients(trx, ctx.customer.id, plan),
  ]);
  const schedule = plan.schedule && begunBefore(plan.schedule, from);
  const isHoliday = holidayTest(holidays);
  const snoozes = actions.flatMap((action) => (action.type === 'SNOOZE' ? (action.durationMinutes ?? 0) : []));
  return {
    isScheduled: (at) => isWithin(schedule, at, isHoliday),
    delayMs: delayMinutes * 60_000,
    createsWork: actions.some(({ type }) => type === 'CREATE_WORK'),
    followsClosedWork: trigger?.type === 'WORK_CLOSED_STILL_ACTIVE',
    isByOccurrence: trigger?.type === 'BECOMES_ACTIVE',
    snoozeMs: snoozes.length > 0 ? Math.max(...snoozes) * 60_000 : null,
    doesMore: actions.some(({ type }) => type !== 'CREATE_WORK'),
    recipients,
  };
}

/** A schedule as if it had begun before a time, on the days on which it takes alarms from its start on. */
function begunBefore(schedule: Schedule, from: number): Schedule {
  const start = Date.parse(`${schedule.startDate}T00:00:00Z`);
  const stepMs = schedule.every * (schedule.unit === 'DAY' ? 1 : 7) * dayMs;
  const steps = Math.max(0, Math.ceil((start - from + 2 * dayMs) / stepMs));
  const begun = new Date(start - steps * stepMs);
  return { ...schedule, startDate: begun.toISOString().slice(0, 10) };
}

/** Counts the people whom a rule would mail now, each once. */
async function countRecipients(trx: Transaction, customerId: number, { actions }: RulePlan): Promise<number> {
  const notified = actions.flatMap((action) => (action.type === 'NOTIFY' ? [action] : []));
  const userIds = notified.flatMap((action) => action.userIds);
  const teamIds = notified.flatMap((action) => action.teamIds);
  if (userIds.length + teamIds.length === 0) return 0;
  return (await readRecipients(trx, customerId, { userIds, teamIds })).length;
}

async function inTime<T>(deadline: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (deadline.aborted || stoppedFor(error) === 'TIME') throw limitReached(texts.tooSlow(dryRunSeconds), 0);
    throw error;
  }
}
