import { forPersonAt } from '../../platform/database.ts';
import { may } from '../identity/assert-permission.ts';
import type { AuthRole, Permissions } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type ListedPermissions, permissionsWithin } from '../identity/permissions.ts';
import { noRole } from '../identity/roles/role.ts';
import type { MemberStatus } from './list-memberships.ts';

/** Facts that a person keeps about themselves: seen by them, and by those who may change people of the customer. */
export interface Profile {
  userId: string;
  phone: { number: string | null; isVerified: boolean; isSubscribed: boolean };
  forwarding: { isEnabled: boolean; recipient: string | null; until: Date | null };
  isPushNotificationEnabled: boolean;
  isMfaEnabled: boolean;
  landingPage: string | null;
  landingPageLens: string | null;
  analyticsPage: string | null;
  isIntegrationStatusAlertEmailsEnabled: boolean | null;
}

/** A profile as far as the caller may see it. */
export interface SeenProfile {
  userId: string;
  /** Null for whoever may not look at people, and is not the person. */
  permissions: Permissions | null;
  /** Null for others, and of a person who has not accepted the invitation or whose membership has ended. */
  own: Profile | null;
}

interface ProfileRecord {
  id: string;
  isSuper: boolean;
  isMfaEnabled: boolean;
  phoneNumber: string | null;
  isPhoneVerified: boolean;
  isPhoneSubscribed: boolean;
  isForwarded: boolean;
  recipient: string | null;
  until: Date | null;
  isPushNotificationEnabled: boolean;
  status: MemberStatus | null;
  authRole: AuthRole | null;
  listed: ListedPermissions | null;
  landingPage: string | null;
  landingPageLens: string | null;
  analyticsPage: string | null;
  isAlerted: boolean | null;
}

/** Reads profiles by people's ids, each as far as the caller may see it. */
export async function listProfiles(ctx: Ctx, ids: readonly string[]): Promise<Map<string, SeenProfile>> {
  const of = { userId: ctx.person.id, customerId: ctx.customer.id };
  const { rows } = await forPersonAt(ctx.db, of, (trx) =>
    trx.raw<{ rows: ProfileRecord[] }>(
      `select u.id, u.is_super as "isSuper", u.is_mfa_enabled as "isMfaEnabled", u.phone_number as "phoneNumber",
         u.is_phone_verified as "isPhoneVerified", u.is_phone_subscribed as "isPhoneSubscribed",
         u.is_email_forwarding_enabled as "isForwarded", u.email_forwarding_recipient as recipient,
         u.email_forwarding_until as until, u.is_push_notification_enabled as "isPushNotificationEnabled",
         m.status, m.auth_role as "authRole", r.permissions as listed, m.landing_page as "landingPage",
         m.landing_page_lens_id as "landingPageLens", m.analytics_page as "analyticsPage",
         m.is_integration_status_alert_emails_enabled as "isAlerted"
       from users u
       left join memberships m on m.customer_id = ? and m.user_id = u.id
       left join roles r on r.customer_id = m.customer_id and r.id = m.custom_role_id
       where u.id = any(?::uuid[])`,
      [ctx.customer.id, [...ids]],
    ),
  );
  return new Map(rows.map((row) => [row.id, seenBy(ctx, row)]));
}

function seenBy(ctx: Ctx, row: ProfileRecord): SeenProfile {
  const isSelf = row.id === ctx.person.id;
  const isMember = row.status === 'active' || row.status === 'disabled';
  const permissions = permissionsWithin(ctx.customer, {
    // an invitation tells nothing of the person (USR.20)
    isSuper: row.isSuper && (isSelf || isMember),
    authRole: row.authRole ?? noRole.auth_role,
    listed: row.listed,
  });
  return {
    userId: row.id,
    permissions: isSelf || may(ctx, 'users', 'VIEW') ? permissions : null,
    own: isSelf || (isMember && may(ctx, 'users', 'EDIT')) ? toProfile(row, permissions) : null,
  };
}

const toProfile = (row: ProfileRecord, permissions: Permissions): Profile => ({
  userId: row.id,
  phone: { number: row.phoneNumber, isVerified: row.isPhoneVerified, isSubscribed: row.isPhoneSubscribed },
  forwarding: { isEnabled: row.isForwarded, recipient: row.recipient, until: row.until },
  isPushNotificationEnabled: row.isPushNotificationEnabled,
  isMfaEnabled: row.isMfaEnabled,
  landingPage: row.landingPage,
  landingPageLens: row.landingPageLens,
  analyticsPage: row.analyticsPage,
  isIntegrationStatusAlertEmailsEnabled: may({ permissions }, 'integrations.alerts', 'VIEW') ? row.isAlerted : null,
});
