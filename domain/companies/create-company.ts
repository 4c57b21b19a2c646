import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { conflict, limitReached } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { auditedRow } from '../audit/audited.ts';
import { companiesMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { foldText } from '../lists/criteria/fold.ts';
import { nameSchema } from '../name-schema.ts';
import type { Company } from './list-companies.ts';

const schema = z.object({ name: nameSchema('Company', 200) });

/**
 * Adds a company that people can work for (ADM.6).
 * @throws AppError FORBIDDEN without the right to invite people, INVALID, CONFLICT for a name that is taken, LIMIT.
 */
export async function createCompany(ctx: Ctx, input: z.input<typeof schema>): Promise<Company> {
  assertPermission(ctx, 'users', 'CREATE');
  const { name } = schema.parse(input);
  const [customer_id, id] = [ctx.customer.id, randomUUID()];
  await forCustomer(ctx.db, customer_id, async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(?, hashtext('companies'))`, [customer_id]);
    const { rows } = await trx.raw('select count(*) as count from companies where customer_id = ?', [customer_id]);
    if (Number(rows[0].count) >= companiesMax) throw limitReached(peopleTexts.companyLimit(companiesMax), 0);
    await auditedRow(trx, ctx, { action: 'createCompany', table: 'companies', key: { id } }, async () => {
      const row = { customer_id, id, name, name_key: foldText(name) };
      const stored = await trx('companies')
        .insert({ ...row, created_by: ctx.person.id, created_at: ctx.clock.now() })
        .onConflict(['customer_id', 'name_key'])
        .ignore()
        .returning('id');
      if (stored.length === 0) throw conflict(peopleTexts.companyExists(name));
    });
  });
  return { id, name };
}
