import { ZodError } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../../platform/database.ts';
import { isEngineAway } from '../../../platform/engine-away.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Log } from '../../../platform/log.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { ruleTexts } from '../../../texts/server/rules.ts';
import { alarmRowsOf } from '../../alarms/rows/alarm-rows.ts';
import { lockStatesById } from '../../alarms/rows/alarm-state-rows.ts';
import type { CustomerRow } from '../../customers/customer-row.ts';
import { readStatuses } from '../../customers/status-rows.ts';
import { ticketRowsOf } from '../../work/ticket-rows.ts';
import { matcherOf } from '../match.ts';
import { isDelayOver } from '../move-due.ts';
import { isRisky } from '../problems.ts';
import { publishRules } from '../publish-rules.ts';
import type { Action, Rule } from '../rule.ts';
import { logRow } from '../rule-log.ts';
import { readRules } from '../rule-rows.ts';
import {
  endTimers,
  keysOf,
  ofItsRule,
  type Timer,
  type TimerKey,
  timerColumns,
  timerKeys,
  writeLog,
} from '../timers.ts';
import { act, internalFailure, isSingle } from './act.ts';
import { findOpenWork } from './act-on-work.ts';
import { type ActedOn, type ActionResult, failed, RuleMustPause } from './acting.ts';
import type { FindOccurrences } from './episodes.ts';
import { isFlooded, judgeFlood } from './flood.ts';
import { judgeTimers, type LockedAlarm } from './judge-timers.ts';
import { readCustomer } from './read-customer.ts';
import { failuresOf, recordStep, writeFailures } from './record-step.ts';
import { pauseByGuard } from './stop-rule.ts';

export interface FireDeps {
  db: Database;
  clock: Clock;
  log: Log;
  findOccurrences: FindOccurrences;
  /** Reports that a step is done, so that a call that takes long is not taken for dead. */
  onStep?: (() => void) | undefined;
}

/** Alarms of one transaction. */
const atOnce = 100;
/** Timers that one call takes. */
const perCall = 500;

const { log: words } = ruleTexts;

/** Timers that a call looks for: those of some alarms, or those of one rule and what else is due of the same alarms. */
export type Wanted = { alarmIds: readonly number[] } | { ruleId: number };

/**
 * Does what is due: rules in ascending order, each for the alarms as they then are (AUTO.24). Each action is a transaction with
 * its place in the rule, so nothing is done twice, whoever calls again.
 * @returns how many timers were taken; fewer than were due if there are many.
 */
export const fireDue = async (deps: FireDeps, customerId: number, wanted: Wanted): Promise<number> =>
  (await fireSome(deps, customerId, wanted)).taken;

/** One call of `fireDue`. It ends early where a rule is changed meanwhile: what is left is due by the rule as it then is. */
async function fireSome(
  deps: FireDeps,
  customerId: number,
  wanted: Wanted,
): Promise<{ taken: number; isMoreDue: boolean }> {
  const found = await readDue(deps, customerId, wanted);
  if (!found) return { taken: 0, isMoreDue: false };
  const { due, customer, rules } = found;
  for (const rule of rules) {
    const own = due.filter(({ ruleId }) => ruleId === rule.id);
    for (let from = 0; from < own.length; from += atOnce) {
      const isChanged = await fireOfRule(deps, customer, rule, own.slice(from, from + atOnce));
      if (isChanged) return { taken: due.length, isMoreDue: true };
    }
  }
  return { taken: due.length, isMoreDue: due.length === perCall };
}

/**
 * Does all that is due, call by call. What a rule leaves that is changed meanwhile is taken up again: once for each change.
 * @param between is called between two calls.
 */
export async function fireAllDue(
  deps: FireDeps,
  customerId: number,
  wanted: Wanted,
  between: () => unknown = () => {},
): Promise<void> {
  if ('alarmIds' in wanted && wanted.alarmIds.length === 0) return;
  while ((await fireSome(deps, customerId, wanted)).isMoreDue) await between();
}

/** Reads what is due, and what it takes to do it, in one transaction; null if there is nothing to do. */
const readDue = (
  { db, clock }: FireDeps,
  customerId: number,
  wanted: Wanted,
): Promise<{ due: TimerKey[]; customer: CustomerRow; rules: Rule[] } | null> =>
  forCustomer(db, customerId, async (trx) => {
    const due = await findDue(trx, clock.now(), customerId, wanted);
    const customer = due.length > 0 ? await readCustomer(trx, customerId) : null;
    if (!customer) return null;
    const ids = pgArray('bigint', [...new Set(due.map(({ ruleId }) => ruleId))]);
    const where = `r.id = any(?::bigint[]) and r.state = 'ENABLED'`;
    return { due, customer, rules: await readRules(trx, customerId, { where, bindings: [ids] }) };
  });

