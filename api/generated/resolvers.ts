import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PivotMapper as PivotMapperRow } from '../../api/modules/advanced-analytics/mappers.ts';
import type { AlarmMapper as AlarmMapperRow, AlarmActivityMapper as AlarmActivityMapperRow, AlarmInstanceMapper as AlarmInstanceMapperRow, BulkJobMapper as BulkJobMapperRow, SourceSystemMapper as SourceSystemMapperRow, AlarmsAndCountMapper as AlarmsAndCountMapperRow, AlarmInstancesAndCountMapper as AlarmInstancesAndCountMapperRow, AlarmActivityAndCountMapper as AlarmActivityAndCountMapperRow } from '../../api/modules/alarms/mappers.ts';
import type { AliasConflictMapper as AliasConflictMapperRow, AliasSampleMapper as AliasSampleMapperRow } from '../../api/modules/aliases/mappers.ts';
import type { EntityMapper as EntityMapperRow, EntityUseMapper as EntityUseMapperRow, EntityOptionMapper as EntityOptionMapperRow, EntityActivityMapper as EntityActivityMapperRow, SpaceTypeMapper as SpaceTypeMapperRow, LocationEntityMapper as LocationEntityMapperRow, CriticalityStepMapper as CriticalityStepMapperRow, EntitiesAndCountMapper as EntitiesAndCountMapperRow } from '../../api/modules/assets/mappers.ts';
import type { CmmsConfigMapper as CmmsConfigMapperRow, CmmsConfigFieldMapper as CmmsConfigFieldMapperRow, CmmsFieldValueMapper as CmmsFieldValueMapperRow, CmmsInternalFieldMapper as CmmsInternalFieldMapperRow, CmmsPullMapper as CmmsPullMapperRow, CmmsSystemMapper as CmmsSystemMapperRow, ExternalCmmsDomainValueMapper as ExternalCmmsDomainValueMapperRow, ExternalCmmsFieldMapper as ExternalCmmsFieldMapperRow, ExternalCmmsFieldMapMapper as ExternalCmmsFieldMapMapperRow, ExternalCmmsFieldMappingMapper as ExternalCmmsFieldMappingMapperRow, ExternalCmmsValueTranslationMapper as ExternalCmmsValueTranslationMapperRow, ExternalCmmsFieldsAndCountMapper as ExternalCmmsFieldsAndCountMapperRow, ExternalCmmsDomainValuesAndCountMapper as ExternalCmmsDomainValuesAndCountMapperRow, ExternalCmmsValueTranslationsAndCountMapper as ExternalCmmsValueTranslationsAndCountMapperRow } from '../../api/modules/cmms/mappers.ts';
import type { ExternalSystemCommandMapper as ExternalSystemCommandMapperRow, ExternalSystemCommandProgressMapper as ExternalSystemCommandProgressMapperRow, ExternalSystemCommandsAndCountMapper as ExternalSystemCommandsAndCountMapperRow } from '../../api/modules/commands/mappers.ts';
import type { CustomerNameMapper as CustomerNameMapperRow } from '../../api/modules/customers/mappers.ts';
import type { DeadLetterMapper as DeadLetterMapperRow, DeadLetterCountMapper as DeadLetterCountMapperRow, DeadLettersAndCountMapper as DeadLettersAndCountMapperRow } from '../../api/modules/dead-letters/mappers.ts';
import type { ReportExportMapper as ReportExportMapperRow } from '../../api/modules/exports/mappers.ts';
import type { FactorMapper as FactorMapperRow } from '../../api/modules/factors/mappers.ts';
import type { FeedbackMapper as FeedbackMapperRow } from '../../api/modules/feedback/mappers.ts';
import type { FeedMapper as FeedMapperRow, FeedIssueMapper as FeedIssueMapperRow, FeedPumpMapper as FeedPumpMapperRow, FeedTryMapper as FeedTryMapperRow, FeedsAndCountsMapper as FeedsAndCountsMapperRow } from '../../api/modules/feeds/mappers.ts';
import type { FloorViewMapper as FloorViewMapperRow, FloorPlanMapper as FloorPlanMapperRow, FloorPlanBuildingMapper as FloorPlanBuildingMapperRow, FloorRoomMapper as FloorRoomMapperRow, BuildingFloorMapper as BuildingFloorMapperRow } from '../../api/modules/floor-plans/mappers.ts';
import type { AlarmOfRowMapper as AlarmOfRowMapperRow, IncidentMapper as IncidentMapperRow, IncidentTicketMapper as IncidentTicketMapperRow, IncidentTrialMapper as IncidentTrialMapperRow, RelatedAlarmsMapper as RelatedAlarmsMapperRow } from '../../api/modules/incidents/mappers.ts';
import type { AlarmThroughputMapper as AlarmThroughputMapperRow, ExternalSystemMapper as ExternalSystemMapperRow, ExternalSystemIssueLogMapper as ExternalSystemIssueLogMapperRow, IntegrationHealthMapper as IntegrationHealthMapperRow, ExternalSystemsAndCountMapper as ExternalSystemsAndCountMapperRow, IntegrationTrafficMapper as IntegrationTrafficMapperRow, ExternalSystemIssueLogsAndCountMapper as ExternalSystemIssueLogsAndCountMapperRow } from '../../api/modules/integrations/mappers.ts';
import type { InventoryImportMapper as InventoryImportMapperRow, InventoryImportRowMapper as InventoryImportRowMapperRow } from '../../api/modules/inventory/mappers.ts';
import type { InviteeMapper as InviteeMapperRow } from '../../api/modules/invitations/mappers.ts';
import type { KpiResultMapper as KpiResultMapperRow, KpiPartMapper as KpiPartMapperRow, KpiMetricConfigMapper as KpiMetricConfigMapperRow, KpiNoteMapper as KpiNoteMapperRow, KpiDrilldownMapper as KpiDrilldownMapperRow, KpiRowMapper as KpiRowMapperRow, KpiRowsMapper as KpiRowsMapperRow } from '../../api/modules/kpis/mappers.ts';
import type { FilterCriterionMapper as FilterCriterionMapperRow, LensMapper as LensMapperRow } from '../../api/modules/lenses/mappers.ts';
import type { MapBuildingMapper as MapBuildingMapperRow, MapViewBuildingAssetsMapper as MapViewBuildingAssetsMapperRow } from '../../api/modules/maps/mappers.ts';
import type { PayloadCaseMapper as PayloadCaseMapperRow, PayloadReadingMapper as PayloadReadingMapperRow, RawDataExampleMapper as RawDataExampleMapperRow } from '../../api/modules/parser/mappers.ts';
import type { CustomerMapper as CustomerMapperRow, CustomTokenMapper as CustomTokenMapperRow, CustomTokenSignInMapper as CustomTokenSignInMapperRow, MeMapper as MeMapperRow, UserMapper as UserMapperRow } from '../../api/modules/people/mappers.ts';
import type { AlarmPerformanceMapper as AlarmPerformanceMapperRow, IndustryGridMapper as IndustryGridMapperRow, RankedAlarmMapper as RankedAlarmMapperRow, AlarmFloodMapper as AlarmFloodMapperRow } from '../../api/modules/performance/mappers.ts';
import type { EmailAddressMapper as EmailAddressMapperRow, SessionMapper as SessionMapperRow } from '../../api/modules/profile/mappers.ts';
import type { AlarmEntityMapper as AlarmEntityMapperRow, AlarmEntityOptionMapper as AlarmEntityOptionMapperRow, AlarmsFoundMapper as AlarmsFoundMapperRow } from '../../api/modules/properties/mappers.ts';
import type { ExternalSystemPumpMapper as ExternalSystemPumpMapperRow, ExternalSystemPumpReportMapper as ExternalSystemPumpReportMapperRow, ExternalSystemPumpSourceMapper as ExternalSystemPumpSourceMapperRow } from '../../api/modules/pump/mappers.ts';
import type { RelationshipMapper as RelationshipMapperRow, RelationshipNeighborhoodMapper as RelationshipNeighborhoodMapperRow, UpstreamEntityMapper as UpstreamEntityMapperRow } from '../../api/modules/relations/mappers.ts';
import type { ReparseMapper as ReparseMapperRow } from '../../api/modules/reparse/mappers.ts';
import type { AlarmReportRowMapper as AlarmReportRowMapperRow, RecentActionMapper as RecentActionMapperRow, AlarmCountMapper as AlarmCountMapperRow } from '../../api/modules/reports/mappers.ts';
import type { RoleMapper as RoleMapperRow } from '../../api/modules/roles/mappers.ts';
import type { AutomationDryRunMapper as AutomationDryRunMapperRow, AutomationDryRunDayMapper as AutomationDryRunDayMapperRow, AutomationDryRunFiringMapper as AutomationDryRunFiringMapperRow } from '../../api/modules/rule-dry-run/mappers.ts';
import type { AutomationRuleMapper as AutomationRuleMapperRow, AutomationActionMapper as AutomationActionMapperRow, AutomationRuleLogEntryMapper as AutomationRuleLogEntryMapperRow, AutomationRulesAndCountMapper as AutomationRulesAndCountMapperRow, AutomationRuleLogAndCountMapper as AutomationRuleLogAndCountMapperRow, AutomationRuleOfAlarmMapper as AutomationRuleOfAlarmMapperRow } from '../../api/modules/rules/mappers.ts';
import type { SavedViewMapper as SavedViewMapperRow, SavedViewMailMapper as SavedViewMailMapperRow } from '../../api/modules/saved-views/mappers.ts';
import type { BasSourceMappingMapper as BasSourceMappingMapperRow, BasSourceMappingPreviewMapper as BasSourceMappingPreviewMapperRow } from '../../api/modules/source-mappings/mappers.ts';
import type { SsoConfigurationMapper as SsoConfigurationMapperRow, OidcConfigurationMapper as OidcConfigurationMapperRow, SsoProviderMapper as SsoProviderMapperRow } from '../../api/modules/sso/mappers.ts';
import type { SupportRequestMapper as SupportRequestMapperRow } from '../../api/modules/support/mappers.ts';
import type { TeamMapper as TeamMapperRow, TeamMemberMapper as TeamMemberMapperRow, TeamViewMapper as TeamViewMapperRow } from '../../api/modules/teams/mappers.ts';
import type { UsersAndCountMapper as UsersAndCountMapperRow, UserTileMapper as UserTileMapperRow } from '../../api/modules/users/mappers.ts';
import type { WorkTicketMapper as WorkTicketMapperRow, WorkTicketDetailsMapper as WorkTicketDetailsMapperRow, WorkTicketActivityMapper as WorkTicketActivityMapperRow, WorkSystemMapper as WorkSystemMapperRow, WorkFollowUpMapper as WorkFollowUpMapperRow, WorkFollowUpsMapper as WorkFollowUpsMapperRow, WorkTicketsAndCountMapper as WorkTicketsAndCountMapperRow, WorkTicketActivityAndCountMapper as WorkTicketActivityAndCountMapperRow } from '../../api/modules/work/mappers.ts';
import type { WorkResolutionPartMapper as WorkResolutionPartMapperRow, WorkResolutionReportRowMapper as WorkResolutionReportRowMapperRow } from '../../api/modules/work-resolution/mappers.ts';
import type { ApiContext } from '../request/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601 with milliseconds. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** A rule, as what it has done names it. */
export type ActivityRule = {
  __typename?: 'ActivityRule';
  id: Scalars['ID']['output'];
  isDeleted: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type ActivityUser = {
  __typename?: 'ActivityUser';
  displayName: Scalars['String']['output'];
  id?: Maybe<Scalars['ID']['output']>;
};

export type AddedAlarmProperties = {
  __typename?: 'AddedAlarmProperties';
  /** How many were new. */
  added: Scalars['Int']['output'];
};

export type Alarm = {
  __typename?: 'Alarm';
  activeWorkCount: Scalars['Int']['output'];
  alarmType?: Maybe<Scalars['String']['output']>;
  chatteringCount: Scalars['Int']['output'];
  cmmsAttributes?: Maybe<Scalars['JSON']['output']>;
  /** Whether every visible Asset and Location field of the maintenance systems has a value; null where there is none. */
  cmmsConfigStatus?: Maybe<CmmsConfigStatus>;
  /** The asset as the maintenance system knows it: its key and its label; the location likewise. */
  cmmsMappedAssetName?: Maybe<Scalars['String']['output']>;
  cmmsMappedAssetValue?: Maybe<Scalars['String']['output']>;
  cmmsMappedLocationName?: Maybe<Scalars['String']['output']>;
  cmmsMappedLocationValue?: Maybe<Scalars['String']['output']>;
  contextualName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Opaque position in the list it was read from. */
  cursor?: Maybe<Scalars['String']['output']>;
  /** "A" and the number. */
  displayId: Scalars['String']['output'];
  enteredStatusAt?: Maybe<Scalars['DateTime']['output']>;
  entities: Array<AlarmEntity>;
  entityIds: Array<Scalars['ID']['output']>;
  externalSystem: SourceSystem;
  fleetingCount: Scalars['Int']['output'];
  formattedRawText: Scalars['String']['output'];
  /** The number people see, without its letter. */
  id: Scalars['ID']['output'];
  /** Alarms with the same likely cause; null for an alarm alone. */
  incident?: Maybe<Incident>;
  isAutoDispatch: Scalars['Boolean']['output'];
  isNuisance: Scalars['Boolean']['output'];
  isPinned: Scalars['Boolean']['output'];
  /** Whether its newest event came by a mail whose sender was not verified. */
  isSenderUnverified: Scalars['Boolean']['output'];
  isServiceImpacting: Scalars['Boolean']['output'];
  isStale: Scalars['Boolean']['output'];
  lastWorkTicketClosedAt?: Maybe<Scalars['DateTime']['output']>;
  latestAlarmTime?: Maybe<Scalars['DateTime']['output']>;
  latestEndTime?: Maybe<Scalars['DateTime']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  nuisanceCount: Scalars['Int']['output'];
  /** Full path of the source point. */
  point?: Maybe<Scalars['String']['output']>;
  pointEntityId?: Maybe<Scalars['ID']['output']>;
  /** 0 (none) to 5 (highest). */
  priority: Scalars['Int']['output'];
  priorityLastModifiedBy?: Maybe<Scalars['String']['output']>;
  properties: Array<AlarmProperty>;
  /** The newest payload as received: JSON where it is JSON, else text. */
  rawAttributes?: Maybe<Scalars['JSON']['output']>;
  serviceImpactLastModifiedBy?: Maybe<Scalars['String']['output']>;
  severity: AlarmSeverity;
  snoozeExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  snoozeReason?: Maybe<Scalars['String']['output']>;
  /** Who snoozed it; null unless it is snoozed. */
  snoozedBy?: Maybe<ActivityUser>;
  /** The rule that snoozed it, where it was none of the people. */
  snoozedByRule?: Maybe<ActivityRule>;
  state: AlarmActiveState;
  status: Scalars['String']['output'];
  /** The alarm text as the source sent it last. */
  text: Scalars['String']['output'];
  /** What the check of that sender found, in words. */
  unverifiedSender?: Maybe<Scalars['String']['output']>;
  /** Grows with every change; orders socket events against reads. */
  version: Scalars['Int']['output'];
  /** Tickets that it is or was on, newest first, as far as the caller sees them. */
  workTickets: Array<WorkTicket>;
};

export type AlarmActiveState =
  | 'active'
  | 'inactive';

export type AlarmActivity = {
  __typename?: 'AlarmActivity';
  automationRule?: Maybe<ActivityRule>;
  /** Null where an earlier release wrote it and nothing shows it. */
  cause?: Maybe<ChangeCause>;
  createdAt: Scalars['DateTime']['output'];
  externalSystem?: Maybe<SourceSystem>;
  /** What changed, e.g. `status`, `priority`; for what the source did: `started`, `ended`, `acknowledged`. */
  field: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  metadata?: Maybe<AlarmActivityMetadata>;
  prevValue?: Maybe<Scalars['String']['output']>;
  /**
   * The value after. For what the source did: the value it started with and its unit, how its end is known (as
   * EndTimeSource), who acknowledged.
   */
  revValue?: Maybe<Scalars['String']['output']>;
  /** Name of the person; super users under the provider's generic name. */
  user?: Maybe<ActivityUser>;
};

export type AlarmActivityAndCount = {
  __typename?: 'AlarmActivityAndCount';
  alarmActivity: Array<AlarmActivity>;
  count: Scalars['Int']['output'];
};

export type AlarmActivityKind =
  /** What people, rules and systems decided. */
  | 'DECISION'
  /** What the source did. */
  | 'SOURCE';

export type AlarmActivityMetadata = {
  __typename?: 'AlarmActivityMetadata';
  /** What somebody wrote with it of a ticket's alarms. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Milliseconds. */
  snoozeDuration?: Maybe<Scalars['Float']['output']>;
  snoozeReason?: Maybe<Scalars['String']['output']>;
  statusUpdateReason?: Maybe<Scalars['String']['output']>;
  /** Of a property: UP, DOWN or CHANGE. */
  vote?: Maybe<Scalars['String']['output']>;
};

export type AlarmActivityWhere = {
  alarmId: Scalars['ID']['input'];
  /** Without one: of both. */
  kind?: InputMaybe<AlarmActivityKind>;
};

export type AlarmConfig = {
  __typename?: 'AlarmConfig';
  definitions: Array<AlarmPropertyDefinition>;
};

export type AlarmCount = {
  __typename?: 'AlarmCount';
  /** Alarms that had one. */
  alarms: Scalars['Int']['output'];
  /** Together with those before it. */
  cumulativeShare: Scalars['Float']['output'];
  /** The source, of an alarm or of itself; null of other values. */
  externalSystemId?: Maybe<Scalars['ID']['output']>;
  /** Occurrences that started within the range. */
  instances: Scalars['Int']['output'];
  /** As people say it; null where that is the value itself. */
  label?: Maybe<Scalars['String']['output']>;
  /** Of all occurrences, 0 to 1. */
  share: Scalars['Float']['output'];
  /** Milliseconds, of every occurrence the part within the range. */
  timeInAlarm: Scalars['Float']['output'];
  /** As the filter takes it; null for (blanks). */
  value?: Maybe<Scalars['String']['output']>;
};

/** Named as the filter that narrows a list of alarms to one value. */
export type AlarmCountField =
  | 'alarmClass'
  | 'alarmId'
  | 'alarmType'
  | 'condition'
  | 'externalSystemId'
  | 'point'
  | 'priority'
  | 'stationPath';

export type AlarmCountTotal = {
  __typename?: 'AlarmCountTotal';
  alarms: Scalars['Int']['output'];
  instances: Scalars['Int']['output'];
  timeInAlarm: Scalars['Float']['output'];
};

export type AlarmCounts = {
  __typename?: 'AlarmCounts';
  rows: Array<AlarmCount>;
  total: AlarmCountTotal;
};

export type AlarmEntitiesAndCount = {
  __typename?: 'AlarmEntitiesAndCount';
  alarmEntities: Array<AlarmEntityOption>;
  count: Scalars['Int']['output'];
};

export type AlarmEntity = {
  __typename?: 'AlarmEntity';
  class: Scalars['String']['output'];
  criticality?: Maybe<Scalars['Int']['output']>;
  floor?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isPaid: Scalars['Boolean']['output'];
  location?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  roomName?: Maybe<Scalars['String']['output']>;
  roomNumber?: Maybe<Scalars['String']['output']>;
};

export type AlarmEntityOption = {
  __typename?: 'AlarmEntityOption';
  class: Scalars['String']['output'];
  /** Whether others of its kind are in it. */
  hasChildren: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type AlarmEntityType =
  | 'Asset'
  | 'Space';

/** A suggested fix and the facts that speak for it. */
export type AlarmFix = {
  __typename?: 'AlarmFix';
  /** Occurrences that speak for it: of a delay or a deadband those that the delay would have suppressed. */
  count: Scalars['Int']['output'];
  kind: AlarmFixKind;
  /** All occurrences of the range. */
  of: Scalars['Int']['output'];
  /** Of a delay or a deadband. */
  seconds?: Maybe<Scalars['Int']['output']>;
  /** Of a deadband: how far apart the values are at which the occurrences began. */
  spread?: Maybe<Scalars['Float']['output']>;
  /** Of a limit: the part of the range in alarm, 0 to 1. */
  timeShare?: Maybe<Scalars['Float']['output']>;
  unit?: Maybe<Scalars['String']['output']>;
};

export type AlarmFixKind =
  /** The same of a measured value: let it return only at a distance from its limit. */
  | 'DEADBAND'
  /** Its limit lies within normal operation. */
  | 'LIMIT'
  /** It comes back at once: hold its return back. */
  | 'OFF_DELAY'
  /** It ends by itself: announce it later. */
  | 'ON_DELAY'
  /** It stands: shelve it, and repair what it reports. */
  | 'REPAIR'
  /** Its history does not say. */
  | 'REVIEW'
  /** Nobody acts on it: send it elsewhere. */
  | 'ROUTE';

/** Windows with too many occurrences that follow each other. */
export type AlarmFlood = {
  __typename?: 'AlarmFlood';
  end: Scalars['DateTime']['output'];
  instances: Scalars['Int']['output'];
  /** Occurrences of its fullest ten minutes. */
  peak: Scalars['Int']['output'];
  start: Scalars['DateTime']['output'];
};

export type AlarmInstance = {
  __typename?: 'AlarmInstance';
  ackBy?: Maybe<Scalars['String']['output']>;
  ackTime?: Maybe<Scalars['DateTime']['output']>;
  alarmId: Scalars['ID']['output'];
  alarmTime: Scalars['DateTime']['output'];
  /** Milliseconds from start to end; null while active. */
  duration?: Maybe<Scalars['Float']['output']>;
  endTime?: Maybe<Scalars['DateTime']['output']>;
  endTimeSource?: Maybe<EndTimeSource>;
  id: Scalars['ID']['output'];
  processVariableValue?: Maybe<ProcessVariableValue>;
};

export type AlarmInstanceDay = {
  __typename?: 'AlarmInstanceDay';
  count: Scalars['Int']['output'];
  /** Local day, YYYY-MM-DD. */
  date: Scalars['String']['output'];
};

export type AlarmInstanceOrder = {
  direction: SortDirection;
  field: AlarmInstanceOrderField;
};

export type AlarmInstanceOrderField =
  | 'ALARM_TIME';

export type AlarmInstanceWhere = {
  alarmId: Scalars['ID']['input'];
};

export type AlarmInstancesAndCount = {
  __typename?: 'AlarmInstancesAndCount';
  alarmInstances: Array<AlarmInstance>;
  count: Scalars['Int']['output'];
};

/** An alarm that the row of an incident stands for. */
export type AlarmOfRow = {
  __typename?: 'AlarmOfRow';
  alarmId: Scalars['ID']['output'];
  incidentId: Scalars['ID']['output'];
  /** For `expectedVersions` of verbs. */
  version: Scalars['Int']['output'];
};

export type AlarmOrder = {
  direction: SortDirection;
  field: AlarmOrderField;
};

export type AlarmOrderField =
  | 'ALARM_TIME'
  | 'NUISANCE_COUNT'
  | 'PRIORITY'
  | 'SNOOZE_EXPIRES_AT';

export type AlarmPerformance = {
  __typename?: 'AlarmPerformance';
  /** Alarms that occurred. */
  alarms: Scalars['Int']['output'];
  /** Every local day that has begun, in order. */
  days: Array<PerformanceDay>;
  floodCount: Scalars['Int']['output'];
  /** The largest first, at most 50. */
  floods: Array<AlarmFlood>;
  /** Hours of the period that have passed. */
  hours: Scalars['Float']['output'];
  /** Hours of the local week in which something occurred. */
  hoursOfWeek: Array<PerformanceHour>;
  /** Occurrences that started. */
  instances: Scalars['Int']['output'];
  measures: Array<PerformanceMeasure>;
  /** People who watch at once: the recommended numbers are per position. */
  positions: Scalars['Int']['output'];
  /** The highest first; by the current priority of the alarms. */
  priorities: Array<PerformancePriority>;
  /** Since when a source of alarms has been unhealthy: the measures may be wrong. Null while all sources are heard. */
  stateUnknownSince?: Maybe<Scalars['DateTime']['output']>;
  /** Alarms that occurred most, with the number of their occurrences. */
  topTen: Array<RankedAlarm>;
  worst: Array<WorstAlarms>;
};

export type AlarmPerformanceInput = {
  criteria?: InputMaybe<Array<CriterionInput>>;
  /** Its end is excluded; what is still to come of it does not count. */
  range: DateRange;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  /** IANA name, for days, weekdays and hours. Without one: the customer's. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type AlarmPoints = {
  __typename?: 'AlarmPoints';
  count: Scalars['Int']['output'];
  points: Array<Scalars['String']['output']>;
};

export type AlarmPropertiesAndCount = {
  __typename?: 'AlarmPropertiesAndCount';
  alarmProperties: Array<AlarmPropertyValue>;
  count: Scalars['Int']['output'];
};

export type AlarmProperty = {
  __typename?: 'AlarmProperty';
  /** 0 to 1; 1 is certain or verified by a person. */
  confidence: Scalars['Float']['output'];
  hasLocations: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** A person should look: below the integration's threshold. */
  needsVerification: Scalars['Boolean']['output'];
  /** As it is to be shown, 0 to 100, by the integration's thresholds. */
  shownConfidence: Scalars['Int']['output'];
  source: AlarmPropertySource;
  /** Which text that is: pointPath, pointName, stationPath, message, condition or alarmClass. */
  sourceField?: Maybe<Scalars['String']['output']>;
  /** The piece of text behind it. */
  sourceText?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  value: Array<Scalars['String']['output']>;
  /** Who gave or judged it. */
  verifiedBy?: Maybe<Scalars['String']['output']>;
};

export type AlarmPropertyDefinition = {
  __typename?: 'AlarmPropertyDefinition';
  hasLocations: Scalars['Boolean']['output'];
  isEditable: Scalars['Boolean']['output'];
  /** Takes several values. */
  isMulti: Scalars['Boolean']['output'];
  isVisible: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

export type AlarmPropertyDefinitionInput = {
  hasLocations?: InputMaybe<Scalars['Boolean']['input']>;
  isEditable?: InputMaybe<Scalars['Boolean']['input']>;
  isMulti?: InputMaybe<Scalars['Boolean']['input']>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  label: Scalars['String']['input'];
  name: Scalars['String']['input'];
  order?: InputMaybe<Scalars['Int']['input']>;
};

export type AlarmPropertyInput = {
  /** 1 verifies the value that is there; any other says that it is wrong. */
  confidence?: InputMaybe<Scalars['Float']['input']>;
  type: Scalars['String']['input'];
  /** At most 100 characters each. */
  value?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AlarmPropertyOption = {
  __typename?: 'AlarmPropertyOption';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AlarmPropertyOptions = {
  __typename?: 'AlarmPropertyOptions';
  count: Scalars['Int']['output'];
  items: Array<AlarmPropertyOption>;
};

export type AlarmPropertySource =
  /** The name or an alias of an asset or a place. */
  | 'ALIAS'
  /** Read from the texts. */
  | 'PARSER'
  /** Somebody gave or verified it. */
  | 'PERSON';

export type AlarmPropertyTypesAndCount = {
  __typename?: 'AlarmPropertyTypesAndCount';
  alarmPropertyTypes: Array<AlarmPropertyDefinition>;
  count: Scalars['Int']['output'];
};

export type AlarmPropertyValue = {
  __typename?: 'AlarmPropertyValue';
  alarmCount: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AlarmPropertyWhere = {
  search?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
};

export type AlarmReport = {
  __typename?: 'AlarmReport';
  /** Those with the most occurrences first. */
  rows: Array<AlarmReportRow>;
  /** Of all alarms. */
  total: AlarmCountTotal;
};

export type AlarmReportRow = {
  __typename?: 'AlarmReportRow';
  alarmId: Scalars['ID']['output'];
  /** Occurrences that started at most 10 minutes after another. */
  chatteringCount: Scalars['Int']['output'];
  /** Together with those before it. */
  cumulativeShare: Scalars['Float']['output'];
  /** By people and rules, within the range. */
  decisions: Scalars['Int']['output'];
  /** A and the number. */
  displayId: Scalars['String']['output'];
  /** Its source; null likewise. */
  externalSystemId?: Maybe<Scalars['ID']['output']>;
  fix: AlarmFix;
  /** Occurrences that ended in less than 5 minutes. */
  fleetingCount: Scalars['Int']['output'];
  /** Occurrences that started within the range. */
  instances: Scalars['Int']['output'];
  /** As people say it; null where it has just been deleted. */
  name?: Maybe<Scalars['String']['output']>;
  /** The newest open ticket on it that the caller sees. */
  openTicket?: Maybe<WorkTicket>;
  /** Teams of its assignee that the caller may look at, by name. */
  ownerTeams: Array<Scalars['String']['output']>;
  /** From 1. */
  rank: Scalars['Int']['output'];
  /** Of all occurrences, 0 to 1. */
  share: Scalars['Float']['output'];
  /** Occurrences that were active for 24 hours or more. */
  staleCount: Scalars['Int']['output'];
  /** Milliseconds, of every occurrence the part within the range. */
  timeInAlarm: Scalars['Float']['output'];
  /** Tickets created within the range. */
  workCount: Scalars['Int']['output'];
};

/** All alarms that match, but some; up to 10,000. */
export type AlarmSelection = {
  /** The moment that the person saw: alarms that have changed since are skipped. */
  asOf: Scalars['DateTime']['input'];
  criteria?: InputMaybe<Array<CriterionInput>>;
  excludedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  lensId?: InputMaybe<Scalars['ID']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type AlarmSeverity =
  | 'Alarm'
  | 'Fault'
  | 'Normal'
  | 'Unreliable'
  | 'Warn';

export type AlarmStatus = {
  __typename?: 'AlarmStatus';
  isCustom: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type AlarmThroughput = {
  __typename?: 'AlarmThroughput';
  /** Over four weeks; over the life of a younger integration, a day at least. */
  averagePerHour: Scalars['Float']['output'];
  externalSystem: ExternalSystem;
  /** Every hour of the range by the clock; the last one is not over. */
  hours: Array<ThroughputHour>;
  /** No alarm for longer than `thresholdHours`, or far fewer than on average. */
  isLow: Scalars['Boolean']['output'];
  /** The first of these. */
  isSilent: Scalars['Boolean']['output'];
  /** Beginning of the last hour with an alarm, within four weeks. */
  lastAlarmHour?: Maybe<Scalars['DateTime']['output']>;
  thresholdHours: Scalars['Float']['output'];
  total: Scalars['Int']['output'];
};

export type AlarmWhere = {
  criteria?: InputMaybe<Array<CriterionInput>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lensId?: InputMaybe<Scalars['ID']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  /** IANA name; criteria that speak of days mean its days. Without one: the customer's. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type AlarmsAndCount = {
  __typename?: 'AlarmsAndCount';
  alarms: Array<Alarm>;
  count: Scalars['Int']['output'];
};

export type AlarmsFound = {
  __typename?: 'AlarmsFound';
  alarms: Array<Alarm>;
  count: Scalars['Int']['output'];
};

export type AliasConflict = {
  __typename?: 'AliasConflict';
  class: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type AliasPreview = {
  __typename?: 'AliasPreview';
  /** Those that would be about the entity. */
  changed: Scalars['Int']['output'];
  /** False if there are more than were looked at. */
  isComplete: Scalars['Boolean']['output'];
  /** Alarms whose texts mention it. */
  mentioned: Scalars['Int']['output'];
  samples: Array<AliasSample>;
  /** Those that stay as they are because a person has said what they are about. */
  verified: Scalars['Int']['output'];
};

export type AliasSample = {
  __typename?: 'AliasSample';
  after?: Maybe<Scalars['String']['output']>;
  alarmId: Scalars['ID']['output'];
  before?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** The alias, as the alarm has it. */
  text: Scalars['String']['output'];
};

export type AliasSuggestion = {
  __typename?: 'AliasSuggestion';
  alarms: Scalars['Int']['output'];
  alias: Scalars['String']['output'];
  /** Likeness to the name, 0 to 1. */
  likeness: Scalars['Float']['output'];
  /** Payloads of the last 14 days that said it. */
  seen: Scalars['Int']['output'];
};

export type AliasUniqueness = {
  __typename?: 'AliasUniqueness';
  aliases: Array<CheckedAlias>;
  isUnique: Scalars['Boolean']['output'];
};

/** Somebody who reads the views of the database `analyst`, with the rows of this customer alone. */
export type AnalystReader = {
  __typename?: 'AnalystReader';
  /** When it got its secret. */
  changedAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When it last asked something, to the minute; null: never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it signs in with. */
  name: Scalars['String']['output'];
  /** Since when it is refused; null: it is not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AnalystReaderList = {
  __typename?: 'AnalystReaderList';
  /** False where ClickHouse is a server, which has users of its own. */
  isKept: Scalars['Boolean']['output'];
  rows: Array<AnalystReader>;
};

export type AnalystReaderSecret = {
  __typename?: 'AnalystReaderSecret';
  /** What the reader signs in with. */
  name: Scalars['String']['output'];
  secret: Scalars['String']['output'];
};

export type AreaPermissions = {
  __typename?: 'AreaPermissions';
  actions: Array<PermissionAction>;
  /** Area or area and sub-area, e.g. `alarms`, `work.myWork`. */
  area: Scalars['String']['output'];
};

export type AreaPermissionsInput = {
  actions: Array<PermissionAction>;
  /** Area or area and sub-area, e.g. `alarms`, `work.myWork`. */
  area: Scalars['String']['input'];
};

export type AssetLevel =
  | 'BUILDING'
  | 'FLOOR'
  | 'ROOM';

export type AssetOptionValues =
  | 'IDS'
  | 'NAMES';

export type AssetPropertiesAndCount = {
  __typename?: 'AssetPropertiesAndCount';
  assetProperties: Array<OptionItem>;
  assetPropertyCount: Scalars['Int']['output'];
};

export type AssetShopsAndCount = {
  __typename?: 'AssetShopsAndCount';
  assetShopCount: Scalars['Int']['output'];
  assetShops: Array<OptionItem>;
};

/** A room is a space. */
export type AssetType =
  | 'equipment'
  | 'space'
  | 'system';

export type AssetsAndCount = {
  __typename?: 'AssetsAndCount';
  assetCount: Scalars['Int']['output'];
  assets: Array<OptionItem>;
};

export type AssignedRole = {
  __typename?: 'AssignedRole';
  customRoleId?: Maybe<Scalars['ID']['output']>;
  role: AuthRole;
  userId: Scalars['ID']['output'];
};

export type AuthRole =
  | 'ADMIN'
  | 'CUSTOM'
  | 'MANAGER'
  | 'NONE'
  | 'OCCUPANT'
  | 'STANDARD'
  | 'VENDOR';

/** What a rule does. Each type has its own of these fields; the others are null. */
export type AutomationAction = {
  __typename?: 'AutomationAction';
  /** CREATE_WORK: a person. */
  assigneeId?: Maybe<Scalars['ID']['output']>;
  /** NOTIFY */
  channels?: Maybe<Array<AutomationChannel>>;
  /** CREATE_WORK: null: by the alarm's priority. */
  dueInHours?: Maybe<Scalars['Int']['output']>;
  /** SNOOZE */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** CREATE_WORK: the maintenance system; null: the only or oldest one. */
  externalSystemId?: Maybe<Scalars['ID']['output']>;
  /** CREATE_WORK: as the template of a maintenance system, with {alarmName}, {alarmId}, {alarmText}, {point}; null: the default. */
  objectiveTemplate?: Maybe<Scalars['String']['output']>;
  /** SET_PRIORITY: 0 to 5 */
  priority?: Maybe<Scalars['Int']['output']>;
  /** SNOOZE, DECLINE, MOVE_STATUS */
  reason?: Maybe<Scalars['String']['output']>;
  /** MOVE_STATUS */
  status?: Maybe<Scalars['String']['output']>;
  /** CREATE_WORK: a team, for which its first admin is assigned, else its first member. */
  teamId?: Maybe<Scalars['ID']['output']>;
  /** NOTIFY: teams, whose members are notified. */
  teamIds?: Maybe<Array<Scalars['ID']['output']>>;
  type: AutomationActionType;
  /** NOTIFY: people */
  userIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** CREATE_WORK: values of the maintenance system's own fields, by their ids. */
  values?: Maybe<Scalars['JSON']['output']>;
};

/** As AutomationAction: what its type does not take is left out. */
export type AutomationActionInput = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  channels?: InputMaybe<Array<AutomationChannel>>;
  dueInHours?: InputMaybe<Scalars['Int']['input']>;
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  externalSystemId?: InputMaybe<Scalars['ID']['input']>;
  objectiveTemplate?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
  teamIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  type: AutomationActionType;
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  values?: InputMaybe<Scalars['JSON']['input']>;
};

export type AutomationActionType =
  | 'ATTACH_TO_OPEN_WORK'
  | 'CREATE_WORK'
  | 'DECLINE'
  | 'MOVE_STATUS'
  | 'NOTIFY'
  | 'PIN'
  | 'SET_PRIORITY'
  | 'SNOOZE';

export type AutomationChannel =
  | 'EMAIL';

export type AutomationDelay = {
  __typename?: 'AutomationDelay';
  days: Scalars['Int']['output'];
  hours: Scalars['Int']['output'];
  minutes: Scalars['Int']['output'];
};

export type AutomationDelayInput = {
  days?: InputMaybe<Scalars['Int']['input']>;
  hours?: InputMaybe<Scalars['Int']['input']>;
  minutes?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * What a rule would have done. Every entry that matched is out of the schedule, left, waiting, snoozed, acted, or covered with
 * nothing else to do.
 */
export type AutomationDryRun = {
  __typename?: 'AutomationDryRun';
  acted: Scalars['Int']['output'];
  /** Alarms that it would have acted on. */
  alarms: Scalars['Int']['output'];
  /** Hours for which a ticket of the rule is assumed to be open: the median of those closed in these days. */
  assumedWorkHours: Scalars['Float']['output'];
  days: Array<AutomationDryRunDay>;
  /** Tickets that it would not have created, because there was work on the alarm or would have been. */
  duplicatesAvoided: Scalars['Int']['output'];
  /** Times that something started the rule, of any alarm; and these alarms. */
  entries: Scalars['Int']['output'];
  entryAlarms: Scalars['Int']['output'];
  /** The newest of what it would have done. */
  firings: Array<AutomationDryRunFiring>;
  /** When it would first have paused itself, before too many tickets. */
  firstPauseAt?: Maybe<Scalars['DateTime']['output']>;
  /** Left the state before the delay was over. */
  left: Scalars['Int']['output'];
  /** Those that the criteria take. */
  matched: Scalars['Int']['output'];
  /** Nights in which it would have notified somebody. */
  nights: Scalars['Int']['output'];
  notifications: Scalars['Int']['output'];
  outsideSchedule: Scalars['Int']['output'];
  pauses: Scalars['Int']['output'];
  /** Times that people would have been notified in a night, each person once a night. */
  peopleWoken: Scalars['Int']['output'];
  /** People whom it notifies now. */
  recipients: Scalars['Int']['output'];
  /** Would have been in a snooze of the rule itself. */
  snoozed: Scalars['Int']['output'];
  tickets: Scalars['Int']['output'];
  timezone: Scalars['String']['output'];
  /** Filters that history does not know, by their labels. They were left out, so that the numbers are the most that it could be. */
  unknownCriteria: Array<Scalars['String']['output']>;
  /** In the state still, for less than the delay. */
  waiting: Scalars['Int']['output'];
};

export type AutomationDryRunDay = {
  __typename?: 'AutomationDryRunDay';
  acted: Scalars['Int']['output'];
  /** Local day, as `2026-05-01`. */
  date: Scalars['String']['output'];
  duplicatesAvoided: Scalars['Int']['output'];
  tickets: Scalars['Int']['output'];
};

export type AutomationDryRunFiring = {
  __typename?: 'AutomationDryRunFiring';
  alarmId: Scalars['ID']['output'];
  /** Null for an alarm that was deleted. */
  alarmName?: Maybe<Scalars['String']['output']>;
  /** Its source; null likewise. */
  externalSystemId?: Maybe<Scalars['ID']['output']>;
  firesAt: Scalars['DateTime']['output'];
  hasTicket: Scalars['Boolean']['output'];
  outcome: AutomationDryRunOutcome;
  /** When the alarm would have started the rule, and when the rule would have acted. */
  triggeredAt: Scalars['DateTime']['output'];
};

/** ACTED; COVERED: there is work on the alarm already; SNOOZED: it would have been in a snooze of the rule itself. */
export type AutomationDryRunOutcome =
  | 'ACTED'
  | 'COVERED'
  | 'SNOOZED';

/**
 * What a rule decided about an alarm: it waits for its delay, it has acted, it left it alone, the alarm left what the rule waited
 * for, or the action failed.
 */
export type AutomationOutcome =
  | 'ACTED'
  | 'CANCELLED'
  | 'FAILED'
  | 'SKIPPED'
  | 'WAITING';

/** Why a rule is paused: a person did it, it was about to create too many tickets, or there is a flood of alarms. */
export type AutomationPauseReason =
  | 'FLOOD'
  | 'PERSON'
  | 'TICKET_GUARD';

/** What is missing or wrong in a rule. */
export type AutomationProblem = {
  __typename?: 'AutomationProblem';
  message: Scalars['String']['output'];
  /** Path of the field, e.g. `actions.0.status`. */
  path: Scalars['String']['output'];
};

export type AutomationRule = {
  __typename?: 'AutomationRule';
  actions: Array<AutomationAction>;
  /** Of assets: one asset of the alarm must meet all of them. */
  assetCriteria: Array<FilterCriterion>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Of alarms; all of them must hold. */
  criteria: Array<FilterCriterion>;
  delay: AutomationDelay;
  description: Scalars['String']['output'];
  /** Alarms that it never acts on. */
  excludeIds: Array<Scalars['ID']['output']>;
  executionCount: Scalars['Int']['output'];
  /** Rules act in ascending order. */
  executionOrder: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** True if it can be enabled: it has no problems. */
  isComplete: Scalars['Boolean']['output'];
  /** Why it last failed; null since it has succeeded. */
  lastError?: Maybe<Scalars['String']['output']>;
  lastExecutionAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  pauseReason?: Maybe<AutomationPauseReason>;
  pausedAt?: Maybe<Scalars['DateTime']['output']>;
  /** False: it acts in a flood of alarms, too. */
  pausesInFlood: Scalars['Boolean']['output'];
  problems: Array<AutomationProblem>;
  /** Null: always. */
  schedule?: Maybe<AutomationSchedule>;
  /** The whole rule, in words. */
  sentence: Scalars['String']['output'];
  state: AutomationRuleState;
  /** Null while none is chosen. */
  trigger?: Maybe<AutomationTrigger>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Alarms that wait in it now, counted up to 1,000: 1,001 are more. */
  waitingCount: Scalars['Int']['output'];
};

export type AutomationRuleInput = {
  actions?: InputMaybe<Array<AutomationActionInput>>;
  assetCriteria?: InputMaybe<Array<CriterionInput>>;
  criteria?: InputMaybe<Array<CriterionInput>>;
  delay?: InputMaybe<AutomationDelayInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  pausesInFlood?: InputMaybe<Scalars['Boolean']['input']>;
  schedule?: InputMaybe<AutomationScheduleInput>;
  trigger?: InputMaybe<AutomationTriggerInput>;
};

export type AutomationRuleLogAndCount = {
  __typename?: 'AutomationRuleLogAndCount';
  count: Scalars['Int']['output'];
  entries: Array<AutomationRuleLogEntry>;
};

export type AutomationRuleLogEntry = {
  __typename?: 'AutomationRuleLogEntry';
  /** Of an action; null: about the rule as a whole. */
  action?: Maybe<AutomationActionType>;
  alarmId: Scalars['ID']['output'];
  /** Name of the alarm now; null if the caller may not look at alarms. */
  alarmName?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  dueAt: Scalars['DateTime']['output'];
  /** Its source; null likewise. */
  externalSystemId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  outcome: AutomationOutcome;
  /** Why, or what was done, in words. */
  reason: Scalars['String']['output'];
  ruleId: Scalars['ID']['output'];
  /** Its name then. */
  ruleName: Scalars['String']['output'];
  /** When the alarm triggered the rule, and when it was due. */
  triggeredAt: Scalars['DateTime']['output'];
  /** The ticket that was created or attached to. */
  workTicketId?: Maybe<Scalars['ID']['output']>;
};

export type AutomationRuleLogWhere = {
  alarmId?: InputMaybe<Scalars['ID']['input']>;
  /** From and to, excluded. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  outcomes?: InputMaybe<Array<AutomationOutcome>>;
  ruleId?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AutomationRuleOfAlarm = {
  __typename?: 'AutomationRuleOfAlarm';
  /** When it will act on the alarm, if nothing changes; null: the alarm does not wait in it. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  isExcluded: Scalars['Boolean']['output'];
  rule: AutomationRule;
};

export type AutomationRuleState =
  | 'DISABLED'
  | 'ENABLED'
  | 'PAUSED';

export type AutomationRulesAndCount = {
  __typename?: 'AutomationRulesAndCount';
  automationRules: Array<AutomationRule>;
  count: Scalars['Int']['output'];
};

export type AutomationRulesWhere = {
  /** A text within the name. */
  nameLike?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<Array<AutomationRuleState>>;
};

export type AutomationSchedule = {
  __typename?: 'AutomationSchedule';
  /** Every so many days or weeks, counted from the start date. */
  every: Scalars['Int']['output'];
  /** HH:MM. A range over midnight belongs to its start day; equal times are 24 hours. */
  from: Scalars['String']['output'];
  leavesOutHolidays: Scalars['Boolean']['output'];
  /** YYYY-MM-DD */
  startDate: Scalars['String']['output'];
  timezone: Scalars['String']['output'];
  /** HH:MM, excluded. */
  to: Scalars['String']['output'];
  unit: AutomationScheduleUnit;
  /** 1 is Monday, 7 is Sunday; empty: all. */
  weekdays: Array<Scalars['Int']['output']>;
};

export type AutomationScheduleInput = {
  every?: Scalars['Int']['input'];
  from: Scalars['String']['input'];
  leavesOutHolidays?: InputMaybe<Scalars['Boolean']['input']>;
  startDate: Scalars['String']['input'];
  timezone: Scalars['String']['input'];
  to: Scalars['String']['input'];
  unit?: AutomationScheduleUnit;
  weekdays?: Array<Scalars['Int']['input']>;
};

export type AutomationScheduleUnit =
  | 'DAY'
  | 'WEEK';

export type AutomationTrigger = {
  __typename?: 'AutomationTrigger';
  /** Of ENTERS_STATUS; null while none is chosen. */
  status?: Maybe<Scalars['String']['output']>;
  type: AutomationTriggerType;
};

export type AutomationTriggerInput = {
  status?: InputMaybe<Scalars['String']['input']>;
  type: AutomationTriggerType;
};

export type AutomationTriggerType =
  | 'BECOMES_ACTIVE'
  | 'BECOMES_INACTIVE'
  | 'BECOMES_NUISANCE'
  | 'BECOMES_SERVICE_IMPACTING'
  | 'BECOMES_STALE'
  | 'ENTERS_INTAKE'
  | 'ENTERS_STATUS'
  | 'SNOOZE_EXPIRED'
  | 'WORK_CLOSED_STILL_ACTIVE';

/** What a session lacks: CODE where the person has a factor to give, ENROLMENT where they have to set one up. */
export type AwaitedFactor =
  | 'CODE'
  | 'ENROLMENT';

export type BasSourceField =
  | 'ackRequired'
  | 'ackedAt'
  | 'ackedBy'
  | 'alarmClass'
  | 'condition'
  | 'deadband'
  | 'event'
  | 'fromState'
  | 'hyperlink'
  | 'limitHigh'
  | 'limitLow'
  | 'message'
  | 'normalAt'
  | 'occurredAt'
  | 'pointName'
  | 'pointPath'
  | 'priority'
  | 'sourceRecordId'
  | 'stationPath'
  | 'toState'
  | 'units'
  | 'updatedAt'
  | 'value';

export type BasSourceMapping = {
  __typename?: 'BasSourceMapping';
  field: BasSourceField;
  id: Scalars['ID']['output'];
  /** False for the default of the normalizer version. */
  isOwn: Scalars['Boolean']['output'];
  /** Path, column or label, or several whose texts together are it; null: the field is not read. */
  source?: Maybe<Scalars['JSON']['output']>;
};

export type BasSourceMappingPreview = {
  __typename?: 'BasSourceMappingPreview';
  after?: Maybe<Scalars['String']['output']>;
  /** Value of the field as it is read now, and as it would be. */
  before?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Why the payload would not be applied. */
  problem?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
};

export type Building = {
  __typename?: 'Building';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type BuildingFloor = {
  __typename?: 'BuildingFloor';
  activeAlarmCount: Scalars['Int']['output'];
  hasFloorPlan: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  impact: ServiceImpactColour;
  name: Scalars['String']['output'];
  priority?: Maybe<Scalars['Int']['output']>;
};

export type BuildingsAndCount = {
  __typename?: 'BuildingsAndCount';
  buildings: Array<Building>;
  count: Scalars['Int']['output'];
};

export type BuildingsWhere = {
  nameLike?: InputMaybe<Scalars['String']['input']>;
};

export type BulkFailure = {
  __typename?: 'BulkFailure';
  /** As an error's code: NOT_FOUND, CONFLICT, FORBIDDEN or INVALID. */
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** A sentence for the person. */
  reason: Scalars['String']['output'];
};

export type BulkJob = {
  __typename?: 'BulkJob';
  affected: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Alarms looked at so far, of all. */
  done: Scalars['Int']['output'];
  failures: Array<BulkFailure>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  skipped: Scalars['Int']['output'];
  /** IN_PROGRESS, COMPLETE or FAILED. */
  status: Scalars['String']['output'];
  taskId: Scalars['ID']['output'];
  total: Scalars['Int']['output'];
  /** The call that became a job, e.g. `moveAlarms`. */
  verb: Scalars['String']['output'];
};

/** What came of a call about many alarms. Above 100 it is a job: the numbers are those by now, and `bulk_job` events go on. */
export type BulkResult = {
  __typename?: 'BulkResult';
  affected: Scalars['Int']['output'];
  failures: Array<BulkFailure>;
  /** Alarms that were so already, and those of a selection that have changed since. */
  skipped: Scalars['Int']['output'];
  taskId?: Maybe<Scalars['ID']['output']>;
  /** What `undoAlarms` takes; null where nothing can be undone. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** Why a change was made. */
export type ChangeCause =
  /** Values were merged or renamed. */
  | 'MERGE'
  | 'PERSON'
  | 'REPARSE'
  | 'REPLAY'
  | 'RULE'
  | 'SOURCE'
  /** The end of a snooze, a stale mark, an inferred end, a recount. */
  | 'SWEEP'
  /** Work on the alarm began or ended. */
  | 'TICKET'
  | 'UNDO';

export type ChangedRelation = {
  __typename?: 'ChangedRelation';
  relationshipId: Scalars['ID']['output'];
};

export type CheckedAlias = {
  __typename?: 'CheckedAlias';
  alias: Scalars['String']['output'];
  /** What has it as its name or alias. */
  conflict?: Maybe<AliasConflict>;
  isShort: Scalars['Boolean']['output'];
  isUnique: Scalars['Boolean']['output'];
};

/** Whom an order can be given to: what the field that says so takes, and how it reads. */
export type CmmsAssignee = {
  __typename?: 'CmmsAssignee';
  fieldId: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CmmsConfig = {
  __typename?: 'CmmsConfig';
  externalSystem: CmmsSystem;
  fields: Array<CmmsConfigField>;
  /** Null where no field says where or on what work is done. */
  status?: Maybe<CmmsConfigStatus>;
};

export type CmmsConfigField = {
  __typename?: 'CmmsConfigField';
  field: ExternalCmmsField;
  label?: Maybe<Scalars['String']['output']>;
  /** What is said at this alarm, asset or place itself. */
  own?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Scalars['String']['output']>;
  source?: Maybe<CmmsValueSource>;
  sourceName?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type CmmsConfigStatus =
  | 'complete'
  | 'incomplete';

export type CmmsDisplayTemplate =
  /** The label alone. */
  | 'LABEL'
  /** The key alone. */
  | 'VALUE'
  /** Key, hyphen, label. */
  | 'VALUE_LABEL';

export type CmmsFieldChange = {
  __typename?: 'CmmsFieldChange';
  change: CmmsFieldChangeKind;
  dataType: Scalars['String']['output'];
  isRequired: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CmmsFieldChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type CmmsFieldOption = {
  __typename?: 'CmmsFieldOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CmmsFieldOptionsAndCount = {
  __typename?: 'CmmsFieldOptionsAndCount';
  count: Scalars['Int']['output'];
  options: Array<CmmsFieldOption>;
};

export type CmmsFieldValue = {
  __typename?: 'CmmsFieldValue';
  field: ExternalCmmsField;
  /** As people read it. */
  label?: Maybe<Scalars['String']['output']>;
  /** Why what the source says could not be taken. */
  problem?: Maybe<Scalars['String']['output']>;
  source?: Maybe<CmmsValueSource>;
  /** The alarm, asset, building or attribute behind it. */
  sourceName?: Maybe<Scalars['String']['output']>;
  /** Of a list its key; null: empty. */
  value?: Maybe<Scalars['String']['output']>;
};

export type CmmsGenericField =
  | 'Asset'
  | 'Location'
  | 'Shop';

export type CmmsInternalField = {
  __typename?: 'CmmsInternalField';
  /** Alarm Attribute, CMMS Attribute or Work Ticket State. */
  internalFieldType: Scalars['String']['output'];
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CmmsInternalFieldType =
  | 'ATTRIBUTE'
  | 'WORK_TICKET_STATE';

export type CmmsPull = {
  __typename?: 'CmmsPull';
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What went wrong, in the system's own words where it has some. */
  error?: Maybe<Scalars['String']['output']>;
  externalSystemId: Scalars['ID']['output'];
  fieldIds: Array<Scalars['ID']['output']>;
  /** Of a preview: what would change. */
  fields: Array<CmmsFieldChange>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isPreview: Scalars['Boolean']['output'];
  kind: CmmsPullKind;
  removed: Scalars['Int']['output'];
  status: CmmsPullStatus;
};

export type CmmsPullKind =
  | 'DOMAIN_VALUES'
  | 'FIELDS';

export type CmmsPullStatus =
  | 'COMPLETE'
  | 'FAILED'
  | 'IN_PROGRESS';

export type CmmsSyncDirection =
  | 'EXTERNAL_TO_INTERNAL'
  | 'INTERNAL_TO_EXTERNAL';

export type CmmsSyncStatus =
  | 'Complete'
  | 'Failed'
  | 'InProgress';

export type CmmsSystem = {
  __typename?: 'CmmsSystem';
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  schema: Scalars['String']['output'];
};

export type CmmsValueSource =
  | 'ALARM'
  | 'ASSET'
  | 'BUILDING'
  | 'DEFAULT'
  | 'MAPPING'
  | 'USER';

export type CompaniesAndCount = {
  __typename?: 'CompaniesAndCount';
  companies: Array<Company>;
  count: Scalars['Int']['output'];
};

export type CompaniesWhere = {
  nameLike?: InputMaybe<Scalars['String']['input']>;
};

export type Company = {
  __typename?: 'Company';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type CreateExternalCmmsFieldInput = {
  dataType?: InputMaybe<Scalars['String']['input']>;
  defaultValue?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  displayTemplate?: InputMaybe<CmmsDisplayTemplate>;
  externalSystemId: Scalars['ID']['input'];
  genericField?: InputMaybe<CmmsGenericField>;
  isAutoSyncValuesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isCreateHiddenWorkField?: InputMaybe<Scalars['Boolean']['input']>;
  isCreateWorkField?: InputMaybe<Scalars['Boolean']['input']>;
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  isReadOnly?: InputMaybe<Scalars['Boolean']['input']>;
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  isTranslatedByName?: InputMaybe<Scalars['Boolean']['input']>;
  isTranslatedByValue?: InputMaybe<Scalars['Boolean']['input']>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  maxLength?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CreateLensInput = {
  /** `active_alarms`, which holds active alarms alone, or `all_alarms`; of work `active_work` or `all_work`. */
  category: Scalars['String']['input'];
  /** Ids of the table's columns in their order; null: those the table has by itself. */
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  criteria: Array<CriterionInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** `FIELD.DIRECTION`, e.g. `PRIORITY.DESC`; null: newest first. */
  sort?: InputMaybe<Scalars['String']['input']>;
  /** Null: the caller's own. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  type: LensType;
};

export type CreateSavedViewInput = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  criteria: Array<CriterionInput>;
  isDefault: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  pivot?: InputMaybe<SavedPivotInput>;
  sort?: InputMaybe<Scalars['String']['input']>;
  viewType: SavedViewType;
};

export type CreateUserInput = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  /** Phone number, of country code 1 unless it says another. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Permission role; CUSTOM goes with `customRoleId`. */
  role: AuthRole;
  /** Job title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CreatedRelation = {
  __typename?: 'CreatedRelation';
  relationshipId: Scalars['ID']['output'];
  /** What should be looked at: that it closes a loop, or skips a connected level. */
  warnings: Array<Scalars['String']['output']>;
};

export type CreatedWorkTicket = {
  __typename?: 'CreatedWorkTicket';
  openTicketCount: Scalars['Int']['output'];
  /** Open tickets on the alarms, as far as the caller sees them. */
  openTickets: Array<WorkTicket>;
  /** Null where there is open work on the alarms: nothing was made. */
  workTicket?: Maybe<WorkTicket>;
};

/**
 * One row of a filter. null stands for (blanks). What else a value is depends on the field: a word or text, or a range whose
 * bounds are included and may be open to a side: `3..`, `5m..2h`, `-24h..now`, `2026-05-01..2026-05-07`,
 * `2026-05-01T08:00Z..2026-05-01T17:30Z`. Hours count from now, `0d` and `-1d` are today and yesterday in the timezone that
 * asks. Ranges of times need both bounds.
 */
export type CriterionInput = {
  field: Scalars['String']['input'];
  isExclusion?: InputMaybe<Scalars['Boolean']['input']>;
  values: Array<InputMaybe<Scalars['String']['input']>>;
};

export type CriticalitySource =
  | 'BUILDING'
  | 'OWN'
  | 'SPACE_TYPE';

export type CriticalityStep = {
  __typename?: 'CriticalityStep';
  criticality: Scalars['Int']['output'];
  /** Itself, or a space that it serves. */
  entityId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  source: CriticalitySource;
  /** Name of the space type or building; null for its own. */
  sourceName?: Maybe<Scalars['String']['output']>;
};

export type CustomAlarmStatus = {
  __typename?: 'CustomAlarmStatus';
  alarmCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type CustomToken = {
  __typename?: 'CustomToken';
  expiresAt: Scalars['DateTime']['output'];
  token: Scalars['String']['output'];
};

export type CustomTokenSignIn = {
  __typename?: 'CustomTokenSignIn';
  customerId: Scalars['ID']['output'];
  /** The bearer token. */
  token: Scalars['String']['output'];
};

export type Customer = {
  __typename?: 'Customer';
  defaultTimezone: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isCloseWorkRulesBypassEnabled: Scalars['Boolean']['output'];
  isCmmsSyncEnabled: Scalars['Boolean']['output'];
  isDisplayRawAlarmTextEnabled: Scalars['Boolean']['output'];
  /** Whether whoever signs in by password needs a second factor. */
  isMFAEnabled: Scalars['Boolean']['output'];
  isPilot: Scalars['Boolean']['output'];
  /** Whether people of its SSO domains sign in by SSO. */
  isSSOEnabled: Scalars['Boolean']['output'];
  isUpdateStatusReasonRequired: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  pilotDateEnd?: Maybe<Scalars['DateTime']['output']>;
};

export type CustomerName = {
  __typename?: 'CustomerName';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DateRange = {
  end: Scalars['DateTime']['input'];
  start: Scalars['DateTime']['input'];
};

export type DeadLetter = {
  __typename?: 'DeadLetter';
  externalSystemId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Whether it holds what a source sent, so that it can be sent again. */
  isSendable: Scalars['Boolean']['output'];
  /** Why, as a word. */
  kind: Scalars['String']['output'];
  messageId: Scalars['ID']['output'];
  normaliser: Scalars['String']['output'];
  payload: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  /** Why, as a sentence. */
  reason: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** Where on the road. */
  step: Scalars['String']['output'];
};

export type DeadLetterCount = {
  __typename?: 'DeadLetterCount';
  count: Scalars['Int']['output'];
  externalSystemId: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  newestAt: Scalars['DateTime']['output'];
};

export type DeadLetterWhere = {
  externalSystemId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<Scalars['String']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};

export type DeadLettersAndCount = {
  __typename?: 'DeadLettersAndCount';
  count: Scalars['Int']['output'];
  counts: Array<DeadLetterCount>;
  deadLetters: Array<DeadLetter>;
};

export type DeletedAutomationRule = {
  __typename?: 'DeletedAutomationRule';
  id: Scalars['ID']['output'];
};

export type DeletedEntities = {
  __typename?: 'DeletedEntities';
  deleted: Scalars['Int']['output'];
};

export type DeletedEntitySchema = {
  __typename?: 'DeletedEntitySchema';
  id: Scalars['ID']['output'];
};

export type DeletedHoliday = {
  __typename?: 'DeletedHoliday';
  id: Scalars['ID']['output'];
};

export type DeletedLens = {
  __typename?: 'DeletedLens';
  id: Scalars['ID']['output'];
};

export type DeletedLocation = {
  __typename?: 'DeletedLocation';
  id: Scalars['ID']['output'];
};

export type DeletedRole = {
  __typename?: 'DeletedRole';
  customRoleId: Scalars['ID']['output'];
};

export type DeletedSavedView = {
  __typename?: 'DeletedSavedView';
  id: Scalars['ID']['output'];
};

export type DeletedSpaceType = {
  __typename?: 'DeletedSpaceType';
  id: Scalars['ID']['output'];
};

export type DeletedTeam = {
  __typename?: 'DeletedTeam';
  id: Scalars['ID']['output'];
};

export type DeletedTranslation = {
  __typename?: 'DeletedTranslation';
  id: Scalars['ID']['output'];
};

export type DeletedUser = {
  __typename?: 'DeletedUser';
  id: Scalars['ID']['output'];
  /** Number of tickets that somebody else has now. */
  reassigned: Scalars['Int']['output'];
};

export type EmailAddress = {
  __typename?: 'EmailAddress';
  address: Scalars['String']['output'];
  forwarding?: Maybe<EmailForwarding>;
  isSubscribed: Scalars['Boolean']['output'];
  isVerified: Scalars['Boolean']['output'];
};

export type EmailForwarding = {
  __typename?: 'EmailForwarding';
  isEnabled: Scalars['Boolean']['output'];
  recipient?: Maybe<Scalars['String']['output']>;
  /** Null: until it is turned off. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type EmailForwardingInput = {
  isEnabled: Scalars['Boolean']['input'];
  recipient?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type EmailSettingsInput = {
  forwarding?: InputMaybe<EmailForwardingInput>;
  isSubscribed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type EmailTenant = {
  __typename?: 'EmailTenant';
  isSso: Scalars['Boolean']['output'];
  providerId?: Maybe<Scalars['String']['output']>;
  tenantId?: Maybe<Scalars['String']['output']>;
};

export type EndTimeSource =
  | 'INFERRED'
  | 'REPLAY'
  | 'SOURCE'
  | 'SUPERSEDED'
  | 'USER';

export type EnrolledFactor = {
  __typename?: 'EnrolledFactor';
  /** With the first factor, codes that replace it if it is lost, each once; shown this once. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

export type EntitiesAndCount = {
  __typename?: 'EntitiesAndCount';
  count: Scalars['Int']['output'];
  entities: Array<Entity>;
};

/** A building, floor, room, piece of equipment or system. */
export type Entity = {
  __typename?: 'Entity';
  activeAlarmCount: Scalars['Int']['output'];
  /** Alarms on it or in it, at most 200, lowest number first. */
  alarmIds: Array<Scalars['ID']['output']>;
  assetClass: AssetType;
  building?: Maybe<Scalars['String']['output']>;
  buildingId?: Maybe<Scalars['ID']['output']>;
  /** Building, Floor or Room for a place, otherwise the class of equipment or system. */
  class: Scalars['String']['output'];
  classId?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Its own criticality, 1 to 5; null: it follows from where it is. */
  criticality?: Maybe<Scalars['Int']['output']>;
  /** Where the effective criticality comes from; empty: there is none. */
  criticalityPath: Array<CriticalityStep>;
  /** Position in the list; null outside of one. */
  cursor?: Maybe<Scalars['String']['output']>;
  /** Its own criticality, else that of its space type, else that of its building, or a higher one of a space that it serves. */
  effectiveCriticality?: Maybe<Scalars['Int']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  /** A number is followed by F. */
  floor?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether there is an active alarm on it or in it. */
  isActive: Scalars['Boolean']['output'];
  isPaid: Scalars['Boolean']['output'];
  /** Its places, from the building on. */
  location?: Maybe<Scalars['String']['output']>;
  locationEntities: Array<LocationEntity>;
  name: Scalars['String']['output'];
  parent?: Maybe<Entity>;
  /** Where it is, or what it is part of. */
  parentId?: Maybe<Scalars['ID']['output']>;
  properties: Array<EntityProperty>;
  /** The finer class of a place, as its source names it; else its class. */
  rawEntityClass: Scalars['String']['output'];
  /** A number follows Rm. */
  roomName?: Maybe<Scalars['String']['output']>;
  roomNumber?: Maybe<Scalars['String']['output']>;
  shop?: Maybe<Scalars['String']['output']>;
  /** Rises with each change that a list shows. */
  shownVersion: Scalars['Int']['output'];
  spaceType?: Maybe<SpaceType>;
  stateChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Rises with each change of what it is: `expectedVersion` of an update. */
  version: Scalars['Int']['output'];
};

export type EntityActivity = {
  __typename?: 'EntityActivity';
  createdAt: Scalars['DateTime']['output'];
  /** The field that changed, or what was done. */
  field: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  prevValue?: Maybe<Scalars['String']['output']>;
  revValue?: Maybe<Scalars['String']['output']>;
  userName?: Maybe<Scalars['String']['output']>;
};

export type EntityActivityAndCount = {
  __typename?: 'EntityActivityAndCount';
  count: Scalars['Int']['output'];
  entityActivity: Array<EntityActivity>;
};

export type EntityAlias = {
  __typename?: 'EntityAlias';
  alias: Scalars['String']['output'];
  /** So short that it may be found where something else is meant. */
  isShort: Scalars['Boolean']['output'];
};

export type EntityClass = {
  __typename?: 'EntityClass';
  id: Scalars['ID']['output'];
  /** One of the customer's own. */
  isOwn: Scalars['Boolean']['output'];
  kind: AssetType;
  name: Scalars['String']['output'];
  /** Class of Brick that it is a kind of. */
  parent?: Maybe<Scalars['ID']['output']>;
};

export type EntityClassesAndCount = {
  __typename?: 'EntityClassesAndCount';
  entityClassCount: Scalars['Int']['output'];
  entityClasses: Array<EntityClass>;
};

export type EntityOption = {
  __typename?: 'EntityOption';
  building?: Maybe<Scalars['String']['output']>;
  class: Scalars['String']['output'];
  /** Others of its kind that are in it. */
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  meta?: Maybe<EntityOptionMeta>;
  name: Scalars['String']['output'];
};

export type EntityOptionMeta = {
  __typename?: 'EntityOptionMeta';
  badge?: Maybe<Scalars['String']['output']>;
  disabled: Scalars['Boolean']['output'];
  disabledText?: Maybe<Scalars['String']['output']>;
  teamLead?: Maybe<Scalars['String']['output']>;
};

export type EntityOrder = {
  direction: SortDirection;
  field: EntityOrderField;
};

export type EntityOrderField =
  | 'CRITICALITY'
  | 'NAME';

export type EntityProperty = {
  __typename?: 'EntityProperty';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type EntityPropertyInput = {
  label: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type EntitySchemaInput = {
  kind: AssetType;
  name: Scalars['String']['input'];
  /** Class of Brick that it is a kind of. */
  parent?: InputMaybe<Scalars['String']['input']>;
};

export type EntitySearchType =
  | 'Asset'
  | 'Space';

export type EntityUse = {
  __typename?: 'EntityUse';
  alarmCount: Scalars['Int']['output'];
  canDelete: Scalars['Boolean']['output'];
  childCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  openWorkCount: Scalars['Int']['output'];
  /** A sentence for each blocker. */
  reasons: Array<Scalars['String']['output']>;
};

export type EntityWhere = {
  criteria?: InputMaybe<Array<CriterionInput>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lensId?: InputMaybe<Scalars['ID']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  /** IANA name, for criteria that speak of days. Without one: the customer's. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type ExportFormat =
  | 'csv'
  | 'xlsx';

export type ExternalCmmsDomainValue = {
  __typename?: 'ExternalCmmsDomainValue';
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['String']['output']>;
  externalCmmsFieldId: Scalars['ID']['output'];
  externalId?: Maybe<Scalars['String']['output']>;
  genericField?: Maybe<CmmsGenericField>;
  id: Scalars['ID']['output'];
  isDeleted: Scalars['Boolean']['output'];
  isManuallyAdded: Scalars['Boolean']['output'];
  modifiedAt: Scalars['DateTime']['output'];
  modifiedBy?: Maybe<Scalars['String']['output']>;
  /** The key: what the system takes. */
  name: Scalars['String']['output'];
  /** `externalId` of the value of the parent field that it is offered under. */
  parentExternalId?: Maybe<Scalars['String']['output']>;
  /** The label: what people read. */
  value: Scalars['String']['output'];
};

export type ExternalCmmsDomainValueInput = {
  externalId?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  parentExternalId?: InputMaybe<Scalars['String']['input']>;
  value: Scalars['String']['input'];
};

export type ExternalCmmsDomainValueWhere = {
  externalCmmsFieldId?: InputMaybe<Scalars['ID']['input']>;
  genericField?: InputMaybe<CmmsGenericField>;
  /** Deleted ones instead of those that are offered. */
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  keyValueLike?: InputMaybe<Scalars['String']['input']>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
  valueLike?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalCmmsDomainValuesAndCount = {
  __typename?: 'ExternalCmmsDomainValuesAndCount';
  count: Scalars['Int']['output'];
  externalCmmsDomainValues: Array<ExternalCmmsDomainValue>;
};

export type ExternalCmmsField = {
  __typename?: 'ExternalCmmsField';
  createDisplayOrder: Scalars['Int']['output'];
  /** List, Boolean, Number, String, Date Time or Text Area. */
  dataType: Scalars['String']['output'];
  /** What the system calls it. */
  defaultName: Scalars['String']['output'];
  defaultValue?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  displayTemplate: CmmsDisplayTemplate;
  externalSystemId: Scalars['ID']['output'];
  genericField?: Maybe<CmmsGenericField>;
  id: Scalars['ID']['output'];
  /** Its values are pulled every night. */
  isAutoSyncValuesEnabled: Scalars['Boolean']['output'];
  /** Sent with new work without being in its form. */
  isCreateHiddenWorkField: Scalars['Boolean']['output'];
  isCreateWorkField: Scalars['Boolean']['output'];
  isDeleted: Scalars['Boolean']['output'];
  isReadOnly: Scalars['Boolean']['output'];
  isRequired: Scalars['Boolean']['output'];
  isSyncingDomainValues: Scalars['Boolean']['output'];
  /** Internal values are looked for among the keys of the list. */
  isTranslatedByName: Scalars['Boolean']['output'];
  /** Internal values are looked for among the labels of the list. */
  isTranslatedByValue: Scalars['Boolean']['output'];
  isVisible: Scalars['Boolean']['output'];
  lastRefreshedAt?: Maybe<Scalars['DateTime']['output']>;
  lastRefreshedBy?: Maybe<Scalars['String']['output']>;
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** As the system knows it. */
  name: Scalars['String']['output'];
  /** Its options follow the value of this one. */
  relatedParentField?: Maybe<ExternalCmmsField>;
  /** What people here read. */
  title: Scalars['String']['output'];
  viewDisplayOrder: Scalars['Int']['output'];
};

export type ExternalCmmsFieldInput = {
  dataType?: InputMaybe<Scalars['String']['input']>;
  defaultValue?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  displayTemplate?: InputMaybe<CmmsDisplayTemplate>;
  genericField?: InputMaybe<CmmsGenericField>;
  isAutoSyncValuesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isCreateHiddenWorkField?: InputMaybe<Scalars['Boolean']['input']>;
  isCreateWorkField?: InputMaybe<Scalars['Boolean']['input']>;
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  isReadOnly?: InputMaybe<Scalars['Boolean']['input']>;
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  isTranslatedByName?: InputMaybe<Scalars['Boolean']['input']>;
  isTranslatedByValue?: InputMaybe<Scalars['Boolean']['input']>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  maxLength?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalCmmsFieldMap = {
  __typename?: 'ExternalCmmsFieldMap';
  field: ExternalCmmsField;
  mappings: Array<ExternalCmmsFieldMapping>;
  /** How many of its values are translated. */
  translationCount: Scalars['Int']['output'];
};

export type ExternalCmmsFieldMapping = {
  __typename?: 'ExternalCmmsFieldMapping';
  externalId: Scalars['ID']['output'];
  internalFieldName: Scalars['String']['output'];
  internalFieldType: CmmsInternalFieldType;
  /** `{internalFieldType}:{internalFieldName}` */
  internalId: Scalars['ID']['output'];
};

export type ExternalCmmsFieldOrder =
  /** Of the form that creates work. */
  | 'CREATE'
  /** Of a ticket's page. */
  | 'VIEW';

export type ExternalCmmsFieldWhere = {
  externalSystemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Deleted ones instead of those that are there. */
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  titleLike?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalCmmsFieldsAndCount = {
  __typename?: 'ExternalCmmsFieldsAndCount';
  count: Scalars['Int']['output'];
  externalCmmsFields: Array<ExternalCmmsField>;
};

export type ExternalCmmsValueTranslation = {
  __typename?: 'ExternalCmmsValueTranslation';
  externalFieldId: Scalars['ID']['output'];
  externalValue: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  internalValue: Scalars['String']['output'];
  /** The alarm attribute whose values it translates; null: any that the field is filled from. */
  internalValueSource?: Maybe<Scalars['String']['output']>;
  translationDirection: CmmsSyncDirection;
};

export type ExternalCmmsValueTranslationInput = {
  externalValue: Scalars['String']['input'];
  internalValue: Scalars['String']['input'];
  internalValueSource?: InputMaybe<Scalars['String']['input']>;
  translationDirection?: InputMaybe<CmmsSyncDirection>;
};

export type ExternalCmmsValueTranslationWhere = {
  externalFieldId: Scalars['ID']['input'];
  valueLike?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalCmmsValueTranslationsAndCount = {
  __typename?: 'ExternalCmmsValueTranslationsAndCount';
  count: Scalars['Int']['output'];
  externalCmmsValueTranslations: Array<ExternalCmmsValueTranslation>;
};

export type ExternalSystem = {
  __typename?: 'ExternalSystem';
  /** Hours; null where the product's own holds. */
  alarmThroughputEmailThreshold?: Maybe<Scalars['Float']['output']>;
  /** Minutes; null where the product's own holds. */
  cmmsWorkTicketSyncThreshold?: Maybe<Scalars['Float']['output']>;
  connectionType: ExternalSystemConnectionType;
  createdAt: Scalars['DateTime']['output'];
  direction: ExternalSystemDirection;
  displayName: Scalars['String']['output'];
  email: ExternalSystemEmail;
  etlIgnorableStates: Array<Scalars['String']['output']>;
  etlNormalizeVersion?: Maybe<Scalars['String']['output']>;
  /** Hours added to times without a zone. */
  etlTimestampOffset: Scalars['Float']['output'];
  excludedAlarmTexts: Array<Scalars['String']['output']>;
  exportConfig: ExternalSystemExportConfig;
  externalAlertEmails?: Maybe<Array<Scalars['String']['output']>>;
  /** Kept as given: nothing reads it. */
  hasProcessVariables: Scalars['Boolean']['output'];
  health: IntegrationHealth;
  /** Confidence thresholds, percent. */
  hideConfidenceThreshold: Scalars['Int']['output'];
  highlightConfidenceThreshold: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  inboundEmailAddress?: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  isAutomationRuleCmmsSyncEnabled: Scalars['Boolean']['output'];
  isCloseWorkButtonEnabled: Scalars['Boolean']['output'];
  isCmmsPollingBackSyncEnabled: Scalars['Boolean']['output'];
  isExternalAlertsEnabled: Scalars['Boolean']['output'];
  /** Minutes; null where the product's own holds. */
  lastAccessOnResolutionThreshold?: Maybe<Scalars['Float']['output']>;
  /** Minutes; null where the product's own holds. */
  lastAccessOnSlackThreshold?: Maybe<Scalars['Float']['output']>;
  /** Of the last valid connection. */
  lastContactAt?: Maybe<Scalars['DateTime']['output']>;
  levenshteinConfidenceThreshold: Scalars['Int']['output'];
  licenseExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** A mask where there is a key. */
  licenseKey?: Maybe<Scalars['String']['output']>;
  /** True for a maintenance system that lists its fields or their values, which the commands GET_… read. */
  listsFields: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Kept as given: nothing reads it. */
  operatingSystemType?: Maybe<ExternalSystemOperatingSystemType>;
  outboundSettings: ExternalSystemOutboundSettings;
  rescaleConfidenceThreshold: Scalars['Int']['output'];
  schema: Scalars['String']['output'];
  senderAddress: Array<Scalars['String']['output']>;
  /** What becomes of mails whose sender is not verified by SPF, DKIM and DMARC. */
  senderCheck: SenderCheck;
  traffic?: Maybe<IntegrationTraffic>;
  type: ExternalSystemType;
  url?: Maybe<Scalars['String']['output']>;
  workTicketObjectiveTemplate?: Maybe<Scalars['String']['output']>;
};

export type ExternalSystemCommand = {
  __typename?: 'ExternalSystemCommand';
  /** How many commands of the integration are run before it; 0 for the next, and for one that does not wait. */
  before: Scalars['Int']['output'];
  /** What it asks for: its type's parameters. */
  command: ExternalSystemCommandRange;
  commandType: ExternalSystemCommandType;
  createdAt: Scalars['DateTime']['output'];
  /** Who asked for it; null: the system. */
  createdBy?: Maybe<Scalars['String']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isDeletable: Scalars['Boolean']['output'];
  /** It is run by the pump in the customer's network, and waits for it. */
  isForPump: Scalars['Boolean']['output'];
  isRetryable: Scalars['Boolean']['output'];
  /** How far it is while it runs; null where it does not say, and for a replay from the archive, whose run does. */
  progress?: Maybe<ExternalSystemCommandProgress>;
  /** Its result, or why it failed; of a ticket on its way also that. */
  response?: Maybe<Scalars['String']['output']>;
  /** The run that does it: its progress, and what it has changed. */
  run?: Maybe<Reparse>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status: ExternalSystemCommandStatus;
  /** The tickets that it transfers; none for commands of the queue. */
  workTicketIds: Array<Scalars['ID']['output']>;
};

export type ExternalSystemCommandProgress = {
  __typename?: 'ExternalSystemCommandProgress';
  /** When it was there. */
  at: Scalars['DateTime']['output'];
  /** Payloads, values or work orders that it has read so far. */
  items: Scalars['Int']['output'];
  /** Share of its work that is done, from 0 to 1; null: unknown. */
  share?: Maybe<Scalars['Float']['output']>;
  /** How many of them there are; null: unknown. */
  total?: Maybe<Scalars['Int']['output']>;
};

export type ExternalSystemCommandRange = {
  __typename?: 'ExternalSystemCommandRange';
  from?: Maybe<Scalars['DateTime']['output']>;
  to?: Maybe<Scalars['DateTime']['output']>;
};

export type ExternalSystemCommandStatus =
  | 'COMPLETE'
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'PENDING';

export type ExternalSystemCommandType =
  | 'CLOSE_WORK_TICKET'
  | 'CONFIG'
  | 'CREATE_WORK_TICKET'
  | 'GET_ASSETS'
  | 'GET_ASSIGNEES'
  | 'GET_DOMAIN_VALUES'
  | 'GET_FIELDS'
  | 'GET_WORK_TICKETS'
  | 'HISTORICAL'
  | 'KILL'
  | 'UPDATE_WORK_TICKET';

export type ExternalSystemCommandsAndCount = {
  __typename?: 'ExternalSystemCommandsAndCount';
  count: Scalars['Int']['output'];
  externalSystemCommands: Array<ExternalSystemCommand>;
};

export type ExternalSystemConnectionType =
  | 'DATAPUMP'
  | 'EMAIL'
  | 'INBOUND_API'
  | 'OUTBOUND_API'
  | 'OUTBOUND_RUNNER';

export type ExternalSystemDirection =
  | 'INBOUND'
  | 'OUTBOUND';

export type ExternalSystemEmail = {
  __typename?: 'ExternalSystemEmail';
  /** Who may send. */
  from: Array<Scalars['String']['output']>;
};

/** Those that its form does not offer are kept as given. */
export type ExternalSystemExportConfig = {
  __typename?: 'ExternalSystemExportConfig';
  apiRequestIntervalSeconds?: Maybe<Scalars['Float']['output']>;
  chunkSize?: Maybe<Scalars['Float']['output']>;
  endDateOffset?: Maybe<Scalars['Float']['output']>;
  isConcurrencySupported?: Maybe<Scalars['Boolean']['output']>;
  maxConcurrentApiRequests?: Maybe<Scalars['Float']['output']>;
  maxDateChunk?: Maybe<Scalars['Float']['output']>;
  maxDateRangeHours?: Maybe<Scalars['Float']['output']>;
  maxQueriesPerMinute?: Maybe<Scalars['Float']['output']>;
  maxRecordsPerQuery?: Maybe<Scalars['Float']['output']>;
  startDateOffset?: Maybe<Scalars['Float']['output']>;
  timeout?: Maybe<Scalars['Float']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
};

export type ExternalSystemExportConfigInput = {
  apiRequestIntervalSeconds?: InputMaybe<Scalars['Float']['input']>;
  chunkSize?: InputMaybe<Scalars['Float']['input']>;
  endDateOffset?: InputMaybe<Scalars['Float']['input']>;
  isConcurrencySupported?: InputMaybe<Scalars['Boolean']['input']>;
  maxConcurrentApiRequests?: InputMaybe<Scalars['Float']['input']>;
  maxDateChunk?: InputMaybe<Scalars['Float']['input']>;
  maxDateRangeHours?: InputMaybe<Scalars['Float']['input']>;
  maxQueriesPerMinute?: InputMaybe<Scalars['Float']['input']>;
  maxRecordsPerQuery?: InputMaybe<Scalars['Float']['input']>;
  startDateOffset?: InputMaybe<Scalars['Float']['input']>;
  timeout?: InputMaybe<Scalars['Float']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalSystemField = {
  __typename?: 'ExternalSystemField';
  /** What a new form starts with. */
  defaultValue?: Maybe<Scalars['JSON']['output']>;
  /** What a text has to be: url, email, sender (an address or @domain) or timezone. */
  format?: Maybe<Scalars['String']['output']>;
  /** Heading it stands under. */
  group: Scalars['String']['output'];
  /** What it does. */
  help?: Maybe<Scalars['String']['output']>;
  /** A list: several options, or texts between commas. */
  isList: Scalars['Boolean']['output'];
  /** Chosen once: not editable after creation. */
  isLockedInEdit: Scalars['Boolean']['output'];
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  max?: Maybe<Scalars['Float']['output']>;
  maxLength?: Maybe<Scalars['Int']['output']>;
  min?: Maybe<Scalars['Float']['output']>;
  /** Where its value stands in the payload, e.g. `exportConfig.timezone`. */
  name: Scalars['String']['output'];
  options?: Maybe<Array<ExternalSystemOption>>;
  /** What holds while it is empty. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** A list of words to which people add their own. */
  takesNew: Scalars['Boolean']['output'];
  type: ExternalSystemFieldType;
  unit?: Maybe<Scalars['String']['output']>;
};

export type ExternalSystemFieldType =
  | 'boolean'
  | 'number'
  | 'password'
  | 'select'
  | 'slider'
  | 'text';

export type ExternalSystemGetType =
  | 'GET_ASSIGNEES'
  | 'GET_DOMAIN_VALUES'
  | 'GET_FIELDS';

export type ExternalSystemInput = {
  alarmThroughputEmailThreshold?: InputMaybe<Scalars['Float']['input']>;
  cmmsWorkTicketSyncThreshold?: InputMaybe<Scalars['Float']['input']>;
  connectionType?: InputMaybe<ExternalSystemConnectionType>;
  direction?: InputMaybe<ExternalSystemDirection>;
  displayName?: InputMaybe<Scalars['String']['input']>;
  etlIgnorableStates?: InputMaybe<Array<Scalars['String']['input']>>;
  etlNormalizeVersion?: InputMaybe<Scalars['String']['input']>;
  etlTimestampOffset?: InputMaybe<Scalars['Float']['input']>;
  excludedAlarmTexts?: InputMaybe<Array<Scalars['String']['input']>>;
  exportConfig?: InputMaybe<ExternalSystemExportConfigInput>;
  /** A list; on creation an empty one is none. */
  externalAlertEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  hasProcessVariables?: InputMaybe<Scalars['Boolean']['input']>;
  hideConfidenceThreshold?: InputMaybe<Scalars['Int']['input']>;
  highlightConfidenceThreshold?: InputMaybe<Scalars['Int']['input']>;
  inboundEmailAddress?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isAutomationRuleCmmsSyncEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isCloseWorkButtonEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isCmmsPollingBackSyncEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isExternalAlertsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  lastAccessOnResolutionThreshold?: InputMaybe<Scalars['Float']['input']>;
  lastAccessOnSlackThreshold?: InputMaybe<Scalars['Float']['input']>;
  levenshteinConfidenceThreshold?: InputMaybe<Scalars['Int']['input']>;
  licenseExpiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  operatingSystemType?: InputMaybe<ExternalSystemOperatingSystemType>;
  outboundSettings?: InputMaybe<ExternalSystemOutboundSettingsInput>;
  rescaleConfidenceThreshold?: InputMaybe<Scalars['Int']['input']>;
  schema?: InputMaybe<Scalars['String']['input']>;
  /** A list or null. */
  senderAddress?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Null is MARK. */
  senderCheck?: InputMaybe<SenderCheck>;
  url?: InputMaybe<Scalars['String']['input']>;
  workTicketObjectiveTemplate?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalSystemIssueLog = {
  __typename?: 'ExternalSystemIssueLog';
  dismissedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** It is open, of the integration as a whole, and not dismissed. */
  isDismissable: Scalars['Boolean']['output'];
  isResolved: Scalars['Boolean']['output'];
  /** The ticket's transfer has failed, and can be retried or dismissed. */
  isTransferFailed: Scalars['Boolean']['output'];
  issueType: ExternalSystemIssueType;
  /** In the words of the system that is connected. */
  message: Scalars['String']['output'];
  /** Since when it counts: what is mended before the integration's delay is none. */
  openedAt: Scalars['DateTime']['output'];
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  workTicketId?: Maybe<Scalars['ID']['output']>;
};

export type ExternalSystemIssueLogsAndCount = {
  __typename?: 'ExternalSystemIssueLogsAndCount';
  count: Scalars['Int']['output'];
  externalSystemIssueLogs: Array<ExternalSystemIssueLog>;
};

export type ExternalSystemIssueType =
  /** The certificate that it is reached with runs out within 30 days, or has run out: a warning that leaves its health as it is. */
  | 'CERTIFICATE_EXPIRING'
  /** The clock of its pump differs from ours: a warning that leaves its health as it is. */
  | 'CLOCK_SKEW'
  | 'CREATE_WORK_TICKET_FAILURE'
  /** Its licence runs out within 30 days, or has run out and opens no door: a warning that leaves its health as it is. */
  | 'LICENSE_EXPIRING'
  | 'LOST_CONNECTION'
  /** A source has brought no alarm for longer than it may: a warning that leaves its health as it is. */
  | 'LOW_THROUGHPUT'
  | 'UPDATE_WORK_TICKET_FAILURE'
  /** What charts and reports read differs from what lists show: the provider's concern, its health stays as it is. */
  | 'WAREHOUSE_DIFFERENCE';

export type ExternalSystemOperatingSystemType =
  | 'LINUX'
  | 'WINDOWS';

export type ExternalSystemOption = {
  __typename?: 'ExternalSystemOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ExternalSystemOptions = {
  __typename?: 'ExternalSystemOptions';
  directions: Array<ExternalSystemOption>;
  /** The dynamic fields. The first one is the connection type; its default is the one in force. */
  fields: Array<ExternalSystemField>;
  mainFields: Array<ExternalSystemField>;
  /** Of the direction. */
  schemas: Array<ExternalSystemOption>;
};

export type ExternalSystemOrder = {
  direction: SortDirection;
  field: ExternalSystemOrderField;
};

export type ExternalSystemOrderField =
  | 'CREATED_AT'
  | 'DISPLAY_NAME'
  | 'LAST_CONTACT'
  /** How soon somebody has to look at it: lost connections, then errors and sources that are too quiet, by name. */
  | 'NEED';

/** What a maintenance system has to be told; which of it depends on the schema. Secrets read as a mask. */
export type ExternalSystemOutboundSettings = {
  __typename?: 'ExternalSystemOutboundSettings';
  actionedByContactId?: Maybe<Scalars['String']['output']>;
  apiKey?: Maybe<Scalars['String']['output']>;
  client?: Maybe<Scalars['String']['output']>;
  clientAccountNumber?: Maybe<Scalars['String']['output']>;
  clientId?: Maybe<Scalars['String']['output']>;
  connectionKey?: Maybe<Scalars['String']['output']>;
  host?: Maybe<Scalars['String']['output']>;
  isAssigneeSyncEnabled?: Maybe<Scalars['Boolean']['output']>;
  isIncludeCommentsEnabled?: Maybe<Scalars['Boolean']['output']>;
  isZombieEnabled?: Maybe<Scalars['Boolean']['output']>;
  organization?: Maybe<Scalars['String']['output']>;
  partnerAccountNumber?: Maybe<Scalars['String']['output']>;
  partnerPassCode?: Maybe<Scalars['String']['output']>;
  password?: Maybe<Scalars['String']['output']>;
  segmentId?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['String']['output']>;
  tenant?: Maybe<Scalars['String']['output']>;
  username?: Maybe<Scalars['String']['output']>;
};

export type ExternalSystemOutboundSettingsInput = {
  actionedByContactId?: InputMaybe<Scalars['String']['input']>;
  apiKey?: InputMaybe<Scalars['String']['input']>;
  client?: InputMaybe<Scalars['String']['input']>;
  clientAccountNumber?: InputMaybe<Scalars['String']['input']>;
  clientId?: InputMaybe<Scalars['String']['input']>;
  connectionKey?: InputMaybe<Scalars['String']['input']>;
  host?: InputMaybe<Scalars['String']['input']>;
  isAssigneeSyncEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isIncludeCommentsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isZombieEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  organization?: InputMaybe<Scalars['String']['input']>;
  partnerAccountNumber?: InputMaybe<Scalars['String']['input']>;
  partnerPassCode?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  segmentId?: InputMaybe<Scalars['String']['input']>;
  siteId?: InputMaybe<Scalars['String']['input']>;
  tenant?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalSystemPump = {
  __typename?: 'ExternalSystemPump';
  /** Interval of its reports and its sources, each with the fields of its kind. */
  config: Scalars['JSON']['output'];
  /** That of its integration. */
  id: Scalars['ID']['output'];
  /** False until the pump has taken the newest configuration. */
  isConfigCurrent: Scalars['Boolean']['output'];
  /** True if it calls a maintenance system; else it reads a source. */
  isRunner: Scalars['Boolean']['output'];
  /** Null until a pump has reported. */
  report?: Maybe<ExternalSystemPumpReport>;
};

export type ExternalSystemPumpReport = {
  __typename?: 'ExternalSystemPumpReport';
  /** Its clock less ours; positive: ahead. */
  clockSkewSeconds: Scalars['Float']['output'];
  /** Name of its machine. */
  host: Scalars['String']['output'];
  /** Reading waits because there is no room for undelivered payloads. */
  isFull: Scalars['Boolean']['output'];
  /** It has reported within the last minutes. */
  isOnline: Scalars['Boolean']['output'];
  /** Age of the oldest undelivered payload when it reported; null: none. */
  lagSeconds?: Maybe<Scalars['Float']['output']>;
  /** Notifications that came while there was no room, and do not come again. */
  missed: Scalars['Int']['output'];
  operatingSystem: Scalars['String']['output'];
  /** Machine of another pump with the same key that reported lately, and does not read. */
  otherHost?: Maybe<Scalars['String']['output']>;
  otherReportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Payloads that the door refused since its start. */
  refused: Scalars['Int']['output'];
  reportedAt: Scalars['DateTime']['output'];
  sources: Array<ExternalSystemPumpSource>;
  undelivered: Scalars['Int']['output'];
  undeliveredBytes: Scalars['Float']['output'];
  undeliveredMaxBytes: Scalars['Float']['output'];
  version: Scalars['String']['output'];
};

export type ExternalSystemPumpSource = {
  __typename?: 'ExternalSystemPumpSource';
  /** Why it cannot be read, or what a person should know. */
  detail?: Maybe<Scalars['String']['output']>;
  isOk: Scalars['Boolean']['output'];
  lastReadAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  payloads: Scalars['Int']['output'];
};

export type ExternalSystemType =
  | 'BUILDING_AUTOMATION_SYSTEM'
  | 'WORK_ORDER_SYSTEM';

export type ExternalSystemWhere = {
  direction?: InputMaybe<ExternalSystemDirection>;
  health?: InputMaybe<Array<IntegrationHealthState>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalSystemsAndCount = {
  __typename?: 'ExternalSystemsAndCount';
  count: Scalars['Int']['output'];
  /** Number in each state of health that any of them is in. */
  countByHealth: Array<IntegrationHealthCount>;
  externalSystems: Array<ExternalSystem>;
};

export type Factor = {
  __typename?: 'Factor';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: FactorKind;
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Browser and system that a passkey was made with. */
  name?: Maybe<Scalars['String']['output']>;
};

export type FactorKind =
  | 'PASSKEY'
  | 'TOTP';

export type FastAlarmsWhere = {
  ids: Array<Scalars['ID']['input']>;
};

export type FastWorkTicketsWhere = {
  /** The number alone. */
  id?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type Feed = {
  __typename?: 'Feed';
  connectionType: ExternalSystemConnectionType;
  customerId: Scalars['ID']['output'];
  customerName: Scalars['String']['output'];
  /** Payloads that wait for a person, as counted within minutes. */
  deadLetters: Scalars['Int']['output'];
  displayName: Scalars['String']['output'];
  health: IntegrationHealth;
  /** Id of the integration, unique over all customers. */
  id: Scalars['ID']['output'];
  /** What is wrong, the worst first; an entry for each kind, dismissed ones last. */
  issues: Array<FeedIssue>;
  /** Commands and reparses that wait or run. */
  jobs: Scalars['Int']['output'];
  /** Age of the customer's oldest change that is not shown everywhere yet, in seconds; null where there is none. */
  lagSeconds?: Maybe<Scalars['Float']['output']>;
  lastContactAt?: Maybe<Scalars['DateTime']['output']>;
  oldestDeadLetterAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its pump has not delivered yet; null without a pump, or before its first report. */
  pump?: Maybe<FeedPump>;
  schema: Scalars['String']['output'];
  /** Since when the worst has lasted; null where nothing is wrong. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** The newest commands and reparses that were asked for, newest first. */
  tries: Array<FeedTry>;
};

export type FeedCounts = {
  __typename?: 'FeedCounts';
  customers: Scalars['Int']['output'];
  feeds: Scalars['Int']['output'];
  troubled: Scalars['Int']['output'];
  troubledCustomers: Scalars['Int']['output'];
};

export type FeedIssue = {
  __typename?: 'FeedIssue';
  /** When people were last mailed; null: not yet. */
  alertedAt?: Maybe<Scalars['DateTime']['output']>;
  count: Scalars['Int']['output'];
  /** Somebody has dismissed it: it is no trouble any more, and lasts. */
  isDismissed: Scalars['Boolean']['output'];
  issueType: ExternalSystemIssueType;
  /** In the words of the system that is connected. */
  message: Scalars['String']['output'];
  openedAt: Scalars['DateTime']['output'];
};

export type FeedPump = {
  __typename?: 'FeedPump';
  /** Age of the oldest of them when the pump reported, in seconds; null: none waits. */
  lagSeconds?: Maybe<Scalars['Float']['output']>;
  reportedAt: Scalars['DateTime']['output'];
  /** Payloads that wait on the pump's machine. */
  undelivered: Scalars['Float']['output'];
};

export type FeedTry = {
  __typename?: 'FeedTry';
  at: Scalars['DateTime']['output'];
  /** Who asked for it; null: the system. */
  by?: Maybe<Scalars['String']['output']>;
  /** A type of command, or REPARSE. */
  kind: Scalars['String']['output'];
  response?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
};

export type FeedWhere = {
  /** Only those with an open issue that nobody has dismissed, or with payloads that could not be read. */
  isTroubled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name of the customer or of the integration. */
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};

export type Feedback = {
  __typename?: 'Feedback';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type FeedsAndCounts = {
  __typename?: 'FeedsAndCounts';
  /** Of all that the search term finds. */
  counts: FeedCounts;
  feeds: Array<Feed>;
};

/** One row of a filter: AND between rows, OR between the values of one. */
export type FilterCriterion = {
  __typename?: 'FilterCriterion';
  /** Whether (blanks) is among the values. */
  blanks: Scalars['Boolean']['output'];
  detail: FilterCriterionDetail;
  /** The field's name in the criteria language, e.g. `status`. */
  field: Scalars['String']['output'];
  isExclusion: Scalars['Boolean']['output'];
  /** The field again, under the contract's name. */
  model: Scalars['String']['output'];
  /** The field's label, e.g. "Alarm Priority". */
  name: Scalars['String']['output'];
  /** Values that were typed rather than chosen. */
  newValues: Array<Scalars['String']['output']>;
  /** The text that is searched for, of a keyword. */
  query?: Maybe<Scalars['String']['output']>;
  /** null stands for (blanks). */
  values: Array<Maybe<Scalars['String']['output']>>;
};

/** How a field is filtered, and by what. */
export type FilterCriterionDetail = {
  __typename?: 'FilterCriterionDetail';
  category: Scalars['String']['output'];
  /** The name by which the criteria language knows the field. */
  dbName: Scalars['String']['output'];
  isExclusion: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  query?: Maybe<Scalars['String']['output']>;
  /** The values there are, where they are few and known. */
  selectValues?: Maybe<Array<Scalars['String']['output']>>;
  selection: Array<FilterCriterionSelection>;
  /** How values are chosen, e.g. `select`, `minMax`. */
  type: Scalars['String']['output'];
};

/** One chosen value: a word, or the bounds of a range. */
export type FilterCriterionSelection = {
  __typename?: 'FilterCriterionSelection';
  fullValues: Array<Maybe<Scalars['String']['output']>>;
  max?: Maybe<Scalars['String']['output']>;
  maxDays?: Maybe<Scalars['Int']['output']>;
  maxHrs?: Maybe<Scalars['Int']['output']>;
  maxMins?: Maybe<Scalars['Int']['output']>;
  min?: Maybe<Scalars['String']['output']>;
  minDays?: Maybe<Scalars['Int']['output']>;
  minHrs?: Maybe<Scalars['Int']['output']>;
  minMins?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** null stands for (blanks). */
  value?: Maybe<Scalars['String']['output']>;
};

export type FloorPlan = {
  __typename?: 'FloorPlan';
  /**
   * Lowest x and y, highest x and y, in its own coordinates: pixels from the upper left corner of an image; those of its
   * file for a drawing, with y upwards.
   */
  bounds: Array<Scalars['Float']['output']>;
  /** Id of its file, which `/floor-plans/{floorId}/{fileId}` returns: WebP, or a drawing as JSON. */
  fileId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  kind: FloorPlanKind;
  updatedAt: Scalars['DateTime']['output'];
};

export type FloorPlanBuilding = {
  __typename?: 'FloorPlanBuilding';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type FloorPlanKind =
  | 'DRAWING'
  | 'IMAGE';

/** A room as a floor plan shows it. */
export type FloorRoom = {
  __typename?: 'FloorRoom';
  /** Active alarms on it or in it: the badge. */
  activeAlarmCount: Scalars['Int']['output'];
  class: Scalars['String']['output'];
  /** GeoJSON, a Polygon of one ring in the coordinates of the floor plan; null: it is not drawn yet. */
  geoJSON?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  /** Worst service impact of its active alarms: the fill. */
  impact: ServiceImpactColour;
  name: Scalars['String']['output'];
  /** Highest priority of its active alarms: the edge; null: there are none. */
  priority?: Maybe<Scalars['Int']['output']>;
  /** Rises with each change of what it is: `expectedVersion` of an update. */
  version: Scalars['Int']['output'];
};

export type FloorView = {
  __typename?: 'FloorView';
  building?: Maybe<FloorPlanBuilding>;
  /** Null: it has none yet. */
  floorPlan?: Maybe<FloorPlan>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Rooms on the floor by name, those that are not drawn too, at most 2,000. */
  rooms: Array<FloorRoom>;
  /** Rises with each change of the floor, its floor plan included: `expectedVersion` of an upload or a removal. */
  version: Scalars['Int']['output'];
};

export type GlobalCmmsConfig = {
  __typename?: 'GlobalCmmsConfig';
  /** What a create form says of assets and locations is kept for its alarms. */
  saveOnCreateWork: Scalars['Boolean']['output'];
};

export type Holiday = {
  __typename?: 'Holiday';
  /** YYYY-MM-DD; the first one of a holiday that returns. */
  date: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** True: it returns on this date each year. */
  isYearly: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type HolidayInput = {
  date: Scalars['String']['input'];
  isYearly?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
};

/** Alarms that started within minutes of each other along what feeds what, under the likely cause. */
export type Incident = {
  __typename?: 'Incident';
  activeCount: Scalars['Int']['output'];
  /** Its alarms, the cause first, then by their start. */
  alarms: Array<Alarm>;
  /** Number of assets. */
  assetCount: Scalars['Int']['output'];
  /** The alarm with which it began. */
  causeAlarm: Alarm;
  /** Name of the asset that the cause is on. */
  causeAsset: Scalars['String']['output'];
  /** Alarms in it, and those of them that are active. */
  count: Scalars['Int']['output'];
  /** When all of it had returned to normal; null while any alarm is active. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is one: of an alarm, why that alarm is in it. */
  explanation: Scalars['String']['output'];
  /** Highest priority of all its alarms, 0 to 5: none that a list does not show has a higher one. */
  highestPriority: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Whether a person has split or merged it. */
  isByHand: Scalars['Boolean']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** Newest ticket that was created for all of it. */
  ticketId?: Maybe<Scalars['ID']['output']>;
};


/** Alarms that started within minutes of each other along what feeds what, under the likely cause. */
export type IncidentAlarmsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type IncidentMeasure = {
  __typename?: 'IncidentMeasure';
  /** Active alarms of any status. */
  active: IncidentRows;
  /** Alarms in Intake. */
  intake: IncidentRows;
};

export type IncidentRows = {
  __typename?: 'IncidentRows';
  /** Rows without grouping. */
  alarms: Scalars['Int']['output'];
  incidents: Scalars['Int']['output'];
  /** Rows with grouping. */
  rows: Scalars['Int']['output'];
};

export type IncidentTicket = {
  __typename?: 'IncidentTicket';
  openTicketCount: Scalars['Int']['output'];
  openTickets: Array<WorkTicket>;
  /** Alarms of the incident that are not on the ticket. */
  relatedCount: Scalars['Int']['output'];
  /** Null if some of the alarms have open work. */
  workTicket?: Maybe<WorkTicket>;
};

export type IncidentTrial = {
  __typename?: 'IncidentTrial';
  incidents: Scalars['Int']['output'];
  /** True if only the first part of the period was read: there were too many alarms. */
  isCut: Scalars['Boolean']['output'];
  /** Alarms in the largest incident. */
  largest: Scalars['Int']['output'];
  rowsAfter: Scalars['Int']['output'];
  rowsBefore: Scalars['Int']['output'];
};

export type IndustryGrid = {
  __typename?: 'IndustryGrid';
  hours: Scalars['Float']['output'];
  instances: Scalars['Int']['output'];
  measures: Array<PerformanceMeasure>;
  positions: Scalars['Int']['output'];
  stateUnknownSince?: Maybe<Scalars['DateTime']['output']>;
};

export type IntegrationHealth = {
  __typename?: 'IntegrationHealth';
  /** As people read it, e.g. "Lost connection". */
  label: Scalars['String']['output'];
  /** Last contact of a lost connection; null where there never was one. */
  lostSince?: Maybe<Scalars['DateTime']['output']>;
  state: IntegrationHealthState;
};

export type IntegrationHealthCount = {
  __typename?: 'IntegrationHealthCount';
  count: Scalars['Int']['output'];
  state: IntegrationHealthState;
};

export type IntegrationHealthState =
  | 'HEALTHY'
  | 'INACTIVE'
  | 'MODERATELY_HEALTHY'
  | 'UNHEALTHY'
  /** Not heard of yet: a source whose first event is waited for, or a maintenance system that has not answered. */
  | 'UNKNOWN';

export type IntegrationHour = {
  __typename?: 'IntegrationHour';
  dropped: Scalars['Int']['output'];
  events: Scalars['Int']['output'];
  instances: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  start: Scalars['DateTime']['output'];
};

export type IntegrationTraffic = {
  __typename?: 'IntegrationTraffic';
  /** 24 hours by the clock, oldest first; the last one is not over. */
  hours: Array<IntegrationHour>;
  /** No alarm for longer than its threshold: a warning, which leaves health as it is. */
  isThroughputLow: Scalars['Boolean']['output'];
};

/** A file with places and assets, sent to `POST /asset/import-{type}-inventory`, and how far it is. */
export type InventoryImport = {
  __typename?: 'InventoryImport';
  canUndo: Scalars['Boolean']['output'];
  columns: Array<Scalars['String']['output']>;
  created: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Rows of the running phase that are done. */
  done: Scalars['Int']['output'];
  /** Encoding that the file was read in; null: a workbook. */
  encoding?: Maybe<Scalars['String']['output']>;
  /** Why it failed. */
  error?: Maybe<Scalars['String']['output']>;
  /** The maintenance system that its ids and fields are of. */
  externalSystemId?: Maybe<Scalars['ID']['output']>;
  failed: Scalars['Int']['output'];
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Rows that could not be undone. */
  kept: Scalars['Int']['output'];
  /** Things of a model that are neither places nor assets, such as points. */
  leftOut: Scalars['Int']['output'];
  /** What each column is read as; null: it is left out. */
  mapping: Array<Maybe<Scalars['String']['output']>>;
  same: Scalars['Int']['output'];
  status: InventoryImportStatus;
  /** What columns can be read as. */
  targets: Array<InventoryTarget>;
  total: Scalars['Int']['output'];
  /** building, floor, room, equipment, system, space-type, brick or haystack. */
  type: Scalars['String']['output'];
  updated: Scalars['Int']['output'];
};

export type InventoryImportList = {
  __typename?: 'InventoryImportList';
  count: Scalars['Int']['output'];
  rows: Array<InventoryImport>;
};

export type InventoryImportRow = {
  __typename?: 'InventoryImportRow';
  cells: Array<Scalars['String']['output']>;
  /** Column of its error. */
  column?: Maybe<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  isApplied: Scalars['Boolean']['output'];
  outcome?: Maybe<InventoryRowOutcome>;
  /** Its error, or why it was not undone. */
  reason?: Maybe<Scalars['String']['output']>;
  /** As a spreadsheet numbers it. */
  row: Scalars['Int']['output'];
  warnings: Array<Scalars['String']['output']>;
};

export type InventoryImportRowList = {
  __typename?: 'InventoryImportRowList';
  count: Scalars['Int']['output'];
  rows: Array<InventoryImportRow>;
};

export type InventoryImportStatus =
  | 'APPLYING'
  | 'CHECKED'
  | 'CHECKING'
  | 'COMPLETE'
  | 'FAILED'
  | 'READING'
  | 'UNDOING'
  | 'UNDONE';

export type InventoryRowFilter =
  | 'CREATE'
  | 'ERROR'
  | 'KEPT'
  | 'SAME'
  | 'UPDATE'
  | 'WARNING';

export type InventoryRowOutcome =
  | 'CREATE'
  | 'ERROR'
  | 'SAME'
  | 'UPDATE';

export type InventoryTarget = {
  __typename?: 'InventoryTarget';
  isNeeded: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type Invitee = {
  __typename?: 'Invitee';
  customerName: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Whether the person has a password already, which they confirm. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether the address signs in by SSO, and sets no password. */
  isSso: Scalars['Boolean']['output'];
};

export type KpiDashboardConfig = {
  __typename?: 'KpiDashboardConfig';
  isEnabled: Scalars['Boolean']['output'];
};

/** A metric in groups, each as numerator and denominator: the client computes the ratios. */
export type KpiDrilldown = {
  __typename?: 'KpiDrilldown';
  currentPeriod: KpiPeriod;
  /** The largest first, the rest last. */
  groups: Array<KpiGroup>;
  /** Something counts in several groups, those of people who are in several teams: the whole counts it once. */
  isOverlapping: Scalars['Boolean']['output'];
  metricConfig: KpiMetricConfig;
  metricType: KpiMetricType;
  previousPeriod: KpiPeriod;
};

export type KpiGroup = {
  __typename?: 'KpiGroup';
  currentPeriod: KpiPeriod;
  /** The rest: small groups, and those that the caller may not tell apart. */
  isOthers: Scalars['Boolean']['output'];
  /** As people say it; null where that is the value itself. */
  label?: Maybe<Scalars['String']['output']>;
  /** Both numbers null where nobody knows them: of metrics of a moment. */
  previousPeriod: KpiPeriod;
  /** Of an attribute as the filter takes it; else the id of the team or person. Null: (blanks), no team, or nobody. */
  value?: Maybe<Scalars['String']['output']>;
};

export type KpiInput = {
  /** Attributes of alarms; work counts with its alarms. Metrics about people are not narrowed. */
  criteria?: InputMaybe<Array<CriterionInput>>;
  /** The current period, its end excluded. Metrics of a moment are of now, and of the end of the period before. */
  range: DateRange;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  /** IANA name, for the parts of the trend. Without one: the customer's. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Leaves out what automation rules did. */
  withoutAutomation?: InputMaybe<Scalars['Boolean']['input']>;
};

export type KpiLevel = {
  __typename?: 'KpiLevel';
  instances: Scalars['Int']['output'];
  priority: Scalars['Int']['output'];
};

export type KpiMetricCategory =
  | 'ACCOUNTABILITY'
  | 'ADOPTION'
  | 'AWARENESS'
  | 'WORK';

export type KpiMetricConfig = {
  __typename?: 'KpiMetricConfig';
  format: KpiUnit;
  /** Null: not judged. Up to the warning a value is a warning, beyond it a failure; their order says which way. */
  goal?: Maybe<Scalars['Float']['output']>;
  /** Name of the metric. */
  id: Scalars['ID']['output'];
  metricCategory: KpiMetricCategory;
  metricType: KpiMetricType;
  /** Highest value of its scale. */
  scale: Scalars['Float']['output'];
  warning?: Maybe<Scalars['Float']['output']>;
};

export type KpiMetricConfigInput = {
  format: KpiUnit;
  goal?: InputMaybe<Scalars['Float']['input']>;
  metricType: KpiMetricType;
  scale: Scalars['Float']['input'];
  warning?: InputMaybe<Scalars['Float']['input']>;
};

export type KpiMetricType =
  | 'ACTIONED_ALARMS'
  | 'ALARMS_PER_HOUR'
  | 'DUPLICATE_WORK'
  | 'ENGAGED_USERS'
  | 'OPEN_WORK_INACTIVE_ALARMS'
  | 'PRIORITIZED_ALARMS'
  | 'PRIORITY_DISTRIBUTION'
  | 'REGISTERED_USERS'
  | 'REPEAT_WORK'
  | 'RESOLUTION_EFFECTIVENESS'
  | 'TIME_TO_DISPATCH'
  | 'TIME_TO_RESOLUTION'
  | 'WORK_COVERAGE';

export type KpiNote = {
  __typename?: 'KpiNote';
  at: Scalars['DateTime']['output'];
  /** Who wrote it. */
  person?: Maybe<ActivityUser>;
  text: Scalars['String']['output'];
};

export type KpiPart = {
  __typename?: 'KpiPart';
  denominator?: Maybe<Scalars['Float']['output']>;
  end: Scalars['DateTime']['output'];
  median?: Maybe<Scalars['Float']['output']>;
  numerator?: Maybe<Scalars['Float']['output']>;
  start: Scalars['DateTime']['output'];
};

/** In the unit of the metric. Both null where no facts exist; a denominator of 0 has no ratio. */
export type KpiPeriod = {
  __typename?: 'KpiPeriod';
  denominator?: Maybe<Scalars['Float']['output']>;
  /** Of a mean. */
  median?: Maybe<Scalars['Float']['output']>;
  numerator?: Maybe<Scalars['Float']['output']>;
};

export type KpiResult = {
  __typename?: 'KpiResult';
  currentPeriod: KpiPeriod;
  /** Instances by priority, the highest first; of the priority distribution only. */
  levels: Array<KpiLevel>;
  metricConfig: KpiMetricConfig;
  metricType: KpiMetricType;
  note?: Maybe<KpiNote>;
  previousPeriod: KpiPeriod;
  /** Since when facts are complete, if that is later than the start of one of the periods. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Since when a source of alarms has been unhealthy, if the metric rests on them: its value may be wrong. Null while all
   * sources are heard.
   */
  stateUnknownSince?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Parts of the current period: days, weeks or months. Of a metric of a moment: as it was at the end of each, from the
   * first on that was measured; both numbers null for one that was not.
   */
  trend: Array<KpiPart>;
};

export type KpiRow = {
  __typename?: 'KpiRow';
  /** Null where it has been deleted since. */
  alarm?: Maybe<Alarm>;
  /** Start of an occurrence, entry into Intake, creation or closing of a ticket. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Where the next page begins: for `after`. */
  cursor: Scalars['String']['output'];
  /** The numerator counts it too. */
  isCounted: Scalars['Boolean']['output'];
  /** Unique within the list. */
  key: Scalars['String']['output'];
  kind: KpiRowKind;
  person?: Maybe<ActivityUser>;
  /** Null where the caller does not see it. */
  ticket?: Maybe<WorkTicket>;
  /** Of a mean, in the unit of the metric. */
  value?: Maybe<Scalars['Float']['output']>;
};

export type KpiRowKind =
  | 'ALARM'
  | 'PERSON'
  | 'TICKET';

export type KpiRows = {
  __typename?: 'KpiRows';
  /** Only computed when it is selected. */
  count: Scalars['Int']['output'];
  rows: Array<KpiRow>;
};

export type KpiSide =
  | 'DENOMINATOR'
  | 'NUMERATOR';

export type KpiUnit =
  | 'COUNT'
  | 'DAYS'
  | 'HOURS'
  | 'MINUTES'
  | 'PERCENTAGE';

/** Where somebody starts; a page that they may not open falls back to triage, then to settings. */
export type LandingPage =
  | 'ANALYTICS'
  | 'ASSETS'
  | 'COMMAND_CENTER'
  | 'SETTINGS'
  | 'TRIAGE'
  | 'WORK';

export type LeftViewMail = {
  __typename?: 'LeftViewMail';
  viewId: Scalars['ID']['output'];
};

export type Lens = {
  __typename?: 'Lens';
  /** Whether the caller may change and delete it. */
  canEdit: Scalars['Boolean']['output'];
  /** What a lens that people make starts from, e.g. `active_alarms`. Null for standard ones. */
  category?: Maybe<Scalars['String']['output']>;
  /** Its own locked criteria: they count as active filters. */
  criteria: Array<FilterCriterion>;
  description?: Maybe<Scalars['String']['output']>;
  displayOptions?: Maybe<Scalars['JSON']['output']>;
  /** "Standard Lenses", "My {type} Lenses" or the team's name. */
  groupLabel: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  isCustom: Scalars['Boolean']['output'];
  isHidden: Scalars['Boolean']['output'];
  isParent: Scalars['Boolean']['output'];
  isSectionDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  orderValue: Scalars['Int']['output'];
  /** What its team narrows it to besides. */
  scope: Array<FilterCriterion>;
  tableOptions?: Maybe<Scalars['JSON']['output']>;
  team?: Maybe<LensTeam>;
  type: LensType;
};

export type LensEntityCount = {
  __typename?: 'LensEntityCount';
  /**
   * Of lenses that are not standard one more than 10,000 means more. Null: many alarms are still being looked through; the
   * socket's badges tell it, or who asks again.
   */
  count?: Maybe<Scalars['Int']['output']>;
  lensId: Scalars['ID']['output'];
};

export type LensTeam = {
  __typename?: 'LensTeam';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type LensType =
  | 'alarm'
  | 'asset'
  | 'work';

export type LensWhere = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  type?: InputMaybe<LensType>;
};

/** A named set of alarm property values: an alarm lies in it if each property has one of its values. */
export type Location = {
  __typename?: 'Location';
  alarmProperties: Array<LocationProperty>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type LocationEntity = {
  __typename?: 'LocationEntity';
  class: LocationEntityClass;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type LocationEntityClass =
  | 'Building'
  | 'Floor'
  | 'Room';

export type LocationInput = {
  alarmProperties: Array<LocationPropertyInput>;
  name: Scalars['String']['input'];
};

export type LocationProperty = {
  __typename?: 'LocationProperty';
  /** Type of the property, e.g. `building`. */
  name: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type LocationPropertyInput = {
  name: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type LoginSsoConfig = {
  __typename?: 'LoginSsoConfig';
  emailDomain: Scalars['String']['output'];
  /** Name of the provider, e.g. `saml.example.com`; for OpenID Connect `oidc.example.com`. */
  identifier: Scalars['String']['output'];
  url: Scalars['String']['output'];
  verifier: Scalars['String']['output'];
};

export type MfaEnrolment = {
  __typename?: 'MFAEnrolment';
  /** In base32, to be typed into an authenticator app. */
  secret: Scalars['String']['output'];
  /** The same as an otpauth address, to be scanned as a QR code. */
  url: Scalars['String']['output'];
};

export type MailFormat =
  /** Where the installation can make one, else the sheet. */
  | 'PDF'
  | 'SHEET';

export type MailFrequency =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY';

export type MailRecipient = {
  __typename?: 'MailRecipient';
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** A building as the map shows it. */
export type MapBuilding = {
  __typename?: 'MapBuilding';
  /** Active alarms on it or in it: the badge. */
  activeAlarmCount: Scalars['Int']['output'];
  /** Position in the list. */
  cursor: Scalars['String']['output'];
  /** GeoJSON, a Point or a Polygon of one ring; null: it has no shape yet. */
  geoJSON?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  /** Worst service impact of its active alarms: the fill. */
  impact: ServiceImpactColour;
  name: Scalars['String']['output'];
  /** Highest priority of its active alarms: the ring; null: there are none. */
  priority?: Maybe<Scalars['Int']['output']>;
  /** Rises with each change of what it is: `expectedVersion` of an update. */
  version: Scalars['Int']['output'];
};

export type MapViewBuildingAssets = {
  __typename?: 'MapViewBuildingAssets';
  buildingAssets: Array<MapBuilding>;
  count: Scalars['Int']['output'];
};

export type MapViewConfig = {
  __typename?: 'MapViewConfig';
  /** Whether addresses can be searched: a key of a maps service is configured. */
  isGeocodingOn: Scalars['Boolean']['output'];
  /** Null: without a public key of Mapbox the map asks nobody. */
  mapbox?: Maybe<MapboxAccess>;
};

/** What a browser needs to draw the map with Mapbox GL. */
export type MapboxAccess = {
  __typename?: 'MapboxAccess';
  /** A public key, as Mapbox makes them for browsers. */
  key: Scalars['String']['output'];
  /** Address of Mapbox's API. */
  url: Scalars['String']['output'];
};

export type Me = {
  __typename?: 'Me';
  analyticsPage?: Maybe<Scalars['String']['output']>;
  /** The permission role in `customer`; ADMIN for super users. */
  authRole: AuthRole;
  /** Null once nothing is awaited. Until then only `user`, `isMFAEnabled` and what follows can be read. */
  awaitedFactor?: Maybe<AwaitedFactor>;
  /** Whether passkeys work at the address that the console was opened by. */
  canUsePasskeys: Scalars['Boolean']['output'];
  /** Whether a phone number can be verified here: text messages are sent. */
  canVerifyPhone: Scalars['Boolean']['output'];
  customer: Customer;
  /** The first of the enabled customers that this person may open, as `getCustomers` lists them. */
  customers: Array<CustomerName>;
  factors: Array<Factor>;
  /** What the customer's edition opens beside its products, e.g. `cmmsConfig`. */
  features: Array<Scalars['String']['output']>;
  /** Whether any alarm of the customer is known to lie somewhere: tables name places then, and else sources. */
  hasPlaces: Scalars['Boolean']['output'];
  /** Whether mails come when an integration is unwell; null for whom none are for, because they are no Admin here. */
  isIntegrationStatusAlertEmailsEnabled?: Maybe<Scalars['Boolean']['output']>;
  isMFAEnabled: Scalars['Boolean']['output'];
  /** True for the provider's staff in any session: the customer sees them by the provider's general name. */
  isProviderStaff: Scalars['Boolean']['output'];
  /** True for the provider's staff, but in a session that opens one customer alone: its own console is closed there. */
  isSuper: Scalars['Boolean']['output'];
  landingPage?: Maybe<Scalars['String']['output']>;
  /** Lens that the landing page opens; null: the default one. */
  landingPageLens?: Maybe<Scalars['ID']['output']>;
  /** Whether a change of the factors takes the password: the session has not just begun. */
  needsPassword: Scalars['Boolean']['output'];
  permissions: Array<AreaPermissions>;
  /** Names of the products the customer has. */
  products: Array<Scalars['String']['output']>;
  /** Public key by which a browser subscribes to messages to its device (VAPID), base64url. */
  pushKey: Scalars['String']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
  teamMembers: Array<TeamMembership>;
  user: User;
  viewMyLenses: Scalars['Boolean']['output'];
  viewStandardLenses: Scalars['Boolean']['output'];
  viewTeamLenses: Scalars['Boolean']['output'];
};


export type MeCustomersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type MoreNeighbors = {
  __typename?: 'MoreNeighbors';
  count: Scalars['Int']['output'];
  depth: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts the invitations of whoever has signed in at an identity provider. True if they have access to a customer now. */
  activateSsoUser: Scalars['Boolean']['output'];
  /** Accepts an invitation: a new person sets a password, somebody who has one confirms it. */
  activateUser: Scalars['Boolean']['output'];
  /** Adds values to choose from; those that are there already are left alone. */
  addAlarmProperties: AddedAlarmProperties;
  /** Registers the device of this session for notifications: its push subscription as JSON. */
  addDeviceRegistrationToken: Scalars['Boolean']['output'];
  /** Gives an entity further names. They act on texts that are read from then on. */
  addEntityAliases: Array<EntityAlias>;
  /** Makes the options of a field follow the value of another. */
  addExternalCmmsRelatedParentField: ExternalCmmsField;
  addTeamMember: TeamMember;
  answerWorkTicketReview: WorkTicket;
  /** Reads the texts of unverified alarms that mention an alias again; a job where they are many. */
  applyEntityAlias: BulkResult;
  /** Writes the rows of a checked import that have no errors. */
  applyInventoryImport: InventoryImport;
  /** The same, for those who know it under this name. */
  assignRole: Array<AssignedRole>;
  /** Gives people a role, all or none; `customRoleId` names the role of CUSTOM. The last active Admin stays one. */
  assignRoles: Array<AssignedRole>;
  /** Gives a team the places that it looks after, instead of those it had. */
  associateTeamAttributes: Team;
  attachWorkTicketAlarms: WorkTicket;
  /** Closes many: up to 100 at once, more as a job that is known by its task. */
  bulkCloseWorkTickets: BulkResult;
  /** Changes the password of the signed-in person, which ends all their sessions, this one too. */
  changePassword: Scalars['Boolean']['output'];
  /** Closes a ticket by a survey, or opens a closed one again, which is a reissue. */
  changeWorkTicketState: WorkTicket;
  /** Copies a rule: "Copy of …", disabled, last, without the alarms that it leaves out. */
  cloneAutomationRule: AutomationRule;
  /** Gives the caller the address that the link was sent to. */
  confirmEmailChange: User;
  /** Confirms a suggestion: it counts from then on. */
  confirmRelation: CreatedRelation;
  /** Gives the customer a status of its own, 1 to 50 characters, unlike every other whatever the case. */
  createAlarmStatus: AlarmStatus;
  /** Creates a reader, who signs in as `<name>-<number of the customer>`. Its secret is in this answer and nowhere else. */
  createAnalystReader: AnalystReaderSecret;
  /** Makes a rule, disabled and last. */
  createAutomationRule: AutomationRule;
  /** Adds a firm that people of the customer work for. */
  createCompany: Company;
  /** Adds a place or an asset, with other names that alarms may call it by. */
  createEntity: Entity;
  /** Adds a class of the customer's own. */
  createEntitySchema: EntityClass;
  createExternalCmmsDomainValue: ExternalCmmsDomainValue;
  createExternalCmmsField: ExternalCmmsField;
  /** Fills an external field from an internal one. Alarm attributes and CMMS attributes are both `ATTRIBUTE:{name}`. */
  createExternalCmmsFieldMapping: ExternalCmmsFieldMapping;
  createExternalCmmsValueTranslation: ExternalCmmsValueTranslation;
  /** The main form merged with the fields of its direction, schema and connection type. */
  createExternalSystem: ExternalSystem;
  /** Gives a field a source of its own; what was read before stays until it is reparsed. */
  createExternalSystemBasSourceMapping: BasSourceMapping;
  createHoliday: Holiday;
  /** Makes a lens: the caller's own, or with `teamId` a team's. The criteria of its category stand in front and stay. */
  createLens: Lens;
  createLocation: Location;
  /** Replaces the caller's recovery codes; the new ones are shown this once. */
  createRecoveryCodes: Array<Scalars['String']['output']>;
  /** Creates a relation, which its other end has as well. One that was suggested is confirmed by it. */
  createRelation: CreatedRelation;
  /** Makes a role of the customer's own; it grants at most what the caller may do. */
  createRole: Role;
  createSavedView: SavedView;
  createSpaceType: SpaceType;
  /** Makes a team that looks after all buildings, whatever the input says. Its name is given beside the input or in it. */
  createTeam: Team;
  /** Sends a request for support. `page` is the path of the page that it is written on. Returns the id of the request. */
  createTicket: Scalars['ID']['output'];
  /**
   * Creates one ticket for an incident, assigned to the caller, with its fifty highest alarms. Where one of them has open work,
   * nothing is created and the open tickets are answered, unless `isDuplicateAccepted`.
   */
  createTicketOfIncident: IncidentTicket;
  /** Invites a person: they get a mail with a link, which is good for 7 days and once. */
  createUser: User;
  /**
   * Makes a ticket of some alarms. Where one of them has open work, nothing is made and the open tickets are answered,
   * unless `isDuplicateAccepted`.
   */
  createWorkTicket: CreatedWorkTicket;
  createWorkTicketActivity: WorkTicketActivity;
  /** Takes alarms out of every list; their next activation brings them back. */
  deleteAlarms: BulkResult;
  /** Deletes a rule; alarms that wait in it are let go. */
  deleteAutomationRule: DeletedAutomationRule;
  /** Deletes assets that nothing uses, all or none. */
  deleteEntities: DeletedEntities;
  /** Deletes a class of the customer's own that nothing has. */
  deleteEntitySchema: DeletedEntitySchema;
  /** Takes values out of their lists; tickets that have one still show it. */
  deleteExternalCmmsDomainValues: Array<ExternalCmmsDomainValue>;
  deleteExternalCmmsFieldMapping: ExternalCmmsFieldMapping;
  deleteExternalCmmsValueTranslation: DeletedTranslation;
  deleteExternalCmmsValueTranslations: Array<DeletedTranslation>;
  /** Deletes a command that is pending or has failed. */
  deleteExternalSystemCommand: Scalars['ID']['output'];
  deleteHoliday: DeletedHoliday;
  /** Deletes a lens; whoever had it as default goes back to the standard one. */
  deleteLens: DeletedLens;
  deleteLocation: DeletedLocation;
  deletePayloadCase: Scalars['ID']['output'];
  /** Deletes a relation, at both of its ends. */
  deleteRelation: ChangedRelation;
  /** Deletes a role that nobody has. */
  deleteRole: DeletedRole;
  deleteSavedView: DeletedSavedView;
  deleteSpaceType: DeletedSpaceType;
  /** Deletes the configuration of a domain, and ends the sessions that its provider opened. */
  deleteSsoConfig: Scalars['Boolean']['output'];
  /** Deletes a team with its lenses. */
  deleteTeam: DeletedTeam;
  /**
   * Removes somebody from the customer; their name stays in history, and their address can be invited again. Refused while
   * open tickets are assigned to them, unless `reassignTo` gets those.
   */
  deleteUser: DeletedUser;
  /** A placeholder of the comment stays. */
  deleteWorkTicketActivity: WorkTicketActivity;
  detachWorkTicketAlarms: WorkTicket;
  /** Stops a rule; alarms that wait in it are let go. */
  disableAutomationRule: AutomationRule;
  /** Removes the second factors of somebody who has lost them, and ends their sessions. */
  disableUserMFA: User;
  /** Takes letters off the list. */
  dismissDeadLetters: SettledDeadLetters;
  /**
   * Hides an issue from mails and from what is open until it is resolved; health stays as it is. A ticket's is dismissed on
   * the ticket.
   */
  dismissExternalSystemIssue: ExternalSystemIssueLog;
  /** Dismisses a suggestion, which is not made again. */
  dismissRelation: ChangedRelation;
  dismissWorkTicketCmmsSyncFailure: WorkTicket;
  /** Lets a complete rule act from now on. */
  enableAutomationRule: AutomationRule;
  /** Pins an open ticket to the top, or ends that. */
  escalateWorkTicket: WorkTicket;
  /** Lets a rule never act on an alarm, or act on it again. */
  excludeAlarmFromAutomationRule: AutomationRule;
  /** The newest mails of a span of time as CSV, a line each. */
  generateRawEmailCsv: Scalars['String']['output'];
  /**
   * Makes a token for a customer that the caller may open, for one use within 60 seconds. It continues their session: here
   * ("Log In as Customer"), or on another device.
   */
  getCustomToken: CustomToken;
  giveWorkTicketFeedback: WorkTicketFeedback;
  /** Takes a lens out of the caller's menu, or back into it. */
  hideLens: Lens;
  /** Has the data pump of an integration read its configuration anew. */
  initiateExternalSystemConfigCommand: ExternalSystemCommand;
  /** Has the assets of a maintenance system read again. */
  initiateExternalSystemGetAssetsCommand: ExternalSystemCommand;
  /** Has fields, the values of all lists, or the assignees of a maintenance system read again. */
  initiateExternalSystemGetCommand: ExternalSystemCommand;
  /** Stops what runs of an integration and clears its queue; its configuration stays. Answers how many runs and commands. */
  initiateExternalSystemKill: Scalars['Int']['output'];
  /** Has the work orders that changed in a range read from a maintenance system. */
  initiateExternalSystemSync: ExternalSystemCommand;
  /** Keeps a payload with what is read from it: now, or with another version and map where they are given. */
  keepPayloadCase: PayloadCase;
  /** Takes the caller off the recipients of a view, whoever keeps it. */
  leaveSavedViewMail: LeftViewMail;
  /** Says what the columns of a file are, one value a column, null to leave it out; its rows are checked again. */
  mapInventoryImport: InventoryImport;
  /** Puts one value in the place of others on every alarm that has them. */
  mergeAlarmProperty: BulkResult;
  /** Makes other incidents part of one. */
  mergeIncidents: Incident;
  /** Moves alarms to a status, with a reason where the customer wants one. Moving an active alarm to Inactive clears it. */
  moveAlarms: BulkResult;
  /** Holds an enabled rule: it goes on taking alarms, which wait in it until it is resumed. */
  pauseAutomationRule: AutomationRule;
  /** Pins alarms, or with `pin: false` takes the pin off. */
  pinAlarms: BulkResult;
  /** Gives the points of all alarms on an asset to another one; more than a hundred are a job. */
  reassignAlarmPoints: BulkResult;
  /** Reads the names of one class of assets again, or of all, so that parsers know them at once. */
  refreshSidecarCache: RefreshedSidecarCache;
  /** Takes a status of the customer's own away; alarms that have it go where they belong. */
  removeAlarmStatus: RemovedAlarmStatus;
  /** Removes the photo of the caller, or of somebody else; one is set by POST /user/avatar/upload. */
  removeAvatar: User;
  removeDeviceRegistrationToken: Scalars['Boolean']['output'];
  removeEntityAlias: Array<EntityAlias>;
  removeExternalCmmsRelatedParentField: ExternalCmmsField;
  /** Removes a factor of the caller's. */
  removeFactor: Scalars['Boolean']['output'];
  /** Takes away the floor plan of a floor, with the shapes of its rooms. */
  removeFloorPlan: FloorView;
  removeTeamMember: RemovedTeamMember;
  /** Gives these rules, in this order, the places that they have now. */
  reorderAutomationRules: Array<AutomationRule>;
  /** Puts fields of a system in an order, for one kind of form; those not named follow as they were. */
  reorderExternalCmmsFields: Array<ExternalCmmsField>;
  /** Has stored payloads of an integration read again; a dry run only says what that would change. */
  reparseAlarmsForExternalSystem: Reparse;
  /** Reads a source's alarms of a range once more, or all where both ends are null, and adds what is missing. */
  replayAlarms: ExternalSystemCommand;
  /**
   * Requests a list as a file. Up to 5,000 rows it is downloaded at once, by `GET /<list>/download` with the same `input` and
   * `format`; a longer one is exported, and announced by the event `report_export_complete`. An export of the same that is
   * not finished is not begun twice.
   */
  requestExport: RequestedExport;
  /** Mails an invited person another link; the one before is void. */
  resendInviteUser: User;
  /** Sets the password of whom a link was sent to, once; it ends all their sessions. */
  resetPassword: Scalars['Boolean']['output'];
  /** The same, for those who know it under this name. */
  resetPasswordByApi: Scalars['Boolean']['output'];
  /** The provider's repair: closed tickets are open as if they had never been closed. */
  resetWorkTickets: BulkResult;
  /** Brings deleted alarms back. */
  restoreAlarms: BulkResult;
  /** Lets a paused rule go on. What was due meanwhile is done now, unless it is over six hours late. */
  resumeAutomationRule: AutomationRule;
  /** Goes on with a run that was killed or has failed. */
  resumeReparse: Reparse;
  /** Queues a failed command again; a replay goes on from where it stopped. */
  retryExternalSystemCommand: ExternalSystemCommand;
  /** Sends a ticket again whose transfer to its maintenance system has failed. */
  retryWorkTicketCmmsSync: WorkTicket;
  /** Revokes a reader, who is refused at once. */
  revokeAnalystReader: AnalystReader;
  /** Ends all other sessions of the caller at once; how many they were. */
  revokeOtherSessions: Scalars['Int']['output'];
  /** Ends a session of the caller at once; false if there is none, or no longer. */
  revokeSession: Scalars['Boolean']['output'];
  /** Gives a reader another secret; the old one is refused at once. */
  rotateAnalystReader: AnalystReaderSecret;
  /** Another licence key, which getLicenseKeyForBAS tells; the one before stops opening doors within seconds. */
  rotateLicenseKey: ExternalSystem;
  /** From now on the integration reads by this version and map. */
  saveNormaliserSettings: NormaliserSettings;
  /** Has a view of advanced analytics mailed regularly; replaces what was set before. */
  scheduleSavedViewMail: SavedView;
  /** Sends letters again: those of the ids, or as many of a kind as one call takes. A mended payload stands for one letter. */
  sendDeadLettersAgain: SettledDeadLetters;
  /** Sends a link to a new e-mail address of the caller, and tells the old one. */
  sendEmailChange: Scalars['Boolean']['output'];
  /** Sends a text to the provider's staff. `version` is that of the page it is written on. */
  sendFeedback: Feedback;
  /** Sends a code of 6 digits to the caller's phone number; false if it is verified already. */
  sendPhoneVerification: Scalars['Boolean']['output'];
  /** Has a link sent that sets another password. True whether or not anybody has that address. */
  sendResetPassword: Scalars['Boolean']['output'];
  /**
   * Draws a room on the floor plan of its floor; null takes its shape away. With the file id of the floor plan that it was
   * drawn on, it is refused on another one.
   */
  setRoomShape: FloorRoom;
  /** Gives somebody access again or takes it, at once in every open window. */
  setUserAccess: User;
  /** Has people of an e-mail domain sign in at their identity provider by OpenID Connect. A domain belongs to one customer. */
  setupOidc: OidcConfiguration;
  /** Has people of an e-mail domain sign in at their identity provider by SAML. A domain belongs to one customer. */
  setupSso: SsoConfiguration;
  /**
   * Signs in by e-mail and password. `code` is null for a finished sign-in, and "auth/multi-factor-auth-required" where a
   * second factor is needed: then `factorId` and `resolver` go into the next step.
   */
  signIn: SignInResult;
  /**
   * Redeems such a token. Called by the session that made it, that one goes on as the new one, and ends. Called elsewhere,
   * the new one opens that customer alone, and nothing that is for the provider's staff.
   */
  signInWithCustomToken: CustomTokenSignIn;
  /** Completes a sign-in that `signIn` answered with "auth/multi-factor-auth-required": its `resolver`, and a code of 6 digits. */
  signInWithMFA: SignInResult;
  /** The same by a passkey: the browser's answer to `startPasskeySignIn`. */
  signInWithPasskey: SignInResult;
  /** The same by a recovery code, once. */
  signInWithRecoveryCode: SignInResult;
  /** Opens the session of a sign-in at an identity provider, once, for the browser that began it. Returns the bearer. */
  signInWithSso: Scalars['String']['output'];
  /** Ends the session the request came with. */
  signOut: Scalars['Boolean']['output'];
  /** Ends the session. Returns where the browser goes so that the one at the identity provider ends too; null: nowhere. */
  signOutOfSso?: Maybe<Scalars['String']['output']>;
  /** Sets alarms aside until a time in the future, at most 365 days ahead; snoozing again replaces the end. */
  snoozeAlarm: BulkResult;
  /** Takes alarms out of an incident: one alone, several as an incident of their own. */
  splitFromIncident: SplitIncident;
  /**
   * Begins to set up an authenticator app, which `verifyMFAEnrolment` completes by its first code. The password is needed
   * in a session that has not just begun.
   */
  startMFAEnrolment: MfaEnrolment;
  /** Begins to set up a passkey: what the browser's `navigator.credentials.create` is called with. */
  startPasskeyEnrolment: Scalars['JSON']['output'];
  /** Asks for a passkey: what the browser's `navigator.credentials.get` is called with. */
  startPasskeySignIn: Scalars['JSON']['output'];
  stopSavedViewMail: SavedView;
  /** The assignee asks for somebody's word that the work is done. */
  submitWorkTicketForReview: WorkTicket;
  /** Suggests what names speak of: relations of an asset, or of all that is in a building. */
  suggestRelations: SuggestedRelations;
  /** Puts back what one call of the caller did to status and snooze, where both are as it left them. */
  undoAlarms: BulkResult;
  /** Undoes an import, for thirty days: deletes what it created and restores what it changed, unless it has changed since or is in use. */
  undoInventoryImport: InventoryImport;
  /** Ends snoozes: the alarms go where they belong now. */
  unsnoozeAlarm: BulkResult;
  /** Puts the whole list of definitions. Hiding one deletes no value. */
  updateAlarmConfig: AlarmConfig;
  /** Names an alarm, cut at 100 characters; an empty name gives back the generated one. */
  updateAlarmContextualName: Alarm;
  /**
   * Saves values and votes of the details form: what is given of each property. A value, and confidence 1, are certain from
   * then on; any other confidence says that the value is wrong.
   */
  updateAlarmDetails: BulkResult;
  /** Writes, or empties, the note of an alarm: at most 1,000 characters. */
  updateAlarmNotes: Alarm;
  /** Gives the point of alarms to an asset or place; without one takes it away. */
  updateAlarmPointEntity: BulkResult;
  /** Sets the priority, 0 (none) to 5; from then on no source changes it. */
  updateAlarmPriority: BulkResult;
  /** Renames a value on every alarm that has it. */
  updateAlarmProperty: BulkResult;
  /** Changes what is given of one property's definition. */
  updateAlarmPropertyConfiguration: AlarmPropertyDefinition;
  /** Renames a status of the customer's own; alarms that have it follow. */
  updateAlarmStatus: AlarmStatus;
  /** Sets what is given of priority and service impact. */
  updateAlarms: BulkResult;
  /** Sets the shape of a building on the map; null takes it away. */
  updateAssetGeoJson: MapBuilding;
  /** Changes all parts of a rule. Alarms that wait in it are judged by what it is then; another trigger lets them go. */
  updateAutomationRule: AutomationRule;
  /** Says what fields take for an alarm; with `entityId` for that asset or place and all that is in it. */
  updateCmmsConfig: CmmsConfig;
  /** Sets or takes away the criticality of some assets. */
  updateCriticality: Array<Entity>;
  /** What the caller's section of the lens's type opens with. */
  updateDefaultLens: Lens;
  /** Changes what is given; null takes a value away. */
  updateEntity: Entity;
  updateExternalCmmsDomainValue: ExternalCmmsDomainValue;
  /** Changes what is given. The name is the system's and stays. */
  updateExternalCmmsField: ExternalCmmsField;
  updateExternalCmmsValueTranslation: ExternalCmmsValueTranslation;
  /** Changes what is given. Direction, schema and connection type stay what they are; a mask leaves its secret as it is. */
  updateExternalSystem: ExternalSystem;
  /** Changes the source of a field that has one of its own. */
  updateExternalSystemBasSourceMapping: BasSourceMapping;
  /** Changes what a data pump reads; it takes that with its next report. */
  updateExternalSystemPump: ExternalSystemPump;
  updateGlobalCmmsConfig: GlobalCmmsConfig;
  updateHoliday: Holiday;
  updateKpiDashboardConfig: KpiDashboardConfig;
  /** Sets how metrics are shown and judged; those that are not named stay as they are. */
  updateKpiMetricConfigs: Array<KpiMetricConfig>;
  /** Writes the note of a metric; an empty one removes it. The last writer wins. */
  updateKpiNote?: Maybe<KpiNote>;
  /** Where the caller starts within this customer. */
  updateLandingPage: Me;
  /** Changes a lens of the caller's own or of a team. */
  updateLens: Lens;
  /** The caller's own order of lenses; those that are not named come behind. */
  updateLensOrder: Array<Lens>;
  updateLocation: Location;
  /** Has a customer require a second factor of whoever signs in by password, or no longer. */
  updateMfaEnabled: Scalars['Boolean']['output'];
  /** Changes how people of a domain sign in by OpenID Connect; the domain stays, and the secret unless another is given. */
  updateOidcConfig: OidcConfiguration;
  /** What the caller wants within this customer; an Admin's own. */
  updateProfile: Me;
  /** Says which relations count as related. */
  updateRelatedEntityConfig: RelatedEntityConfig;
  /** Changes a role, at once for all who have it. With `expectedVersion` only if nobody else has changed it since. */
  updateRole: Role;
  updateSavedView: SavedView;
  updateSpaceType: SpaceType;
  /** Changes how people of a domain sign in by SAML; the domain stays. */
  updateSsoConfig: SsoConfiguration;
  /** Turns single sign-on of a customer on or off. Off: its people sign in by password. */
  updateSsoEnabled: Scalars['Boolean']['output'];
  /** Changes what the input gives. A team's admins may change its filters alone. */
  updateTeam: Team;
  /** What narrows each of the team's lenses. */
  updateTeamAlarmFilters: Team;
  updateTeamMember: TeamMember;
  /** Changes a profile: the caller's own, or what an Admin may change of somebody else. Absent fields stay as they are. */
  updateUser: User;
  /** Changes what is given of an open ticket. */
  updateWorkTicket: WorkTicket;
  /** The same as `validateToken`. */
  validateActivationToken: Invitee;
  /** Sets the app up by a code that it shows, of 6 digits; the session is signed in with a second factor from then on. */
  verifyMFAEnrolment: EnrolledFactor;
  /** Sets the passkey up: the browser's answer to `startPasskeyEnrolment`. */
  verifyPasskeyEnrolment: EnrolledFactor;
  /** Verifies the caller's phone number by the code that was sent to it. */
  verifyPhone: Scalars['Boolean']['output'];
  /** Withdraws an invitation. */
  voidInviteUser: User;
};


export type MutationActivateUserArgs = {
  customerId: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationAddAlarmPropertiesArgs = {
  type: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};


export type MutationAddDeviceRegistrationTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationAddEntityAliasesArgs = {
  aliases: Array<Scalars['String']['input']>;
  entityId: Scalars['ID']['input'];
};


export type MutationAddExternalCmmsRelatedParentFieldArgs = {
  externalCmmsFieldId: Scalars['ID']['input'];
  parentFieldId: Scalars['ID']['input'];
};


export type MutationAddTeamMemberArgs = {
  role: TeamMemberRole;
  teamId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationAnswerWorkTicketReviewArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  survey?: InputMaybe<WorkSurveyInput>;
};


export type MutationApplyEntityAliasArgs = {
  alias: Scalars['String']['input'];
  entityId: Scalars['ID']['input'];
};


export type MutationApplyInventoryImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAssignRoleArgs = {
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  role: AuthRole;
  userIds: Array<Scalars['ID']['input']>;
};


export type MutationAssignRolesArgs = {
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  role: AuthRole;
  userIds: Array<Scalars['ID']['input']>;
};


export type MutationAssociateTeamAttributesArgs = {
  buildingIds: Array<Scalars['ID']['input']>;
  locationIds: Array<Scalars['ID']['input']>;
  teamId: Scalars['ID']['input'];
};


export type MutationAttachWorkTicketAlarmsArgs = {
  alarmIds: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationBulkCloseWorkTicketsArgs = {
  completedWorkDetails: Scalars['String']['input'];
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  selection?: InputMaybe<WorkSelection>;
  status: WorkCloseStatus;
};


export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};


export type MutationChangeWorkTicketStateArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  state: WorkTicketState;
  survey?: InputMaybe<WorkSurveyInput>;
};


export type MutationCloneAutomationRuleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmRelationArgs = {
  relationshipId: Scalars['ID']['input'];
};


export type MutationCreateAlarmStatusArgs = {
  name: Scalars['String']['input'];
};


export type MutationCreateAnalystReaderArgs = {
  name: Scalars['String']['input'];
};


export type MutationCreateAutomationRuleArgs = {
  input: AutomationRuleInput;
};


export type MutationCreateCompanyArgs = {
  name: Scalars['String']['input'];
};


export type MutationCreateEntityArgs = {
  aliases?: InputMaybe<Array<Scalars['String']['input']>>;
  class: Scalars['String']['input'];
  criticality?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  properties?: InputMaybe<Array<EntityPropertyInput>>;
  shop?: InputMaybe<Scalars['String']['input']>;
  spaceTypeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateEntitySchemaArgs = {
  class: EntitySchemaInput;
};


export type MutationCreateExternalCmmsDomainValueArgs = {
  externalCmmsFieldId: Scalars['ID']['input'];
  input: ExternalCmmsDomainValueInput;
};


export type MutationCreateExternalCmmsFieldArgs = {
  input: CreateExternalCmmsFieldInput;
};


export type MutationCreateExternalCmmsFieldMappingArgs = {
  externalId: Scalars['ID']['input'];
  internalId: Scalars['ID']['input'];
};


export type MutationCreateExternalCmmsValueTranslationArgs = {
  externalFieldId: Scalars['ID']['input'];
  input: ExternalCmmsValueTranslationInput;
};


export type MutationCreateExternalSystemArgs = {
  input: ExternalSystemInput;
};


export type MutationCreateExternalSystemBasSourceMappingArgs = {
  externalSystemId: Scalars['ID']['input'];
  field: BasSourceField;
  source?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationCreateHolidayArgs = {
  input: HolidayInput;
};


export type MutationCreateLensArgs = {
  input: CreateLensInput;
};


export type MutationCreateLocationArgs = {
  input: LocationInput;
};


export type MutationCreateRecoveryCodesArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateRelationArgs = {
  entityId: Scalars['ID']['input'];
  relatedEntityId: Scalars['ID']['input'];
  relationshipType: Scalars['String']['input'];
};


export type MutationCreateRoleArgs = {
  input: RoleInput;
};


export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


export type MutationCreateSpaceTypeArgs = {
  criticality?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
};


export type MutationCreateTeamArgs = {
  input?: InputMaybe<TeamInput>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateTicketArgs = {
  description: Scalars['String']['input'];
  page?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
};


export type MutationCreateTicketOfIncidentArgs = {
  id: Scalars['ID']['input'];
  isDuplicateAccepted?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


export type MutationCreateWorkTicketArgs = {
  additionalDetails?: InputMaybe<Scalars['JSON']['input']>;
  associatedAlarms: Array<Scalars['ID']['input']>;
  details: WorkTicketDetailsInput;
  isDuplicateAccepted?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateWorkTicketActivityArgs = {
  comment: Scalars['String']['input'];
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  ticketId: Scalars['ID']['input'];
};


export type MutationDeleteAlarmsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  selection?: InputMaybe<AlarmSelection>;
};


export type MutationDeleteAutomationRuleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteEntitiesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteEntitySchemaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteExternalCmmsDomainValuesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteExternalCmmsFieldMappingArgs = {
  externalId: Scalars['ID']['input'];
  internalId: Scalars['ID']['input'];
};


export type MutationDeleteExternalCmmsValueTranslationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteExternalCmmsValueTranslationsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteExternalSystemCommandArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteHolidayArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteLensArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteLocationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePayloadCaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRelationArgs = {
  relationshipId: Scalars['ID']['input'];
};


export type MutationDeleteRoleArgs = {
  customRoleId: Scalars['ID']['input'];
};


export type MutationDeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSpaceTypeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSsoConfigArgs = {
  emailDomain: Scalars['String']['input'];
};


export type MutationDeleteTeamArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserArgs = {
  reassignTo?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
};


export type MutationDeleteWorkTicketActivityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDetachWorkTicketAlarmsArgs = {
  alarmIds: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationDisableAutomationRuleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisableUserMfaArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationDismissDeadLettersArgs = {
  externalSystemId: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDismissExternalSystemIssueArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissRelationArgs = {
  relationshipId: Scalars['ID']['input'];
};


export type MutationDismissWorkTicketCmmsSyncFailureArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnableAutomationRuleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEscalateWorkTicketArgs = {
  id: Scalars['ID']['input'];
  isEscalated: Scalars['Boolean']['input'];
};


export type MutationExcludeAlarmFromAutomationRuleArgs = {
  alarmId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  isExcluded?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationGenerateRawEmailCsvArgs = {
  externalSystemId: Scalars['ID']['input'];
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


export type MutationGetCustomTokenArgs = {
  customerId: Scalars['ID']['input'];
};


export type MutationGiveWorkTicketFeedbackArgs = {
  alarmWasValid: Scalars['Boolean']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  informationWasEnough: Scalars['Boolean']['input'];
  ticketId: Scalars['ID']['input'];
};


export type MutationHideLensArgs = {
  hide: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationInitiateExternalSystemConfigCommandArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type MutationInitiateExternalSystemGetAssetsCommandArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type MutationInitiateExternalSystemGetCommandArgs = {
  commandType: ExternalSystemGetType;
  externalSystemId: Scalars['ID']['input'];
};


export type MutationInitiateExternalSystemKillArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type MutationInitiateExternalSystemSyncArgs = {
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  externalSystemId: Scalars['ID']['input'];
  startAt: Scalars['DateTime']['input'];
};


export type MutationKeepPayloadCaseArgs = {
  etlNormalizeVersion?: InputMaybe<Scalars['String']['input']>;
  externalSystemId: Scalars['ID']['input'];
  mapping?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  payload: Scalars['String']['input'];
};


export type MutationLeaveSavedViewMailArgs = {
  viewId: Scalars['ID']['input'];
};


export type MutationMapInventoryImportArgs = {
  id: Scalars['ID']['input'];
  mapping: Array<InputMaybe<Scalars['String']['input']>>;
};


export type MutationMergeAlarmPropertyArgs = {
  from: Array<Scalars['String']['input']>;
  to: Scalars['String']['input'];
  type: Scalars['String']['input'];
};


export type MutationMergeIncidentsArgs = {
  id: Scalars['ID']['input'];
  others: Array<Scalars['ID']['input']>;
};


export type MutationMoveAlarmsArgs = {
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  reason?: InputMaybe<Scalars['String']['input']>;
  selection?: InputMaybe<AlarmSelection>;
  status: Scalars['String']['input'];
};


export type MutationPauseAutomationRuleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPinAlarmsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  pin: Scalars['Boolean']['input'];
  selection?: InputMaybe<AlarmSelection>;
};


export type MutationReassignAlarmPointsArgs = {
  entityId: Scalars['ID']['input'];
  toEntityId: Scalars['ID']['input'];
};


export type MutationRefreshSidecarCacheArgs = {
  entityClass?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveAlarmStatusArgs = {
  name: Scalars['String']['input'];
};


export type MutationRemoveAvatarArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRemoveDeviceRegistrationTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationRemoveEntityAliasArgs = {
  alias: Scalars['String']['input'];
  entityId: Scalars['ID']['input'];
};


export type MutationRemoveExternalCmmsRelatedParentFieldArgs = {
  externalCmmsFieldId: Scalars['ID']['input'];
};


export type MutationRemoveFactorArgs = {
  id: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveFloorPlanArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  floorId: Scalars['ID']['input'];
};


export type MutationRemoveTeamMemberArgs = {
  teamId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationReorderAutomationRulesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationReorderExternalCmmsFieldsArgs = {
  externalSystemId: Scalars['ID']['input'];
  fieldIds: Array<Scalars['ID']['input']>;
  type: ExternalCmmsFieldOrder;
};


export type MutationReparseAlarmsForExternalSystemArgs = {
  etlNormalizeVersion?: InputMaybe<Scalars['String']['input']>;
  externalSystemId: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  isDryRun?: InputMaybe<Scalars['Boolean']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationReplayAlarmsArgs = {
  externalSystemId: Scalars['ID']['input'];
  replayEndAt?: InputMaybe<Scalars['DateTime']['input']>;
  replayStartAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationRequestExportArgs = {
  input: RequestExportInput;
};


export type MutationResendInviteUserArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  customerId: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResetPasswordByApiArgs = {
  customerId: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResetWorkTicketsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreAlarmsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationResumeAutomationRuleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResumeReparseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetryExternalSystemCommandArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetryWorkTicketCmmsSyncArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeAnalystReaderArgs = {
  name: Scalars['String']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRotateAnalystReaderArgs = {
  name: Scalars['String']['input'];
};


export type MutationRotateLicenseKeyArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type MutationSaveNormaliserSettingsArgs = {
  etlNormalizeVersion: Scalars['String']['input'];
  externalSystemId: Scalars['ID']['input'];
  mapping?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationScheduleSavedViewMailArgs = {
  input: SavedViewMailInput;
  viewId: Scalars['ID']['input'];
};


export type MutationSendDeadLettersAgainArgs = {
  externalSystemId: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<Scalars['String']['input']>;
  payload?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendEmailChangeArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationSendFeedbackArgs = {
  text: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendResetPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationSetRoomShapeArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  fileId?: InputMaybe<Scalars['ID']['input']>;
  geoJson?: InputMaybe<Scalars['JSON']['input']>;
  roomId: Scalars['ID']['input'];
};


export type MutationSetUserAccessArgs = {
  isEnabled: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationSetupOidcArgs = {
  customerId: Scalars['ID']['input'];
  emailDomain: Scalars['String']['input'];
  oidcConfig: OidcConfigInput;
};


export type MutationSetupSsoArgs = {
  customerId: Scalars['ID']['input'];
  emailDomain: Scalars['String']['input'];
  ssoConfig: SsoConfigInput;
};


export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationSignInWithCustomTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationSignInWithMfaArgs = {
  code: Scalars['String']['input'];
  resolver: Scalars['String']['input'];
};


export type MutationSignInWithPasskeyArgs = {
  answer: Scalars['JSON']['input'];
  resolver: Scalars['String']['input'];
};


export type MutationSignInWithRecoveryCodeArgs = {
  code: Scalars['String']['input'];
  resolver: Scalars['String']['input'];
};


export type MutationSignInWithSsoArgs = {
  code: Scalars['String']['input'];
  verifier: Scalars['String']['input'];
};


export type MutationSnoozeAlarmArgs = {
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  reason?: InputMaybe<Scalars['String']['input']>;
  selection?: InputMaybe<AlarmSelection>;
  until: Scalars['DateTime']['input'];
};


export type MutationSplitFromIncidentArgs = {
  alarmIds: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationStartMfaEnrolmentArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartPasskeyEnrolmentArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartPasskeySignInArgs = {
  resolver: Scalars['String']['input'];
};


export type MutationStopSavedViewMailArgs = {
  viewId: Scalars['ID']['input'];
};


export type MutationSubmitWorkTicketForReviewArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSuggestRelationsArgs = {
  entityId: Scalars['ID']['input'];
};


export type MutationUndoAlarmsArgs = {
  undoId: Scalars['ID']['input'];
};


export type MutationUndoInventoryImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnsnoozeAlarmArgs = {
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  selection?: InputMaybe<AlarmSelection>;
};


export type MutationUpdateAlarmConfigArgs = {
  definitions: Array<AlarmPropertyDefinitionInput>;
};


export type MutationUpdateAlarmContextualNameArgs = {
  contextualName?: InputMaybe<Scalars['String']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationUpdateAlarmDetailsArgs = {
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  properties: Array<AlarmPropertyInput>;
  selection?: InputMaybe<AlarmSelection>;
};


export type MutationUpdateAlarmNotesArgs = {
  id: Scalars['ID']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateAlarmPointEntityArgs = {
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  pointEntityId?: InputMaybe<Scalars['ID']['input']>;
  selection?: InputMaybe<AlarmSelection>;
};


export type MutationUpdateAlarmPriorityArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  priority: Scalars['Int']['input'];
  selection?: InputMaybe<AlarmSelection>;
};


export type MutationUpdateAlarmPropertyArgs = {
  newValue: Scalars['String']['input'];
  type: Scalars['String']['input'];
  value: Scalars['String']['input'];
};


export type MutationUpdateAlarmPropertyConfigurationArgs = {
  hasLocations?: InputMaybe<Scalars['Boolean']['input']>;
  isEditable?: InputMaybe<Scalars['Boolean']['input']>;
  isMulti?: InputMaybe<Scalars['Boolean']['input']>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  order?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateAlarmStatusArgs = {
  name: Scalars['String']['input'];
  newName: Scalars['String']['input'];
};


export type MutationUpdateAlarmsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isServiceImpacting?: InputMaybe<Scalars['Boolean']['input']>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  selection?: InputMaybe<AlarmSelection>;
};


export type MutationUpdateAssetGeoJsonArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  geoJson?: InputMaybe<Scalars['JSON']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationUpdateAutomationRuleArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: AutomationRuleInput;
};


export type MutationUpdateCmmsConfigArgs = {
  alarmId?: InputMaybe<Scalars['ID']['input']>;
  cmmsConfig: Scalars['JSON']['input'];
  entityId?: InputMaybe<Scalars['ID']['input']>;
  externalSystemId: Scalars['ID']['input'];
};


export type MutationUpdateCriticalityArgs = {
  criticality?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationUpdateDefaultLensArgs = {
  lensId: Scalars['ID']['input'];
};


export type MutationUpdateEntityArgs = {
  class?: InputMaybe<Scalars['String']['input']>;
  criticality?: InputMaybe<Scalars['Int']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  isPaid?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  properties?: InputMaybe<Array<EntityPropertyInput>>;
  shop?: InputMaybe<Scalars['String']['input']>;
  spaceTypeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateExternalCmmsDomainValueArgs = {
  id: Scalars['ID']['input'];
  input: ExternalCmmsDomainValueInput;
};


export type MutationUpdateExternalCmmsFieldArgs = {
  id: Scalars['ID']['input'];
  input: ExternalCmmsFieldInput;
};


export type MutationUpdateExternalCmmsValueTranslationArgs = {
  id: Scalars['ID']['input'];
  input: ExternalCmmsValueTranslationInput;
};


export type MutationUpdateExternalSystemArgs = {
  id: Scalars['ID']['input'];
  input: ExternalSystemInput;
};


export type MutationUpdateExternalSystemBasSourceMappingArgs = {
  externalSystemId: Scalars['ID']['input'];
  field: BasSourceField;
  source?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationUpdateExternalSystemPumpArgs = {
  config: Scalars['JSON']['input'];
  externalSystemId: Scalars['ID']['input'];
};


export type MutationUpdateGlobalCmmsConfigArgs = {
  saveOnCreateWork: Scalars['Boolean']['input'];
};


export type MutationUpdateHolidayArgs = {
  id: Scalars['ID']['input'];
  input: HolidayInput;
};


export type MutationUpdateKpiDashboardConfigArgs = {
  isEnabled: Scalars['Boolean']['input'];
};


export type MutationUpdateKpiMetricConfigsArgs = {
  configs: Array<KpiMetricConfigInput>;
};


export type MutationUpdateKpiNoteArgs = {
  metricType: KpiMetricType;
  note: Scalars['String']['input'];
};


export type MutationUpdateLandingPageArgs = {
  landingPage: LandingPage;
};


export type MutationUpdateLensArgs = {
  id: Scalars['ID']['input'];
  input: UpdateLensInput;
};


export type MutationUpdateLensOrderArgs = {
  lensIds: Array<Scalars['ID']['input']>;
};


export type MutationUpdateLocationArgs = {
  id: Scalars['ID']['input'];
  input: LocationInput;
};


export type MutationUpdateMfaEnabledArgs = {
  customerId: Scalars['ID']['input'];
  isMFAEnabled: Scalars['Boolean']['input'];
};


export type MutationUpdateOidcConfigArgs = {
  emailDomain: Scalars['String']['input'];
  oidcConfig: OidcConfigInput;
};


export type MutationUpdateProfileArgs = {
  isIntegrationStatusAlertEmailsEnabled: Scalars['Boolean']['input'];
};


export type MutationUpdateRelatedEntityConfigArgs = {
  includeUpstream: Scalars['Boolean']['input'];
  maxDepth: Scalars['Int']['input'];
  relationshipTypes: Array<Scalars['String']['input']>;
};


export type MutationUpdateRoleArgs = {
  customRoleId: Scalars['ID']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: RoleInput;
};


export type MutationUpdateSavedViewArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSavedViewInput;
};


export type MutationUpdateSpaceTypeArgs = {
  criticality?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateSsoConfigArgs = {
  emailDomain: Scalars['String']['input'];
  ssoConfig: SsoConfigInput;
};


export type MutationUpdateSsoEnabledArgs = {
  customerId: Scalars['ID']['input'];
  isSSOEnabled: Scalars['Boolean']['input'];
};


export type MutationUpdateTeamArgs = {
  id: Scalars['ID']['input'];
  input: TeamInput;
};


export type MutationUpdateTeamAlarmFiltersArgs = {
  alarmOptions: Array<CriterionInput>;
  teamId: Scalars['ID']['input'];
};


export type MutationUpdateTeamMemberArgs = {
  role: TeamMemberRole;
  teamId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationUpdateWorkTicketArgs = {
  additionalDetails?: InputMaybe<Scalars['JSON']['input']>;
  details?: InputMaybe<WorkTicketChangesInput>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationValidateActivationTokenArgs = {
  customerId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationVerifyMfaEnrolmentArgs = {
  code: Scalars['String']['input'];
};


export type MutationVerifyPasskeyEnrolmentArgs = {
  answer: Scalars['JSON']['input'];
};


export type MutationVerifyPhoneArgs = {
  code: Scalars['String']['input'];
};


export type MutationVoidInviteUserArgs = {
  userId: Scalars['ID']['input'];
};

export type NormaliserSettings = {
  __typename?: 'NormaliserSettings';
  /** What holds where nothing is stored. */
  fallback?: Maybe<Scalars['JSON']['output']>;
  mapping?: Maybe<Scalars['JSON']['output']>;
  /** What the version reads by, as people call it; null where it needs nothing. */
  mappingName?: Maybe<Scalars['String']['output']>;
  normaliser: Scalars['String']['output'];
  versions: Array<Scalars['String']['output']>;
};

export type OidcConfigInput = {
  clientId: Scalars['String']['input'];
  /** Needed for a new configuration and for another issuer; otherwise null keeps the one that is stored. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  issuer: Scalars['String']['input'];
};

/** A domain whose people sign in by OpenID Connect. The client secret is never answered. */
export type OidcConfiguration = {
  __typename?: 'OidcConfiguration';
  /** Id of this product at the provider. */
  clientId: Scalars['String']['output'];
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Fixed once it is created. */
  emailDomain: Scalars['String']['output'];
  /** Name of the provider, e.g. `oidc.example.com`. */
  identifier: Scalars['String']['output'];
  /** Issuer, exactly as the provider calls itself. */
  issuer: Scalars['String']['output'];
};

export type OptionItem = {
  __typename?: 'OptionItem';
  hasChildren?: Maybe<Scalars['Boolean']['output']>;
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type PayloadCase = {
  __typename?: 'PayloadCase';
  createdAt: Scalars['DateTime']['output'];
  difference?: Maybe<Scalars['String']['output']>;
  /** The canonical events that are to be read from it. */
  expected: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  passes: Scalars['Boolean']['output'];
  payload: Scalars['String']['output'];
};

export type PayloadOutcome =
  | 'applied'
  | 'dropped'
  | 'rejected';

export type PayloadReading = {
  __typename?: 'PayloadReading';
  events: Array<ReadEvent>;
  kind?: Maybe<Scalars['String']['output']>;
  leftOut: Scalars['Int']['output'];
  normaliser: Scalars['String']['output'];
  outcome: PayloadOutcome;
  reason?: Maybe<Scalars['String']['output']>;
};

export type PayloadSource = {
  __typename?: 'PayloadSource';
  end: Scalars['Int']['output'];
  field: Scalars['String']['output'];
  /** In UTF-16 units; the end does not belong to it. */
  start: Scalars['Int']['output'];
};

/** Up to the target a value is good, up to the limit near it. */
export type PerformanceBounds = {
  __typename?: 'PerformanceBounds';
  limit: Scalars['Float']['output'];
  target: Scalars['Float']['output'];
};

export type PerformanceDay = {
  __typename?: 'PerformanceDay';
  date: Scalars['String']['output'];
  instances: Scalars['Int']['output'];
  /** Occurrences that had been active for 24 hours or more at some time of the day. */
  stale: Scalars['Int']['output'];
};

export type PerformanceHour = {
  __typename?: 'PerformanceHour';
  /** 0 to 167, from Monday's first. */
  hour: Scalars['Int']['output'];
  instances: Scalars['Int']['output'];
};

export type PerformanceMeasure = {
  __typename?: 'PerformanceMeasure';
  /** Null where nothing is recommended. */
  bounds?: Maybe<PerformanceBounds>;
  name: PerformanceMeasureName;
  status: PerformanceStatus;
  unit: PerformanceUnit;
  /** Of a count for each position; of a share 0 to 1. Null where there is nothing to divide by. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** A window is ten minutes. Peaks are of minutes, windows and hours that follow each other from the start of the period. */
export type PerformanceMeasureName =
  | 'CHATTERING'
  | 'FLEETING'
  | 'PEAK_HOUR'
  | 'PEAK_MINUTE'
  | 'PEAK_WINDOW'
  | 'PER_DAY'
  | 'PER_HOUR'
  | 'PER_WINDOW'
  /** Most stale occurrences of a local day. */
  | 'STALE_PER_DAY'
  /** Alarms active at the end. */
  | 'STANDING'
  /** Windows with more than ten occurrences, of all. */
  | 'TIME_IN_FLOOD'
  /** Occurrences of the ten most frequent alarms, of all. */
  | 'TOP_TEN_SHARE';

export type PerformancePriority = {
  __typename?: 'PerformancePriority';
  instances: Scalars['Int']['output'];
  priority: Scalars['Int']['output'];
};

export type PerformanceStatus =
  | 'BEYOND'
  | 'GOOD'
  | 'NEAR'
  /** Nothing is recommended. */
  | 'NO_TARGET'
  /** No value. */
  | 'UNKNOWN';

export type PerformanceUnit =
  | 'ALARMS'
  | 'COUNT'
  | 'SHARE';

export type PermissionAction =
  | 'CLOSE'
  | 'CREATE'
  | 'DELETE'
  | 'EDIT'
  | 'REASSIGN'
  | 'VIEW';

/** Parts of a person: MEMBERSHIP is title and company. */
export type PersonPart =
  | 'MEMBERSHIP'
  | 'NAME'
  | 'PHONE';

export type Phone = {
  __typename?: 'Phone';
  isSubscribed: Scalars['Boolean']['output'];
  isVerified: Scalars['Boolean']['output'];
  /** E.164; null without one. */
  number?: Maybe<Scalars['String']['output']>;
};

export type Pivot = {
  __typename?: 'Pivot';
  /** By row and column; null where nothing is known. */
  cells: Array<Array<Maybe<Scalars['Float']['output']>>>;
  columnTotals: Array<Maybe<Scalars['Float']['output']>>;
  /** None without a column dimension. */
  columns: Array<PivotHead>;
  /** True if one thing that is counted can be in several rows or columns. */
  isInSeveral: Scalars['Boolean']['output'];
  names: PivotNames;
  rowTotals: Array<Maybe<Scalars['Float']['output']>>;
  rows: Array<PivotHead>;
  total?: Maybe<Scalars['Float']['output']>;
};

export type PivotHead = {
  __typename?: 'PivotHead';
  /** As people say them. */
  labels: Array<Scalars['String']['output']>;
  /** One for each dimension, as filters take it; null for what has none. */
  values: Array<Maybe<Scalars['String']['output']>>;
};

export type PivotInput = {
  column?: InputMaybe<Scalars['String']['input']>;
  /** Filters of alarms, or of tickets. */
  criteria?: InputMaybe<Array<CriterionInput>>;
  measure: PivotMeasure;
  range: DateRange;
  /**
   * One or two of: a field that occurrences are counted by; hour, weekday, day, week, month; property. and the name of a
   * property; of tickets also team, creator, assignee, maintenanceSystem, workState.
   */
  rows: Array<Scalars['String']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  source: PivotSource;
  /** IANA name. Without one: the customer's. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type PivotMeasure =
  /** Of instances: alarms that had one. */
  | 'alarms'
  /** Of instances: milliseconds from start to end; of one that has not ended to now. */
  | 'averageDuration'
  /** Tickets closed within the range. */
  | 'closed'
  /** Tickets created within the range. */
  | 'created'
  /** Of instances. */
  | 'occurrences'
  /** Closed tickets that repeat another or were reissued. */
  | 'repeat'
  /** Of closed tickets, 0 to 1. */
  | 'resolvedShare'
  /**
   * Of instances: milliseconds, of every occurrence the part within the range. One that began before belongs to the range's
   * start.
   */
  | 'timeInAlarm'
  /** Of closed tickets: milliseconds from creation to closing, the median. */
  | 'timeToResolution';

/** As people say them. */
export type PivotNames = {
  __typename?: 'PivotNames';
  column?: Maybe<Scalars['String']['output']>;
  measure: Scalars['String']['output'];
  rows: Array<Scalars['String']['output']>;
};

/** What is counted: occurrences of alarms that started within the range, or work tickets. */
export type PivotSource =
  | 'instances'
  | 'tickets';

export type ProcessVariableValue = {
  __typename?: 'ProcessVariableValue';
  unit?: Maybe<Scalars['String']['output']>;
  /** As the source wrote it when the instance started, without its unit where that could be told apart. */
  value: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /**
   * A measure by one or two dimensions down and up to one across, with sums. What has several values of a dimension counts
   * once in each row and column and once in each total. More than 100,000 cells are refused with LIMIT, as is what takes too
   * long to count.
   */
  advancedAnalytics: Pivot;
  /** What people, rules and systems changed, and what the source did, newest first. */
  alarmActivityAndCount: AlarmActivityAndCount;
  /** How the customer's alarm properties are called and shown. */
  alarmConfig: AlarmConfig;
  /**
   * Occurrences within a range by an attribute of their alarms, those that occurred most first. Criteria may ask for what
   * history knows: attributes, not the state an alarm is in.
   */
  alarmCounts: AlarmCounts;
  /** Spaces or assets by name, fifty from `offset`; with a parent, what is in it. */
  alarmEntitiesByType: AlarmEntitiesAndCount;
  /** Where an alarm is, from the outermost place to the asset. */
  alarmEntityPath: Array<AlarmEntity>;
  /** Occurrences per local day of the timezone, every day of the range present. An instance counts on its start day. */
  alarmInstanceDaily: Array<AlarmInstanceDay>;
  /** Occurrences per local day of the timezone, every day of the range present. */
  alarmInstanceTrend: Array<AlarmInstanceDay>;
  /** Occurrences of one alarm, newest first. */
  alarmInstancesAndCount: AlarmInstancesAndCount;
  /**
   * Alarms of a period as ISA-18.2 and EEMUA 191 measure them, by the product's definitions of chattering, fleeting and
   * stale. Criteria may ask for what history knows: attributes, not the state an alarm is in.
   */
  alarmPerformance: AlarmPerformance;
  /** Source points that alarms have, by name, fifty from `offset`. */
  alarmPoints: AlarmPoints;
  /** Values of one property with how many alarms have each, by name. */
  alarmPropertiesAndCount: AlarmPropertiesAndCount;
  /** Values of a property to choose from, those that hold `value`, fifty from `offset`. */
  alarmPropertyAutocomplete: AlarmPropertyOptions;
  /** The properties that alarms of this customer can have. */
  alarmPropertyTypesAndCount: AlarmPropertyTypesAndCount;
  /** Alarms with the most occurrences within a range, each with how it behaves, what was done about it and a suggested fix. */
  alarmReport: AlarmReport;
  /** All statuses an alarm of this customer can have: the built-in ones first, then custom ones by name. */
  alarmStatuses: Array<AlarmStatus>;
  /** Statuses of the customer's own, with how many alarms have each. */
  alarmStatusesCustom: Array<CustomAlarmStatus>;
  /** Instances an hour of every source, against its average over four weeks: sources that are too quiet first. */
  alarmThroughput: Array<AlarmThroughput>;
  /** Alarms by filter, with their number. `count` is only computed when it is selected. */
  alarmsAndCount: AlarmsAndCount;
  /** Alarms that a list has of some incidents: those that a verb on their rows acts on, lowest number first. */
  alarmsOfRows: Array<AlarmOfRow>;
  /** The customer's readers of the warehouse's analyst views, by name, revoked ones too. */
  analystReaders: AnalystReaderList;
  /** Values that assets have of the property with this label, fifty from `offset`; without one, the labels. */
  assetProperties: AssetPropertiesAndCount;
  /** Shops that look after assets, by name, fifty from `offset`. */
  assetShops: AssetShopsAndCount;
  /** Options of places and assets by name, each name once, fifty from `offset`: all, of one level, or of some ids or names. */
  assets: AssetsAndCount;
  automationRule: AutomationRule;
  /** What rules have decided, newest first, each with its reason. */
  automationRuleLogAndCount: AutomationRuleLogAndCount;
  /** A page of the customer's automation rules, in the order in which they act. */
  automationRulesAndCount: AutomationRulesAndCount;
  /** The rules that would take this alarm by their criteria, and those that leave it out: in the order in which they act. */
  automationRulesOfAlarm: Array<AutomationRuleOfAlarm>;
  /** Floors of a building, from below as far as their names say so, at most 500. */
  buildingFloors: Array<BuildingFloor>;
  /** A page of the customer's buildings, by name. */
  buildingsAndCount: BuildingsAndCount;
  /** Changes of many alarms that the caller asked for within the last day, newest first. */
  bulkJobs: Array<BulkJob>;
  /** Of each asset whether it can be deleted, and what keeps it. */
  canDeleteEntities: Array<EntityUse>;
  /** Whether the e-mail's domain signs in by SSO. Answers by domain only, never whether a user exists. */
  checkEmailTenant: EmailTenant;
  /**
   * Whether aliases are unique where they have to be, regardless of case, space and punctuation: in the building for rooms,
   * floors and equipment, in the customer for buildings and systems. For an entity, or for a new one of a class in a place.
   */
  checkEntityAliasesIsUnique: AliasUniqueness;
  /** The asset that one of this class, place and name, or with one of these aliases, would duplicate; null: none. */
  checkEntityDuplicate?: Maybe<Entity>;
  /** Whom active maintenance systems can give an order to, by name, fifty from `offset`. */
  cmmsAssignee: Array<CmmsAssignee>;
  cmmsAssigneeCount: Scalars['Int']['output'];
  /** What each visible field takes for an alarm, or for an asset or place, by maintenance system. */
  cmmsConfig: Array<CmmsConfig>;
  /** What external fields can be filled from. */
  cmmsInternalFields: Array<CmmsInternalField>;
  /** The newest pulls of a maintenance system, newest first. */
  cmmsPulls: Array<CmmsPull>;
  /** The customer's maintenance systems, by name. */
  cmmsSystems: Array<CmmsSystem>;
  /** Firms that people of the customer work for, by name, and how many match. */
  companiesAndCount: CompaniesAndCount;
  /** Payloads that could not be read or were put aside, newest first. Provider staff only. */
  deadLettersAndCount: DeadLettersAndCount;
  /** What a rule would have done in the last days, saved or not. Writes nothing. */
  dryRunAutomationRule: AutomationDryRun;
  /** Places and assets, the most critical ones first. `count` is computed only when selected. */
  entitiesAndCount: EntitiesAndCount;
  /** A place or an asset. */
  entity: Entity;
  /** What became of an asset, newest first, a hundred at a time. */
  entityActivityAndCount: EntityActivityAndCount;
  /** Which alarms an alias would change if their texts were read again. */
  entityAliasPreview: AliasPreview;
  /** Texts of recent payloads that name no equipment and may mean the entity, the most frequent first. */
  entityAliasSuggestions: Array<AliasSuggestion>;
  /** Other names by which alarms call a place or an asset. */
  entityAliases: Array<EntityAlias>;
  /** Classes by name, the customer's own and those of Brick, fifty from `offset`. */
  entityClasses: EntityClassesAndCount;
  /** Tickets with alarms on the asset that the caller sees, newest first, fifty at a time. */
  entityWorkTickets: Array<WorkTicket>;
  /** Values of a field whose key or label is like `%text%`, thirty from `offset`. */
  externalCmmsDomainValues: Array<ExternalCmmsDomainValue>;
  /** Values of a field, or of all fields of a category. */
  externalCmmsDomainValuesAndCount: ExternalCmmsDomainValuesAndCount;
  /** What fills the fields of a maintenance system. */
  externalCmmsFieldMappings: Array<ExternalCmmsFieldMapping>;
  /** Every field of a maintenance system with what fills it. */
  externalCmmsFieldMaps: Array<ExternalCmmsFieldMap>;
  /**
   * What a form offers for a field of type List, fifty from `offset`. A field that follows another offers what stands under
   * the value that the form has for it.
   */
  externalCmmsFieldOptions: CmmsFieldOptionsAndCount;
  /** Fields of maintenance systems whose title is like `%text%`, thirty from `offset`. */
  externalCmmsFields: Array<ExternalCmmsField>;
  /** Fields in the order of the form that creates work, or of a ticket's page. */
  externalCmmsFieldsAndCount: ExternalCmmsFieldsAndCount;
  /** Translations of one field, by internal value. */
  externalCmmsValueTranslationsAndCount: ExternalCmmsValueTranslationsAndCount;
  /** The customer's integrations, for the provider's staff. */
  externalSystemsAndCount: ExternalSystemsAndCount;
  /** The lens table's read: keyset paged by the last item's `cursor`; or the alarms with the given ids. */
  fastAlarms: Array<Alarm>;
  /** As `fastAlarms`, with one row for each incident: the first of its alarms in the list. */
  fastAlarmsByCause: Array<Alarm>;
  /** Some tickets by their ids, without a count. */
  fastWorkTickets: Array<WorkTicket>;
  /** What the caller has written to the provider, newest first. */
  feedback: Array<Feedback>;
  /**
   * Active integrations of all customers, for the provider's staff: those in most trouble first, then by how long.
   * `counts` is only computed when it is selected.
   */
  feedsAndCounts: FeedsAndCounts;
  /** A floor with its floor plan and its rooms, in the colors of their alarms. */
  floorPlan: FloorView;
  /**
   * Enabled customers that the caller may open, a page at a time: the default one first, then by name. `searchTerm` is part
   * of a name, or an id.
   */
  getCustomers: Array<CustomerName>;
  /** E-mail domains of the customer whose people sign in by SSO, by name. */
  getEmailDomainsPerCustomer: Array<Scalars['String']['output']>;
  /**
   * Where each field of a source's alarms is read from; none for a source whose version reads from fixed places, or whose mail
   * template has a text that decides it.
   */
  getExternalSystemBasSourceMappings: Array<BasSourceMapping>;
  /** The types of commands that there are. */
  getExternalSystemCommandTypes: Array<ExternalSystemCommandType>;
  /** The commands of an integration, newest first. `count` is only computed when it is selected. */
  getExternalSystemCommands: ExternalSystemCommandsAndCount;
  /** What is or was wrong with an integration, what lasts first, then the newest. `count` is only computed when it is selected. */
  getExternalSystemIssueLogs: ExternalSystemIssueLogsAndCount;
  /** The payload of the same form as JSON Schema. */
  getExternalSystemJsonSchema: Scalars['JSON']['output'];
  /** What the form of an integration consists of: which fields, which of them required, and what they take. */
  getExternalSystemOptions: ExternalSystemOptions;
  /** The data pump of an integration: what it is to read, and what it last reported. */
  getExternalSystemPump: ExternalSystemPump;
  /** The newest payloads of an integration, to try a parser on. */
  getExternalSystemRawDataExample: Array<RawDataExample>;
  /** The licence key of an integration in full; everywhere else it reads as a mask. Every look is logged. */
  getLicenseKeyForBAS: Scalars['String']['output'];
  /** Begins a sign-in at the identity provider of the e-mail's domain. The browser keeps `verifier` and goes to `url`. */
  getLoginSsoConfig: LoginSsoConfig;
  /** Buildings of the map view by name, those without a shape too; with ids, only these. */
  getMapViewBuildingAssets: MapViewBuildingAssets;
  /** The product's version, for the About page and the console's footer. */
  getReleaseInfo: ReleaseInfo;
  /** The built-in roles, then the customer's own by name. */
  getRoles: Array<Role>;
  /** The SSO configuration of a domain of the customer whose people sign in by SAML. */
  getSsoConfig: SsoConfiguration;
  /** How people of a domain of the customer sign in: by SAML or by OpenID Connect. */
  getSsoProvider: SsoProvider;
  /**
   * The customer's people: the active ones but vendors, unless asked for more. Vendors, pending and disabled people are
   * shown to whoever may change people, and to others not even if they ask. Sorted by name, or as `orderBy` or else `sort`
   * says.
   */
  getUsers: UsersAndCount;
  /**
   * Signs the caller in at the help desk, for five minutes. Null where there is none, or `brandId` is not its own.
   * `returnTo` is a page of the help desk; others are left out.
   */
  getZendeskToken?: Maybe<ZendeskToken>;
  globalCmmsConfig: GlobalCmmsConfig;
  /** The customer's holidays by date, which schedules can leave out. */
  holidays: Array<Holiday>;
  /** An incident; the one that it became part of if it was merged. */
  incident: Incident;
  /** Rows of lists now, with and without grouping. */
  incidentMeasure: IncidentMeasure;
  /** Rows that people would have seen in the last days, 30 unless given, with and without grouping. */
  incidentTrial: IncidentTrial;
  /** Incidents, newest first. */
  incidents: Array<Incident>;
  /** The measures with a recommended number, for the KPI dashboard. */
  industryGrid: IndustryGrid;
  /** An import of an inventory. */
  inventoryImport: InventoryImport;
  /** Rows of an import, fifty at a time: what each does, or has done. */
  inventoryImportRows: InventoryImportRowList;
  /** Imports of inventories, newest first. */
  inventoryImports: InventoryImportList;
  /** A metric over a period and the one of equal length before it. The client computes the ratios. */
  kpi: KpiResult;
  /** Alarms per hour by an attribute of the alarms, over the elapsed hours of the current period. */
  kpiAwareness: KpiDrilldown;
  /** Whether people but Admins see the dashboard. */
  kpiDashboardConfig: KpiDashboardConfig;
  /** Duplicate work by the teams of its assignees, now. */
  kpiDuplicateWork: KpiDrilldown;
  /** How each metric is shown and judged. */
  kpiMetricConfigs: Array<KpiMetricConfig>;
  /** Open work with inactive alarms by the teams of its assignees, now. */
  kpiOpenWorkInactiveAlarms: KpiDrilldown;
  /**
   * What a metric counted in the current period, newest first: as many as its number says. Of a mean both sides are the
   * tickets that it is of; hours have no rows.
   */
  kpiRows: KpiRows;
  /** Time to dispatch by who created the tickets, of one team or of everybody. */
  kpiTimeToDispatchByCreator: KpiDrilldown;
  /** Time to dispatch by the teams of who created the tickets. */
  kpiTimeToDispatchByTeam: KpiDrilldown;
  /** Work coverage by an attribute of the alarms. The groups of a drill-down sum to the metric, unless they overlap. */
  kpiWorkCoverage: KpiDrilldown;
  /** How many rows each lens holds now: the list's own predicate. */
  lensEntityCounts: Array<LensEntityCount>;
  /** The lenses the caller may see, in their order, grouped by the label a menu shows them under. */
  lenses: Array<Lens>;
  /** Named sets of alarm property values, by name: all, by ids or whose name holds a text. */
  locations: Array<Location>;
  /** Maintenance systems with their states, for whoever sees tickets and the states of integrations. */
  maintenanceSystems: Array<SourceSystem>;
  /** What the map view of this installation can do. */
  mapViewConfig: MapViewConfig;
  /** The signed-in person, seen through the customer of the customer-id header (or their only customer). */
  me: Me;
  /** How an integration reads, or would read with another version. */
  normaliserSettings: NormaliserSettings;
  /** Payloads that are kept as cases, each read as the integration reads now. */
  payloadCases: Array<PayloadCase>;
  /** What a source mapping would read from the newest payloads; nothing is stored. */
  previewBasSourceMapping: Array<BasSourceMappingPreview>;
  /** Asks a maintenance system for the values of fields; values that were added by hand stay. */
  pullExternalCmmsDomainValues: CmmsPull;
  /**
   * Asks a maintenance system for its fields. What it answers is there once the pull is complete; a preview only says what
   * would change. Of fields that are new it takes those of the given names, or all.
   */
  pullExternalCmmsFields: CmmsPull;
  /** Reads a payload without storing anything: with another version, and another map, where they are given. */
  readPayload: PayloadReading;
  /** What people decided lately about any alarm, newest first. */
  recentActions: Array<RecentAction>;
  /** Alarms of a ticket's incident that are not on the ticket, the highest priority first. */
  relatedAlarms: RelatedAlarms;
  /** Which relations count as related. */
  relatedEntityConfig: RelatedEntityConfig;
  /** What is around an asset, by the relations that count as related: as much as can be drawn, those in alarm first. */
  relationshipNeighborhood: RelationshipNeighborhood;
  /** Relations of an asset or place, suggestions first, fifty from `offset`. */
  relationships: RelationshipPage;
  /** Stored payloads read again: the newest runs of an integration. */
  reparses: Array<Reparse>;
  /** The caller's exports of long lists, newest first. */
  reportExports: ReportExportList;
  /** Path and query of the file of one of the caller's exports: good for some minutes, in the caller's own session and customer. */
  reportUrl: Scalars['String']['output'];
  /** People whose name contains the text and to whom views of advanced analytics can be mailed, by name. */
  savedViewMailRecipients: Array<MailRecipient>;
  /** The caller's saved views, by name. */
  savedViews: Array<SavedView>;
  /** Alarms whose number begins with what was typed, with or without its letter, fifty from `offset`. */
  searchAlarmsById: AlarmsFound;
  /** Spaces or assets by name, fifty from `offset`; with a parent, what is directly in it. No term finds all. */
  searchEntities: SearchedEntities;
  /** How many spaces or assets a term finds. */
  searchEntityCount: Scalars['Int']['output'];
  /** Living sessions of the caller, this one first. */
  sessions: Array<Session>;
  /** Integrations that alarms come from, with when each was last heard. */
  sourceSystems: Array<SourceSystem>;
  /** Space types by name, fifty from `offset`. */
  spaceTypes: SpaceTypesAndCount;
  /** Requests for support of all customers, newest first; for the provider's people. */
  supportRequests: Array<SupportRequest>;
  /** Who is in these teams. */
  teamMembers: Array<TeamMember>;
  /** How many teams there are in that list. */
  teamViewCount: Scalars['Int']['output'];
  /** A page of the list of teams, with what it says of each. */
  teamViews: Array<TeamView>;
  /**
   * Teams by name, all, by ids or whose name holds a text: every one for whoever may look at teams, else those the caller
   * is in.
   */
  teams: Array<Team>;
  /** What the fields of new work come to for some alarms, under what its form says already. */
  translateInternalToExternalCmmsValues: Array<CmmsFieldValue>;
  /** How many people have each status, of those that the caller may see. */
  userTiles: Array<UserTile>;
  /** People with access to the customer, by name: those of some teams, or all, whose name holds a text. */
  usersByTeamIds: Array<User>;
  /** Whom a link of an invitation is for. */
  validateToken: Invitee;
  /**
   * Tickets that somebody should look at again, each with all its reasons: newest first, escalated ones before the others.
   * `counts` are computed only when selected.
   */
  workFollowUp: WorkFollowUps;
  /** Tickets, open and closed; newest first unless ordered otherwise, escalated ones before the others. */
  workHistory: WorkResolutionTicketList;
  /** Closed work of the period and of the one of equal length before it. */
  workResolutionClosedWork: WorkResolutionClosedWork;
  /** Repeat work among the closed work of the period and of the one of equal length before it. */
  workResolutionRepeatWork: WorkResolutionRepeatWork;
  /** The tickets closed in the period; most recently closed first unless ordered otherwise. */
  workResolutionTicketList: WorkResolutionTicketList;
  /** Tickets closed in a period, by its days, weeks or months. */
  workResolutionTrend: WorkResolutionTrend;
  /** The same by a value of the tickets. A ticket with several values counts once per group and once in the total. */
  workResolutionTrendGroupBy: WorkResolutionTrendGroups;
  /** Maintenance systems that tickets go to or went to, active or not. */
  workSystems: Array<WorkSystem>;
  /** One ticket that the caller sees. */
  workTicket: WorkTicket;
  /** What became of a ticket, newest first. */
  workTicketActivityAndCount: WorkTicketActivityAndCount;
  /** What the form of a ticket for these alarms, at most 10,000, starts with. */
  workTicketDefaults: WorkTicketDefaults;
  /** A picker's page of tickets by number, newest first. */
  workTicketIds: WorkTicketIds;
  /** Work tickets that the caller sees, escalated ones first. `count` is computed only when selected. */
  workTicketsAndCount: WorkTicketsAndCount;
};


export type QueryAdvancedAnalyticsArgs = {
  input: PivotInput;
};


export type QueryAlarmActivityAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where: AlarmActivityWhere;
};


export type QueryAlarmCountsArgs = {
  criteria?: InputMaybe<Array<CriterionInput>>;
  groupBy: AlarmCountField;
  hourOfWeek?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  range: DateRange;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAlarmEntitiesByTypeArgs = {
  isTop?: InputMaybe<Scalars['Boolean']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  type: AlarmEntityType;
};


export type QueryAlarmEntityPathArgs = {
  alarmId: Scalars['ID']['input'];
};


export type QueryAlarmInstanceDailyArgs = {
  alarmId: Scalars['ID']['input'];
  range: DateRange;
  timezone: Scalars['String']['input'];
};


export type QueryAlarmInstanceTrendArgs = {
  criteria?: InputMaybe<Array<CriterionInput>>;
  hourOfWeek?: InputMaybe<Scalars['Int']['input']>;
  range: DateRange;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAlarmInstancesAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<AlarmInstanceOrder>;
  where: AlarmInstanceWhere;
};


export type QueryAlarmPerformanceArgs = {
  input: AlarmPerformanceInput;
};


export type QueryAlarmPointsArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAlarmPropertiesAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where: AlarmPropertyWhere;
};


export type QueryAlarmPropertyAutocompleteArgs = {
  assetClass?: InputMaybe<Scalars['String']['input']>;
  customHeader?: InputMaybe<Scalars['String']['input']>;
  dbName?: InputMaybe<Scalars['String']['input']>;
  loadAll?: InputMaybe<Scalars['Boolean']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  property: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAlarmReportArgs = {
  criteria?: InputMaybe<Array<CriterionInput>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  range: DateRange;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAlarmThroughputArgs = {
  range: ThroughputRange;
};


export type QueryAlarmsAndCountArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<AlarmOrder>>;
  where?: InputMaybe<AlarmWhere>;
};


export type QueryAlarmsOfRowsArgs = {
  criteria?: InputMaybe<Array<CriterionInput>>;
  incidentIds: Array<Scalars['ID']['input']>;
  lensId?: InputMaybe<Scalars['ID']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAssetPropertiesArgs = {
  label?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAssetShopsArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAssetsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  level?: InputMaybe<AssetLevel>;
  names?: InputMaybe<Array<Scalars['String']['input']>>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  values?: InputMaybe<AssetOptionValues>;
};


export type QueryAutomationRuleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAutomationRuleLogAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<AutomationRuleLogWhere>;
};


export type QueryAutomationRulesAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<AutomationRulesWhere>;
};


export type QueryAutomationRulesOfAlarmArgs = {
  alarmId: Scalars['ID']['input'];
};


export type QueryBuildingFloorsArgs = {
  buildingId: Scalars['ID']['input'];
};


export type QueryBuildingsAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<BuildingsWhere>;
};


export type QueryCanDeleteEntitiesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryCheckEmailTenantArgs = {
  email: Scalars['String']['input'];
};


export type QueryCheckEntityAliasesIsUniqueArgs = {
  aliases: Array<Scalars['String']['input']>;
  class?: InputMaybe<Scalars['String']['input']>;
  entityId?: InputMaybe<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCheckEntityDuplicateArgs = {
  aliases?: InputMaybe<Array<Scalars['String']['input']>>;
  class: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCmmsAssigneeArgs = {
  externalSystemId?: InputMaybe<Scalars['ID']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCmmsAssigneeCountArgs = {
  externalSystemId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCmmsConfigArgs = {
  alarmId?: InputMaybe<Scalars['ID']['input']>;
  entityId?: InputMaybe<Scalars['ID']['input']>;
  externalSystemId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCmmsPullsArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type QueryCompaniesAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CompaniesWhere>;
};


export type QueryDeadLettersAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<DeadLetterWhere>;
};


export type QueryDryRunAutomationRuleArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  excludeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  input: AutomationRuleInput;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEntitiesAndCountArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<EntityOrder>;
  where?: InputMaybe<EntityWhere>;
};


export type QueryEntityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEntityActivityAndCountArgs = {
  entityId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEntityAliasPreviewArgs = {
  alias: Scalars['String']['input'];
  entityId: Scalars['ID']['input'];
};


export type QueryEntityAliasSuggestionsArgs = {
  entityId: Scalars['ID']['input'];
};


export type QueryEntityAliasesArgs = {
  entityId: Scalars['ID']['input'];
};


export type QueryEntityClassesArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEntityWorkTicketsArgs = {
  entityId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WorkTicketState>;
};


export type QueryExternalCmmsDomainValuesArgs = {
  externalCmmsFieldId: Scalars['ID']['input'];
  keyValueLike?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExternalCmmsDomainValuesAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where: ExternalCmmsDomainValueWhere;
};


export type QueryExternalCmmsFieldMappingsArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type QueryExternalCmmsFieldMapsArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type QueryExternalCmmsFieldOptionsArgs = {
  externalCmmsFieldId: Scalars['ID']['input'];
  externalDetails?: InputMaybe<Scalars['JSON']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  useValueSort?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryExternalCmmsFieldsArgs = {
  externalSystemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  titleLike?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExternalCmmsFieldsAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ExternalCmmsFieldOrder>;
  where?: InputMaybe<ExternalCmmsFieldWhere>;
};


export type QueryExternalCmmsValueTranslationsAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where: ExternalCmmsValueTranslationWhere;
};


export type QueryExternalSystemsAndCountArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ExternalSystemOrder>;
  where?: InputMaybe<ExternalSystemWhere>;
};


export type QueryFastAlarmsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  criteria?: InputMaybe<Array<CriterionInput>>;
  lensId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  properties?: InputMaybe<Array<Scalars['String']['input']>>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AlarmOrder>>;
  timezone?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<FastAlarmsWhere>;
};


export type QueryFastAlarmsByCauseArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  criteria?: InputMaybe<Array<CriterionInput>>;
  lensId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  properties?: InputMaybe<Array<Scalars['String']['input']>>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  shownIncidents?: InputMaybe<Array<Scalars['ID']['input']>>;
  sort?: InputMaybe<Array<AlarmOrder>>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFastWorkTicketsArgs = {
  where: FastWorkTicketsWhere;
};


export type QueryFeedsAndCountsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<FeedWhere>;
};


export type QueryFloorPlanArgs = {
  floorId: Scalars['ID']['input'];
};


export type QueryGetCustomersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetEmailDomainsPerCustomerArgs = {
  customerId: Scalars['ID']['input'];
};


export type QueryGetExternalSystemBasSourceMappingsArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type QueryGetExternalSystemCommandsArgs = {
  externalSystemId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetExternalSystemIssueLogsArgs = {
  externalSystemId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetExternalSystemJsonSchemaArgs = {
  connectionType?: InputMaybe<ExternalSystemConnectionType>;
  direction: ExternalSystemDirection;
  schema?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetExternalSystemOptionsArgs = {
  connectionType?: InputMaybe<ExternalSystemConnectionType>;
  direction: ExternalSystemDirection;
  schema?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetExternalSystemPumpArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type QueryGetExternalSystemRawDataExampleArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type QueryGetLicenseKeyForBasArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type QueryGetLoginSsoConfigArgs = {
  email: Scalars['String']['input'];
  isMobile?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryGetMapViewBuildingAssetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSsoConfigArgs = {
  emailDomain: Scalars['String']['input'];
};


export type QueryGetSsoProviderArgs = {
  emailDomain: Scalars['String']['input'];
};


export type QueryGetUsersArgs = {
  orderBy?: InputMaybe<Array<UserOrder>>;
  page?: InputMaybe<UserPage>;
  showActive?: InputMaybe<Scalars['Boolean']['input']>;
  showDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  showPending?: InputMaybe<Scalars['Boolean']['input']>;
  showVendors?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<UserSort>;
  where?: InputMaybe<UserWhere>;
};


export type QueryGetZendeskTokenArgs = {
  brandId?: InputMaybe<Scalars['String']['input']>;
  returnTo?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIncidentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIncidentTrialArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIncidentsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIndustryGridArgs = {
  input: AlarmPerformanceInput;
};


export type QueryInventoryImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInventoryImportRowsArgs = {
  id: Scalars['ID']['input'];
  offset?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<InventoryRowFilter>;
};


export type QueryInventoryImportsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryKpiArgs = {
  input: KpiInput;
  metricType: KpiMetricType;
};


export type QueryKpiAwarenessArgs = {
  groupBy?: InputMaybe<AlarmCountField>;
  input: KpiInput;
};


export type QueryKpiDuplicateWorkArgs = {
  input: KpiInput;
};


export type QueryKpiOpenWorkInactiveAlarmsArgs = {
  input: KpiInput;
};


export type QueryKpiRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  input: KpiInput;
  limit?: InputMaybe<Scalars['Int']['input']>;
  metricType: KpiMetricType;
  offset?: InputMaybe<Scalars['Int']['input']>;
  side: KpiSide;
};


export type QueryKpiTimeToDispatchByCreatorArgs = {
  input: KpiInput;
  teamId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryKpiTimeToDispatchByTeamArgs = {
  input: KpiInput;
};


export type QueryKpiWorkCoverageArgs = {
  groupBy?: InputMaybe<AlarmCountField>;
  input: KpiInput;
};


export type QueryLensEntityCountsArgs = {
  lensIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryLensesArgs = {
  where?: InputMaybe<LensWhere>;
};


export type QueryLocationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNormaliserSettingsArgs = {
  etlNormalizeVersion?: InputMaybe<Scalars['String']['input']>;
  externalSystemId: Scalars['ID']['input'];
};


export type QueryPayloadCasesArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type QueryPreviewBasSourceMappingArgs = {
  externalSystemId: Scalars['ID']['input'];
  field: BasSourceField;
  source?: InputMaybe<Scalars['JSON']['input']>;
};


export type QueryPullExternalCmmsDomainValuesArgs = {
  fieldIds: Array<Scalars['ID']['input']>;
};


export type QueryPullExternalCmmsFieldsArgs = {
  externalSystemId: Scalars['ID']['input'];
  isPreview?: InputMaybe<Scalars['Boolean']['input']>;
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryReadPayloadArgs = {
  etlNormalizeVersion?: InputMaybe<Scalars['String']['input']>;
  externalSystemId: Scalars['ID']['input'];
  mapping?: InputMaybe<Scalars['JSON']['input']>;
  payload: Scalars['String']['input'];
};


export type QueryRecentActionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRelatedAlarmsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  ticketId: Scalars['ID']['input'];
};


export type QueryRelationshipNeighborhoodArgs = {
  entityId: Scalars['ID']['input'];
};


export type QueryRelationshipsArgs = {
  entityId: Scalars['ID']['input'];
  includeUpstream?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReparsesArgs = {
  externalSystemId: Scalars['ID']['input'];
};


export type QueryReportExportsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReportUrlArgs = {
  exportId: Scalars['ID']['input'];
};


export type QuerySavedViewMailRecipientsArgs = {
  nameLike?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySavedViewsArgs = {
  viewType?: InputMaybe<SavedViewType>;
};


export type QuerySearchAlarmsByIdArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


export type QuerySearchEntitiesArgs = {
  isTop?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  type: EntitySearchType;
};


export type QuerySearchEntityCountArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  type: EntitySearchType;
};


export type QuerySourceSystemsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySpaceTypesArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySupportRequestsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTeamMembersArgs = {
  teamIds: Array<Scalars['ID']['input']>;
};


export type QueryTeamViewCountArgs = {
  where?: InputMaybe<TeamViewsWhere>;
};


export type QueryTeamViewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TeamViewsOrder>;
  where?: InputMaybe<TeamViewsWhere>;
};


export type QueryTeamsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTranslateInternalToExternalCmmsValuesArgs = {
  alarmIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  externalDetails?: InputMaybe<Scalars['JSON']['input']>;
  externalSystemId: Scalars['ID']['input'];
};


export type QueryUsersByTeamIdsArgs = {
  nameLike?: InputMaybe<Scalars['String']['input']>;
  teamIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryValidateTokenArgs = {
  customerId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type QueryWorkFollowUpArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  criteria?: InputMaybe<Array<CriterionInput>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<WorkFollowUpReason>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWorkHistoryArgs = {
  input: WorkHistoryInput;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WorkTicketOrder>;
};


export type QueryWorkResolutionClosedWorkArgs = {
  input: WorkResolutionInput;
};


export type QueryWorkResolutionRepeatWorkArgs = {
  input: WorkResolutionInput;
};


export type QueryWorkResolutionTicketListArgs = {
  input: WorkResolutionInput;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WorkTicketOrder>;
};


export type QueryWorkResolutionTrendArgs = {
  input: WorkResolutionInput;
};


export type QueryWorkResolutionTrendGroupByArgs = {
  groupBy: WorkResolutionGroupBy;
  groupByAlarmAttribute?: InputMaybe<Scalars['String']['input']>;
  input: WorkResolutionInput;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkTicketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWorkTicketActivityAndCountArgs = {
  kind?: InputMaybe<WorkTicketActivityKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  ticketId: Scalars['ID']['input'];
};


export type QueryWorkTicketDefaultsArgs = {
  alarmIds: Array<Scalars['ID']['input']>;
};


export type QueryWorkTicketIdsArgs = {
  number?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkTicketsAndCountArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  criterion?: InputMaybe<WorkCriterion>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<WorkTicketOrder>;
};

export type RankedAlarm = {
  __typename?: 'RankedAlarm';
  alarmId: Scalars['ID']['output'];
  /** Its source; null likewise. */
  externalSystemId?: Maybe<Scalars['ID']['output']>;
  /** Null where it has been deleted since. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of occurrences; of stale and standing alarms the milliseconds they have been active. */
  value: Scalars['Float']['output'];
};

export type RawDataExample = {
  __typename?: 'RawDataExample';
  door: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  payload: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
};

export type ReadEvent = {
  __typename?: 'ReadEvent';
  /** The canonical event, field by field. */
  event: Scalars['JSON']['output'];
  /** Where its fields stand in the payload. */
  sources: Array<PayloadSource>;
};

export type RecentAction = {
  __typename?: 'RecentAction';
  activity: AlarmActivity;
  /** Null where it has been deleted since. */
  alarm?: Maybe<Alarm>;
  alarmId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
};

export type RefreshedSidecarCache = {
  __typename?: 'RefreshedSidecarCache';
  /** Entities whose names were read again. */
  refreshed: Scalars['Int']['output'];
};

export type RelatedAlarms = {
  __typename?: 'RelatedAlarms';
  alarms: Array<Alarm>;
  count: Scalars['Int']['output'];
};

/** An asset or place at the other end of relations. */
export type RelatedEntity = {
  __typename?: 'RelatedEntity';
  /** Active alarms on it or in it. */
  activeAlarmCount: Scalars['Int']['output'];
  building?: Maybe<Scalars['String']['output']>;
  class: Scalars['String']['output'];
  floor?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** "equipment", "system" or "space". */
  type: Scalars['String']['output'];
};

export type RelatedEntityConfig = {
  __typename?: 'RelatedEntityConfig';
  /** Whether what is upstream is looked at unless somebody says otherwise. */
  includeUpstream: Scalars['Boolean']['output'];
  /** How many relations away something may be, 1 to 5. */
  maxDepth: Scalars['Int']['output'];
  /** Kinds of relations that are followed. */
  relationshipTypes: Array<Scalars['String']['output']>;
};

export type RelatedNeighbor = {
  __typename?: 'RelatedNeighbor';
  /** Relations from the asset in the middle: below 0 upstream, above 0 downstream. */
  depth: Scalars['Int']['output'];
  entity: RelatedEntity;
};

/** A relation as one of its ends sees it. */
export type Relationship = {
  __typename?: 'Relationship';
  /** Name of the building that the other end is or is in. */
  building?: Maybe<Scalars['String']['output']>;
  direction: RelationshipDirection;
  /** The other end. */
  entity: RelatedEntity;
  floor?: Maybe<Scalars['String']['output']>;
  /** True for one that follows from where something is, or was imported. */
  isReadOnly: Scalars['Boolean']['output'];
  relationshipId: Scalars['ID']['output'];
  /** What this end is to the other: "is fed by", "feeds", "is part of" or "has part". */
  relationshipType: Scalars['String']['output'];
  status: RelationshipStatus;
  /** What the other end is: "equipment", "system" or "space". */
  type: Scalars['String']['output'];
};

export type RelationshipDirection =
  | 'DOWNSTREAM'
  /** The other end feeds this one, or contains it. */
  | 'UPSTREAM';

export type RelationshipEdge = {
  __typename?: 'RelationshipEdge';
  /** What the source is to the target: "feeds" or "has part". */
  kind: Scalars['String']['output'];
  relationshipId: Scalars['ID']['output'];
  sourceId: Scalars['ID']['output'];
  targetId: Scalars['ID']['output'];
};

export type RelationshipNeighborhood = {
  __typename?: 'RelationshipNeighborhood';
  edges: Array<RelationshipEdge>;
  /** Distances at which there are more than are drawn. */
  more: Array<MoreNeighbors>;
  neighbors: Array<RelatedNeighbor>;
};

export type RelationshipPage = {
  __typename?: 'RelationshipPage';
  relationshipCount: Scalars['Int']['output'];
  relationships: Array<Relationship>;
  /** What is upstream, nearest first; null if it was not asked for. */
  upstream?: Maybe<Array<UpstreamEntity>>;
};

export type RelationshipStatus =
  | 'CONFIRMED'
  /** Counts for nothing until somebody confirms it. */
  | 'SUGGESTED';

export type RelationshipStep = {
  __typename?: 'RelationshipStep';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What the one before is to this; null for the first. */
  relationshipType?: Maybe<Scalars['String']['output']>;
};

export type ReleaseInfo = {
  __typename?: 'ReleaseInfo';
  builtAt?: Maybe<Scalars['DateTime']['output']>;
  commit?: Maybe<Scalars['String']['output']>;
  version: Scalars['String']['output'];
};

export type RemovedAlarmStatus = {
  __typename?: 'RemovedAlarmStatus';
  affected: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type RemovedTeamMember = {
  __typename?: 'RemovedTeamMember';
  teamId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
};

export type Reparse = {
  __typename?: 'Reparse';
  counts: ReparseCounts;
  createdAt: Scalars['DateTime']['output'];
  error?: Maybe<Scalars['String']['output']>;
  etlNormalizeVersion: Scalars['String']['output'];
  externalSystemId: Scalars['ID']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  from?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isDryRun: Scalars['Boolean']['output'];
  /** Everything received before it has been read. */
  reached?: Maybe<Scalars['DateTime']['output']>;
  samples: Array<ReparseSample>;
  status: ReparseStatus;
  to: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type ReparseCounts = {
  __typename?: 'ReparseCounts';
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  dropped: Scalars['Int']['output'];
  events: Scalars['Int']['output'];
  mended: Scalars['Int']['output'];
  moved: Scalars['Int']['output'];
  newAlarms: Scalars['Int']['output'];
  payloads: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  removed: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  touchedAlarms: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
};

export type ReparseSample = {
  __typename?: 'ReparseSample';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  payloadId: Scalars['ID']['output'];
};

export type ReparseStatus =
  | 'COMPLETE'
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'KILLED'
  | 'SETTLING';

/** A long list that is written to a file, which is kept for seven days. */
export type ReportExport = {
  __typename?: 'ReportExport';
  /** The moment whose rows it has; null before it is read. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed. */
  error?: Maybe<Scalars['String']['output']>;
  /** When the file is deleted. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The list, in capitals with underscores. */
  exportType: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  /** Size of the file in bytes. */
  fileSize?: Maybe<Scalars['Float']['output']>;
  /** Path and query of the file, as `reportUrl` gives it; null without a file. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  format: ExportFormat;
  id: Scalars['ID']['output'];
  input: Scalars['JSON']['output'];
  /** The list and its input, as they were requested: the same can be requested again. */
  list: Scalars['String']['output'];
  /** Rows written so far. */
  rowCount: Scalars['Int']['output'];
  status: ReportExportStatus;
};

export type ReportExportList = {
  __typename?: 'ReportExportList';
  count: Scalars['Int']['output'];
  rows: Array<ReportExport>;
};

export type ReportExportStatus =
  | 'COMPLETE'
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'PENDING';

export type RequestExportInput = {
  format: ExportFormat;
  /** What the page's own query takes. */
  input: Scalars['JSON']['input'];
  /** As in the address of its download, e.g. `work-history`. */
  list: Scalars['String']['input'];
};

export type RequestedExport = {
  __typename?: 'RequestedExport';
  /** Rows of the list, counted no further than 5,001. */
  count: Scalars['Int']['output'];
  /** Null for a list that is downloaded at once. */
  export?: Maybe<ReportExport>;
};

export type Role = {
  __typename?: 'Role';
  /** Whether the caller may give it: it grants nothing that they may not do. */
  canGive: Scalars['Boolean']['output'];
  /** Null for built-in roles. */
  customRoleId?: Maybe<Scalars['ID']['output']>;
  description: Scalars['String']['output'];
  /** Whether the caller has every permission of the role, and so may give it and take it away. */
  isGivable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The first of them by name, as far as the caller may look at them; null for whoever may not look at people. */
  people?: Maybe<Array<RolePerson>>;
  /** How many people have it, those who were removed not counted. */
  peopleCount: Scalars['Int']['output'];
  permissions: Array<AreaPermissions>;
  role: AuthRole;
  /** Differs once somebody has changed the role. */
  version: Scalars['String']['output'];
};

export type RoleInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  permissions: Array<AreaPermissionsInput>;
};

export type RolePerson = {
  __typename?: 'RolePerson';
  displayName: Scalars['String']['output'];
  status: UserStatus;
  userId: Scalars['ID']['output'];
};

/** A pivot as a view keeps it. */
export type SavedPivot = {
  __typename?: 'SavedPivot';
  column?: Maybe<Scalars['String']['output']>;
  /** Last days, today included; null: between two times. */
  days?: Maybe<Scalars['Int']['output']>;
  measure: PivotMeasure;
  range?: Maybe<SavedRange>;
  rows: Array<Scalars['String']['output']>;
  source: PivotSource;
  timezone: Scalars['String']['output'];
};

export type SavedPivotInput = {
  column?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  measure: PivotMeasure;
  range?: InputMaybe<DateRange>;
  rows: Array<Scalars['String']['input']>;
  source: PivotSource;
  timezone: Scalars['String']['input'];
};

export type SavedRange = {
  __typename?: 'SavedRange';
  end: Scalars['DateTime']['output'];
  start: Scalars['DateTime']['output'];
};

/** How somebody likes to look at a table or a pivot. */
export type SavedView = {
  __typename?: 'SavedView';
  /** Null: those the table has by itself. */
  columns?: Maybe<Array<Scalars['String']['output']>>;
  criteria: Array<FilterCriterion>;
  /** Labels of saved filters that no longer exist and were left out. */
  dropped: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** At most one of each viewType. */
  isDefault: Scalars['Boolean']['output'];
  /** When it is mailed, and to whom; null: it is not. */
  mail?: Maybe<SavedViewMail>;
  name: Scalars['String']['output'];
  /** Of advancedAnalytics: what it counts, and by what. */
  pivot?: Maybe<SavedPivot>;
  sort?: Maybe<Scalars['String']['output']>;
  viewType: SavedViewType;
};

export type SavedViewMail = {
  __typename?: 'SavedViewMail';
  format: MailFormat;
  frequency: MailFrequency;
  /** Why the last time failed, wholly or for some. */
  lastError?: Maybe<Scalars['String']['output']>;
  lastSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the local day. */
  minute: Scalars['Int']['output'];
  /** Of MONTHLY: 1 to 31; of a shorter month its last day. */
  monthday?: Maybe<Scalars['Int']['output']>;
  nextAt: Scalars['DateTime']['output'];
  recipients: Array<ActivityUser>;
  /** IANA name. */
  timezone: Scalars['String']['output'];
  /** Of WEEKLY: 1 for Monday to 7. */
  weekday?: Maybe<Scalars['Int']['output']>;
};

export type SavedViewMailInput = {
  format: MailFormat;
  frequency: MailFrequency;
  minute: Scalars['Int']['input'];
  monthday?: InputMaybe<Scalars['Int']['input']>;
  recipients: Array<Scalars['ID']['input']>;
  timezone: Scalars['String']['input'];
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** The table that a view is of, or the page Advanced analytics. */
export type SavedViewType =
  | 'advancedAnalytics'
  | 'alarms'
  | 'assets'
  | 'work';

export type SearchedEntities = {
  __typename?: 'SearchedEntities';
  searchEntities: Array<EntityOption>;
  searchEntityCount: Scalars['Int']['output'];
};

export type SenderCheck =
  /** They are taken, and their alarms are marked. */
  | 'MARK'
  /** Senders are not verified. */
  | 'OFF'
  /** They wait in quarantine. */
  | 'REQUIRE';

export type ServiceImpactColour =
  | 'GREEN'
  | 'RED'
  | 'YELLOW';

export type Session = {
  __typename?: 'Session';
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system; null where they are not known. */
  device?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** Network that it was started from; null where it is not known. */
  network?: Maybe<Scalars['String']['output']>;
};

export type SettledDeadLetters = {
  __typename?: 'SettledDeadLetters';
  left: Scalars['Int']['output'];
  settled: Scalars['Int']['output'];
};

export type SignInResult = {
  __typename?: 'SignInResult';
  code?: Maybe<Scalars['String']['output']>;
  factorId?: Maybe<Scalars['String']['output']>;
  resolver?: Maybe<Scalars['String']['output']>;
  /** The bearer token; null until a needed second factor is given. */
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type SourceSystem = {
  __typename?: 'SourceSystem';
  displayName: Scalars['String']['output'];
  health: IntegrationHealth;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** When one of the doors last heard from it, or a maintenance system last answered. */
  lastContactAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

export type SpaceType = {
  __typename?: 'SpaceType';
  /** Spaces of the type, by name, fifty from `offset`. */
  associatedEntities: Array<Entity>;
  criticality?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  spaceCount: Scalars['Int']['output'];
};


export type SpaceTypeAssociatedEntitiesArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type SpaceTypesAndCount = {
  __typename?: 'SpaceTypesAndCount';
  spaceTypeCount: Scalars['Int']['output'];
  spaceTypes: Array<SpaceType>;
};

export type SplitIncident = {
  __typename?: 'SplitIncident';
  /** What stayed; null if that is one alarm, which is alone now. */
  incident?: Maybe<Incident>;
  /** What was split off; null if that is one alarm. */
  splitOff?: Maybe<Incident>;
};

export type SsoConfigInput = {
  /** PEM, or base64 as metadata has it; at most 5,000 characters. */
  certificate: Scalars['String']['input'];
  entityId: Scalars['String']['input'];
  logoutUrl?: InputMaybe<Scalars['String']['input']>;
  providerEntityId: Scalars['String']['input'];
  ssoUrl: Scalars['String']['input'];
};

export type SsoConfiguration = {
  __typename?: 'SsoConfiguration';
  /** Certificates that it signs with, as PEM. */
  certificate: Scalars['String']['output'];
  certificateExpiresAt: Scalars['DateTime']['output'];
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Fixed once it is created. */
  emailDomain: Scalars['String']['output'];
  /** Entity ID of this product, as the identity provider knows it. */
  entityId: Scalars['String']['output'];
  /** Name of the provider, e.g. `saml.example.com`. */
  identifier: Scalars['String']['output'];
  /** True from 30 days before the certificate expires. */
  isCertificateExpiring: Scalars['Boolean']['output'];
  /** Where the provider ends its own session; null: it does not. */
  logoutUrl?: Maybe<Scalars['String']['output']>;
  /** Entity ID of the identity provider. */
  providerEntityId: Scalars['String']['output'];
  ssoUrl: Scalars['String']['output'];
};

/** How people of a domain sign in: one of the two. */
export type SsoProvider = {
  __typename?: 'SsoProvider';
  emailDomain: Scalars['String']['output'];
  /** Null: by SAML. */
  oidc?: Maybe<OidcConfiguration>;
  /** Null: by OpenID Connect. */
  saml?: Maybe<SsoConfiguration>;
};

export type SuggestedRelations = {
  __typename?: 'SuggestedRelations';
  /** How many are new. */
  suggested: Scalars['Int']['output'];
};

export type SupportRequest = {
  __typename?: 'SupportRequest';
  createdAt: Scalars['DateTime']['output'];
  customerId: Scalars['ID']['output'];
  customerName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  page?: Maybe<Scalars['String']['output']>;
  personEmail: Scalars['String']['output'];
  personName: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type Team = {
  __typename?: 'Team';
  alarmFilters: Array<FilterCriterion>;
  buildings: Array<Building>;
  displayOptions?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  isAllBuildings: Scalars['Boolean']['output'];
  isSystem: Scalars['Boolean']['output'];
  /** Places that it looks after; they count while `isAllBuildings` is false. */
  locations: Array<Location>;
  /** The caller's role in it; null outside of it. */
  myRole?: Maybe<TeamMemberRole>;
  name: Scalars['String']['output'];
};

export type TeamInput = {
  alarmFilters?: InputMaybe<Array<CriterionInput>>;
  /** False: its lenses show what lies in its buildings and locations. */
  isAllBuildings?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type TeamMember = {
  __typename?: 'TeamMember';
  displayName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Permission role within the customer; null for whoever may not look at people. */
  permissionsRole?: Maybe<AuthRole>;
  /** Role within the team. */
  role: TeamMemberRole;
  teamId: Scalars['ID']['output'];
  teamName: Scalars['String']['output'];
  /** Job title. */
  title?: Maybe<Scalars['String']['output']>;
  user: User;
  userId: Scalars['ID']['output'];
};

export type TeamMemberRole =
  | 'TEAM_ADMIN'
  | 'TEAM_MEMBER';

export type TeamMembership = {
  __typename?: 'TeamMembership';
  role: TeamMemberRole;
  teamId: Scalars['ID']['output'];
  teamName: Scalars['String']['output'];
};

export type TeamView = {
  __typename?: 'TeamView';
  /** Name of who made it; null for a team that no person made. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Null where nobody has been active, and for whoever may not look at people. */
  lastTeamMemberActiveAt?: Maybe<Scalars['DateTime']['output']>;
  locationNames: Array<Scalars['String']['output']>;
  teamId: Scalars['ID']['output'];
  teamMemberCount: Scalars['Int']['output'];
  teamName: Scalars['String']['output'];
};

export type TeamViewsOrder =
  | 'TEAM_NAME';

export type TeamViewsWhere = {
  /** Only teams that look after one of these. */
  locationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A text within the name. */
  teamLike?: InputMaybe<Scalars['String']['input']>;
};

export type ThroughputHour = {
  __typename?: 'ThroughputHour';
  count: Scalars['Int']['output'];
  start: Scalars['DateTime']['output'];
};

export type ThroughputRange =
  | 'DAY'
  | 'WEEK';

export type UpdateLensInput = {
  category: Scalars['String']['input'];
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  criteria: Array<CriterionInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSavedViewInput = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  criteria: Array<CriterionInput>;
  isDefault: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  pivot?: InputMaybe<SavedPivotInput>;
  sort?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateUserInput = {
  analyticsPage?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<EmailSettingsInput>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  isPushNotificationEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  landingPage?: InputMaybe<LandingPage>;
  landingPageLens?: InputMaybe<Scalars['ID']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** In any spelling, country code 1 unless given; empty removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneIsSubscribed?: InputMaybe<Scalars['Boolean']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The caller, unless given. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpstreamEntity = {
  __typename?: 'UpstreamEntity';
  /** Relations between, from 1. */
  depth: Scalars['Int']['output'];
  entity: RelatedEntity;
  /** A shortest way to it, from the asset that was asked about, both included. */
  path: Array<RelationshipStep>;
};

export type User = {
  __typename?: 'User';
  analyticsPage?: Maybe<Scalars['String']['output']>;
  authRole?: Maybe<AuthRole>;
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** What the caller may change of them by `updateUser`. */
  changeable: Array<PersonPart>;
  /** Firm that they work for. */
  company?: Maybe<Scalars['String']['output']>;
  /** Id of `company`. */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Place in the list of `getUsers`, for its `after`; null elsewhere. */
  cursor?: Maybe<Scalars['String']['output']>;
  customRoleId?: Maybe<Scalars['ID']['output']>;
  displayName: Scalars['String']['output'];
  email: EmailAddress;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Null also for whom such mails are not for. */
  isIntegrationStatusAlertEmailsEnabled?: Maybe<Scalars['Boolean']['output']>;
  isMFAEnabled?: Maybe<Scalars['Boolean']['output']>;
  isPushNotificationEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Signs in by single sign-on. */
  isSso: Scalars['Boolean']['output'];
  isSuper: Scalars['Boolean']['output'];
  landingPage?: Maybe<Scalars['String']['output']>;
  /** Lens that the landing page opens; null: the default one. */
  landingPageLens?: Maybe<Scalars['ID']['output']>;
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  lastInviteTime?: Maybe<Scalars['DateTime']['output']>;
  lastName: Scalars['String']['output'];
  lastSignInTime?: Maybe<Scalars['DateTime']['output']>;
  /** Permissions within the customer; null for whoever may not look at people. */
  permissions?: Maybe<Array<AreaPermissions>>;
  /** Null, as are forwarding, choices and start pages, for whoever may not change people and is not the person. */
  phone?: Maybe<Phone>;
  /** Job title within the customer. */
  role?: Maybe<Scalars['String']['output']>;
  /** Null for whoever may not look at people, as are role and times; each sees their own. */
  status?: Maybe<UserStatus>;
  /** The same as `teams`. */
  teamMembers: Array<TeamMembership>;
  /** Teams they are in, by name, as far as the caller may look at them. */
  teams: Array<TeamMembership>;
  /** The person's public UUID, the same in every customer. */
  uid: Scalars['ID']['output'];
  /** Equals the e-mail address. */
  username: Scalars['String']['output'];
  verbs: Array<UserVerb>;
};

export type UserOrder = {
  direction: SortDirection;
  field: UserOrderField;
};

export type UserOrderField =
  | 'AUTH_ROLE'
  | 'COMPANY'
  | 'DISPLAY_NAME'
  | 'EMAIL'
  | 'LAST_ACTIVE_AT'
  | 'LAST_INVITE_TIME'
  /** Job title. */
  | 'ROLE'
  | 'STATUS';

export type UserPage = {
  /** The `cursor` of the last person read, for reads deeper than an offset goes. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** 25 unless given, at most 200. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type UserSort =
  | 'DISPLAY_NAME'
  /** Pending, disabled, active, each by name; those whom nobody has invited yet come first. */
  | 'STATUS';

/** Standing of a person within the customer: `none` once they were removed. */
export type UserStatus =
  | 'active'
  | 'disabled'
  | 'none'
  | 'pending';

export type UserTile = {
  __typename?: 'UserTile';
  count: Scalars['Int']['output'];
  status: UserStatus;
};

/** What the caller may do with somebody: `setUserAccess`, `deleteUser`, `assignRoles`, `disableUserMFA`. */
export type UserVerb =
  | 'ASSIGN_ROLE'
  | 'DELETE'
  | 'DISABLE'
  | 'DISABLE_MFA'
  | 'ENABLE';

export type UserWhere = {
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  customRoleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a name or an e-mail address, ignoring case. */
  nameLike?: InputMaybe<Scalars['String']['input']>;
  /** People of one of these roles, or of those of `customRoleIds`. */
  roles?: InputMaybe<Array<AuthRole>>;
  teamIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type UsersAndCount = {
  __typename?: 'UsersAndCount';
  count: Scalars['Int']['output'];
  users: Array<User>;
};

/** An attribute of a ticket's alarms, with every value that one of them has. */
export type WorkAlarmAttribute = {
  __typename?: 'WorkAlarmAttribute';
  name: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type WorkCloseStatus =
  | 'COMPLETE'
  | 'INCOMPLETE';

/** What a list asks: a lens's own criteria, and the caller's. */
export type WorkCriterion = {
  criteria?: InputMaybe<Array<CriterionInput>>;
  lensId?: InputMaybe<Scalars['ID']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type WorkFollowUp = {
  __typename?: 'WorkFollowUp';
  /** The sources of its alarms: some reasons rest on their states. */
  alarmSourceIds: Array<Scalars['ID']['output']>;
  cursor: Scalars['String']['output'];
  reasons: Array<WorkFollowUpReason>;
  workTicket: WorkTicket;
};

/** Counted up to 10,000; 10,001 stands for more. */
export type WorkFollowUpCounts = {
  __typename?: 'WorkFollowUpCounts';
  /** Whichever reason is asked for. */
  byReason: Array<WorkFollowUpReasonCount>;
  /** Tickets with the reason asked for; without one, with any. */
  total: Scalars['Int']['output'];
};

export type WorkFollowUpReason =
  /** Open, while none of its alarms is active. */
  | 'INACTIVE_ALARMS'
  /** Open past its due time. */
  | 'OVERDUE'
  /** Resolved, but an alarm occurred again within 7 days. */
  | 'RECURRED'
  /** Its transfer to the maintenance system failed, and nobody has dismissed that. */
  | 'SYNC_FAILED'
  /** Open without an assignee. */
  | 'UNASSIGNED'
  /** Closed unresolved. */
  | 'UNRESOLVED';

export type WorkFollowUpReasonCount = {
  __typename?: 'WorkFollowUpReasonCount';
  count: Scalars['Int']['output'];
  reason: WorkFollowUpReason;
};

export type WorkFollowUps = {
  __typename?: 'WorkFollowUps';
  counts: WorkFollowUpCounts;
  rows: Array<WorkFollowUp>;
};

export type WorkHistoryInput = {
  /** Filters of tickets. */
  criteria?: InputMaybe<Array<CriterionInput>>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  /** IANA name, for criteria that speak of days. Without one: the customer's. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type WorkResolutionClosedPeriod = {
  __typename?: 'WorkResolutionClosedPeriod';
  /** Milliseconds from creation to closing; null without tickets. */
  averageTimeToResolution?: Maybe<Scalars['Float']['output']>;
  closed: Scalars['Int']['output'];
  medianTimeToResolution?: Maybe<Scalars['Float']['output']>;
  resolved: Scalars['Int']['output'];
  unresolved: Scalars['Int']['output'];
};

export type WorkResolutionClosedWork = {
  __typename?: 'WorkResolutionClosedWork';
  currentPeriod: WorkResolutionClosedPeriod;
  previousPeriod: WorkResolutionClosedPeriod;
};

export type WorkResolutionGroup = {
  __typename?: 'WorkResolutionGroup';
  closed: Scalars['Int']['output'];
  /** As people say it; null where that is the value itself. */
  label?: Maybe<Scalars['String']['output']>;
  parts: Array<WorkResolutionPart>;
  repeat: Scalars['Int']['output'];
  resolved: Scalars['Int']['output'];
  unresolved: Scalars['Int']['output'];
  /** Null for tickets without a value. */
  value?: Maybe<Scalars['String']['output']>;
};

export type WorkResolutionGroupBy =
  | 'alarmAttribute'
  | 'assignee'
  | 'creator'
  /** The maintenance system. */
  | 'externalSystem'
  /** Teams of the assignee. */
  | 'team';

export type WorkResolutionInput = {
  /** Filters of tickets. */
  criteria?: InputMaybe<Array<CriterionInput>>;
  /** When the tickets were closed; the end is excluded. */
  range: DateRange;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  /** IANA name, for the parts of the trend and for criteria that speak of days. Without one: the customer's. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type WorkResolutionPart = {
  __typename?: 'WorkResolutionPart';
  closed: Scalars['Int']['output'];
  end: Scalars['DateTime']['output'];
  repeat: Scalars['Int']['output'];
  resolved: Scalars['Int']['output'];
  start: Scalars['DateTime']['output'];
  unresolved: Scalars['Int']['output'];
};

export type WorkResolutionRepeatPeriod = {
  __typename?: 'WorkResolutionRepeatPeriod';
  closed: Scalars['Int']['output'];
  reissued: Scalars['Int']['output'];
  /** Closed tickets that repeat another or were reissued. */
  repeat: Scalars['Int']['output'];
  repeating: Scalars['Int']['output'];
};

export type WorkResolutionRepeatWork = {
  __typename?: 'WorkResolutionRepeatWork';
  currentPeriod: WorkResolutionRepeatPeriod;
  previousPeriod: WorkResolutionRepeatPeriod;
};

/** One ticket in reports. */
export type WorkResolutionReportRow = {
  __typename?: 'WorkResolutionReportRow';
  activeAlarmCount: Scalars['Int']['output'];
  alarmAttributes: Array<WorkAlarmAttribute>;
  alarmCount: Scalars['Int']['output'];
  /** The sources of its alarms. */
  alarmSourceIds: Array<Scalars['ID']['output']>;
  assignee?: Maybe<ActivityUser>;
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Null for a rule or the system. */
  creator?: Maybe<ActivityUser>;
  /** The rule that made it. */
  creatorRule?: Maybe<ActivityRule>;
  /** W and the number. */
  displayId: Scalars['String']['output'];
  /** Milliseconds from creation to closing; of an open ticket until now. */
  duration: Scalars['Float']['output'];
  externalId?: Maybe<Scalars['String']['output']>;
  externalSystemName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isRepeat: Scalars['Boolean']['output'];
  /**
   * As it is counted: a ticket that its maintenance system has closed by whether its alarms were inactive within a day. Null
   * while it is open.
   */
  isResolved?: Maybe<Scalars['Boolean']['output']>;
  isRunning: Scalars['Boolean']['output'];
  objective: Scalars['String']['output'];
  reissueCount: Scalars['Int']['output'];
  /** Other tickets on its alarms that were closed in the 30 days before it was created. */
  repeatCount: Scalars['Int']['output'];
  state: WorkTicketState;
  /** The same, for display. */
  status: WorkTicketState;
  /** Those of the assignee that the caller may look at, by name. */
  teams: Array<Scalars['String']['output']>;
  /** Milliseconds from the start of the oldest active instance of its alarms to its creation; null without one. */
  timeToDispatch?: Maybe<Scalars['Float']['output']>;
};

export type WorkResolutionTicketList = {
  __typename?: 'WorkResolutionTicketList';
  count: Scalars['Int']['output'];
  rows: Array<WorkResolutionReportRow>;
};

/**
 * Closed tickets are resolved or unresolved. Either may be repeat work: they repeat a ticket on one of their alarms that was
 * closed in the 30 days before they were created, or were reissued.
 */
export type WorkResolutionTrend = {
  __typename?: 'WorkResolutionTrend';
  closed: Scalars['Int']['output'];
  parts: Array<WorkResolutionPart>;
  repeat: Scalars['Int']['output'];
  resolved: Scalars['Int']['output'];
  unresolved: Scalars['Int']['output'];
};

export type WorkResolutionTrendGroups = {
  __typename?: 'WorkResolutionTrendGroups';
  /** Of all groups. */
  groupCount: Scalars['Int']['output'];
  /** Those with the most closed tickets first. */
  groups: Array<WorkResolutionGroup>;
  total: WorkResolutionTrend;
};

export type WorkSelection = {
  /** When the caller looked: tickets that have changed since are left alone. */
  asOf: Scalars['DateTime']['input'];
  criteria?: InputMaybe<Array<CriterionInput>>;
  excludedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  lensId?: InputMaybe<Scalars['ID']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type WorkSurveyInput = {
  action?: InputMaybe<Scalars['String']['input']>;
  activeNote?: InputMaybe<Scalars['String']['input']>;
  alarmWasUseful?: InputMaybe<Scalars['Boolean']['input']>;
  cause?: InputMaybe<Scalars['String']['input']>;
  completedWorkDetails?: InputMaybe<Scalars['String']['input']>;
  /** The closer knows that an alarm is still active; `activeNote` says why it is closed all the same. */
  isActiveAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  isResolved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A maintenance system, as tickets name it. */
export type WorkSystem = {
  __typename?: 'WorkSystem';
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  isCloseWorkButtonEnabled: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type WorkTicket = {
  __typename?: 'WorkTicket';
  action?: Maybe<Scalars['String']['output']>;
  /** Values of the maintenance system's own fields. */
  additionalDetails?: Maybe<Scalars['JSON']['output']>;
  alarmCount: Scalars['Int']['output'];
  alarmWasUseful?: Maybe<Scalars['Boolean']['output']>;
  /** In the order they came onto the ticket. */
  alarms: Array<Alarm>;
  assignee?: Maybe<ActivityUser>;
  assigneeAvatarUrl?: Maybe<Scalars['String']['output']>;
  /** The name of the rule that made it. */
  automationRule?: Maybe<Scalars['String']['output']>;
  cause?: Maybe<Scalars['String']['output']>;
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  closedBy?: Maybe<ActivityUser>;
  /** Of an open ticket that is closed in its maintenance system alone: a sentence that says so. */
  closedElsewhere?: Maybe<Scalars['String']['output']>;
  /** Why the last transfer failed, in the other side's words. */
  cmmsSyncError?: Maybe<Scalars['String']['output']>;
  cmmsSyncFailureNotificationDismissedAt?: Maybe<Scalars['DateTime']['output']>;
  cmmsSyncFailureNotificationDismissedBy?: Maybe<ActivityUser>;
  cmmsSyncStatus?: Maybe<CmmsSyncStatus>;
  completedWorkDetails?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<ActivityUser>;
  /** That rule, for whoever wants to look at it. */
  createdByRule?: Maybe<ActivityRule>;
  /** Its place in the list; `after` reads on behind it. */
  cursor: Scalars['String']['output'];
  details: WorkTicketDetails;
  /** W and the number. */
  displayId: Scalars['String']['output'];
  dueAt: Scalars['DateTime']['output'];
  externalAssignee?: Maybe<Scalars['String']['output']>;
  /** What the list of people there calls them; null where it does not say. */
  externalAssigneeName?: Maybe<Scalars['String']['output']>;
  externalDetails?: Maybe<Scalars['JSON']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  /** What people there know its order by: its number, where that is not the id. */
  externalNumber?: Maybe<Scalars['String']['output']>;
  externalStatus?: Maybe<Scalars['String']['output']>;
  externalSystem?: Maybe<WorkSystem>;
  externalType?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isEscalated: Scalars['Boolean']['output'];
  isExternalSystemActive: Scalars['Boolean']['output'];
  isRepeat: Scalars['Boolean']['output'];
  isResolved?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Of a ticket that its maintenance system has closed: whether its alarms were inactive within a day. Null until that is
   * known, and where somebody has said whether it is resolved.
   */
  isResolvedInferred?: Maybe<Scalars['Boolean']['output']>;
  lastCmmsSyncAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  objective: Scalars['String']['output'];
  pendingReview: Scalars['Boolean']['output'];
  problemDetails?: Maybe<Scalars['String']['output']>;
  reissueCount: Scalars['Int']['output'];
  /** And since it was closed; null while it is open. */
  reoccurrenceCountAfter?: Maybe<Scalars['Int']['output']>;
  /** Occurrences of its alarms in the days before it was created. */
  reoccurrenceCountBefore: Scalars['Int']['output'];
  reoccurrenceWindowDays: Scalars['Int']['output'];
  /** How many other tickets on its alarms were closed in the 30 days before it was created. */
  repeatCount: Scalars['Int']['output'];
  reviewer?: Maybe<ActivityUser>;
  /** The truth. */
  state: WorkTicketState;
  /** The same, for display. */
  status: WorkTicketState;
  /** What the caller may do with it now, by their rights and by where it stands: what is not here is refused. */
  verbs: Array<WorkTicketVerb>;
  version: Scalars['Int']['output'];
};

export type WorkTicketActivity = {
  __typename?: 'WorkTicketActivity';
  automationRule?: Maybe<ActivityRule>;
  /** The rule that did it. */
  automationRuleId?: Maybe<Scalars['ID']['output']>;
  canDelete: Scalars['Boolean']['output'];
  /** Null where an earlier release wrote it. */
  cause?: Maybe<ChangeCause>;
  comment?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  eventType: WorkTicketActivityEventType;
  /** As the maintenance system names who did it. */
  externalAuthor?: Maybe<Scalars['String']['output']>;
  /** Of STATE: what has changed. */
  field?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Of a comment: only a placeholder is left. */
  isDeleted: Scalars['Boolean']['output'];
  metadata?: Maybe<Scalars['JSON']['output']>;
  /** Whom an ASSIGNEE names. */
  prevUser?: Maybe<ActivityUser>;
  prevValue?: Maybe<Scalars['String']['output']>;
  revUser?: Maybe<ActivityUser>;
  revValue?: Maybe<Scalars['String']['output']>;
  ticketId: Scalars['ID']['output'];
  /** Null: a rule, the system or the other side. */
  user?: Maybe<ActivityUser>;
};

export type WorkTicketActivityAndCount = {
  __typename?: 'WorkTicketActivityAndCount';
  count: Scalars['Int']['output'];
  workTicketActivity: Array<WorkTicketActivity>;
};

export type WorkTicketActivityEventType =
  | 'ASSIGNEE'
  | 'CMMS_COMMENT'
  | 'CMMS_SYNC_FAILURE'
  | 'CMMS_SYNC_SUCCESS'
  | 'COMMENT'
  | 'DISMISS_CMMS_SYNC_FAILURE'
  | 'EXTERNAL_ASSIGNEE'
  | 'EXTERNAL_CLOSURE'
  | 'EXTERNAL_CREATION'
  | 'EXTERNAL_STATUS'
  | 'REISSUE'
  | 'RETRY_SYNC'
  | 'STATE';

export type WorkTicketActivityKind =
  | 'all'
  | 'comments'
  | 'sync';

export type WorkTicketChangesInput = {
  assignedTo?: InputMaybe<Scalars['ID']['input']>;
  dueBy?: InputMaybe<Scalars['DateTime']['input']>;
  objective?: InputMaybe<Scalars['String']['input']>;
  problemDetails?: InputMaybe<Scalars['String']['input']>;
};

export type WorkTicketDefaults = {
  __typename?: 'WorkTicketDefaults';
  /** The alarms that a ticket takes: of more than fifty the highest. */
  alarms: Array<Alarm>;
  dueInHours: Scalars['Int']['output'];
  objective: Scalars['String']['output'];
  /** Active maintenance systems that tickets go to. */
  systems: Array<WorkSystem>;
};

export type WorkTicketDetails = {
  __typename?: 'WorkTicketDetails';
  assignedTo?: Maybe<ActivityUser>;
  dueBy: Scalars['DateTime']['output'];
  objective: Scalars['String']['output'];
  problemDetails?: Maybe<Scalars['String']['output']>;
};

export type WorkTicketDetailsInput = {
  assignedTo?: InputMaybe<Scalars['ID']['input']>;
  dueBy?: InputMaybe<Scalars['DateTime']['input']>;
  /** The maintenance system that it goes to; null: the only, or oldest, active one. */
  externalSystemId?: InputMaybe<Scalars['ID']['input']>;
  objective?: InputMaybe<Scalars['String']['input']>;
  problemDetails?: InputMaybe<Scalars['String']['input']>;
};

export type WorkTicketFeedback = {
  __typename?: 'WorkTicketFeedback';
  alarmWasValid: Scalars['Boolean']['output'];
  comment?: Maybe<Scalars['String']['output']>;
  informationWasEnough: Scalars['Boolean']['output'];
};

export type WorkTicketId = {
  __typename?: 'WorkTicketId';
  displayId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type WorkTicketIds = {
  __typename?: 'WorkTicketIds';
  count: Scalars['Int']['output'];
  items: Array<WorkTicketId>;
};

export type WorkTicketOrder = {
  direction: SortDirection;
  field: WorkTicketOrderField;
};

export type WorkTicketOrderField =
  | 'CLOSED_AT'
  | 'CREATED_AT'
  | 'DUE_AT';

export type WorkTicketState =
  | 'CLOSED'
  | 'OPEN';

export type WorkTicketVerb =
  /** Put alarms on it, or take them off. */
  | 'ATTACH'
  | 'CLOSE'
  | 'COMMENT'
  | 'DISMISS_SYNC_FAILURE'
  | 'EDIT'
  /** Or end its escalation. */
  | 'ESCALATE'
  | 'GIVE_FEEDBACK'
  | 'REASSIGN'
  | 'REISSUE'
  /** The provider's repair. */
  | 'RESET'
  | 'RETRY_SYNC'
  /** Answer the review that it waits for: nobody does of their own work. */
  | 'REVIEW'
  | 'SUBMIT_FOR_REVIEW';

export type WorkTicketsAndCount = {
  __typename?: 'WorkTicketsAndCount';
  count: Scalars['Int']['output'];
  workTickets: Array<WorkTicket>;
};

export type WorstAlarms = {
  __typename?: 'WorstAlarms';
  /** Alarms of this kind. */
  count: Scalars['Int']['output'];
  kind: WorstAlarmsKind;
  /** At most five. */
  worst: Array<RankedAlarm>;
};

export type WorstAlarmsKind =
  | 'CHATTERING'
  | 'FLEETING'
  | 'STALE'
  | 'STANDING';

export type ZendeskToken = {
  __typename?: 'ZendeskToken';
  returnTo?: Maybe<Scalars['String']['output']>;
  token: Scalars['String']['output'];
  /** Address that a form sends the token to, as `jwt`, with `return_to` beside it. */
  url: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActivityRule: ResolverTypeWrapper<Partial<ActivityRule>>;
  ActivityUser: ResolverTypeWrapper<Partial<ActivityUser>>;
  AddedAlarmProperties: ResolverTypeWrapper<Partial<AddedAlarmProperties>>;
  Alarm: ResolverTypeWrapper<AlarmMapperRow>;
  AlarmActiveState: ResolverTypeWrapper<Partial<AlarmActiveState>>;
  AlarmActivity: ResolverTypeWrapper<AlarmActivityMapperRow>;
  AlarmActivityAndCount: ResolverTypeWrapper<AlarmActivityAndCountMapperRow>;
  AlarmActivityKind: ResolverTypeWrapper<Partial<AlarmActivityKind>>;
  AlarmActivityMetadata: ResolverTypeWrapper<Partial<AlarmActivityMetadata>>;
  AlarmActivityWhere: ResolverTypeWrapper<Partial<AlarmActivityWhere>>;
  AlarmConfig: ResolverTypeWrapper<Partial<AlarmConfig>>;
  AlarmCount: ResolverTypeWrapper<AlarmCountMapperRow>;
  AlarmCountField: ResolverTypeWrapper<Partial<AlarmCountField>>;
  AlarmCountTotal: ResolverTypeWrapper<Partial<AlarmCountTotal>>;
  AlarmCounts: ResolverTypeWrapper<Partial<Omit<AlarmCounts, 'rows'> & { rows: Array<ResolversTypes['AlarmCount']> }>>;
  AlarmEntitiesAndCount: ResolverTypeWrapper<Partial<Omit<AlarmEntitiesAndCount, 'alarmEntities'> & { alarmEntities: Array<ResolversTypes['AlarmEntityOption']> }>>;
  AlarmEntity: ResolverTypeWrapper<AlarmEntityMapperRow>;
  AlarmEntityOption: ResolverTypeWrapper<AlarmEntityOptionMapperRow>;
  AlarmEntityType: ResolverTypeWrapper<Partial<AlarmEntityType>>;
  AlarmFix: ResolverTypeWrapper<Partial<AlarmFix>>;
  AlarmFixKind: ResolverTypeWrapper<Partial<AlarmFixKind>>;
  AlarmFlood: ResolverTypeWrapper<AlarmFloodMapperRow>;
  AlarmInstance: ResolverTypeWrapper<AlarmInstanceMapperRow>;
  AlarmInstanceDay: ResolverTypeWrapper<Partial<AlarmInstanceDay>>;
  AlarmInstanceOrder: ResolverTypeWrapper<Partial<AlarmInstanceOrder>>;
  AlarmInstanceOrderField: ResolverTypeWrapper<Partial<AlarmInstanceOrderField>>;
  AlarmInstanceWhere: ResolverTypeWrapper<Partial<AlarmInstanceWhere>>;
  AlarmInstancesAndCount: ResolverTypeWrapper<AlarmInstancesAndCountMapperRow>;
  AlarmOfRow: ResolverTypeWrapper<AlarmOfRowMapperRow>;
  AlarmOrder: ResolverTypeWrapper<Partial<AlarmOrder>>;
  AlarmOrderField: ResolverTypeWrapper<Partial<AlarmOrderField>>;
  AlarmPerformance: ResolverTypeWrapper<AlarmPerformanceMapperRow>;
  AlarmPerformanceInput: ResolverTypeWrapper<Partial<AlarmPerformanceInput>>;
  AlarmPoints: ResolverTypeWrapper<Partial<AlarmPoints>>;
  AlarmPropertiesAndCount: ResolverTypeWrapper<Partial<AlarmPropertiesAndCount>>;
  AlarmProperty: ResolverTypeWrapper<Partial<AlarmProperty>>;
  AlarmPropertyDefinition: ResolverTypeWrapper<Partial<AlarmPropertyDefinition>>;
  AlarmPropertyDefinitionInput: ResolverTypeWrapper<Partial<AlarmPropertyDefinitionInput>>;
  AlarmPropertyInput: ResolverTypeWrapper<Partial<AlarmPropertyInput>>;
  AlarmPropertyOption: ResolverTypeWrapper<Partial<AlarmPropertyOption>>;
  AlarmPropertyOptions: ResolverTypeWrapper<Partial<AlarmPropertyOptions>>;
  AlarmPropertySource: ResolverTypeWrapper<Partial<AlarmPropertySource>>;
  AlarmPropertyTypesAndCount: ResolverTypeWrapper<Partial<AlarmPropertyTypesAndCount>>;
  AlarmPropertyValue: ResolverTypeWrapper<Partial<AlarmPropertyValue>>;
  AlarmPropertyWhere: ResolverTypeWrapper<Partial<AlarmPropertyWhere>>;
  AlarmReport: ResolverTypeWrapper<Partial<Omit<AlarmReport, 'rows'> & { rows: Array<ResolversTypes['AlarmReportRow']> }>>;
  AlarmReportRow: ResolverTypeWrapper<AlarmReportRowMapperRow>;
  AlarmSelection: ResolverTypeWrapper<Partial<AlarmSelection>>;
  AlarmSeverity: ResolverTypeWrapper<Partial<AlarmSeverity>>;
  AlarmStatus: ResolverTypeWrapper<Partial<AlarmStatus>>;
  AlarmThroughput: ResolverTypeWrapper<AlarmThroughputMapperRow>;
  AlarmWhere: ResolverTypeWrapper<Partial<AlarmWhere>>;
  AlarmsAndCount: ResolverTypeWrapper<AlarmsAndCountMapperRow>;
  AlarmsFound: ResolverTypeWrapper<AlarmsFoundMapperRow>;
  AliasConflict: ResolverTypeWrapper<AliasConflictMapperRow>;
  AliasPreview: ResolverTypeWrapper<Partial<Omit<AliasPreview, 'samples'> & { samples: Array<ResolversTypes['AliasSample']> }>>;
  AliasSample: ResolverTypeWrapper<AliasSampleMapperRow>;
  AliasSuggestion: ResolverTypeWrapper<Partial<AliasSuggestion>>;
  AliasUniqueness: ResolverTypeWrapper<Partial<Omit<AliasUniqueness, 'aliases'> & { aliases: Array<ResolversTypes['CheckedAlias']> }>>;
  AnalystReader: ResolverTypeWrapper<Partial<AnalystReader>>;
  AnalystReaderList: ResolverTypeWrapper<Partial<AnalystReaderList>>;
  AnalystReaderSecret: ResolverTypeWrapper<Partial<AnalystReaderSecret>>;
  AreaPermissions: ResolverTypeWrapper<Partial<AreaPermissions>>;
  AreaPermissionsInput: ResolverTypeWrapper<Partial<AreaPermissionsInput>>;
  AssetLevel: ResolverTypeWrapper<Partial<AssetLevel>>;
  AssetOptionValues: ResolverTypeWrapper<Partial<AssetOptionValues>>;
  AssetPropertiesAndCount: ResolverTypeWrapper<Partial<AssetPropertiesAndCount>>;
  AssetShopsAndCount: ResolverTypeWrapper<Partial<AssetShopsAndCount>>;
  AssetType: ResolverTypeWrapper<Partial<AssetType>>;
  AssetsAndCount: ResolverTypeWrapper<Partial<AssetsAndCount>>;
  AssignedRole: ResolverTypeWrapper<Partial<AssignedRole>>;
  AuthRole: ResolverTypeWrapper<Partial<AuthRole>>;
  AutomationAction: ResolverTypeWrapper<AutomationActionMapperRow>;
  AutomationActionInput: ResolverTypeWrapper<Partial<AutomationActionInput>>;
  AutomationActionType: ResolverTypeWrapper<Partial<AutomationActionType>>;
  AutomationChannel: ResolverTypeWrapper<Partial<AutomationChannel>>;
  AutomationDelay: ResolverTypeWrapper<Partial<AutomationDelay>>;
  AutomationDelayInput: ResolverTypeWrapper<Partial<AutomationDelayInput>>;
  AutomationDryRun: ResolverTypeWrapper<AutomationDryRunMapperRow>;
  AutomationDryRunDay: ResolverTypeWrapper<AutomationDryRunDayMapperRow>;
  AutomationDryRunFiring: ResolverTypeWrapper<AutomationDryRunFiringMapperRow>;
  AutomationDryRunOutcome: ResolverTypeWrapper<Partial<AutomationDryRunOutcome>>;
  AutomationOutcome: ResolverTypeWrapper<Partial<AutomationOutcome>>;
  AutomationPauseReason: ResolverTypeWrapper<Partial<AutomationPauseReason>>;
  AutomationProblem: ResolverTypeWrapper<Partial<AutomationProblem>>;
  AutomationRule: ResolverTypeWrapper<AutomationRuleMapperRow>;
  AutomationRuleInput: ResolverTypeWrapper<Partial<AutomationRuleInput>>;
  AutomationRuleLogAndCount: ResolverTypeWrapper<AutomationRuleLogAndCountMapperRow>;
  AutomationRuleLogEntry: ResolverTypeWrapper<AutomationRuleLogEntryMapperRow>;
  AutomationRuleLogWhere: ResolverTypeWrapper<Partial<AutomationRuleLogWhere>>;
  AutomationRuleOfAlarm: ResolverTypeWrapper<AutomationRuleOfAlarmMapperRow>;
  AutomationRuleState: ResolverTypeWrapper<Partial<AutomationRuleState>>;
  AutomationRulesAndCount: ResolverTypeWrapper<AutomationRulesAndCountMapperRow>;
  AutomationRulesWhere: ResolverTypeWrapper<Partial<AutomationRulesWhere>>;
  AutomationSchedule: ResolverTypeWrapper<Partial<AutomationSchedule>>;
  AutomationScheduleInput: ResolverTypeWrapper<Partial<AutomationScheduleInput>>;
  AutomationScheduleUnit: ResolverTypeWrapper<Partial<AutomationScheduleUnit>>;
  AutomationTrigger: ResolverTypeWrapper<Partial<AutomationTrigger>>;
  AutomationTriggerInput: ResolverTypeWrapper<Partial<AutomationTriggerInput>>;
  AutomationTriggerType: ResolverTypeWrapper<Partial<AutomationTriggerType>>;
  AwaitedFactor: ResolverTypeWrapper<Partial<AwaitedFactor>>;
  BasSourceField: ResolverTypeWrapper<Partial<BasSourceField>>;
  BasSourceMapping: ResolverTypeWrapper<BasSourceMappingMapperRow>;
  BasSourceMappingPreview: ResolverTypeWrapper<BasSourceMappingPreviewMapperRow>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  Building: ResolverTypeWrapper<Partial<Building>>;
  BuildingFloor: ResolverTypeWrapper<BuildingFloorMapperRow>;
  BuildingsAndCount: ResolverTypeWrapper<Partial<BuildingsAndCount>>;
  BuildingsWhere: ResolverTypeWrapper<Partial<BuildingsWhere>>;
  BulkFailure: ResolverTypeWrapper<Partial<BulkFailure>>;
  BulkJob: ResolverTypeWrapper<BulkJobMapperRow>;
  BulkResult: ResolverTypeWrapper<Partial<BulkResult>>;
  ChangeCause: ResolverTypeWrapper<Partial<ChangeCause>>;
  ChangedRelation: ResolverTypeWrapper<Partial<ChangedRelation>>;
  CheckedAlias: ResolverTypeWrapper<Partial<Omit<CheckedAlias, 'conflict'> & { conflict?: Maybe<ResolversTypes['AliasConflict']> }>>;
  CmmsAssignee: ResolverTypeWrapper<Partial<CmmsAssignee>>;
  CmmsConfig: ResolverTypeWrapper<CmmsConfigMapperRow>;
  CmmsConfigField: ResolverTypeWrapper<CmmsConfigFieldMapperRow>;
  CmmsConfigStatus: ResolverTypeWrapper<Partial<CmmsConfigStatus>>;
  CmmsDisplayTemplate: ResolverTypeWrapper<Partial<CmmsDisplayTemplate>>;
  CmmsFieldChange: ResolverTypeWrapper<Partial<CmmsFieldChange>>;
  CmmsFieldChangeKind: ResolverTypeWrapper<Partial<CmmsFieldChangeKind>>;
  CmmsFieldOption: ResolverTypeWrapper<Partial<CmmsFieldOption>>;
  CmmsFieldOptionsAndCount: ResolverTypeWrapper<Partial<CmmsFieldOptionsAndCount>>;
  CmmsFieldValue: ResolverTypeWrapper<CmmsFieldValueMapperRow>;
  CmmsGenericField: ResolverTypeWrapper<Partial<CmmsGenericField>>;
  CmmsInternalField: ResolverTypeWrapper<CmmsInternalFieldMapperRow>;
  CmmsInternalFieldType: ResolverTypeWrapper<Partial<CmmsInternalFieldType>>;
  CmmsPull: ResolverTypeWrapper<CmmsPullMapperRow>;
  CmmsPullKind: ResolverTypeWrapper<Partial<CmmsPullKind>>;
  CmmsPullStatus: ResolverTypeWrapper<Partial<CmmsPullStatus>>;
  CmmsSyncDirection: ResolverTypeWrapper<Partial<CmmsSyncDirection>>;
  CmmsSyncStatus: ResolverTypeWrapper<Partial<CmmsSyncStatus>>;
  CmmsSystem: ResolverTypeWrapper<CmmsSystemMapperRow>;
  CmmsValueSource: ResolverTypeWrapper<Partial<CmmsValueSource>>;
  CompaniesAndCount: ResolverTypeWrapper<Partial<CompaniesAndCount>>;
  CompaniesWhere: ResolverTypeWrapper<Partial<CompaniesWhere>>;
  Company: ResolverTypeWrapper<Partial<Company>>;
  CreateExternalCmmsFieldInput: ResolverTypeWrapper<Partial<CreateExternalCmmsFieldInput>>;
  CreateLensInput: ResolverTypeWrapper<Partial<CreateLensInput>>;
  CreateSavedViewInput: ResolverTypeWrapper<Partial<CreateSavedViewInput>>;
  CreateUserInput: ResolverTypeWrapper<Partial<CreateUserInput>>;
  CreatedRelation: ResolverTypeWrapper<Partial<CreatedRelation>>;
  CreatedWorkTicket: ResolverTypeWrapper<Partial<Omit<CreatedWorkTicket, 'openTickets' | 'workTicket'> & { openTickets: Array<ResolversTypes['WorkTicket']>, workTicket?: Maybe<ResolversTypes['WorkTicket']> }>>;
  CriterionInput: ResolverTypeWrapper<Partial<CriterionInput>>;
  CriticalitySource: ResolverTypeWrapper<Partial<CriticalitySource>>;
  CriticalityStep: ResolverTypeWrapper<CriticalityStepMapperRow>;
  CustomAlarmStatus: ResolverTypeWrapper<Partial<CustomAlarmStatus>>;
  CustomToken: ResolverTypeWrapper<CustomTokenMapperRow>;
  CustomTokenSignIn: ResolverTypeWrapper<CustomTokenSignInMapperRow>;
  Customer: ResolverTypeWrapper<CustomerMapperRow>;
  CustomerName: ResolverTypeWrapper<CustomerNameMapperRow>;
  DateRange: ResolverTypeWrapper<Partial<DateRange>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  DeadLetter: ResolverTypeWrapper<DeadLetterMapperRow>;
  DeadLetterCount: ResolverTypeWrapper<DeadLetterCountMapperRow>;
  DeadLetterWhere: ResolverTypeWrapper<Partial<DeadLetterWhere>>;
  DeadLettersAndCount: ResolverTypeWrapper<DeadLettersAndCountMapperRow>;
  DeletedAutomationRule: ResolverTypeWrapper<Partial<DeletedAutomationRule>>;
  DeletedEntities: ResolverTypeWrapper<Partial<DeletedEntities>>;
  DeletedEntitySchema: ResolverTypeWrapper<Partial<DeletedEntitySchema>>;
  DeletedHoliday: ResolverTypeWrapper<Partial<DeletedHoliday>>;
  DeletedLens: ResolverTypeWrapper<Partial<DeletedLens>>;
  DeletedLocation: ResolverTypeWrapper<Partial<DeletedLocation>>;
  DeletedRole: ResolverTypeWrapper<Partial<DeletedRole>>;
  DeletedSavedView: ResolverTypeWrapper<Partial<DeletedSavedView>>;
  DeletedSpaceType: ResolverTypeWrapper<Partial<DeletedSpaceType>>;
  DeletedTeam: ResolverTypeWrapper<Partial<DeletedTeam>>;
  DeletedTranslation: ResolverTypeWrapper<Partial<DeletedTranslation>>;
  DeletedUser: ResolverTypeWrapper<Partial<DeletedUser>>;
  EmailAddress: ResolverTypeWrapper<EmailAddressMapperRow>;
  EmailForwarding: ResolverTypeWrapper<Partial<EmailForwarding>>;
  EmailForwardingInput: ResolverTypeWrapper<Partial<EmailForwardingInput>>;
  EmailSettingsInput: ResolverTypeWrapper<Partial<EmailSettingsInput>>;
  EmailTenant: ResolverTypeWrapper<Partial<EmailTenant>>;
  EndTimeSource: ResolverTypeWrapper<Partial<EndTimeSource>>;
  EnrolledFactor: ResolverTypeWrapper<Partial<EnrolledFactor>>;
  EntitiesAndCount: ResolverTypeWrapper<EntitiesAndCountMapperRow>;
  Entity: ResolverTypeWrapper<EntityMapperRow>;
  EntityActivity: ResolverTypeWrapper<EntityActivityMapperRow>;
  EntityActivityAndCount: ResolverTypeWrapper<Partial<Omit<EntityActivityAndCount, 'entityActivity'> & { entityActivity: Array<ResolversTypes['EntityActivity']> }>>;
  EntityAlias: ResolverTypeWrapper<Partial<EntityAlias>>;
  EntityClass: ResolverTypeWrapper<Partial<EntityClass>>;
  EntityClassesAndCount: ResolverTypeWrapper<Partial<EntityClassesAndCount>>;
  EntityOption: ResolverTypeWrapper<EntityOptionMapperRow>;
  EntityOptionMeta: ResolverTypeWrapper<Partial<EntityOptionMeta>>;
  EntityOrder: ResolverTypeWrapper<Partial<EntityOrder>>;
  EntityOrderField: ResolverTypeWrapper<Partial<EntityOrderField>>;
  EntityProperty: ResolverTypeWrapper<Partial<EntityProperty>>;
  EntityPropertyInput: ResolverTypeWrapper<Partial<EntityPropertyInput>>;
  EntitySchemaInput: ResolverTypeWrapper<Partial<EntitySchemaInput>>;
  EntitySearchType: ResolverTypeWrapper<Partial<EntitySearchType>>;
  EntityUse: ResolverTypeWrapper<EntityUseMapperRow>;
  EntityWhere: ResolverTypeWrapper<Partial<EntityWhere>>;
  ExportFormat: ResolverTypeWrapper<Partial<ExportFormat>>;
  ExternalCmmsDomainValue: ResolverTypeWrapper<ExternalCmmsDomainValueMapperRow>;
  ExternalCmmsDomainValueInput: ResolverTypeWrapper<Partial<ExternalCmmsDomainValueInput>>;
  ExternalCmmsDomainValueWhere: ResolverTypeWrapper<Partial<ExternalCmmsDomainValueWhere>>;
  ExternalCmmsDomainValuesAndCount: ResolverTypeWrapper<ExternalCmmsDomainValuesAndCountMapperRow>;
  ExternalCmmsField: ResolverTypeWrapper<ExternalCmmsFieldMapperRow>;
  ExternalCmmsFieldInput: ResolverTypeWrapper<Partial<ExternalCmmsFieldInput>>;
  ExternalCmmsFieldMap: ResolverTypeWrapper<ExternalCmmsFieldMapMapperRow>;
  ExternalCmmsFieldMapping: ResolverTypeWrapper<ExternalCmmsFieldMappingMapperRow>;
  ExternalCmmsFieldOrder: ResolverTypeWrapper<Partial<ExternalCmmsFieldOrder>>;
  ExternalCmmsFieldWhere: ResolverTypeWrapper<Partial<ExternalCmmsFieldWhere>>;
  ExternalCmmsFieldsAndCount: ResolverTypeWrapper<ExternalCmmsFieldsAndCountMapperRow>;
  ExternalCmmsValueTranslation: ResolverTypeWrapper<ExternalCmmsValueTranslationMapperRow>;
  ExternalCmmsValueTranslationInput: ResolverTypeWrapper<Partial<ExternalCmmsValueTranslationInput>>;
  ExternalCmmsValueTranslationWhere: ResolverTypeWrapper<Partial<ExternalCmmsValueTranslationWhere>>;
  ExternalCmmsValueTranslationsAndCount: ResolverTypeWrapper<ExternalCmmsValueTranslationsAndCountMapperRow>;
  ExternalSystem: ResolverTypeWrapper<ExternalSystemMapperRow>;
  ExternalSystemCommand: ResolverTypeWrapper<ExternalSystemCommandMapperRow>;
  ExternalSystemCommandProgress: ResolverTypeWrapper<ExternalSystemCommandProgressMapperRow>;
  ExternalSystemCommandRange: ResolverTypeWrapper<Partial<ExternalSystemCommandRange>>;
  ExternalSystemCommandStatus: ResolverTypeWrapper<Partial<ExternalSystemCommandStatus>>;
  ExternalSystemCommandType: ResolverTypeWrapper<Partial<ExternalSystemCommandType>>;
  ExternalSystemCommandsAndCount: ResolverTypeWrapper<ExternalSystemCommandsAndCountMapperRow>;
  ExternalSystemConnectionType: ResolverTypeWrapper<Partial<ExternalSystemConnectionType>>;
  ExternalSystemDirection: ResolverTypeWrapper<Partial<ExternalSystemDirection>>;
  ExternalSystemEmail: ResolverTypeWrapper<Partial<ExternalSystemEmail>>;
  ExternalSystemExportConfig: ResolverTypeWrapper<Partial<ExternalSystemExportConfig>>;
  ExternalSystemExportConfigInput: ResolverTypeWrapper<Partial<ExternalSystemExportConfigInput>>;
  ExternalSystemField: ResolverTypeWrapper<Partial<ExternalSystemField>>;
  ExternalSystemFieldType: ResolverTypeWrapper<Partial<ExternalSystemFieldType>>;
  ExternalSystemGetType: ResolverTypeWrapper<Partial<ExternalSystemGetType>>;
  ExternalSystemInput: ResolverTypeWrapper<Partial<ExternalSystemInput>>;
  ExternalSystemIssueLog: ResolverTypeWrapper<ExternalSystemIssueLogMapperRow>;
  ExternalSystemIssueLogsAndCount: ResolverTypeWrapper<ExternalSystemIssueLogsAndCountMapperRow>;
  ExternalSystemIssueType: ResolverTypeWrapper<Partial<ExternalSystemIssueType>>;
  ExternalSystemOperatingSystemType: ResolverTypeWrapper<Partial<ExternalSystemOperatingSystemType>>;
  ExternalSystemOption: ResolverTypeWrapper<Partial<ExternalSystemOption>>;
  ExternalSystemOptions: ResolverTypeWrapper<Partial<ExternalSystemOptions>>;
  ExternalSystemOrder: ResolverTypeWrapper<Partial<ExternalSystemOrder>>;
  ExternalSystemOrderField: ResolverTypeWrapper<Partial<ExternalSystemOrderField>>;
  ExternalSystemOutboundSettings: ResolverTypeWrapper<Partial<ExternalSystemOutboundSettings>>;
  ExternalSystemOutboundSettingsInput: ResolverTypeWrapper<Partial<ExternalSystemOutboundSettingsInput>>;
  ExternalSystemPump: ResolverTypeWrapper<ExternalSystemPumpMapperRow>;
  ExternalSystemPumpReport: ResolverTypeWrapper<ExternalSystemPumpReportMapperRow>;
  ExternalSystemPumpSource: ResolverTypeWrapper<ExternalSystemPumpSourceMapperRow>;
  ExternalSystemType: ResolverTypeWrapper<Partial<ExternalSystemType>>;
  ExternalSystemWhere: ResolverTypeWrapper<Partial<ExternalSystemWhere>>;
  ExternalSystemsAndCount: ResolverTypeWrapper<ExternalSystemsAndCountMapperRow>;
  Factor: ResolverTypeWrapper<FactorMapperRow>;
  FactorKind: ResolverTypeWrapper<Partial<FactorKind>>;
  FastAlarmsWhere: ResolverTypeWrapper<Partial<FastAlarmsWhere>>;
  FastWorkTicketsWhere: ResolverTypeWrapper<Partial<FastWorkTicketsWhere>>;
  Feed: ResolverTypeWrapper<FeedMapperRow>;
  FeedCounts: ResolverTypeWrapper<Partial<FeedCounts>>;
  FeedIssue: ResolverTypeWrapper<FeedIssueMapperRow>;
  FeedPump: ResolverTypeWrapper<FeedPumpMapperRow>;
  FeedTry: ResolverTypeWrapper<FeedTryMapperRow>;
  FeedWhere: ResolverTypeWrapper<Partial<FeedWhere>>;
  Feedback: ResolverTypeWrapper<FeedbackMapperRow>;
  FeedsAndCounts: ResolverTypeWrapper<FeedsAndCountsMapperRow>;
  FilterCriterion: ResolverTypeWrapper<FilterCriterionMapperRow>;
  FilterCriterionDetail: ResolverTypeWrapper<Partial<FilterCriterionDetail>>;
  FilterCriterionSelection: ResolverTypeWrapper<Partial<FilterCriterionSelection>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  FloorPlan: ResolverTypeWrapper<FloorPlanMapperRow>;
  FloorPlanBuilding: ResolverTypeWrapper<FloorPlanBuildingMapperRow>;
  FloorPlanKind: ResolverTypeWrapper<Partial<FloorPlanKind>>;
  FloorRoom: ResolverTypeWrapper<FloorRoomMapperRow>;
  FloorView: ResolverTypeWrapper<FloorViewMapperRow>;
  GlobalCmmsConfig: ResolverTypeWrapper<Partial<GlobalCmmsConfig>>;
  Holiday: ResolverTypeWrapper<Partial<Holiday>>;
  HolidayInput: ResolverTypeWrapper<Partial<HolidayInput>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Incident: ResolverTypeWrapper<IncidentMapperRow>;
  IncidentMeasure: ResolverTypeWrapper<Partial<IncidentMeasure>>;
  IncidentRows: ResolverTypeWrapper<Partial<IncidentRows>>;
  IncidentTicket: ResolverTypeWrapper<IncidentTicketMapperRow>;
  IncidentTrial: ResolverTypeWrapper<IncidentTrialMapperRow>;
  IndustryGrid: ResolverTypeWrapper<IndustryGridMapperRow>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  IntegrationHealth: ResolverTypeWrapper<IntegrationHealthMapperRow>;
  IntegrationHealthCount: ResolverTypeWrapper<Partial<IntegrationHealthCount>>;
  IntegrationHealthState: ResolverTypeWrapper<Partial<IntegrationHealthState>>;
  IntegrationHour: ResolverTypeWrapper<Partial<IntegrationHour>>;
  IntegrationTraffic: ResolverTypeWrapper<IntegrationTrafficMapperRow>;
  InventoryImport: ResolverTypeWrapper<InventoryImportMapperRow>;
  InventoryImportList: ResolverTypeWrapper<Partial<Omit<InventoryImportList, 'rows'> & { rows: Array<ResolversTypes['InventoryImport']> }>>;
  InventoryImportRow: ResolverTypeWrapper<InventoryImportRowMapperRow>;
  InventoryImportRowList: ResolverTypeWrapper<Partial<Omit<InventoryImportRowList, 'rows'> & { rows: Array<ResolversTypes['InventoryImportRow']> }>>;
  InventoryImportStatus: ResolverTypeWrapper<Partial<InventoryImportStatus>>;
  InventoryRowFilter: ResolverTypeWrapper<Partial<InventoryRowFilter>>;
  InventoryRowOutcome: ResolverTypeWrapper<Partial<InventoryRowOutcome>>;
  InventoryTarget: ResolverTypeWrapper<Partial<InventoryTarget>>;
  Invitee: ResolverTypeWrapper<InviteeMapperRow>;
  JSON: ResolverTypeWrapper<Partial<Scalars['JSON']['output']>>;
  KpiDashboardConfig: ResolverTypeWrapper<Partial<KpiDashboardConfig>>;
  KpiDrilldown: ResolverTypeWrapper<KpiDrilldownMapperRow>;
  KpiGroup: ResolverTypeWrapper<Partial<KpiGroup>>;
  KpiInput: ResolverTypeWrapper<Partial<KpiInput>>;
  KpiLevel: ResolverTypeWrapper<Partial<KpiLevel>>;
  KpiMetricCategory: ResolverTypeWrapper<Partial<KpiMetricCategory>>;
  KpiMetricConfig: ResolverTypeWrapper<KpiMetricConfigMapperRow>;
  KpiMetricConfigInput: ResolverTypeWrapper<Partial<KpiMetricConfigInput>>;
  KpiMetricType: ResolverTypeWrapper<Partial<KpiMetricType>>;
  KpiNote: ResolverTypeWrapper<KpiNoteMapperRow>;
  KpiPart: ResolverTypeWrapper<KpiPartMapperRow>;
  KpiPeriod: ResolverTypeWrapper<Partial<KpiPeriod>>;
  KpiResult: ResolverTypeWrapper<KpiResultMapperRow>;
  KpiRow: ResolverTypeWrapper<KpiRowMapperRow>;
  KpiRowKind: ResolverTypeWrapper<Partial<KpiRowKind>>;
  KpiRows: ResolverTypeWrapper<KpiRowsMapperRow>;
  KpiSide: ResolverTypeWrapper<Partial<KpiSide>>;
  KpiUnit: ResolverTypeWrapper<Partial<KpiUnit>>;
  LandingPage: ResolverTypeWrapper<Partial<LandingPage>>;
  LeftViewMail: ResolverTypeWrapper<Partial<LeftViewMail>>;
  Lens: ResolverTypeWrapper<LensMapperRow>;
  LensEntityCount: ResolverTypeWrapper<Partial<LensEntityCount>>;
  LensTeam: ResolverTypeWrapper<Partial<LensTeam>>;
  LensType: ResolverTypeWrapper<Partial<LensType>>;
  LensWhere: ResolverTypeWrapper<Partial<LensWhere>>;
  Location: ResolverTypeWrapper<Partial<Location>>;
  LocationEntity: ResolverTypeWrapper<LocationEntityMapperRow>;
  LocationEntityClass: ResolverTypeWrapper<Partial<LocationEntityClass>>;
  LocationInput: ResolverTypeWrapper<Partial<LocationInput>>;
  LocationProperty: ResolverTypeWrapper<Partial<LocationProperty>>;
  LocationPropertyInput: ResolverTypeWrapper<Partial<LocationPropertyInput>>;
  LoginSsoConfig: ResolverTypeWrapper<Partial<LoginSsoConfig>>;
  MFAEnrolment: ResolverTypeWrapper<Partial<MfaEnrolment>>;
  MailFormat: ResolverTypeWrapper<Partial<MailFormat>>;
  MailFrequency: ResolverTypeWrapper<Partial<MailFrequency>>;
  MailRecipient: ResolverTypeWrapper<Partial<MailRecipient>>;
  MapBuilding: ResolverTypeWrapper<MapBuildingMapperRow>;
  MapViewBuildingAssets: ResolverTypeWrapper<MapViewBuildingAssetsMapperRow>;
  MapViewConfig: ResolverTypeWrapper<Partial<MapViewConfig>>;
  MapboxAccess: ResolverTypeWrapper<Partial<MapboxAccess>>;
  Me: ResolverTypeWrapper<MeMapperRow>;
  MoreNeighbors: ResolverTypeWrapper<Partial<MoreNeighbors>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NormaliserSettings: ResolverTypeWrapper<Partial<NormaliserSettings>>;
  OidcConfigInput: ResolverTypeWrapper<Partial<OidcConfigInput>>;
  OidcConfiguration: ResolverTypeWrapper<OidcConfigurationMapperRow>;
  OptionItem: ResolverTypeWrapper<Partial<OptionItem>>;
  PayloadCase: ResolverTypeWrapper<PayloadCaseMapperRow>;
  PayloadOutcome: ResolverTypeWrapper<Partial<PayloadOutcome>>;
  PayloadReading: ResolverTypeWrapper<PayloadReadingMapperRow>;
  PayloadSource: ResolverTypeWrapper<Partial<PayloadSource>>;
  PerformanceBounds: ResolverTypeWrapper<Partial<PerformanceBounds>>;
  PerformanceDay: ResolverTypeWrapper<Partial<PerformanceDay>>;
  PerformanceHour: ResolverTypeWrapper<Partial<PerformanceHour>>;
  PerformanceMeasure: ResolverTypeWrapper<Partial<PerformanceMeasure>>;
  PerformanceMeasureName: ResolverTypeWrapper<Partial<PerformanceMeasureName>>;
  PerformancePriority: ResolverTypeWrapper<Partial<PerformancePriority>>;
  PerformanceStatus: ResolverTypeWrapper<Partial<PerformanceStatus>>;
  PerformanceUnit: ResolverTypeWrapper<Partial<PerformanceUnit>>;
  PermissionAction: ResolverTypeWrapper<Partial<PermissionAction>>;
  PersonPart: ResolverTypeWrapper<Partial<PersonPart>>;
  Phone: ResolverTypeWrapper<Partial<Phone>>;
  Pivot: ResolverTypeWrapper<PivotMapperRow>;
  PivotHead: ResolverTypeWrapper<Partial<PivotHead>>;
  PivotInput: ResolverTypeWrapper<Partial<PivotInput>>;
  PivotMeasure: ResolverTypeWrapper<Partial<PivotMeasure>>;
  PivotNames: ResolverTypeWrapper<Partial<PivotNames>>;
  PivotSource: ResolverTypeWrapper<Partial<PivotSource>>;
  ProcessVariableValue: ResolverTypeWrapper<Partial<ProcessVariableValue>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankedAlarm: ResolverTypeWrapper<RankedAlarmMapperRow>;
  RawDataExample: ResolverTypeWrapper<RawDataExampleMapperRow>;
  ReadEvent: ResolverTypeWrapper<Partial<ReadEvent>>;
  RecentAction: ResolverTypeWrapper<RecentActionMapperRow>;
  RefreshedSidecarCache: ResolverTypeWrapper<Partial<RefreshedSidecarCache>>;
  RelatedAlarms: ResolverTypeWrapper<RelatedAlarmsMapperRow>;
  RelatedEntity: ResolverTypeWrapper<Partial<RelatedEntity>>;
  RelatedEntityConfig: ResolverTypeWrapper<Partial<RelatedEntityConfig>>;
  RelatedNeighbor: ResolverTypeWrapper<Partial<RelatedNeighbor>>;
  Relationship: ResolverTypeWrapper<RelationshipMapperRow>;
  RelationshipDirection: ResolverTypeWrapper<Partial<RelationshipDirection>>;
  RelationshipEdge: ResolverTypeWrapper<Partial<RelationshipEdge>>;
  RelationshipNeighborhood: ResolverTypeWrapper<RelationshipNeighborhoodMapperRow>;
  RelationshipPage: ResolverTypeWrapper<Partial<Omit<RelationshipPage, 'relationships' | 'upstream'> & { relationships: Array<ResolversTypes['Relationship']>, upstream?: Maybe<Array<ResolversTypes['UpstreamEntity']>> }>>;
  RelationshipStatus: ResolverTypeWrapper<Partial<RelationshipStatus>>;
  RelationshipStep: ResolverTypeWrapper<Partial<RelationshipStep>>;
  ReleaseInfo: ResolverTypeWrapper<Partial<ReleaseInfo>>;
  RemovedAlarmStatus: ResolverTypeWrapper<Partial<RemovedAlarmStatus>>;
  RemovedTeamMember: ResolverTypeWrapper<Partial<RemovedTeamMember>>;
  Reparse: ResolverTypeWrapper<ReparseMapperRow>;
  ReparseCounts: ResolverTypeWrapper<Partial<ReparseCounts>>;
  ReparseSample: ResolverTypeWrapper<Partial<ReparseSample>>;
  ReparseStatus: ResolverTypeWrapper<Partial<ReparseStatus>>;
  ReportExport: ResolverTypeWrapper<ReportExportMapperRow>;
  ReportExportList: ResolverTypeWrapper<Partial<Omit<ReportExportList, 'rows'> & { rows: Array<ResolversTypes['ReportExport']> }>>;
  ReportExportStatus: ResolverTypeWrapper<Partial<ReportExportStatus>>;
  RequestExportInput: ResolverTypeWrapper<Partial<RequestExportInput>>;
  RequestedExport: ResolverTypeWrapper<Partial<Omit<RequestedExport, 'export'> & { export?: Maybe<ResolversTypes['ReportExport']> }>>;
  Role: ResolverTypeWrapper<RoleMapperRow>;
  RoleInput: ResolverTypeWrapper<Partial<RoleInput>>;
  RolePerson: ResolverTypeWrapper<Partial<RolePerson>>;
  SavedPivot: ResolverTypeWrapper<Partial<SavedPivot>>;
  SavedPivotInput: ResolverTypeWrapper<Partial<SavedPivotInput>>;
  SavedRange: ResolverTypeWrapper<Partial<SavedRange>>;
  SavedView: ResolverTypeWrapper<SavedViewMapperRow>;
  SavedViewMail: ResolverTypeWrapper<SavedViewMailMapperRow>;
  SavedViewMailInput: ResolverTypeWrapper<Partial<SavedViewMailInput>>;
  SavedViewType: ResolverTypeWrapper<Partial<SavedViewType>>;
  SearchedEntities: ResolverTypeWrapper<Partial<Omit<SearchedEntities, 'searchEntities'> & { searchEntities: Array<ResolversTypes['EntityOption']> }>>;
  SenderCheck: ResolverTypeWrapper<Partial<SenderCheck>>;
  ServiceImpactColour: ResolverTypeWrapper<Partial<ServiceImpactColour>>;
  Session: ResolverTypeWrapper<SessionMapperRow>;
  SettledDeadLetters: ResolverTypeWrapper<Partial<SettledDeadLetters>>;
  SignInResult: ResolverTypeWrapper<Partial<Omit<SignInResult, 'user'> & { user?: Maybe<ResolversTypes['User']> }>>;
  SortDirection: ResolverTypeWrapper<Partial<SortDirection>>;
  SourceSystem: ResolverTypeWrapper<SourceSystemMapperRow>;
  SpaceType: ResolverTypeWrapper<SpaceTypeMapperRow>;
  SpaceTypesAndCount: ResolverTypeWrapper<Partial<Omit<SpaceTypesAndCount, 'spaceTypes'> & { spaceTypes: Array<ResolversTypes['SpaceType']> }>>;
  SplitIncident: ResolverTypeWrapper<Partial<Omit<SplitIncident, 'incident' | 'splitOff'> & { incident?: Maybe<ResolversTypes['Incident']>, splitOff?: Maybe<ResolversTypes['Incident']> }>>;
  SsoConfigInput: ResolverTypeWrapper<Partial<SsoConfigInput>>;
  SsoConfiguration: ResolverTypeWrapper<SsoConfigurationMapperRow>;
  SsoProvider: ResolverTypeWrapper<SsoProviderMapperRow>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  SuggestedRelations: ResolverTypeWrapper<Partial<SuggestedRelations>>;
  SupportRequest: ResolverTypeWrapper<SupportRequestMapperRow>;
  Team: ResolverTypeWrapper<TeamMapperRow>;
  TeamInput: ResolverTypeWrapper<Partial<TeamInput>>;
  TeamMember: ResolverTypeWrapper<TeamMemberMapperRow>;
  TeamMemberRole: ResolverTypeWrapper<Partial<TeamMemberRole>>;
  TeamMembership: ResolverTypeWrapper<Partial<TeamMembership>>;
  TeamView: ResolverTypeWrapper<TeamViewMapperRow>;
  TeamViewsOrder: ResolverTypeWrapper<Partial<TeamViewsOrder>>;
  TeamViewsWhere: ResolverTypeWrapper<Partial<TeamViewsWhere>>;
  ThroughputHour: ResolverTypeWrapper<Partial<ThroughputHour>>;
  ThroughputRange: ResolverTypeWrapper<Partial<ThroughputRange>>;
  UpdateLensInput: ResolverTypeWrapper<Partial<UpdateLensInput>>;
  UpdateSavedViewInput: ResolverTypeWrapper<Partial<UpdateSavedViewInput>>;
  UpdateUserInput: ResolverTypeWrapper<Partial<UpdateUserInput>>;
  UpstreamEntity: ResolverTypeWrapper<UpstreamEntityMapperRow>;
  User: ResolverTypeWrapper<UserMapperRow>;
  UserOrder: ResolverTypeWrapper<Partial<UserOrder>>;
  UserOrderField: ResolverTypeWrapper<Partial<UserOrderField>>;
  UserPage: ResolverTypeWrapper<Partial<UserPage>>;
  UserSort: ResolverTypeWrapper<Partial<UserSort>>;
  UserStatus: ResolverTypeWrapper<Partial<UserStatus>>;
  UserTile: ResolverTypeWrapper<UserTileMapperRow>;
  UserVerb: ResolverTypeWrapper<Partial<UserVerb>>;
  UserWhere: ResolverTypeWrapper<Partial<UserWhere>>;
  UsersAndCount: ResolverTypeWrapper<UsersAndCountMapperRow>;
  WorkAlarmAttribute: ResolverTypeWrapper<Partial<WorkAlarmAttribute>>;
  WorkCloseStatus: ResolverTypeWrapper<Partial<WorkCloseStatus>>;
  WorkCriterion: ResolverTypeWrapper<Partial<WorkCriterion>>;
  WorkFollowUp: ResolverTypeWrapper<WorkFollowUpMapperRow>;
  WorkFollowUpCounts: ResolverTypeWrapper<Partial<WorkFollowUpCounts>>;
  WorkFollowUpReason: ResolverTypeWrapper<Partial<WorkFollowUpReason>>;
  WorkFollowUpReasonCount: ResolverTypeWrapper<Partial<WorkFollowUpReasonCount>>;
  WorkFollowUps: ResolverTypeWrapper<WorkFollowUpsMapperRow>;
  WorkHistoryInput: ResolverTypeWrapper<Partial<WorkHistoryInput>>;
  WorkResolutionClosedPeriod: ResolverTypeWrapper<Partial<WorkResolutionClosedPeriod>>;
  WorkResolutionClosedWork: ResolverTypeWrapper<Partial<WorkResolutionClosedWork>>;
  WorkResolutionGroup: ResolverTypeWrapper<Partial<Omit<WorkResolutionGroup, 'parts'> & { parts: Array<ResolversTypes['WorkResolutionPart']> }>>;
  WorkResolutionGroupBy: ResolverTypeWrapper<Partial<WorkResolutionGroupBy>>;
  WorkResolutionInput: ResolverTypeWrapper<Partial<WorkResolutionInput>>;
  WorkResolutionPart: ResolverTypeWrapper<WorkResolutionPartMapperRow>;
  WorkResolutionRepeatPeriod: ResolverTypeWrapper<Partial<WorkResolutionRepeatPeriod>>;
  WorkResolutionRepeatWork: ResolverTypeWrapper<Partial<WorkResolutionRepeatWork>>;
  WorkResolutionReportRow: ResolverTypeWrapper<WorkResolutionReportRowMapperRow>;
  WorkResolutionTicketList: ResolverTypeWrapper<Partial<Omit<WorkResolutionTicketList, 'rows'> & { rows: Array<ResolversTypes['WorkResolutionReportRow']> }>>;
  WorkResolutionTrend: ResolverTypeWrapper<Partial<Omit<WorkResolutionTrend, 'parts'> & { parts: Array<ResolversTypes['WorkResolutionPart']> }>>;
  WorkResolutionTrendGroups: ResolverTypeWrapper<Partial<Omit<WorkResolutionTrendGroups, 'groups' | 'total'> & { groups: Array<ResolversTypes['WorkResolutionGroup']>, total: ResolversTypes['WorkResolutionTrend'] }>>;
  WorkSelection: ResolverTypeWrapper<Partial<WorkSelection>>;
  WorkSurveyInput: ResolverTypeWrapper<Partial<WorkSurveyInput>>;
  WorkSystem: ResolverTypeWrapper<WorkSystemMapperRow>;
  WorkTicket: ResolverTypeWrapper<WorkTicketMapperRow>;
  WorkTicketActivity: ResolverTypeWrapper<WorkTicketActivityMapperRow>;
  WorkTicketActivityAndCount: ResolverTypeWrapper<WorkTicketActivityAndCountMapperRow>;
  WorkTicketActivityEventType: ResolverTypeWrapper<Partial<WorkTicketActivityEventType>>;
  WorkTicketActivityKind: ResolverTypeWrapper<Partial<WorkTicketActivityKind>>;
  WorkTicketChangesInput: ResolverTypeWrapper<Partial<WorkTicketChangesInput>>;
  WorkTicketDefaults: ResolverTypeWrapper<Partial<Omit<WorkTicketDefaults, 'alarms' | 'systems'> & { alarms: Array<ResolversTypes['Alarm']>, systems: Array<ResolversTypes['WorkSystem']> }>>;
  WorkTicketDetails: ResolverTypeWrapper<WorkTicketDetailsMapperRow>;
  WorkTicketDetailsInput: ResolverTypeWrapper<Partial<WorkTicketDetailsInput>>;
  WorkTicketFeedback: ResolverTypeWrapper<Partial<WorkTicketFeedback>>;
  WorkTicketId: ResolverTypeWrapper<Partial<WorkTicketId>>;
  WorkTicketIds: ResolverTypeWrapper<Partial<WorkTicketIds>>;
  WorkTicketOrder: ResolverTypeWrapper<Partial<WorkTicketOrder>>;
  WorkTicketOrderField: ResolverTypeWrapper<Partial<WorkTicketOrderField>>;
  WorkTicketState: ResolverTypeWrapper<Partial<WorkTicketState>>;
  WorkTicketVerb: ResolverTypeWrapper<Partial<WorkTicketVerb>>;
  WorkTicketsAndCount: ResolverTypeWrapper<WorkTicketsAndCountMapperRow>;
  WorstAlarms: ResolverTypeWrapper<Partial<Omit<WorstAlarms, 'worst'> & { worst: Array<ResolversTypes['RankedAlarm']> }>>;
  WorstAlarmsKind: ResolverTypeWrapper<Partial<WorstAlarmsKind>>;
  ZendeskToken: ResolverTypeWrapper<Partial<ZendeskToken>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActivityRule: Partial<ActivityRule>;
  ActivityUser: Partial<ActivityUser>;
  AddedAlarmProperties: Partial<AddedAlarmProperties>;
  Alarm: AlarmMapperRow;
  AlarmActivity: AlarmActivityMapperRow;
  AlarmActivityAndCount: AlarmActivityAndCountMapperRow;
  AlarmActivityMetadata: Partial<AlarmActivityMetadata>;
  AlarmActivityWhere: Partial<AlarmActivityWhere>;
  AlarmConfig: Partial<AlarmConfig>;
  AlarmCount: AlarmCountMapperRow;
  AlarmCountTotal: Partial<AlarmCountTotal>;
  AlarmCounts: Partial<Omit<AlarmCounts, 'rows'> & { rows: Array<ResolversParentTypes['AlarmCount']> }>;
  AlarmEntitiesAndCount: Partial<Omit<AlarmEntitiesAndCount, 'alarmEntities'> & { alarmEntities: Array<ResolversParentTypes['AlarmEntityOption']> }>;
  AlarmEntity: AlarmEntityMapperRow;
  AlarmEntityOption: AlarmEntityOptionMapperRow;
  AlarmFix: Partial<AlarmFix>;
  AlarmFlood: AlarmFloodMapperRow;
  AlarmInstance: AlarmInstanceMapperRow;
  AlarmInstanceDay: Partial<AlarmInstanceDay>;
  AlarmInstanceOrder: Partial<AlarmInstanceOrder>;
  AlarmInstanceWhere: Partial<AlarmInstanceWhere>;
  AlarmInstancesAndCount: AlarmInstancesAndCountMapperRow;
  AlarmOfRow: AlarmOfRowMapperRow;
  AlarmOrder: Partial<AlarmOrder>;
  AlarmPerformance: AlarmPerformanceMapperRow;
  AlarmPerformanceInput: Partial<AlarmPerformanceInput>;
  AlarmPoints: Partial<AlarmPoints>;
  AlarmPropertiesAndCount: Partial<AlarmPropertiesAndCount>;
  AlarmProperty: Partial<AlarmProperty>;
  AlarmPropertyDefinition: Partial<AlarmPropertyDefinition>;
  AlarmPropertyDefinitionInput: Partial<AlarmPropertyDefinitionInput>;
  AlarmPropertyInput: Partial<AlarmPropertyInput>;
  AlarmPropertyOption: Partial<AlarmPropertyOption>;
  AlarmPropertyOptions: Partial<AlarmPropertyOptions>;
  AlarmPropertyTypesAndCount: Partial<AlarmPropertyTypesAndCount>;
  AlarmPropertyValue: Partial<AlarmPropertyValue>;
  AlarmPropertyWhere: Partial<AlarmPropertyWhere>;
  AlarmReport: Partial<Omit<AlarmReport, 'rows'> & { rows: Array<ResolversParentTypes['AlarmReportRow']> }>;
  AlarmReportRow: AlarmReportRowMapperRow;
  AlarmSelection: Partial<AlarmSelection>;
  AlarmStatus: Partial<AlarmStatus>;
  AlarmThroughput: AlarmThroughputMapperRow;
  AlarmWhere: Partial<AlarmWhere>;
  AlarmsAndCount: AlarmsAndCountMapperRow;
  AlarmsFound: AlarmsFoundMapperRow;
  AliasConflict: AliasConflictMapperRow;
  AliasPreview: Partial<Omit<AliasPreview, 'samples'> & { samples: Array<ResolversParentTypes['AliasSample']> }>;
  AliasSample: AliasSampleMapperRow;
  AliasSuggestion: Partial<AliasSuggestion>;
  AliasUniqueness: Partial<Omit<AliasUniqueness, 'aliases'> & { aliases: Array<ResolversParentTypes['CheckedAlias']> }>;
  AnalystReader: Partial<AnalystReader>;
  AnalystReaderList: Partial<AnalystReaderList>;
  AnalystReaderSecret: Partial<AnalystReaderSecret>;
  AreaPermissions: Partial<AreaPermissions>;
  AreaPermissionsInput: Partial<AreaPermissionsInput>;
  AssetPropertiesAndCount: Partial<AssetPropertiesAndCount>;
  AssetShopsAndCount: Partial<AssetShopsAndCount>;
  AssetsAndCount: Partial<AssetsAndCount>;
  AssignedRole: Partial<AssignedRole>;
  AutomationAction: AutomationActionMapperRow;
  AutomationActionInput: Partial<AutomationActionInput>;
  AutomationDelay: Partial<AutomationDelay>;
  AutomationDelayInput: Partial<AutomationDelayInput>;
  AutomationDryRun: AutomationDryRunMapperRow;
  AutomationDryRunDay: AutomationDryRunDayMapperRow;
  AutomationDryRunFiring: AutomationDryRunFiringMapperRow;
  AutomationProblem: Partial<AutomationProblem>;
  AutomationRule: AutomationRuleMapperRow;
  AutomationRuleInput: Partial<AutomationRuleInput>;
  AutomationRuleLogAndCount: AutomationRuleLogAndCountMapperRow;
  AutomationRuleLogEntry: AutomationRuleLogEntryMapperRow;
  AutomationRuleLogWhere: Partial<AutomationRuleLogWhere>;
  AutomationRuleOfAlarm: AutomationRuleOfAlarmMapperRow;
  AutomationRulesAndCount: AutomationRulesAndCountMapperRow;
  AutomationRulesWhere: Partial<AutomationRulesWhere>;
  AutomationSchedule: Partial<AutomationSchedule>;
  AutomationScheduleInput: Partial<AutomationScheduleInput>;
  AutomationTrigger: Partial<AutomationTrigger>;
  AutomationTriggerInput: Partial<AutomationTriggerInput>;
  BasSourceMapping: BasSourceMappingMapperRow;
  BasSourceMappingPreview: BasSourceMappingPreviewMapperRow;
  Boolean: Partial<Scalars['Boolean']['output']>;
  Building: Partial<Building>;
  BuildingFloor: BuildingFloorMapperRow;
  BuildingsAndCount: Partial<BuildingsAndCount>;
  BuildingsWhere: Partial<BuildingsWhere>;
  BulkFailure: Partial<BulkFailure>;
  BulkJob: BulkJobMapperRow;
  BulkResult: Partial<BulkResult>;
  ChangedRelation: Partial<ChangedRelation>;
  CheckedAlias: Partial<Omit<CheckedAlias, 'conflict'> & { conflict?: Maybe<ResolversParentTypes['AliasConflict']> }>;
  CmmsAssignee: Partial<CmmsAssignee>;
  CmmsConfig: CmmsConfigMapperRow;
  CmmsConfigField: CmmsConfigFieldMapperRow;
  CmmsFieldChange: Partial<CmmsFieldChange>;
  CmmsFieldOption: Partial<CmmsFieldOption>;
  CmmsFieldOptionsAndCount: Partial<CmmsFieldOptionsAndCount>;
  CmmsFieldValue: CmmsFieldValueMapperRow;
  CmmsInternalField: CmmsInternalFieldMapperRow;
  CmmsPull: CmmsPullMapperRow;
  CmmsSystem: CmmsSystemMapperRow;
  CompaniesAndCount: Partial<CompaniesAndCount>;
  CompaniesWhere: Partial<CompaniesWhere>;
  Company: Partial<Company>;
  CreateExternalCmmsFieldInput: Partial<CreateExternalCmmsFieldInput>;
  CreateLensInput: Partial<CreateLensInput>;
  CreateSavedViewInput: Partial<CreateSavedViewInput>;
  CreateUserInput: Partial<CreateUserInput>;
  CreatedRelation: Partial<CreatedRelation>;
  CreatedWorkTicket: Partial<Omit<CreatedWorkTicket, 'openTickets' | 'workTicket'> & { openTickets: Array<ResolversParentTypes['WorkTicket']>, workTicket?: Maybe<ResolversParentTypes['WorkTicket']> }>;
  CriterionInput: Partial<CriterionInput>;
  CriticalityStep: CriticalityStepMapperRow;
  CustomAlarmStatus: Partial<CustomAlarmStatus>;
  CustomToken: CustomTokenMapperRow;
  CustomTokenSignIn: CustomTokenSignInMapperRow;
  Customer: CustomerMapperRow;
  CustomerName: CustomerNameMapperRow;
  DateRange: Partial<DateRange>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  DeadLetter: DeadLetterMapperRow;
  DeadLetterCount: DeadLetterCountMapperRow;
  DeadLetterWhere: Partial<DeadLetterWhere>;
  DeadLettersAndCount: DeadLettersAndCountMapperRow;
  DeletedAutomationRule: Partial<DeletedAutomationRule>;
  DeletedEntities: Partial<DeletedEntities>;
  DeletedEntitySchema: Partial<DeletedEntitySchema>;
  DeletedHoliday: Partial<DeletedHoliday>;
  DeletedLens: Partial<DeletedLens>;
  DeletedLocation: Partial<DeletedLocation>;
  DeletedRole: Partial<DeletedRole>;
  DeletedSavedView: Partial<DeletedSavedView>;
  DeletedSpaceType: Partial<DeletedSpaceType>;
  DeletedTeam: Partial<DeletedTeam>;
  DeletedTranslation: Partial<DeletedTranslation>;
  DeletedUser: Partial<DeletedUser>;
  EmailAddress: EmailAddressMapperRow;
  EmailForwarding: Partial<EmailForwarding>;
  EmailForwardingInput: Partial<EmailForwardingInput>;
  EmailSettingsInput: Partial<EmailSettingsInput>;
  EmailTenant: Partial<EmailTenant>;
  EnrolledFactor: Partial<EnrolledFactor>;
  EntitiesAndCount: EntitiesAndCountMapperRow;
  Entity: EntityMapperRow;
  EntityActivity: EntityActivityMapperRow;
  EntityActivityAndCount: Partial<Omit<EntityActivityAndCount, 'entityActivity'> & { entityActivity: Array<ResolversParentTypes['EntityActivity']> }>;
  EntityAlias: Partial<EntityAlias>;
  EntityClass: Partial<EntityClass>;
  EntityClassesAndCount: Partial<EntityClassesAndCount>;
  EntityOption: EntityOptionMapperRow;
  EntityOptionMeta: Partial<EntityOptionMeta>;
  EntityOrder: Partial<EntityOrder>;
  EntityProperty: Partial<EntityProperty>;
  EntityPropertyInput: Partial<EntityPropertyInput>;
  EntitySchemaInput: Partial<EntitySchemaInput>;
  EntityUse: EntityUseMapperRow;
  EntityWhere: Partial<EntityWhere>;
  ExternalCmmsDomainValue: ExternalCmmsDomainValueMapperRow;
  ExternalCmmsDomainValueInput: Partial<ExternalCmmsDomainValueInput>;
  ExternalCmmsDomainValueWhere: Partial<ExternalCmmsDomainValueWhere>;
  ExternalCmmsDomainValuesAndCount: ExternalCmmsDomainValuesAndCountMapperRow;
  ExternalCmmsField: ExternalCmmsFieldMapperRow;
  ExternalCmmsFieldInput: Partial<ExternalCmmsFieldInput>;
  ExternalCmmsFieldMap: ExternalCmmsFieldMapMapperRow;
  ExternalCmmsFieldMapping: ExternalCmmsFieldMappingMapperRow;
  ExternalCmmsFieldWhere: Partial<ExternalCmmsFieldWhere>;
  ExternalCmmsFieldsAndCount: ExternalCmmsFieldsAndCountMapperRow;
  ExternalCmmsValueTranslation: ExternalCmmsValueTranslationMapperRow;
  ExternalCmmsValueTranslationInput: Partial<ExternalCmmsValueTranslationInput>;
  ExternalCmmsValueTranslationWhere: Partial<ExternalCmmsValueTranslationWhere>;
  ExternalCmmsValueTranslationsAndCount: ExternalCmmsValueTranslationsAndCountMapperRow;
  ExternalSystem: ExternalSystemMapperRow;
  ExternalSystemCommand: ExternalSystemCommandMapperRow;
  ExternalSystemCommandProgress: ExternalSystemCommandProgressMapperRow;
  ExternalSystemCommandRange: Partial<ExternalSystemCommandRange>;
  ExternalSystemCommandsAndCount: ExternalSystemCommandsAndCountMapperRow;
  ExternalSystemEmail: Partial<ExternalSystemEmail>;
  ExternalSystemExportConfig: Partial<ExternalSystemExportConfig>;
  ExternalSystemExportConfigInput: Partial<ExternalSystemExportConfigInput>;
  ExternalSystemField: Partial<ExternalSystemField>;
  ExternalSystemInput: Partial<ExternalSystemInput>;
  ExternalSystemIssueLog: ExternalSystemIssueLogMapperRow;
  ExternalSystemIssueLogsAndCount: ExternalSystemIssueLogsAndCountMapperRow;
  ExternalSystemOption: Partial<ExternalSystemOption>;
  ExternalSystemOptions: Partial<ExternalSystemOptions>;
  ExternalSystemOrder: Partial<ExternalSystemOrder>;
  ExternalSystemOutboundSettings: Partial<ExternalSystemOutboundSettings>;
  ExternalSystemOutboundSettingsInput: Partial<ExternalSystemOutboundSettingsInput>;
  ExternalSystemPump: ExternalSystemPumpMapperRow;
  ExternalSystemPumpReport: ExternalSystemPumpReportMapperRow;
  ExternalSystemPumpSource: ExternalSystemPumpSourceMapperRow;
  ExternalSystemWhere: Partial<ExternalSystemWhere>;
  ExternalSystemsAndCount: ExternalSystemsAndCountMapperRow;
  Factor: FactorMapperRow;
  FastAlarmsWhere: Partial<FastAlarmsWhere>;
  FastWorkTicketsWhere: Partial<FastWorkTicketsWhere>;
  Feed: FeedMapperRow;
  FeedCounts: Partial<FeedCounts>;
  FeedIssue: FeedIssueMapperRow;
  FeedPump: FeedPumpMapperRow;
  FeedTry: FeedTryMapperRow;
  FeedWhere: Partial<FeedWhere>;
  Feedback: FeedbackMapperRow;
  FeedsAndCounts: FeedsAndCountsMapperRow;
  FilterCriterion: FilterCriterionMapperRow;
  FilterCriterionDetail: Partial<FilterCriterionDetail>;
  FilterCriterionSelection: Partial<FilterCriterionSelection>;
  Float: Partial<Scalars['Float']['output']>;
  FloorPlan: FloorPlanMapperRow;
  FloorPlanBuilding: FloorPlanBuildingMapperRow;
  FloorRoom: FloorRoomMapperRow;
  FloorView: FloorViewMapperRow;
  GlobalCmmsConfig: Partial<GlobalCmmsConfig>;
  Holiday: Partial<Holiday>;
  HolidayInput: Partial<HolidayInput>;
  ID: Partial<Scalars['ID']['output']>;
  Incident: IncidentMapperRow;
  IncidentMeasure: Partial<IncidentMeasure>;
  IncidentRows: Partial<IncidentRows>;
  IncidentTicket: IncidentTicketMapperRow;
  IncidentTrial: IncidentTrialMapperRow;
  IndustryGrid: IndustryGridMapperRow;
  Int: Partial<Scalars['Int']['output']>;
  IntegrationHealth: IntegrationHealthMapperRow;
  IntegrationHealthCount: Partial<IntegrationHealthCount>;
  IntegrationHour: Partial<IntegrationHour>;
  IntegrationTraffic: IntegrationTrafficMapperRow;
  InventoryImport: InventoryImportMapperRow;
  InventoryImportList: Partial<Omit<InventoryImportList, 'rows'> & { rows: Array<ResolversParentTypes['InventoryImport']> }>;
  InventoryImportRow: InventoryImportRowMapperRow;
  InventoryImportRowList: Partial<Omit<InventoryImportRowList, 'rows'> & { rows: Array<ResolversParentTypes['InventoryImportRow']> }>;
  InventoryTarget: Partial<InventoryTarget>;
  Invitee: InviteeMapperRow;
  JSON: Partial<Scalars['JSON']['output']>;
  KpiDashboardConfig: Partial<KpiDashboardConfig>;
  KpiDrilldown: KpiDrilldownMapperRow;
  KpiGroup: Partial<KpiGroup>;
  KpiInput: Partial<KpiInput>;
  KpiLevel: Partial<KpiLevel>;
  KpiMetricConfig: KpiMetricConfigMapperRow;
  KpiMetricConfigInput: Partial<KpiMetricConfigInput>;
  KpiNote: KpiNoteMapperRow;
  KpiPart: KpiPartMapperRow;
  KpiPeriod: Partial<KpiPeriod>;
  KpiResult: KpiResultMapperRow;
  KpiRow: KpiRowMapperRow;
  KpiRows: KpiRowsMapperRow;
  LeftViewMail: Partial<LeftViewMail>;
  Lens: LensMapperRow;
  LensEntityCount: Partial<LensEntityCount>;
  LensTeam: Partial<LensTeam>;
  LensWhere: Partial<LensWhere>;
  Location: Partial<Location>;
  LocationEntity: LocationEntityMapperRow;
  LocationInput: Partial<LocationInput>;
  LocationProperty: Partial<LocationProperty>;
  LocationPropertyInput: Partial<LocationPropertyInput>;
  LoginSsoConfig: Partial<LoginSsoConfig>;
  MFAEnrolment: Partial<MfaEnrolment>;
  MailRecipient: Partial<MailRecipient>;
  MapBuilding: MapBuildingMapperRow;
  MapViewBuildingAssets: MapViewBuildingAssetsMapperRow;
  MapViewConfig: Partial<MapViewConfig>;
  MapboxAccess: Partial<MapboxAccess>;
  Me: MeMapperRow;
  MoreNeighbors: Partial<MoreNeighbors>;
  Mutation: Record<PropertyKey, never>;
  NormaliserSettings: Partial<NormaliserSettings>;
  OidcConfigInput: Partial<OidcConfigInput>;
  OidcConfiguration: OidcConfigurationMapperRow;
  OptionItem: Partial<OptionItem>;
  PayloadCase: PayloadCaseMapperRow;
  PayloadReading: PayloadReadingMapperRow;
  PayloadSource: Partial<PayloadSource>;
  PerformanceBounds: Partial<PerformanceBounds>;
  PerformanceDay: Partial<PerformanceDay>;
  PerformanceHour: Partial<PerformanceHour>;
  PerformanceMeasure: Partial<PerformanceMeasure>;
  PerformancePriority: Partial<PerformancePriority>;
  Phone: Partial<Phone>;
  Pivot: PivotMapperRow;
  PivotHead: Partial<PivotHead>;
  PivotInput: Partial<PivotInput>;
  PivotNames: Partial<PivotNames>;
  ProcessVariableValue: Partial<ProcessVariableValue>;
  Query: Record<PropertyKey, never>;
  RankedAlarm: RankedAlarmMapperRow;
  RawDataExample: RawDataExampleMapperRow;
  ReadEvent: Partial<ReadEvent>;
  RecentAction: RecentActionMapperRow;
  RefreshedSidecarCache: Partial<RefreshedSidecarCache>;
  RelatedAlarms: RelatedAlarmsMapperRow;
  RelatedEntity: Partial<RelatedEntity>;
  RelatedEntityConfig: Partial<RelatedEntityConfig>;
  RelatedNeighbor: Partial<RelatedNeighbor>;
  Relationship: RelationshipMapperRow;
  RelationshipEdge: Partial<RelationshipEdge>;
  RelationshipNeighborhood: RelationshipNeighborhoodMapperRow;
  RelationshipPage: Partial<Omit<RelationshipPage, 'relationships' | 'upstream'> & { relationships: Array<ResolversParentTypes['Relationship']>, upstream?: Maybe<Array<ResolversParentTypes['UpstreamEntity']>> }>;
  RelationshipStep: Partial<RelationshipStep>;
  ReleaseInfo: Partial<ReleaseInfo>;
  RemovedAlarmStatus: Partial<RemovedAlarmStatus>;
  RemovedTeamMember: Partial<RemovedTeamMember>;
  Reparse: ReparseMapperRow;
  ReparseCounts: Partial<ReparseCounts>;
  ReparseSample: Partial<ReparseSample>;
  ReportExport: ReportExportMapperRow;
  ReportExportList: Partial<Omit<ReportExportList, 'rows'> & { rows: Array<ResolversParentTypes['ReportExport']> }>;
  RequestExportInput: Partial<RequestExportInput>;
  RequestedExport: Partial<Omit<RequestedExport, 'export'> & { export?: Maybe<ResolversParentTypes['ReportExport']> }>;
  Role: RoleMapperRow;
  RoleInput: Partial<RoleInput>;
  RolePerson: Partial<RolePerson>;
  SavedPivot: Partial<SavedPivot>;
  SavedPivotInput: Partial<SavedPivotInput>;
  SavedRange: Partial<SavedRange>;
  SavedView: SavedViewMapperRow;
  SavedViewMail: SavedViewMailMapperRow;
  SavedViewMailInput: Partial<SavedViewMailInput>;
  SearchedEntities: Partial<Omit<SearchedEntities, 'searchEntities'> & { searchEntities: Array<ResolversParentTypes['EntityOption']> }>;
  Session: SessionMapperRow;
  SettledDeadLetters: Partial<SettledDeadLetters>;
  SignInResult: Partial<Omit<SignInResult, 'user'> & { user?: Maybe<ResolversParentTypes['User']> }>;
  SourceSystem: SourceSystemMapperRow;
  SpaceType: SpaceTypeMapperRow;
  SpaceTypesAndCount: Partial<Omit<SpaceTypesAndCount, 'spaceTypes'> & { spaceTypes: Array<ResolversParentTypes['SpaceType']> }>;
  SplitIncident: Partial<Omit<SplitIncident, 'incident' | 'splitOff'> & { incident?: Maybe<ResolversParentTypes['Incident']>, splitOff?: Maybe<ResolversParentTypes['Incident']> }>;
  SsoConfigInput: Partial<SsoConfigInput>;
  SsoConfiguration: SsoConfigurationMapperRow;
  SsoProvider: SsoProviderMapperRow;
  String: Partial<Scalars['String']['output']>;
  SuggestedRelations: Partial<SuggestedRelations>;
  SupportRequest: SupportRequestMapperRow;
  Team: TeamMapperRow;
  TeamInput: Partial<TeamInput>;
  TeamMember: TeamMemberMapperRow;
  TeamMembership: Partial<TeamMembership>;
  TeamView: TeamViewMapperRow;
  TeamViewsWhere: Partial<TeamViewsWhere>;
  ThroughputHour: Partial<ThroughputHour>;
  UpdateLensInput: Partial<UpdateLensInput>;
  UpdateSavedViewInput: Partial<UpdateSavedViewInput>;
  UpdateUserInput: Partial<UpdateUserInput>;
  UpstreamEntity: UpstreamEntityMapperRow;
  User: UserMapperRow;
  UserOrder: Partial<UserOrder>;
  UserPage: Partial<UserPage>;
  UserTile: UserTileMapperRow;
  UserWhere: Partial<UserWhere>;
  UsersAndCount: UsersAndCountMapperRow;
  WorkAlarmAttribute: Partial<WorkAlarmAttribute>;
  WorkCriterion: Partial<WorkCriterion>;
  WorkFollowUp: WorkFollowUpMapperRow;
  WorkFollowUpCounts: Partial<WorkFollowUpCounts>;
  WorkFollowUpReasonCount: Partial<WorkFollowUpReasonCount>;
  WorkFollowUps: WorkFollowUpsMapperRow;
  WorkHistoryInput: Partial<WorkHistoryInput>;
  WorkResolutionClosedPeriod: Partial<WorkResolutionClosedPeriod>;
  WorkResolutionClosedWork: Partial<WorkResolutionClosedWork>;
  WorkResolutionGroup: Partial<Omit<WorkResolutionGroup, 'parts'> & { parts: Array<ResolversParentTypes['WorkResolutionPart']> }>;
  WorkResolutionInput: Partial<WorkResolutionInput>;
  WorkResolutionPart: WorkResolutionPartMapperRow;
  WorkResolutionRepeatPeriod: Partial<WorkResolutionRepeatPeriod>;
  WorkResolutionRepeatWork: Partial<WorkResolutionRepeatWork>;
  WorkResolutionReportRow: WorkResolutionReportRowMapperRow;
  WorkResolutionTicketList: Partial<Omit<WorkResolutionTicketList, 'rows'> & { rows: Array<ResolversParentTypes['WorkResolutionReportRow']> }>;
  WorkResolutionTrend: Partial<Omit<WorkResolutionTrend, 'parts'> & { parts: Array<ResolversParentTypes['WorkResolutionPart']> }>;
  WorkResolutionTrendGroups: Partial<Omit<WorkResolutionTrendGroups, 'groups' | 'total'> & { groups: Array<ResolversParentTypes['WorkResolutionGroup']>, total: ResolversParentTypes['WorkResolutionTrend'] }>;
  WorkSelection: Partial<WorkSelection>;
  WorkSurveyInput: Partial<WorkSurveyInput>;
  WorkSystem: WorkSystemMapperRow;
  WorkTicket: WorkTicketMapperRow;
  WorkTicketActivity: WorkTicketActivityMapperRow;
  WorkTicketActivityAndCount: WorkTicketActivityAndCountMapperRow;
  WorkTicketChangesInput: Partial<WorkTicketChangesInput>;
  WorkTicketDefaults: Partial<Omit<WorkTicketDefaults, 'alarms' | 'systems'> & { alarms: Array<ResolversParentTypes['Alarm']>, systems: Array<ResolversParentTypes['WorkSystem']> }>;
  WorkTicketDetails: WorkTicketDetailsMapperRow;
  WorkTicketDetailsInput: Partial<WorkTicketDetailsInput>;
  WorkTicketFeedback: Partial<WorkTicketFeedback>;
  WorkTicketId: Partial<WorkTicketId>;
  WorkTicketIds: Partial<WorkTicketIds>;
  WorkTicketOrder: Partial<WorkTicketOrder>;
  WorkTicketsAndCount: WorkTicketsAndCountMapperRow;
  WorstAlarms: Partial<Omit<WorstAlarms, 'worst'> & { worst: Array<ResolversParentTypes['RankedAlarm']> }>;
  ZendeskToken: Partial<ZendeskToken>;
};

export type ActivityRuleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ActivityRule'] = ResolversParentTypes['ActivityRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityUserResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ActivityUser'] = ResolversParentTypes['ActivityUser']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AddedAlarmPropertiesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AddedAlarmProperties'] = ResolversParentTypes['AddedAlarmProperties']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Alarm'] = ResolversParentTypes['Alarm']> = {
  activeWorkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarmType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chatteringCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cmmsAttributes?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  cmmsConfigStatus?: Resolver<Maybe<ResolversTypes['CmmsConfigStatus']>, ParentType, ContextType>;
  cmmsMappedAssetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cmmsMappedAssetValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cmmsMappedLocationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cmmsMappedLocationValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contextualName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enteredStatusAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entities?: Resolver<Array<ResolversTypes['AlarmEntity']>, ParentType, ContextType>;
  entityIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  externalSystem?: Resolver<ResolversTypes['SourceSystem'], ParentType, ContextType>;
  fleetingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedRawText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incident?: Resolver<Maybe<ResolversTypes['Incident']>, ParentType, ContextType>;
  isAutoDispatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNuisance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSenderUnverified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isServiceImpacting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastWorkTicketClosedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  latestAlarmTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  latestEndTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nuisanceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointEntityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priorityLastModifiedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['AlarmProperty']>, ParentType, ContextType>;
  rawAttributes?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  serviceImpactLastModifiedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlarmSeverity'], ParentType, ContextType>;
  snoozeExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  snoozeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snoozedBy?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  snoozedByRule?: Resolver<Maybe<ResolversTypes['ActivityRule']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AlarmActiveState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unverifiedSender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workTickets?: Resolver<Array<ResolversTypes['WorkTicket']>, ParentType, ContextType>;
};

export type AlarmActivityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmActivity'] = ResolversParentTypes['AlarmActivity']> = {
  automationRule?: Resolver<Maybe<ResolversTypes['ActivityRule']>, ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['ChangeCause']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalSystem?: Resolver<Maybe<ResolversTypes['SourceSystem']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['AlarmActivityMetadata']>, ParentType, ContextType>;
  prevValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
};

export type AlarmActivityAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmActivityAndCount'] = ResolversParentTypes['AlarmActivityAndCount']> = {
  alarmActivity?: Resolver<Array<ResolversTypes['AlarmActivity']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmActivityMetadataResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmActivityMetadata'] = ResolversParentTypes['AlarmActivityMetadata']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snoozeDuration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  snoozeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusUpdateReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlarmConfigResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmConfig'] = ResolversParentTypes['AlarmConfig']> = {
  definitions?: Resolver<Array<ResolversTypes['AlarmPropertyDefinition']>, ParentType, ContextType>;
};

export type AlarmCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmCount'] = ResolversParentTypes['AlarmCount']> = {
  alarms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cumulativeShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  externalSystemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  timeInAlarm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlarmCountTotalResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmCountTotal'] = ResolversParentTypes['AlarmCountTotal']> = {
  alarms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeInAlarm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AlarmCountsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmCounts'] = ResolversParentTypes['AlarmCounts']> = {
  rows?: Resolver<Array<ResolversTypes['AlarmCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['AlarmCountTotal'], ParentType, ContextType>;
};

export type AlarmEntitiesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmEntitiesAndCount'] = ResolversParentTypes['AlarmEntitiesAndCount']> = {
  alarmEntities?: Resolver<Array<ResolversTypes['AlarmEntityOption']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmEntityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmEntity'] = ResolversParentTypes['AlarmEntity']> = {
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  criticality?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roomNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlarmEntityOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmEntityOption'] = ResolversParentTypes['AlarmEntityOption']> = {
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlarmFixResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmFix'] = ResolversParentTypes['AlarmFix']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AlarmFixKind'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spread?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  timeShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlarmFloodResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmFlood'] = ResolversParentTypes['AlarmFlood']> = {
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AlarmInstanceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmInstance'] = ResolversParentTypes['AlarmInstance']> = {
  ackBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ackTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alarmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alarmTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endTimeSource?: Resolver<Maybe<ResolversTypes['EndTimeSource']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  processVariableValue?: Resolver<Maybe<ResolversTypes['ProcessVariableValue']>, ParentType, ContextType>;
};

export type AlarmInstanceDayResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmInstanceDay'] = ResolversParentTypes['AlarmInstanceDay']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlarmInstancesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmInstancesAndCount'] = ResolversParentTypes['AlarmInstancesAndCount']> = {
  alarmInstances?: Resolver<Array<ResolversTypes['AlarmInstance']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmOfRowResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmOfRow'] = ResolversParentTypes['AlarmOfRow']> = {
  alarmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incidentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmPerformanceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmPerformance'] = ResolversParentTypes['AlarmPerformance']> = {
  alarms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['PerformanceDay']>, ParentType, ContextType>;
  floodCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floods?: Resolver<Array<ResolversTypes['AlarmFlood']>, ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hoursOfWeek?: Resolver<Array<ResolversTypes['PerformanceHour']>, ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  measures?: Resolver<Array<ResolversTypes['PerformanceMeasure']>, ParentType, ContextType>;
  positions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priorities?: Resolver<Array<ResolversTypes['PerformancePriority']>, ParentType, ContextType>;
  stateUnknownSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  topTen?: Resolver<Array<ResolversTypes['RankedAlarm']>, ParentType, ContextType>;
  worst?: Resolver<Array<ResolversTypes['WorstAlarms']>, ParentType, ContextType>;
};

export type AlarmPointsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmPoints'] = ResolversParentTypes['AlarmPoints']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlarmPropertiesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmPropertiesAndCount'] = ResolversParentTypes['AlarmPropertiesAndCount']> = {
  alarmProperties?: Resolver<Array<ResolversTypes['AlarmPropertyValue']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmPropertyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmProperty'] = ResolversParentTypes['AlarmProperty']> = {
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hasLocations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  needsVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shownConfidence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AlarmPropertySource'], ParentType, ContextType>;
  sourceField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlarmPropertyDefinitionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmPropertyDefinition'] = ResolversParentTypes['AlarmPropertyDefinition']> = {
  hasLocations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMulti?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmPropertyOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmPropertyOption'] = ResolversParentTypes['AlarmPropertyOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlarmPropertyOptionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmPropertyOptions'] = ResolversParentTypes['AlarmPropertyOptions']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AlarmPropertyOption']>, ParentType, ContextType>;
};

export type AlarmPropertyTypesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmPropertyTypesAndCount'] = ResolversParentTypes['AlarmPropertyTypesAndCount']> = {
  alarmPropertyTypes?: Resolver<Array<ResolversTypes['AlarmPropertyDefinition']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmPropertyValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmPropertyValue'] = ResolversParentTypes['AlarmPropertyValue']> = {
  alarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlarmReportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmReport'] = ResolversParentTypes['AlarmReport']> = {
  rows?: Resolver<Array<ResolversTypes['AlarmReportRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['AlarmCountTotal'], ParentType, ContextType>;
};

export type AlarmReportRowResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmReportRow'] = ResolversParentTypes['AlarmReportRow']> = {
  alarmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  chatteringCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cumulativeShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  decisions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  displayId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalSystemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fix?: Resolver<ResolversTypes['AlarmFix'], ParentType, ContextType>;
  fleetingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openTicket?: Resolver<Maybe<ResolversTypes['WorkTicket']>, ParentType, ContextType>;
  ownerTeams?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  staleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeInAlarm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  workCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmStatusResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmStatus'] = ResolversParentTypes['AlarmStatus']> = {
  isCustom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlarmThroughputResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmThroughput'] = ResolversParentTypes['AlarmThroughput']> = {
  averagePerHour?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  externalSystem?: Resolver<ResolversTypes['ExternalSystem'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['ThroughputHour']>, ParentType, ContextType>;
  isLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSilent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAlarmHour?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  thresholdHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmsAndCount'] = ResolversParentTypes['AlarmsAndCount']> = {
  alarms?: Resolver<Array<ResolversTypes['Alarm']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlarmsFoundResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlarmsFound'] = ResolversParentTypes['AlarmsFound']> = {
  alarms?: Resolver<Array<ResolversTypes['Alarm']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AliasConflictResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AliasConflict'] = ResolversParentTypes['AliasConflict']> = {
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AliasPreviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AliasPreview'] = ResolversParentTypes['AliasPreview']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mentioned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['AliasSample']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AliasSampleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AliasSample'] = ResolversParentTypes['AliasSample']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alarmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AliasSuggestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AliasSuggestion'] = ResolversParentTypes['AliasSuggestion']> = {
  alarms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AliasUniquenessResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AliasUniqueness'] = ResolversParentTypes['AliasUniqueness']> = {
  aliases?: Resolver<Array<ResolversTypes['CheckedAlias']>, ParentType, ContextType>;
  isUnique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnalystReaderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnalystReader'] = ResolversParentTypes['AnalystReader']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AnalystReaderListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnalystReaderList'] = ResolversParentTypes['AnalystReaderList']> = {
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AnalystReader']>, ParentType, ContextType>;
};

export type AnalystReaderSecretResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnalystReaderSecret'] = ResolversParentTypes['AnalystReaderSecret']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AreaPermissionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AreaPermissions'] = ResolversParentTypes['AreaPermissions']> = {
  actions?: Resolver<Array<ResolversTypes['PermissionAction']>, ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssetPropertiesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AssetPropertiesAndCount'] = ResolversParentTypes['AssetPropertiesAndCount']> = {
  assetProperties?: Resolver<Array<ResolversTypes['OptionItem']>, ParentType, ContextType>;
  assetPropertyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssetShopsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AssetShopsAndCount'] = ResolversParentTypes['AssetShopsAndCount']> = {
  assetShopCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assetShops?: Resolver<Array<ResolversTypes['OptionItem']>, ParentType, ContextType>;
};

export type AssetsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AssetsAndCount'] = ResolversParentTypes['AssetsAndCount']> = {
  assetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assets?: Resolver<Array<ResolversTypes['OptionItem']>, ParentType, ContextType>;
};

export type AssignedRoleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AssignedRole'] = ResolversParentTypes['AssignedRole']> = {
  customRoleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AuthRole'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AutomationActionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationAction'] = ResolversParentTypes['AutomationAction']> = {
  assigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  channels?: Resolver<Maybe<Array<ResolversTypes['AutomationChannel']>>, ParentType, ContextType>;
  dueInHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  externalSystemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  objectiveTemplate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teamId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  teamIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AutomationActionType'], ParentType, ContextType>;
  userIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  values?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type AutomationDelayResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationDelay'] = ResolversParentTypes['AutomationDelay']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomationDryRunResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationDryRun'] = ResolversParentTypes['AutomationDryRun']> = {
  acted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assumedWorkHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['AutomationDryRunDay']>, ParentType, ContextType>;
  duplicatesAvoided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entryAlarms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firings?: Resolver<Array<ResolversTypes['AutomationDryRunFiring']>, ParentType, ContextType>;
  firstPauseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outsideSchedule?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pauses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peopleWoken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  snoozed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unknownCriteria?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomationDryRunDayResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationDryRunDay'] = ResolversParentTypes['AutomationDryRunDay']> = {
  acted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duplicatesAvoided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomationDryRunFiringResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationDryRunFiring'] = ResolversParentTypes['AutomationDryRunFiring']> = {
  alarmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alarmName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalSystemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  firesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasTicket?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AutomationDryRunOutcome'], ParentType, ContextType>;
  triggeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AutomationProblemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationProblem'] = ResolversParentTypes['AutomationProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AutomationRuleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationRule'] = ResolversParentTypes['AutomationRule']> = {
  actions?: Resolver<Array<ResolversTypes['AutomationAction']>, ParentType, ContextType>;
  assetCriteria?: Resolver<Array<ResolversTypes['FilterCriterion']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  criteria?: Resolver<Array<ResolversTypes['FilterCriterion']>, ParentType, ContextType>;
  delay?: Resolver<ResolversTypes['AutomationDelay'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excludeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  executionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  executionOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastExecutionAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['AutomationPauseReason']>, ParentType, ContextType>;
  pausedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausesInFlood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['AutomationProblem']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['AutomationSchedule']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AutomationRuleState'], ParentType, ContextType>;
  trigger?: Resolver<Maybe<ResolversTypes['AutomationTrigger']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomationRuleLogAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationRuleLogAndCount'] = ResolversParentTypes['AutomationRuleLogAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['AutomationRuleLogEntry']>, ParentType, ContextType>;
};

export type AutomationRuleLogEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationRuleLogEntry'] = ResolversParentTypes['AutomationRuleLogEntry']> = {
  action?: Resolver<Maybe<ResolversTypes['AutomationActionType']>, ParentType, ContextType>;
  alarmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alarmName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalSystemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AutomationOutcome'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ruleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triggeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  workTicketId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AutomationRuleOfAlarmResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationRuleOfAlarm'] = ResolversParentTypes['AutomationRuleOfAlarm']> = {
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isExcluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType>;
};

export type AutomationRulesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationRulesAndCount'] = ResolversParentTypes['AutomationRulesAndCount']> = {
  automationRules?: Resolver<Array<ResolversTypes['AutomationRule']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomationScheduleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationSchedule'] = ResolversParentTypes['AutomationSchedule']> = {
  every?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leavesOutHolidays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['AutomationScheduleUnit'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AutomationTriggerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AutomationTrigger'] = ResolversParentTypes['AutomationTrigger']> = {
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AutomationTriggerType'], ParentType, ContextType>;
};

export type BasSourceMappingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BasSourceMapping'] = ResolversParentTypes['BasSourceMapping']> = {
  field?: Resolver<ResolversTypes['BasSourceField'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type BasSourceMappingPreviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BasSourceMappingPreview'] = ResolversParentTypes['BasSourceMappingPreview']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BuildingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Building'] = ResolversParentTypes['Building']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BuildingFloorResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BuildingFloor'] = ResolversParentTypes['BuildingFloor']> = {
  activeAlarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasFloorPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['ServiceImpactColour'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BuildingsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BuildingsAndCount'] = ResolversParentTypes['BuildingsAndCount']> = {
  buildings?: Resolver<Array<ResolversTypes['Building']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkFailureResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BulkFailure'] = ResolversParentTypes['BulkFailure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkJobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BulkJob'] = ResolversParentTypes['BulkJob']> = {
  affected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['BulkFailure']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BulkResult'] = ResolversParentTypes['BulkResult']> = {
  affected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['BulkFailure']>, ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taskId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  undoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChangedRelationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChangedRelation'] = ResolversParentTypes['ChangedRelation']> = {
  relationshipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CheckedAliasResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CheckedAlias'] = ResolversParentTypes['CheckedAlias']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conflict?: Resolver<Maybe<ResolversTypes['AliasConflict']>, ParentType, ContextType>;
  isShort?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CmmsAssigneeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsAssignee'] = ResolversParentTypes['CmmsAssignee']> = {
  fieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmmsConfigResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsConfig'] = ResolversParentTypes['CmmsConfig']> = {
  externalSystem?: Resolver<ResolversTypes['CmmsSystem'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['CmmsConfigField']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CmmsConfigStatus']>, ParentType, ContextType>;
};

export type CmmsConfigFieldResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsConfigField'] = ResolversParentTypes['CmmsConfigField']> = {
  field?: Resolver<ResolversTypes['ExternalCmmsField'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CmmsValueSource']>, ParentType, ContextType>;
  sourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmmsFieldChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsFieldChange'] = ResolversParentTypes['CmmsFieldChange']> = {
  change?: Resolver<ResolversTypes['CmmsFieldChangeKind'], ParentType, ContextType>;
  dataType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmmsFieldOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsFieldOption'] = ResolversParentTypes['CmmsFieldOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmmsFieldOptionsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsFieldOptionsAndCount'] = ResolversParentTypes['CmmsFieldOptionsAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['CmmsFieldOption']>, ParentType, ContextType>;
};

export type CmmsFieldValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsFieldValue'] = ResolversParentTypes['CmmsFieldValue']> = {
  field?: Resolver<ResolversTypes['ExternalCmmsField'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CmmsValueSource']>, ParentType, ContextType>;
  sourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmmsInternalFieldResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsInternalField'] = ResolversParentTypes['CmmsInternalField']> = {
  internalFieldType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmmsPullResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsPull'] = ResolversParentTypes['CmmsPull']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalSystemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fieldIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['CmmsFieldChange']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CmmsPullKind'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CmmsPullStatus'], ParentType, ContextType>;
};

export type CmmsSystemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CmmsSystem'] = ResolversParentTypes['CmmsSystem']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompaniesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CompaniesAndCount'] = ResolversParentTypes['CompaniesAndCount']> = {
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedRelationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CreatedRelation'] = ResolversParentTypes['CreatedRelation']> = {
  relationshipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreatedWorkTicketResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CreatedWorkTicket'] = ResolversParentTypes['CreatedWorkTicket']> = {
  openTicketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openTickets?: Resolver<Array<ResolversTypes['WorkTicket']>, ParentType, ContextType>;
  workTicket?: Resolver<Maybe<ResolversTypes['WorkTicket']>, ParentType, ContextType>;
};

export type CriticalityStepResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CriticalityStep'] = ResolversParentTypes['CriticalityStep']> = {
  criticality?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CriticalitySource'], ParentType, ContextType>;
  sourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomAlarmStatusResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CustomAlarmStatus'] = ResolversParentTypes['CustomAlarmStatus']> = {
  alarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomTokenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CustomToken'] = ResolversParentTypes['CustomToken']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomTokenSignInResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CustomTokenSignIn'] = ResolversParentTypes['CustomTokenSignIn']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  defaultTimezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCloseWorkRulesBypassEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCmmsSyncEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisplayRawAlarmTextEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMFAEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPilot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSSOEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUpdateStatusReasonRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pilotDateEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustomerNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CustomerName'] = ResolversParentTypes['CustomerName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeadLetterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeadLetter'] = ResolversParentTypes['DeadLetter']> = {
  externalSystemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSendable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  normaliser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeadLetterCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeadLetterCount'] = ResolversParentTypes['DeadLetterCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalSystemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newestAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeadLettersAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeadLettersAndCount'] = ResolversParentTypes['DeadLettersAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['DeadLetterCount']>, ParentType, ContextType>;
  deadLetters?: Resolver<Array<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
};

export type DeletedAutomationRuleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedAutomationRule'] = ResolversParentTypes['DeletedAutomationRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedEntitiesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedEntities'] = ResolversParentTypes['DeletedEntities']> = {
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeletedEntitySchemaResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedEntitySchema'] = ResolversParentTypes['DeletedEntitySchema']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedHolidayResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedHoliday'] = ResolversParentTypes['DeletedHoliday']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedLensResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedLens'] = ResolversParentTypes['DeletedLens']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedLocationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedLocation'] = ResolversParentTypes['DeletedLocation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedRoleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedRole'] = ResolversParentTypes['DeletedRole']> = {
  customRoleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedSavedViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedSavedView'] = ResolversParentTypes['DeletedSavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedSpaceTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedSpaceType'] = ResolversParentTypes['DeletedSpaceType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedTeamResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedTeam'] = ResolversParentTypes['DeletedTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedTranslationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedTranslation'] = ResolversParentTypes['DeletedTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedUserResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletedUser'] = ResolversParentTypes['DeletedUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailAddressResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EmailAddress'] = ResolversParentTypes['EmailAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forwarding?: Resolver<Maybe<ResolversTypes['EmailForwarding']>, ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmailForwardingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EmailForwarding'] = ResolversParentTypes['EmailForwarding']> = {
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EmailTenantResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EmailTenant'] = ResolversParentTypes['EmailTenant']> = {
  isSso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  providerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenantId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnrolledFactorResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EnrolledFactor'] = ResolversParentTypes['EnrolledFactor']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntitiesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntitiesAndCount'] = ResolversParentTypes['EntitiesAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type EntityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity']> = {
  activeAlarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarmIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  assetClass?: Resolver<ResolversTypes['AssetType'], ParentType, ContextType>;
  building?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buildingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  criticality?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  criticalityPath?: Resolver<Array<ResolversTypes['CriticalityStep']>, ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveCriticality?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationEntities?: Resolver<Array<ResolversTypes['LocationEntity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['EntityProperty']>, ParentType, ContextType>;
  rawEntityClass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roomNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shownVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spaceType?: Resolver<Maybe<ResolversTypes['SpaceType']>, ParentType, ContextType>;
  stateChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntityActivityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntityActivity'] = ResolversParentTypes['EntityActivity']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prevValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntityActivityAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntityActivityAndCount'] = ResolversParentTypes['EntityActivityAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entityActivity?: Resolver<Array<ResolversTypes['EntityActivity']>, ParentType, ContextType>;
};

export type EntityAliasResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntityAlias'] = ResolversParentTypes['EntityAlias']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShort?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EntityClassResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntityClass'] = ResolversParentTypes['EntityClass']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AssetType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type EntityClassesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntityClassesAndCount'] = ResolversParentTypes['EntityClassesAndCount']> = {
  entityClassCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entityClasses?: Resolver<Array<ResolversTypes['EntityClass']>, ParentType, ContextType>;
};

export type EntityOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntityOption'] = ResolversParentTypes['EntityOption']> = {
  building?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['EntityOptionMeta']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntityOptionMetaResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntityOptionMeta'] = ResolversParentTypes['EntityOptionMeta']> = {
  badge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disabledText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teamLead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntityPropertyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntityProperty'] = ResolversParentTypes['EntityProperty']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntityUseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntityUse'] = ResolversParentTypes['EntityUse']> = {
  alarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  childCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openWorkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalCmmsDomainValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalCmmsDomainValue'] = ResolversParentTypes['ExternalCmmsDomainValue']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalCmmsFieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  genericField?: Resolver<Maybe<ResolversTypes['CmmsGenericField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isManuallyAdded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentExternalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalCmmsDomainValuesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalCmmsDomainValuesAndCount'] = ResolversParentTypes['ExternalCmmsDomainValuesAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalCmmsDomainValues?: Resolver<Array<ResolversTypes['ExternalCmmsDomainValue']>, ParentType, ContextType>;
};

export type ExternalCmmsFieldResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalCmmsField'] = ResolversParentTypes['ExternalCmmsField']> = {
  createDisplayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dataType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayTemplate?: Resolver<ResolversTypes['CmmsDisplayTemplate'], ParentType, ContextType>;
  externalSystemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  genericField?: Resolver<Maybe<ResolversTypes['CmmsGenericField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutoSyncValuesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCreateHiddenWorkField?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCreateWorkField?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSyncingDomainValues?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTranslatedByName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTranslatedByValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRefreshedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRefreshedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relatedParentField?: Resolver<Maybe<ResolversTypes['ExternalCmmsField']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewDisplayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExternalCmmsFieldMapResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalCmmsFieldMap'] = ResolversParentTypes['ExternalCmmsFieldMap']> = {
  field?: Resolver<ResolversTypes['ExternalCmmsField'], ParentType, ContextType>;
  mappings?: Resolver<Array<ResolversTypes['ExternalCmmsFieldMapping']>, ParentType, ContextType>;
  translationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExternalCmmsFieldMappingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalCmmsFieldMapping'] = ResolversParentTypes['ExternalCmmsFieldMapping']> = {
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalFieldName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  internalFieldType?: Resolver<ResolversTypes['CmmsInternalFieldType'], ParentType, ContextType>;
  internalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExternalCmmsFieldsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalCmmsFieldsAndCount'] = ResolversParentTypes['ExternalCmmsFieldsAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalCmmsFields?: Resolver<Array<ResolversTypes['ExternalCmmsField']>, ParentType, ContextType>;
};

export type ExternalCmmsValueTranslationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalCmmsValueTranslation'] = ResolversParentTypes['ExternalCmmsValueTranslation']> = {
  externalFieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  internalValueSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translationDirection?: Resolver<ResolversTypes['CmmsSyncDirection'], ParentType, ContextType>;
};

export type ExternalCmmsValueTranslationsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalCmmsValueTranslationsAndCount'] = ResolversParentTypes['ExternalCmmsValueTranslationsAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalCmmsValueTranslations?: Resolver<Array<ResolversTypes['ExternalCmmsValueTranslation']>, ParentType, ContextType>;
};

export type ExternalSystemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystem'] = ResolversParentTypes['ExternalSystem']> = {
  alarmThroughputEmailThreshold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cmmsWorkTicketSyncThreshold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  connectionType?: Resolver<ResolversTypes['ExternalSystemConnectionType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['ExternalSystemDirection'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['ExternalSystemEmail'], ParentType, ContextType>;
  etlIgnorableStates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  etlNormalizeVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  etlTimestampOffset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  excludedAlarmTexts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  exportConfig?: Resolver<ResolversTypes['ExternalSystemExportConfig'], ParentType, ContextType>;
  externalAlertEmails?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  hasProcessVariables?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['IntegrationHealth'], ParentType, ContextType>;
  hideConfidenceThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highlightConfidenceThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inboundEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAutomationRuleCmmsSyncEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCloseWorkButtonEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCmmsPollingBackSyncEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExternalAlertsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAccessOnResolutionThreshold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastAccessOnSlackThreshold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastContactAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  levenshteinConfidenceThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  licenseExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  licenseKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listsFields?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatingSystemType?: Resolver<Maybe<ResolversTypes['ExternalSystemOperatingSystemType']>, ParentType, ContextType>;
  outboundSettings?: Resolver<ResolversTypes['ExternalSystemOutboundSettings'], ParentType, ContextType>;
  rescaleConfidenceThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderAddress?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  senderCheck?: Resolver<ResolversTypes['SenderCheck'], ParentType, ContextType>;
  traffic?: Resolver<Maybe<ResolversTypes['IntegrationTraffic']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExternalSystemType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workTicketObjectiveTemplate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalSystemCommandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemCommand'] = ResolversParentTypes['ExternalSystemCommand']> = {
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  command?: Resolver<ResolversTypes['ExternalSystemCommandRange'], ParentType, ContextType>;
  commandType?: Resolver<ResolversTypes['ExternalSystemCommandType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isForPump?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRetryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ExternalSystemCommandProgress']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['Reparse']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExternalSystemCommandStatus'], ParentType, ContextType>;
  workTicketIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ExternalSystemCommandProgressResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemCommandProgress'] = ResolversParentTypes['ExternalSystemCommandProgress']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ExternalSystemCommandRangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemCommandRange'] = ResolversParentTypes['ExternalSystemCommandRange']> = {
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ExternalSystemCommandsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemCommandsAndCount'] = ResolversParentTypes['ExternalSystemCommandsAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalSystemCommands?: Resolver<Array<ResolversTypes['ExternalSystemCommand']>, ParentType, ContextType>;
};

export type ExternalSystemEmailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemEmail'] = ResolversParentTypes['ExternalSystemEmail']> = {
  from?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalSystemExportConfigResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemExportConfig'] = ResolversParentTypes['ExternalSystemExportConfig']> = {
  apiRequestIntervalSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  chunkSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endDateOffset?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isConcurrencySupported?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxConcurrentApiRequests?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxDateChunk?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxDateRangeHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxQueriesPerMinute?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxRecordsPerQuery?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startDateOffset?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  timeout?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalSystemFieldResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemField'] = ResolversParentTypes['ExternalSystemField']> = {
  defaultValue?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  help?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLockedInEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['ExternalSystemOption']>>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takesNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExternalSystemFieldType'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalSystemIssueLogResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemIssueLog'] = ResolversParentTypes['ExternalSystemIssueLog']> = {
  dismissedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDismissable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResolved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTransferFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issueType?: Resolver<ResolversTypes['ExternalSystemIssueType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workTicketId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ExternalSystemIssueLogsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemIssueLogsAndCount'] = ResolversParentTypes['ExternalSystemIssueLogsAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalSystemIssueLogs?: Resolver<Array<ResolversTypes['ExternalSystemIssueLog']>, ParentType, ContextType>;
};

export type ExternalSystemOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemOption'] = ResolversParentTypes['ExternalSystemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalSystemOptionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemOptions'] = ResolversParentTypes['ExternalSystemOptions']> = {
  directions?: Resolver<Array<ResolversTypes['ExternalSystemOption']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ExternalSystemField']>, ParentType, ContextType>;
  mainFields?: Resolver<Array<ResolversTypes['ExternalSystemField']>, ParentType, ContextType>;
  schemas?: Resolver<Array<ResolversTypes['ExternalSystemOption']>, ParentType, ContextType>;
};

export type ExternalSystemOutboundSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemOutboundSettings'] = ResolversParentTypes['ExternalSystemOutboundSettings']> = {
  actionedByContactId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apiKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectionKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAssigneeSyncEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isIncludeCommentsEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isZombieEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerPassCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  segmentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalSystemPumpResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemPump'] = ResolversParentTypes['ExternalSystemPump']> = {
  config?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfigCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRunner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['ExternalSystemPumpReport']>, ParentType, ContextType>;
};

export type ExternalSystemPumpReportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemPumpReport'] = ResolversParentTypes['ExternalSystemPumpReport']> = {
  clockSkewSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lagSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operatingSystem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ExternalSystemPumpSource']>, ParentType, ContextType>;
  undelivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undeliveredBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  undeliveredMaxBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalSystemPumpSourceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemPumpSource'] = ResolversParentTypes['ExternalSystemPumpSource']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOk?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExternalSystemsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExternalSystemsAndCount'] = ResolversParentTypes['ExternalSystemsAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countByHealth?: Resolver<Array<ResolversTypes['IntegrationHealthCount']>, ParentType, ContextType>;
  externalSystems?: Resolver<Array<ResolversTypes['ExternalSystem']>, ParentType, ContextType>;
};

export type FactorResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Factor'] = ResolversParentTypes['Factor']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FactorKind'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Feed'] = ResolversParentTypes['Feed']> = {
  connectionType?: Resolver<ResolversTypes['ExternalSystemConnectionType'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deadLetters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['IntegrationHealth'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issues?: Resolver<Array<ResolversTypes['FeedIssue']>, ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lagSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastContactAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  oldestDeadLetterAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pump?: Resolver<Maybe<ResolversTypes['FeedPump']>, ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tries?: Resolver<Array<ResolversTypes['FeedTry']>, ParentType, ContextType>;
};

export type FeedCountsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedCounts'] = ResolversParentTypes['FeedCounts']> = {
  customers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  troubled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  troubledCustomers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedIssueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedIssue'] = ResolversParentTypes['FeedIssue']> = {
  alertedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDismissed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issueType?: Resolver<ResolversTypes['ExternalSystemIssueType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FeedPumpResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedPump'] = ResolversParentTypes['FeedPump']> = {
  lagSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undelivered?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FeedTryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedTry'] = ResolversParentTypes['FeedTry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Feedback'] = ResolversParentTypes['Feedback']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedsAndCountsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedsAndCounts'] = ResolversParentTypes['FeedsAndCounts']> = {
  counts?: Resolver<ResolversTypes['FeedCounts'], ParentType, ContextType>;
  feeds?: Resolver<Array<ResolversTypes['Feed']>, ParentType, ContextType>;
};

export type FilterCriterionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FilterCriterion'] = ResolversParentTypes['FilterCriterion']> = {
  blanks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['FilterCriterionDetail'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExclusion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newValues?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type FilterCriterionDetailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FilterCriterionDetail'] = ResolversParentTypes['FilterCriterionDetail']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dbName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExclusion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selectValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  selection?: Resolver<Array<ResolversTypes['FilterCriterionSelection']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterCriterionSelectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FilterCriterionSelection'] = ResolversParentTypes['FilterCriterionSelection']> = {
  fullValues?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxHrs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxMins?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minHrs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minMins?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FloorPlanResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FloorPlan'] = ResolversParentTypes['FloorPlan']> = {
  bounds?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FloorPlanKind'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FloorPlanBuildingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FloorPlanBuilding'] = ResolversParentTypes['FloorPlanBuilding']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FloorRoomResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FloorRoom'] = ResolversParentTypes['FloorRoom']> = {
  activeAlarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoJSON?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['ServiceImpactColour'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FloorViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FloorView'] = ResolversParentTypes['FloorView']> = {
  building?: Resolver<Maybe<ResolversTypes['FloorPlanBuilding']>, ParentType, ContextType>;
  floorPlan?: Resolver<Maybe<ResolversTypes['FloorPlan']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['FloorRoom']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GlobalCmmsConfigResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GlobalCmmsConfig'] = ResolversParentTypes['GlobalCmmsConfig']> = {
  saveOnCreateWork?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isYearly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IncidentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Incident'] = ResolversParentTypes['Incident']> = {
  activeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarms?: Resolver<Array<ResolversTypes['Alarm']>, ParentType, ContextType, Partial<IncidentAlarmsArgs>>;
  assetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  causeAlarm?: Resolver<ResolversTypes['Alarm'], ParentType, ContextType>;
  causeAsset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  highestPriority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByHand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ticketId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type IncidentMeasureResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IncidentMeasure'] = ResolversParentTypes['IncidentMeasure']> = {
  active?: Resolver<ResolversTypes['IncidentRows'], ParentType, ContextType>;
  intake?: Resolver<ResolversTypes['IncidentRows'], ParentType, ContextType>;
};

export type IncidentRowsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IncidentRows'] = ResolversParentTypes['IncidentRows']> = {
  alarms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  incidents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IncidentTicketResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IncidentTicket'] = ResolversParentTypes['IncidentTicket']> = {
  openTicketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openTickets?: Resolver<Array<ResolversTypes['WorkTicket']>, ParentType, ContextType>;
  relatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workTicket?: Resolver<Maybe<ResolversTypes['WorkTicket']>, ParentType, ContextType>;
};

export type IncidentTrialResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IncidentTrial'] = ResolversParentTypes['IncidentTrial']> = {
  incidents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  largest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IndustryGridResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IndustryGrid'] = ResolversParentTypes['IndustryGrid']> = {
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  measures?: Resolver<Array<ResolversTypes['PerformanceMeasure']>, ParentType, ContextType>;
  positions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stateUnknownSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IntegrationHealthResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IntegrationHealth'] = ResolversParentTypes['IntegrationHealth']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lostSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IntegrationHealthState'], ParentType, ContextType>;
};

export type IntegrationHealthCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IntegrationHealthCount'] = ResolversParentTypes['IntegrationHealthCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IntegrationHealthState'], ParentType, ContextType>;
};

export type IntegrationHourResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IntegrationHour'] = ResolversParentTypes['IntegrationHour']> = {
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IntegrationTrafficResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IntegrationTraffic'] = ResolversParentTypes['IntegrationTraffic']> = {
  hours?: Resolver<Array<ResolversTypes['IntegrationHour']>, ParentType, ContextType>;
  isThroughputLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InventoryImportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InventoryImport'] = ResolversParentTypes['InventoryImport']> = {
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  encoding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalSystemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mapping?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InventoryImportStatus'], ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['InventoryTarget']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InventoryImportListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InventoryImportList'] = ResolversParentTypes['InventoryImportList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InventoryImport']>, ParentType, ContextType>;
};

export type InventoryImportRowResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InventoryImportRow'] = ResolversParentTypes['InventoryImportRow']> = {
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['InventoryRowOutcome']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InventoryImportRowListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InventoryImportRowList'] = ResolversParentTypes['InventoryImportRowList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InventoryImportRow']>, ParentType, ContextType>;
};

export type InventoryTargetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InventoryTarget'] = ResolversParentTypes['InventoryTarget']> = {
  isNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InviteeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Invitee'] = ResolversParentTypes['Invitee']> = {
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type KpiDashboardConfigResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiDashboardConfig'] = ResolversParentTypes['KpiDashboardConfig']> = {
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KpiDrilldownResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiDrilldown'] = ResolversParentTypes['KpiDrilldown']> = {
  currentPeriod?: Resolver<ResolversTypes['KpiPeriod'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['KpiGroup']>, ParentType, ContextType>;
  isOverlapping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metricConfig?: Resolver<ResolversTypes['KpiMetricConfig'], ParentType, ContextType>;
  metricType?: Resolver<ResolversTypes['KpiMetricType'], ParentType, ContextType>;
  previousPeriod?: Resolver<ResolversTypes['KpiPeriod'], ParentType, ContextType>;
};

export type KpiGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiGroup'] = ResolversParentTypes['KpiGroup']> = {
  currentPeriod?: Resolver<ResolversTypes['KpiPeriod'], ParentType, ContextType>;
  isOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousPeriod?: Resolver<ResolversTypes['KpiPeriod'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KpiLevelResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiLevel'] = ResolversParentTypes['KpiLevel']> = {
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KpiMetricConfigResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiMetricConfig'] = ResolversParentTypes['KpiMetricConfig']> = {
  format?: Resolver<ResolversTypes['KpiUnit'], ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metricCategory?: Resolver<ResolversTypes['KpiMetricCategory'], ParentType, ContextType>;
  metricType?: Resolver<ResolversTypes['KpiMetricType'], ParentType, ContextType>;
  scale?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type KpiNoteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiNote'] = ResolversParentTypes['KpiNote']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KpiPartResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiPart'] = ResolversParentTypes['KpiPart']> = {
  denominator?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  numerator?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KpiPeriodResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiPeriod'] = ResolversParentTypes['KpiPeriod']> = {
  denominator?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  numerator?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type KpiResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiResult'] = ResolversParentTypes['KpiResult']> = {
  currentPeriod?: Resolver<ResolversTypes['KpiPeriod'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['KpiLevel']>, ParentType, ContextType>;
  metricConfig?: Resolver<ResolversTypes['KpiMetricConfig'], ParentType, ContextType>;
  metricType?: Resolver<ResolversTypes['KpiMetricType'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['KpiNote']>, ParentType, ContextType>;
  previousPeriod?: Resolver<ResolversTypes['KpiPeriod'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stateUnknownSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  trend?: Resolver<Array<ResolversTypes['KpiPart']>, ParentType, ContextType>;
};

export type KpiRowResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiRow'] = ResolversParentTypes['KpiRow']> = {
  alarm?: Resolver<Maybe<ResolversTypes['Alarm']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['KpiRowKind'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['WorkTicket']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type KpiRowsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KpiRows'] = ResolversParentTypes['KpiRows']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['KpiRow']>, ParentType, ContextType>;
};

export type LeftViewMailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LeftViewMail'] = ResolversParentTypes['LeftViewMail']> = {
  viewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LensResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Lens'] = ResolversParentTypes['Lens']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  criteria?: Resolver<Array<ResolversTypes['FilterCriterion']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayOptions?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  groupLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCustom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isParent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSectionDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<Array<ResolversTypes['FilterCriterion']>, ParentType, ContextType>;
  tableOptions?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['LensTeam']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LensType'], ParentType, ContextType>;
};

export type LensEntityCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LensEntityCount'] = ResolversParentTypes['LensEntityCount']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lensId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LensTeamResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LensTeam'] = ResolversParentTypes['LensTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  alarmProperties?: Resolver<Array<ResolversTypes['LocationProperty']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationEntityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LocationEntity'] = ResolversParentTypes['LocationEntity']> = {
  class?: Resolver<ResolversTypes['LocationEntityClass'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationPropertyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LocationProperty'] = ResolversParentTypes['LocationProperty']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoginSsoConfigResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LoginSsoConfig'] = ResolversParentTypes['LoginSsoConfig']> = {
  emailDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MfaEnrolmentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MFAEnrolment'] = ResolversParentTypes['MFAEnrolment']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailRecipientResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MailRecipient'] = ResolversParentTypes['MailRecipient']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MapBuildingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MapBuilding'] = ResolversParentTypes['MapBuilding']> = {
  activeAlarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoJSON?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['ServiceImpactColour'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MapViewBuildingAssetsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MapViewBuildingAssets'] = ResolversParentTypes['MapViewBuildingAssets']> = {
  buildingAssets?: Resolver<Array<ResolversTypes['MapBuilding']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MapViewConfigResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MapViewConfig'] = ResolversParentTypes['MapViewConfig']> = {
  isGeocodingOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mapbox?: Resolver<Maybe<ResolversTypes['MapboxAccess']>, ParentType, ContextType>;
};

export type MapboxAccessResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MapboxAccess'] = ResolversParentTypes['MapboxAccess']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  analyticsPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authRole?: Resolver<ResolversTypes['AuthRole'], ParentType, ContextType>;
  awaitedFactor?: Resolver<Maybe<ResolversTypes['AwaitedFactor']>, ParentType, ContextType>;
  canUsePasskeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canVerifyPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['CustomerName']>, ParentType, ContextType, Partial<MeCustomersArgs>>;
  factors?: Resolver<Array<ResolversTypes['Factor']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasPlaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIntegrationStatusAlertEmailsEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMFAEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProviderStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  landingPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landingPageLens?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  needsPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['AreaPermissions']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pushKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamMembers?: Resolver<Array<ResolversTypes['TeamMembership']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  viewMyLenses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewStandardLenses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewTeamLenses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoreNeighborsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MoreNeighbors'] = ResolversParentTypes['MoreNeighbors']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateSsoUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  activateUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationActivateUserArgs, 'customerId' | 'password' | 'token'>>;
  addAlarmProperties?: Resolver<ResolversTypes['AddedAlarmProperties'], ParentType, ContextType, RequireFields<MutationAddAlarmPropertiesArgs, 'type' | 'values'>>;
  addDeviceRegistrationToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAddDeviceRegistrationTokenArgs, 'token'>>;
  addEntityAliases?: Resolver<Array<ResolversTypes['EntityAlias']>, ParentType, ContextType, RequireFields<MutationAddEntityAliasesArgs, 'aliases' | 'entityId'>>;
  addExternalCmmsRelatedParentField?: Resolver<ResolversTypes['ExternalCmmsField'], ParentType, ContextType, RequireFields<MutationAddExternalCmmsRelatedParentFieldArgs, 'externalCmmsFieldId' | 'parentFieldId'>>;
  addTeamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationAddTeamMemberArgs, 'role' | 'teamId' | 'userId'>>;
  answerWorkTicketReview?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<MutationAnswerWorkTicketReviewArgs, 'id' | 'isApproved'>>;
  applyEntityAlias?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationApplyEntityAliasArgs, 'alias' | 'entityId'>>;
  applyInventoryImport?: Resolver<ResolversTypes['InventoryImport'], ParentType, ContextType, RequireFields<MutationApplyInventoryImportArgs, 'id'>>;
  assignRole?: Resolver<Array<ResolversTypes['AssignedRole']>, ParentType, ContextType, RequireFields<MutationAssignRoleArgs, 'role' | 'userIds'>>;
  assignRoles?: Resolver<Array<ResolversTypes['AssignedRole']>, ParentType, ContextType, RequireFields<MutationAssignRolesArgs, 'role' | 'userIds'>>;
  associateTeamAttributes?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationAssociateTeamAttributesArgs, 'buildingIds' | 'locationIds' | 'teamId'>>;
  attachWorkTicketAlarms?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<MutationAttachWorkTicketAlarmsArgs, 'alarmIds' | 'id'>>;
  bulkCloseWorkTickets?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationBulkCloseWorkTicketsArgs, 'completedWorkDetails' | 'status'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'newPassword' | 'oldPassword'>>;
  changeWorkTicketState?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<MutationChangeWorkTicketStateArgs, 'id' | 'state'>>;
  cloneAutomationRule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType, RequireFields<MutationCloneAutomationRuleArgs, 'id'>>;
  confirmEmailChange?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'token'>>;
  confirmRelation?: Resolver<ResolversTypes['CreatedRelation'], ParentType, ContextType, RequireFields<MutationConfirmRelationArgs, 'relationshipId'>>;
  createAlarmStatus?: Resolver<ResolversTypes['AlarmStatus'], ParentType, ContextType, RequireFields<MutationCreateAlarmStatusArgs, 'name'>>;
  createAnalystReader?: Resolver<ResolversTypes['AnalystReaderSecret'], ParentType, ContextType, RequireFields<MutationCreateAnalystReaderArgs, 'name'>>;
  createAutomationRule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType, RequireFields<MutationCreateAutomationRuleArgs, 'input'>>;
  createCompany?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationCreateCompanyArgs, 'name'>>;
  createEntity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType, RequireFields<MutationCreateEntityArgs, 'class' | 'name'>>;
  createEntitySchema?: Resolver<ResolversTypes['EntityClass'], ParentType, ContextType, RequireFields<MutationCreateEntitySchemaArgs, 'class'>>;
  createExternalCmmsDomainValue?: Resolver<ResolversTypes['ExternalCmmsDomainValue'], ParentType, ContextType, RequireFields<MutationCreateExternalCmmsDomainValueArgs, 'externalCmmsFieldId' | 'input'>>;
  createExternalCmmsField?: Resolver<ResolversTypes['ExternalCmmsField'], ParentType, ContextType, RequireFields<MutationCreateExternalCmmsFieldArgs, 'input'>>;
  createExternalCmmsFieldMapping?: Resolver<ResolversTypes['ExternalCmmsFieldMapping'], ParentType, ContextType, RequireFields<MutationCreateExternalCmmsFieldMappingArgs, 'externalId' | 'internalId'>>;
  createExternalCmmsValueTranslation?: Resolver<ResolversTypes['ExternalCmmsValueTranslation'], ParentType, ContextType, RequireFields<MutationCreateExternalCmmsValueTranslationArgs, 'externalFieldId' | 'input'>>;
  createExternalSystem?: Resolver<ResolversTypes['ExternalSystem'], ParentType, ContextType, RequireFields<MutationCreateExternalSystemArgs, 'input'>>;
  createExternalSystemBasSourceMapping?: Resolver<ResolversTypes['BasSourceMapping'], ParentType, ContextType, RequireFields<MutationCreateExternalSystemBasSourceMappingArgs, 'externalSystemId' | 'field'>>;
  createHoliday?: Resolver<ResolversTypes['Holiday'], ParentType, ContextType, RequireFields<MutationCreateHolidayArgs, 'input'>>;
  createLens?: Resolver<ResolversTypes['Lens'], ParentType, ContextType, RequireFields<MutationCreateLensArgs, 'input'>>;
  createLocation?: Resolver<ResolversTypes['Location'], ParentType, ContextType, RequireFields<MutationCreateLocationArgs, 'input'>>;
  createRecoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<MutationCreateRecoveryCodesArgs>>;
  createRelation?: Resolver<ResolversTypes['CreatedRelation'], ParentType, ContextType, RequireFields<MutationCreateRelationArgs, 'entityId' | 'relatedEntityId' | 'relationshipType'>>;
  createRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'input'>>;
  createSavedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationCreateSavedViewArgs, 'input'>>;
  createSpaceType?: Resolver<ResolversTypes['SpaceType'], ParentType, ContextType, RequireFields<MutationCreateSpaceTypeArgs, 'name'>>;
  createTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, Partial<MutationCreateTeamArgs>>;
  createTicket?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationCreateTicketArgs, 'description' | 'subject'>>;
  createTicketOfIncident?: Resolver<ResolversTypes['IncidentTicket'], ParentType, ContextType, RequireFields<MutationCreateTicketOfIncidentArgs, 'id' | 'isDuplicateAccepted'>>;
  createUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createWorkTicket?: Resolver<ResolversTypes['CreatedWorkTicket'], ParentType, ContextType, RequireFields<MutationCreateWorkTicketArgs, 'associatedAlarms' | 'details' | 'isDuplicateAccepted'>>;
  createWorkTicketActivity?: Resolver<ResolversTypes['WorkTicketActivity'], ParentType, ContextType, RequireFields<MutationCreateWorkTicketActivityArgs, 'comment' | 'isDeleted' | 'ticketId'>>;
  deleteAlarms?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, Partial<MutationDeleteAlarmsArgs>>;
  deleteAutomationRule?: Resolver<ResolversTypes['DeletedAutomationRule'], ParentType, ContextType, RequireFields<MutationDeleteAutomationRuleArgs, 'id'>>;
  deleteEntities?: Resolver<ResolversTypes['DeletedEntities'], ParentType, ContextType, RequireFields<MutationDeleteEntitiesArgs, 'ids'>>;
  deleteEntitySchema?: Resolver<ResolversTypes['DeletedEntitySchema'], ParentType, ContextType, RequireFields<MutationDeleteEntitySchemaArgs, 'id'>>;
  deleteExternalCmmsDomainValues?: Resolver<Array<ResolversTypes['ExternalCmmsDomainValue']>, ParentType, ContextType, RequireFields<MutationDeleteExternalCmmsDomainValuesArgs, 'ids'>>;
  deleteExternalCmmsFieldMapping?: Resolver<ResolversTypes['ExternalCmmsFieldMapping'], ParentType, ContextType, RequireFields<MutationDeleteExternalCmmsFieldMappingArgs, 'externalId' | 'internalId'>>;
  deleteExternalCmmsValueTranslation?: Resolver<ResolversTypes['DeletedTranslation'], ParentType, ContextType, RequireFields<MutationDeleteExternalCmmsValueTranslationArgs, 'id'>>;
  deleteExternalCmmsValueTranslations?: Resolver<Array<ResolversTypes['DeletedTranslation']>, ParentType, ContextType, RequireFields<MutationDeleteExternalCmmsValueTranslationsArgs, 'ids'>>;
  deleteExternalSystemCommand?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteExternalSystemCommandArgs, 'id'>>;
  deleteHoliday?: Resolver<ResolversTypes['DeletedHoliday'], ParentType, ContextType, RequireFields<MutationDeleteHolidayArgs, 'id'>>;
  deleteLens?: Resolver<ResolversTypes['DeletedLens'], ParentType, ContextType, RequireFields<MutationDeleteLensArgs, 'id'>>;
  deleteLocation?: Resolver<ResolversTypes['DeletedLocation'], ParentType, ContextType, RequireFields<MutationDeleteLocationArgs, 'id'>>;
  deletePayloadCase?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeletePayloadCaseArgs, 'id'>>;
  deleteRelation?: Resolver<ResolversTypes['ChangedRelation'], ParentType, ContextType, RequireFields<MutationDeleteRelationArgs, 'relationshipId'>>;
  deleteRole?: Resolver<ResolversTypes['DeletedRole'], ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'customRoleId'>>;
  deleteSavedView?: Resolver<ResolversTypes['DeletedSavedView'], ParentType, ContextType, RequireFields<MutationDeleteSavedViewArgs, 'id'>>;
  deleteSpaceType?: Resolver<ResolversTypes['DeletedSpaceType'], ParentType, ContextType, RequireFields<MutationDeleteSpaceTypeArgs, 'id'>>;
  deleteSsoConfig?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSsoConfigArgs, 'emailDomain'>>;
  deleteTeam?: Resolver<ResolversTypes['DeletedTeam'], ParentType, ContextType, RequireFields<MutationDeleteTeamArgs, 'id'>>;
  deleteUser?: Resolver<ResolversTypes['DeletedUser'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'userId'>>;
  deleteWorkTicketActivity?: Resolver<ResolversTypes['WorkTicketActivity'], ParentType, ContextType, RequireFields<MutationDeleteWorkTicketActivityArgs, 'id'>>;
  detachWorkTicketAlarms?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<MutationDetachWorkTicketAlarmsArgs, 'alarmIds' | 'id'>>;
  disableAutomationRule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType, RequireFields<MutationDisableAutomationRuleArgs, 'id'>>;
  disableUserMFA?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationDisableUserMfaArgs, 'userId'>>;
  dismissDeadLetters?: Resolver<ResolversTypes['SettledDeadLetters'], ParentType, ContextType, RequireFields<MutationDismissDeadLettersArgs, 'externalSystemId'>>;
  dismissExternalSystemIssue?: Resolver<ResolversTypes['ExternalSystemIssueLog'], ParentType, ContextType, RequireFields<MutationDismissExternalSystemIssueArgs, 'id'>>;
  dismissRelation?: Resolver<ResolversTypes['ChangedRelation'], ParentType, ContextType, RequireFields<MutationDismissRelationArgs, 'relationshipId'>>;
  dismissWorkTicketCmmsSyncFailure?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<MutationDismissWorkTicketCmmsSyncFailureArgs, 'id'>>;
  enableAutomationRule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType, RequireFields<MutationEnableAutomationRuleArgs, 'id'>>;
  escalateWorkTicket?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<MutationEscalateWorkTicketArgs, 'id' | 'isEscalated'>>;
  excludeAlarmFromAutomationRule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType, RequireFields<MutationExcludeAlarmFromAutomationRuleArgs, 'alarmId' | 'id' | 'isExcluded'>>;
  generateRawEmailCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationGenerateRawEmailCsvArgs, 'externalSystemId' | 'from' | 'to'>>;
  getCustomToken?: Resolver<ResolversTypes['CustomToken'], ParentType, ContextType, RequireFields<MutationGetCustomTokenArgs, 'customerId'>>;
  giveWorkTicketFeedback?: Resolver<ResolversTypes['WorkTicketFeedback'], ParentType, ContextType, RequireFields<MutationGiveWorkTicketFeedbackArgs, 'alarmWasValid' | 'informationWasEnough' | 'ticketId'>>;
  hideLens?: Resolver<ResolversTypes['Lens'], ParentType, ContextType, RequireFields<MutationHideLensArgs, 'hide' | 'id'>>;
  initiateExternalSystemConfigCommand?: Resolver<ResolversTypes['ExternalSystemCommand'], ParentType, ContextType, RequireFields<MutationInitiateExternalSystemConfigCommandArgs, 'externalSystemId'>>;
  initiateExternalSystemGetAssetsCommand?: Resolver<ResolversTypes['ExternalSystemCommand'], ParentType, ContextType, RequireFields<MutationInitiateExternalSystemGetAssetsCommandArgs, 'externalSystemId'>>;
  initiateExternalSystemGetCommand?: Resolver<ResolversTypes['ExternalSystemCommand'], ParentType, ContextType, RequireFields<MutationInitiateExternalSystemGetCommandArgs, 'commandType' | 'externalSystemId'>>;
  initiateExternalSystemKill?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationInitiateExternalSystemKillArgs, 'externalSystemId'>>;
  initiateExternalSystemSync?: Resolver<ResolversTypes['ExternalSystemCommand'], ParentType, ContextType, RequireFields<MutationInitiateExternalSystemSyncArgs, 'externalSystemId' | 'startAt'>>;
  keepPayloadCase?: Resolver<ResolversTypes['PayloadCase'], ParentType, ContextType, RequireFields<MutationKeepPayloadCaseArgs, 'externalSystemId' | 'name' | 'payload'>>;
  leaveSavedViewMail?: Resolver<ResolversTypes['LeftViewMail'], ParentType, ContextType, RequireFields<MutationLeaveSavedViewMailArgs, 'viewId'>>;
  mapInventoryImport?: Resolver<ResolversTypes['InventoryImport'], ParentType, ContextType, RequireFields<MutationMapInventoryImportArgs, 'id' | 'mapping'>>;
  mergeAlarmProperty?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationMergeAlarmPropertyArgs, 'from' | 'to' | 'type'>>;
  mergeIncidents?: Resolver<ResolversTypes['Incident'], ParentType, ContextType, RequireFields<MutationMergeIncidentsArgs, 'id' | 'others'>>;
  moveAlarms?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationMoveAlarmsArgs, 'status'>>;
  pauseAutomationRule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType, RequireFields<MutationPauseAutomationRuleArgs, 'id'>>;
  pinAlarms?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationPinAlarmsArgs, 'pin'>>;
  reassignAlarmPoints?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationReassignAlarmPointsArgs, 'entityId' | 'toEntityId'>>;
  refreshSidecarCache?: Resolver<ResolversTypes['RefreshedSidecarCache'], ParentType, ContextType, Partial<MutationRefreshSidecarCacheArgs>>;
  removeAlarmStatus?: Resolver<ResolversTypes['RemovedAlarmStatus'], ParentType, ContextType, RequireFields<MutationRemoveAlarmStatusArgs, 'name'>>;
  removeAvatar?: Resolver<ResolversTypes['User'], ParentType, ContextType, Partial<MutationRemoveAvatarArgs>>;
  removeDeviceRegistrationToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveDeviceRegistrationTokenArgs, 'token'>>;
  removeEntityAlias?: Resolver<Array<ResolversTypes['EntityAlias']>, ParentType, ContextType, RequireFields<MutationRemoveEntityAliasArgs, 'alias' | 'entityId'>>;
  removeExternalCmmsRelatedParentField?: Resolver<ResolversTypes['ExternalCmmsField'], ParentType, ContextType, RequireFields<MutationRemoveExternalCmmsRelatedParentFieldArgs, 'externalCmmsFieldId'>>;
  removeFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveFactorArgs, 'id'>>;
  removeFloorPlan?: Resolver<ResolversTypes['FloorView'], ParentType, ContextType, RequireFields<MutationRemoveFloorPlanArgs, 'floorId'>>;
  removeTeamMember?: Resolver<ResolversTypes['RemovedTeamMember'], ParentType, ContextType, RequireFields<MutationRemoveTeamMemberArgs, 'teamId' | 'userId'>>;
  reorderAutomationRules?: Resolver<Array<ResolversTypes['AutomationRule']>, ParentType, ContextType, RequireFields<MutationReorderAutomationRulesArgs, 'ids'>>;
  reorderExternalCmmsFields?: Resolver<Array<ResolversTypes['ExternalCmmsField']>, ParentType, ContextType, RequireFields<MutationReorderExternalCmmsFieldsArgs, 'externalSystemId' | 'fieldIds' | 'type'>>;
  reparseAlarmsForExternalSystem?: Resolver<ResolversTypes['Reparse'], ParentType, ContextType, RequireFields<MutationReparseAlarmsForExternalSystemArgs, 'externalSystemId'>>;
  replayAlarms?: Resolver<ResolversTypes['ExternalSystemCommand'], ParentType, ContextType, RequireFields<MutationReplayAlarmsArgs, 'externalSystemId'>>;
  requestExport?: Resolver<ResolversTypes['RequestedExport'], ParentType, ContextType, RequireFields<MutationRequestExportArgs, 'input'>>;
  resendInviteUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationResendInviteUserArgs, 'userId'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'customerId' | 'password' | 'token'>>;
  resetPasswordByApi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordByApiArgs, 'customerId' | 'password' | 'token'>>;
  resetWorkTickets?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationResetWorkTicketsArgs, 'ids'>>;
  restoreAlarms?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationRestoreAlarmsArgs, 'ids'>>;
  resumeAutomationRule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType, RequireFields<MutationResumeAutomationRuleArgs, 'id'>>;
  resumeReparse?: Resolver<ResolversTypes['Reparse'], ParentType, ContextType, RequireFields<MutationResumeReparseArgs, 'id'>>;
  retryExternalSystemCommand?: Resolver<ResolversTypes['ExternalSystemCommand'], ParentType, ContextType, RequireFields<MutationRetryExternalSystemCommandArgs, 'id'>>;
  retryWorkTicketCmmsSync?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<MutationRetryWorkTicketCmmsSyncArgs, 'id'>>;
  revokeAnalystReader?: Resolver<ResolversTypes['AnalystReader'], ParentType, ContextType, RequireFields<MutationRevokeAnalystReaderArgs, 'name'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revokeSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  rotateAnalystReader?: Resolver<ResolversTypes['AnalystReaderSecret'], ParentType, ContextType, RequireFields<MutationRotateAnalystReaderArgs, 'name'>>;
  rotateLicenseKey?: Resolver<ResolversTypes['ExternalSystem'], ParentType, ContextType, RequireFields<MutationRotateLicenseKeyArgs, 'externalSystemId'>>;
  saveNormaliserSettings?: Resolver<ResolversTypes['NormaliserSettings'], ParentType, ContextType, RequireFields<MutationSaveNormaliserSettingsArgs, 'etlNormalizeVersion' | 'externalSystemId'>>;
  scheduleSavedViewMail?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationScheduleSavedViewMailArgs, 'input' | 'viewId'>>;
  sendDeadLettersAgain?: Resolver<ResolversTypes['SettledDeadLetters'], ParentType, ContextType, RequireFields<MutationSendDeadLettersAgainArgs, 'externalSystemId'>>;
  sendEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendEmailChangeArgs, 'email' | 'password'>>;
  sendFeedback?: Resolver<ResolversTypes['Feedback'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'text'>>;
  sendPhoneVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendResetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendResetPasswordArgs, 'email'>>;
  setRoomShape?: Resolver<ResolversTypes['FloorRoom'], ParentType, ContextType, RequireFields<MutationSetRoomShapeArgs, 'roomId'>>;
  setUserAccess?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetUserAccessArgs, 'isEnabled' | 'userId'>>;
  setupOidc?: Resolver<ResolversTypes['OidcConfiguration'], ParentType, ContextType, RequireFields<MutationSetupOidcArgs, 'customerId' | 'emailDomain' | 'oidcConfig'>>;
  setupSso?: Resolver<ResolversTypes['SsoConfiguration'], ParentType, ContextType, RequireFields<MutationSetupSsoArgs, 'customerId' | 'emailDomain' | 'ssoConfig'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'email' | 'password'>>;
  signInWithCustomToken?: Resolver<ResolversTypes['CustomTokenSignIn'], ParentType, ContextType, RequireFields<MutationSignInWithCustomTokenArgs, 'token'>>;
  signInWithMFA?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithMfaArgs, 'code' | 'resolver'>>;
  signInWithPasskey?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'answer' | 'resolver'>>;
  signInWithRecoveryCode?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithRecoveryCodeArgs, 'code' | 'resolver'>>;
  signInWithSso?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSignInWithSsoArgs, 'code' | 'verifier'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutOfSso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snoozeAlarm?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationSnoozeAlarmArgs, 'until'>>;
  splitFromIncident?: Resolver<ResolversTypes['SplitIncident'], ParentType, ContextType, RequireFields<MutationSplitFromIncidentArgs, 'alarmIds' | 'id'>>;
  startMFAEnrolment?: Resolver<ResolversTypes['MFAEnrolment'], ParentType, ContextType, Partial<MutationStartMfaEnrolmentArgs>>;
  startPasskeyEnrolment?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, Partial<MutationStartPasskeyEnrolmentArgs>>;
  startPasskeySignIn?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<MutationStartPasskeySignInArgs, 'resolver'>>;
  stopSavedViewMail?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationStopSavedViewMailArgs, 'viewId'>>;
  submitWorkTicketForReview?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<MutationSubmitWorkTicketForReviewArgs, 'id'>>;
  suggestRelations?: Resolver<ResolversTypes['SuggestedRelations'], ParentType, ContextType, RequireFields<MutationSuggestRelationsArgs, 'entityId'>>;
  undoAlarms?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationUndoAlarmsArgs, 'undoId'>>;
  undoInventoryImport?: Resolver<ResolversTypes['InventoryImport'], ParentType, ContextType, RequireFields<MutationUndoInventoryImportArgs, 'id'>>;
  unsnoozeAlarm?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, Partial<MutationUnsnoozeAlarmArgs>>;
  updateAlarmConfig?: Resolver<ResolversTypes['AlarmConfig'], ParentType, ContextType, RequireFields<MutationUpdateAlarmConfigArgs, 'definitions'>>;
  updateAlarmContextualName?: Resolver<ResolversTypes['Alarm'], ParentType, ContextType, RequireFields<MutationUpdateAlarmContextualNameArgs, 'id'>>;
  updateAlarmDetails?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationUpdateAlarmDetailsArgs, 'properties'>>;
  updateAlarmNotes?: Resolver<ResolversTypes['Alarm'], ParentType, ContextType, RequireFields<MutationUpdateAlarmNotesArgs, 'id'>>;
  updateAlarmPointEntity?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, Partial<MutationUpdateAlarmPointEntityArgs>>;
  updateAlarmPriority?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationUpdateAlarmPriorityArgs, 'priority'>>;
  updateAlarmProperty?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationUpdateAlarmPropertyArgs, 'newValue' | 'type' | 'value'>>;
  updateAlarmPropertyConfiguration?: Resolver<ResolversTypes['AlarmPropertyDefinition'], ParentType, ContextType, RequireFields<MutationUpdateAlarmPropertyConfigurationArgs, 'name'>>;
  updateAlarmStatus?: Resolver<ResolversTypes['AlarmStatus'], ParentType, ContextType, RequireFields<MutationUpdateAlarmStatusArgs, 'name' | 'newName'>>;
  updateAlarms?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, Partial<MutationUpdateAlarmsArgs>>;
  updateAssetGeoJson?: Resolver<ResolversTypes['MapBuilding'], ParentType, ContextType, RequireFields<MutationUpdateAssetGeoJsonArgs, 'id'>>;
  updateAutomationRule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType, RequireFields<MutationUpdateAutomationRuleArgs, 'id' | 'input'>>;
  updateCmmsConfig?: Resolver<ResolversTypes['CmmsConfig'], ParentType, ContextType, RequireFields<MutationUpdateCmmsConfigArgs, 'cmmsConfig' | 'externalSystemId'>>;
  updateCriticality?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType, RequireFields<MutationUpdateCriticalityArgs, 'ids'>>;
  updateDefaultLens?: Resolver<ResolversTypes['Lens'], ParentType, ContextType, RequireFields<MutationUpdateDefaultLensArgs, 'lensId'>>;
  updateEntity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType, RequireFields<MutationUpdateEntityArgs, 'id'>>;
  updateExternalCmmsDomainValue?: Resolver<ResolversTypes['ExternalCmmsDomainValue'], ParentType, ContextType, RequireFields<MutationUpdateExternalCmmsDomainValueArgs, 'id' | 'input'>>;
  updateExternalCmmsField?: Resolver<ResolversTypes['ExternalCmmsField'], ParentType, ContextType, RequireFields<MutationUpdateExternalCmmsFieldArgs, 'id' | 'input'>>;
  updateExternalCmmsValueTranslation?: Resolver<ResolversTypes['ExternalCmmsValueTranslation'], ParentType, ContextType, RequireFields<MutationUpdateExternalCmmsValueTranslationArgs, 'id' | 'input'>>;
  updateExternalSystem?: Resolver<ResolversTypes['ExternalSystem'], ParentType, ContextType, RequireFields<MutationUpdateExternalSystemArgs, 'id' | 'input'>>;
  updateExternalSystemBasSourceMapping?: Resolver<ResolversTypes['BasSourceMapping'], ParentType, ContextType, RequireFields<MutationUpdateExternalSystemBasSourceMappingArgs, 'externalSystemId' | 'field'>>;
  updateExternalSystemPump?: Resolver<ResolversTypes['ExternalSystemPump'], ParentType, ContextType, RequireFields<MutationUpdateExternalSystemPumpArgs, 'config' | 'externalSystemId'>>;
  updateGlobalCmmsConfig?: Resolver<ResolversTypes['GlobalCmmsConfig'], ParentType, ContextType, RequireFields<MutationUpdateGlobalCmmsConfigArgs, 'saveOnCreateWork'>>;
  updateHoliday?: Resolver<ResolversTypes['Holiday'], ParentType, ContextType, RequireFields<MutationUpdateHolidayArgs, 'id' | 'input'>>;
  updateKpiDashboardConfig?: Resolver<ResolversTypes['KpiDashboardConfig'], ParentType, ContextType, RequireFields<MutationUpdateKpiDashboardConfigArgs, 'isEnabled'>>;
  updateKpiMetricConfigs?: Resolver<Array<ResolversTypes['KpiMetricConfig']>, ParentType, ContextType, RequireFields<MutationUpdateKpiMetricConfigsArgs, 'configs'>>;
  updateKpiNote?: Resolver<Maybe<ResolversTypes['KpiNote']>, ParentType, ContextType, RequireFields<MutationUpdateKpiNoteArgs, 'metricType' | 'note'>>;
  updateLandingPage?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationUpdateLandingPageArgs, 'landingPage'>>;
  updateLens?: Resolver<ResolversTypes['Lens'], ParentType, ContextType, RequireFields<MutationUpdateLensArgs, 'id' | 'input'>>;
  updateLensOrder?: Resolver<Array<ResolversTypes['Lens']>, ParentType, ContextType, RequireFields<MutationUpdateLensOrderArgs, 'lensIds'>>;
  updateLocation?: Resolver<ResolversTypes['Location'], ParentType, ContextType, RequireFields<MutationUpdateLocationArgs, 'id' | 'input'>>;
  updateMfaEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUpdateMfaEnabledArgs, 'customerId' | 'isMFAEnabled'>>;
  updateOidcConfig?: Resolver<ResolversTypes['OidcConfiguration'], ParentType, ContextType, RequireFields<MutationUpdateOidcConfigArgs, 'emailDomain' | 'oidcConfig'>>;
  updateProfile?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'isIntegrationStatusAlertEmailsEnabled'>>;
  updateRelatedEntityConfig?: Resolver<ResolversTypes['RelatedEntityConfig'], ParentType, ContextType, RequireFields<MutationUpdateRelatedEntityConfigArgs, 'includeUpstream' | 'maxDepth' | 'relationshipTypes'>>;
  updateRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'customRoleId' | 'input'>>;
  updateSavedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationUpdateSavedViewArgs, 'id' | 'input'>>;
  updateSpaceType?: Resolver<ResolversTypes['SpaceType'], ParentType, ContextType, RequireFields<MutationUpdateSpaceTypeArgs, 'id'>>;
  updateSsoConfig?: Resolver<ResolversTypes['SsoConfiguration'], ParentType, ContextType, RequireFields<MutationUpdateSsoConfigArgs, 'emailDomain' | 'ssoConfig'>>;
  updateSsoEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUpdateSsoEnabledArgs, 'customerId' | 'isSSOEnabled'>>;
  updateTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationUpdateTeamArgs, 'id' | 'input'>>;
  updateTeamAlarmFilters?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationUpdateTeamAlarmFiltersArgs, 'alarmOptions' | 'teamId'>>;
  updateTeamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationUpdateTeamMemberArgs, 'role' | 'teamId' | 'userId'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  updateWorkTicket?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<MutationUpdateWorkTicketArgs, 'id'>>;
  validateActivationToken?: Resolver<ResolversTypes['Invitee'], ParentType, ContextType, RequireFields<MutationValidateActivationTokenArgs, 'customerId' | 'token'>>;
  verifyMFAEnrolment?: Resolver<ResolversTypes['EnrolledFactor'], ParentType, ContextType, RequireFields<MutationVerifyMfaEnrolmentArgs, 'code'>>;
  verifyPasskeyEnrolment?: Resolver<ResolversTypes['EnrolledFactor'], ParentType, ContextType, RequireFields<MutationVerifyPasskeyEnrolmentArgs, 'answer'>>;
  verifyPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyPhoneArgs, 'code'>>;
  voidInviteUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationVoidInviteUserArgs, 'userId'>>;
};

export type NormaliserSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NormaliserSettings'] = ResolversParentTypes['NormaliserSettings']> = {
  fallback?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  mapping?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  mappingName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  normaliser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OidcConfigurationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OidcConfiguration'] = ResolversParentTypes['OidcConfiguration']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  emailDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OptionItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OptionItem'] = ResolversParentTypes['OptionItem']> = {
  hasChildren?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayloadCaseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PayloadCase'] = ResolversParentTypes['PayloadCase']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayloadReadingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PayloadReading'] = ResolversParentTypes['PayloadReading']> = {
  events?: Resolver<Array<ResolversTypes['ReadEvent']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  normaliser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PayloadOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayloadSourceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PayloadSource'] = ResolversParentTypes['PayloadSource']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PerformanceBoundsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PerformanceBounds'] = ResolversParentTypes['PerformanceBounds']> = {
  limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PerformanceDayResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PerformanceDay'] = ResolversParentTypes['PerformanceDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PerformanceHourResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PerformanceHour'] = ResolversParentTypes['PerformanceHour']> = {
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PerformanceMeasureResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PerformanceMeasure'] = ResolversParentTypes['PerformanceMeasure']> = {
  bounds?: Resolver<Maybe<ResolversTypes['PerformanceBounds']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['PerformanceMeasureName'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PerformanceStatus'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['PerformanceUnit'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PerformancePriorityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PerformancePriority'] = ResolversParentTypes['PerformancePriority']> = {
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhoneResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PivotResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Pivot'] = ResolversParentTypes['Pivot']> = {
  cells?: Resolver<Array<Array<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  columnTotals?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['PivotHead']>, ParentType, ContextType>;
  isInSeveral?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['PivotNames'], ParentType, ContextType>;
  rowTotals?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PivotHead']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PivotHeadResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PivotHead'] = ResolversParentTypes['PivotHead']> = {
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type PivotNamesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PivotNames'] = ResolversParentTypes['PivotNames']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProcessVariableValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProcessVariableValue'] = ResolversParentTypes['ProcessVariableValue']> = {
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  advancedAnalytics?: Resolver<ResolversTypes['Pivot'], ParentType, ContextType, RequireFields<QueryAdvancedAnalyticsArgs, 'input'>>;
  alarmActivityAndCount?: Resolver<ResolversTypes['AlarmActivityAndCount'], ParentType, ContextType, RequireFields<QueryAlarmActivityAndCountArgs, 'limit' | 'offset' | 'where'>>;
  alarmConfig?: Resolver<ResolversTypes['AlarmConfig'], ParentType, ContextType>;
  alarmCounts?: Resolver<ResolversTypes['AlarmCounts'], ParentType, ContextType, RequireFields<QueryAlarmCountsArgs, 'groupBy' | 'limit' | 'range'>>;
  alarmEntitiesByType?: Resolver<ResolversTypes['AlarmEntitiesAndCount'], ParentType, ContextType, RequireFields<QueryAlarmEntitiesByTypeArgs, 'type'>>;
  alarmEntityPath?: Resolver<Array<ResolversTypes['AlarmEntity']>, ParentType, ContextType, RequireFields<QueryAlarmEntityPathArgs, 'alarmId'>>;
  alarmInstanceDaily?: Resolver<Array<ResolversTypes['AlarmInstanceDay']>, ParentType, ContextType, RequireFields<QueryAlarmInstanceDailyArgs, 'alarmId' | 'range' | 'timezone'>>;
  alarmInstanceTrend?: Resolver<Array<ResolversTypes['AlarmInstanceDay']>, ParentType, ContextType, RequireFields<QueryAlarmInstanceTrendArgs, 'range'>>;
  alarmInstancesAndCount?: Resolver<ResolversTypes['AlarmInstancesAndCount'], ParentType, ContextType, RequireFields<QueryAlarmInstancesAndCountArgs, 'limit' | 'offset' | 'orderBy' | 'where'>>;
  alarmPerformance?: Resolver<ResolversTypes['AlarmPerformance'], ParentType, ContextType, RequireFields<QueryAlarmPerformanceArgs, 'input'>>;
  alarmPoints?: Resolver<ResolversTypes['AlarmPoints'], ParentType, ContextType, Partial<QueryAlarmPointsArgs>>;
  alarmPropertiesAndCount?: Resolver<ResolversTypes['AlarmPropertiesAndCount'], ParentType, ContextType, RequireFields<QueryAlarmPropertiesAndCountArgs, 'limit' | 'offset' | 'where'>>;
  alarmPropertyAutocomplete?: Resolver<ResolversTypes['AlarmPropertyOptions'], ParentType, ContextType, RequireFields<QueryAlarmPropertyAutocompleteArgs, 'property'>>;
  alarmPropertyTypesAndCount?: Resolver<ResolversTypes['AlarmPropertyTypesAndCount'], ParentType, ContextType>;
  alarmReport?: Resolver<ResolversTypes['AlarmReport'], ParentType, ContextType, RequireFields<QueryAlarmReportArgs, 'limit' | 'range'>>;
  alarmStatuses?: Resolver<Array<ResolversTypes['AlarmStatus']>, ParentType, ContextType>;
  alarmStatusesCustom?: Resolver<Array<ResolversTypes['CustomAlarmStatus']>, ParentType, ContextType>;
  alarmThroughput?: Resolver<Array<ResolversTypes['AlarmThroughput']>, ParentType, ContextType, RequireFields<QueryAlarmThroughputArgs, 'range'>>;
  alarmsAndCount?: Resolver<ResolversTypes['AlarmsAndCount'], ParentType, ContextType, RequireFields<QueryAlarmsAndCountArgs, 'limit' | 'offset'>>;
  alarmsOfRows?: Resolver<Array<ResolversTypes['AlarmOfRow']>, ParentType, ContextType, RequireFields<QueryAlarmsOfRowsArgs, 'incidentIds'>>;
  analystReaders?: Resolver<ResolversTypes['AnalystReaderList'], ParentType, ContextType>;
  assetProperties?: Resolver<ResolversTypes['AssetPropertiesAndCount'], ParentType, ContextType, RequireFields<QueryAssetPropertiesArgs, 'offset'>>;
  assetShops?: Resolver<ResolversTypes['AssetShopsAndCount'], ParentType, ContextType, RequireFields<QueryAssetShopsArgs, 'offset'>>;
  assets?: Resolver<ResolversTypes['AssetsAndCount'], ParentType, ContextType, RequireFields<QueryAssetsArgs, 'offset' | 'values'>>;
  automationRule?: Resolver<ResolversTypes['AutomationRule'], ParentType, ContextType, RequireFields<QueryAutomationRuleArgs, 'id'>>;
  automationRuleLogAndCount?: Resolver<ResolversTypes['AutomationRuleLogAndCount'], ParentType, ContextType, Partial<QueryAutomationRuleLogAndCountArgs>>;
  automationRulesAndCount?: Resolver<ResolversTypes['AutomationRulesAndCount'], ParentType, ContextType, Partial<QueryAutomationRulesAndCountArgs>>;
  automationRulesOfAlarm?: Resolver<Array<ResolversTypes['AutomationRuleOfAlarm']>, ParentType, ContextType, RequireFields<QueryAutomationRulesOfAlarmArgs, 'alarmId'>>;
  buildingFloors?: Resolver<Array<ResolversTypes['BuildingFloor']>, ParentType, ContextType, RequireFields<QueryBuildingFloorsArgs, 'buildingId'>>;
  buildingsAndCount?: Resolver<ResolversTypes['BuildingsAndCount'], ParentType, ContextType, Partial<QueryBuildingsAndCountArgs>>;
  bulkJobs?: Resolver<Array<ResolversTypes['BulkJob']>, ParentType, ContextType>;
  canDeleteEntities?: Resolver<Array<ResolversTypes['EntityUse']>, ParentType, ContextType, RequireFields<QueryCanDeleteEntitiesArgs, 'ids'>>;
  checkEmailTenant?: Resolver<ResolversTypes['EmailTenant'], ParentType, ContextType, RequireFields<QueryCheckEmailTenantArgs, 'email'>>;
  checkEntityAliasesIsUnique?: Resolver<ResolversTypes['AliasUniqueness'], ParentType, ContextType, RequireFields<QueryCheckEntityAliasesIsUniqueArgs, 'aliases'>>;
  checkEntityDuplicate?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType, RequireFields<QueryCheckEntityDuplicateArgs, 'class' | 'name'>>;
  cmmsAssignee?: Resolver<Array<ResolversTypes['CmmsAssignee']>, ParentType, ContextType, Partial<QueryCmmsAssigneeArgs>>;
  cmmsAssigneeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryCmmsAssigneeCountArgs>>;
  cmmsConfig?: Resolver<Array<ResolversTypes['CmmsConfig']>, ParentType, ContextType, Partial<QueryCmmsConfigArgs>>;
  cmmsInternalFields?: Resolver<Array<ResolversTypes['CmmsInternalField']>, ParentType, ContextType>;
  cmmsPulls?: Resolver<Array<ResolversTypes['CmmsPull']>, ParentType, ContextType, RequireFields<QueryCmmsPullsArgs, 'externalSystemId'>>;
  cmmsSystems?: Resolver<Array<ResolversTypes['CmmsSystem']>, ParentType, ContextType>;
  companiesAndCount?: Resolver<ResolversTypes['CompaniesAndCount'], ParentType, ContextType, Partial<QueryCompaniesAndCountArgs>>;
  deadLettersAndCount?: Resolver<ResolversTypes['DeadLettersAndCount'], ParentType, ContextType, RequireFields<QueryDeadLettersAndCountArgs, 'limit' | 'offset'>>;
  dryRunAutomationRule?: Resolver<ResolversTypes['AutomationDryRun'], ParentType, ContextType, RequireFields<QueryDryRunAutomationRuleArgs, 'days' | 'input'>>;
  entitiesAndCount?: Resolver<ResolversTypes['EntitiesAndCount'], ParentType, ContextType, RequireFields<QueryEntitiesAndCountArgs, 'limit' | 'offset'>>;
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType, RequireFields<QueryEntityArgs, 'id'>>;
  entityActivityAndCount?: Resolver<ResolversTypes['EntityActivityAndCount'], ParentType, ContextType, RequireFields<QueryEntityActivityAndCountArgs, 'entityId' | 'limit' | 'offset'>>;
  entityAliasPreview?: Resolver<ResolversTypes['AliasPreview'], ParentType, ContextType, RequireFields<QueryEntityAliasPreviewArgs, 'alias' | 'entityId'>>;
  entityAliasSuggestions?: Resolver<Array<ResolversTypes['AliasSuggestion']>, ParentType, ContextType, RequireFields<QueryEntityAliasSuggestionsArgs, 'entityId'>>;
  entityAliases?: Resolver<Array<ResolversTypes['EntityAlias']>, ParentType, ContextType, RequireFields<QueryEntityAliasesArgs, 'entityId'>>;
  entityClasses?: Resolver<ResolversTypes['EntityClassesAndCount'], ParentType, ContextType, RequireFields<QueryEntityClassesArgs, 'offset'>>;
  entityWorkTickets?: Resolver<Array<ResolversTypes['WorkTicket']>, ParentType, ContextType, RequireFields<QueryEntityWorkTicketsArgs, 'entityId' | 'limit' | 'offset'>>;
  externalCmmsDomainValues?: Resolver<Array<ResolversTypes['ExternalCmmsDomainValue']>, ParentType, ContextType, RequireFields<QueryExternalCmmsDomainValuesArgs, 'externalCmmsFieldId'>>;
  externalCmmsDomainValuesAndCount?: Resolver<ResolversTypes['ExternalCmmsDomainValuesAndCount'], ParentType, ContextType, RequireFields<QueryExternalCmmsDomainValuesAndCountArgs, 'limit' | 'offset' | 'where'>>;
  externalCmmsFieldMappings?: Resolver<Array<ResolversTypes['ExternalCmmsFieldMapping']>, ParentType, ContextType, RequireFields<QueryExternalCmmsFieldMappingsArgs, 'externalSystemId'>>;
  externalCmmsFieldMaps?: Resolver<Array<ResolversTypes['ExternalCmmsFieldMap']>, ParentType, ContextType, RequireFields<QueryExternalCmmsFieldMapsArgs, 'externalSystemId'>>;
  externalCmmsFieldOptions?: Resolver<ResolversTypes['CmmsFieldOptionsAndCount'], ParentType, ContextType, RequireFields<QueryExternalCmmsFieldOptionsArgs, 'externalCmmsFieldId'>>;
  externalCmmsFields?: Resolver<Array<ResolversTypes['ExternalCmmsField']>, ParentType, ContextType, Partial<QueryExternalCmmsFieldsArgs>>;
  externalCmmsFieldsAndCount?: Resolver<ResolversTypes['ExternalCmmsFieldsAndCount'], ParentType, ContextType, RequireFields<QueryExternalCmmsFieldsAndCountArgs, 'limit' | 'offset'>>;
  externalCmmsValueTranslationsAndCount?: Resolver<ResolversTypes['ExternalCmmsValueTranslationsAndCount'], ParentType, ContextType, RequireFields<QueryExternalCmmsValueTranslationsAndCountArgs, 'limit' | 'offset' | 'where'>>;
  externalSystemsAndCount?: Resolver<ResolversTypes['ExternalSystemsAndCount'], ParentType, ContextType, RequireFields<QueryExternalSystemsAndCountArgs, 'limit' | 'offset' | 'orderBy'>>;
  fastAlarms?: Resolver<Array<ResolversTypes['Alarm']>, ParentType, ContextType, RequireFields<QueryFastAlarmsArgs, 'limit' | 'offset'>>;
  fastAlarmsByCause?: Resolver<Array<ResolversTypes['Alarm']>, ParentType, ContextType, RequireFields<QueryFastAlarmsByCauseArgs, 'limit'>>;
  fastWorkTickets?: Resolver<Array<ResolversTypes['WorkTicket']>, ParentType, ContextType, RequireFields<QueryFastWorkTicketsArgs, 'where'>>;
  feedback?: Resolver<Array<ResolversTypes['Feedback']>, ParentType, ContextType>;
  feedsAndCounts?: Resolver<ResolversTypes['FeedsAndCounts'], ParentType, ContextType, RequireFields<QueryFeedsAndCountsArgs, 'limit' | 'offset'>>;
  floorPlan?: Resolver<ResolversTypes['FloorView'], ParentType, ContextType, RequireFields<QueryFloorPlanArgs, 'floorId'>>;
  getCustomers?: Resolver<Array<ResolversTypes['CustomerName']>, ParentType, ContextType, Partial<QueryGetCustomersArgs>>;
  getEmailDomainsPerCustomer?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryGetEmailDomainsPerCustomerArgs, 'customerId'>>;
  getExternalSystemBasSourceMappings?: Resolver<Array<ResolversTypes['BasSourceMapping']>, ParentType, ContextType, RequireFields<QueryGetExternalSystemBasSourceMappingsArgs, 'externalSystemId'>>;
  getExternalSystemCommandTypes?: Resolver<Array<ResolversTypes['ExternalSystemCommandType']>, ParentType, ContextType>;
  getExternalSystemCommands?: Resolver<ResolversTypes['ExternalSystemCommandsAndCount'], ParentType, ContextType, RequireFields<QueryGetExternalSystemCommandsArgs, 'externalSystemId' | 'limit' | 'offset'>>;
  getExternalSystemIssueLogs?: Resolver<ResolversTypes['ExternalSystemIssueLogsAndCount'], ParentType, ContextType, RequireFields<QueryGetExternalSystemIssueLogsArgs, 'externalSystemId' | 'limit' | 'offset'>>;
  getExternalSystemJsonSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<QueryGetExternalSystemJsonSchemaArgs, 'direction'>>;
  getExternalSystemOptions?: Resolver<ResolversTypes['ExternalSystemOptions'], ParentType, ContextType, RequireFields<QueryGetExternalSystemOptionsArgs, 'direction'>>;
  getExternalSystemPump?: Resolver<ResolversTypes['ExternalSystemPump'], ParentType, ContextType, RequireFields<QueryGetExternalSystemPumpArgs, 'externalSystemId'>>;
  getExternalSystemRawDataExample?: Resolver<Array<ResolversTypes['RawDataExample']>, ParentType, ContextType, RequireFields<QueryGetExternalSystemRawDataExampleArgs, 'externalSystemId'>>;
  getLicenseKeyForBAS?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryGetLicenseKeyForBasArgs, 'externalSystemId'>>;
  getLoginSsoConfig?: Resolver<ResolversTypes['LoginSsoConfig'], ParentType, ContextType, RequireFields<QueryGetLoginSsoConfigArgs, 'email' | 'isMobile'>>;
  getMapViewBuildingAssets?: Resolver<ResolversTypes['MapViewBuildingAssets'], ParentType, ContextType, RequireFields<QueryGetMapViewBuildingAssetsArgs, 'limit'>>;
  getReleaseInfo?: Resolver<ResolversTypes['ReleaseInfo'], ParentType, ContextType>;
  getRoles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  getSsoConfig?: Resolver<ResolversTypes['SsoConfiguration'], ParentType, ContextType, RequireFields<QueryGetSsoConfigArgs, 'emailDomain'>>;
  getSsoProvider?: Resolver<ResolversTypes['SsoProvider'], ParentType, ContextType, RequireFields<QueryGetSsoProviderArgs, 'emailDomain'>>;
  getUsers?: Resolver<ResolversTypes['UsersAndCount'], ParentType, ContextType, Partial<QueryGetUsersArgs>>;
  getZendeskToken?: Resolver<Maybe<ResolversTypes['ZendeskToken']>, ParentType, ContextType, Partial<QueryGetZendeskTokenArgs>>;
  globalCmmsConfig?: Resolver<ResolversTypes['GlobalCmmsConfig'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
  incident?: Resolver<ResolversTypes['Incident'], ParentType, ContextType, RequireFields<QueryIncidentArgs, 'id'>>;
  incidentMeasure?: Resolver<ResolversTypes['IncidentMeasure'], ParentType, ContextType>;
  incidentTrial?: Resolver<ResolversTypes['IncidentTrial'], ParentType, ContextType, Partial<QueryIncidentTrialArgs>>;
  incidents?: Resolver<Array<ResolversTypes['Incident']>, ParentType, ContextType, Partial<QueryIncidentsArgs>>;
  industryGrid?: Resolver<ResolversTypes['IndustryGrid'], ParentType, ContextType, RequireFields<QueryIndustryGridArgs, 'input'>>;
  inventoryImport?: Resolver<ResolversTypes['InventoryImport'], ParentType, ContextType, RequireFields<QueryInventoryImportArgs, 'id'>>;
  inventoryImportRows?: Resolver<ResolversTypes['InventoryImportRowList'], ParentType, ContextType, RequireFields<QueryInventoryImportRowsArgs, 'id' | 'offset'>>;
  inventoryImports?: Resolver<ResolversTypes['InventoryImportList'], ParentType, ContextType, RequireFields<QueryInventoryImportsArgs, 'offset'>>;
  kpi?: Resolver<ResolversTypes['KpiResult'], ParentType, ContextType, RequireFields<QueryKpiArgs, 'input' | 'metricType'>>;
  kpiAwareness?: Resolver<ResolversTypes['KpiDrilldown'], ParentType, ContextType, RequireFields<QueryKpiAwarenessArgs, 'groupBy' | 'input'>>;
  kpiDashboardConfig?: Resolver<ResolversTypes['KpiDashboardConfig'], ParentType, ContextType>;
  kpiDuplicateWork?: Resolver<ResolversTypes['KpiDrilldown'], ParentType, ContextType, RequireFields<QueryKpiDuplicateWorkArgs, 'input'>>;
  kpiMetricConfigs?: Resolver<Array<ResolversTypes['KpiMetricConfig']>, ParentType, ContextType>;
  kpiOpenWorkInactiveAlarms?: Resolver<ResolversTypes['KpiDrilldown'], ParentType, ContextType, RequireFields<QueryKpiOpenWorkInactiveAlarmsArgs, 'input'>>;
  kpiRows?: Resolver<ResolversTypes['KpiRows'], ParentType, ContextType, RequireFields<QueryKpiRowsArgs, 'input' | 'limit' | 'metricType' | 'offset' | 'side'>>;
  kpiTimeToDispatchByCreator?: Resolver<ResolversTypes['KpiDrilldown'], ParentType, ContextType, RequireFields<QueryKpiTimeToDispatchByCreatorArgs, 'input'>>;
  kpiTimeToDispatchByTeam?: Resolver<ResolversTypes['KpiDrilldown'], ParentType, ContextType, RequireFields<QueryKpiTimeToDispatchByTeamArgs, 'input'>>;
  kpiWorkCoverage?: Resolver<ResolversTypes['KpiDrilldown'], ParentType, ContextType, RequireFields<QueryKpiWorkCoverageArgs, 'groupBy' | 'input'>>;
  lensEntityCounts?: Resolver<Array<ResolversTypes['LensEntityCount']>, ParentType, ContextType, Partial<QueryLensEntityCountsArgs>>;
  lenses?: Resolver<Array<ResolversTypes['Lens']>, ParentType, ContextType, Partial<QueryLensesArgs>>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType, Partial<QueryLocationsArgs>>;
  maintenanceSystems?: Resolver<Array<ResolversTypes['SourceSystem']>, ParentType, ContextType>;
  mapViewConfig?: Resolver<ResolversTypes['MapViewConfig'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  normaliserSettings?: Resolver<ResolversTypes['NormaliserSettings'], ParentType, ContextType, RequireFields<QueryNormaliserSettingsArgs, 'externalSystemId'>>;
  payloadCases?: Resolver<Array<ResolversTypes['PayloadCase']>, ParentType, ContextType, RequireFields<QueryPayloadCasesArgs, 'externalSystemId'>>;
  previewBasSourceMapping?: Resolver<Array<ResolversTypes['BasSourceMappingPreview']>, ParentType, ContextType, RequireFields<QueryPreviewBasSourceMappingArgs, 'externalSystemId' | 'field'>>;
  pullExternalCmmsDomainValues?: Resolver<ResolversTypes['CmmsPull'], ParentType, ContextType, RequireFields<QueryPullExternalCmmsDomainValuesArgs, 'fieldIds'>>;
  pullExternalCmmsFields?: Resolver<ResolversTypes['CmmsPull'], ParentType, ContextType, RequireFields<QueryPullExternalCmmsFieldsArgs, 'externalSystemId' | 'isPreview'>>;
  readPayload?: Resolver<ResolversTypes['PayloadReading'], ParentType, ContextType, RequireFields<QueryReadPayloadArgs, 'externalSystemId' | 'payload'>>;
  recentActions?: Resolver<Array<ResolversTypes['RecentAction']>, ParentType, ContextType, RequireFields<QueryRecentActionsArgs, 'limit' | 'offset'>>;
  relatedAlarms?: Resolver<ResolversTypes['RelatedAlarms'], ParentType, ContextType, RequireFields<QueryRelatedAlarmsArgs, 'ticketId'>>;
  relatedEntityConfig?: Resolver<ResolversTypes['RelatedEntityConfig'], ParentType, ContextType>;
  relationshipNeighborhood?: Resolver<ResolversTypes['RelationshipNeighborhood'], ParentType, ContextType, RequireFields<QueryRelationshipNeighborhoodArgs, 'entityId'>>;
  relationships?: Resolver<ResolversTypes['RelationshipPage'], ParentType, ContextType, RequireFields<QueryRelationshipsArgs, 'entityId'>>;
  reparses?: Resolver<Array<ResolversTypes['Reparse']>, ParentType, ContextType, RequireFields<QueryReparsesArgs, 'externalSystemId'>>;
  reportExports?: Resolver<ResolversTypes['ReportExportList'], ParentType, ContextType, RequireFields<QueryReportExportsArgs, 'offset'>>;
  reportUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryReportUrlArgs, 'exportId'>>;
  savedViewMailRecipients?: Resolver<Array<ResolversTypes['MailRecipient']>, ParentType, ContextType, Partial<QuerySavedViewMailRecipientsArgs>>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, Partial<QuerySavedViewsArgs>>;
  searchAlarmsById?: Resolver<ResolversTypes['AlarmsFound'], ParentType, ContextType, RequireFields<QuerySearchAlarmsByIdArgs, 'search'>>;
  searchEntities?: Resolver<ResolversTypes['SearchedEntities'], ParentType, ContextType, RequireFields<QuerySearchEntitiesArgs, 'isTop' | 'limit' | 'offset' | 'type'>>;
  searchEntityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QuerySearchEntityCountArgs, 'type'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  sourceSystems?: Resolver<Array<ResolversTypes['SourceSystem']>, ParentType, ContextType, Partial<QuerySourceSystemsArgs>>;
  spaceTypes?: Resolver<ResolversTypes['SpaceTypesAndCount'], ParentType, ContextType, RequireFields<QuerySpaceTypesArgs, 'offset'>>;
  supportRequests?: Resolver<Array<ResolversTypes['SupportRequest']>, ParentType, ContextType, Partial<QuerySupportRequestsArgs>>;
  teamMembers?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType, RequireFields<QueryTeamMembersArgs, 'teamIds'>>;
  teamViewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryTeamViewCountArgs>>;
  teamViews?: Resolver<Array<ResolversTypes['TeamView']>, ParentType, ContextType, Partial<QueryTeamViewsArgs>>;
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType, Partial<QueryTeamsArgs>>;
  translateInternalToExternalCmmsValues?: Resolver<Array<ResolversTypes['CmmsFieldValue']>, ParentType, ContextType, RequireFields<QueryTranslateInternalToExternalCmmsValuesArgs, 'externalSystemId'>>;
  userTiles?: Resolver<Array<ResolversTypes['UserTile']>, ParentType, ContextType>;
  usersByTeamIds?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryUsersByTeamIdsArgs>>;
  validateToken?: Resolver<ResolversTypes['Invitee'], ParentType, ContextType, RequireFields<QueryValidateTokenArgs, 'customerId' | 'token'>>;
  workFollowUp?: Resolver<ResolversTypes['WorkFollowUps'], ParentType, ContextType, RequireFields<QueryWorkFollowUpArgs, 'limit'>>;
  workHistory?: Resolver<ResolversTypes['WorkResolutionTicketList'], ParentType, ContextType, RequireFields<QueryWorkHistoryArgs, 'input' | 'offset'>>;
  workResolutionClosedWork?: Resolver<ResolversTypes['WorkResolutionClosedWork'], ParentType, ContextType, RequireFields<QueryWorkResolutionClosedWorkArgs, 'input'>>;
  workResolutionRepeatWork?: Resolver<ResolversTypes['WorkResolutionRepeatWork'], ParentType, ContextType, RequireFields<QueryWorkResolutionRepeatWorkArgs, 'input'>>;
  workResolutionTicketList?: Resolver<ResolversTypes['WorkResolutionTicketList'], ParentType, ContextType, RequireFields<QueryWorkResolutionTicketListArgs, 'input' | 'offset'>>;
  workResolutionTrend?: Resolver<ResolversTypes['WorkResolutionTrend'], ParentType, ContextType, RequireFields<QueryWorkResolutionTrendArgs, 'input'>>;
  workResolutionTrendGroupBy?: Resolver<ResolversTypes['WorkResolutionTrendGroups'], ParentType, ContextType, RequireFields<QueryWorkResolutionTrendGroupByArgs, 'groupBy' | 'input' | 'limit'>>;
  workSystems?: Resolver<Array<ResolversTypes['WorkSystem']>, ParentType, ContextType>;
  workTicket?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType, RequireFields<QueryWorkTicketArgs, 'id'>>;
  workTicketActivityAndCount?: Resolver<ResolversTypes['WorkTicketActivityAndCount'], ParentType, ContextType, RequireFields<QueryWorkTicketActivityAndCountArgs, 'kind' | 'limit' | 'offset' | 'ticketId'>>;
  workTicketDefaults?: Resolver<ResolversTypes['WorkTicketDefaults'], ParentType, ContextType, RequireFields<QueryWorkTicketDefaultsArgs, 'alarmIds'>>;
  workTicketIds?: Resolver<ResolversTypes['WorkTicketIds'], ParentType, ContextType, RequireFields<QueryWorkTicketIdsArgs, 'offset'>>;
  workTicketsAndCount?: Resolver<ResolversTypes['WorkTicketsAndCount'], ParentType, ContextType, RequireFields<QueryWorkTicketsAndCountArgs, 'limit' | 'offset'>>;
};

export type RankedAlarmResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RankedAlarm'] = ResolversParentTypes['RankedAlarm']> = {
  alarmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalSystemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RawDataExampleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RawDataExample'] = ResolversParentTypes['RawDataExample']> = {
  door?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReadEventResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReadEvent'] = ResolversParentTypes['ReadEvent']> = {
  event?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['PayloadSource']>, ParentType, ContextType>;
};

export type RecentActionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RecentAction'] = ResolversParentTypes['RecentAction']> = {
  activity?: Resolver<ResolversTypes['AlarmActivity'], ParentType, ContextType>;
  alarm?: Resolver<Maybe<ResolversTypes['Alarm']>, ParentType, ContextType>;
  alarmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RefreshedSidecarCacheResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RefreshedSidecarCache'] = ResolversParentTypes['RefreshedSidecarCache']> = {
  refreshed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RelatedAlarmsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RelatedAlarms'] = ResolversParentTypes['RelatedAlarms']> = {
  alarms?: Resolver<Array<ResolversTypes['Alarm']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RelatedEntityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RelatedEntity'] = ResolversParentTypes['RelatedEntity']> = {
  activeAlarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  building?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelatedEntityConfigResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RelatedEntityConfig'] = ResolversParentTypes['RelatedEntityConfig']> = {
  includeUpstream?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxDepth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relationshipTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RelatedNeighborResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RelatedNeighbor'] = ResolversParentTypes['RelatedNeighbor']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['RelatedEntity'], ParentType, ContextType>;
};

export type RelationshipResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Relationship'] = ResolversParentTypes['Relationship']> = {
  building?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['RelationshipDirection'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['RelatedEntity'], ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  relationshipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  relationshipType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RelationshipStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelationshipEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RelationshipEdge'] = ResolversParentTypes['RelationshipEdge']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationshipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RelationshipNeighborhoodResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RelationshipNeighborhood'] = ResolversParentTypes['RelationshipNeighborhood']> = {
  edges?: Resolver<Array<ResolversTypes['RelationshipEdge']>, ParentType, ContextType>;
  more?: Resolver<Array<ResolversTypes['MoreNeighbors']>, ParentType, ContextType>;
  neighbors?: Resolver<Array<ResolversTypes['RelatedNeighbor']>, ParentType, ContextType>;
};

export type RelationshipPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RelationshipPage'] = ResolversParentTypes['RelationshipPage']> = {
  relationshipCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relationships?: Resolver<Array<ResolversTypes['Relationship']>, ParentType, ContextType>;
  upstream?: Resolver<Maybe<Array<ResolversTypes['UpstreamEntity']>>, ParentType, ContextType>;
};

export type RelationshipStepResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RelationshipStep'] = ResolversParentTypes['RelationshipStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationshipType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReleaseInfoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReleaseInfo'] = ResolversParentTypes['ReleaseInfo']> = {
  builtAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  commit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovedAlarmStatusResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RemovedAlarmStatus'] = ResolversParentTypes['RemovedAlarmStatus']> = {
  affected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovedTeamMemberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RemovedTeamMember'] = ResolversParentTypes['RemovedTeamMember']> = {
  teamId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReparseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Reparse'] = ResolversParentTypes['Reparse']> = {
  counts?: Resolver<ResolversTypes['ReparseCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  etlNormalizeVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalSystemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reached?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['ReparseSample']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReparseStatus'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReparseCountsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReparseCounts'] = ResolversParentTypes['ReparseCounts']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newAlarms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  touchedAlarms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReparseSampleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReparseSample'] = ResolversParentTypes['ReparseSample']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payloadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReportExportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReportExport'] = ResolversParentTypes['ReportExport']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exportType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ExportFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportExportStatus'], ParentType, ContextType>;
};

export type ReportExportListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReportExportList'] = ResolversParentTypes['ReportExportList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ReportExport']>, ParentType, ContextType>;
};

export type RequestedExportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RequestedExport'] = ResolversParentTypes['RequestedExport']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  export?: Resolver<Maybe<ResolversTypes['ReportExport']>, ParentType, ContextType>;
};

export type RoleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  canGive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customRoleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isGivable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Maybe<Array<ResolversTypes['RolePerson']>>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['AreaPermissions']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AuthRole'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RolePersonResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RolePerson'] = ResolversParentTypes['RolePerson']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SavedPivotResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedPivot'] = ResolversParentTypes['SavedPivot']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['PivotMeasure'], ParentType, ContextType>;
  range?: Resolver<Maybe<ResolversTypes['SavedRange']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['PivotSource'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedRangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedRange'] = ResolversParentTypes['SavedRange']> = {
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  columns?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  criteria?: Resolver<Array<ResolversTypes['FilterCriterion']>, ParentType, ContextType>;
  dropped?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['SavedViewMail']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pivot?: Resolver<Maybe<ResolversTypes['SavedPivot']>, ParentType, ContextType>;
  sort?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewType?: Resolver<ResolversTypes['SavedViewType'], ParentType, ContextType>;
};

export type SavedViewMailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedViewMail'] = ResolversParentTypes['SavedViewMail']> = {
  format?: Resolver<ResolversTypes['MailFormat'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['MailFrequency'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchedEntitiesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchedEntities'] = ResolversParentTypes['SearchedEntities']> = {
  searchEntities?: Resolver<Array<ResolversTypes['EntityOption']>, ParentType, ContextType>;
  searchEntityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SettledDeadLettersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SettledDeadLetters'] = ResolversParentTypes['SettledDeadLetters']> = {
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  factorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SourceSystemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SourceSystem'] = ResolversParentTypes['SourceSystem']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['IntegrationHealth'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastContactAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpaceTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SpaceType'] = ResolversParentTypes['SpaceType']> = {
  associatedEntities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType, RequireFields<SpaceTypeAssociatedEntitiesArgs, 'offset'>>;
  criticality?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpaceTypesAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SpaceTypesAndCount'] = ResolversParentTypes['SpaceTypesAndCount']> = {
  spaceTypeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spaceTypes?: Resolver<Array<ResolversTypes['SpaceType']>, ParentType, ContextType>;
};

export type SplitIncidentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SplitIncident'] = ResolversParentTypes['SplitIncident']> = {
  incident?: Resolver<Maybe<ResolversTypes['Incident']>, ParentType, ContextType>;
  splitOff?: Resolver<Maybe<ResolversTypes['Incident']>, ParentType, ContextType>;
};

export type SsoConfigurationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SsoConfiguration'] = ResolversParentTypes['SsoConfiguration']> = {
  certificate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  certificateExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  emailDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCertificateExpiring?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoutUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerEntityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SsoProviderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SsoProvider'] = ResolversParentTypes['SsoProvider']> = {
  emailDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oidc?: Resolver<Maybe<ResolversTypes['OidcConfiguration']>, ParentType, ContextType>;
  saml?: Resolver<Maybe<ResolversTypes['SsoConfiguration']>, ParentType, ContextType>;
};

export type SuggestedRelationsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SuggestedRelations'] = ResolversParentTypes['SuggestedRelations']> = {
  suggested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupportRequestResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SupportRequest'] = ResolversParentTypes['SupportRequest']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  alarmFilters?: Resolver<Array<ResolversTypes['FilterCriterion']>, ParentType, ContextType>;
  buildings?: Resolver<Array<ResolversTypes['Building']>, ParentType, ContextType>;
  displayOptions?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAllBuildings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  myRole?: Resolver<Maybe<ResolversTypes['TeamMemberRole']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissionsRole?: Resolver<Maybe<ResolversTypes['AuthRole']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TeamMemberRole'], ParentType, ContextType>;
  teamId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TeamMembershipResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TeamMembership'] = ResolversParentTypes['TeamMembership']> = {
  role?: Resolver<ResolversTypes['TeamMemberRole'], ParentType, ContextType>;
  teamId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TeamView'] = ResolversParentTypes['TeamView']> = {
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastTeamMemberActiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locationNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  teamId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamMemberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThroughputHourResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ThroughputHour'] = ResolversParentTypes['ThroughputHour']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UpstreamEntityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UpstreamEntity'] = ResolversParentTypes['UpstreamEntity']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['RelatedEntity'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['RelationshipStep']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  analyticsPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authRole?: Resolver<Maybe<ResolversTypes['AuthRole']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changeable?: Resolver<Array<ResolversTypes['PersonPart']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customRoleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIntegrationStatusAlertEmailsEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMFAEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPushNotificationEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  landingPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landingPageLens?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lastActiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastInviteTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSignInTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['AreaPermissions']>>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['Phone']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['UserStatus']>, ParentType, ContextType>;
  teamMembers?: Resolver<Array<ResolversTypes['TeamMembership']>, ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['TeamMembership']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verbs?: Resolver<Array<ResolversTypes['UserVerb']>, ParentType, ContextType>;
};

export type UserTileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UserTile'] = ResolversParentTypes['UserTile']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
};

export type UsersAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UsersAndCount'] = ResolversParentTypes['UsersAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WorkAlarmAttributeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkAlarmAttribute'] = ResolversParentTypes['WorkAlarmAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkFollowUpResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkFollowUp'] = ResolversParentTypes['WorkFollowUp']> = {
  alarmSourceIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['WorkFollowUpReason']>, ParentType, ContextType>;
  workTicket?: Resolver<ResolversTypes['WorkTicket'], ParentType, ContextType>;
};

export type WorkFollowUpCountsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkFollowUpCounts'] = ResolversParentTypes['WorkFollowUpCounts']> = {
  byReason?: Resolver<Array<ResolversTypes['WorkFollowUpReasonCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkFollowUpReasonCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkFollowUpReasonCount'] = ResolversParentTypes['WorkFollowUpReasonCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['WorkFollowUpReason'], ParentType, ContextType>;
};

export type WorkFollowUpsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkFollowUps'] = ResolversParentTypes['WorkFollowUps']> = {
  counts?: Resolver<ResolversTypes['WorkFollowUpCounts'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['WorkFollowUp']>, ParentType, ContextType>;
};

export type WorkResolutionClosedPeriodResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionClosedPeriod'] = ResolversParentTypes['WorkResolutionClosedPeriod']> = {
  averageTimeToResolution?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianTimeToResolution?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unresolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkResolutionClosedWorkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionClosedWork'] = ResolversParentTypes['WorkResolutionClosedWork']> = {
  currentPeriod?: Resolver<ResolversTypes['WorkResolutionClosedPeriod'], ParentType, ContextType>;
  previousPeriod?: Resolver<ResolversTypes['WorkResolutionClosedPeriod'], ParentType, ContextType>;
};

export type WorkResolutionGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionGroup'] = ResolversParentTypes['WorkResolutionGroup']> = {
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['WorkResolutionPart']>, ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unresolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkResolutionPartResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionPart'] = ResolversParentTypes['WorkResolutionPart']> = {
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unresolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkResolutionRepeatPeriodResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionRepeatPeriod'] = ResolversParentTypes['WorkResolutionRepeatPeriod']> = {
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reissued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkResolutionRepeatWorkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionRepeatWork'] = ResolversParentTypes['WorkResolutionRepeatWork']> = {
  currentPeriod?: Resolver<ResolversTypes['WorkResolutionRepeatPeriod'], ParentType, ContextType>;
  previousPeriod?: Resolver<ResolversTypes['WorkResolutionRepeatPeriod'], ParentType, ContextType>;
};

export type WorkResolutionReportRowResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionReportRow'] = ResolversParentTypes['WorkResolutionReportRow']> = {
  activeAlarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarmAttributes?: Resolver<Array<ResolversTypes['WorkAlarmAttribute']>, ParentType, ContextType>;
  alarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarmSourceIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  creatorRule?: Resolver<Maybe<ResolversTypes['ActivityRule']>, ParentType, ContextType>;
  displayId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalSystemName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRepeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResolved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  objective?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reissueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WorkTicketState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkTicketState'], ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeToDispatch?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WorkResolutionTicketListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionTicketList'] = ResolversParentTypes['WorkResolutionTicketList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['WorkResolutionReportRow']>, ParentType, ContextType>;
};

export type WorkResolutionTrendResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionTrend'] = ResolversParentTypes['WorkResolutionTrend']> = {
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['WorkResolutionPart']>, ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unresolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkResolutionTrendGroupsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkResolutionTrendGroups'] = ResolversParentTypes['WorkResolutionTrendGroups']> = {
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['WorkResolutionGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['WorkResolutionTrend'], ParentType, ContextType>;
};

export type WorkSystemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkSystem'] = ResolversParentTypes['WorkSystem']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCloseWorkButtonEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkTicketResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkTicket'] = ResolversParentTypes['WorkTicket']> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  additionalDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  alarmCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarmWasUseful?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  alarms?: Resolver<Array<ResolversTypes['Alarm']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  assigneeAvatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  automationRule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  closedElsewhere?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cmmsSyncError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cmmsSyncFailureNotificationDismissedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cmmsSyncFailureNotificationDismissedBy?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  cmmsSyncStatus?: Resolver<Maybe<ResolversTypes['CmmsSyncStatus']>, ParentType, ContextType>;
  completedWorkDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  createdByRule?: Resolver<Maybe<ResolversTypes['ActivityRule']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['WorkTicketDetails'], ParentType, ContextType>;
  displayId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalAssignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalAssigneeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalSystem?: Resolver<Maybe<ResolversTypes['WorkSystem']>, ParentType, ContextType>;
  externalType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEscalated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExternalSystemActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRepeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResolved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isResolvedInferred?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastCmmsSyncAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  objective?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problemDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reissueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reoccurrenceCountAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reoccurrenceCountBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reoccurrenceWindowDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WorkTicketState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkTicketState'], ParentType, ContextType>;
  verbs?: Resolver<Array<ResolversTypes['WorkTicketVerb']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkTicketActivityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkTicketActivity'] = ResolversParentTypes['WorkTicketActivity']> = {
  automationRule?: Resolver<Maybe<ResolversTypes['ActivityRule']>, ParentType, ContextType>;
  automationRuleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['ChangeCause']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['WorkTicketActivityEventType'], ParentType, ContextType>;
  externalAuthor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  prevUser?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  prevValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revUser?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  revValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticketId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
};

export type WorkTicketActivityAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkTicketActivityAndCount'] = ResolversParentTypes['WorkTicketActivityAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workTicketActivity?: Resolver<Array<ResolversTypes['WorkTicketActivity']>, ParentType, ContextType>;
};

export type WorkTicketDefaultsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkTicketDefaults'] = ResolversParentTypes['WorkTicketDefaults']> = {
  alarms?: Resolver<Array<ResolversTypes['Alarm']>, ParentType, ContextType>;
  dueInHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objective?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  systems?: Resolver<Array<ResolversTypes['WorkSystem']>, ParentType, ContextType>;
};

export type WorkTicketDetailsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkTicketDetails'] = ResolversParentTypes['WorkTicketDetails']> = {
  assignedTo?: Resolver<Maybe<ResolversTypes['ActivityUser']>, ParentType, ContextType>;
  dueBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  objective?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problemDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkTicketFeedbackResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkTicketFeedback'] = ResolversParentTypes['WorkTicketFeedback']> = {
  alarmWasValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  informationWasEnough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkTicketIdResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkTicketId'] = ResolversParentTypes['WorkTicketId']> = {
  displayId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WorkTicketIdsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkTicketIds'] = ResolversParentTypes['WorkTicketIds']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WorkTicketId']>, ParentType, ContextType>;
};

export type WorkTicketsAndCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkTicketsAndCount'] = ResolversParentTypes['WorkTicketsAndCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workTickets?: Resolver<Array<ResolversTypes['WorkTicket']>, ParentType, ContextType>;
};

export type WorstAlarmsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorstAlarms'] = ResolversParentTypes['WorstAlarms']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorstAlarmsKind'], ParentType, ContextType>;
  worst?: Resolver<Array<ResolversTypes['RankedAlarm']>, ParentType, ContextType>;
};

export type ZendeskTokenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ZendeskToken'] = ResolversParentTypes['ZendeskToken']> = {
  returnTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  ActivityRule?: ActivityRuleResolvers<ContextType>;
  ActivityUser?: ActivityUserResolvers<ContextType>;
  AddedAlarmProperties?: AddedAlarmPropertiesResolvers<ContextType>;
  Alarm?: AlarmResolvers<ContextType>;
  AlarmActivity?: AlarmActivityResolvers<ContextType>;
  AlarmActivityAndCount?: AlarmActivityAndCountResolvers<ContextType>;
  AlarmActivityMetadata?: AlarmActivityMetadataResolvers<ContextType>;
  AlarmConfig?: AlarmConfigResolvers<ContextType>;
  AlarmCount?: AlarmCountResolvers<ContextType>;
  AlarmCountTotal?: AlarmCountTotalResolvers<ContextType>;
  AlarmCounts?: AlarmCountsResolvers<ContextType>;
  AlarmEntitiesAndCount?: AlarmEntitiesAndCountResolvers<ContextType>;
  AlarmEntity?: AlarmEntityResolvers<ContextType>;
  AlarmEntityOption?: AlarmEntityOptionResolvers<ContextType>;
  AlarmFix?: AlarmFixResolvers<ContextType>;
  AlarmFlood?: AlarmFloodResolvers<ContextType>;
  AlarmInstance?: AlarmInstanceResolvers<ContextType>;
  AlarmInstanceDay?: AlarmInstanceDayResolvers<ContextType>;
  AlarmInstancesAndCount?: AlarmInstancesAndCountResolvers<ContextType>;
  AlarmOfRow?: AlarmOfRowResolvers<ContextType>;
  AlarmPerformance?: AlarmPerformanceResolvers<ContextType>;
  AlarmPoints?: AlarmPointsResolvers<ContextType>;
  AlarmPropertiesAndCount?: AlarmPropertiesAndCountResolvers<ContextType>;
  AlarmProperty?: AlarmPropertyResolvers<ContextType>;
  AlarmPropertyDefinition?: AlarmPropertyDefinitionResolvers<ContextType>;
  AlarmPropertyOption?: AlarmPropertyOptionResolvers<ContextType>;
  AlarmPropertyOptions?: AlarmPropertyOptionsResolvers<ContextType>;
  AlarmPropertyTypesAndCount?: AlarmPropertyTypesAndCountResolvers<ContextType>;
  AlarmPropertyValue?: AlarmPropertyValueResolvers<ContextType>;
  AlarmReport?: AlarmReportResolvers<ContextType>;
  AlarmReportRow?: AlarmReportRowResolvers<ContextType>;
  AlarmStatus?: AlarmStatusResolvers<ContextType>;
  AlarmThroughput?: AlarmThroughputResolvers<ContextType>;
  AlarmsAndCount?: AlarmsAndCountResolvers<ContextType>;
  AlarmsFound?: AlarmsFoundResolvers<ContextType>;
  AliasConflict?: AliasConflictResolvers<ContextType>;
  AliasPreview?: AliasPreviewResolvers<ContextType>;
  AliasSample?: AliasSampleResolvers<ContextType>;
  AliasSuggestion?: AliasSuggestionResolvers<ContextType>;
  AliasUniqueness?: AliasUniquenessResolvers<ContextType>;
  AnalystReader?: AnalystReaderResolvers<ContextType>;
  AnalystReaderList?: AnalystReaderListResolvers<ContextType>;
  AnalystReaderSecret?: AnalystReaderSecretResolvers<ContextType>;
  AreaPermissions?: AreaPermissionsResolvers<ContextType>;
  AssetPropertiesAndCount?: AssetPropertiesAndCountResolvers<ContextType>;
  AssetShopsAndCount?: AssetShopsAndCountResolvers<ContextType>;
  AssetsAndCount?: AssetsAndCountResolvers<ContextType>;
  AssignedRole?: AssignedRoleResolvers<ContextType>;
  AutomationAction?: AutomationActionResolvers<ContextType>;
  AutomationDelay?: AutomationDelayResolvers<ContextType>;
  AutomationDryRun?: AutomationDryRunResolvers<ContextType>;
  AutomationDryRunDay?: AutomationDryRunDayResolvers<ContextType>;
  AutomationDryRunFiring?: AutomationDryRunFiringResolvers<ContextType>;
  AutomationProblem?: AutomationProblemResolvers<ContextType>;
  AutomationRule?: AutomationRuleResolvers<ContextType>;
  AutomationRuleLogAndCount?: AutomationRuleLogAndCountResolvers<ContextType>;
  AutomationRuleLogEntry?: AutomationRuleLogEntryResolvers<ContextType>;
  AutomationRuleOfAlarm?: AutomationRuleOfAlarmResolvers<ContextType>;
  AutomationRulesAndCount?: AutomationRulesAndCountResolvers<ContextType>;
  AutomationSchedule?: AutomationScheduleResolvers<ContextType>;
  AutomationTrigger?: AutomationTriggerResolvers<ContextType>;
  BasSourceMapping?: BasSourceMappingResolvers<ContextType>;
  BasSourceMappingPreview?: BasSourceMappingPreviewResolvers<ContextType>;
  Building?: BuildingResolvers<ContextType>;
  BuildingFloor?: BuildingFloorResolvers<ContextType>;
  BuildingsAndCount?: BuildingsAndCountResolvers<ContextType>;
  BulkFailure?: BulkFailureResolvers<ContextType>;
  BulkJob?: BulkJobResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  ChangedRelation?: ChangedRelationResolvers<ContextType>;
  CheckedAlias?: CheckedAliasResolvers<ContextType>;
  CmmsAssignee?: CmmsAssigneeResolvers<ContextType>;
  CmmsConfig?: CmmsConfigResolvers<ContextType>;
  CmmsConfigField?: CmmsConfigFieldResolvers<ContextType>;
  CmmsFieldChange?: CmmsFieldChangeResolvers<ContextType>;
  CmmsFieldOption?: CmmsFieldOptionResolvers<ContextType>;
  CmmsFieldOptionsAndCount?: CmmsFieldOptionsAndCountResolvers<ContextType>;
  CmmsFieldValue?: CmmsFieldValueResolvers<ContextType>;
  CmmsInternalField?: CmmsInternalFieldResolvers<ContextType>;
  CmmsPull?: CmmsPullResolvers<ContextType>;
  CmmsSystem?: CmmsSystemResolvers<ContextType>;
  CompaniesAndCount?: CompaniesAndCountResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CreatedRelation?: CreatedRelationResolvers<ContextType>;
  CreatedWorkTicket?: CreatedWorkTicketResolvers<ContextType>;
  CriticalityStep?: CriticalityStepResolvers<ContextType>;
  CustomAlarmStatus?: CustomAlarmStatusResolvers<ContextType>;
  CustomToken?: CustomTokenResolvers<ContextType>;
  CustomTokenSignIn?: CustomTokenSignInResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerName?: CustomerNameResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeadLetter?: DeadLetterResolvers<ContextType>;
  DeadLetterCount?: DeadLetterCountResolvers<ContextType>;
  DeadLettersAndCount?: DeadLettersAndCountResolvers<ContextType>;
  DeletedAutomationRule?: DeletedAutomationRuleResolvers<ContextType>;
  DeletedEntities?: DeletedEntitiesResolvers<ContextType>;
  DeletedEntitySchema?: DeletedEntitySchemaResolvers<ContextType>;
  DeletedHoliday?: DeletedHolidayResolvers<ContextType>;
  DeletedLens?: DeletedLensResolvers<ContextType>;
  DeletedLocation?: DeletedLocationResolvers<ContextType>;
  DeletedRole?: DeletedRoleResolvers<ContextType>;
  DeletedSavedView?: DeletedSavedViewResolvers<ContextType>;
  DeletedSpaceType?: DeletedSpaceTypeResolvers<ContextType>;
  DeletedTeam?: DeletedTeamResolvers<ContextType>;
  DeletedTranslation?: DeletedTranslationResolvers<ContextType>;
  DeletedUser?: DeletedUserResolvers<ContextType>;
  EmailAddress?: EmailAddressResolvers<ContextType>;
  EmailForwarding?: EmailForwardingResolvers<ContextType>;
  EmailTenant?: EmailTenantResolvers<ContextType>;
  EnrolledFactor?: EnrolledFactorResolvers<ContextType>;
  EntitiesAndCount?: EntitiesAndCountResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  EntityActivity?: EntityActivityResolvers<ContextType>;
  EntityActivityAndCount?: EntityActivityAndCountResolvers<ContextType>;
  EntityAlias?: EntityAliasResolvers<ContextType>;
  EntityClass?: EntityClassResolvers<ContextType>;
  EntityClassesAndCount?: EntityClassesAndCountResolvers<ContextType>;
  EntityOption?: EntityOptionResolvers<ContextType>;
  EntityOptionMeta?: EntityOptionMetaResolvers<ContextType>;
  EntityProperty?: EntityPropertyResolvers<ContextType>;
  EntityUse?: EntityUseResolvers<ContextType>;
  ExternalCmmsDomainValue?: ExternalCmmsDomainValueResolvers<ContextType>;
  ExternalCmmsDomainValuesAndCount?: ExternalCmmsDomainValuesAndCountResolvers<ContextType>;
  ExternalCmmsField?: ExternalCmmsFieldResolvers<ContextType>;
  ExternalCmmsFieldMap?: ExternalCmmsFieldMapResolvers<ContextType>;
  ExternalCmmsFieldMapping?: ExternalCmmsFieldMappingResolvers<ContextType>;
  ExternalCmmsFieldsAndCount?: ExternalCmmsFieldsAndCountResolvers<ContextType>;
  ExternalCmmsValueTranslation?: ExternalCmmsValueTranslationResolvers<ContextType>;
  ExternalCmmsValueTranslationsAndCount?: ExternalCmmsValueTranslationsAndCountResolvers<ContextType>;
  ExternalSystem?: ExternalSystemResolvers<ContextType>;
  ExternalSystemCommand?: ExternalSystemCommandResolvers<ContextType>;
  ExternalSystemCommandProgress?: ExternalSystemCommandProgressResolvers<ContextType>;
  ExternalSystemCommandRange?: ExternalSystemCommandRangeResolvers<ContextType>;
  ExternalSystemCommandsAndCount?: ExternalSystemCommandsAndCountResolvers<ContextType>;
  ExternalSystemEmail?: ExternalSystemEmailResolvers<ContextType>;
  ExternalSystemExportConfig?: ExternalSystemExportConfigResolvers<ContextType>;
  ExternalSystemField?: ExternalSystemFieldResolvers<ContextType>;
  ExternalSystemIssueLog?: ExternalSystemIssueLogResolvers<ContextType>;
  ExternalSystemIssueLogsAndCount?: ExternalSystemIssueLogsAndCountResolvers<ContextType>;
  ExternalSystemOption?: ExternalSystemOptionResolvers<ContextType>;
  ExternalSystemOptions?: ExternalSystemOptionsResolvers<ContextType>;
  ExternalSystemOutboundSettings?: ExternalSystemOutboundSettingsResolvers<ContextType>;
  ExternalSystemPump?: ExternalSystemPumpResolvers<ContextType>;
  ExternalSystemPumpReport?: ExternalSystemPumpReportResolvers<ContextType>;
  ExternalSystemPumpSource?: ExternalSystemPumpSourceResolvers<ContextType>;
  ExternalSystemsAndCount?: ExternalSystemsAndCountResolvers<ContextType>;
  Factor?: FactorResolvers<ContextType>;
  Feed?: FeedResolvers<ContextType>;
  FeedCounts?: FeedCountsResolvers<ContextType>;
  FeedIssue?: FeedIssueResolvers<ContextType>;
  FeedPump?: FeedPumpResolvers<ContextType>;
  FeedTry?: FeedTryResolvers<ContextType>;
  Feedback?: FeedbackResolvers<ContextType>;
  FeedsAndCounts?: FeedsAndCountsResolvers<ContextType>;
  FilterCriterion?: FilterCriterionResolvers<ContextType>;
  FilterCriterionDetail?: FilterCriterionDetailResolvers<ContextType>;
  FilterCriterionSelection?: FilterCriterionSelectionResolvers<ContextType>;
  FloorPlan?: FloorPlanResolvers<ContextType>;
  FloorPlanBuilding?: FloorPlanBuildingResolvers<ContextType>;
  FloorRoom?: FloorRoomResolvers<ContextType>;
  FloorView?: FloorViewResolvers<ContextType>;
  GlobalCmmsConfig?: GlobalCmmsConfigResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  Incident?: IncidentResolvers<ContextType>;
  IncidentMeasure?: IncidentMeasureResolvers<ContextType>;
  IncidentRows?: IncidentRowsResolvers<ContextType>;
  IncidentTicket?: IncidentTicketResolvers<ContextType>;
  IncidentTrial?: IncidentTrialResolvers<ContextType>;
  IndustryGrid?: IndustryGridResolvers<ContextType>;
  IntegrationHealth?: IntegrationHealthResolvers<ContextType>;
  IntegrationHealthCount?: IntegrationHealthCountResolvers<ContextType>;
  IntegrationHour?: IntegrationHourResolvers<ContextType>;
  IntegrationTraffic?: IntegrationTrafficResolvers<ContextType>;
  InventoryImport?: InventoryImportResolvers<ContextType>;
  InventoryImportList?: InventoryImportListResolvers<ContextType>;
  InventoryImportRow?: InventoryImportRowResolvers<ContextType>;
  InventoryImportRowList?: InventoryImportRowListResolvers<ContextType>;
  InventoryTarget?: InventoryTargetResolvers<ContextType>;
  Invitee?: InviteeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  KpiDashboardConfig?: KpiDashboardConfigResolvers<ContextType>;
  KpiDrilldown?: KpiDrilldownResolvers<ContextType>;
  KpiGroup?: KpiGroupResolvers<ContextType>;
  KpiLevel?: KpiLevelResolvers<ContextType>;
  KpiMetricConfig?: KpiMetricConfigResolvers<ContextType>;
  KpiNote?: KpiNoteResolvers<ContextType>;
  KpiPart?: KpiPartResolvers<ContextType>;
  KpiPeriod?: KpiPeriodResolvers<ContextType>;
  KpiResult?: KpiResultResolvers<ContextType>;
  KpiRow?: KpiRowResolvers<ContextType>;
  KpiRows?: KpiRowsResolvers<ContextType>;
  LeftViewMail?: LeftViewMailResolvers<ContextType>;
  Lens?: LensResolvers<ContextType>;
  LensEntityCount?: LensEntityCountResolvers<ContextType>;
  LensTeam?: LensTeamResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationEntity?: LocationEntityResolvers<ContextType>;
  LocationProperty?: LocationPropertyResolvers<ContextType>;
  LoginSsoConfig?: LoginSsoConfigResolvers<ContextType>;
  MFAEnrolment?: MfaEnrolmentResolvers<ContextType>;
  MailRecipient?: MailRecipientResolvers<ContextType>;
  MapBuilding?: MapBuildingResolvers<ContextType>;
  MapViewBuildingAssets?: MapViewBuildingAssetsResolvers<ContextType>;
  MapViewConfig?: MapViewConfigResolvers<ContextType>;
  MapboxAccess?: MapboxAccessResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MoreNeighbors?: MoreNeighborsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NormaliserSettings?: NormaliserSettingsResolvers<ContextType>;
  OidcConfiguration?: OidcConfigurationResolvers<ContextType>;
  OptionItem?: OptionItemResolvers<ContextType>;
  PayloadCase?: PayloadCaseResolvers<ContextType>;
  PayloadReading?: PayloadReadingResolvers<ContextType>;
  PayloadSource?: PayloadSourceResolvers<ContextType>;
  PerformanceBounds?: PerformanceBoundsResolvers<ContextType>;
  PerformanceDay?: PerformanceDayResolvers<ContextType>;
  PerformanceHour?: PerformanceHourResolvers<ContextType>;
  PerformanceMeasure?: PerformanceMeasureResolvers<ContextType>;
  PerformancePriority?: PerformancePriorityResolvers<ContextType>;
  Phone?: PhoneResolvers<ContextType>;
  Pivot?: PivotResolvers<ContextType>;
  PivotHead?: PivotHeadResolvers<ContextType>;
  PivotNames?: PivotNamesResolvers<ContextType>;
  ProcessVariableValue?: ProcessVariableValueResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankedAlarm?: RankedAlarmResolvers<ContextType>;
  RawDataExample?: RawDataExampleResolvers<ContextType>;
  ReadEvent?: ReadEventResolvers<ContextType>;
  RecentAction?: RecentActionResolvers<ContextType>;
  RefreshedSidecarCache?: RefreshedSidecarCacheResolvers<ContextType>;
  RelatedAlarms?: RelatedAlarmsResolvers<ContextType>;
  RelatedEntity?: RelatedEntityResolvers<ContextType>;
  RelatedEntityConfig?: RelatedEntityConfigResolvers<ContextType>;
  RelatedNeighbor?: RelatedNeighborResolvers<ContextType>;
  Relationship?: RelationshipResolvers<ContextType>;
  RelationshipEdge?: RelationshipEdgeResolvers<ContextType>;
  RelationshipNeighborhood?: RelationshipNeighborhoodResolvers<ContextType>;
  RelationshipPage?: RelationshipPageResolvers<ContextType>;
  RelationshipStep?: RelationshipStepResolvers<ContextType>;
  ReleaseInfo?: ReleaseInfoResolvers<ContextType>;
  RemovedAlarmStatus?: RemovedAlarmStatusResolvers<ContextType>;
  RemovedTeamMember?: RemovedTeamMemberResolvers<ContextType>;
  Reparse?: ReparseResolvers<ContextType>;
  ReparseCounts?: ReparseCountsResolvers<ContextType>;
  ReparseSample?: ReparseSampleResolvers<ContextType>;
  ReportExport?: ReportExportResolvers<ContextType>;
  ReportExportList?: ReportExportListResolvers<ContextType>;
  RequestedExport?: RequestedExportResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RolePerson?: RolePersonResolvers<ContextType>;
  SavedPivot?: SavedPivotResolvers<ContextType>;
  SavedRange?: SavedRangeResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SavedViewMail?: SavedViewMailResolvers<ContextType>;
  SearchedEntities?: SearchedEntitiesResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SettledDeadLetters?: SettledDeadLettersResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SourceSystem?: SourceSystemResolvers<ContextType>;
  SpaceType?: SpaceTypeResolvers<ContextType>;
  SpaceTypesAndCount?: SpaceTypesAndCountResolvers<ContextType>;
  SplitIncident?: SplitIncidentResolvers<ContextType>;
  SsoConfiguration?: SsoConfigurationResolvers<ContextType>;
  SsoProvider?: SsoProviderResolvers<ContextType>;
  SuggestedRelations?: SuggestedRelationsResolvers<ContextType>;
  SupportRequest?: SupportRequestResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMembership?: TeamMembershipResolvers<ContextType>;
  TeamView?: TeamViewResolvers<ContextType>;
  ThroughputHour?: ThroughputHourResolvers<ContextType>;
  UpstreamEntity?: UpstreamEntityResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserTile?: UserTileResolvers<ContextType>;
  UsersAndCount?: UsersAndCountResolvers<ContextType>;
  WorkAlarmAttribute?: WorkAlarmAttributeResolvers<ContextType>;
  WorkFollowUp?: WorkFollowUpResolvers<ContextType>;
  WorkFollowUpCounts?: WorkFollowUpCountsResolvers<ContextType>;
  WorkFollowUpReasonCount?: WorkFollowUpReasonCountResolvers<ContextType>;
  WorkFollowUps?: WorkFollowUpsResolvers<ContextType>;
  WorkResolutionClosedPeriod?: WorkResolutionClosedPeriodResolvers<ContextType>;
  WorkResolutionClosedWork?: WorkResolutionClosedWorkResolvers<ContextType>;
  WorkResolutionGroup?: WorkResolutionGroupResolvers<ContextType>;
  WorkResolutionPart?: WorkResolutionPartResolvers<ContextType>;
  WorkResolutionRepeatPeriod?: WorkResolutionRepeatPeriodResolvers<ContextType>;
  WorkResolutionRepeatWork?: WorkResolutionRepeatWorkResolvers<ContextType>;
  WorkResolutionReportRow?: WorkResolutionReportRowResolvers<ContextType>;
  WorkResolutionTicketList?: WorkResolutionTicketListResolvers<ContextType>;
  WorkResolutionTrend?: WorkResolutionTrendResolvers<ContextType>;
  WorkResolutionTrendGroups?: WorkResolutionTrendGroupsResolvers<ContextType>;
  WorkSystem?: WorkSystemResolvers<ContextType>;
  WorkTicket?: WorkTicketResolvers<ContextType>;
  WorkTicketActivity?: WorkTicketActivityResolvers<ContextType>;
  WorkTicketActivityAndCount?: WorkTicketActivityAndCountResolvers<ContextType>;
  WorkTicketDefaults?: WorkTicketDefaultsResolvers<ContextType>;
  WorkTicketDetails?: WorkTicketDetailsResolvers<ContextType>;
  WorkTicketFeedback?: WorkTicketFeedbackResolvers<ContextType>;
  WorkTicketId?: WorkTicketIdResolvers<ContextType>;
  WorkTicketIds?: WorkTicketIdsResolvers<ContextType>;
  WorkTicketsAndCount?: WorkTicketsAndCountResolvers<ContextType>;
  WorstAlarms?: WorstAlarmsResolvers<ContextType>;
  ZendeskToken?: ZendeskTokenResolvers<ContextType>;
};

