import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { CustomerRow } from '../customers/customer-row.ts';
import type { AlarmHistory } from '../lists/alarms/alarm-history.ts';
import type { AuthRole, Permissions } from './built-in-permissions.ts';
import type { PersonRow } from './person-row.ts';

/** What a call without a signed-in person has. */
export interface PublicCtx {
  /** The API's own connection: row-level security binds it. */
  db: Database;
  clock: Clock;
  log: Log;
  requestId: string;
  /** Where the request came from, for throttling. */
  address: string;
}

/** Who asks, and for which customer: the first parameter of every verb. */
export interface Ctx extends PublicCtx {
  history: AlarmHistory;
  person: PersonRow;
  customer: CustomerRow;
  /** ADMIN for super users. */
  authRole: AuthRole;
  permissions: Permissions;
  membership: MembershipSettings;
  /** Of the session the request came with. */
  tokenHash: Buffer;
}

export interface MembershipSettings {
  landingPage: string | null;
  analyticsPage: string | null;
  viewStandardLenses: boolean;
  viewMyLenses: boolean;
  viewTeamLenses: boolean;
  /** Whether mails of unwell integrations come (INT.7); null for whom none are for. */
  isIntegrationStatusAlertEmailsEnabled: boolean | null;
}
