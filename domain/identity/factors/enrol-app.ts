import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forPerson } from '../../../platform/database.ts';
import { type AppError, conflict, invalid } from '../../../platform/errors.ts';
import type { Seal } from '../../../platform/seal.ts';
import { factorTexts } from '../../../texts/server/factors.ts';
import { factorSetupMinutes, mfaCodeDigits } from '../../constants.ts';
import { assertMayChange, changeFactors, type FactorCtx } from './change-factors.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';
import { newSecret, stepOf, urlOf } from './totp.ts';

/** Encryption of secrets, and the name under which an app lists its codes. */
export interface AppPort {
  seal: Pick<Seal, 'seal' | 'open'>;
  productName: string;
}

/** Input of an authenticator app, shown to its person once. */
export interface AppEnrolment {
  /** Base32. */
  secret: string;
  /** otpauth:// */
  url: string;
}

/** A factor that was set up. */
export interface EnrolledFactor {
  /** Codes that replace it if it is lost, with the first factor; empty later. Shown this once. */
  recoveryCodes: string[];
}

export const secretPlace = (userId: string): string => `totp/${userId}`;

const passwordSchema = z.object({ password: z.string().max(1_000).nullish() });
/** A code as a person types it. */
export const codeSchema = z.object({
  code: z
    .string()
    .max(50)
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((text) => text.length === mfaCodeDigits && /^\d+$/.test(text), factorTexts.codeDigits(mfaCodeDigits)),
});

/**
 * Begins to set up an authenticator app; it is no factor until `verifyApp` has its first code. Begun again, it has
 * another secret.
 * @throws AppError as `assertMayChange`; CONFLICT for whoever has an app.
 */
export async function startApp(
  ctx: FactorCtx & { app: AppPort },
  input: z.input<typeof passwordSchema>,
): Promise<AppEnrolment> {
  const { password } = passwordSchema.parse(input);
  await assertMayChange(ctx, password);
  const { person, clock, app } = ctx;
  const secret = newSecret();
  const sealed = app.seal.seal(secret, secretPlace(person.id));
  const { rowCount } = await forPerson(ctx.db, person.id, (trx) =>
    trx.raw(
      `insert into authenticator_apps (user_id, id, secret_sealed, created_at) values (?, ?, ?, ?)
       on conflict (user_id) do update
         set id = excluded.id, secret_sealed = excluded.secret_sealed, created_at = excluded.created_at
         where authenticator_apps.confirmed_at is null`,
      [person.id, randomUUID(), sealed, clock.now()],
    ),
  );
  if (rowCount === 0) throw conflict(factorTexts.hasApp);
  return { secret, url: urlOf(secret, { issuer: app.productName, label: person.email }) };
}

/**
 * Sets the authenticator app up by its first code, which counts as given: the session has its factor from then on.
 * @throws AppError UNAUTHENTICATED while another factor is awaited; INVALID for a wrong code, and where nothing was begun
 *   lately.
 */
export async function verifyApp(
  ctx: FactorCtx & { app: AppPort },
  input: z.input<typeof codeSchema>,
): Promise<EnrolledFactor> {
  const { code } = codeSchema.parse(input);
  const { person, app } = ctx;
  return changeFactors(ctx, { action: 'verifyMFAEnrolment', fact: 'app' }, async (trx, now) => {
    const begun = await trx('authenticator_apps').where({ user_id: person.id, confirmed_at: null }).first();
    const oldest = now.getTime() - factorSetupMinutes * 60_000;
    if (!begun || begun.created_at.getTime() < oldest) throw wrongCode(factorTexts.setupOver);
    const step = stepOf(app.seal.open(begun.secret_sealed, secretPlace(person.id)), code, now);
    if (step === null) throw wrongCode();
    const used = { confirmed_at: now, last_step: step, last_used_at: now };
    await trx('authenticator_apps').where({ user_id: person.id }).update(used);
    return { recoveryCodes: await firstRecoveryCodes(trx, person.id, now) };
  });
}

export const wrongCode = (message: string = factorTexts.codeWrong): AppError =>
  invalid(message, [{ path: 'code', message }]);
