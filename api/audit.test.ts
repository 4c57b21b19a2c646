import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulkJobThreshold } from '../domain/constants.ts';
import { normaliserVersions } from '../domain/integrations/normaliser-versions.ts';
import { password, type TestPerson } from '../tests/support/test-api.ts';
import { activeAt } from '../tests/tenancy/moments.ts';
import { listOperations } from '../tests/tenancy/operations.ts';
import { recipes } from '../tests/tenancy/recipes.ts';
import { type Scene, type Side, startScene } from '../tests/tenancy/scene.ts';
import { seldomAudited } from './audited-operations.ts';

// Every mutation, run with the arguments of the tenancy test on a customer of its own; then what leaves rows besides.
let scene: Scene;
let mine: Side;
let teamLensId: string;
let freshSystemId: number;
beforeAll(async () => {
  scene = await startScene();
  ({ mine } = scene);
  const { createLens } = await scene.api.read<{ createLens: { id: string } }>(
    `mutation ($teamId: ID) { createLens(input: { type: alarm, teamId: $teamId, name: "Ours", category: "all_alarms",
       criteria: [], sort: "PRIORITY.DESC" }) { id } }`,
    mine.admin,
    { teamId: mine.teamId },
  );
  teamLensId = createLens.id;
  freshSystemId = await scene.api.newSystem(mine.customerId, 'Never reparsed');
  await scene.api.db('sessions').where({ user_id: mine.provider.id }).update({ factor_at: new Date() });
  // a photo to remove
  await scene.api.db('users').where({ id: mine.member.id }).update({ avatar_url: '/user/avatar' });
});
afterAll(() => scene?.api.stop());

type Args = (side: Side) => Record<string, unknown>;

const inTeam = (side: Side, role: string) => ({ teamId: side.teamId, userId: side.reviewer.id, role });
const sourceOf = (side: Side, field: string) => ({
  ...{ externalSystemId: String(side.mappedSystemId), field, source: `Other ${side.marker}` },
});
const lensOf = (side: Side, name: string) => ({
  ...recipes['Mutation.updateLens']?.args[0]?.(side),
  id: teamLensId,
  name,
});

/** Arguments that change what is audited, where those of the tenancy test change nothing or a person's own. */
const changing: Record<string, Args | Args[]> = {
  updateAlarmStatus: (side) => ({ name: `New ${side.marker}`, newName: `Other ${side.marker}` }),
  saveNormaliserSettings: (side) => ({
    externalSystemId: String(side.systemId),
    etlNormalizeVersion: normaliserVersions.find((version) => version !== 'generic-json-1'),
  }),
  // those of the scene are being reparsed by then
  replayAlarms: () => ({ externalSystemId: String(freshSystemId), replayStartAt: null, replayEndAt: null }),
  createExternalSystemBasSourceMapping: (side) => sourceOf(side, 'condition'),
  updateExternalSystemBasSourceMapping: (side) => sourceOf(side, 'hyperlink'),
  updateKpiDashboardConfig: () => ({ isEnabled: false }),
  updateLens: (side) => lensOf(side, 'Theirs'),
  deleteLens: () => ({ id: teamLensId }),
  associateTeamAttributes: (side) => ({ teamId: side.teamId, locationIds: [], buildingIds: [] }),
  updateLocation: (side) => ({
    id: side.locationId,
    input: { name: `Other ${side.marker}`, alarmProperties: [{ name: 'building', values: ['North'] }] },
  }),
  // on, and off again for the mutations that follow
  updateMfaEnabled: [true, false].map((isMFAEnabled) => (side) => ({
    customerId: String(side.customerId),
    isMFAEnabled,
  })),
  updateTeam: (side) => ({ id: side.teamId, input: { name: `Other ${side.marker}` } }),
  addTeamMember: (side) => inTeam(side, 'TEAM_MEMBER'),
  updateTeamMember: (side) => inTeam(side, 'TEAM_ADMIN'),
};

