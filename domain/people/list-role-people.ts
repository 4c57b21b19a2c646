import { forCustomer } from '../../platform/database.ts';
import { rolePeopleShown } from '../constants.ts';
import { may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { Role } from '../identity/roles/role.ts';
import type { MemberStatus } from './list-memberships.ts';
import { shownName } from './member-columns.ts';

/** Somebody who has a role. */
export interface RolePerson {
  userId: string;
  displayName: string;
  status: MemberStatus;
}

/** People who have a role. */
export interface RolePeople {
  count: number;
  /** The first of them by name, as far as the caller may look at them; null for whoever may not look at people. */
  people: RolePerson[] | null;
}

/** Returns the key of a role among a customer's. */
export const roleKey = ({ role, customRoleId }: Pick<Role, 'role' | 'customRoleId'>): string => customRoleId ?? role;

interface PersonOfRole extends RolePerson {
  key: string;
  total: number;
  isShown: boolean;
}

/**
 * Reads who has roles, by their keys. Invited and disabled people are named to those who may change people alone,
 * the invited by the name of their invitation.
 */
export async function listRolePeople(ctx: Ctx, keys: readonly string[]): Promise<Map<string, RolePeople>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw<{ rows: PersonOfRole[] }>(
      // finds the first of each role before it reads people, whom row-level security makes dear
      `with held as (
         select coalesce(m.custom_role_id::text, m.auth_role) as key, m.user_id, m.list_text,
           m.status = 'active' or :seesAll as "isShown"
         from memberships m where m.customer_id = :customerId and m.status <> 'none'
       ), placed as (
         select *, (count(*) over (partition by key))::int as total,
           row_number() over (partition by key order by "isShown" desc, list_text, user_id) as place
         from held where key = any(:keys)
       )
       select p.key, p.user_id as "userId", ${shownName} as "displayName", m.status, p."isShown", p.total
       from placed p join memberships m on m.customer_id = :customerId and m.user_id = p.user_id
       join users u on u.id = p.user_id
       where p.place <= ${rolePeopleShown} order by p.key, p.place`,
      { customerId: ctx.customer.id, keys: [...keys], seesAll: may(ctx, 'users', 'EDIT') },
    ),
  );
  const found = new Map<string, RolePeople>();
  for (const { key, total, isShown, ...person } of rows) {
    const role = found.get(key) ?? { count: total, people: may(ctx, 'users', 'VIEW') ? [] : null };
    if (isShown) role.people?.push(person);
    found.set(key, role);
  }
  return found;
}

/** People of a role that nobody has. */
export const nobodyHas = (ctx: Ctx): RolePeople => ({ count: 0, people: may(ctx, 'users', 'VIEW') ? [] : null });
