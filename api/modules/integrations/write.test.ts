import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretMask } from '../../../domain/integrations/check-form.ts';
import { hashKey } from '../../../domain/integrations/keys.ts';
import { type IntegrationScene, inboundApi, startIntegrationScene } from '../../../tests/support/integration-scene.ts';

let scene: IntegrationScene;
beforeAll(async () => {
  scene = await startIntegrationScene();
});
afterAll(() => scene?.stop());

const keyOf = async (id: unknown): Promise<string> =>
  (
    await scene.api.read<{ getLicenseKeyForBAS: string }>(
      'query ($id: ID!) { getLicenseKeyForBAS(externalSystemId: $id) }',
      scene.provider,
      { id },
    )
  ).getLicenseKeyForBAS;
const stored = (id: unknown) => scene.api.db('external_systems').where({ id }).first();

describe('createExternalSystem', () => {
  test('INT-011 takes the main form merged with the dynamic one', async () => {
    const made = await scene.create({
      ...inboundApi,
      displayName: ' Pressure monitors ',
      isActive: false,
      etlIgnorableStates: ['Acknowledged'],
      etlTimestampOffset: -6,
      excludedAlarmTexts: ['test, please ignore'],
      lastAccessOnSlackThreshold: 30,
      highlightConfidenceThreshold: 80,
      exportConfig: { timezone: 'America/Chicago' },
    });
    expect(made).toMatchObject({
      name: 'pressure-monitors',
      displayName: 'Pressure monitors',
      type: 'BUILDING_AUTOMATION_SYSTEM',
      isActive: false,
      etlIgnorableStates: ['Acknowledged'],
      etlTimestampOffset: -6,
      excludedAlarmTexts: ['test, please ignore'],
      lastAccessOnSlackThreshold: 30,
      hideConfidenceThreshold: 0,
      highlightConfidenceThreshold: 80,
      levenshteinConfidenceThreshold: 75,
      licenseKey: secretMask,
    });
    // the settings that normalisers read
    expect((await stored(made.id)).export_config).toEqual({ timezone: 'America/Chicago' });
  });

  test('INT-063 INT-064 INT-065 sender addresses are a list or null; an empty list of alert e-mails is none', async () => {
    const mail = { ...inboundApi, connectionType: 'EMAIL', externalAlertEmails: [] };
    const made = async (name: string, more: object) =>
      scene.create({
        ...mail,
        displayName: name,
        inboundEmailAddress: `${name}${scene.customerId}@alarms.example`,
        ...more,
      });
    expect(await made('one', { senderAddress: null })).toMatchObject({ senderAddress: [], externalAlertEmails: null });
    expect(
      await made('two', { senderAddress: ['a@bms.example'], externalAlertEmails: ['x@example.com', 'y@example.com'] }),
    ).toMatchObject({ senderAddress: ['a@bms.example'], externalAlertEmails: ['x@example.com', 'y@example.com'] });
  });
});

