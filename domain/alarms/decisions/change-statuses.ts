import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { isStorable } from '../../../platform/storable.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { auditedRow } from '../../audit/audited.ts';
import { statusNameMaxLength } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { rewriteCriteria } from '../../lenses/rewrite-criteria.ts';
import { foldText } from '../../lists/criteria/fold.ts';
import { byMerge, byPerson, type Origin } from '../../origin/origin.ts';
import { type AlarmState, builtInStatuses } from '../model/state.ts';
import { lockStatesOfStatus } from '../rows/alarm-state-rows.ts';
import { entryOf } from '../rows/status-entries.ts';
import { nextStatus } from '../rows/status-table.ts';
import { changeStatus } from './change-status.ts';
import { rewriteRuleStatuses } from './rewrite-rule-statuses.ts';
import type { Decision } from './verb.ts';
import { writeDecisions } from './write-decisions.ts';

export interface AlarmStatus {
  name: string;
  isCustom: boolean;
}

const nameSchema = z
  .string()
  .transform((name) => name.trim().replace(/\s+/g, ' '))
  .refine((name) => name !== '', alarmTexts.status.nameRequired)
  .refine((name) => [...name].length <= statusNameMaxLength, alarmTexts.status.nameTooLong(statusNameMaxLength))
  .refine(isStorable, commonTexts.invalidCharacters);
const wanted = z.object({ name: nameSchema });
const change = z.object({ name: z.string().max(500), newName: nameSchema });

/** Names of lenses: a status with the same name could not be distinguished from one. */
const reserved = [...builtInStatuses, 'Active Alarms', 'Active Work', 'Nuisance'].map(foldText);
const exists = (name: string) => conflict(alarmTexts.status.nameTaken(name));

/**
 * Creates a custom status of the customer (STAT.24).
 * @throws AppError FORBIDDEN, INVALID, CONFLICT for a name that is taken, ignoring case.
 */
export async function createAlarmStatus(ctx: Ctx, input: z.input<typeof wanted>): Promise<AlarmStatus> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  const { name } = wanted.parse(input);
  if (reserved.includes(foldText(name))) throw exists(name);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const id = randomUUID();
    const added = await auditedRow(trx, ctx, statusAudit('createAlarmStatus', id), () =>
      trx('alarm_statuses')
        .insert({
          customer_id: ctx.customer.id,
          id,
          name,
          name_key: foldText(name),
          created_by: ctx.person.id,
          created_at: ctx.clock.now(),
        })
        .onConflict(['customer_id', 'name_key'])
        .ignore()
        .returning('name'),
    );
    if (added.length === 0) throw exists(name);
  });
  return { name, isCustom: true };
}

/**
 * Renames a status of the customer's own; alarms that have it follow, and criteria that name it.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND, CONFLICT for a name that is taken.
 */
export async function updateAlarmStatus(ctx: Ctx, input: z.input<typeof change>): Promise<AlarmStatus> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  const { name, newName } = change.parse(input);
  if (reserved.includes(foldText(newName))) throw exists(newName);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const status = await lockStatus(trx, ctx.customer.id, name);
    const taken = await trx('alarm_statuses')
      .where({ customer_id: ctx.customer.id, name_key: foldText(newName) })
      .whereNot({ id: status.id })
      .first('id');
    if (taken) throw exists(newName);
    if (newName === status.name) return;
    await auditedRow(trx, ctx, statusAudit('updateAlarmStatus', status.id), () =>
      trx('alarm_statuses')
        .where({ customer_id: ctx.customer.id, id: status.id })
        .update({ name: newName, name_key: foldText(newName) }),
    );
    await rewriteCriteria(trx, ctx, { field: 'status', from: [status.name], to: newName });
    await rewriteRuleStatuses(trx, ctx.customer.id, { from: status.name, to: newName });
    await moveAll(ctx, trx, status.name, byMerge(ctx.person.id), (before, now) => ({
      // the same entry into a status with another name
      change: { status: newName, entry: { ...entryOf(before) } },
      activity: changeStatus(before, { status: newName, now }).activity,
    }));
  });
  return { name: newName, isCustom: true };
}

/**
 * Takes a status of the customer's own away; alarms that have it go where they belong (STAT.20).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function removeAlarmStatus(
  ctx: Ctx,
  input: { name: string },
): Promise<{ name: string; affected: number }> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const status = await lockStatus(trx, ctx.customer.id, input.name);
    await auditedRow(trx, ctx, statusAudit('removeAlarmStatus', status.id), () =>
      trx('alarm_statuses').where({ customer_id: ctx.customer.id, id: status.id }).delete(),
    );
    const affected = await moveAll(ctx, trx, status.name, byPerson(ctx.person.id), (before, now) =>
      changeStatus(before, { status: nextStatus('custom status removed', before, now), now }),
    );
    return { name: status.name, affected };
  });
}

const statusAudit = (action: string, id: string) => ({ action, table: 'alarm_statuses', key: { id } }) as const;

async function lockStatus(trx: Transaction, customerId: number, name: string): Promise<{ id: string; name: string }> {
  if (builtInStatuses.some((builtIn) => foldText(builtIn) === foldText(name)))
    throw invalid(alarmTexts.status.builtIn(name));
  const status = await trx('alarm_statuses')
    .where({ customer_id: customerId, name_key: foldText(name) })
    .forUpdate()
    .first('id', 'name');
  if (!status) throw notFound(alarmTexts.status.notFound);
  return status;
}

const aTime = 1_000;

/** Decides about every alarm of a status, some at a time, in the caller's transaction. @returns how many. */
async function moveAll(
  ctx: Ctx,
  trx: Transaction,
  status: string,
  origin: Origin,
  decide: (before: AlarmState, now: number) => Decision,
): Promise<number> {
  const now = ctx.clock.now().getTime();
  let moved = 0;
  for (;;) {
    const states = await lockStatesOfStatus(trx, ctx.customer.id, status, aTime);
    if (states.length === 0) return moved;
    const decided = states.map((before) => ({ before, decision: decide(before, now) }));
    await writeDecisions(trx, ctx.customer.id, decided, origin, now);
    moved += states.length;
  }
}
