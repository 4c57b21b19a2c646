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
import { outboundFields, takesConcurrentRequests, usesLocalTimes } from './outbound-fields.ts';
import type { SenderCheck } from './sender-check.ts';

/** The choices that decide which fields a form has. */
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
 * Returns the fields of an integration's form, with requirements and types. Their only definition: the console renders
 * the form from it, and input is validated against it. Each field is used somewhere.
 */
export function formFields(kind: FormKind): FormField[] {
  const connectionType = connectionTypeOf(kind);
  const connection = connectionFields(kind, connectionType);
  if (kind.direction === 'OUTBOUND')
    return [
      ...connection,
      ...outboundFields(kind.schema ?? null),
      ...workFields,
      ...connectionAlertFields,
      ...alertMailFields,
      ...requestFields(kind.schema ?? null),
    ];
  return [
    ...connection,
    licenseField,
    ...readingFields(kind, connectionType),
    // a mail comes when there is something to say: without a connection none can be lost
    ...(connectionType === 'EMAIL' ? [] : connectionAlertFields),
    throughputField,
    ...alertMailFields,
    ...confidenceFields,
  ];
}

/**
 * Settings of the contract (INT-023, INT-024) that no form offers: the API takes and returns them. Sources are read by the
 * pump's own configuration, which leaves them nothing to do; of a maintenance system `chunkSize` and
 * `isConcurrencySupported` are read, but say what records per query and concurrent requests do.
 */
export function keptFields(kind: FormKind): FormField[] {
  const connectionType = connectionTypeOf(kind);
  const runs = connectionType === 'DATAPUMP' || connectionType === 'OUTBOUND_RUNNER' ? [operatingSystemField] : [];
  if (kind.direction === 'OUTBOUND') {
    const offered = new Set(formFields(kind).map(({ name }) => name));
    return [...runs, ...[timezoneField, ...exportFields].filter(({ name }) => !offered.has(name))];
  }
  return [
    ...runs,
    ...(connectionType === 'DATAPUMP' ? [{ ...urlField, isRequired: false }, ...exportFields] : []),
    processVariablesField,
  ];
}

const connectionGroup = 'Connection';
const urlField = text({
  name: 'url',
  label: 'URL',
  group: connectionGroup,
  isRequired: true,
  format: 'url',
  maxLength: 2_000,
});
const licenseField = text({
  name: 'licenseExpiresAt',
  label: 'License ends',
  group: connectionGroup,
  format: 'date',
  help: 'From the end of this day on, its alarms are refused. Admins are warned 30, 7 and 1 days ahead. Empty: it does not end.',
});
const operatingSystemField = select({
  name: 'operatingSystemType',
  label: 'Operating system',
  group: connectionGroup,
  options: [
    { value: 'LINUX', label: 'Linux' },
    { value: 'WINDOWS', label: 'Windows' },
  ],
});

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
  if (type !== null && direction === 'OUTBOUND' && !hasHost) fields.push(urlField);
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
        placeholder: 'Addresses or @domains, separated by commas',
      }),
      select({
        name: 'senderCheck',
        label: 'Sender check',
        group: connectionGroup,
        options: [
          { value: 'REQUIRE', label: 'Require a verified sender' },
          { value: 'MARK', label: 'Mark alarms from unverified senders' },
          { value: 'OFF', label: 'Do not check' },
        ] satisfies Array<{ value: SenderCheck; label: string }>,
        defaultValue: 'MARK' satisfies SenderCheck,
        help:
          'Checks senders by SPF, DKIM and DMARC. Require: emails from unverified senders are quarantined. Mark: they ' +
          'are accepted, and their alarms are marked. Do not check: anyone can forge a listed address.',
      }),
    );
  return fields;
}

