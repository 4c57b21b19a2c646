import { describe, expect, test } from 'vitest';
import { checkForm, isUrl } from './check-form.ts';
import type { ConnectionType, Direction } from './external-schemas.ts';
import { schemas } from './external-schemas.ts';
import { formFields, keptFields } from './form-fields.ts';
import { fieldsOf, mainFields } from './integration-form.ts';

const fields = (direction: Direction, schema: string | null = null, connectionType: ConnectionType | null = null) =>
  formFields({ direction, schema, connectionType });
const names = (...kind: Parameters<typeof fields>) => fields(...kind).map(({ name }) => name);
const required = (...kind: Parameters<typeof fields>) =>
  fields(...kind).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
const problems = (kind: Parameters<typeof fields>, values: Record<string, unknown>) =>
  Object.fromEntries(
    checkForm(fields(...kind), values, { onlyGiven: true }).map(({ path, message }) => [path, message]),
  );

describe('fields', () => {
  test('INT-031 are selects, sliders of 0 to 100 percent, texts, numbers and passwords, beside switches', () => {
    const all = [...fields('INBOUND', 'niagara4'), ...fields('OUTBOUND', 'maximo')];
    expect(new Set(all.map(({ type }) => type))).toEqual(
      new Set(['select', 'slider', 'text', 'number', 'password', 'boolean']),
    );
    for (const { type, min, max, unit } of all) if (type === 'slider') expect([min, max, unit]).toEqual([0, 100, '%']);
  });

  test('INT-055 INT-093 INT-094 confidence thresholds are sliders from 0 to 100 % that start at 0, 0, 60 and 75', () => {
    const sliders = fields('INBOUND', 'generic').filter(({ type }) => type === 'slider');
    expect(sliders.map(({ name, defaultValue, min, max }) => [name, defaultValue, min, max])).toEqual([
      ['hideConfidenceThreshold', 0, 0, 100],
      ['rescaleConfidenceThreshold', 0, 0, 100],
      ['highlightConfidenceThreshold', 60, 0, 100],
      ['levenshteinConfidenceThreshold', 75, 0, 100],
    ]);
    expect(problems(['INBOUND', 'generic'], { hideConfidenceThreshold: 101, rescaleConfidenceThreshold: -1 })).toEqual({
      hideConfidenceThreshold: 'Hide below must be at most 100',
      rescaleConfidenceThreshold: 'Rescale below must be at least 0',
    });
  });

  test.each([
    ['niagara4', 'DATAPUMP', 'niagara-n4-json-1'],
    ['niagara4', 'EMAIL', 'niagara-mail-1'],
    ['webcontrol', 'DATAPUMP', 'webctrl-db-1'],
    ['webcontrol', 'EMAIL', 'webctrl-mail-1'],
    ['metasys', 'DATAPUMP', 'metasys-v4-1'],
    ['desigoCC', 'DATAPUMP', 'desigo-cc-1'],
    ['ebo', 'EMAIL', 'ebo-mail-1'],
    ['ebo', 'DATAPUMP', 'generic-json-1'],
    ['ecostruxureIT', 'INBOUND_API', 'ecostruxure-it-1'],
    ['bacnet', 'INBOUND_API', 'bacnet-json-1'],
    ['envision', 'EMAIL', 'generic-kv-mail-1'],
    ['generic', 'INBOUND_API', 'generic-json-1'],
  ] as const)('a new %s by %s begins with %s', (schema, connectionType, version) => {
    const field = fields('INBOUND', schema, connectionType).find(({ name }) => name === 'etlNormalizeVersion');
    expect(field?.defaultValue).toBe(version);
  });

  test('INT-057 INT-058 the normalizer is one of a list, ignorable states are several', () => {
    const [version, states] = ['etlNormalizeVersion', 'etlIgnorableStates'].map((name) =>
      fields('INBOUND', 'niagara4').find((field) => field.name === name),
    );
    expect(version).toMatchObject({ type: 'select', isList: false, defaultValue: 'niagara-n4-json-1' });
    expect(version?.options?.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['niagara-n4-json-1', 'webctrl-db-1', 'generic-json-1']),
    );
    const startsWith = (schema: string, type: ConnectionType): unknown =>
      fields('INBOUND', schema, type).find(({ name }) => name === 'etlNormalizeVersion')?.defaultValue;
    expect(startsWith('niagara4', 'EMAIL')).toBe('niagara-mail-1');
    expect(startsWith('metasys', 'DATAPUMP')).toBe('metasys-v4-1');
    expect(startsWith('ebo', 'INBOUND_API')).toBe('generic-json-1');
    expect(startsWith('compass', 'EMAIL')).toBe('generic-kv-mail-1');
    expect(states).toMatchObject({ type: 'select', isList: true });
  });

  test('INT-059 thresholds are numbers of hours and of minutes', () => {
    const all = [...fields('INBOUND', 'generic'), ...fields('OUTBOUND', 'maximo')];
    const units = Object.fromEntries(all.map(({ name, type, unit }) => [name, [type, unit]]));
    expect(units).toMatchObject({
      alarmThroughputEmailThreshold: ['number', 'hours'],
      etlTimestampOffset: ['number', 'hours'],
      lastAccessOnSlackThreshold: ['number', 'minutes'],
      lastAccessOnResolutionThreshold: ['number', 'minutes'],
    });
  });

  test('INT-060 the sync threshold is a field of maintenance systems alone', () => {
    expect(names('OUTBOUND', 'maximo')).toContain('cmmsWorkTicketSyncThreshold');
    expect(names('INBOUND', 'generic')).not.toContain('cmmsWorkTicketSyncThreshold');
  });

  test('INT-061 sender addresses and alert e-mails are lists of texts', () => {
    const all = fields('INBOUND', 'generic', 'EMAIL');
    const lists = all.filter(({ type, isList }) => type === 'text' && isList);
    expect(lists.map(({ name }) => name)).toEqual(['senderAddress', 'externalAlertEmails']);
  });

  test('integrations by e-mail say what becomes of senders that are not verified, and begin with marking their alarms', () => {
    const field = fields('INBOUND', 'generic', 'EMAIL').find(({ name }) => name === 'senderCheck');
    expect(field).toMatchObject({ type: 'select', defaultValue: 'MARK', help: expect.stringContaining('quarantine') });
    expect(field?.options?.map(({ value }) => value)).toEqual(['REQUIRE', 'MARK', 'OFF']);
    expect(names('INBOUND', 'generic', 'INBOUND_API')).not.toContain('senderCheck');
  });

  test('INT-062 passwords are fields of their own type', () => {
    expect(fields('OUTBOUND', 'maximo')).toContainEqual(
      expect.objectContaining({ name: 'outboundSettings.password', type: 'password' }),
    );
  });

  test('INT-048 a schema says which connection type a form starts with', () => {
    const first = (schema: string, direction: Direction = 'INBOUND') => fields(direction, schema)[0]?.defaultValue;
    expect(first('generic')).toBe('INBOUND_API');
    expect(first('niagara4')).toBe('DATAPUMP');
    expect(first('maximo', 'OUTBOUND')).toBe('OUTBOUND_API');
    expect(fields('INBOUND')[0]?.defaultValue).toBeNull();
  });

  test('every schema has a form in which nothing is named twice and what it starts with is allowed', () => {
    for (const [schema, { direction }] of Object.entries(schemas)) {
      const all = [...mainFields, ...fields(direction, schema)];
      expect(new Set(all.map(({ name }) => name)).size, schema).toBe(all.length);
      for (const field of all) {
        if (field.defaultValue === null || field.name.includes('.')) continue;
        expect(checkForm([field], { [field.name]: field.defaultValue }), `${schema} ${field.name}`).toEqual([]);
      }
    }
  });
});

