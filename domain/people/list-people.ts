import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { isStorable } from '../../platform/storable.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { pageSizes } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type PersonRecord, type PersonRow, personColumns, toPerson } from '../identity/person-row.ts';

/** A text that a name holds, as a pattern of LIKE: within its wildcards (LENS-065), its own taken literally. */
export const textInNameSchema = z
  .string()
  .max(200)
  .refine(isStorable, commonTexts.invalidCharacters)
  .nullish()
  .transform((text) => `%${(text ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`);

const schema = z.object({
  teamIds: z.array(z.string().max(50)).max(1_000).nullish(),
  nameLike: textInNameSchema,
});

/**
 * Lists a picker's page of people with active access to the customer, by name: those of some teams, or all.
 * @param input.nameLike part of their name, ignoring case; its wildcards are taken literally.
 * @throws AppError FORBIDDEN without the right to see users.
 */
export async function listPeople(ctx: Ctx, input: z.input<typeof schema>): Promise<PersonRow[]> {
  assertPermission(ctx, 'users', 'VIEW');
  const { teamIds, nameLike } = schema.parse(input);
  const teams = teamIds?.filter((id) => /^\d{1,15}$/.test(id)).map(Number) ?? null;
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      // finds the page before it reads people, whom row-level security makes dear
      `select ${personColumns} from (
         select m.user_id, m.list_text from memberships m
         where m.customer_id = :customerId and m.status = 'active'
           and split_part(m.list_text, E'\\n', 1) like lower(:nameLike)
           and (:teams::bigint[] is null or exists (
             select from team_members t
             where t.customer_id = m.customer_id and t.user_id = m.user_id and t.team_id = any(:teams::bigint[])))
         order by m.list_text, m.user_id limit ${pageSizes.picker}
       ) p join users u on u.id = p.user_id order by p.list_text, p.user_id`,
      {
        customerId: ctx.customer.id,
        nameLike,
        teams,
      },
    ),
  );
  return rows.map((row: PersonRecord) => toPerson(row));
}