const readingGroup = 'Parsing';
const timezoneField = text({
  name: 'exportConfig.timezone',
  label: 'Timezone',
  group: readingGroup,
  format: 'timezone',
  placeholder: 'Same as the customer',
});
const processVariablesField = toggle({
  name: 'hasProcessVariables',
  label: 'Has process variables',
  group: readingGroup,
});

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
    timezoneField,
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
      label: 'Ignored states',
      group: readingGroup,
      options: ['Normal', 'Alarm', 'Fault', 'Unreliable', 'Acknowledged'].map((value) => ({ value, label: value })),
    }),
    words({ name: 'excludedAlarmTexts', label: 'Excluded alarm texts', group: readingGroup }),
  ];
}

const exportGroup = 'Export';
const atLeast0 = { group: exportGroup, min: 0 } as const;

/** Settings for reading a source (INT-024), except the timezone, which every source has. */
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
    label: 'Source supports concurrent requests',
    group: exportGroup,
  }),
];

/**
 * Settings for calling a maintenance system: those of INT-024 that its connector honours, within the bounds of the
 * system itself.
 */
function requestFields(schema: string | null): FormField[] {
  const group = 'Requests';
  const atLeast1 = { group, min: 1 } as const;
  return [
    ...(usesLocalTimes(schema) ? [{ ...timezoneField, group, placeholder: 'UTC' }] : []),
    number({ name: 'exportConfig.timeout', label: 'Timeout', unit: 'seconds', placeholder: '30', ...atLeast1 }),
    number({ name: 'exportConfig.maxRecordsPerQuery', label: 'Records per query', ...atLeast1 }),
    number({ name: 'exportConfig.maxQueriesPerMinute', label: 'Queries per minute', ...atLeast1 }),
    ...(takesConcurrentRequests(schema)
      ? [
          number({
            name: 'exportConfig.maxConcurrentApiRequests',
            label: 'Concurrent requests',
            placeholder: '4',
            ...atLeast1,
          }),
        ]
      : []),
    number({
      name: 'exportConfig.apiRequestIntervalSeconds',
      label: 'Request interval',
      unit: 'seconds',
      group,
      min: 0,
    }),
  ];
}

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
  toggle({ name: 'isCloseWorkButtonEnabled', label: 'Close work button', group: workGroup }),
  toggle({ name: 'isCmmsPollingBackSyncEnabled', label: 'Poll for changes', group: workGroup }),
  toggle({
    name: 'isAutomationRuleCmmsSyncEnabled',
    label: 'Sync tickets of automation rules',
    group: workGroup,
    help: 'Off: tickets that rules create stay internal.',
  }),
];

const alertGroup = 'Health and alerts';

const connectionAlertFields = [
  number({
    name: 'lastAccessOnSlackThreshold',
    label: 'Connection lost after',
    group: alertGroup,
    unit: 'minutes',
    min: 0,
    placeholder: String(connectionLostMinutes),
  }),
  number({
    name: 'lastAccessOnResolutionThreshold',
    label: 'Connection restored after',
    group: alertGroup,
    unit: 'minutes',
    min: 0,
    placeholder: String(connectionRestoredMinutes),
  }),
];

const throughputField = number({
  name: 'alarmThroughputEmailThreshold',
  label: 'Low throughput after',
  group: alertGroup,
  unit: 'hours',
  min: 0,
  placeholder: String(zeroThroughputHours),
});

const alertMailFields: FormField[] = [
  toggle({ name: 'isExternalAlertsEnabled', label: 'Send external alerts', group: alertGroup }),
  text({
    name: 'externalAlertEmails',
    label: 'External alert emails',
    group: alertGroup,
    isList: true,
    format: 'email',
    defaultValue: [],
    placeholder: 'Separated by commas',
  }),
];

const confidenceFields: FormField[] = (
  [
    ['hide', 'Hide below'],
    ['rescale', 'Rescale below'],
    ['highlight', 'Highlight below'],
    ['levenshtein', 'Minimum text similarity'],
  ] as const
).map(([name, label]) =>
  slider({ name: `${name}ConfidenceThreshold`, label, group: 'Confidence', defaultValue: confidenceThresholds[name] }),
);
