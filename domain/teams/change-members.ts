import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { auditedRow } from '../audit/audited.ts';
import type { Ctx } from '../identity/ctx.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { assertTeamAdmin, teamRoles } from '../people/team-role.ts';
import { listTeamMembers } from './list-teams.ts';
import { type TeamMember, teamIdSchema } from './team.ts';

const memberSchema = z.object({ teamId: teamIdSchema, userId: z.uuid(peopleTexts.personNotFound) });
const roleSchema = memberSchema.extend({ role: z.enum(teamRoles) });

/** A team's work has changed hands: all lists of it are judged again. */
const lensesOfTeam = { event: 'lenses_changed', userId: null, teamId: null } as const;
const nobody = () => notFound(peopleTexts.personNotFound);

/**
 * Adds a person of the customer to a team, or changes their role in it; their screens are notified (LIVE-024).
 * @throws AppError FORBIDDEN, NOT_FOUND for the team or a person of another customer, INVALID.
 */
export async function addTeamMember(ctx: Ctx, input: z.input<typeof roleSchema>): Promise<TeamMember> {
  const { teamId, userId, role } = roleSchema.parse(input);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await assertTeamAdmin(ctx, trx, teamId);
    const member = { customer_id: ctx.customer.id, team_id: teamId, user_id: userId };
    await assertAddable(trx, ctx, teamId, userId);
    await auditedRow(trx, ctx, memberAudit('addTeamMember', teamId, userId), () =>
      trx('team_members')
        .insert({ ...member, role })
        .onConflict(['customer_id', 'team_id', 'user_id'])
        .merge(['role']),
    );
    await publishAccess(trx, ctx, [{ event: 'team_added', userId, teamId: String(teamId) }, lensesOfTeam]);
  });
  return findMember(ctx, teamId, userId);
}

/**
 * Holds the team and the membership until the transaction ends, so that neither ends before the person is in the team.
 * @throws AppError NOT_FOUND for a team that was deleted, and a person who was removed or never was here.
 */
async function assertAddable(trx: Transaction, { customer }: Ctx, teamId: number, userId: string): Promise<void> {
  const team = await trx('teams').where({ customer_id: customer.id, id: teamId }).forKeyShare().first('id');
  if (!team) throw notFound(peopleTexts.teamNotFound);
  const member = await trx('memberships')
    .where({ customer_id: customer.id, user_id: userId })
    .whereNot({ status: 'none' })
    .forShare()
    .first('user_id');
  if (!member) throw nobody();
}

/** Gives a member another role in the team. @throws AppError FORBIDDEN, NOT_FOUND, INVALID. */
export async function updateTeamMember(ctx: Ctx, input: z.input<typeof roleSchema>): Promise<TeamMember> {
  const { teamId, userId, role } = roleSchema.parse(input);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await assertTeamAdmin(ctx, trx, teamId);
    const changed = await auditedRow(trx, ctx, memberAudit('updateTeamMember', teamId, userId), () =>
      trx('team_members').where({ customer_id: ctx.customer.id, team_id: teamId, user_id: userId }).update({ role }),
    );
    if (changed === 0) throw nobody();
    await publishAccess(trx, ctx, [{ event: 'lenses_changed', userId, teamId: null }]);
  });
  return findMember(ctx, teamId, userId);
}

/**
 * Removes a person from a team; its lenses close on their screens at once (LIVE-025).
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function removeTeamMember(
  ctx: Ctx,
  input: z.input<typeof memberSchema>,
): Promise<{ teamId: string; userId: string }> {
  const { teamId, userId } = memberSchema.parse(input);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await assertTeamAdmin(ctx, trx, teamId);
    const removed = await auditedRow(trx, ctx, memberAudit('removeTeamMember', teamId, userId), () =>
      trx('team_members').where({ customer_id: ctx.customer.id, team_id: teamId, user_id: userId }).delete(),
    );
    if (removed === 0) throw nobody();
    await publishAccess(trx, ctx, [{ event: 'team_removed', userId, teamId: String(teamId) }, lensesOfTeam]);
  });
  return { teamId: String(teamId), userId };
}

const memberAudit = (action: string, teamId: number, userId: string) =>
  ({ action, table: 'team_members', key: { team_id: teamId, user_id: userId } }) as const;

async function findMember(ctx: Ctx, teamId: number, userId: string): Promise<TeamMember> {
  const member = (await listTeamMembers(ctx, [String(teamId)])).find((one) => one.userId === userId);
  if (!member) throw nobody();
  return member;
}
