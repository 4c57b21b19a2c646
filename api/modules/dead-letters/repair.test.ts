import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const id = () => String(road.systemId);
const ask = <T>(document: string, variables: Record<string, unknown> = {}): Promise<T> =>
  api.read<T>(document, provider, { system: id(), ...variables });
const codeOf = async (document: string, by: TestPerson, variables: Record<string, unknown> = {}) =>
  (await api.gql(document, by, { system: id(), ...variables })).errors?.[0]?.extensions.code;

interface Letters {
  deadLettersAndCount: {
    count: number;
    counts: Array<{ kind: string; count: number }>;
    deadLetters: Array<{
      id: string;
      kind: string;
      reason: string;
      payload: string;
      step: string;
      isSendable: boolean;
    }>;
  };
}
const letters = async (where: object = {}): Promise<Letters['deadLettersAndCount']> =>
  (
    await ask<Letters>(
      `query ($where: DeadLetterWhere) { deadLettersAndCount(where: $where) {
        count counts { kind count } deadLetters { id kind reason payload step isSendable } } }`,
      { where: { externalSystemId: id(), ...where } },
    )
  ).deadLettersAndCount;
const lettersWhen = (count: number) =>
  until(`${count} dead letters`, async () => {
    const now = await letters();
    return now.count === count ? now : null;
  });

interface Run {
  id: string;
  status: string;
  counts: Record<string, number>;
  samples: Array<{ before: string | null; after: string | null }>;
}
const runFields = `id status isDryRun etlNormalizeVersion error counts { total payloads unchanged changed moved added mended newAlarms }
  samples { before after }`;
const reparse = async (more = '', variables: Record<string, unknown> = {}): Promise<Run> => {
  const { reparseAlarmsForExternalSystem: begun } = await ask<{ reparseAlarmsForExternalSystem: Run }>(
    `mutation ($system: ID!) { reparseAlarmsForExternalSystem(externalSystemId: $system ${more}) { ${runFields} } }`,
    variables,
  );
  return until('the end of the run', async () => {
    const { reparses } = await ask<{ reparses: Run[] }>(
      `query ($system: ID!) { reparses(externalSystemId: $system) { ${runFields} } }`,
    );
    return reparses.find((run) => run.id === begun.id && !['IN_PROGRESS', 'SETTLING'].includes(run.status));
  });
};
const saveMap = (mapping: object) =>
  ask(
    `mutation ($system: ID!, $mapping: JSON) {
      saveNormaliserSettings(externalSystemId: $system, etlNormalizeVersion: "generic-json-1", mapping: $mapping) { mapping } }`,
    { mapping },
  );

describe('dead letters', () => {
  test('list what could not be read, with why and the payload, by kind', async () => {
    await road.send(
      { where: 'AHU-1', when: '2026-01-05T14:00:00Z', event: 'ALARM', message: 'Too warm' },
      { where: 'AHU-2', when: '2026-01-05T14:00:00Z', event: 'ALARM', message: 'Too cold' },
      item('ALARM', 'AHU-3', '1970-01-02T00:00:00Z'),
    );
    const found = await lettersWhen(3);
    expect(found.counts).toEqual([
      { kind: 'unreadable', count: 2 },
      { kind: 'time', count: 1 },
    ]);
    expect(found.deadLetters.find(({ kind }) => kind === 'time')).toMatchObject({
      reason: expect.stringContaining('1970'),
      step: 'normalise',
      isSendable: true,
      payload: JSON.stringify(item('ALARM', 'AHU-3', '1970-01-02T00:00:00Z')),
    });
    expect((await letters({ kind: 'unreadable', searchTerm: 'too COLD' })).deadLetters).toHaveLength(1);
    const [one, other] = found.deadLetters.map((letter) => letter.id);
    expect((await letters({ ids: [other, randomUUID()] })).deadLetters.map((letter) => letter.id)).toEqual([other]);
    expect((await letters({ ids: [one, other] })).count).toBe(2);
  });

  test('one that was mended in place is sent again and becomes an alarm', async () => {
    const [letter] = (await letters({ kind: 'time' })).deadLetters;
    const payload = JSON.stringify(item('ALARM', 'AHU-3', '2026-01-05T14:00:00Z'));
    const send = `mutation ($system: ID!, $ids: [ID!], $payload: String) {
      sendDeadLettersAgain(externalSystemId: $system, ids: $ids, payload: $payload) { settled left } }`;
    expect(await ask(send, { ids: [letter?.id], payload })).toEqual({ sendDeadLettersAgain: { settled: 1, left: 2 } });
    await until('the alarm', async () => (await road.states()).some((state) => state.point_path === 'AHU-3'));
    await lettersWhen(2);
    expect(await codeOf(send, provider, { ids: [letter?.id], payload: 'no JSON' })).toBe('INVALID');
    expect(await codeOf(send, provider, { payload })).toBe('INVALID');
  });

  test('what still cannot be read waits again; with a better map all are sent at once', async () => {
    const sendAll = `mutation ($system: ID!) { sendDeadLettersAgain(externalSystemId: $system, kind: "unreadable") { settled left } }`;
    expect(await ask(sendAll)).toEqual({ sendDeadLettersAgain: { settled: 2, left: 0 } });
    await rowsWhen(road, 'raw_events', (rows) => rows.length >= 4);
    await lettersWhen(2);
    await saveMap({ fields: { occurredAt: 'when', pointPath: 'where' } });
    const points = await until('both alarms', async () => {
      // the road uses the previous mapping for a few seconds
      await ask(sendAll);
      const now = (await road.states()).map((state) => state.point_path);
      return now.includes('AHU-1') && now.includes('AHU-2') ? now : null;
    });
    expect(points).toHaveLength(3);
    await lettersWhen(0);
  });

  test('those that nobody will mend are dismissed', async () => {
    await road.send({ nonsense: true });
    const [letter] = (await lettersWhen(1)).deadLetters;
    // received bodies are stored separately from their outcomes
    await rowsWhen(road, 'raw_events', (rows) => rows.some(({ body }) => String(body).includes('nonsense')));
    await ask(
      `mutation ($system: ID!, $ids: [ID!]) { dismissDeadLetters(externalSystemId: $system, ids: $ids) { settled } }`,
      { ids: [letter?.id] },
    );
    await lettersWhen(0);
  });
});