describe('requirements', () => {
  test('INT-073 depend on connection type and schema', () => {
    expect(required('INBOUND', 'generic', 'INBOUND_API')).toEqual(['connectionType', 'etlNormalizeVersion']);
    expect(required('INBOUND', 'generic', 'EMAIL')).toEqual([
      'connectionType',
      'inboundEmailAddress',
      'etlNormalizeVersion',
    ]);
    expect(required('OUTBOUND', 'webTMACloud')).toEqual([
      'connectionType',
      'url',
      'outboundSettings.clientId',
      'outboundSettings.apiKey',
    ]);
    expect(required('OUTBOUND', 'webTMA')).toContain('outboundSettings.host');
    expect(required('OUTBOUND', 'schoolDude')).toEqual(
      expect.arrayContaining(['url', 'outboundSettings.username', 'outboundSettings.password']),
    );
  });

  test('INT-074 e-mail needs an inbound address', () => {
    expect(required('INBOUND', 'minus80')).toContain('inboundEmailAddress');
    expect(problems(['INBOUND', 'minus80'], { inboundEmailAddress: '' })).toEqual({
      inboundEmailAddress: 'Inbound address is required',
    });
  });

  test('INT-075 Maximo needs host, user name, password and site id', () => {
    expect(required('OUTBOUND', 'maximo')).toEqual([
      'connectionType',
      'outboundSettings.host',
      'outboundSettings.username',
      'outboundSettings.password',
      'outboundSettings.siteId',
    ]);
  });

  test('INT-076 where there is a url it has to be given', () => {
    expect(problems(['OUTBOUND', 'webTMACloud'], { url: '  ' })).toEqual({ url: 'URL is required' });
    expect(names('INBOUND', 'generic', 'INBOUND_API')).not.toContain('url');
  });

  test('INT-078 INT-079 the objective template ends at 255 characters, thresholds begin at 0', () => {
    expect(problems(['OUTBOUND', 'maximo'], { workTicketObjectiveTemplate: 'x'.repeat(255) })).toEqual({});
    expect(
      problems(['OUTBOUND', 'maximo'], {
        workTicketObjectiveTemplate: 'x'.repeat(256),
        cmmsWorkTicketSyncThreshold: -1,
      }),
    ).toEqual({
      workTicketObjectiveTemplate: 'Objective template can have at most 255 characters',
      cmmsWorkTicketSyncThreshold: 'Work ticket sync threshold must be at least 0',
    });
    for (const [kind, thresholds] of [
      [
        ['INBOUND', 'generic'],
        ['alarmThroughputEmailThreshold', 'lastAccessOnResolutionThreshold', 'lastAccessOnSlackThreshold'],
      ],
      [
        ['OUTBOUND', 'maximo'],
        ['lastAccessOnResolutionThreshold', 'lastAccessOnSlackThreshold'],
      ],
    ] as const) {
      const negative = problems([...kind], Object.fromEntries(thresholds.map((name) => [name, -0.1])));
      expect(Object.keys(negative).sort()).toEqual(thresholds);
      expect(problems([...kind], Object.fromEntries(thresholds.map((name) => [name, 0])))).toEqual({});
    }
  });
});

