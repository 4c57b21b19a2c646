import { buildSchema, type GraphQLInputObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretMask } from '../../../domain/integrations/check-form.ts';
import { schemas } from '../../../domain/integrations/external-schemas.ts';
import { formFields, schemasOf } from '../../../domain/integrations/form-fields.ts';
import { type IntegrationScene, inboundApi, startIntegrationScene } from '../../../tests/support/integration-scene.ts';
import { readTypeDefs } from '../../type-defs.ts';

let scene: IntegrationScene;
beforeAll(async () => {
  scene = await startIntegrationScene();
});
afterAll(() => scene?.stop());

const schema = buildSchema(readTypeDefs().join('\n'));
const fieldsOf = (type: string): string[] =>
  Object.keys((schema.getType(type) as GraphQLObjectType | GraphQLInputObjectType).getFields());
const valuesOf = (type: string): string[] =>
  (schema.getType(type) as unknown as { getValues(): Array<{ name: string }> }).getValues().map(({ name }) => name);

/** Reads a group of an integration's fields. */
async function read(id: unknown, group: 'exportConfig' | 'outboundSettings', names: string[]): Promise<unknown> {
  const { externalSystemsAndCount } = await scene.api.read<{
    externalSystemsAndCount: { externalSystems: Array<Record<string, unknown>> };
  }>(
    `{ externalSystemsAndCount(where: { ids: ["${id}"] }) { externalSystems { ${group} { ${names.join(' ')} } } } }`,
    scene.provider,
  );
  return externalSystemsAndCount.externalSystems[0]?.[group];
}

describe('the entity', () => {
  test('INT-023 has every field of the contract', () => {
    expect(fieldsOf('ExternalSystem')).toEqual(
      expect.arrayContaining(
        `id name displayName type schema direction connectionType isActive createdAt licenseExpiresAt operatingSystemType
         hideConfidenceThreshold rescaleConfidenceThreshold highlightConfidenceThreshold levenshteinConfidenceThreshold
         inboundEmailAddress senderAddress url isExternalAlertsEnabled hasProcessVariables isAutomationRuleCmmsSyncEnabled
         isCloseWorkButtonEnabled isCmmsPollingBackSyncEnabled externalAlertEmails alarmThroughputEmailThreshold
         lastAccessOnSlackThreshold lastAccessOnResolutionThreshold etlNormalizeVersion etlIgnorableStates
         etlTimestampOffset cmmsWorkTicketSyncThreshold workTicketObjectiveTemplate excludedAlarmTexts licenseKey
         exportConfig outboundSettings`.split(/\s+/),
      ),
    );
  });

  test('INT-024 export configuration has every field of the contract, and each is kept as it was entered', async () => {
    const exportConfig = {
      ...{
        timezone: 'Europe/London',
        timeout: 20,
        isConcurrencySupported: true,
        startDateOffset: -2,
        endDateOffset: 1,
      },
      ...{ maxRecordsPerQuery: 500, maxQueriesPerMinute: 30, maxDateRangeHours: 24, maxDateChunk: 6, chunkSize: 100 },
      ...{ maxConcurrentApiRequests: 2, apiRequestIntervalSeconds: 0.5 },
    };
    expect(fieldsOf('ExternalSystemExportConfig').sort()).toEqual(Object.keys(exportConfig).sort());
    const made = await scene.create({
      ...{ displayName: 'Exported', direction: 'INBOUND', schema: 'niagara4', connectionType: 'DATAPUMP' },
      ...{ etlNormalizeVersion: 'niagara-n4-json-1', url: 'https://bms.example.com', exportConfig },
    });
    expect(await read(made.id, 'exportConfig', Object.keys(exportConfig))).toEqual(exportConfig);
    await scene.update(made.id, { exportConfig: { ...exportConfig, chunkSize: 50 } });
    expect(await read(made.id, 'exportConfig', Object.keys(exportConfig))).toEqual({ ...exportConfig, chunkSize: 50 });
  });

  test('INT-025 every schema of a maintenance system has settings of its own, together those of the contract, and keeps them', async () => {
    const names = `host username password siteId isZombieEnabled segmentId partnerAccountNumber partnerPassCode
      clientAccountNumber tenant organization isIncludeCommentsEnabled isAssigneeSyncEnabled clientId client apiKey
      connectionKey actionedByContactId`.split(/\s+/);
    expect(fieldsOf('ExternalSystemOutboundSettings').sort()).toEqual(names.toSorted());
    const seen = new Set<string>();
    for (const schema of schemasOf('OUTBOUND')) {
      const form = formFields({ direction: 'OUTBOUND', schema });
      const own = form.filter(({ name }) => name.startsWith('outboundSettings.'));
      const given = Object.fromEntries(
        own.map(({ name, type }) => {
          const short = name.replace('outboundSettings.', '');
          const text = short === 'host' ? 'https://cmms.example.com' : `${short} of ${schema}`;
          return [short, type === 'boolean' ? true : text];
        }),
      );
      const made = await scene.create({
        ...{ displayName: `With ${schema}`, direction: 'OUTBOUND', schema, outboundSettings: given },
        ...{ connectionType: schemas[schema].connectionType },
        ...(form.some(({ name }) => name === 'url') && { url: 'https://cmms.example.com' }),
        ...(form.some(({ name }) => name === 'operatingSystemType') && { operatingSystemType: 'LINUX' }),
      });
      const secrets = own.filter(({ type }) => type === 'password').map(({ name }) => name.split('.')[1] ?? '');
      const masked = Object.fromEntries(secrets.map((name) => [name, secretMask]));
      const others = names.filter((name) => !(name in given)).map((name) => [name, null]);
      expect(await read(made.id, 'outboundSettings', names), schema).toEqual({
        ...{ ...Object.fromEntries(others), ...given, ...masked },
      });
      for (const name of Object.keys(given)) seen.add(name);
    }
    expect([...seen].sort()).toEqual(names.toSorted());
  });

  test('INT-029 the operating system is Linux or Windows; types, directions and connection types are the contract’s', () => {
    expect(valuesOf('ExternalSystemOperatingSystemType')).toEqual(['LINUX', 'WINDOWS']);
    expect(valuesOf('ExternalSystemType')).toEqual(['BUILDING_AUTOMATION_SYSTEM', 'WORK_ORDER_SYSTEM']);
    expect(valuesOf('ExternalSystemDirection')).toEqual(['INBOUND', 'OUTBOUND']);
    expect(valuesOf('ExternalSystemConnectionType')).toEqual([
      'DATAPUMP',
      'EMAIL',
      'INBOUND_API',
      'OUTBOUND_API',
      'OUTBOUND_RUNNER',
    ]);
  });

  test('every field of every form can be sent', () => {
    for (const [name, { direction }] of Object.entries(schemas))
      for (const field of formFields({ direction, schema: name })) {
        const [above = '', inner] = field.name.split('.');
        const nested = {
          exportConfig: 'ExternalSystemExportConfigInput',
          outboundSettings: 'ExternalSystemOutboundSettingsInput',
        };
        const input = inner === undefined ? 'ExternalSystemInput' : nested[above as keyof typeof nested];
        expect(fieldsOf(input), field.name).toContain(inner ?? above);
      }
  });
});