describe('updateExternalSystem', () => {
  test('INT-012 takes the same form and leaves what is not given', async () => {
    const { id } = await scene.create({ ...inboundApi, displayName: 'Fire panel', excludedAlarmTexts: ['trouble'] });
    const changed = await scene.update(id, {
      ...inboundApi,
      displayName: 'Fire panel relay',
      lastAccessOnSlackThreshold: 15,
      exportConfig: { timezone: 'UTC' },
    });
    expect(changed).toMatchObject({
      displayName: 'Fire panel relay',
      lastAccessOnSlackThreshold: 15,
      excludedAlarmTexts: ['trouble'],
    });
    expect(await scene.update(id, { lastAccessOnSlackThreshold: null, excludedAlarmTexts: null })).toMatchObject({
      displayName: 'Fire panel relay',
      lastAccessOnSlackThreshold: null,
      excludedAlarmTexts: [],
    });
    expect((await stored(id)).export_config).toEqual({ timezone: 'UTC' });
  });

  test('INT-051 INT-052 INT-053 direction, schema and connection type stay what they are', async () => {
    const { id } = await scene.create({ ...inboundApi, displayName: 'Locked' });
    const other = { direction: 'OUTBOUND', schema: 'maximo', connectionType: 'OUTBOUND_API' };
    expect(await scene.problemsOf('update', other, id)).toEqual({
      direction: 'Direction cannot be changed',
      schema: 'Schema cannot be changed',
      connectionType: 'Connection type cannot be changed',
    });
    expect(await stored(id)).toMatchObject({ direction: 'INBOUND', schema: 'generic', connection_type: 'INBOUND_API' });
  });

  test('the check of senders is MARK until somebody says otherwise, and where it is emptied', async () => {
    const address = `check${scene.customerId}@alarms.example`;
    const mail = { ...inboundApi, connectionType: 'EMAIL', displayName: 'Checked', inboundEmailAddress: address };
    const { id, senderCheck } = await scene.create(mail);
    expect(senderCheck).toBe('MARK');
    expect(await scene.update(id, { senderCheck: 'REQUIRE' })).toMatchObject({ senderCheck: 'REQUIRE' });
    expect((await stored(id)).sender_check).toBe('REQUIRE');
    expect(await scene.update(id, { displayName: 'Still' })).toMatchObject({ senderCheck: 'REQUIRE' });
    expect(await scene.update(id, { senderCheck: null })).toMatchObject({ senderCheck: 'MARK' });
    const other = await scene.create({ ...inboundApi, displayName: 'No mail' });
    expect(await scene.problemsOf('update', { senderCheck: 'OFF' }, other.id)).toEqual({
      senderCheck: 'This integration has no such setting',
    });
  });

  test('INT-066 INT-067 an empty list of alert e-mails stays one; senders read as email.from', async () => {
    const { id } = await scene.create({
      ...inboundApi,
      displayName: 'Mail',
      connectionType: 'EMAIL',
      inboundEmailAddress: `mail${scene.customerId}@alarms.example`,
      senderAddress: ['a@bms.example', 'b@bms.example'],
      externalAlertEmails: ['x@example.com'],
    });
    expect(await scene.update(id, { externalAlertEmails: [] })).toMatchObject({
      externalAlertEmails: [],
      email: { from: ['a@bms.example', 'b@bms.example'] },
    });
  });

  test('what is wrong changes nothing, and what does not exist is not found', async () => {
    const { id } = await scene.create({ ...inboundApi, displayName: 'Steady' });
    expect(await scene.problemsOf('update', { displayName: null, lastAccessOnSlackThreshold: -1 }, id)).toEqual({
      displayName: 'Display name is required',
      lastAccessOnSlackThreshold: 'Connection lost after must be at least 0',
    });
    expect(await stored(id)).toMatchObject({ display_name: 'Steady', last_access_on_slack_threshold: null });
    await expect(scene.update('999000001', { displayName: 'x' })).rejects.toThrow('NOT_FOUND');
    await expect(scene.update('no id', { displayName: 'x' })).rejects.toThrow('NOT_FOUND');
  });
});

describe('licence keys', () => {
  test('INT-009 the key is told in full by getLicenseKeyForBAS alone, and stored sealed', async () => {
    const made = await scene.create({ ...inboundApi, displayName: 'Keyed' });
    expect(made.licenseKey).toBe(secretMask);
    const key = await keyOf(made.id);
    expect(key).toMatch(/^ak_[\w-]{32}$/);
    const row = await stored(made.id);
    expect(row.license_key_hash).toEqual(hashKey(key));
    expect(row.license_key_sealed.toString('latin1')).not.toContain(key);
    // it is read-only: the form has no input for it
    const { errors } = await scene.api.gql(
      `mutation { updateExternalSystem(id: "${made.id}", input: { licenseKey: "mine" }) { id } }`,
      scene.provider,
    );
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
  });

  test('a rotated key is another one', async () => {
    const { id } = await scene.create({ ...inboundApi, displayName: 'Rotated' });
    const before = await keyOf(id);
    await scene.api.read(`mutation { rotateLicenseKey(externalSystemId: "${id}") { id licenseKey } }`, scene.provider);
    const after = await keyOf(id);
    expect(after).not.toBe(before);
    expect((await stored(id)).license_key_hash).toEqual(hashKey(after));
  });

  test('one that nobody can tell is said so', async () => {
    const { id } = await scene.create({
      ...inboundApi,
      displayName: 'By mail',
      connectionType: 'EMAIL',
      inboundEmailAddress: `keyless${scene.customerId}@alarms.example`,
    });
    await expect(keyOf(id)).rejects.toThrow('This integration has no license key');
    await expect(keyOf('999000001')).rejects.toThrow('NOT_FOUND');
  });
});

test('INT-098 integrations are administered by super users alone', async () => {
  const { id } = await scene.create({ ...inboundApi, displayName: 'Guarded' });
  const documents = [
    '{ externalSystemsAndCount { count } }',
    '{ externalSystemsAndCount { externalSystems { id } } }',
    '{ getExternalSystemOptions(direction: INBOUND) { fields { name } } }',
    '{ getExternalSystemJsonSchema(direction: INBOUND) }',
    `{ getLicenseKeyForBAS(externalSystemId: "${id}") }`,
    '{ alarmThroughput(range: DAY) { total } }',
    'mutation { createExternalSystem(input: {}) { id } }',
    `mutation { updateExternalSystem(id: "${id}", input: { isActive: false }) { id } }`,
    `mutation { rotateLicenseKey(externalSystemId: "${id}") { id } }`,
  ];
  for (const document of documents) {
    const { errors } = await scene.api.gql(document, scene.admin);
    expect(errors?.[0], document).toMatchObject({
      message: 'User does not have super user permission',
      extensions: { code: 'FORBIDDEN' },
    });
  }
});
