import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forPersonAt, type Transaction } from '../../../platform/database.ts';
import { PictureRefused } from '../../../platform/decoded-picture.ts';
import { type AppError, invalid } from '../../../platform/errors.ts';
import { squarePhotos } from '../../../platform/square-photos.ts';
import { profileTexts as texts } from '../../../texts/server/profile.ts';
import { audited } from '../../audit/audited.ts';
import { avatarMaxPixels, avatarSizes } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { type PersonRecord, type PersonRow, personColumns, toPerson } from '../../identity/person-row.ts';
import { assertGoverned, lockPerson } from '../governed-person.ts';

const schema = z.object({ userId: z.uuid(texts.personNotFound).nullish() });
type Whose = z.input<typeof schema>;

/** Path of a person's photo; another photo has another one. */
const pathOf = (userId: string, version: string): string => `/user/avatar/${userId}/${version}/${avatarSizes.small}`;

/** Refuses whoever may change no photo of this person, before one is read. @throws AppError FORBIDDEN. */
export function assertMayChangeAvatar(ctx: Ctx, { userId }: Whose): void {
  if (userId && userId !== ctx.person.id) assertPermission(ctx, 'users', 'EDIT');
}

/**
 * Sets the photo of the caller, or of a person whom an Admin governs (USR.19).
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for what is no photo, or is too large.
 */
export async function uploadAvatar(ctx: Ctx, { file, ...whose }: Whose & { file: Buffer }): Promise<PersonRow> {
  assertMayChangeAvatar(ctx, whose);
  const [small, large] = await squaresOf(file);
  const version = randomUUID();
  return changeAvatar(ctx, whose, 'uploadAvatar', async (trx, userId) => {
    await trx('avatars')
      .insert({ user_id: userId, version, small, large, created_at: ctx.clock.now() })
      .onConflict('user_id')
      .merge();
    return pathOf(userId, version);
  });
}

/** Removes the photo of the caller, or of a person whom an Admin governs. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function removeAvatar(ctx: Ctx, whose: Whose): Promise<PersonRow> {
  assertMayChangeAvatar(ctx, whose);
  return changeAvatar(ctx, whose, 'removeAvatar', async (trx, userId) => {
    await trx('avatars').where({ user_id: userId }).delete();
    return null;
  });
}

async function changeAvatar(
  ctx: Ctx,
  whose: Whose,
  action: string,
  store: (trx: Transaction, userId: string) => Promise<string | null>,
): Promise<PersonRow> {
  const userId = schema.parse(whose).userId ?? ctx.person.id;
  return forPersonAt(ctx.db, { userId, customerId: ctx.customer.id }, async (trx) => {
    await assertGoverned(trx, ctx, await lockPerson(trx, ctx, userId));
    const person = () => trx('users').where({ id: userId });
    const read = async () => (await person().first('avatar_url as avatarUrl')) ?? null;
    await audited(trx, ctx, { action, subject: { kind: 'person', id: userId }, read }, async () =>
      person().update({ avatar_url: await store(trx, userId) }),
    );
    const { rows } = await trx.raw<{ rows: [PersonRecord] }>(`select ${personColumns} from users u where u.id = ?`, [
      userId,
    ]);
    return toPerson(rows[0]);
  });
}

async function squaresOf(file: Buffer): Promise<[small: Buffer, large: Buffer]> {
  const sides = [avatarSizes.small, avatarSizes.large];
  try {
    return (await squarePhotos(file, { sides, maxPixels: avatarMaxPixels })) as [Buffer, Buffer];
  } catch (error) {
    throw error instanceof PictureRefused ? refused(error) : error;
  }
}

function refused({ reason }: PictureRefused): AppError {
  const message = reason === 'pixels' ? texts.photoTooManyPixels(avatarMaxPixels / 1_000_000) : texts.photoFormat;
  return invalid(message, [{ path: 'file', message }]);
}
