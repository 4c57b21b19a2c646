import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { isAlarmColumn } from '../../lists/alarms/table-columns.ts';
import type { Criterion } from '../../lists/criteria/criteria.ts';
import type { SavedPivot } from '../../pivot-shape.ts';
import { readableCriteria } from '../readable-criteria.ts';
import { kindOf, type SavedView, type SavedViewType } from './saved-view.ts';
import type { ViewMail } from './view-mail.ts';

/** The caller's views of a table, by name. @throws AppError FORBIDDEN without the right to any (LENS-096). */
export async function listSavedViews(ctx: Ctx, viewType: string | null = null): Promise<SavedView[]> {
  assertPermission(ctx, 'savedViews', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, (trx) => readViews(trx, ctx, { viewType }));
}

/** The caller's views, all or those asked for, by name. */
export async function readViews(
  trx: Transaction,
  { customer, person }: { customer: Pick<Ctx['customer'], 'id'>; person: Pick<Ctx['person'], 'id'> },
  { viewType = null, id = null }: { viewType?: string | null; id?: string | null },
): Promise<SavedView[]> {
  const { rows } = await trx.raw(
    `select v.id, v.name, v.view_type, v.criteria, v.columns, v.sort, v.pivot, v.is_default, ${mailColumns}
     from saved_views v left join view_mails m on m.customer_id = v.customer_id and m.view_id = v.id
     where v.customer_id = :customerId and v.user_id = :userId
       and (:viewType::text is null or v.view_type = :viewType::text) and (:id::uuid is null or v.id = :id::uuid)
     order by v.name_key`,
    { customerId: customer.id, userId: person.id, viewType, id },
  );
  return rows.map(
    (row: ViewRow): SavedView => ({
      id: row.id,
      name: row.name,
      viewType: row.view_type,
      ...readableCriteria(kindOf(row.view_type, row.pivot), row.criteria),
      columns: row.columns?.filter(isAlarmColumn) ?? null,
      sort: row.sort,
      pivot: row.pivot,
      isDefault: row.is_default,
      mail: mailOf(row),
    }),
  );
}

const mailColumns = `m.frequency, m.weekday, m.monthday, m.minute, m.timezone, m.format, m.recipients,
  m.next_at as "nextAt", m.last_sent_at as "lastSentAt", m.last_error as "lastError"`;

type ViewRow = {
  id: string;
  name: string;
  view_type: SavedViewType;
  criteria: Criterion[];
  columns: string[] | null;
  sort: string | null;
  pivot: SavedPivot | null;
  is_default: boolean;
} & (ViewMail | { frequency: null });

function mailOf(row: ViewRow): ViewMail | null {
  if (row.frequency === null) return null;
  const { frequency, weekday, monthday, minute, timezone, format, recipients, nextAt, lastSentAt, lastError } = row;
  return { frequency, weekday, monthday, minute, timezone, format, recipients, nextAt, lastSentAt, lastError };
}