interface Options {
  directions: Array<{ value: string }>;
  schemas: Array<{ value: string }>;
  mainFields: Array<{ name: string }>;
  fields: Array<{ name: string; type: string; isRequired: boolean; defaultValue: unknown }>;
}

describe('options', () => {
  const options = async (args: string): Promise<Options> => {
    const document = `{ getExternalSystemOptions(${args}) { directions { value } schemas { value } mainFields { name }
      fields { name type isRequired isLockedInEdit options { value label } unit min max maxLength defaultValue } } }`;
    return (await scene.api.read<{ getExternalSystemOptions: Options }>(document, scene.provider))
      .getExternalSystemOptions;
  };

  test('INT-008 INT-030 tell the form: main fields, schemas of the direction, dynamic fields by direction', async () => {
    const inbound = await options('direction: INBOUND, schema: "niagara4"');
    expect(inbound.directions.map(({ value }) => value)).toEqual(['INBOUND', 'OUTBOUND']);
    expect(inbound.mainFields.map(({ name }) => name)).toContain('displayName');
    expect(inbound.fields[0]).toMatchObject({ name: 'connectionType', defaultValue: 'DATAPUMP' });
    const outbound = await options('direction: OUTBOUND, schema: "maximo"');
    expect(outbound.fields.map(({ name }) => name)).toContain('outboundSettings.siteId');
    expect(outbound.fields.map(({ name }) => name)).not.toContain('etlNormalizeVersion');
  });

  test('INT-032 INT-033 offer every schema of the contract, maintenance systems among them', async () => {
    const offered = [
      ...(await options('direction: INBOUND')).schemas,
      ...(await options('direction: OUTBOUND')).schemas,
    ];
    expect(offered.map(({ value }) => value)).toEqual(
      expect.arrayContaining(
        `envision compass webcontrol niagara4 minus80 awareManager maximo maximoServiceRequest famis webTMA webTMACloud tms
         schoolDude inforEAM maintenanceConnection sabre aim mex metasys desigoCC ebo ecostruxureIT bacnet insight ebi
         generic`.split(/\s+/),
      ),
    );
  });

  test('an e-mail integration is offered an address of its own', async () => {
    const address = async () =>
      (await options('direction: INBOUND, schema: "minus80"')).fields.find(({ name }) => name === 'inboundEmailAddress')
        ?.defaultValue;
    expect(await address()).toMatch(/^alarms-[0-9a-f]{10}@alarms\.example$/);
    expect(await address()).not.toBe(await address());
  });

  test('INT-007 the form is a JSON Schema as well', async () => {
    const { getExternalSystemJsonSchema: form } = await scene.api.read<{
      getExternalSystemJsonSchema: {
        required: string[];
        properties: Record<string, { required?: string[]; maximum?: number }>;
      };
    }>('{ getExternalSystemJsonSchema(direction: OUTBOUND, schema: "maximo") }', scene.provider);
    expect(form.required).toEqual(expect.arrayContaining(['displayName', 'direction', 'schema', 'outboundSettings']));
    expect(form.properties.outboundSettings?.required).toEqual(['host', 'username', 'password', 'siteId']);
  });
});

