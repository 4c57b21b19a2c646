import type { Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type PersonRow, toPerson } from '../identity/person-row.ts';
import { memberColumns } from './member-columns.ts';

/** Reads a person as the customer may see them, whatever their status. @throws AppError NOT_FOUND. */
export async function readMember(trx: Transaction, { customer }: Ctx, userId: string): Promise<PersonRow> {
  const { rows } = await trx.raw(
    `select ${memberColumns} from memberships m join users u on u.id = m.user_id
     where m.customer_id = ? and m.user_id = ?`,
    [customer.id, userId],
  );
  if (!rows[0]) throw notFound(peopleTexts.personNotFound);
  return toPerson(rows[0]);
}
