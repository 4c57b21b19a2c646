import { personColumns } from '../identity/person-row.ts';

/** An invitation that nobody has accepted: what the person is elsewhere is not for this customer (USR.20). */
const isUnaccepted = `(m.activated_at is null and m.status in ('pending', 'none'))`;
const invitedAs = `nullif(trim(concat_ws(' ', m.invited_first_name, m.invited_last_name)), '')`;
const invitedName = `coalesce(${invitedAs}, u.email)`;

/**
 * Name of the person `u` within the customer of the membership `m`, in SQL: the one they were invited under until they
 * have accepted.
 */
export const shownName = `(case when ${isUnaccepted} then ${invitedName} else u.display_name end)`;

/** Like `shownName`, null where the person has no name yet. */
export const givenName = `(case when ${isUnaccepted} then ${invitedAs} else u.display_name end)`;

/** Columns in place of the person's own columns while the invitation is not accepted. */
const unaccepted: Record<string, string> = {
  display_name: invitedName,
  first_name: `coalesce(m.invited_first_name, '')`,
  last_name: `coalesce(m.invited_last_name, '')`,
  avatar_url: 'null',
  is_super: 'false',
  is_email_verified: 'false',
  is_email_subscribed: 'true',
  is_mfa_enabled: 'false',
};

/** Like `personColumns`, of the person `u` as the customer of the membership `m` may see them. */
export const memberColumns = personColumns
  .split(',')
  .map((column) => column.trim())
  .map((column) => {
    const name = column.replace(/^u\./, '');
    return name in unaccepted
      ? `case when ${isUnaccepted} then ${unaccepted[name]} else ${column} end as ${name}`
      : column;
  })
  .join(', ');

/** Photo of the person, as the customer may see it. */
export const shownAvatar = `case when ${isUnaccepted} then null else u.avatar_url end`;

/** When the person last signed in anywhere, as the customer may see it. */
export const shownSignIn = `case when ${isUnaccepted} then null else u.last_sign_in_at end`;
