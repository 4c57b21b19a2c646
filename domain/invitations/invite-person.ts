import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { auditedRow } from '../audit/audited.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import { authRoles } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { PersonRow } from '../identity/person-row.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { listOf } from '../identity/roles/assign-roles.ts';
import { assertMayInvite, assertMayInviteInto } from '../identity/roles/invite-roles.ts';
import { lockRoles } from '../identity/roles/lock-roles.ts';
import { isWholeRole } from '../identity/roles/role.ts';
import { placeOf } from '../identity/security-events.ts';
import { emailSchema } from '../identity/sign-in/sign-in.ts';
import { nameSchema } from '../name-schema.ts';
import type { MemberStatus } from '../people/list-memberships.ts';
import { phoneSchema } from '../people/phone-number.ts';
import { readMember } from '../people/read-member.ts';
import { writeInvitation } from './write-invitation.ts';

const optional = <Out>(schema: z.ZodType<Out, string>) =>
  z
    .string()
    .nullish()
    .transform((text) => (text?.trim() ? text : null))
    .pipe(schema.nullable());

const schema = z
  .object({
    firstName: nameSchema('First', 100),
    lastName: nameSchema('Last', 100),
    email: emailSchema,
    role: z.enum(authRoles),
    customRoleId: z.uuid(identityTexts.roles.notFound).nullish(),
    companyId: z.uuid(peopleTexts.companyNotFound).nullish(),
    phone: optional(phoneSchema),
    title: optional(z.string().trim().max(200).refine(isStorable, commonTexts.invalidCharacters)),
  })
  .refine(isWholeRole, identityTexts.roles.customNeedsId);
export type InviteInput = z.input<typeof schema>;
type Invite = z.output<typeof schema>;

/**
 * Invites an e-mail's person to the customer: a pending membership, and a mail with a link (USR.8). Whether the address
 * has a person elsewhere shows neither in the answer nor in the work (USR.20).
 * @throws AppError FORBIDDEN, also for a role that the caller may not give, INVALID, NOT_FOUND for a role or company,
 *   CONFLICT for an address that belongs to the customer, LIMIT for too many invitations an hour.
 */
export async function invitePerson(ctx: Ctx, input: InviteInput): Promise<PersonRow> {
  assertPermission(ctx, 'users', 'CREATE');
  const invite = schema.parse(input);
  assertMayInviteInto(ctx, invite.role);
  const person = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRoles(trx, ctx);
    const listed = await listOf(trx, ctx, invite.customRoleId ?? null);
    assertMayInvite(ctx, { authRole: invite.role, listed });
    await assertCompany(trx, ctx, invite.companyId ?? null);
    const { rows } = await trx.raw('select person_to_invite(?) as id', [invite.email]);
    const userId: string = rows[0].id;
    await assertFree(trx, ctx, userId);
    await auditedRow(trx, ctx, { action: 'createUser', table: 'memberships', key: { user_id: userId } }, () =>
      writeMember(trx, ctx, userId, invite),
    );
    await writeInvitation(trx, ctx, { userId, email: invite.email });
    await publishAccess(trx, ctx, [{ event: 'user_updated', userId, teamId: null }]);
    return readMember(trx, ctx, userId);
  });
  const event = { audit: 'people', security: 'person-invited', by: ctx.person.id, customerId: ctx.customer.id };
  ctx.log.info({ ...event, userId: person.id, role: invite.role, ...placeOf(ctx) }, 'somebody was invited');
  return person;
}

async function writeMember(trx: Transaction, ctx: Ctx, userId: string, invite: Invite): Promise<void> {
  const now = ctx.clock.now();
  const fields = {
    auth_role: invite.role,
    custom_role_id: invite.customRoleId ?? null,
    title: invite.title,
    company_id: invite.companyId ?? null,
    invited_first_name: invite.firstName,
    invited_last_name: invite.lastName,
    invited_phone: invite.phone,
    status: 'pending',
    status_changed_at: now,
  };
  await trx('memberships')
    .insert({ customer_id: ctx.customer.id, user_id: userId, ...fields, invited_at: now })
    .onConflict(['customer_id', 'user_id'])
    .merge(fields);
}

/** Refuses people who belong to the customer; those who were removed may come again. */
async function assertFree(trx: Transaction, { customer }: Ctx, userId: string): Promise<void> {
  const member = await trx('memberships').where({ customer_id: customer.id, user_id: userId }).first('status');
  const status: MemberStatus = member?.status ?? 'none';
  if (status === 'none') return;
  const message = status === 'disabled' ? peopleTexts.invite.registered : peopleTexts.invite.exists;
  throw new AppError('CONFLICT', message, { fields: [{ path: 'input.email', message }] });
}

async function assertCompany(trx: Transaction, { customer }: Ctx, id: string | null): Promise<void> {
  if (id === null) return;
  if (!(await trx('companies').where({ customer_id: customer.id, id }).first('id')))
    throw notFound(peopleTexts.companyNotFound);
}