describe('reading by hand', () => {
  const read = async (variables: Record<string, unknown>) =>
    (
      await ask<{
        readPayload: {
          outcome: string;
          reason: string | null;
          events: Array<{
            event: { pointPath: string };
            sources: Array<{ field: string; start: number; end: number }>;
          }>;
        };
      }>(
        `query ($system: ID!, $payload: String!, $version: String, $mapping: JSON) {
          readPayload(externalSystemId: $system, payload: $payload, etlNormalizeVersion: $version, mapping: $mapping) {
            outcome reason events { event sources { field start end } } } }`,
        variables,
      )
    ).readPayload;
  const payload = JSON.stringify({
    where: 'AHU-7',
    when: '2026-01-05T15:00:00Z',
    event: 'ALARM',
    message: 'Filter clogged',
  });

  test('a payload is read as the integration reads, and each field points at its text', async () => {
    const { outcome, events } = await read({ payload });
    expect(outcome).toBe('applied');
    const sources = events[0]?.sources.map(({ field, start, end }) => [field, payload.slice(start, end)]);
    expect(sources).toEqual(
      expect.arrayContaining([
        ['pointPath', 'AHU-7'],
        ['message', 'Filter clogged'],
      ]),
    );
  });

  test('with another map or version it is read by that, and nothing is stored', async () => {
    const before = await road.warehouseRows('raw_events');
    const mapping = { fields: { occurredAt: 'when', pointPath: 'message' } };
    expect((await read({ payload, version: 'generic-json-1', mapping })).events[0]?.event.pointPath).toBe(
      'Filter clogged',
    );
    expect(await read({ payload, version: 'niagara-n4-json-1' })).toMatchObject({ outcome: 'rejected' });
    expect(await road.warehouseRows('raw_events')).toEqual(before);
  });

  test('a map that cannot be used is refused with where and why', async () => {
    const document = `mutation ($system: ID!, $mapping: JSON) {
      saveNormaliserSettings(externalSystemId: $system, etlNormalizeVersion: "generic-json-1", mapping: $mapping) { mapping } }`;
    const { errors } = await api.gql(document, provider, { system: id(), mapping: { fields: { poinnt: 'x' } } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: [{ path: 'mapping' }] });
    expect(errors?.[0]?.message).toContain('poinnt');
  });

  test('INT-006 the newest payloads are there to try a parser on', async () => {
    const { getExternalSystemRawDataExample: examples } = await ask<{
      getExternalSystemRawDataExample: Array<{ payload: string; door: string }>;
    }>(
      `query ($system: ID!) { getExternalSystemRawDataExample(externalSystemId: $system) { id receivedAt door payload } }`,
    );
    expect(examples[0]).toMatchObject({ door: 'api', payload: '{"nonsense":true}' });
    expect(examples.length).toBeGreaterThan(3);
  });

  test('a case is kept with what is read from it, and says when that changes', async () => {
    const cases = async () =>
      (
        await ask<{ payloadCases: Array<{ id: string; passes: boolean; difference: string | null }> }>(
          `query ($system: ID!) { payloadCases(externalSystemId: $system) { id name passes difference } }`,
        )
      ).payloadCases;
    await ask(
      `mutation ($system: ID!, $payload: String!) { keepPayloadCase(externalSystemId: $system, name: "Filter", payload: $payload) { id } }`,
      { payload },
    );
    expect(await cases()).toMatchObject([{ passes: true, difference: null }]);
    await saveMap({ fields: { occurredAt: 'when', pointPath: 'message' } });
    const [changed] = await cases();
    expect(changed).toMatchObject({ passes: false, difference: expect.stringContaining('pointPath of event 1') });
    await saveMap({ fields: { occurredAt: 'when', pointPath: 'where' } });
    await ask(`mutation ($id: ID!) { deletePayloadCase(id: $id) }`, { id: changed?.id });
    expect(await cases()).toEqual([]);
  });
});