describe('what is refused', () => {
  test('INT-070 INT-071 INT-072 a form without its required fields, with every path', async () => {
    const { displayName: _, ...nameless } = inboundApi;
    expect(await scene.problemsOf('create', nameless)).toEqual({ displayName: 'Display name is required' });
    expect(await scene.problemsOf('create', { ...inboundApi, displayName: '  ' })).toHaveProperty('displayName');
    expect(await scene.problemsOf('create', { ...inboundApi, direction: undefined })).toHaveProperty('direction');
    expect(await scene.problemsOf('create', { ...inboundApi, connectionType: 'EMAIL' })).toEqual({
      inboundEmailAddress: 'Inbound address is required',
    });
    expect(await scene.problemsOf('create', { ...inboundApi, etlNormalizeVersion: 'made-up-1' })).toHaveProperty(
      'etlNormalizeVersion',
    );
  });

  test('a schema of the other direction, and settings of another kind', async () => {
    expect(await scene.problemsOf('create', { ...inboundApi, schema: 'maximo' })).toHaveProperty('schema');
    expect(await scene.problemsOf('create', { ...inboundApi, url: 'https://example.com' })).toEqual({
      url: 'This integration has no such setting',
    });
    expect(await scene.problemsOf('create', { ...inboundApi, outboundSettings: { password: 'x' } })).toHaveProperty([
      'outboundSettings.password',
    ]);
  });

  test('a name that another integration has, and an address of anybody’s', async () => {
    await scene.create({ ...inboundApi, displayName: 'Taken name' });
    expect(await scene.problemsOf('create', { ...inboundApi, displayName: 'taken NAME' })).toHaveProperty(
      'displayName',
    );
    const mail = { ...inboundApi, connectionType: 'EMAIL', inboundEmailAddress: `a${scene.customerId}@alarms.example` };
    await scene.create({ ...mail, displayName: 'Mail one' });
    expect(await scene.problemsOf('create', { ...mail, displayName: 'Mail two' })).toEqual({
      inboundEmailAddress: 'This address is already in use',
    });
  });
});

test('secrets of a maintenance system are stored sealed, read back masked, and kept by the mask', async () => {
  const outboundSettings = {
    host: 'maximo.example.com',
    username: 'annunciator',
    password: 'p4ss-w0rd',
    siteId: 'BED',
  };
  const made = await scene.create({
    displayName: 'Maximo',
    direction: 'OUTBOUND',
    schema: 'maximo',
    connectionType: 'OUTBOUND_API',
    outboundSettings,
  });
  expect(made).toMatchObject({ type: 'WORK_ORDER_SYSTEM', licenseKey: null, etlNormalizeVersion: null });
  const stored = async () => {
    const row = await scene.api.db('external_systems').where({ id: made.id }).first();
    expect(JSON.stringify(row)).not.toContain('p4ss-w0rd');
    return row;
  };
  const before = await stored();
  const read = async () =>
    (
      await scene.api.read<{ externalSystemsAndCount: { externalSystems: Array<{ outboundSettings: object }> } }>(
        `{ externalSystemsAndCount(where: { ids: ["${made.id}"] }) { externalSystems { outboundSettings {
          host username password siteId apiKey } } } }`,
        scene.provider,
      )
    ).externalSystemsAndCount.externalSystems[0]?.outboundSettings;
  expect(await read()).toEqual({ ...outboundSettings, password: secretMask, apiKey: null });
  await scene.update(made.id, { outboundSettings: { ...outboundSettings, siteId: 'LON', password: secretMask } });
  expect(await read()).toEqual({ ...outboundSettings, siteId: 'LON', password: secretMask, apiKey: null });
  expect((await stored()).outbound_secrets_sealed).toHaveLength(before.outbound_secrets_sealed.length);
  expect(await scene.problemsOf('update', { outboundSettings: { password: null } }, made.id)).toHaveProperty([
    'outboundSettings.password',
  ]);
});
