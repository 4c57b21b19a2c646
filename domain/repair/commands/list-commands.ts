import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { listLimits, pageSizes } from '../../constants.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId, missing } from '../../integrations/list-external-systems.ts';
import {
  type Command,
  type CommandRecord,
  type CommandType,
  commandFrom,
  commandTypes,
  type SystemKey,
} from './command.ts';
import { countBefore } from './queue.ts';
import { countTransfers, listTransfers } from './transfers.ts';

const schema = z.object({
  externalSystemId: z.string(),
  limit: z.int().min(0).max(listLimits.limit).nullish(),
  offset: z.int().min(0).max(listLimits.offset).nullish(),
});
export type ListCommandsInput = z.input<typeof schema>;

/**
 * A page of an integration's commands, newest first: those of its queue and the transfers of its tickets. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function listCommands(ctx: Ctx, input: ListCommandsInput): Promise<Command[]> {
  assertSuper(ctx);
  const { externalSystemId: id, limit, offset } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const of = await ofSystem(trx, ctx, id);
    const first = offset ?? 0;
    const end = first + (limit ?? pageSizes.list);
    const rows: CommandRecord[] = await trx('external_system_commands')
      .where(of)
      .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
      .limit(end);
    const transfers = await listTransfers(trx, keyOf(of), end);
    return [...rows.map(commandFrom), ...transfers].sort((a, b) => b.createdAt - a.createdAt).slice(first, end);
  });
}

/** Counts the commands that `listCommands` finds. */
export async function countCommands(ctx: Ctx, input: Pick<ListCommandsInput, 'externalSystemId'>): Promise<number> {
  assertSuper(ctx);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const of = await ofSystem(trx, ctx, input.externalSystemId);
    const [row] = await trx('external_system_commands').where(of).count({ count: '*' });
    return Number(row?.count) + (await countTransfers(trx, keyOf(of)));
  });
}

/**
 * Counts the commands of the queue that come before each of these, which wait; without those that do not.
 * @throws AppError FORBIDDEN.
 */
export async function countCommandsBefore(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  assertSuper(ctx);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => countBefore(trx, ctx.customer.id, ids));
}

/** The types of commands (INT.14). Super users only. @throws AppError FORBIDDEN. */
export function listCommandTypes(ctx: Ctx): CommandType[] {
  assertSuper(ctx);
  return [...commandTypes];
}

const keyOf = (of: { customer_id: number; system_id: number }): SystemKey => ({
  customerId: of.customer_id,
  systemId: of.system_id,
});

/** Returns what finds an integration's commands. @throws AppError NOT_FOUND. */
async function ofSystem(trx: Transaction, ctx: Ctx, id: string): Promise<{ customer_id: number; system_id: number }> {
  const systemId = externalSystemId(id);
  const system = await trx('external_systems').where({ customer_id: ctx.customer.id, id: systemId }).first('id');
  if (!system) throw missing();
  return { customer_id: ctx.customer.id, system_id: systemId };
}
