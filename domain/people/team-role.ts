import type { Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';

export const teamRoles = ['TEAM_ADMIN', 'TEAM_MEMBER'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** The caller's role in a team, null outside of it. @throws AppError NOT_FOUND for a team that there is not. */
export async function findTeamRole(
  trx: Transaction,
  { customer, person }: Pick<Ctx, 'customer' | 'person'>,
  teamId: number,
): Promise<TeamRole | null> {
  const { rows } = await trx.raw(
    `select m.role from teams t
     left join team_members m on m.customer_id = t.customer_id and m.team_id = t.id and m.user_id = ?
     where t.customer_id = ? and t.id = ?`,
    [person.id, customer.id, teamId],
  );
  if (!rows[0]) throw notFound(peopleTexts.teamNotFound);
  return rows[0].role;
}

/** Allows people who may change teams, and the team's own admins (USR.6). @throws AppError NOT_FOUND, FORBIDDEN. */
export async function assertTeamAdmin(ctx: Ctx, trx: Transaction, teamId: number): Promise<void> {
  if ((await findTeamRole(trx, ctx, teamId)) !== 'TEAM_ADMIN') assertPermission(ctx, 'teams', 'EDIT');
}
