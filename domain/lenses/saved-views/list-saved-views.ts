import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { isAlarmColumn } from '../../lists/alarms/table-columns.ts';
import type { Criterion } from '../../lists/criteria/criteria.ts';
import type { ViewType } from '../../lists/list-kinds.ts';
import { readableCriteria } from '../readable-criteria.ts';
import { kindOf, type SavedView } from './saved-view.ts';

/** The caller's views of a table, by name. @throws AppError FORBIDDEN without the right to any (LENS-096). */
export async function listSavedViews(ctx: Ctx, viewType: string | null = null): Promise<SavedView[]> {
  assertPermission(ctx, 'savedViews', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, (trx) => readViews(trx, ctx, { viewType }));
}

/** The caller's views, all or those asked for, by name. */
export async function readViews(
  trx: Transaction,
  { customer, person }: Pick<Ctx, 'customer' | 'person'>,
  { viewType = null, id = null }: { viewType?: string | null; id?: string | null },
): Promise<SavedView[]> {
  const { rows } = await trx.raw(
    `select id, name, view_type, criteria, columns, sort, is_default from saved_views
     where customer_id = :customerId and user_id = :userId
       and (:viewType::text is null or view_type = :viewType::text) and (:id::uuid is null or id = :id::uuid)
     order by name_key`,
    { customerId: customer.id, userId: person.id, viewType, id },
  );
  return rows.map(
    (row: {
      id: string;
      name: string;
      view_type: ViewType;
      criteria: Criterion[];
      columns: string[] | null;
      sort: string | null;
      is_default: boolean;
    }) => ({
      id: row.id,
      name: row.name,
      viewType: row.view_type,
      ...readableCriteria(kindOf(row.view_type), row.criteria),
      columns: row.columns?.filter(isAlarmColumn) ?? null,
      sort: row.sort,
      isDefault: row.is_default,
    }),
  );
}
