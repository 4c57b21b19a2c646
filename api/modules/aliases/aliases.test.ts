import { beforeAll, expect, test } from 'vitest';
import { assetScene } from '../../../tests/support/asset-scene.ts';
import { aliasTexts } from '../../../texts/server/aliases.ts';

const scene = assetScene();
const ids: Record<string, string> = {};
beforeAll(async () => {
  for (const [name, kind, parent] of [
    ['North', 'Building', null],
    ['South', 'Building', null],
    ['AHU-1', 'AHU', 'North'],
    ['AHU-2', 'AHU', 'North'],
    ['AHU-9', 'AHU', 'South'],
    ['Rm 1', 'Room', 'North'],
    ['Chilled water', 'Chilled Water System', 'North'],
    ['Hot water', 'Hot Water System', 'South'],
  ] as const)
    ids[name] = (await scene.create(kind, name, { parentId: parent && ids[parent] })).id;
});

const add = (name: string, alias: string) =>
  scene.api.gql<{ added: Array<{ alias: string; isShort: boolean }> }>(
    `mutation ($id: ID!, $alias: String!) { added: addEntityAliases(entityId: $id, aliases: [$alias]) { alias isShort } }`,
    scene.ada,
    { id: ids[name], alias },
  );
const refusal = async (name: string, alias: string) => (await add(name, alias)).errors?.[0]?.message ?? 'added';
const check = async (variables: object) =>
  (
    await scene.api.read<{
      check: { isUnique: boolean; aliases: Array<{ isUnique: boolean; conflict: { name: string } | null }> };
    }>(
      `query ($entityId: ID, $class: String, $parentId: ID, $aliases: [String!]!) {
        check: checkEntityAliasesIsUnique(entityId: $entityId, class: $class, parentId: $parentId, aliases: $aliases) {
          isUnique aliases { isUnique conflict { name } } } }`,
      scene.ada,
      variables as Record<string, unknown>,
    )
  ).check;

test('AST.6 an alias is unique for its kind in the building, of buildings and systems in the customer', async () => {
  expect(await refusal('AHU-1', 'Air Handler 1')).toBe('added');
  for (const same of ['air-handler 1', 'AIRHANDLER1', ' Air  Handler. 1 '])
    expect(await refusal('AHU-2', same)).toBe(aliasTexts.taken(same.trim().replace(/ +/g, ' '), 'AHU-1'));
  // another building, another kind
  expect(await refusal('AHU-9', 'Air Handler 1')).toBe('added');
  expect(await refusal('Rm 1', 'Air Handler 1')).toBe('added');
  expect(await refusal('AHU-2', 'ahu 1')).toBe(aliasTexts.taken('ahu 1', 'AHU-1'));
  expect(await refusal('Chilled water', 'CW')).toBe('added');
  expect(await refusal('Hot water', 'C.W.')).toBe(aliasTexts.taken('C.W.', 'Chilled water'));
  expect(await refusal('South', 'NORTH')).toBe(aliasTexts.taken('NORTH', 'North'));
  expect((await add('Chilled water', 'cw')).data?.added).toEqual([{ alias: 'CW', isShort: true }]);
});

test('AST-016 checkEntityAliasesIsUnique says which alias is whose, of an entity and of a new one', async () => {
  expect(await check({ entityId: ids['AHU-2'], aliases: ['AHU 1', 'Unit 2', 'unit-2'] })).toEqual({
    isUnique: false,
    aliases: [
      { isUnique: false, conflict: { name: 'AHU-1' } },
      { isUnique: true, conflict: null },
      { isUnique: false, conflict: null },
    ],
  });
  expect((await check({ class: 'AHU', parentId: ids.South, aliases: ['AHU 1'] })).isUnique).toBe(true);
  expect((await check({ class: 'AHU', parentId: ids.North, aliases: ['AHU 1'] })).isUnique).toBe(false);
  expect((await check({ entityId: ids['AHU-1'], aliases: ['AHU 1'] })).isUnique).toBe(true);
});

test('AST.6 two people who name two units the same at once: one of them is refused; aliases are audited', async () => {
  const answers = await Promise.all([add('AHU-1', 'Roof unit'), add('AHU-2', 'roof-unit')]);
  expect(answers.filter(({ errors }) => errors).length).toBe(1);
  const rows = await scene.api.db('audit_log').where({ customer_id: scene.customerId, action: 'addEntityAliases' });
  expect(rows.length).toBeGreaterThan(0);
  const mine = answers[0]?.errors ? 'AHU-2' : 'AHU-1';
  const { removed } = await scene.api.read<{ removed: Array<{ alias: string }> }>(
    `mutation ($id: ID!) { removed: removeEntityAlias(entityId: $id, alias: "ROOF UNIT") { alias } }`,
    scene.ada,
    { id: ids[mine] },
  );
  expect(removed.map(({ alias }) => alias)).not.toContain('Roof unit');
  const again = await scene.refused(
    `mutation ($id: ID!) { removeEntityAlias(entityId: $id, alias: "Roof unit") { alias } }`,
    { id: ids[mine] },
  );
  expect(again).toEqual({ code: 'NOT_FOUND', message: aliasTexts.notFound });
});
