import type { HistoricInstance } from '../domain/alarms/alarm-history.ts';
import type { AlarmRow } from '../domain/alarms/alarm-row.ts';
import type { AlarmActivityRow } from '../domain/alarms/list-activity.ts';
import type { BulkJobs } from '../domain/bulk/bulk-job.ts';
import type { ExternalCmmsDomainValue, ExternalCmmsField, ValueTranslation } from '../domain/cmms/cmms.ts';
import type { Ctx, PublicCtx } from '../domain/ctx.ts';
import type { DeadLetter, DeadLetterCount } from '../domain/dead-letters/dead-letter.ts';
import type { ExternalSystemRow } from '../domain/integrations/external-system-row.ts';
import type { IntegrationPorts } from '../domain/integrations/integration-ports.ts';
import type { IssueLog } from '../domain/integrations/list-issue-logs.ts';
import type { createEmailTenantCheck } from '../domain/people/check-email-tenant.ts';
import type { PasswordDesk } from '../domain/people/password-desk.ts';
import type { createSendResetPassword } from '../domain/people/send-reset-password.ts';
import type { TicketActivity } from '../domain/work/comments.ts';
import type { ListedTicket } from '../domain/work/list-tickets.ts';
import type { Ticket } from '../domain/work/ticket.ts';
import type { Loaders } from './loaders.ts';
import type { ReleaseInfo } from './release-info.ts';

/** What every resolver gets. */
export interface ApiContext {
  /** For calls that need nobody signed in. */
  open: PublicCtx;
  /** The signed-in person within a customer; reading it fails as `authenticate` did where there is none. */
  readonly ctx: Ctx;
  readonly loaders: Loaders;
  /** Who asks, for the log. */
  readonly asks: { requestId: string; address: string; userId?: string; customerId?: number };
  release: ReleaseInfo;
  checkEmailTenant: ReturnType<typeof createEmailTenantCheck>;
  passwords: PasswordDesk;
  sendResetPassword: ReturnType<typeof createSendResetPassword>;
  integrations: IntegrationPorts;
  bulkJobs: BulkJobs;
}

/** What resolvers of a type find as their parent. */
export interface AlarmParent extends AlarmRow {
  cursor?: string;
  /** Which property types were asked for; all where it is missing. */
  propertyTypes?: readonly string[] | null;
}
export type InstanceParent = HistoricInstance & { alarmId: number };

// functions, so that GraphQL computes only what was selected
export interface AlarmsAndCountParent {
  alarms(): Promise<AlarmParent[]>;
  count(): Promise<number>;
}
export interface AlarmsFoundParent {
  alarms: AlarmParent[];
  count: number;
}
export interface ExternalSystemsAndCountParent {
  externalSystems(): Promise<ExternalSystemRow[]>;
  count(): Promise<number>;
}
export interface IssueLogsAndCountParent {
  externalSystemIssueLogs(): Promise<IssueLog[]>;
  count(): Promise<number>;
}
export interface CmmsFieldsAndCountParent {
  externalCmmsFields(): Promise<ExternalCmmsField[]>;
  count(): Promise<number>;
}
export interface CmmsValuesAndCountParent {
  externalCmmsDomainValues(): Promise<ExternalCmmsDomainValue[]>;
  count(): Promise<number>;
}
export interface CmmsTranslationsAndCountParent {
  externalCmmsValueTranslations(): Promise<ValueTranslation[]>;
  count(): Promise<number>;
}
export interface DeadLettersAndCountParent {
  deadLetters(): Promise<DeadLetter[]>;
  count(): Promise<number>;
  counts(): Promise<DeadLetterCount[]>;
}
export interface InstancesAndCount {
  alarmInstances(): Promise<InstanceParent[]>;
  count(): Promise<number>;
}
/** A ticket, with its place where it was read from a list. */
export type TicketParent = Ticket & { cursor?: string };
export interface TicketsAndCountParent {
  workTickets(): Promise<ListedTicket[]>;
  count(): Promise<number>;
}
export interface TicketActivityAndCountParent {
  workTicketActivity(): Promise<TicketActivity[]>;
  count(): Promise<number>;
}
export interface ActivityAndCount {
  alarmActivity(): Promise<AlarmActivityRow[]>;
  count(): Promise<number>;
}
