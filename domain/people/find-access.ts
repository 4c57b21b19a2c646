import { bindCustomer, type Database, forPerson } from '../../platform/database.ts';
import { readStatuses } from '../alarms/statuses/status-rows.ts';
import { defaultCustomerId, lensViewDefaults } from '../constants.ts';
import type { MembershipSettings } from '../ctx.ts';
import { type CustomerRecord, type CustomerRow, customerColumns, toCustomer } from '../customers/customer-row.ts';
import type { AuthRole } from './built-in-permissions.ts';

/** What a person is within one customer. */
export interface Access {
  customer: CustomerRow;
  authRole: AuthRole;
  membership: MembershipSettings;
}

type AccessRecord = CustomerRecord & {
  auth_role: AuthRole | null;
  landing_page: string | null;
  analytics_page: string | null;
  view_standard_lenses: boolean | null;
  view_my_lenses: boolean | null;
  view_team_lenses: boolean | null;
};

/**
 * A person's access to an enabled customer: through an active membership, or as a super user, who is an ADMIN everywhere
 * (USR.12, WIRE.10).
 * @param customerId null: the default customer where the person may open it, else the first by name.
 * @returns null without access, whether or not such a customer exists.
 */
export async function findAccess(
  db: Database,
  person: { id: string; isSuper: boolean },
  customerId: number | null,
): Promise<Access | null> {
  return forPerson(db, person.id, async (trx) => {
    const { rows } = await trx.raw(
      `select ${customerColumns}, m.auth_role, m.landing_page, m.analytics_page,
         m.view_standard_lenses, m.view_my_lenses, m.view_team_lenses
       from customers c
       left join memberships m on m.customer_id = c.id and m.user_id = :userId and m.status = 'active'
       where c.onboarding_status <> 'DISABLED' and (:isSuper or m.user_id is not null)
         and c.id = coalesce(cast(:customerId as int), c.id)
       order by (c.id = :defaultCustomerId) desc, c.name, c.id limit 1`,
      { userId: person.id, isSuper: person.isSuper, customerId, defaultCustomerId } as never,
    );
    const row = rows[0] as AccessRecord | undefined;
    if (!row) return null;
    await bindCustomer(trx, row.id);
    return {
      customer: toCustomer(row, await readStatuses(trx, row.id)),
      authRole: person.isSuper ? 'ADMIN' : (row.auth_role ?? 'NONE'),
      membership: {
        landingPage: row.landing_page,
        analyticsPage: row.analytics_page,
        viewStandardLenses: row.view_standard_lenses ?? lensViewDefaults.viewStandardLenses,
        viewMyLenses: row.view_my_lenses ?? lensViewDefaults.viewMyLenses,
        viewTeamLenses: row.view_team_lenses ?? lensViewDefaults.viewTeamLenses,
      },
    };
  });
}
