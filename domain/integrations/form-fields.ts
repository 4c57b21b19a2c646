import {
  cmmsFailureMinutes,
  confidenceThresholds,
  connectionLostMinutes,
  connectionRestoredMinutes,
  objectiveTemplateMax,
  zeroThroughputHours,
} from '../constants.ts';
import {
  type ConnectionType,
  connectionLabels,
  connectionTypesOf,
  type Direction,
  isSchema,
  type SchemaName,
  schemas,
} from './external-schemas.ts';
import { type FormField, number, select, slider, text, toggle, words } from './form-field.ts';
import { defaultNormaliser, normaliserVersions } from './normaliser-versions.ts';
import { outboundFields } from './outbound-fields.ts';

/** What decides which fields a form has. */
export interface FormKind {
  direction: Direction;
  schema?: string | null;
  connectionType?: ConnectionType | null;
}

/** The connection type that a form starts with: the given one if it can be, else the schema's. */
export function connectionTypeOf({ direction, schema, connectionType }: FormKind): ConnectionType | null {
  if (connectionType && connectionTypesOf[direction].includes(connectionType)) return connectionType;
  return schema && isSchema(schema) && schemas[schema].direction === direction ? schemas[schema].connectionType : null;
}

/** The schemas of a direction, in the order they are offered. */
export const schemasOf = (direction: Direction): SchemaName[] =>
  (Object.keys(schemas) as SchemaName[]).filter((name) => schemas[name].direction === direction);

/**
 * The one place that says which fields an integration has, which of them are required, and what they take: the console
 * draws its form from it, and what arrives is checked against it.
 */
export function formFields(kind: FormKind): FormField[] {
  const connectionType = connectionTypeOf(kind);
  const connection = connectionFields(kind, connectionType);
  const alerts = alertFields(connectionType);
  if (kind.direction === 'OUTBOUND')
    return [...connection, ...outboundFields(kind.schema ?? null), ...workFields, ...alerts];
  const reading = readingFields(kind, connectionType);
  return [
    ...connection,
    ...reading,
    ...alerts,
    ...confidenceFields,
    ...(connectionType === 'DATAPUMP' ? exportFields : []),
  ];
}

const connectionGroup = 'Connection';

function connectionFields({ direction, schema }: FormKind, type: ConnectionType | null): FormField[] {
  const fields = [
    select({
      name: 'connectionType',
      label: 'Connection type',
      group: connectionGroup,
      isRequired: true,
      isLockedInEdit: true,
      options: connectionTypesOf[direction].map((value) => ({ value, label: connectionLabels[value] })),
      defaultValue: type,
    }),
  ];
  const hasHost = direction === 'OUTBOUND' && outboundFields(schema ?? null).some(({ name }) => name.endsWith('.host'));
  if (type === 'DATAPUMP' || (type !== null && direction === 'OUTBOUND' && !hasHost))
    fields.push(
      text({ name: 'url', label: 'URL', group: connectionGroup, isRequired: true, format: 'url', maxLength: 2_000 }),
    );
  if (type === 'DATAPUMP' || type === 'OUTBOUND_RUNNER')
    fields.push(
      select({
        name: 'operatingSystemType',
        label: 'Operating system',
        group: connectionGroup,
        options: [
          { value: 'LINUX', label: 'Linux' },
          { value: 'WINDOWS', label: 'Windows' },
        ],
      }),
    );
  if (type === 'EMAIL')
    fields.push(
      text({
        name: 'inboundEmailAddress',
        label: 'Inbound address',
        group: connectionGroup,
        isRequired: true,
        format: 'email',
        maxLength: 254,
      }),
      text({
        name: 'senderAddress',
        label: 'Sender addresses',
        group: connectionGroup,
        isList: true,
        format: 'sender',
        defaultValue: [],
        placeholder: 'Addresses or @domains, between commas',
      }),
    );
  return fields;
}

const readingGroup = 'Reading';

function readingFields(kind: FormKind, type: ConnectionType | null): FormField[] {
  return [
    select({
      name: 'etlNormalizeVersion',
      label: 'Normalizer version',
      group: readingGroup,
      isRequired: true,
      options: normaliserVersions.map((value) => ({ value, label: value })),
      defaultValue: kind.schema ? defaultNormaliser(kind.schema, type === 'EMAIL') : null,
    }),
    text({
      name: 'exportConfig.timezone',
      label: 'Timezone',
      group: readingGroup,
      format: 'timezone',
      placeholder: "The customer's",
    }),
    number({
      name: 'etlTimestampOffset',
      label: 'Timestamp offset',
      group: readingGroup,
      unit: 'hours',
      min: -48,
      max: 48,
      defaultValue: 0,
    }),
    words({
      name: 'etlIgnorableStates',
      label: 'Ignorable states',
      group: readingGroup,
      options: ['Normal', 'Alarm', 'Fault', 'Unreliable', 'Acknowledged'].map((value) => ({ value, label: value })),
    }),
    words({ name: 'excludedAlarmTexts', label: 'Excluded alarm texts', group: readingGroup }),
    toggle({ name: 'hasProcessVariables', label: 'Has process variables', group: readingGroup }),
  ];
}

