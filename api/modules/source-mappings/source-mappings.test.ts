import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { normaliserVersions } from '../../../domain/integrations/normaliser-versions.ts';
import { mailPayload } from '../../../ingest/normalise/samples.ts';
import { item, openRoad, type Road, rowsWhen } from '../../../tests/support/road.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';

let api: TestApi;
let road: Road;
let provider: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  [api, road] = await Promise.all([startTestApi(), openRoad()]);
  provider = await api.newPerson(road.customerId, 'SUPER');
  admin = await api.newPerson(road.customerId);
});
afterAll(() => Promise.all([api?.stop(), road?.close()]));

interface Mapping {
  field: string;
  source: unknown;
  isOwn: boolean;
}
const fields = 'id field source isOwn';
const mappings = async (): Promise<Mapping[]> =>
  (
    await api.read<{ all: Mapping[] }>(
      `query ($system: ID!) { all: getExternalSystemBasSourceMappings(externalSystemId: $system) { ${fields} } }`,
      provider,
      { system: String(road.systemId) },
    )
  ).all;
const mappingOf = async (field: string) => (await mappings()).find((one) => one.field === field);
async function change(verb: 'create' | 'update', field: string, source: unknown, by = provider) {
  const { data, errors } = await api.gql<{ made: Mapping }>(
    `mutation ($system: ID!, $field: BasSourceField!, $source: JSON) {
      made: ${verb}ExternalSystemBasSourceMapping(externalSystemId: $system, field: $field, source: $source) { ${fields} } }`,
    by,
    { system: String(road.systemId), field, source },
  );
  return data?.made ?? errors?.[0]?.extensions.code;
}
const reads = (version: string, map: object | null) =>
  road
    .db('external_systems')
    .where({ customer_id: road.customerId, id: road.systemId })
    .update({ etl_normalize_version: version, field_map: map && JSON.stringify(map) });

test('INT-005 INT-039 each field of a source has a mapping: its own, or the default of its version', async () => {
  await reads('generic-json-1', { fields: { message: 'note' } });
  const all = await mappings();
  expect(all).toHaveLength(23);
  expect(all.find(({ field }) => field === 'message')).toMatchObject({ source: 'note', isOwn: true });
  expect(all.find(({ field }) => field === 'pointPath')).toMatchObject({ source: 'point', isOwn: false });
  await reads('generic-csv-1', { fields: { occurredAt: ['Date', 'Time'] } });
  expect(await mappingOf('occurredAt')).toMatchObject({ source: ['Date', 'Time'], isOwn: true });
  await reads('generic-kv-mail-1', null);
  expect(await mappingOf('pointPath')).toMatchObject({ source: expect.any(String), isOwn: false });
  await reads('niagara-n4-json-1', null);
  expect(await mappings()).toEqual([]);
  expect(await change('create', 'message', 'note')).toBe('INVALID');
});

test('INT-013 a mapping is created in the map that the normalizer reads, so that new payloads follow it', async () => {
  await reads('generic-json-1', null);
  expect(await change('create', 'message', 'note')).toMatchObject({ field: 'message', source: 'note', isOwn: true });
  expect(await change('create', 'message', 'other')).toBe('CONFLICT');
  expect(await change('create', 'condition', 'note', admin)).toBe('FORBIDDEN');
  await until('the road to read by the new map', async () => {
    await road.send(item('ALARM', 'AHU-1', new Date().toISOString(), { note: 'Too warm' }));
    return (await road.states()).some((state) => state.text === 'Too warm');
  });
  const [audit] = await road
    .db('audit_log')
    .where({ customer_id: road.customerId, action: 'createExternalSystemBasSourceMapping' });
  expect(audit.after).toMatchObject({ fieldMap: { fields: { message: 'note' } } });
});

test('INT-014 a mapping is updated, one that the map cannot have is refused, and the others stay', async () => {
  await reads('generic-json-1', { fields: { message: 'note', units: 'unit' } });
  expect(await change('update', 'message', 'text')).toMatchObject({ source: 'text', isOwn: true });
  expect(await mappingOf('units')).toMatchObject({ source: 'unit', isOwn: true });
  expect(await change('update', 'pointPath', 'place')).toBe('NOT_FOUND');
  expect(await change('update', 'message', ['several', 'paths'])).toBe('INVALID');
  expect(await change('update', 'message', 'x'.repeat(201))).toBe('INVALID');
  expect(await change('create', 'occurredAt', null)).toBe('INVALID');
  expect(await change('update', 'units', null)).toMatchObject({ source: null, isOwn: true });
});

test('INT-014 two people who change different fields at once both succeed', async () => {
  await reads('generic-json-1', { fields: {} });
  await Promise.all([change('create', 'message', 'a'), change('create', 'units', 'b'), change('create', 'value', 'c')]);
  expect(
    (await mappings())
      .filter(({ isOwn }) => isOwn)
      .map(({ source }) => source)
      .sort(),
  ).toEqual(['a', 'b', 'c']);
});

const time = '2026-01-05T14:00:00Z';
const mail = (lines: Record<string, string>) =>
  JSON.parse(
    mailPayload(
      Object.entries(lines)
        .map(([label, text]) => `${label}: ${text}`)
        .join('\n'),
    ),
  );
const notes = { Note: 'By note', Other: 'By other' };
const jsonNotes = { note: notes.Note, other: notes.Other };
const webctrlMail = mail({ Time: time, Location: 'Lab 1', State: 'HIGH', Category: 'Heat', Text: 'As sent', ...notes });
const labelledMail = (point: string) =>
  mail({ Time: time, Point: point, State: 'Alarm', Message: 'As sent', ...notes });
