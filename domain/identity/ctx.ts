import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { CustomerRow } from '../customers/customer-row.ts';
import type { AlarmHistory } from '../lists/alarms/alarm-history.ts';
import type { AuthRole, Permissions } from './built-in-permissions.ts';
import type { PersonRow } from './person-row.ts';

/** Context of a call without a signed-in person. */
export interface PublicCtx {
  /** Connection of the API's role, subject to row-level security. */
  db: Database;
  clock: Clock;
  log: Log;
  requestId: string;
  /** Network address of the client, for throttling. */
  address: string;
  /** Header of the client's program; absent where it sent none. */
  userAgent?: string | undefined;
  /** Header `device-id`, by which a browser is recognized at its next sign-in. */
  deviceId?: string | undefined;
  /** Origin of the console's page that asks; absent where it is another's, or no browser asks. */
  origin?: string | undefined;
}

/** Caller and customer of a call: the first parameter of every verb. */
export interface Ctx extends PublicCtx {
  history: AlarmHistory;
  person: PersonRow;
  customer: CustomerRow;
  /** ADMIN for super users. */
  authRole: AuthRole;
  permissions: Permissions;
  membership: MembershipSettings;
  /** Token hash of the request's session. */
  tokenHash: Buffer;
  /** True if the session opens this customer alone, and of it nothing that is for the provider's staff (AUTH.10). */
  isConfined: boolean;
}

/** A person who reads lists of a customer, in a call or in a job. */
export type Reader = Pick<Ctx, 'db' | 'clock' | 'customer' | 'person' | 'permissions' | 'membership'>;

export interface MembershipSettings {
  landingPage: string | null;
  /** Lens opened on the landing page; null: the default one. */
  landingPageLens: string | null;
  analyticsPage: string | null;
  viewStandardLenses: boolean;
  viewMyLenses: boolean;
  viewTeamLenses: boolean;
  /** True if mails about integration issues are sent (INT.7); null for people who never get them. */
  isIntegrationStatusAlertEmailsEnabled: boolean | null;
}