async function findDue(trx: Transaction, now: Date, customerId: number, wanted: Wanted): Promise<TimerKey[]> {
  const of = async (condition: string, bindings: readonly unknown[]): Promise<TimerKey[]> => {
    const { sql, values } = dueQuery(customerId, now, condition, bindings);
    return (await trx.raw<{ rows: TimerKey[] }>(sql, values)).rows;
  };
  // rules of one alarm that are due at once stay in their order, also where a call takes some of them only
  const alarmIds =
    'alarmIds' in wanted
      ? wanted.alarmIds
      : (await of(ofRule, [wanted.ruleId, customerId, wanted.ruleId])).map(({ alarmId }) => alarmId);
  return alarmIds.length === 0 ? [] : of('t.alarm_id = any(?::bigint[])', [pgArray('bigint', alarmIds)]);
}

/** With the generation as a value, Postgres finds the earliest by the index alone. */
export const ofRule = `t.rule_id = ? and t.generation = (
  select generation from automation_rules where customer_id = ? and id = ?)`;

/** Statement that finds what is due at a time, the earliest first. @param condition further one on `automation_timers t`. */
export const dueQuery = (customerId: number, now: Date, condition: string, bindings: readonly unknown[]) => ({
  sql: `select t.rule_id as "ruleId", t.alarm_id as "alarmId", t.entry from automation_timers t ${ofItsRule}
    where t.customer_id = ? and t.done_at is null and t.due_at <= ? and r.state = 'ENABLED' and ${isDelayOver}
      and ${condition}
    order by t.due_at, t.alarm_id, r.execution_order, r.id limit ${perCall}`,
  values: [customerId, now, now, ...bindings],
});

/** Does the actions of one rule for some alarms, one action after the other. @returns true if it is changed meanwhile. */
async function fireOfRule(
  deps: FireDeps,
  customer: CustomerRow,
  rule: Rule,
  due: readonly TimerKey[],
): Promise<boolean> {
  if (!isReadable(rule)) {
    await giveUp(deps, customer, rule, due, ruleTexts.unreadable);
    return false;
  }
  let going: readonly TimerKey[] = due;
  for (const [step, action] of rule.actions.entries()) {
    const groups = isSingle(action.type) ? going.map((one) => [one]) : [going];
    const next: TimerKey[] = [];
    for (const group of groups) {
      if (group.length === 0) continue;
      deps.onStep?.();
      try {
        const after = await oneStep(deps, customer, { ruleId: rule.id, version: rule.version, step }, group);
        if (!after) return true;
        next.push(...after);
      } catch (error) {
        if (error instanceof RuleMustPause) {
          await pauseFor(deps, customer, rule, error);
          return false;
        }
        if (isEngineAway(error)) throw error;
        deps.log.error({ err: error, ruleId: rule.id }, 'a step of a rule failed');
        await giveUp(deps, customer, rule, group);
      }
    }
    going = next;
  }
  return false;
}

function isReadable({ criteria, assetCriteria }: Rule): boolean {
  try {
    matcherOf(criteria, assetCriteria);
    return true;
  } catch {
    return false;
  }
}

/** Ends timers that cannot be gone on with, as failures of the rule. */
function giveUp(
  { db, clock }: FireDeps,
  customer: CustomerRow,
  { id }: Rule,
  keys: readonly TimerKey[],
  reason: string = words.internalError,
): Promise<void> {
  const now = clock.now().getTime();
  return forCustomer(db, customer.id, async (trx) => {
    const [rule] = await readRules(trx, customer.id, {
      where: 'r.id = ?',
      bindings: [id],
      page: 'for no key update of r',
    });
    if (!rule) return;
    const timers = await lockTimers(trx, customer.id, keys);
    await endTimers(trx, customer.id, timers, now);
    const rows = timers.map((timer) => logRow(customer.id, rule, timer, { outcome: 'FAILED', reason }, now));
    await writeLog(trx, customer.id, rows, now);
    const failed = timers.map(() => ({ outcome: 'FAILED' as const, reason }));
    if (timers.length > 0) await writeFailures(trx, { customer, now }, rule, failuresOf(rule.failuresInRow, failed));
    await publishRules(trx, { customer, clock });
  });
}

/** Pauses rules once a step is rolled back: what waits in them goes on waiting. In a flood all risky rules are paused, with one mail. */
async function pauseFor(
  { db, clock }: FireDeps,
  customer: CustomerRow,
  rule: Rule,
  { why }: RuleMustPause,
): Promise<void> {
  const now = clock.now().getTime();
  if (why === 'FLOOD') await judgeFlood(db, customer, now);
  else await forCustomer(db, customer.id, (trx) => pauseByGuard(trx, { customer, now }, rule));
}

/** One action of a rule, as it was when the call began. */
interface Step {
  ruleId: number;
  version: number;
  step: number;
}

