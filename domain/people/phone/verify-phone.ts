import { z } from 'zod';
import { forPerson, type Transaction } from '../../../platform/database.ts';
import { type AppError, invalid } from '../../../platform/errors.ts';
import { profileTexts as texts } from '../../../texts/server/profile.ts';
import { audited } from '../../audit/audited.ts';
import { phoneCodeTries } from '../../constants.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { lockOwnPhone } from './lock-own-phone.ts';
import type { PhoneCodes } from './phone-codes.ts';

const schema = z.object({ code: z.string().max(50) });

/** Why a code verifies nothing. */
type Problem = 'wrong' | 'over';

/**
 * Verifies the caller's phone number by the newest code sent to it (USR.17). A wrong one counts as a try, also of
 * several at once.
 * @throws AppError INVALID for a wrong code, and for one that is too old, was tried too often or was sent to another
 *   number.
 */
export async function verifyPhone(ctx: Ctx & { codes: PhoneCodes }, input: z.input<typeof schema>): Promise<true> {
  const code = schema.parse(input).code.replace(/[\s-]/g, '');
  // a try is counted whatever comes of it: nothing is thrown within the transaction
  const problem = await forPerson(ctx.db, ctx.person.id, (trx) => tryCode(trx, ctx, code));
  if (problem) throw refused(problem === 'wrong' ? texts.codeWrong : texts.codeOver);
  return true;
}

async function tryCode(trx: Transaction, ctx: Ctx & { codes: PhoneCodes }, code: string): Promise<Problem | null> {
  const { person, clock, codes } = ctx;
  const now = clock.now();
  const phone = await lockOwnPhone(trx, person.id);
  if (phone.isVerified) return null;
  const newest = await trx('phone_verifications')
    .where({ user_id: person.id })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  if (!newest || newest.used_at || newest.expires_at <= now) return 'over';
  if (newest.phone_number !== phone.number || newest.tries >= phoneCodeTries) return 'over';
  if (!codes.isRight(newest.id, code, newest.code_hash)) {
    const tries = newest.tries + 1;
    await trx('phone_verifications').where({ id: newest.id }).update({ tries });
    return tries < phoneCodeTries ? 'wrong' : 'over';
  }
  await trx('phone_verifications').where({ id: newest.id }).update({ used_at: now });
  const own = () => trx('users').where({ id: person.id });
  const audit = {
    action: 'verifyPhone',
    subject: { kind: 'person', id: person.id },
    read: async () => (await own().first('phone_number as phone', 'is_phone_verified as isPhoneVerified')) ?? null,
  };
  await audited(trx, { ...ctx, customer: null }, audit, () => own().update({ is_phone_verified: true }));
  return null;
}

const refused = (message: string): AppError => invalid(message, [{ path: 'code', message }]);
