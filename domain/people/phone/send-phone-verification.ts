import { randomUUID } from 'node:crypto';
import { forPerson } from '../../../platform/database.ts';
import { invalid, unavailable } from '../../../platform/errors.ts';
import { profileTexts as texts } from '../../../texts/server/profile.ts';
import { phoneCodeMinutes, phoneCodesPerHour } from '../../constants.ts';
import { assertPerHour } from '../../identity/assert-per-hour.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { writeSms } from '../../sms/write-sms.ts';
import { lockOwnPhone } from './lock-own-phone.ts';
import type { PhoneCodes } from './phone-codes.ts';

const minuteMs = 60_000;
const askAgainSeconds = 3_600;

/**
 * Sends a code to the caller's phone number (USR.17). It replaces the one sent before.
 * @returns false for a number that is verified already: nothing is sent.
 * @throws AppError UNAVAILABLE where no text messages are sent, INVALID without a number, LIMIT above
 *   `phoneCodesPerHour`.
 */
export async function sendPhoneVerification(ctx: Ctx & { codes: PhoneCodes }): Promise<boolean> {
  const { clock, codes, person } = ctx;
  if (!codes.isOn) throw unavailable(texts.noSms, askAgainSeconds);
  const now = clock.now();
  return forPerson(ctx.db, person.id, async (trx) => {
    const { number, isVerified } = await lockOwnPhone(trx, person.id);
    if (number === null) throw invalid(texts.noPhone, [{ path: 'phone', message: texts.noPhone }]);
    if (isVerified) return false;
    const message = texts.codeLimit(phoneCodesPerHour);
    const of = { table: 'phone_verifications', userId: person.id, now, most: phoneCodesPerHour, message } as const;
    await assertPerHour(trx, of);
    const [id, code] = [randomUUID(), codes.make()];
    const expiresAt = new Date(now.getTime() + phoneCodeMinutes * minuteMs);
    await trx('phone_verifications').insert({
      ...{ id, user_id: person.id, phone_number: number, code_hash: codes.hashOf(id, code) },
      ...{ created_at: now, expires_at: expiresAt },
    });
    const body = texts.codeSms(codes.productName, code, phoneCodeMinutes);
    await writeSms(trx, { id, to: number, body, createdAt: now, expiresAt });
    return true;
  });
}
