import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { listTexts } from '../../texts/server/lists.ts';
import { pageSizes } from '../constants.ts';
import { assertPermission, may } from '../identity/assert-permission.ts';
import { authRoles } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type PersonRecord, type PersonRow, toPerson } from '../identity/person-row.ts';
import { isVendorSql } from '../identity/vendors.ts';
import { limitSchema, offsetSchema } from '../paging.ts';
import type { MemberStatus } from './list-memberships.ts';
import { textInNameSchema } from './list-people.ts';
import { memberColumns } from './member-columns.ts';
import {
  afterSql,
  keysOf,
  ordersOf,
  parseUserCursor,
  type UserOrder,
  userCursorOf,
  userOrderSchema,
  userSorts,
} from './user-order.ts';

/** A person in the list, with their place in it. */
export type ListedUser = PersonRow & { cursor: string };

const idsMax = 1_000;
const uuids = z.array(z.string().max(50)).max(idsMax, listTexts.rows(idsMax)).nullish();
const whereSchema = z.object({
  ids: uuids,
  nameLike: textInNameSchema,
  roles: z.array(z.enum(authRoles)).max(100).nullish(),
  customRoleIds: uuids,
  teamIds: uuids,
  companyIds: uuids,
});
const flag = (usual: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? usual);
const searchSchema = z.object({
  where: whereSchema.nullish().transform((where) => where ?? whereSchema.parse({})),
  showActive: flag(true),
  showVendors: flag(false),
  showDisabled: flag(false),
  showPending: flag(false),
});
const pageSchema = z.object({
  limit: limitSchema(pageSizes.users),
  offset: offsetSchema,
  after: z.string().max(4_000).nullish(),
});
const listSchema = searchSchema.extend({
  orderBy: z.array(userOrderSchema).max(3).nullish(),
  sort: z
    .enum(userSorts)
    .nullish()
    .transform((sort) => sort ?? 'DISPLAY_NAME'),
  page: pageSchema.nullish().transform((page) => page ?? pageSchema.parse({})),
});
export type UserSearchInput = z.input<typeof searchSchema>;
export type UserListInput = z.input<typeof listSchema>;

interface Sql {
  sql: string;
  bindings: Array<string | number | string[] | number[]>;
}

/** People who may change people: they alone see vendors, and people who are pending or disabled (USR.10, USR.18). */
const seesAll = (ctx: Ctx): boolean => may(ctx, 'users', 'EDIT');

const isUuid = (id: string): boolean => z.uuid().safeParse(id).success;

/** Returns the condition of the people that the caller sees and has asked for, on `m` and `u`. */
function conditionOf(ctx: Ctx, { where, ...show }: z.output<typeof searchSchema>): Sql {
  const all = seesAll(ctx);
  const statuses: MemberStatus[] = [
    ...(show.showActive ? (['active'] as const) : []),
    ...(show.showPending && all ? (['pending'] as const) : []),
    ...(show.showDisabled && all ? (['disabled'] as const) : []),
  ];
  const parts: Sql[] = [
    { sql: 'm.customer_id = ? and m.status = any(?::text[])', bindings: [ctx.customer.id, statuses] },
  ];
  if (!(show.showVendors && all)) parts.push({ sql: `not ${isVendorSql('m')}`, bindings: [] });
  if (where.nameLike !== '%%') parts.push({ sql: 'm.list_text like lower(?)', bindings: [where.nameLike] });
  if (where.ids) parts.push({ sql: 'm.user_id = any(?::uuid[])', bindings: [where.ids.filter(isUuid)] });
  if (where.companyIds)
    parts.push({ sql: 'm.company_id = any(?::uuid[])', bindings: [where.companyIds.filter(isUuid)] });
  if (where.roles || where.customRoleIds)
    parts.push({
      sql: '(m.auth_role = any(?::text[]) or m.custom_role_id = any(?::uuid[]))',
      bindings: [where.roles ?? [], (where.customRoleIds ?? []).filter(isUuid)],
    });
  if (where.teamIds)
    parts.push({
      sql: 'm.user_id in (select t.user_id from team_members t where t.customer_id = ? and t.team_id = any(?::bigint[]))',
      bindings: [ctx.customer.id, where.teamIds.filter((id) => /^\d{1,15}$/.test(id)).map(Number)],
    });
  return { sql: parts.map(({ sql }) => sql).join(' and '), bindings: parts.flatMap(({ bindings }) => bindings) };
}

