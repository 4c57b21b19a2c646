import { z } from 'zod';
import { forPerson } from '../../../platform/database.ts';
import { type AppError, conflict, invalid } from '../../../platform/errors.ts';
import { profileTexts as texts } from '../../../texts/server/profile.ts';
import { audited } from '../../audit/audited.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { PersonRow } from '../../identity/person-row.ts';
import { placeOf } from '../../identity/security-events.ts';
import { tokenHashOf } from '../../identity/sessions.ts';

const schema = z.object({ token: z.string().min(1).max(200) });

/**
 * Gives the caller the address that their link was sent to, once (USR.17): it takes both the link and their session.
 * Sessions stay; links that set a password, sent to the old address, end.
 * @throws AppError INVALID for a link that is unknown, over, used or another person's; CONFLICT for an address that
 *   somebody has.
 */
export async function confirmEmailChange(ctx: Ctx, input: z.input<typeof schema>): Promise<PersonRow> {
  const tokenHash = tokenHashOf(schema.parse(input).token);
  const { person } = ctx;
  const now = ctx.clock.now();
  const email = await forPerson(ctx.db, person.id, async (trx) => {
    const { rows } = await trx.raw(
      `update email_changes set used_at = :now
       where token_hash = :tokenHash and user_id = :userId and used_at is null and expires_at > :now returning email`,
      { now, tokenHash, userId: person.id },
    );
    if (!rows[0]) throw linkOver();
    const next: string = rows[0].email;
    const own = () => trx('users').where({ id: person.id });
    const audit = {
      action: 'confirmEmailChange',
      subject: { kind: 'person', id: person.id },
      read: async () => (await own().first('email')) ?? null,
    };
    await audited(trx, { ...ctx, customer: null }, audit, () => own().update({ email: next, is_email_verified: true }));
    await trx('password_resets').where({ user_id: person.id, used_at: null }).update({ used_at: now });
    return next;
  }).catch((error: unknown) => {
    throw isTaken(error) ? conflict(texts.emailTaken) : error;
  });
  const event = { audit: 'email', security: 'email-changed', userId: person.id, ...placeOf(ctx) };
  ctx.log.info(event, 'an e-mail address was changed by its link');
  return { ...person, email, isEmailVerified: true };
}

/** True for an address that another person has. */
const isTaken = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'users_email_key';
};

const linkOver = (): AppError => invalid(texts.emailLinkOver, [{ path: 'token', message: texts.emailLinkOver }]);