/** @returns the timers whose rule goes on to its next action; null if an enabled rule is another than when the call began. */
async function oneStep(
  deps: FireDeps,
  customer: CustomerRow,
  { ruleId, version, step }: Step,
  group: readonly TimerKey[],
): Promise<TimerKey[] | null> {
  const now = deps.clock.now().getTime();
  return forCustomer(deps.db, customer.id, async (trx) => {
    // locks in one order: the rule, its timers, a ticket, alarms
    const [rule] = await readRules(trx, customer.id, {
      where: `r.id = ? and r.state = 'ENABLED'`,
      bindings: [ruleId],
      page: 'for no key update of r',
    });
    if (!rule) return [];
    // one that was changed meanwhile is taken up again as it now is
    if (rule.version !== version) return null;
    const action = rule.actions[step];
    if (!action) return [];
    const timers = await lockTimers(trx, customer.id, group);
    const mine = timers.filter(({ nextAction }) => (nextAction ?? 0) === step);
    const later = timers.filter(({ nextAction }) => (nextAction ?? 0) > step);
    if (mine.length === 0) return later;
    if (isRisky(rule) && rule.pausesInFlood && (await isFlooded(trx, customer.id, now)))
      throw new RuleMustPause('FLOOD');
    const { alarms, openTicketId } = await lockAlarms(trx, customer, action, mine);
    const judged = await judgeTimers(trx, customer, rule, mine, alarms, now);
    const results = await tryToAct(trx, deps, { customer, rule, action, on: judged.going, openTicketId });
    return [...later, ...(await recordStep(trx, deps, { customer, rule, action, step, now }, judged, results))];
  });
}

async function lockTimers(trx: Transaction, customerId: number, keys: readonly TimerKey[]): Promise<Timer[]> {
  const { rows } = await trx.raw(
    `select ${timerColumns} from ${timerKeys}
     join automation_timers t on t.customer_id = n.customer_id and t.rule_id = n.rule_id and t.alarm_id = n.alarm_id
       and t.entry = n.entry
     ${ofItsRule} where t.done_at is null order by t.rule_id, t.alarm_id for update of t`,
    [customerId, ...keysOf(keys)],
  );
  return rows;
}

interface LockedAlarms {
  alarms: Map<number, LockedAlarm>;
  openTicketId: number | null;
}

/** Locks what an action changes, in the order in which people's verbs do: statuses, a ticket, alarms. */
async function lockAlarms(
  trx: Transaction,
  customer: CustomerRow,
  action: Action,
  timers: readonly Timer[],
): Promise<LockedAlarms> {
  const ids = timers.map(({ alarmId }) => alarmId);
  const rows = alarmRowsOf(trx, customer.id);
  let openTicketId: number | null = null;
  if (action.type === 'MOVE_STATUS' || action.type === 'DECLINE') await readStatuses(trx, customer.id, true);
  if (action.type === 'ATTACH_TO_OPEN_WORK') {
    const [row] = await rows.byIds(ids, { unlisted: true });
    openTicketId = row ? await findOpenWork(trx, customer.id, { row }) : null;
    if (openTicketId !== null) await ticketRowsOf(trx, customer.id).lock([openTicketId]);
  }
  const states = new Map((await lockStatesById(trx, customer.id, ids)).map((state) => [state.id, state]));
  const read = await rows.byIds(ids, { unlisted: true });
  return {
    openTicketId,
    alarms: new Map(
      read.flatMap((row) => {
        const state = states.get(row.id);
        return state ? [[row.id, { state, row }] as const] : [];
      }),
    ),
  };
}

/**
 * Does the action; what the verb refuses is a failure of the rule, and nothing of it remains.
 * @throws RuleMustPause, and errors of engines that are away.
 */
async function tryToAct(
  trx: Transaction,
  { clock, findOccurrences, log }: FireDeps,
  acting: { customer: CustomerRow; rule: Rule; action: Action; on: readonly ActedOn[]; openTicketId: number | null },
): Promise<Map<number, ActionResult>> {
  if (acting.on.length === 0) return new Map();
  try {
    return await trx.transaction((within) => act(within, { ...acting, clock, findOccurrences }));
  } catch (error) {
    if (error instanceof RuleMustPause || isEngineAway(error)) throw error;
    const isOurs = !(error instanceof AppError || error instanceof ZodError);
    if (isOurs) log.error({ err: error, ruleId: acting.rule.id }, 'an action of a rule failed');
    const result = isOurs ? internalFailure : failed(messageOf(error));
    return new Map(acting.on.map(({ state }) => [state.id, result]));
  }
}

const messageOf = (error: AppError | ZodError): string =>
  error instanceof ZodError ? (error.issues[0]?.message ?? error.message) : error.message;
