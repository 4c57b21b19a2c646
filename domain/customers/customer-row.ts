import type { CustomStatus } from './status-rows.ts';

/** A customer, as far as requests need it. */
export interface CustomerRow {
  id: number;
  name: string;
  defaultTimezone: string;
  products: string[];
  /** Features that its edition opens besides its products (ADM.1). */
  features: string[];
  isPilot: boolean;
  pilotDateEnd: Date | null;
  isDisplayRawAlarmTextEnabled: boolean;
  isUpdateStatusReasonRequired: boolean;
  /** WORK.6: tickets may be closed without the survey. */
  isCloseWorkRulesBypassEnabled: boolean;
  /** True if its tickets go to maintenance systems at all. */
  isCmmsSyncEnabled: boolean;
  /** KPI.22: the provider's gate of the KPI dashboard. */
  isKpiEnabled: boolean;
  userSessionExpiryMins: number | null;
  /** True if people of its SSO domains sign in by SSO (AUTH.1). */
  isSSOEnabled: boolean;
  /** True if nobody opens it without a second factor (AUTH.9). */
  isMfaEnabled: boolean;
  /** Alarm statuses of its own, by name. */
  customStatuses: readonly CustomStatus[];
}

export const customerColumns = `c.id, c.name, c.default_timezone, c.products, c.features, c.is_pilot, c.pilot_date_end,
  c.is_display_raw_alarm_text_enabled, c.is_update_status_reason_required,
  c.is_close_work_rules_bypass_enabled, c.is_cmms_sync_enabled, c.is_kpi_enabled, c.user_session_expiry_mins,
  c.is_sso_enabled, c.is_mfa_enabled`;

/** A row read with `customerColumns`. */
export interface CustomerRecord {
  id: number;
  name: string;
  default_timezone: string;
  products: string[];
  features: string[];
  is_pilot: boolean;
  pilot_date_end: Date | null;
  is_display_raw_alarm_text_enabled: boolean;
  is_update_status_reason_required: boolean;
  is_close_work_rules_bypass_enabled: boolean;
  is_cmms_sync_enabled: boolean;
  is_kpi_enabled: boolean;
  user_session_expiry_mins: number | null;
  is_sso_enabled: boolean;
  is_mfa_enabled: boolean;
}

export const toCustomer = (row: CustomerRecord, customStatuses: readonly CustomStatus[]): CustomerRow => ({
  id: row.id,
  name: row.name,
  defaultTimezone: row.default_timezone,
  products: row.products,
  features: row.features,
  isPilot: row.is_pilot,
  pilotDateEnd: row.pilot_date_end,
  isDisplayRawAlarmTextEnabled: row.is_display_raw_alarm_text_enabled,
  isUpdateStatusReasonRequired: row.is_update_status_reason_required,
  isCloseWorkRulesBypassEnabled: row.is_close_work_rules_bypass_enabled,
  isCmmsSyncEnabled: row.is_cmms_sync_enabled,
  isKpiEnabled: row.is_kpi_enabled,
  userSessionExpiryMins: row.user_session_expiry_mins,
  isSSOEnabled: row.is_sso_enabled,
  isMfaEnabled: row.is_mfa_enabled,
  customStatuses,
});
