import { z } from 'zod';
import { forPersonAt } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { profileTexts } from '../../../texts/server/profile.ts';
import { avatarSizes } from '../../constants.ts';
import type { Ctx } from '../../identity/ctx.ts';

const schema = z.object({
  userId: z.uuid(),
  version: z.uuid(),
  size: z.enum(Object.values(avatarSizes).map(String)),
});

/**
 * Reads a photo of a colleague, or the caller's own, as WebP. Somebody who is only invited has none here yet.
 * @throws AppError NOT_FOUND for one that there is not, no longer, or not for the caller.
 */
export async function readAvatar(ctx: Ctx, input: Record<keyof z.input<typeof schema>, string>): Promise<Buffer> {
  const requested = schema.safeParse(input);
  if (!requested.success) throw notFound(profileTexts.photoNotFound);
  const { userId, version, size } = requested.data;
  const column = size === String(avatarSizes.small) ? 'small' : 'large';
  const of = { userId: ctx.person.id, customerId: ctx.customer.id };
  const { rows } = await forPersonAt(ctx.db, of, (trx) =>
    trx.raw(
      `select a.${column} as bytes from avatars a where a.user_id = :userId and a.version = :version and not exists (
         select from memberships m
         where m.customer_id = :customerId and m.user_id = a.user_id and m.status = 'pending' and a.user_id <> :caller)`,
      { userId, version, customerId: ctx.customer.id, caller: ctx.person.id },
    ),
  );
  if (!rows[0]) throw notFound(profileTexts.photoNotFound);
  return rows[0].bytes;
}
