import { type Database, forCustomer, forPerson, forPersonAt } from '../../platform/database.ts';
import { defaultCustomerId, lensViewDefaults } from '../constants.ts';
import { type CustomerRecord, type CustomerRow, customerColumns, toCustomer } from '../customers/customer-row.ts';
import type { CustomStatus } from '../customers/status-rows.ts';
import { may } from './assert-permission.ts';
import type { AuthRole, Permissions } from './built-in-permissions.ts';
import type { MembershipSettings } from './ctx.ts';
import { type ListedPermissions, permissionsWithin } from './permissions.ts';

/** Access of a person to one customer. */
export interface Access {
  customer: CustomerRow;
  authRole: AuthRole;
  permissions: Permissions;
  membership: MembershipSettings;
  /** Null: never, or no member. */
  lastActiveAt: Date | null;
}

type AccessRecord = CustomerRecord & {
  auth_role: AuthRole | null;
  listed: ListedPermissions | null;
  last_active_at: Date | null;
  landing_page: string | null;
  landing_page_lens_id: string | null;
  analytics_page: string | null;
  view_standard_lenses: boolean | null;
  view_my_lenses: boolean | null;
  view_team_lenses: boolean | null;
  is_integration_status_alert_emails_enabled: boolean | null;
  custom_statuses: CustomStatus[];
};

type Somebody = { id: string; isSuper: boolean };

/** Customers that a person may open: none that is disabled (ADM.2). */
const openCustomers = `customers c
  left join memberships m on m.customer_id = c.id and m.user_id = :userId and m.status = 'active'
  where c.onboarding_status <> 'DISABLED' and (:isSuper or m.user_id is not null)`;

/**
 * Finds a person's access to an enabled customer: by an active membership, or as a super user, who is an ADMIN
 * everywhere (USR.12, WIRE.10).
 * @param customerId null for the default customer if the person may open it, else the first by name.
 * @returns null without access, even if such a customer exists.
 */
export async function findAccess(db: Database, person: Somebody, customerId: number | null): Promise<Access | null> {
  const id = customerId ?? (await firstCustomer(db, person));
  return id === null ? null : accessTo(db, person, id);
}

async function firstCustomer(db: Database, { id: userId, isSuper }: Somebody): Promise<number | null> {
  const { rows } = await forPerson(db, userId, (trx) =>
    trx.raw(`select c.id from ${openCustomers} order by (c.id = :defaultCustomerId) desc, c.name, c.id limit 1`, {
      userId,
      isSuper,
      defaultCustomerId,
    }),
  );
  return rows[0]?.id ?? null;
}

/** Columns of an access, read from `customers c` and `memberships m`. */
const accessColumns = `${customerColumns}, m.auth_role, m.last_active_at, m.landing_page, m.landing_page_lens_id, m.analytics_page,
  m.view_standard_lenses, m.view_my_lenses, m.view_team_lenses, m.is_integration_status_alert_emails_enabled,
  (select r.permissions from roles r where r.customer_id = m.customer_id and r.id = m.custom_role_id) as listed,
  (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name_key), '[]')
   from alarm_statuses s where s.customer_id = c.id) as custom_statuses`;

/** Reads access with a single query, since every request needs it. */
async function accessTo(db: Database, { id: userId, isSuper }: Somebody, customerId: number): Promise<Access | null> {
  const { rows } = await forPersonAt(db, { userId, customerId }, (trx) =>
    trx.raw(`select ${accessColumns} from ${openCustomers} and c.id = :customerId`, { userId, isSuper, customerId }),
  );
  return rows[0] ? toAccess(rows[0], isSuper) : null;
}

/** Reads the access of many people to one customer with a single query, by person; whoever has none is left out. */
export async function findAccessOfMany(
  db: Database,
  people: readonly Somebody[],
  customerId: number,
): Promise<Map<string, Access>> {
  const requested = new Map(people.map((person) => [person.id, person]));
  const { rows } = await forCustomer(db, customerId, (trx) =>
    trx.raw(
      `select p.id as "userId", p.is_super as "isSuper", ${accessColumns}
       from unnest(:ids::uuid[], :supers::bool[]) as p (id, is_super)
       join customers c on c.id = :customerId
       left join memberships m on m.customer_id = c.id and m.user_id = p.id and m.status = 'active'
       where c.onboarding_status <> 'DISABLED' and (p.is_super or m.user_id is not null)`,
      { customerId, ids: [...requested.keys()], supers: [...requested.values()].map(({ isSuper }) => isSuper) },
    ),
  );
  return new Map(
    rows.map(({ userId, isSuper, ...row }: AccessRecord & { userId: string; isSuper: boolean }) => [
      userId,
      toAccess(row, isSuper),
    ]),
  );
}

function toAccess(row: AccessRecord, isSuper: boolean): Access {
  const customer = toCustomer(row, row.custom_statuses);
  const authRole = isSuper ? 'ADMIN' : (row.auth_role ?? 'NONE');
  const permissions = permissionsWithin(customer, { isSuper, authRole, listed: row.listed });
  return {
    customer,
    lastActiveAt: row.last_active_at,
    authRole,
    permissions,
    membership: {
      landingPage: row.landing_page,
      landingPageLens: row.landing_page_lens_id,
      analyticsPage: row.analytics_page,
      viewStandardLenses: row.view_standard_lenses ?? lensViewDefaults.viewStandardLenses,
      viewMyLenses: row.view_my_lenses ?? lensViewDefaults.viewMyLenses,
      viewTeamLenses: row.view_team_lenses ?? lensViewDefaults.viewTeamLenses,
      isIntegrationStatusAlertEmailsEnabled: may({ permissions }, 'integrations.alerts', 'VIEW')
        ? row.is_integration_status_alert_emails_enabled
        : null,
    },
  };
}