const beside = `join users u on u.id = m.user_id
  left join companies c on c.customer_id = m.customer_id and c.id = m.company_id`;

/**
 * Lists a page of the customer's people (USR.10): the active ones but vendors; for whoever may change people also
 * vendors, pending and disabled ones, if asked for. People who have not accepted their invitation have the name that it
 * gives them.
 * @throws AppError FORBIDDEN without the right to see users, INVALID for wrong limits and cursors.
 */
export async function listUsers(ctx: Ctx, input: UserListInput): Promise<ListedUser[]> {
  assertPermission(ctx, 'users', 'VIEW');
  const { orderBy, sort, page, ...search } = listSchema.parse(input);
  const orders: UserOrder[] = orderBy && orderBy.length > 0 ? orderBy : ordersOf(sort);
  const keys = keysOf(orders);
  const condition = conditionOf(ctx, search);
  const after = page.after ? afterSql(keys, parseUserCursor(orders, page.after)) : { sql: 'true', bindings: [] };
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      // finds the page before it reads people, whom row-level security makes dear
      `select ${memberColumns}, ${keys.map((_, index) => `p.key_${index}`).join(', ')}
       from (
         select m.user_id, ${keys.map(({ sql }, index) => `${sql} as key_${index}`).join(', ')}
         from memberships m ${keys.some(({ isBeside }) => isBeside) ? beside : ''}
         where ${condition.sql} and ${after.sql}
         order by ${keys.map(({ sql, direction }) => `${sql} ${direction}`).join(', ')} limit ? offset ?
       ) p
       join memberships m on m.customer_id = ? and m.user_id = p.user_id
       join users u on u.id = m.user_id
       order by ${keys.map(({ direction }, index) => `p.key_${index} ${direction}`).join(', ')}`,
      [...condition.bindings, ...after.bindings, page.limit, page.offset, ctx.customer.id],
    ),
  );
  return rows.map((row: PersonRecord & Record<string, string | number>) => ({
    ...toPerson(row),
    cursor: userCursorOf(
      orders,
      keys.map((_, index) => row[`key_${index}`] ?? ''),
    ),
  }));
}

/** Counts the people that `listUsers` lists. Errors as there. */
export async function countUsers(ctx: Ctx, input: UserSearchInput): Promise<number> {
  assertPermission(ctx, 'users', 'VIEW');
  const condition = conditionOf(ctx, searchSchema.parse(input));
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(`select count(*)::int as count from memberships m where ${condition.sql}`, condition.bindings),
  );
  return rows[0].count;
}

/** Number of people of a status, of those that the caller may see. */
export interface UserTile {
  status: Exclude<MemberStatus, 'none'>;
  count: number;
}

/** Counts the customer's people by status, as far as the caller may see them. @throws AppError FORBIDDEN. */
export async function countByStatus(ctx: Ctx): Promise<UserTile[]> {
  assertPermission(ctx, 'users', 'VIEW');
  const all = { showVendors: true, showPending: true, showDisabled: true };
  const condition = conditionOf(ctx, searchSchema.parse(all));
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw<{ rows: UserTile[] }>(
      `select m.status, count(*)::int as count from memberships m where ${condition.sql} group by 1`,
      condition.bindings,
    ),
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const shown = seesAll(ctx) ? (['active', 'pending', 'disabled'] as const) : (['active'] as const);
  return shown.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** Reads somebody of the customer, whatever their status; null where there is nobody. */
export async function findMember(trx: Transaction, customerId: number, userId: string): Promise<PersonRow | null> {
  const { rows } = await trx.raw<{ rows: PersonRecord[] }>(
    `select ${memberColumns} from memberships m join users u on u.id = m.user_id
     where m.customer_id = ? and m.user_id = ?`,
    [customerId, userId],
  );
  return rows[0] ? toPerson(rows[0]) : null;
}
