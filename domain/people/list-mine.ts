import { forCustomer, forPerson } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';

export interface TeamMembershipRow {
  teamId: number;
  teamName: string;
  role: 'TEAM_ADMIN' | 'TEAM_MEMBER';
}

/** The person's teams within the customer of the request, by name. */
export async function listMyTeams(ctx: Ctx): Promise<TeamMembershipRow[]> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select t.id, t.name, m.role from team_members m
       join teams t on t.customer_id = m.customer_id and t.id = m.team_id
       where m.customer_id = ? and m.user_id = ? order by t.name, t.id`,
      [ctx.customer.id, ctx.person.id],
    ),
  );
  return rows.map((row: { id: number; name: string; role: TeamMembershipRow['role'] }) => ({
    teamId: row.id,
    teamName: row.name,
    role: row.role,
  }));
}

const customersShown = 1_000;

/** Enabled customers the person may open, by name; for super users every one, up to a thousand. */
export async function listMyCustomers(ctx: Pick<Ctx, 'db' | 'person'>): Promise<Array<{ id: number; name: string }>> {
  const { rows } = await forPerson(ctx.db, ctx.person.id, (trx) =>
    trx.raw(
      `select c.id, c.name from customers c
       where c.onboarding_status <> 'DISABLED' and (:isSuper or exists (
         select from memberships m where m.customer_id = c.id and m.user_id = :userId and m.status = 'active'))
       order by c.name, c.id limit ${customersShown}`,
      { isSuper: ctx.person.isSuper, userId: ctx.person.id },
    ),
  );
  return rows;
}
