import { forCustomer } from '../../platform/database.ts';
import { may } from '../identity/assert-permission.ts';
import type { AuthRole } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';
import { shownSignIn } from './member-columns.ts';

/** Status of a person within a customer: `none` once they were removed. */
export const memberStatuses = ['active', 'pending', 'disabled', 'none'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Membership of a person within a customer (USR.19). */
export interface Membership {
  userId: string;
  title: string | null;
  company: { id: string; name: string } | null;
  /** Facts for those who may look at people, and for the person; null for others. */
  facts: MembershipFacts | null;
}

/** Standing of a person within a customer. */
export interface MembershipFacts {
  status: MemberStatus;
  authRole: AuthRole;
  /** The role of CUSTOM. */
  customRoleId: string | null;
  /** Null: pending, and no invitation was sent yet. */
  invitedAt: Date | null;
  lastActiveAt: Date | null;
  lastSignInAt: Date | null;
}

interface MembershipRecord extends MembershipFacts {
  userId: string;
  title: string | null;
  companyId: string | null;
  companyName: string | null;
}

/** Reads what people are within the customer, by id; people of other customers are left out. */
export async function listMemberships(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Membership>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw<{ rows: MembershipRecord[] }>(
      `select m.user_id as "userId", m.title, c.id as "companyId", c.name as "companyName", m.status,
         m.auth_role as "authRole", m.custom_role_id as "customRoleId", m.invited_at as "invitedAt",
         m.last_active_at as "lastActiveAt", ${shownSignIn} as "lastSignInAt"
       from memberships m join users u on u.id = m.user_id
       left join companies c on c.customer_id = m.customer_id and c.id = m.company_id
       where m.customer_id = ? and m.user_id = any(?::uuid[])`,
      [ctx.customer.id, [...ids]],
    ),
  );
  const seesPeople = may(ctx, 'users', 'VIEW');
  return new Map(
    rows.map(({ userId, title, companyId, companyName, ...facts }) => [
      userId,
      {
        userId,
        title,
        company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
        facts: seesPeople || userId === ctx.person.id ? facts : null,
      },
    ]),
  );
}
