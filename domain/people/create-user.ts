import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { authRoles } from '../identity/built-in-permissions.ts';
import { hashPassword } from '../identity/password.ts';
import { emailSchema } from '../identity/sign-in/sign-in.ts';

const membershipSchema = z.object({
  customerId: z.int().positive(),
  authRole: z.enum(authRoles),
  /** The role of CUSTOM. */
  customRoleId: z.uuid().nullable().default(null),
  /** Job title. */
  title: z.string().max(200).nullable().default(null),
});
const schema = z.object({
  email: emailSchema,
  /** Null: cannot sign in by password. */
  password: z.string().min(8).max(1_000).nullable(),
  displayName: z.string().trim().min(1).max(200),
  firstName: z.string().trim().max(100).default(''),
  lastName: z.string().trim().max(100).default(''),
  isSuper: z.boolean().default(false),
  memberships: z.array(membershipSchema).default([]),
});
export type CreateUserInput = z.input<typeof schema>;

/**
 * Creates a person with memberships on the pipeline's connection, for a first start and for tests. What exists stays as
 * it is: an e-mail that is known keeps its password and name, a membership its role.
 * @returns the person's id.
 */
export async function createUser(db: Database, input: CreateUserInput): Promise<string> {
  const user = schema.parse(input);
  const passwordHash = user.password === null ? null : await hashPassword(user.password);
  return db.transaction(async (trx) => {
    await trx.raw(
      `insert into users (email, password_hash, display_name, first_name, last_name, is_super, is_email_verified)
       values (:email, :passwordHash, :displayName, :firstName, :lastName, :isSuper, true)
       on conflict (email) do nothing`,
      { ...user, passwordHash, memberships: null },
    );
    const { rows } = await trx.raw('select id from users where email = ?', [user.email]);
    const id: string = rows[0].id;
    for (const { customerId, authRole, customRoleId, title } of user.memberships) {
      await trx.raw(
        `insert into memberships (customer_id, user_id, auth_role, custom_role_id, title) values (?, ?, ?, ?, ?)
         on conflict do nothing`,
        [customerId, id, authRole, customRoleId, title],
      );
    }
    return id;
  });
}
