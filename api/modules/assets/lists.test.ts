import { beforeAll, describe, expect, test } from 'vitest';
import type { AlarmState } from '../../../domain/alarms/model/state.ts';
import { readDirectory } from '../../../domain/assets/directories.ts';
import { type AlarmChange, noChanges } from '../../../domain/changes/changes-message.ts';
import { pageSizes } from '../../../domain/constants.ts';
import { assetFilterCategories, assetFilters } from '../../../domain/lists/assets/asset-filters.ts';
import { lockedOf, withLocked } from '../../../domain/lists/lens-categories.ts';
import { systemClock } from '../../../platform/clock.ts';
import { forCustomer } from '../../../platform/database.ts';
import { assetScene, type MadeEntity } from '../../../tests/support/asset-scene.ts';
import { handingChanges } from '../../../tests/support/handed-changes.ts';
import { parsed } from '../../../tests/support/property-scene.ts';
import { createChangesConsumer } from '../../../workflows/changes/consumer.ts';
import { createActivityHandler } from '../../../workflows/entity-activity/handler.ts';

const scene = assetScene();
const { create } = scene;
const read = <T>(query: string, variables: Record<string, unknown> = {}) =>
  scene.api.read<T>(query, scene.ada, variables);

let north: MadeEntity;
let floor: MadeEntity;
let lab: MadeEntity;
let ahu: MadeEntity;
beforeAll(async () => {
  north = await create('Building', 'North', { criticality: 2 });
  floor = await create('Floor', '3', { parentId: north.id });
  lab = await create('Laboratory', '301', { parentId: floor.id, criticality: 5 });
  ahu = await create('AHU', 'AHU-10', {
    ...{ parentId: lab.id, shop: 'HVAC', aliases: ['Supply ten'] },
    properties: [{ label: 'Make', value: 'Trane' }],
  });
  await create('AHU', 'AHU-9', { parentId: floor.id, properties: [{ label: 'Make', value: 'Carrier' }] });
  await create('Fire Safety System', 'Sprinklers', { parentId: north.id });
  const south = await create('Building', 'South');
  await create('Floor', '3', { parentId: south.id });
});

