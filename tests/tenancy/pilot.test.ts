import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { goesOn } from '../../api/request/refuse-writes.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { createLiveClients } from '../support/live-clients.ts';
import { password, type TestPerson } from '../support/test-api.ts';
import { listOperations } from './operations.ts';
import { recipes } from './recipes.ts';
import { nobody, type Scene, type Side, startScene } from './scene.ts';

/** A customer whose pilot has ended is read-only for its people (ADM.3), whatever they call. */

const mutations = listOperations().filter(({ name }) => name.startsWith('Mutation.'));
const queries = listOperations().filter(({ name }) => name.startsWith('Query.'));
const dayMs = 86_400_000;
let scene: Scene;
let mine: Side;
const endPilot = (at: Date | null) =>
  scene.api.db('customers').where({ id: mine.customerId }).update({ is_pilot: true, pilot_date_end: at });
beforeAll(async () => {
  scene = await startScene({ gatewayUrl: inject('product').gateway });
  ({ mine } = scene);
  await endPilot(new Date(Date.now() - 1_000));
});
afterAll(() => scene?.api.stop());

/** Calls an operation with ids of nobody. @returns the messages of its errors. */
async function errorsOf({ name, document }: { name: string; document: string }, by: TestPerson): Promise<string[]> {
  const { errors } = await scene.api.gql(document, by, recipes[name]?.args[0]?.(nobody(mine)));
  return errors?.map(({ extensions, message }) => `${extensions.code}: ${message}`) ?? [];
}
const ended = `FORBIDDEN: ${identityTexts.pilotEnded}`;

describe('after the end of a pilot', () => {
  test.each(mutations.filter(({ name }) => !Object.hasOwn(goesOn, name.replace('Mutation.', ''))))(
    '$name is refused, to an Admin and to a custom role',
    async (operation) => {
      for (const by of [mine.admin, mine.custom]) expect(await errorsOf(operation, by)).toEqual([ended]);
    },
  );

  test('the mutations that go on exist, and none of them is refused so', async () => {
    for (const name of Object.keys(goesOn)) {
      const operation = mutations.find((each) => each.name === `Mutation.${name}`);
      if (!operation) throw new Error(`there is no mutation ${name}`);
      expect(await errorsOf(operation, await scene.api.newPerson(mine.customerId)), name).not.toContain(ended);
    }
  });

  test('people sign in and out, and change their password', async () => {
    const person = await scene.api.newPerson(mine.customerId);
    const { answer } = await scene.api.signIn(person.email, password);
    expect(answer?.token).toBeTruthy();
    const by = { ...person, token: answer?.token as string };
    expect((await scene.api.gql('mutation { signOut }', by)).data).toEqual({ signOut: true });
    const change = `mutation { changePassword(oldPassword: "${password}", newPassword: "Another-horse-8") }`;
    expect((await scene.api.gql(change, person)).data).toEqual({ changePassword: true });
  });

  test('everything is read as before, and the console is told of no right to change anything', async () => {
    for (const operation of queries) expect(await errorsOf(operation, mine.admin), operation.name).not.toContain(ended);
    const { me } = await scene.api.read<{ me: { permissions: Array<{ actions: string[] }> } }>(
      '{ me { permissions { actions } } }',
      mine.admin,
    );
    expect(new Set(me.permissions.flatMap(({ actions }) => actions))).toEqual(new Set(['VIEW']));
    const { fastAlarms } = await scene.api.read<{ fastAlarms: unknown[] }>('{ fastAlarms { id } }', mine.admin);
    expect(fastAlarms).toHaveLength(1);
  });

  test('files are read and not taken', async () => {
    const { systemId, fieldId } = mine.cmms;
    const headers = { authorization: `Bearer ${mine.admin.token}`, 'customer-id': String(mine.customerId) };
    for (const what of ['field-values', 'mappings']) {
      const into = await fetch(`${scene.api.origin}/cmms/import-${what}/${systemId}/${fieldId}`, {
        method: 'POST',
        headers,
      });
      expect([into.status, await into.text()]).toEqual([403, expect.stringContaining(identityTexts.pilotEnded)]);
      const out = await fetch(`${scene.api.origin}/cmms/export-${what}/${systemId}/${fieldId}`, { headers });
      expect(out.status).toBe(200);
    }
  });

  test('sockets go on, and the doors take alarms', async () => {
    const clients = createLiveClients(scene.api);
    const watched = await clients.signedIn(mine.admin);
    expect(await watched.open({ key: 'k', lensId: 'active-alarms' })).toEqual({ ok: true });
    clients.close();
    const { status } = await fetch(`${scene.api.origin}/ingest/${mine.systemId}/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mine.key}`, 'content-type': 'application/json' },
      body: '[{"timestamp":"2026-05-08T12:00:00Z","point":"P1","event":"ALARM"}]',
    });
    expect(status).toBe(207);
  });

  test('the provider’s staff may write', async () => {
    const rename = `mutation { updateTeam(id: "${mine.teamId}", input: { name: "Team of the pilot" }) { id } }`;
    expect((await scene.api.gql(rename, mine.provider)).errors).toBeUndefined();
  });
});

test('a pilot without an end, one that still runs, and no pilot at all are written', async () => {
  const pin = `mutation { pinAlarms(ids: ["${mine.alarmId}"], pin: true) { affected } }`;
  for (const end of [null, new Date(Date.now() + dayMs)]) {
    await endPilot(end);
    expect((await scene.api.gql(pin, mine.admin)).errors).toBeUndefined();
  }
  await endPilot(new Date(0));
  await scene.api.db('customers').where({ id: mine.customerId }).update({ is_pilot: false });
  expect((await scene.api.gql(pin, mine.admin)).errors).toBeUndefined();
});
