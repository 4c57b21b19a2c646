import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { auditedRow } from '../audit/audited.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { PersonRow } from '../identity/person-row.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { listOf } from '../identity/roles/assign-roles.ts';
import { assertMayInvite } from '../identity/roles/invite-roles.ts';
import { lockRoles } from '../identity/roles/lock-roles.ts';
import { noRole } from '../identity/roles/role.ts';
import { readMember } from '../people/read-member.ts';
import { voidInvitations, writeInvitation } from './write-invitation.ts';

const schema = z.object({ userId: z.uuid(peopleTexts.personNotFound) });
type Input = z.input<typeof schema>;

/**
 * Mails an invited person another link; the one before is void (USR.8).
 * @throws AppError FORBIDDEN, also for a role that the caller may not give, NOT_FOUND, CONFLICT for somebody who is not
 *   invited, LIMIT for too many invitations an hour.
 */
export const resendInvitation = (ctx: Ctx, input: Input): Promise<PersonRow> =>
  changePending(ctx, input, 'resendInviteUser', async (trx, person) => {
    const now = ctx.clock.now();
    await trx('memberships').where({ customer_id: ctx.customer.id, user_id: person.id }).update({ invited_at: now });
    await writeInvitation(trx, ctx, { userId: person.id, email: person.email });
  });

/**
 * Withdraws an invitation: its link is void, and the person can be invited again.
 * @throws AppError FORBIDDEN, also for a role that the caller may not give, NOT_FOUND, CONFLICT for somebody who is not
 *   invited.
 */
export const voidInvitation = (ctx: Ctx, input: Input): Promise<PersonRow> =>
  changePending(ctx, input, 'voidInviteUser', async (trx, { id }) => {
    await voidInvitations(trx, ctx, id);
    const ended = { status: 'none', status_changed_at: ctx.clock.now(), ...noRole };
    await trx('memberships').where({ customer_id: ctx.customer.id, user_id: id }).update(ended);
  });

/** Changes the membership of somebody who is invited, whose row is locked: they may be accepting just now. */
async function changePending(
  ctx: Ctx,
  input: Input,
  action: string,
  change: (trx: Transaction, person: PersonRow) => Promise<void>,
): Promise<PersonRow> {
  assertPermission(ctx, 'users', 'CREATE');
  const { userId } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRoles(trx, ctx);
    const person = await readMember(trx, ctx, userId);
    const member = await trx('memberships')
      .where({ customer_id: ctx.customer.id, user_id: userId })
      .forNoKeyUpdate()
      .first('status', 'auth_role', 'custom_role_id');
    if (member.status !== 'pending') throw conflict(peopleTexts.invite.notPending);
    assertMayInvite(ctx, { authRole: member.auth_role, listed: await listOf(trx, ctx, member.custom_role_id) });
    await auditedRow(trx, ctx, { action, table: 'memberships', key: { user_id: userId } }, () => change(trx, person));
    await publishAccess(trx, ctx, [{ event: 'user_updated', userId, teamId: null }]);
    return person;
  });
}