const csvText = `timestamp,point,event,message,note,other\n${time},AHU-1,ALARM,As sent,By note,By other\n`;
const positional = { text: 'Point: {pointPath}|{message}' };

/** A payload of each version that reads by source mappings, which names its message and two other texts. */
const mapped: Partial<Record<string, { payload: unknown; sources: [string, string] }>> = {
  'generic-json-1': {
    payload: item('ALARM', 'AHU-1', time, { message: 'As sent', ...jsonNotes }),
    sources: ['note', 'other'],
  },
  'generic-csv-1': { payload: csvText, sources: ['note', 'other'] },
  'generic-kv-mail-1': { payload: labelledMail('AHU-1'), sources: ['Note', 'Other'] },
  'webctrl-mail-1': { payload: webctrlMail, sources: ['Note', 'Other'] },
};
const fixedPlace = 'This normalizer version reads each field from a fixed place and has no source mappings';
const byText =
  'The text of the mail template decides where each field is read. Change that text, or name labels in the template instead';

describe.each([
  ...normaliserVersions.map((version) => ({ version, map: null, of: mapped[version] })),
  // templates whose labels are the default ones, and of a site that has left the published text
  {
    version: 'webctrl-mail-1',
    map: { separator: '---' },
    of: { payload: labelledMail('AHU-2'), sources: ['Note', 'Other'] },
  },
  {
    version: 'ebo-mail-1',
    map: { pairBy: 'point' },
    of: { payload: labelledMail('AHU-3'), sources: ['Note', 'Other'] },
  },
  { version: 'generic-kv-mail-1', map: positional, of: undefined },
  { version: 'webctrl-mail-1', map: positional, of: undefined },
])('INT-005 INT-013 INT-014 source mappings of $version with the map $map', ({ version, map, of }) => {
  const preview = (source: unknown) =>
    api.gql<{ all: Array<Record<string, string | null>> }>(
      `query ($system: ID!, $source: JSON) {
        all: previewBasSourceMapping(externalSystemId: $system, field: message, source: $source) { before after problem } }`,
      provider,
      { system: String(road.systemId), source },
    );
  const messageOf = async (payload: unknown) => {
    const { read } = await api.read<{ read: { events: Array<{ event: { message: string } }>; reason: string | null } }>(
      'query ($system: ID!, $payload: String!) { read: readPayload(externalSystemId: $system, payload: $payload) { reason events { event } } }',
      provider,
      { system: String(road.systemId), payload: JSON.stringify(payload) },
    );
    return read.reason ?? read.events[0]?.event.message;
  };

  test(of ? 'are listed, created, previewed, changed and removed, and the reader follows' : 'are refused', async () => {
    await reads(version, map);
    if (!of) {
      expect(await mappings()).toEqual([]);
      const reason = map || version === 'ebo-mail-1' ? byText : fixedPlace;
      expect((await preview('note')).errors).toMatchObject([{ message: reason, extensions: { code: 'INVALID' } }]);
      expect(await change('create', 'message', 'note')).toBe('INVALID');
      expect(await change('update', 'message', 'note')).toBe('INVALID');
      return;
    }
    const { payload, sources } = of;
    const [first, second] = sources;
    expect(await messageOf(payload)).toBe('As sent');
    expect(await mappingOf('message')).toMatchObject({ source: expect.any(String), isOwn: false });
    const before = (await road.warehouseRows('raw_events')).length;
    await road.send(payload);
    await rowsWhen(road, 'raw_events', (rows) => rows.length > before);
    const seen = async (source: unknown) => (await preview(source)).data?.all[0];
    // payloads of the tests before may arrive, too
    await until('the newest payload', async () => (await seen(first))?.before === 'As sent');
    expect(await seen(first)).toEqual({ before: 'As sent', after: 'By note', problem: null });
    expect(await change('create', 'message', first)).toMatchObject({ source: first, isOwn: true });
    expect(await messageOf(payload)).toBe('By note');
    expect(await seen(second)).toEqual({ before: 'By note', after: 'By other', problem: null });
    expect(await change('update', 'message', second)).toMatchObject({ source: second, isOwn: true });
    expect(await messageOf(payload)).toBe('By other');
    expect(await change('update', 'message', null)).toMatchObject({ source: null, isOwn: true });
    expect(await messageOf(payload)).toBe('');
  });
});

test('a preview reads the newest payloads by another source and stores nothing', async () => {
  await reads('generic-json-1', null);
  await road.send(item('ALARM', 'AHU-7', '2026-01-05T14:00:00Z', { note: 'By note' }));
  await rowsWhen(road, 'raw_events', (rows) => rows.some((row) => String(row.body).includes('AHU-7')));
  const preview = (field: string, source: unknown) =>
    api.read<{ all: Array<Record<string, string | null>> }>(
      `query ($system: ID!, $field: BasSourceField!, $source: JSON) {
        all: previewBasSourceMapping(externalSystemId: $system, field: $field, source: $source) { before after problem } }`,
      provider,
      { system: String(road.systemId), field, source },
    );
  expect((await preview('message', 'note')).all[0]).toEqual({
    ...{ before: 'Supply temperature high', after: 'By note', problem: null },
  });
  expect((await preview('occurredAt', 'nowhere')).all[0]).toMatchObject({
    ...{ before: '2026-01-05T14:00:00.000Z', after: null, problem: expect.any(String) },
  });
  expect(await mappingOf('message')).toMatchObject({ isOwn: false });
});
