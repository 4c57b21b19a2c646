import type { Transaction } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import { ruleNameMaxLength } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { trimmedTo } from '../texts.ts';

/** @throws AppError CONFLICT for a name that another rule than this one has. */
export async function assertFree(
  trx: Transaction,
  ctx: Pick<Ctx, 'customer'>,
  name: string,
  id: number | null,
): Promise<void> {
  if (await isTaken(trx, ctx, name, id)) throw conflict(ruleTexts.exists(name));
}

async function isTaken(
  trx: Transaction,
  { customer }: Pick<Ctx, 'customer'>,
  name: string,
  id: number | null,
): Promise<boolean> {
  const { rows } = await trx.raw(
    'select 1 from automation_rules where customer_id = ? and lower(name) = lower(?) and id is distinct from ?::bigint',
    [customer.id, name, id],
  );
  return rows.length > 0;
}

/** Returns a name that is free: where it is taken, with a number. */
export async function freeName(trx: Transaction, ctx: Pick<Ctx, 'customer'>, wanted: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const name = `${trimmedTo(wanted, ruleNameMaxLength - suffix.length)}${suffix}`;
    if (!(await isTaken(trx, ctx, name, null))) return name;
  }
}
