import { forCustomer, type Transaction } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { profileTexts } from '../../texts/server/profile.ts';
import { may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { MemberStatus } from './list-memberships.ts';

/** A person with their membership of the customer, both locked for a change. */
export interface GovernedPerson {
  id: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  email: string;
  /** Forwarding of their mails. */
  forwarding: { isEnabled: boolean; recipient: string | null; until: Date | null };
  /** Null for the provider's staff, who belong to no customer. */
  membership: { status: MemberStatus; firstName: string | null; lastName: string | null } | null;
}

/**
 * Finds and locks a person for a change, in a transaction of theirs within the customer (`forPersonAt`).
 * @throws AppError NOT_FOUND for somebody of no membership here; the caller themselves may have none.
 */
export async function lockPerson(trx: Transaction, ctx: Ctx, userId: string): Promise<GovernedPerson> {
  const { rows: members } = await trx.raw<{ rows: Array<NonNullable<GovernedPerson['membership']>> }>(
    `select status, invited_first_name as "firstName", invited_last_name as "lastName" from memberships
     where customer_id = ? and user_id = ? and status <> 'none' for no key update`,
    [ctx.customer.id, userId],
  );
  const membership = members[0] ?? null;
  if (!membership && userId !== ctx.person.id) throw notFound(profileTexts.personNotFound);
  const { rows } = await trx.raw(
    `select id, email, first_name as "firstName", last_name as "lastName", phone_number as "phoneNumber",
       is_email_forwarding_enabled as "isForwarded", email_forwarding_recipient as "recipient",
       email_forwarding_until as "until"
     from users where id = ? for no key update`,
    [userId],
  );
  if (!rows[0]) throw notFound(profileTexts.personNotFound);
  const { isForwarded: isEnabled, recipient, until, ...person } = rows[0];
  return { ...person, forwarding: { isEnabled, recipient, until }, membership };
}

/**
 * Refuses a change of somebody else who belongs to another customer as well (USR.19), without saying which. Of a
 * person who is only invited nothing is said.
 * @throws AppError FORBIDDEN.
 */
export async function assertGoverned(trx: Transaction, ctx: Ctx, person: GovernedPerson): Promise<void> {
  if (person.id === ctx.person.id) return;
  if (person.membership?.status === 'pending') throw forbidden(profileTexts.notYetActive);
  const { rows } = await trx.raw('select is_elsewhere as "isElsewhere" from belongs_elsewhere(?, ?)', [
    person.id,
    ctx.customer.id,
  ]);
  if (rows[0]?.isElsewhere !== false) throw forbidden(profileTexts.ofOtherCustomers);
}

/** Parts of a person that `updateUser` changes: of a membership, title and company. */
const personParts = ['NAME', 'PHONE', 'MEMBERSHIP'] as const;
type PersonPart = (typeof personParts)[number];

interface Governed {
  userId: string;
  status: MemberStatus;
  isElsewhere: boolean;
}

/** Returns what the caller may change of people of the customer, by id: of themselves all but what a membership says. */
export async function listChangeableParts(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, PersonPart[]>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw<{ rows: Governed[] }>(
      `select m.user_id as "userId", m.status, e.is_elsewhere as "isElsewhere"
       from memberships m cross join lateral belongs_elsewhere(m.user_id, m.customer_id) e
       where m.customer_id = ? and m.user_id = any(?::uuid[]) and m.status <> 'none'`,
      [ctx.customer.id, [...userIds]],
    ),
  );
  return new Map(rows.map((person) => [person.userId, partsOf(ctx, person)]));
}

function partsOf(ctx: Ctx, { userId, status, isElsewhere }: Governed): PersonPart[] {
  const isSelf = userId === ctx.person.id;
  const mayEdit = may(ctx, 'users', 'EDIT');
  const isInvited = status === 'pending' && !isSelf;
  const isGoverned = isSelf || (mayEdit && !isInvited && !isElsewhere);
  const isChangeable: Record<PersonPart, boolean> = {
    // an invitation has a name of its own
    NAME: isGoverned || (mayEdit && isInvited),
    PHONE: isGoverned,
    MEMBERSHIP: mayEdit,
  };
  return personParts.filter((part) => isChangeable[part]);
}
