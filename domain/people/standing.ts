import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { type AppError, conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { factorTexts } from '../../texts/server/factors.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { may } from '../identity/assert-permission.ts';
import { actsAsSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import { grantedBy, type HeldRole } from '../identity/permissions.ts';
import { mayGive } from '../identity/roles/role.ts';
import type { MemberStatus } from './list-memberships.ts';

/** Status and role of a person within a customer. */
export interface Standing extends HeldRole {
  userId: string;
  status: MemberStatus;
  isMfaEnabled: boolean;
  /** True if they belong to another customer too, or to the provider's staff (USR.19). */
  isElsewhere: boolean;
}

export const userIdSchema = z.uuid(peopleTexts.personNotFound);

const select = `select m.user_id as "userId", m.status, m.auth_role as "authRole", r.permissions as listed,
    u.is_mfa_enabled as "isMfaEnabled", u.is_super or e.is_elsewhere as "isElsewhere"
  from memberships m join users u on u.id = m.user_id
  cross join lateral belongs_elsewhere(m.user_id, m.customer_id) e
  left join roles r on r.customer_id = m.customer_id and r.id = m.custom_role_id
  where m.customer_id = ? and m.status <> 'none'`;

/**
 * Locks the membership of somebody of the customer until the transaction ends.
 * @throws AppError NOT_FOUND for somebody who is not, or no longer.
 */
export async function lockStanding(
  trx: Transaction,
  { customer }: Pick<Ctx, 'customer'>,
  userId: string,
): Promise<Standing> {
  const { rows } = await trx.raw(`${select} and m.user_id = ? for no key update of m`, [customer.id, userId]);
  if (!rows[0]) throw notFound(peopleTexts.personNotFound);
  return rows[0];
}

/** Actions on a person; each is a call of the API. */
export const userVerbs = ['DISABLE', 'ENABLE', 'DELETE', 'ASSIGN_ROLE', 'DISABLE_MFA'] as const;
export type UserVerb = (typeof userVerbs)[number];

const permissionFor = {
  DISABLE: ['users', 'EDIT'],
  ENABLE: ['users', 'EDIT'],
  DELETE: ['users', 'DELETE'],
  ASSIGN_ROLE: ['roles', 'EDIT'],
  DISABLE_MFA: ['users', 'EDIT'],
} as const;

/**
 * Returns the reason why the caller may not do something with a person, by rights and status; null if they may. Who has
 * permissions that the caller does not have stays as they are.
 */
export function refusalOf(
  verb: UserVerb,
  ctx: Pick<Ctx, 'customer' | 'permissions' | 'person'> & Partial<Pick<Ctx, 'isConfined'>>,
  person: Standing,
): AppError | null {
  const [area, action] = permissionFor[verb];
  if (!may(ctx, area, action)) return forbidden();
  if (!mayGive(ctx, grantedBy(person))) return forbidden(identityTexts.roles.morePermissions);
  if (verb === 'ASSIGN_ROLE') return null;
  if (person.userId === ctx.person.id)
    return invalid(verb === 'DISABLE_MFA' ? factorTexts.ownFactors : peopleTexts.ownAccess);
  if (verb === 'DISABLE_MFA' && person.isElsewhere && !actsAsSuper(ctx)) return forbidden(factorTexts.ofOtherCustomers);
  if (verb !== 'DELETE' && person.status === 'pending') return conflict(peopleTexts.isPending);
  return null;
}

/** Returns what the caller may do with people of the customer, by id: nothing with others. */
export async function listVerbs(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, UserVerb[]>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(`${select} and m.user_id = any(?::uuid[])`, [ctx.customer.id, [...userIds]]),
  );
  const isOffered = (verb: UserVerb, { status, isMfaEnabled }: Standing): boolean => {
    if (verb === 'DISABLE') return status === 'active';
    if (verb === 'ENABLE') return status === 'disabled';
    return verb !== 'DISABLE_MFA' || isMfaEnabled;
  };
  return new Map(
    rows.map((person: Standing) => [
      person.userId,
      userVerbs.filter((verb) => isOffered(verb, person) && refusalOf(verb, ctx, person) === null),
    ]),
  );
}
