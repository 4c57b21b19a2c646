import { z } from 'zod';
import { forPersonAt, type Transaction } from '../../platform/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { audited } from '../audit/audited.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { assertAdminLeft, lockRoles } from '../identity/roles/lock-roles.ts';
import { noRole } from '../identity/roles/role.ts';
import { placeOf } from '../identity/security-events.ts';
import { lockStanding, refusalOf, userIdSchema } from '../people/standing.ts';
import { assertAssignable } from '../work/create-ticket.ts';
import { countOpenTickets, reassignTickets } from '../work/reassign-tickets.ts';
import { endSessionsOfStranger } from './end-sessions.ts';

const schema = z.object({ userId: userIdSchema, reassignTo: userIdSchema.nullish() });

export interface DeletedUser {
  id: string;
  /** Number of tickets that somebody else has now. */
  reassigned: number;
}

/**
 * Ends somebody's membership (USR.11, USR.19): they lose role, teams and access at once, and their address can be invited
 * again. Their name stays in history; their own lenses and views stay for a return, seen by nobody else. Open tickets
 * have to be reassigned, before or by the same call.
 * @param input.reassignTo who gets their open tickets.
 * @throws AppError FORBIDDEN, also for somebody who has permissions that the caller does not have and for tickets that
 *   the caller may not reassign, NOT_FOUND, INVALID for oneself or a wrong `reassignTo`, CONFLICT while tickets are
 *   assigned to them (USR-067) and for the last active Admin (USR.7).
 */
export async function deleteUser(ctx: Ctx, input: z.input<typeof schema>): Promise<DeletedUser> {
  assertPermission(ctx, 'users', 'DELETE');
  const { userId, reassignTo = null } = schema.parse(input);
  const reassigned = await forPersonAt(ctx.db, { userId, customerId: ctx.customer.id }, async (trx) => {
    await lockRoles(trx, ctx);
    const standing = await lockStanding(trx, ctx, userId);
    const refused = refusalOf('DELETE', ctx, standing);
    if (refused) throw refused;
    const handedOver = await handOver(trx, ctx, userId, reassignTo);
    await endMembership(trx, ctx, userId);
    await assertAdminLeft(trx, ctx);
    await endSessionsOfStranger(trx, ctx, userId);
    return handedOver;
  });
  const event = { audit: 'people', security: 'user-deleted', by: ctx.person.id, customerId: ctx.customer.id };
  ctx.log.info({ ...event, userId, reassigned, ...placeOf(ctx) }, 'somebody was removed from a customer');
  return { id: userId, reassigned };
}

/** Nobody can be given a ticket while their membership is locked. @throws AppError CONFLICT, INVALID, FORBIDDEN. */
async function handOver(trx: Transaction, ctx: Ctx, userId: string, reassignTo: string | null): Promise<number> {
  const open = await countOpenTickets(trx, ctx.customer.id, userId);
  if (open === 0) return 0;
  if (reassignTo === null) throw conflict(peopleTexts.hasActiveWork(open));
  const path = 'reassignTo';
  const message = peopleTexts.reassignToOther;
  if (reassignTo === userId) throw invalid(message, [{ path, message }]);
  await assertAssignable(trx, ctx.customer.id, reassignTo, path);
  return reassignTickets(trx, ctx, { from: userId, to: reassignTo });
}

async function endMembership(trx: Transaction, ctx: Ctx, userId: string): Promise<void> {
  const own = { customer_id: ctx.customer.id, user_id: userId };
  const readTeams = async () => (await trx('team_members').where(own).orderBy('team_id')).map(({ team_id }) => team_id);
  const teams = await readTeams();
  const read = async () => {
    const { status, auth_role: authRole, custom_role_id: customRoleId } = await trx('memberships').where(own).first();
    return { status, authRole, customRoleId, teams: await readTeams() };
  };
  await audited(trx, ctx, { action: 'deleteUser', subject: { kind: 'membership', id: userId }, read }, async () => {
    await trx('team_members').where(own).delete();
    await trx('memberships')
      .where(own)
      .update({ status: 'none', ...noRole, status_changed_at: ctx.clock.now() });
  });
  await publishAccess(trx, ctx, [
    { event: 'disable_user', userId, teamId: null },
    // the work of these teams has changed: their lists are judged again
    ...(teams.length > 0 ? [{ event: 'lenses_changed' as const, userId: null, teamId: null }] : []),
  ]);
}