interface Listed {
  entitiesAndCount: { entities: Array<{ id: string; name: string; cursor: string }>; count: number };
}
const listed = async (where: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
  (
    await read<Listed>(
      `query ($where: EntityWhere, $orderBy: EntityOrder, $limit: Int, $after: String) {
        entitiesAndCount(where: $where, orderBy: $orderBy, limit: $limit, after: $after) {
          entities { id name cursor } count } }`,
      { where, ...more },
    )
  ).entitiesAndCount;
const names = async (where: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  (await listed(where, more)).entities.map(({ name }) => name);
const by = (field: string, values: Array<string | null>, isExclusion = false) => ({
  criteria: [{ field, isExclusion, values }],
});

describe('the list', () => {
  test('AST-001 AST-074 lists and counts by name or criticality, a page after a row', async () => {
    const byName = { orderBy: { field: 'NAME', direction: 'ASC' } };
    const all = ['3', '3', '301', 'AHU-9', 'AHU-10', 'North', 'South', 'Sprinklers'];
    expect(await names({}, byName)).toEqual(all);
    const first = await listed({}, { ...byName, limit: 3 });
    expect(first.count).toBe(8);
    const after = first.entities[2]?.cursor;
    expect(await names({}, { ...byName, limit: 3, after })).toEqual(['AHU-9', 'AHU-10', 'North']);
    const byCriticality = await listed({}, { limit: 2 });
    // by default the most critical first: the room's own, and what it gives to the unit in its building
    expect(byCriticality.entities.map(({ name }) => name)).toEqual(['301', '3']);
    const rest = await names({}, { after: byCriticality.entities[1]?.cursor });
    expect([...byCriticality.entities.map(({ name }) => name), ...rest].toSorted()).toEqual(all.toSorted());
    expect((await scene.refused('{ entitiesAndCount(limit: 201) { entities { id } } }')).code).toBe('INVALID');
    expect((await scene.refused('{ entitiesAndCount(after: "nonsense") { entities { id } } }')).code).toBe('INVALID');
  });

  test('LENS-061 LENS-062 filters by building and shop, and by the types room, equipment and building', async () => {
    expect(Object.keys(assetFilterCategories)).toEqual(['building', 'shop']);
    expect(await names(by(assetFilterCategories.building, [north.id]))).toHaveLength(6);
    expect(await names(by(assetFilterCategories.shop, ['HVAC']))).toEqual(['AHU-10']);
    expect(await names(by(assetFilterCategories.shop, [null]))).toHaveLength(7);
    expect(assetFilters.assetKind.options).toEqual(['room', 'equipment', 'building']);
    expect((await names(by('assetKind', ['room']))).toSorted()).toEqual(['3', '3', '301']);
    expect((await names(by('assetKind', ['equipment']))).toSorted()).toEqual(['AHU-10', 'AHU-9', 'Sprinklers']);
    expect((await names(by('assetKind', ['building']))).toSorted()).toEqual(['North', 'South']);
    expect(await names(by('effectiveCriticality', ['5']))).toEqual(['301']);
    expect((await names(by('assetRoom', [null], true))).toSorted()).toEqual(['301', 'AHU-10']);
    expect(await names({ searchTerm: 'supply TEN' })).toEqual(['AHU-10']);
    expect(await names({ searchTerm: '100%' })).toEqual([]);
  });

  test('a lens of active assets keeps its criterion, whatever is sent', async () => {
    expect(lockedOf('active_assets')).toEqual([{ field: 'isActive', isExclusion: false, values: ['true'] }]);
    expect(withLocked('active_assets', [{ field: 'isActive', isExclusion: false, values: ['false'] }])).toEqual(
      lockedOf('active_assets'),
    );
    const { createLens } = await read<{ createLens: { criteria: Array<{ field: string; values: string[] }> } }>(
      `mutation { createLens(input: { type: asset, name: "Mine", category: "active_assets", criteria: [] }) {
        criteria { field values } } }`,
    );
    expect(createLens.criteria).toEqual([{ field: 'isActive', values: ['true'] }]);
  });

  test('standard lenses hold active, critical and all assets; an alarm in a room makes its building active', async () => {
    const { lenses } = await read<{ lenses: Array<{ id: string; name: string; isSectionDefault: boolean }> }>(
      '{ lenses(where: { type: asset }) { id name isSectionDefault } }',
    );
    expect(lenses.slice(0, 3)).toEqual([
      { id: 'active-assets', name: 'Active Assets', isSectionDefault: true },
      { id: 'critical-assets', name: 'Critical Assets', isSectionDefault: false },
      { id: 'all-assets', name: 'All Assets', isSectionDefault: false },
    ]);
    expect(await names({ lensId: 'critical-assets' })).toEqual(['301']);
    expect(await names({ lensId: 'active-assets' })).toEqual([]);
    const { api, customerId, systemId } = scene;
    const handlers = [createActivityHandler({ db: api.db, clock: systemClock })];
    const hand = handingChanges((stream) => createChangesConsumer({ stream, handlers }));
    const [state] = await api.storeAlarms([
      { customerId, id: 1, systemId, latestAlarmAt: Date.now() - 60_000, isActive: true },
    ]);
    await api.storeProperties(customerId, 1, [
      { ...parsed('asset_name', ['AHU-10']), by: 'ALIAS', entityId: Number(ahu.id) },
    ]);
    const published = (previous: AlarmChange['previous']) =>
      hand({
        ...noChanges(customerId, 0),
        alarms: [{ state: state as AlarmState, previous, cause: null, entryId: null }],
      });
    // another field of it says nothing of its activity
    await published({ priority: 1 });
    expect(await names({ lensId: 'active-assets' })).toEqual([]);
    await Promise.all([published(null), published(null)]);
    expect((await names({ lensId: 'active-assets' })).toSorted()).toEqual(['3', '301', 'AHU-10', 'North']);
    const { lensEntityCounts } = await read<{ lensEntityCounts: Array<{ lensId: string; count: number }> }>(
      '{ lensEntityCounts(lensIds: ["active-assets", "all-assets"]) { lensId count } }',
    );
    expect(new Map(lensEntityCounts.map(({ lensId, count }) => [lensId, count]))).toEqual(
      new Map([
        ['active-assets', 4],
        ['all-assets', 8],
      ]),
    );
    // moved to another building, it takes its alarm along
    const south = (await listed({ searchTerm: 'south' })).entities[0];
    await read('mutation ($id: ID!, $to: ID) { updateEntity(id: $id, parentId: $to) { id } }', {
      ...{ id: ahu.id, to: south?.id },
    });
    expect((await names({ lensId: 'active-assets' })).toSorted()).toEqual(['AHU-10', 'South']);
    await read('mutation ($id: ID!, $to: ID) { updateEntity(id: $id, parentId: $to) { id } }', {
      ...{ id: ahu.id, to: lab.id },
    });
    if (state) await api.changeAlarm(state, { isActive: false });
    await published({ isActive: true });
    expect(await names({ lensId: 'active-assets' })).toEqual([]);
  });
});

describe('options', () => {
  test('AST-003 AST-004 AST-047 spaces and assets are searched by name or alias, with what is in them', async () => {
    const search = async (variables: Record<string, unknown>) =>
      (
        await read<{ searchEntities: { searchEntities: Array<Record<string, unknown>>; searchEntityCount: number } }>(
          `query ($type: EntitySearchType!, $parentId: ID, $searchTerm: String, $limit: Int, $offset: Int) {
            searchEntities(type: $type, parentId: $parentId, searchTerm: $searchTerm, limit: $limit, offset: $offset) {
              searchEntities { id name count meta { badge disabled disabledText teamLead } building class }
              searchEntityCount } }`,
          variables,
        )
      ).searchEntities;
    expect(await search({ type: 'Space', parentId: north.id })).toEqual({
      searchEntities: [{ id: floor.id, name: '3', count: 1, meta: null, building: 'North', class: 'Floor' }],
      searchEntityCount: 1,
    });
    expect((await search({ type: 'Asset', searchTerm: 'supply' })).searchEntities).toMatchObject([{ id: ahu.id }]);
    const count = async (type: string, term: string | null) =>
      (
        await read<{ searchEntityCount: number }>(
          'query ($type: EntitySearchType!, $term: String) { searchEntityCount(type: $type, searchTerm: $term) }',
          { type, term },
        )
      ).searchEntityCount;
    expect([await count('Space', '3'), await count('Asset', '3')]).toEqual([3, 0]);
    // AST-052: without a term, all
    expect([await count('Space', ''), await count('Space', null), await count('Asset', '')]).toEqual([5, 5, 3]);
    const second = await search({ type: 'Asset', limit: 1, offset: 1 });
    expect(second).toMatchObject({ searchEntities: [{ name: 'AHU-10' }], searchEntityCount: 3 });
  });

  test('AST-052 AST-071 AST-072 an empty pattern finds all, fifty at a time', async () => {
    const other = await scene.api.newPerson(await scene.api.newCustomer());
    for (let at = 0; at < 51; at += 1) await create('Fan', `Fan ${at}`, {}, other);
    const page = async (offset: number) =>
      (
        await scene.api.read<{ searchEntities: { searchEntities: unknown[]; searchEntityCount: number } }>(
          `query ($offset: Int) { searchEntities(type: Asset, searchTerm: "", offset: $offset) {
            searchEntities { id } searchEntityCount } }`,
          other,
          { offset },
        )
      ).searchEntities;
    const pages = [await page(0), await page(50), await page(100)];
    expect(pages.map(({ searchEntities }) => searchEntities.length)).toEqual([50, 1, 0]);
    expect(pages.map(({ searchEntityCount }) => searchEntityCount)).toEqual([51, 51, 51]);
    expect(pageSizes.picker).toBe(50);
    const { assets } = await scene.api.read<{ assets: { assets: unknown[]; assetCount: number } }>(
      '{ assets { assets { value } assetCount } }',
      other,
    );
    expect([assets.assets.length, assets.assetCount]).toEqual([50, 51]);
  });

  test('AST-007 AST-008 AST-053 names are offered once, by level, ids or names', async () => {
    const options = async (variables: Record<string, unknown>) =>
      (
        await read<{ assets: { assets: Array<{ label: string; value: string }>; assetCount: number } }>(
          `query ($search: String, $level: AssetLevel, $ids: [ID!], $names: [String!], $values: AssetOptionValues) {
            assets(search: $search, level: $level, ids: $ids, names: $names, values: $values) {
              assets { label value } assetCount } }`,
          variables,
        )
      ).assets;
    expect(await options({ level: 'FLOOR' })).toEqual({ assets: [{ label: '3', value: '3' }], assetCount: 1 });
    expect((await options({ level: 'FLOOR', values: 'IDS' })).assets.map(({ label }) => label)).toEqual([
      '3 · North',
      '3 · South',
    ]);
    expect((await options({ ids: [ahu.id], values: 'IDS' })).assets).toEqual([
      { label: 'AHU-10 · North', value: ahu.id },
    ]);
    expect((await options({ names: ['AHU-9'] })).assets).toEqual([{ label: 'AHU-9', value: 'AHU-9' }]);
    expect((await options({ search: 'ahu' })).assetCount).toBe(2);
  });

  test('AST-009 AST-010 AST-046 values of a property are offered by its label', async () => {
    const properties = async (label: string | null, search = '') =>
      (
        await read<{ assetProperties: { assetProperties: Array<{ value: string }>; assetPropertyCount: number } }>(
          `query ($label: String, $search: String) { assetProperties(label: $label, search: $search) {
            assetProperties { label value hasChildren } assetPropertyCount } }`,
          { label, search },
        )
      ).assetProperties;
    const option = (value: string) => ({ label: value, value, hasChildren: null });
    expect(await properties('Make')).toEqual({
      assetProperties: [option('Carrier'), option('Trane')],
      assetPropertyCount: 2,
    });
    expect((await properties('Make', 'tra')).assetProperties).toEqual([option('Trane')]);
    expect((await properties(null)).assetProperties).toEqual([option('Make')]);
  });
});

describe('the names that parsers read', () => {
  test('AST-027 follow each change, and a class that is read again is read whole', async () => {
    const names_ = () =>
      forCustomer(scene.api.db, scene.customerId, async (trx) => {
        const directory = await readDirectory(trx, scene.customerId);
        return (key: string) => directory.find(key, 1).map(({ entity }) => String(entity.id));
      });
    const pump = await create('Pump', 'Pump 77');
    expect((await names_())('pump77')).toEqual([pump.id]);
    await read(`mutation { updateEntity(id: "${pump.id}", name: "Pump 78") { id } }`);
    const renamed = await names_();
    expect([renamed('pump77'), renamed('pump78')]).toEqual([[], [pump.id]]);
    // changed beneath the product, as a restored table is: nothing says so until it is read again
    const key = { customer_id: scene.customerId, id: pump.id };
    await scene.api.db('entities').where(key).update({ name: 'Pump 79', name_key: 'pump79' });
    expect((await names_())('pump79')).toEqual([]);
    const { refreshSidecarCache } = await read<{ refreshSidecarCache: { refreshed: number } }>(
      'mutation { refreshSidecarCache(entityClass: "Pump") { refreshed } }',
    );
    expect(refreshSidecarCache.refreshed).toBe(1);
    expect((await names_())('pump79')).toEqual([pump.id]);
    await read(`mutation { deleteEntities(ids: ["${pump.id}"]) { deleted } }`);
    expect((await names_())('pump79')).toEqual([]);
    expect((await scene.refused('mutation { refreshSidecarCache(entityClass: "Nothing") { refreshed } }')).code).toBe(
      'NOT_FOUND',
    );
  });
});
