import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { forPersonAt, type Transaction } from '../../platform/database.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import { profileTexts as texts } from '../../texts/server/profile.ts';
import { audited } from '../audit/audited.ts';
import type { Fields } from '../audit/field-changes.ts';
import { analyticsPages, landingPages, titleMaxLength } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import { assertWholeAccount } from '../identity/assert-whole-account.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type PersonRecord, type PersonRow, personColumns, toPerson } from '../identity/person-row.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { listLenses } from '../lenses/list-lenses.ts';
import { emailSettingsSchema } from '../people/email/email-settings.ts';
import { assertGoverned, type GovernedPerson, lockPerson } from '../people/governed-person.ts';
import { displayNameOf, firstNameSchema, lastNameSchema } from '../people/person-name.ts';
import { phoneSchema } from '../people/phone-number.ts';
import { readMember } from '../people/read-member.ts';
import { textOf } from '../texts.ts';

/** Nothing changes where a field is absent; null and '' empty what can be empty. */
const schema = z.object({
  userId: z.uuid(texts.personNotFound).nullish(),
  firstName: firstNameSchema.optional(),
  lastName: lastNameSchema.optional(),
  title: textOf(texts.title, titleMaxLength).optional(),
  companyId: z.uuid(texts.companyNotFound).nullish(),
  phone: textOf(texts.phone, 40).pipe(phoneSchema.nullable()).optional(),
  phoneIsSubscribed: z.boolean().nullish(),
  isPushNotificationEnabled: z.boolean().nullish(),
  email: emailSettingsSchema.nullish(),
  landingPage: z.enum(landingPages).nullish(),
  landingPageLens: z.string().max(100).nullish(),
  analyticsPage: z.enum(analyticsPages).nullish(),
});
export type UpdateUserInput = z.input<typeof schema>;
type Changes = z.output<typeof schema>;

type Columns = Record<string, unknown>;

/**
 * Changes the caller's profile, or what an Admin may change of somebody else (USR.19): title and company in any case,
 * name and phone only of a person who belongs to no other customer.
 * @throws AppError FORBIDDEN, NOT_FOUND for a person, company or lens, INVALID.
 */
export async function updateUser(ctx: Ctx, input: UpdateUserInput): Promise<PersonRow> {
  const given = undefinedLeftOut(input);
  const changes = schema.parse(given);
  const userId = changes.userId ?? ctx.person.id;
  await assertMayChange(ctx, userId, changes);
  return forPersonAt(ctx.db, { userId, customerId: ctx.customer.id }, async (trx) => {
    const person = await lockPerson(trx, ctx, userId);
    const ofPerson = await personColumnsOf(trx, ctx, person, changes);
    const ofMember = await memberColumnsOf(trx, ctx, person, changes);
    const audit = { action: 'updateUser', subject: { kind: 'person', id: userId }, read: () => read(trx, ctx, userId) };
    await audited(trx, ctx, audit, async () => {
      if (hasAny(ofPerson)) await trx('users').where({ id: userId }).update(ofPerson);
      if (hasAny(ofMember))
        await trx('memberships').where({ customer_id: ctx.customer.id, user_id: userId }).update(ofMember);
    });
    // nobody else's list shows which page of analytics was opened last
    const { analytics_page: _, ...shown } = ofMember;
    if (hasAny(ofPerson) || hasAny(shown))
      await publishAccess(trx, ctx, [{ event: 'user_updated', userId, teamId: null }]);
    if (userId !== ctx.person.id) return readMember(trx, ctx, userId);
    const { rows } = await trx.raw<{ rows: [PersonRecord] }>(`select ${personColumns} from users u where u.id = ?`, [
      userId,
    ]);
    return toPerson(rows[0]);
  });
}

/** Fields that GraphQL passes as undefined are absent. */
const undefinedLeftOut = <T extends object>(input: T): T =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as T;

const hasAny = (columns: Columns): boolean => Object.keys(columns).length > 0;
const defined = (columns: Columns): Columns => undefinedLeftOut(columns);

async function assertMayChange(ctx: Ctx, userId: string, changes: Changes): Promise<void> {
  const isSelf = userId === ctx.person.id;
  const ofMembership = changes.title !== undefined || changes.companyId !== undefined;
  if (!isSelf || ofMembership) assertPermission(ctx, 'users', 'EDIT');
  const { phoneIsSubscribed, isPushNotificationEnabled, email, landingPage, landingPageLens, analyticsPage } = changes;
  const choices = [phoneIsSubscribed, isPushNotificationEnabled, email, landingPage, landingPageLens, analyticsPage];
  if (!isSelf && choices.some((choice) => choice !== undefined)) throw forbidden(texts.onlyOwn);
  if (landingPageLens && (await listLenses(ctx, { ids: [landingPageLens] })).length === 0)
    throw notFound(texts.lensNotFound);
}

