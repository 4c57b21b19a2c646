import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isStorable } from '../../platform/storable.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isGuessable } from '../identity/guessable-password.ts';
import { hashPassword } from '../identity/password.ts';
import { meetsRules } from '../identity/password-rules.ts';
import { emailSchema } from '../identity/sign-in/sign-in.ts';
import { nameSchema } from '../name-schema.ts';

const schema = z
  .object({
    email: emailSchema.refine(isStorable, commonTexts.invalidCharacters),
    name: nameSchema('Person', 200),
    password: z.string().refine(meetsRules, identityTexts.breaksRules),
  })
  .refine(({ email, name, password }) => !isGuessable(password, [email, name]), {
    path: ['password'],
    message: identityTexts.guessable,
  });

/** Result: an address that is known stays as it is, whoever has it. */
export type SuperUserOutcome = 'created' | 'exists' | 'belongs to somebody else';

/**
 * Creates a super user on the pipeline's connection: the first person of an installation. A known address is not
 * changed, so that nobody becomes one by accident.
 * @throws ZodError for an invalid e-mail or name, and a password against the rules or a guessable one.
 */
export async function createSuperUser(
  { db, clock }: { db: Database; clock: Clock },
  input: z.input<typeof schema>,
): Promise<SuperUserOutcome> {
  const { email, name, password } = schema.parse(input);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (trx) => {
    const { rows } = await trx.raw(
      `insert into users (email, password_hash, display_name, is_super, is_email_verified)
       values (?, ?, ?, true, true) on conflict (email) do nothing returning id`,
      [email, passwordHash, name],
    );
    if (!rows[0]) {
      const known = await trx('users').where({ email }).first('is_super');
      return known.is_super ? 'exists' : 'belongs to somebody else';
    }
    const audit = { action: 'createSuperUser', subject: { kind: 'person', id: rows[0].id } };
    await writeAudit(trx, { customer: null, person: null, clock }, { ...audit, after: { displayName: name } });
    return 'created';
  });
}
