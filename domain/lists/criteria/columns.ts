import type { Severity } from '../../alarms/model/state.ts';
import type { ColumnType, Value } from './column-type.ts';
import { workColumns } from './work-columns.ts';

/** What of that which maintenance systems are sent alarms are filtered by. */
export type CmmsTokenKind =
  | 'cmms_status'
  | 'cmms_asset_name'
  | 'cmms_asset_value'
  | 'cmms_location_name'
  | 'cmms_location_value';

export type { ColumnType, Value } from './column-type.ts';

/** What criteria look at: an alarm as a lens row holds it. Times are milliseconds since the epoch. */
export interface CriteriaRow {
  id: number;
  systemId: number;
  status: string;
  enteredStatusAt: number;
  isActive: boolean;
  severity: Severity;
  priority: number;
  isServiceImpacting: boolean;
  isPinned: boolean;
  isStale: boolean;
  snoozeExpiresAt: number | null;
  openWorkCount: number;
  lastWorkTicketClosedAt: number | null;
  chatteringCount: number;
  fleetingCount: number;
  nuisanceCount: number;
  latestAlarmAt: number | null;
  latestEndAt: number | null;
  createdAt: number;
  pointPath: string | null;
  stationPath: string | null;
  condition: string | null;
  alarmClass: string | null;
  alarmType: string | null;
  searchText: string;
  /** What is known of it, as `type` and `type=value`. */
  propertyTokens: readonly string[];
  /** What maintenance systems are told of it, written alike. */
  cmmsTokens: readonly string[];
}

/** Where each evaluator finds what criteria look at. */
interface Column {
  type: ColumnType;
  isNullable: boolean;
  /** Of `alarm_state s`, `alarms a` or `alarm_search_texts f`; of `work_tickets t`. */
  postgres: string;
  /** Of the warehouse's `alarms`; null: it only holds attributes, and an alarm's state changes too often for it. */
  warehouse: string | null;
  /** Of an alarm as a lens row holds it; of a `Ticket`. */
  read(row: never): Value | null;
  /** Of a property, its type: the column holds the tokens of all of them, which `tokens` reads of an alarm. */
  property?: string;
  tokens?(row: CriteriaRow): readonly string[];
  /** Most rows hold nothing there, and Postgres indexes the others alone. */
  isSparse?: boolean;
}

const lasted = ({ latestAlarmAt, latestEndAt }: CriteriaRow): number | null =>
  latestAlarmAt === null || latestEndAt === null ? null : latestEndAt - latestAlarmAt;

const columnsByName = {
  id: column('bigint', 's.id', 'alarm_id', (row) => row.id),
  systemId: column('int', 's.system_id', 'system_id', (row) => row.systemId),
  status: column('text', 's.status', null, (row) => row.status),
  enteredStatusAt: column('time', 's.entered_status_at', null, (row) => row.enteredStatusAt),
  isActive: column('boolean', 's.is_active', null, (row) => row.isActive),
  severity: column('text', 's.severity', null, (row) => row.severity),
  priority: column('int', 's.priority', 'priority', (row) => row.priority),
  isServiceImpacting: column(
    'boolean',
    's.is_service_impacting',
    'is_service_impacting',
    (row) => row.isServiceImpacting,
  ),
  isPinned: column('boolean', 's.is_pinned', null, (row) => row.isPinned),
  isStale: column('boolean', 's.is_stale', null, (row) => row.isStale),
  snoozeExpiresAt: nullable('time', 's.snooze_expires_at', null, (row) => row.snoozeExpiresAt),
  openWorkCount: column('int', 's.open_work_count', null, (row) => row.openWorkCount),
  lastWorkTicketClosedAt: nullable('time', 's.last_work_ticket_closed_at', null, (row) => row.lastWorkTicketClosedAt),
  chatteringCount: column('int', 's.chattering_count', null, (row) => row.chatteringCount),
  fleetingCount: column('int', 's.fleeting_count', null, (row) => row.fleetingCount),
  nuisanceCount: column('int', 's.nuisance_count', null, (row) => row.nuisanceCount),
  latestAlarmAt: nullable('time', 's.latest_alarm_at', null, (row) => row.latestAlarmAt),
  latestEndAt: nullable('time', 's.latest_end_at', null, (row) => row.latestEndAt),
  /** Milliseconds. */
  lasted: nullable('bigint', '(extract(epoch from s.latest_end_at - s.latest_alarm_at) * 1000)::bigint', null, lasted),
  createdAt: column('time', 's.created_at', 'created_at', (row) => row.createdAt),
  pointPath: nullable('text', 'a.point_path', 'point_path', (row) => row.pointPath),
  stationPath: nullable('text', 'a.station_path', 'station_path', (row) => row.stationPath),
  condition: nullable('text', 'a.condition', 'condition', (row) => row.condition),
  alarmClass: nullable('text', 'a.alarm_class', 'alarm_class', (row) => row.alarmClass),
  alarmType: nullable('text', 'a.alarm_type', 'alarm_type', (row) => row.alarmType),
  searchText: column('text', 'f.search_text', 'search_text', (row) => row.searchText),
  building: propertyOf('building'),
  floors: propertyOf('floors'),
  rooms: propertyOf('rooms'),
  assetName: propertyOf('asset_name'),
  assetType: propertyOf('asset_type'),
  assetCriticality: propertyOf('asset_criticality'),
  equipmentType: propertyOf('equipment_type'),
  component: propertyOf('component'),
  category: propertyOf('category'),
  cmmsStatus: cmmsOf('cmms_status'),
  cmmsAssetName: cmmsOf('cmms_asset_name'),
  cmmsAssetValue: cmmsOf('cmms_asset_value'),
  cmmsLocationName: cmmsOf('cmms_location_name'),
  cmmsLocationValue: cmmsOf('cmms_location_value'),
  ...workColumns,
};

export type ColumnName = keyof typeof columnsByName;
export const columns: Record<ColumnName, Column> = columnsByName;

function column(
  type: ColumnType,
  postgres: string,
  warehouse: string | null,
  read: (row: CriteriaRow) => Value | null,
): Column {
  return { type, isNullable: false, postgres, warehouse, read };
}
/** A property that an alarm has any number of values of. */
function propertyOf(property: string): Column {
  const tokens = (row: CriteriaRow) => row.propertyTokens;
  return { ...nullable('property', 'a.property_tokens', 'property_tokens', () => null), property, tokens };
}
/** What maintenance systems are told of an alarm follows from their configuration as it is now: history has none of it. */
function cmmsOf(property: CmmsTokenKind): Column {
  const tokens = (row: CriteriaRow) => row.cmmsTokens;
  return { ...nullable('property', 'a.cmms_tokens', null, () => null), property, tokens, isSparse: true };
}
function nullable(...given: Parameters<typeof column>): Column {
  return { ...column(...given), isNullable: true };
}
