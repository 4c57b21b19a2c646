import { z } from 'zod';
import { forPersonAt } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { auditedRow } from '../audit/audited.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { PersonRow } from '../identity/person-row.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { assertAdminLeft, lockRoles } from '../identity/roles/lock-roles.ts';
import { placeOf } from '../identity/security-events.ts';
import { findMember } from '../people/list-users.ts';
import { lockStanding, refusalOf, userIdSchema } from '../people/standing.ts';
import { endSessionsOfStranger } from './end-sessions.ts';

const schema = z.object({ userId: userIdSchema, isEnabled: z.boolean() });

/**
 * Gives somebody of the customer access again, or takes it: at once, in every open window and request (USR.13). Their
 * sessions end if they may open no other customer.
 * @throws AppError FORBIDDEN, also for somebody who has permissions that the caller does not have, NOT_FOUND, INVALID for
 *   oneself, CONFLICT for somebody who has not accepted yet and for the last active Admin (USR.7).
 */
export async function setUserAccess(ctx: Ctx, input: z.input<typeof schema>): Promise<PersonRow> {
  assertPermission(ctx, 'users', 'EDIT');
  const { userId, isEnabled } = schema.parse(input);
  const status = isEnabled ? 'active' : 'disabled';
  const person = await forPersonAt(ctx.db, { userId, customerId: ctx.customer.id }, async (trx) => {
    await lockRoles(trx, ctx);
    const standing = await lockStanding(trx, ctx, userId);
    const refused = refusalOf(isEnabled ? 'ENABLE' : 'DISABLE', ctx, standing);
    if (refused) throw refused;
    if (standing.status !== status) {
      const key = { user_id: userId };
      await auditedRow(trx, ctx, { action: 'setUserAccess', table: 'memberships', key }, () =>
        trx('memberships')
          .where({ customer_id: ctx.customer.id, ...key })
          .update({ status, status_changed_at: ctx.clock.now() }),
      );
      await assertAdminLeft(trx, ctx);
      if (!isEnabled) await endSessionsOfStranger(trx, ctx, userId);
      await publishAccess(trx, ctx, [{ event: isEnabled ? 'user_updated' : 'disable_user', userId, teamId: null }]);
    }
    return findMember(trx, ctx.customer.id, userId);
  });
  if (!person) throw notFound(peopleTexts.personNotFound);
  const event = { audit: 'people', security: 'access-set', by: ctx.person.id, customerId: ctx.customer.id };
  ctx.log.info({ ...event, userId, isEnabled, ...placeOf(ctx) }, 'somebody was given access, or has lost it');
  return person;
}
