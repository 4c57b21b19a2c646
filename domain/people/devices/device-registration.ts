import { createHash } from 'node:crypto';
import { z } from 'zod';
import { forDevice } from '../../../platform/database.ts';
import { isStorable } from '../../../platform/storable.ts';
import { required, tooLong } from '../../../texts/refusals.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { profileTexts } from '../../../texts/server/profile.ts';
import { devicesMax, deviceTokenMaxLength } from '../../constants.ts';
import type { Ctx } from '../../identity/ctx.ts';

const schema = z.object({
  token: z
    .string()
    .trim()
    .min(1, required(profileTexts.deviceToken))
    .max(deviceTokenMaxLength, tooLong(profileTexts.deviceToken, deviceTokenMaxLength))
    .refine(isStorable, commonTexts.invalidCharacters),
});
type Input = z.input<typeof schema>;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Registers the device of the session: it belongs to the last person who signed in on it (MOB.3), and goes with the
 * session. One above the maximum takes the place of the person's oldest.
 * @throws AppError INVALID for an empty or too long token.
 */
export async function addDeviceRegistrationToken(ctx: Ctx, input: Input): Promise<true> {
  const { token } = schema.parse(input);
  const [userId, tokenHash] = [ctx.person.id, hashOf(token)];
  await forDevice(ctx.db, { userId, tokenHash }, async (trx) => {
    await trx.raw(
      `insert into device_tokens (token_hash, token, user_id, session_hash, created_at)
       select :tokenHash, :token, user_id, token_hash, :now from sessions
       where token_hash = :session and user_id = :userId and ended_at is null for share
       on conflict (token_hash) do update set
         user_id = excluded.user_id, session_hash = excluded.session_hash, created_at = excluded.created_at`,
      { tokenHash, token, now: ctx.clock.now(), session: ctx.tokenHash, userId },
    );
    await trx.raw(
      `delete from device_tokens where token_hash in (
         select token_hash from device_tokens where user_id = ? order by created_at desc, token_hash offset ?)`,
      [userId, devicesMax],
    );
  });
  return true;
}

/** Forgets a device of the caller's; does nothing for one of somebody else, or of nobody. */
export async function removeDeviceRegistrationToken(ctx: Ctx, input: Input): Promise<true> {
  const tokenHash = hashOf(schema.parse(input).token);
  const userId = ctx.person.id;
  await forDevice(ctx.db, { userId, tokenHash }, (trx) =>
    trx('device_tokens').where({ token_hash: tokenHash, user_id: userId }).delete(),
  );
  return true;
}
