import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import type { Ctx, Reader } from '../../identity/ctx.ts';
import { mayInSql } from '../../identity/permissions.ts';
import { textInNameSchema } from '../../people/list-people.ts';
import { shownName } from '../../people/member-columns.ts';
import { assertAdvanced } from '../read-pivot.ts';

/** Somebody to whom a view of advanced analytics can be mailed. */
export interface MailRecipient {
  id: string;
  displayName: string;
}

const shown = 50;
const schema = z.object({ nameLike: textInNameSchema });

/** Active people of the customer `?` whose role shows advanced analytics. */
const mayGetIt = `from memberships m join users u on u.id = m.user_id
  where m.customer_id = ? and m.status = 'active' and ${mayInSql('m', 'analytics.advancedAnalytics', 'VIEW')}`;

/** Lists people whose name contains a text, by name: those who may look at advanced analytics. @throws AppError FORBIDDEN. */
export async function listMailRecipients(ctx: Ctx, input: z.input<typeof schema>): Promise<MailRecipient[]> {
  assertAdvanced(ctx);
  const { nameLike } = schema.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select u.id, ${shownName} as "displayName" ${mayGetIt} and ${shownName} ilike ? order by 2, 1 limit ${shown}`,
      [ctx.customer.id, nameLike],
    ),
  );
  return rows;
}

/** Returns those of some people to whom a view can be mailed. */
export async function readMailRecipients(
  trx: Transaction,
  { customer }: Pick<Reader, 'customer'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await trx.raw(`select u.id ${mayGetIt} and u.id = any(?::uuid[])`, [customer.id, [...ids]]);
  return new Set(rows.map(({ id }: { id: string }) => id));
}