/** Returns the columns of the person that change. @throws AppError FORBIDDEN, INVALID. */
async function personColumnsOf(
  trx: Transaction,
  ctx: Ctx,
  person: GovernedPerson,
  { firstName, lastName, phone, email, ...changes }: Changes,
): Promise<Columns> {
  const isInvited = person.membership?.status === 'pending' && person.id !== ctx.person.id;
  const name = isInvited ? {} : nameColumns(person, { firstName, lastName });
  const isNewPhone = phone !== undefined && phone !== person.phoneNumber;
  if (hasAny(name) || isNewPhone) await assertGoverned(trx, ctx, person);
  const isNewForwarding = email?.forwarding != null && !isDeepStrictEqual(email.forwarding, person.forwarding);
  if ((isNewPhone || isNewForwarding) && person.id === ctx.person.id) assertWholeAccount(ctx);
  return defined({
    ...name,
    ...(isNewPhone && { phone_number: phone, is_phone_verified: false }),
    is_phone_subscribed: changes.phoneIsSubscribed ?? undefined,
    is_push_notification_enabled: changes.isPushNotificationEnabled ?? undefined,
    is_email_subscribed: email?.isSubscribed ?? undefined,
    ...(email?.forwarding && forwardingColumns(ctx, person, email.forwarding)),
  });
}

type Name = { firstName: string | undefined; lastName: string | undefined };

/** Returns the columns of a name that differs. @throws AppError INVALID for an empty one. */
function nameColumns(person: { firstName: string; lastName: string }, given: Name): Columns {
  const { firstName = person.firstName, lastName = person.lastName } = given;
  if (firstName === person.firstName && lastName === person.lastName) return {};
  const displayName = displayNameOf(firstName, lastName);
  if (displayName === '') throw invalid(texts.nameRequired, [{ path: 'firstName', message: texts.nameRequired }]);
  return { first_name: firstName, last_name: lastName, display_name: displayName };
}

type Forwarding = NonNullable<NonNullable<Changes['email']>['forwarding']>;

/** Returns the columns of a forwarding. @throws AppError INVALID for one that leads back, or is over already. */
function forwardingColumns(ctx: Ctx, person: GovernedPerson, { isEnabled, recipient, until }: Forwarding): Columns {
  const refuse = (field: string, message: string) => invalid(message, [{ path: `email.forwarding.${field}`, message }]);
  if (isEnabled && recipient === person.email) throw refuse('recipient', texts.recipientIsSame);
  if (isEnabled && until && until <= ctx.clock.now()) throw refuse('until', texts.forwardingIsOver);
  return {
    is_email_forwarding_enabled: isEnabled,
    email_forwarding_recipient: recipient,
    email_forwarding_until: until,
  };
}

/** Returns the columns of the membership that change. @throws AppError NOT_FOUND for a company, INVALID without one. */
async function memberColumnsOf(
  trx: Transaction,
  ctx: Ctx,
  { id, membership }: GovernedPerson,
  { title, companyId, landingPage, landingPageLens, analyticsPage, firstName, lastName }: Changes,
): Promise<Columns> {
  const isInvited = membership?.status === 'pending' && id !== ctx.person.id;
  const columns = defined({
    title,
    company_id: companyId,
    landing_page: landingPage ?? undefined,
    landing_page_lens_id: landingPageLens,
    analytics_page: analyticsPage,
    ...(isInvited && invitedNameColumns(membership, { firstName, lastName })),
  });
  if (hasAny(columns) && !membership) throw invalid(texts.forMembers);
  if (companyId) {
    const company = await trx('companies').where({ customer_id: ctx.customer.id, id: companyId }).first('id');
    if (!company) throw notFound(texts.companyNotFound);
  }
  return columns;
}

/** An invitation has a name of its own: the person's is theirs (USR.20). */
function invitedNameColumns(membership: NonNullable<GovernedPerson['membership']>, given: Name): Columns {
  const { firstName, lastName } = membership;
  const columns = nameColumns({ firstName: firstName ?? '', lastName: lastName ?? '' }, given);
  return hasAny(columns) ? { invited_first_name: columns.first_name, invited_last_name: columns.last_name } : {};
}

/** Returns what the audit log tells of: not what only changes how the product looks to the person. */
async function read(trx: Transaction, ctx: Ctx, userId: string): Promise<Fields | null> {
  const { rows } = await trx.raw(
    `select u.first_name as "firstName", u.last_name as "lastName", u.phone_number as phone,
       u.is_phone_subscribed as "phoneIsSubscribed", u.is_push_notification_enabled as "isPushNotificationEnabled",
       u.is_email_subscribed as "emailIsSubscribed", u.is_email_forwarding_enabled as "isForwarded",
       u.email_forwarding_recipient as "forwardingRecipient", u.email_forwarding_until as "forwardingUntil",
       m.title, m.company_id as "companyId", m.invited_first_name as "invitedFirstName",
       m.invited_last_name as "invitedLastName"
     from users u left join memberships m on m.customer_id = ? and m.user_id = u.id where u.id = ?`,
    [ctx.customer.id, userId],
  );
  return rows[0] ?? null;
}
