import { z } from 'zod';
import { forPersonAt } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { factorMail } from '../identity/factors/change-factors.ts';
import { deleteFactors } from '../identity/factors/factor-rows.ts';
import { lockAccount } from '../identity/lock-account.ts';
import type { PersonRow } from '../identity/person-row.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { placeOf } from '../identity/security-events.ts';
import { writeMails } from '../mail/write-mails.ts';
import { findMember } from '../people/list-users.ts';
import { lockStanding, refusalOf, userIdSchema } from '../people/standing.ts';

const schema = z.object({ userId: userIdSchema });

/**
 * Removes the second factors of somebody of the customer, who has lost them, and ends their sessions (AUTH.5). They are notified
 * by mail, and set up another one at their next sign-in where the customer requires it.
 * @throws AppError FORBIDDEN, also for somebody who has permissions that the caller does not have or belongs to another
 *   customer too (USR.19); NOT_FOUND, INVALID for oneself, CONFLICT for somebody who has not accepted yet.
 */
export async function disableUserMfa(ctx: Ctx, input: z.input<typeof schema>): Promise<PersonRow> {
  assertPermission(ctx, 'users', 'EDIT');
  const { userId } = schema.parse(input);
  const now = ctx.clock.now();
  const person = await forPersonAt(ctx.db, { userId, customerId: ctx.customer.id }, async (trx) => {
    const standing = await lockStanding(trx, ctx, userId);
    const refused = refusalOf('DISABLE_MFA', ctx, standing);
    if (refused) throw refused;
    await lockAccount(trx, userId);
    await deleteFactors(trx, userId);
    await trx('sessions').where({ user_id: userId, ended_at: null }).update({ ended_at: now });
    await writeAudit(trx, ctx, { action: 'disableUserMFA', subject: { kind: 'person', id: userId } });
    await publishAccess(trx, ctx, [
      { event: 'session_ended', userId, teamId: null },
      { event: 'user_updated', userId, teamId: null },
    ]);
    const found = await findMember(trx, ctx.customer.id, userId);
    if (found) await writeMails(trx, [factorMail({ to: found.email, fact: 'reset', now })]);
    return found;
  });
  if (!person) throw notFound(peopleTexts.personNotFound);
  const event = { audit: 'people', security: 'factors-reset', by: ctx.person.id, customerId: ctx.customer.id };
  ctx.log.info({ ...event, userId, ...placeOf(ctx) }, 'the second factors of somebody were removed');
  return person;
}
