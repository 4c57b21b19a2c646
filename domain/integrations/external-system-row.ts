import type { Transaction } from '../../platform/database.ts';
import type { ConnectionType, Direction, ExternalSystemType } from './external-schemas.ts';
import { type OpenIssue, openIssuesColumn } from './open-issues.ts';
import type { SenderCheck } from './sender-check.ts';

/** Settings for reading a source's past (INT-024); missing ones are left to the pump. */
export interface ExportConfig {
  timezone?: string | null;
  timeout?: number | null;
  isConcurrencySupported?: boolean | null;
  startDateOffset?: number | null;
  endDateOffset?: number | null;
  maxRecordsPerQuery?: number | null;
  maxQueriesPerMinute?: number | null;
  maxDateRangeHours?: number | null;
  maxDateChunk?: number | null;
  chunkSize?: number | null;
  maxConcurrentApiRequests?: number | null;
  apiRequestIntervalSeconds?: number | null;
}

/** An integration as it is configured; nothing secret in it is readable. */
export interface ExternalSystemRow {
  id: number;
  name: string;
  displayName: string;
  type: ExternalSystemType;
  schema: string;
  direction: Direction;
  connectionType: ConnectionType;
  isActive: boolean;
  createdAt: Date;
  licenseExpiresAt: Date | null;
  hasLicenseKey: boolean;
  operatingSystemType: 'LINUX' | 'WINDOWS' | null;
  hideConfidenceThreshold: number;
  rescaleConfidenceThreshold: number;
  highlightConfidenceThreshold: number;
  levenshteinConfidenceThreshold: number;
  inboundEmailAddress: string | null;
  senderAddress: string[];
  senderCheck: SenderCheck;
  url: string | null;
  isExternalAlertsEnabled: boolean;
  externalAlertEmails: string[] | null;
  hasProcessVariables: boolean;
  isAutomationRuleCmmsSyncEnabled: boolean;
  isCloseWorkButtonEnabled: boolean;
  isCmmsPollingBackSyncEnabled: boolean;
  alarmThroughputEmailThreshold: number | null;
  lastAccessOnSlackThreshold: number | null;
  lastAccessOnResolutionThreshold: number | null;
  cmmsWorkTicketSyncThreshold: number | null;
  workTicketObjectiveTemplate: string | null;
  etlNormalizeVersion: string | null;
  etlIgnorableStates: string[];
  etlTimestampOffset: number;
  excludedAlarmTexts: string[];
  exportConfig: ExportConfig;
  /** Without secrets. */
  outboundSettings: Record<string, unknown>;
  outboundSecretsSealed: Buffer | null;
  lastContactAt: Date | null;
  openIssues: OpenIssue[];
}

/** The columns of external_systems by the name that the form and the row know them by. */
export const columns = {
  displayName: 'display_name',
  isActive: 'is_active',
  licenseExpiresAt: 'license_expires_at',
  operatingSystemType: 'operating_system_type',
  hideConfidenceThreshold: 'hide_confidence_threshold',
  rescaleConfidenceThreshold: 'rescale_confidence_threshold',
  highlightConfidenceThreshold: 'highlight_confidence_threshold',
  levenshteinConfidenceThreshold: 'levenshtein_confidence_threshold',
  inboundEmailAddress: 'inbound_email_address',
  senderAddress: 'sender_addresses',
  senderCheck: 'sender_check',
  url: 'url',
  isExternalAlertsEnabled: 'is_external_alerts_enabled',
  externalAlertEmails: 'external_alert_emails',
  hasProcessVariables: 'has_process_variables',
  isAutomationRuleCmmsSyncEnabled: 'is_automation_rule_cmms_sync_enabled',
  isCloseWorkButtonEnabled: 'is_close_work_button_enabled',
  isCmmsPollingBackSyncEnabled: 'is_cmms_polling_back_sync_enabled',
  alarmThroughputEmailThreshold: 'alarm_throughput_email_threshold',
  lastAccessOnSlackThreshold: 'last_access_on_slack_threshold',
  lastAccessOnResolutionThreshold: 'last_access_on_resolution_threshold',
  cmmsWorkTicketSyncThreshold: 'cmms_work_ticket_sync_threshold',
  workTicketObjectiveTemplate: 'work_ticket_objective_template',
  etlNormalizeVersion: 'etl_normalize_version',
  etlIgnorableStates: 'etl_ignorable_states',
  etlTimestampOffset: 'etl_timestamp_offset',
  excludedAlarmTexts: 'excluded_alarm_texts',
} as const satisfies Partial<Record<keyof ExternalSystemRow, string>>;

const others = {
  id: 'id',
  name: 'name',
  type: 'type',
  schema: 'schema',
  direction: 'direction',
  connectionType: 'connection_type',
  createdAt: 'created_at',
  exportConfig: 'export_config',
  outboundSettings: 'outbound_settings',
  outboundSecretsSealed: 'outbound_secrets_sealed',
} as const satisfies Partial<Record<keyof ExternalSystemRow, string>>;

const selected = Object.entries({ ...columns, ...others })
  .map(([name, column]) => `e.${column} as "${name}"`)
  .join(', ');

/** Reads a customer's integrations; `rest` narrows and orders table `e`, with its bindings named. */
export async function readExternalSystems(
  trx: Transaction,
  customerId: number,
  rest: string,
  bindings: Record<string, unknown> = {},
): Promise<ExternalSystemRow[]> {
  const { rows } = await trx.raw(
    `select ${selected}, e.license_key_hash is not null as "hasLicenseKey", k.last_access_at as "lastContactAt", ${openIssuesColumn}
     from external_systems e
     left join external_system_contacts k on k.customer_id = e.customer_id and k.system_id = e.id
     where e.customer_id = :customerId ${rest}`,
    { customerId, ...bindings },
  );
  return rows;
}