describe('reparse', () => {
  test('INT-017 an integration’s alarms are reparsed: first dry, then for real', async () => {
    await saveMap({ fields: { occurredAt: 'when', pointPath: 'message' } });
    const dry = await reparse(', isDryRun: true');
    expect(dry).toMatchObject({ status: 'COMPLETE', counts: { moved: 2, newAlarms: 2 } });
    expect(dry.samples.map(({ after }) => after).join()).toContain('Too warm');
    expect((await road.states()).some((state) => state.point_path === 'Too warm')).toBe(false);
    expect(await reparse()).toMatchObject({ status: 'COMPLETE', counts: { moved: 2, newAlarms: 2 } });
    expect((await road.states()).some((state) => state.point_path === 'Too warm')).toBe(true);
  });

  test('a run that was killed goes on; one that is complete does not', async () => {
    const run = await reparse();
    const resume = `mutation ($id: ID!) { resumeReparse(id: $id) { status } }`;
    expect(await codeOf(resume, provider, { id: run.id })).toBe('CONFLICT');
    await road.db('reparses').where({ id: run.id }).update({ status: 'KILLED', reached: null });
    expect(await ask(resume, { id: run.id })).toEqual({ resumeReparse: { status: 'IN_PROGRESS' } });
    await until('its end', async () => (await road.db('reparses').where({ id: run.id }).first()).status === 'COMPLETE');
  });

  test('a kill of an integration of which nothing runs stops nothing, and is for the provider’s staff', async () => {
    const kill = `mutation ($system: ID!) { initiateExternalSystemKill(externalSystemId: $system) }`;
    expect(await ask(kill)).toEqual({ initiateExternalSystemKill: 0 });
    expect(await codeOf(kill, admin)).toBe('FORBIDDEN');
  });

  test('INT-086 INT-088 without Temporal a run and a kill fail in words, and the run is there to be gone on with', async () => {
    const alone = await startTestApi({ temporalAddress: '127.0.0.1:9' });
    const refused = async (document: string) =>
      (await alone.gql(document, provider, { system: id() })).errors?.map(({ message, extensions: { code } }) => ({
        message,
        code,
      }));
    try {
      expect(
        await refused('mutation ($system: ID!) { reparseAlarmsForExternalSystem(externalSystemId: $system) { id } }'),
      ).toEqual([{ message: 'Failed to initiate reparse', code: 'UNAVAILABLE' }]);
      const [run] = await road.db('reparses').where({ customer_id: road.customerId }).orderBy('created_at', 'desc');
      expect(run).toMatchObject({ status: 'FAILED', error: 'Failed to initiate reparse' });
      await road.db('reparses').where({ id: run.id }).update({ status: 'IN_PROGRESS' });
      expect(
        await refused('mutation ($system: ID!) { initiateExternalSystemKill(externalSystemId: $system) }'),
      ).toEqual([{ message: 'Failed to issue kill command', code: 'UNAVAILABLE' }]);
    } finally {
      await alone.stop();
      await road
        .db('reparses')
        .where({ status: 'IN_PROGRESS', customer_id: road.customerId })
        .update({ status: 'FAILED' });
    }
  });

  test('a range that is empty, a version that is none, an integration of nobody', async () => {
    const begin = (args: string) => `mutation { reparseAlarmsForExternalSystem(externalSystemId: ${args}) { id } }`;
    expect(await codeOf(begin(`"${id()}", from: "2999-01-01T00:00:00Z"`), provider)).toBe('INVALID');
    expect(await codeOf(begin(`"${id()}", etlNormalizeVersion: "made-up-1"`), provider)).toBe('INVALID');
    expect(await codeOf(begin('"2000000000"'), provider)).toBe('NOT_FOUND');
    expect(await codeOf(begin(`"${id()}"`), admin)).toBe('FORBIDDEN');
  });
});