const exportGroup = 'Export';
const atLeast0 = { group: exportGroup, min: 0 } as const;

/** How the pump asks the source: what INT-024 lists, but for the timezone, which every source has. */
const exportFields: FormField[] = [
  number({ name: 'exportConfig.timeout', label: 'Timeout', unit: 'seconds', ...atLeast0 }),
  number({ name: 'exportConfig.startDateOffset', label: 'Start date offset', unit: 'hours', group: exportGroup }),
  number({ name: 'exportConfig.endDateOffset', label: 'End date offset', unit: 'hours', group: exportGroup }),
  number({ name: 'exportConfig.maxRecordsPerQuery', label: 'Records per query', ...atLeast0 }),
  number({ name: 'exportConfig.maxQueriesPerMinute', label: 'Queries per minute', ...atLeast0 }),
  number({ name: 'exportConfig.maxDateRangeHours', label: 'Date range', unit: 'hours', ...atLeast0 }),
  number({ name: 'exportConfig.maxDateChunk', label: 'Date chunk', unit: 'hours', ...atLeast0 }),
  number({ name: 'exportConfig.chunkSize', label: 'Chunk size', ...atLeast0 }),
  number({ name: 'exportConfig.maxConcurrentApiRequests', label: 'Concurrent requests', ...atLeast0 }),
  number({ name: 'exportConfig.apiRequestIntervalSeconds', label: 'Request interval', unit: 'seconds', ...atLeast0 }),
  toggle({
    name: 'exportConfig.isConcurrencySupported',
    label: 'Source takes concurrent requests',
    group: exportGroup,
  }),
];

const workGroup = 'Work';

const workFields: FormField[] = [
  text({
    name: 'workTicketObjectiveTemplate',
    label: 'Objective template',
    group: workGroup,
    maxLength: objectiveTemplateMax,
  }),
  number({
    name: 'cmmsWorkTicketSyncThreshold',
    label: 'Work ticket sync threshold',
    group: workGroup,
    unit: 'minutes',
    min: 0,
    placeholder: String(cmmsFailureMinutes),
  }),
  toggle({ name: 'isAutomationRuleCmmsSyncEnabled', label: 'Sync tickets of automation rules', group: workGroup }),
  toggle({ name: 'isCloseWorkButtonEnabled', label: 'Close work button', group: workGroup }),
  toggle({ name: 'isCmmsPollingBackSyncEnabled', label: 'Poll for changes', group: workGroup }),
];

const alertGroup = 'Health and alerts';

function alertFields(type: ConnectionType | null): FormField[] {
  const minutes = { group: alertGroup, unit: 'minutes', min: 0 } as const;
  const isInbound = type === null || connectionTypesOf.INBOUND.includes(type);
  return [
    // a mail comes when there is something to say: without a connection none can be lost
    ...(type === 'EMAIL'
      ? []
      : [
          number({
            ...minutes,
            name: 'lastAccessOnSlackThreshold',
            label: 'Connection lost after',
            placeholder: String(connectionLostMinutes),
          }),
          number({
            ...minutes,
            name: 'lastAccessOnResolutionThreshold',
            label: 'Connection restored after',
            placeholder: String(connectionRestoredMinutes),
          }),
        ]),
    ...(isInbound
      ? [
          number({
            name: 'alarmThroughputEmailThreshold',
            label: 'Low throughput after',
            group: alertGroup,
            unit: 'hours' as const,
            min: 0,
            placeholder: String(zeroThroughputHours),
          }),
        ]
      : []),
    toggle({ name: 'isExternalAlertsEnabled', label: 'Send external alerts', group: alertGroup }),
    text({
      name: 'externalAlertEmails',
      label: 'External alert e-mails',
      group: alertGroup,
      isList: true,
      format: 'email',
      defaultValue: [],
      placeholder: 'Separated by commas',
    }),
  ];
}

const confidenceFields: FormField[] = (
  [
    ['hide', 'Hide below'],
    ['rescale', 'Rescale below'],
    ['highlight', 'Highlight below'],
    ['levenshtein', 'Text similarity from'],
  ] as const
).map(([name, label]) =>
  slider({ name: `${name}ConfidenceThreshold`, label, group: 'Confidence', defaultValue: confidenceThresholds[name] }),
);