test('senders are addresses or whole domains', () => {
  const senders = (...senderAddress: string[]) => problems(['INBOUND', 'minus80'], { senderAddress });
  expect(senders('bms@example.com', '@example.com')).toEqual({});
  for (const bad of ['example.com', '@', 'a@b@c', 'two words@example.com'])
    expect(senders(bad)).toEqual({ senderAddress: `${bad} is not a valid address or @domain` });
});

test('INT-077 a url is an optional scheme, a host name or an IPv4 address, and what may follow', () => {
  for (const good of [
    'https://niagara.example.com',
    'http://10.0.4.12:8443/api/v1?q=a b'.replace(' ', '%20'),
    'bms.example.com/path?query=1#part',
    '10.0.4.12',
    'http://bms-server',
    'localhost:8080',
    'word',
    'bms-server',
    'bms-server:8443/api',
    'HTTPS://EXAMPLE.COM',
  ])
    expect(isUrl(good), good).toBe(true);
  for (const bad of [
    'not a url',
    '-word',
    'two words.example.com',
    'ftp://example.com',
    'http://',
    'https://exa mple.com',
    'http://-bad.example.com',
    '10.0.4.300',
    'http://example.com:99999',
    'http://example.com:port',
    'javascript:alert(1)',
    `http://${'a'.repeat(64)}.example.com`,
  ]) {
    expect(isUrl(bad), bad).toBe(false);
    expect(problems(['OUTBOUND', 'webTMACloud'], { url: bad })).toEqual({ url: 'Invalid url' });
  }
});

test('INT-024 INT-023 INT.12 what has nothing to do, or says what another setting does, is taken and kept, and offered in no form', () => {
  const later = {
    pump: { direction: 'INBOUND', schema: 'niagara4', connectionType: 'DATAPUMP' },
    runner: { direction: 'OUTBOUND', schema: 'webTMA', connectionType: 'OUTBOUND_RUNNER' },
  } as const;
  const kept = (kind: keyof typeof later) =>
    keptFields(later[kind])
      .map(({ name }) => name.replace('exportConfig.', ''))
      .sort();
  const ofReads = ['chunkSize', 'endDateOffset', 'isConcurrencySupported', 'maxDateChunk', 'maxDateRangeHours'];
  const ofRequests = ['apiRequestIntervalSeconds', 'maxConcurrentApiRequests', 'maxQueriesPerMinute'];
  // the pump reads by its own configuration, a maintenance system by its own dates
  expect(kept('pump')).toEqual(
    [
      ...[...ofReads, ...ofRequests, 'hasProcessVariables', 'maxRecordsPerQuery', 'operatingSystemType'],
      ...['startDateOffset', 'timeout', 'url'],
    ].sort(),
  );
  expect(kept('runner')).toEqual([...ofReads, 'operatingSystemType', 'startDateOffset', 'timezone'].sort());
  for (const kind of Object.values(later)) {
    const all = fieldsOf(kind).map(({ name }) => name);
    expect(new Set(all).size).toBe(all.length);
    const required = keptFields(kind).filter(({ isRequired }) => isRequired);
    expect(required).toEqual([]);
    // stored values are still checked
    expect(checkForm(fieldsOf(kind), { operatingSystemType: 'BEOS' }, { onlyGiven: true })).toHaveLength(1);
  }
});
