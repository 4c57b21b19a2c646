import { type AlarmRow, alarmRowOf } from '../../lists/alarms/alarm-row.ts';
import { searchTextOf } from '../../lists/criteria/fold.ts';
import { tokensOf } from '../model/property.ts';
import { ms, type StateRow } from './alarm-state-rows.ts';

/** Of `alarm_state s` and `alarms a`: what an alarm is read as. */
export const recordColumns = `s.id, s.system_id, s.status, s.entered_status_at, s.is_active, s.severity, s.priority,
  s.is_service_impacting, s.is_pinned, s.is_stale, s.snooze_expires_at, s.open_work_count, s.last_work_ticket_closed_at,
  s.chattering_count, s.fleeting_count, s.nuisance_count, s.latest_alarm_at, s.latest_end_at, s.created_at, s.deleted_at,
  s.version, a.contextual_name, a.text, a.formatted_raw_text, a.point_path, a.station_path, a.condition, a.alarm_class,
  a.alarm_type, a.priority_last_modified_by, a.service_impact_last_modified_by, a.notes, a.snooze_reason,
  a.unverified_sender, a.cmms_attributes, a.cmms_tokens, a.properties, a.point_entity_id`;

/** A row of `recordColumns`. */
export interface AlarmRecord extends Omit<StateRow, 'customer_id' | 'fingerprint' | 'memory'> {
  contextual_name: string;
  text: string;
  formatted_raw_text: string;
  point_path: string | null;
  station_path: string | null;
  condition: string | null;
  alarm_class: string | null;
  alarm_type: string | null;
  priority_last_modified_by: string | null;
  service_impact_last_modified_by: string | null;
  notes: string | null;
  snooze_reason: string | null;
  unverified_sender: string | null;
  cmms_attributes: unknown;
  cmms_tokens: string[];
  properties: AlarmRow['properties'];
  point_entity_id: number | null;
}

/** Few criteria ask for it, and each change of an alarm may be judged by many lenses. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A record as the rest of the product knows it. */
export const toAlarmRow = (row: AlarmRecord): AlarmRow => {
  const { id, contextual_name: contextualName, text, point_path: point } = row;
  const searchText = onDemand(() => searchTextOf({ id, contextualName, text, point }));
  const propertyTokens = onDemand(() => tokensOf(row.properties));
  return alarmRowOf(
    {
      id,
      systemId: row.system_id,
      status: row.status,
      enteredStatusAt: row.entered_status_at.getTime(),
      isActive: row.is_active,
      severity: row.severity,
      priority: row.priority,
      isServiceImpacting: row.is_service_impacting,
      isPinned: row.is_pinned,
      isStale: row.is_stale,
      snoozeExpiresAt: ms(row.snooze_expires_at),
      openWorkCount: row.open_work_count,
      lastWorkTicketClosedAt: ms(row.last_work_ticket_closed_at),
      chatteringCount: row.chattering_count,
      fleetingCount: row.fleeting_count,
      nuisanceCount: row.nuisance_count,
      latestAlarmAt: ms(row.latest_alarm_at),
      latestEndAt: ms(row.latest_end_at),
      createdAt: row.created_at.getTime(),
      deletedAt: ms(row.deleted_at),
      version: row.version,
    },
    {
      contextualName,
      text,
      formattedRawText: row.formatted_raw_text,
      pointPath: point,
      stationPath: row.station_path,
      condition: row.condition,
      alarmClass: row.alarm_class,
      alarmType: row.alarm_type,
      priorityLastModifiedBy: row.priority_last_modified_by,
      serviceImpactLastModifiedBy: row.service_impact_last_modified_by,
      notes: row.notes,
      snoozeReason: row.snooze_reason,
      unverifiedSender: row.unverified_sender,
      cmmsAttributes: row.cmms_attributes,
      cmmsTokens: row.cmms_tokens,
      properties: row.properties,
      pointEntityId: row.point_entity_id,
      get searchText() {
        return searchText();
      },
      get propertyTokens() {
        return propertyTokens();
      },
    },
  );
};