const newestId = async (): Promise<number> => (await scene.api.db('audit_log').max('id as id').first())?.id ?? 0;
/** Rows of the other customers of this database are other tests'. */
const rowsAfter = async (id: number, userId: string) =>
  (await scene.api.db('audit_log').where('id', '>', id).where({ user_id: userId }).orderBy('id')).filter(
    ({ action }) => action !== 'openCustomer',
  );

describe('the audit log', () => {
  const operations = listOperations();

  const mutations = operations.filter(({ name }) => name.startsWith('Mutation.'));

  test.each(mutations)('has of $name what is said of it', async ({ name: operation, document }) => {
    const name = operation.slice(9);
    const auditing = Object.hasOwn(seldomAudited, name) ? 'not as one row' : 'audited';
    const { args = [], asks, endsSession, refuses } = recipes[operation] ?? {};
    const [isForSupers, isOpen] = [asks === 'super', asks === 'open'];
    // what was sent again is settled, so that there is nothing left to dismiss
    const side = name === 'dismissDeadLetters' ? scene.theirs : mine;
    const by = isForSupers ? side.provider : endsSession ? await scene.api.newPerson(side.customerId) : side.admin;
    const before = await newestId();
    const given = changing[name];
    for (const of of given ? [given].flat() : args) await scene.api.gql(document, by, of(side));
    const rows = await scene.api.db('audit_log').where('id', '>', before).whereNot({ action: 'openCustomer' });
    // nobody's rows of other names are those of tests that run beside this one
    const own = rows.filter((row) => row.user_id === by.id || (isOpen && row.action === name));
    expect(new Set(own.map(({ action }) => action))).toEqual(new Set(auditing === 'audited' && !refuses ? [name] : []));
    // who accepts an invitation belongs to its customer from then on, and a token is for one
    const isOwn = (isOpen && !['activateUser', 'signInWithCustomToken'].includes(name)) || endsSession;
    const customer_id = isOwn ? null : side.customerId;
    for (const row of own) {
      expect(row).toMatchObject({ customer_id, request_id: expect.any(String), address: expect.any(String) });
      expect(row.provider_user_id).toBe(isForSupers ? by.id : null);
    }
  });

  test.each(['getLicenseKeyForBAS', 'pullExternalCmmsFields', 'pullExternalCmmsDomainValues'])(
    'has of %s, a query that shows a secret or begins work, a row',
    async (name) => {
      const { document } = operations.find((one) => one.name === `Query.${name}`) as { document: string };
      const recipe = recipes[`Query.${name}`];
      const by = recipe?.asks === 'super' ? mine.provider : mine.admin;
      const before = await newestId();
      // twice: a pull of the same is refused, and leaves no row
      for (let call = 0; call < 2; call += 1) await scene.api.gql(document, by, recipe?.args[0]?.(mine));
      const rows = await rowsAfter(before, by.id);
      expect(rows.map(({ action }) => action)).toEqual(name === 'getLicenseKeyForBAS' ? [name, name] : [name]);
    },
  );

  test('has of an imported file the number of its lines', async () => {
    const before = await newestId();
    const url = `${scene.api.origin}/cmms/import-mappings/${mine.cmms.systemId}/${mine.cmms.fieldId}`;
    const body = new FormData();
    body.set('file', new File(['internalValue,externalValue\nRoof,R-1\nYard,Y-1\n'], 'some.csv'));
    const headers = { authorization: `Bearer ${mine.admin.token}`, 'customer-id': String(mine.customerId) };
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    expect(await rowsAfter(before, mine.admin.id)).toMatchObject([
      {
        action: 'importMappings',
        subject_kind: 'cmmsField',
        subject_id: mine.cmms.fieldId,
        after: { added: 2, changed: 0 },
      },
    ]);
  });

  test('has one row of a call on many alarms, and PROP.6 one of a merge', async () => {
    const customerId = await scene.api.newCustomer();
    const by = await scene.api.newPerson(customerId);
    const systemId = await scene.api.newSystem(customerId);
    const ids = Array.from({ length: bulkJobThreshold + 1 }, (_, index) => index + 1);
    await scene.api.storeAlarms(ids.map((id) => ({ customerId, id, systemId, latestAlarmAt: activeAt })));
    for (const id of ids)
      await scene.api.storeProperties(customerId, id, [
        { type: 'rooms', value: ['Old'], confidence: 0.9, by: 'PARSER', text: 'Old', field: 'pointPath' },
      ]);
    const before = await newestId();
    await scene.api.read(`mutation ($ids: [ID!]) { updateAlarmPriority(ids: $ids, priority: 4) { taskId } }`, by, {
      ids: ids.map(String),
    });
    await scene.api.read(`mutation { mergeAlarmProperty(type: "rooms", from: ["Old"], to: "New") { taskId } }`, by);
    expect(await rowsAfter(before, by.id)).toMatchObject([
      { action: 'updateAlarmPriority', subject_kind: 'bulkJob', after: { priority: 4, total: ids.length } },
      { action: 'mergeAlarmProperty', subject_id: 'rooms', after: { from: ['Old'], to: 'New', alarms: ids.length } },
    ]);
  });

  test('USR.12 ADM.5 has once an hour that somebody of the provider acts within a customer', async () => {
    const customerId = await scene.api.newCustomer();
    const provider = await scene.api.newPerson(customerId, 'SUPER');
    const opened = () => scene.api.db('audit_log').where({ customer_id: customerId, action: 'openCustomer' });
    await Promise.all([1, 2, 3].map(() => scene.api.read('{ me { authRole } }', provider)));
    expect(await opened()).toMatchObject([
      { user_id: provider.id, provider_user_id: provider.id, subject_kind: 'customer', subject_id: String(customerId) },
    ]);
    scene.api.advance(3_600_000);
    await scene.api.read('{ me { authRole } }', provider);
    expect(await opened()).toHaveLength(2);
  });

  test('has no secret that was given or shown', async () => {
    const given = { password: `p4ss-${randomUUID()}`, other: `w0rd-${randomUUID()}` };
    const outboundSettings = {
      host: 'maximo.example.com',
      username: 'annunciator',
      password: given.password,
      siteId: 'B',
    };
    const { createExternalSystem: made } = await scene.api.read<{ createExternalSystem: { id: string } }>(
      'mutation ($input: ExternalSystemInput!) { createExternalSystem(input: $input) { id } }',
      mine.provider,
      {
        input: {
          ...{ displayName: 'Maximo', direction: 'OUTBOUND', schema: 'maximo', connectionType: 'OUTBOUND_API' },
          outboundSettings,
        },
      },
    );
    const before = await newestId();
    await scene.api.read(
      'mutation ($id: ID!, $input: ExternalSystemInput!) { updateExternalSystem(id: $id, input: $input) { id } }',
      mine.provider,
      { id: made.id, input: { outboundSettings: { ...outboundSettings, password: given.other } } },
    );
    const [changed] = await rowsAfter(before, mine.provider.id);
    expect(changed).toMatchObject({ before: expect.any(Object), after: expect.any(Object) });
    expect(Object.keys(changed?.after)).toEqual(['outboundSecretsSealed']);
    const { getLicenseKeyForBAS: key } = await scene.api.read<{ getLicenseKeyForBAS: string }>(
      'query ($id: ID!) { getLicenseKeyForBAS(externalSystemId: $id) }',
      mine.provider,
      { id: String(mine.systemId) },
    );
    const tokens = [mine.admin, mine.provider, mine.reviewer].map((one: TestPerson) => one.token);
    const secrets = [
      key,
      ...Object.values(given),
      password,
      'Another-horse-8',
      mine.key,
      ...tokens,
      `${mine.marker}-1`,
    ];
    const { rows } = await scene.api.db.raw('select a::text as text from audit_log a');
    expect(rows.length).toBeGreaterThan(50);
    for (const { text } of rows) for (const secret of secrets) expect(text).not.toContain(secret);
    const stored = await scene.api.db('external_systems').where({ id: mine.systemId }).first();
    const hash = stored.license_key_hash.toString('hex');
    for (const { text } of rows) expect(text).not.toContain(hash);
  });
});
