import { forCustomer } from '../../platform/database.ts';
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
