import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { bulkJobThreshold } from '../../constants.ts';
import { isInPlan } from '../../customers/plan.ts';
import { readStatuses } from '../../customers/status-rows.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { BulkJobs } from '../../jobs/bulk-job.ts';
import type { BulkResult } from '../../jobs/bulk-result.ts';
import { readDefinitions } from '../../properties/definitions.ts';
import type { PropertyDefinition } from '../model/property.ts';
import type { AlarmState } from '../model/state.ts';
import { type DescribedAlarm, nothingKnown, readDescribed } from '../rows/alarm-property-rows.ts';
import { lockStatesById } from '../rows/alarm-state-rows.ts';
import { beginBulkJob } from './begin-bulk-job.ts';
import { alarmNumber, type Target, targetOf, targetSchema } from './selection.ts';
import { type AlarmVerb, type Decider, type Deciding, type Decision, decidingPerson, type Refusal } from './verb.ts';
import { writeDecisions } from './write-decisions.ts';

/** Input of a verb about alarms: its targets, and the verb's own input. */
export type VerbCall<Schema extends z.ZodType> = z.input<Schema> & z.input<typeof targetSchema>;

/**
 * Applies a person's verb to alarms: up to a hundred at once, in one transaction; more as a job.
 * An alarm that cannot be changed is reported as a failure and does not affect the others.
 * @throws AppError FORBIDDEN, INVALID, LIMIT.
 */
export async function runVerb<Schema extends z.ZodType>(
  ctx: Ctx,
  jobs: BulkJobs,
  verb: AlarmVerb<Schema>,
  call: VerbCall<Schema>,
): Promise<BulkResult> {
  const input = verb.input.parse(call);
  verb.assert(ctx, input);
  const target = await targetOf(ctx, targetSchema.parse(call));
  if (target.ids.length > bulkJobThreshold) return beginBulkJob(ctx, jobs, verb.name, input, target);
  const undoId = verb.canBeUndone ? randomUUID() : null;
  const done = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const result = await decideAll(trx, decidingPerson(ctx), verb, input, target, undoId);
    if (verb.isAudited && result.affected > 0) {
      const after = { ids: target.ids, affected: result.affected };
      await writeAudit(trx, ctx, { action: verb.name, subject: { kind: 'alarms', id: null }, after });
    }
    return result;
  });
  const { leftAlone: _, ...result } = done;
  return { taskId: null, undoId: result.affected > 0 ? undoId : null, ...result };
}

/** Result of a call for its alarms. */
interface Decided extends Pick<BulkResult, 'affected' | 'skipped' | 'failures'> {
  /** Alarms that nothing was changed of. */
  leftAlone: string[];
}

/** Decides about some alarms in the caller's transaction. */
export async function decideAll<Schema extends z.ZodType>(
  trx: Transaction,
  deciding: Deciding,
  verb: AlarmVerb<Schema>,
  input: z.output<Schema>,
  { ids, expected, asOf }: Target,
  undoId: string | null,
): Promise<Decided> {
  const { customer, by: maker } = deciding;
  const statuses = verb.readsStatuses ? await readStatuses(trx, customer.id, true) : [];
  const by = deciderOf(
    deciding,
    statuses.map(({ name }) => name),
    verb.describes ? await readDefinitions(trx, customer.id) : [],
  );
  const numbers = ids.flatMap((id) => alarmNumber(id) ?? []);
  const states = new Map((await lockStatesById(trx, customer.id, numbers)).map((state) => [state.id, state]));
  const known = verb.describes
    ? await readDescribed(trx, customer.id, [...states.keys()])
    : new Map<number, DescribedAlarm>();
  const failures: BulkResult['failures'] = [];
  const decided: Array<{ before: AlarmState; decision: Decision }> = [];
  const leftAlone: string[] = [];
  for (const id of ids) {
    const before = states.get(alarmNumber(id) ?? 0);
    const seen = expected.get(id);
    if (!before || (before.deletedAt !== null) !== (verb.ofDeleted ?? false)) {
      failures.push({ id, code: 'NOT_FOUND', reason: alarmTexts.doesNotExist(id.slice(0, 50)) });
    } else if (verb.isVersioned && seen !== undefined && seen !== before.version) {
      failures.push({ id, code: 'CONFLICT', reason: alarmTexts.changed(id) });
    } else if (asOf !== null && before.changedAt > asOf) {
      leftAlone.push(id);
    } else {
      const decision = verb.decide(before, input, by, known.get(before.id) ?? nothingKnown);
      if (decision === null) leftAlone.push(id);
      else if (isRefusal(decision)) failures.push({ id, code: decision.code ?? 'INVALID', reason: decision.refused });
      else decided.push({ before, decision });
    }
  }
  const { userId, automationRuleId, chain } = maker;
  const cause = verb.isMerge ? 'MERGE' : automationRuleId === null ? 'PERSON' : 'RULE';
  const origin = { cause, userId, automationRuleId, actionId: undoId, ...(chain && { chain }) } as const;
  await writeDecisions(trx, customer.id, decided, origin, by.now);
  return { affected: decided.length, skipped: leftAlone.length, failures, leftAlone };
}

const isRefusal = (decision: Decision | Refusal): decision is Refusal => 'refused' in decision;

function deciderOf(
  { customer, clock, by: { userId, name, canClear } }: Deciding,
  customStatuses: string[],
  definitions: readonly PropertyDefinition[],
): Decider {
  return {
    now: clock.now().getTime(),
    userId,
    name,
    canClear,
    customStatuses,
    hasWork: isInPlan(customer, 'Work'),
    definitions,
  };
}
