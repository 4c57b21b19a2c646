import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDirectory, type Directory } from '../domain/assets/directory.ts';
import { describe } from '../domain/properties/describe.ts';
import { quantile } from './load.ts';
import type { Product } from './product.ts';
import { firstId, storePlant } from './relations.ts';
import { type Session, signIn } from './session.ts';

const times = 200;
const lookMs = 250;
const buildings = 100;
/** An air handler and the boxes that it feeds. */
const boxesOfHandler = 20;
const parsedTexts = 20_000;

const list = `query($where: EntityWhere, $orderBy: EntityOrder, $after: String) {
  entitiesAndCount(where: $where, orderBy: $orderBy, limit: 50, after: $after) { entities {
    id name class rawEntityClass assetClass effectiveCriticality activeAlarmCount shop externalId building floor roomName
    spaceType { id name } isPaid shownVersion cursor } } }`;
const search = `query($term: String, $parentId: ID) {
  searchEntities(type: Asset, parentId: $parentId, searchTerm: $term) {
    searchEntities { id name count building class } searchEntityCount } }`;
const badges = `query($term: String) {
  space: searchEntityCount(type: Space, searchTerm: $term) asset: searchEntityCount(type: Asset, searchTerm: $term) }`;
const upstream = `query($id: ID!) { relationships(entityId: $id, includeUpstream: true, limit: 1) { upstream { depth } } }`;

interface Given {
  entities: number;
  relations: number;
  /** Rows of the imported file. */
  rows: number;
  say(line: string): void;
}

/**
 * Measures what places and assets cost in a customer of many: lists, the walk upstream, the search of pickers, what their
 * names add to the parsing of a text, and the import of a file with its relations.
 */
export async function benchInventory(product: Product, { entities, relations, rows, say }: Given) {
  const { db, customerId } = product;
  await db('customers')
    .where({ id: customerId })
    .update({ features: ['assetRelationships'] });
  await storePlant(product, entities, relations);
  await placePlant(product, entities);
  const session = await signIn(product);
  const figures: Record<string, object> = {};
  const among = `${entities.toLocaleString('en')} entities, ${relations.toLocaleString('en')} relations`;
  const timed = async (what: string, ask: (n: number) => Promise<unknown>): Promise<void> => {
    const took: number[] = [];
    await ask(0);
    for (let n = 1; n <= times; n += 1) {
      const begin = performance.now();
      await ask(n);
      took.push(performance.now() - begin);
    }
    const found = { p50: Math.round(quantile(took, 0.5)), p95: Math.round(quantile(took, 0.95)) };
    figures[what] = found;
    say(`${what} among ${among}: p50 ${found.p50} ms, p95 ${found.p95} ms`);
  };

  const page = (where: object, more: object = {}) => session.graphql<Listed>(list, { where, ...more });
  await timed('first page of All Assets', () => page({ lensId: 'all-assets' }));
  await timed('first page of Critical Assets', () => page({ lensId: 'critical-assets' }));
  await timed('first page by name', () =>
    page({ lensId: 'all-assets' }, { orderBy: { field: 'NAME', direction: 'ASC' } }),
  );
  await timed('assets of a building and a text', (n) =>
    page({
      ...{ lensId: 'all-assets', searchTerm: `unit ${n % 10}` },
      criteria: [{ field: 'assetBuilding', isExclusion: false, values: [String(buildingId(n))] }],
    }),
  );
  const deep = await cursorAt(page, Math.min(10_000, entities - 100));
  await timed('the page behind the 10,000th row', () => page({ lensId: 'all-assets' }, { after: deep }));
  await timed('search of a picker', (n) => session.graphql(search, { term: `unit ${(n * 7_919) % entities}` }));
  await timed('search of a picker for what many have', () => session.graphql(search, { term: 'unit' }));
  await timed('counts of a picker', (n) => session.graphql(badges, { term: `unit ${n}` }));
  await timed('upstream walk', (n) =>
    session.graphql(upstream, { id: String(firstId + 1 + ((n * 7_919) % entities)) }),
  );
  figures.parsing = await parsing(product, entities, say);
  figures.import = await importing(product, session, rows, say);
  return figures;
}

interface Listed {
  entitiesAndCount: { entities: Array<{ cursor: string }> };
}

async function cursorAt(page: (where: object, more: object) => Promise<Listed>, position: number): Promise<string> {
  let after = '';
  for (let read = 0; read < position; read += 50) {
    const { entities } = (await page({ lensId: 'all-assets' }, { after: after || null })).entitiesAndCount;
    after = entities.at(-1)?.cursor ?? after;
  }
  return after;
}

const buildingId = (n: number): number => firstId - 1 - (n % buildings);

/** Puts the stored plant into buildings, with all that a list shows and a search reads of it. */
async function placePlant({ db, customerId }: Product, entities: number): Promise<void> {
  await db.raw(
    `insert into entities (customer_id, id, class, name, name_key, kind, criticality, effective_criticality, building_id, created_at)
     select :customerId::int, ${firstId} - 1 - n, 'Building', 'Hall ' || n, 'hall' || n, 'space', 1 + n % 5, 1 + n % 5,
       ${firstId} - 1 - n, now() from generate_series(0, ${buildings - 1}) as n`,
    { customerId },
  );
  await db.raw(
    `update entities set parent_id = ${firstId} - 1 - id % ${buildings}, building_id = ${firstId} - 1 - id % ${buildings},
       effective_criticality = 1 + id % ${buildings} % 5, shop = case when id % 3 = 0 then 'HVAC' end
     where customer_id = :customerId and id > ${firstId} and id <= ${firstId} + :entities`,
    { customerId, entities },
  );
  await db.raw(
    `insert into entity_search_texts (customer_id, id, search_text, is_space)
     select customer_id, id, lower(name), kind = 'space' from entities where customer_id = :customerId on conflict do nothing`,
    { customerId },
  );
  await db.raw(
    `insert into entity_directories (customer_id, stamp) values (:customerId, gen_random_uuid())
     on conflict (customer_id) do update set stamp = excluded.stamp`,
    { customerId },
  );
  await db.raw('vacuum analyze entities, entity_search_texts');
}

/** Describes texts of alarms with the names of the customer, and without any. */
async function parsing({ db, customerId }: Product, entities: number, say: (line: string) => void) {
  const rows = await db('entities')
    .where({ customer_id: customerId })
    .select('id', 'class', 'name', 'parent_id', 'criticality');
  const names = rows.map(({ id, parent_id, ...row }) => ({
    ...row,
    ...{ id: Number(id), parentId: parent_id === null ? null : Number(parent_id), aliases: [] },
  }));
  const texts = Array.from({ length: parsedTexts }, (_, n) => ({
    message: `Unit ${(n * 7_919) % (2 * entities)} supply air temperature too high`,
    pointPath: `Campus/Hall ${n % buildings}/Unit ${(n * 7_919) % (2 * entities)}/SA-T`,
    ...{ pointName: 'SA-T', stationPath: 'JACE_1', condition: 'High Limit', alarmClass: 'HVAC' },
  }));
  const perSecond = (directory: Directory): number => {
    for (const each of texts.slice(0, 2_000)) describe(each, { directory, least: 0.75, known: [] });
    const begin = performance.now();
    for (const each of texts) describe(each, { directory, least: 0.75, known: [] });
    return Math.round(parsedTexts / ((performance.now() - begin) / 1_000));
  };
  const figures = {
    withoutNames: perSecond(createDirectory([])),
    withNames: perSecond(createDirectory(names)),
  };
  const [before, after] = [figures.withoutNames, figures.withNames].map((count) => count.toLocaleString('en'));
  say(`texts described on one core: ${before}/s without names, ${after}/s with ${names.length.toLocaleString('en')}`);
  return figures;
}

/** A file of units in new buildings: of each building air handlers, and boxes that they feed. */
function fileOf(rows: number): { places: string; units: string } {
  const places = Array.from({ length: buildings }, (_, n) => `B-${n},Imported hall ${n}`);
  const units = Array.from({ length: rows }, (_, n) => {
    const handler = n - (n % boxesOfHandler);
    const building = Math.floor(n / boxesOfHandler) % buildings;
    if (n !== handler) return `U-${n},VAV-${n},VAV,B-${building},,HVAC`;
    const fed = Array.from({ length: Math.min(boxesOfHandler, rows - n) - 1 }, (_, box) => `U-${n + 1 + box}`);
    return `U-${n},AHU-${n},AHU,B-${building},${fed.join(';')},HVAC`;
  });
  return {
    places: `External ID,Name\n${places.join('\n')}\n`,
    units: `External ID,Name,Class,Building,Feeds,Shop\n${units.join('\n')}\n`,
  };
}

interface Import {
  status: string;
  done: number;
  created: number;
  failed: number;
  error: string | null;
}

async function importing(product: Product, session: Session, rows: number, say: (line: string) => void) {
  const { places, units } = fileOf(rows);
  await importFile(product, session, 'building', places);
  const begin = performance.now();
  const { checkedAt, found, looks } = await importFile(product, session, 'equipment', units);
  const seconds = (performance.now() - begin) / 1_000;
  if (found.created !== rows) throw new Error(`${found.created} of ${rows} rows were imported, ${found.failed} failed`);
  const figures = {
    ...{ rows, seconds: Number(seconds.toFixed(1)), checkedAfter: Number(((checkedAt - begin) / 1_000).toFixed(1)) },
    progressSeen: looks,
  };
  say(
    `Import of ${rows.toLocaleString('en')} rows: ${figures.seconds} s, of which ${figures.checkedAfter} s were the check; ${looks} states of progress seen`,
  );
  return figures;
}

/** Sends a file, waits for its check, and has its rows written. */
async function importFile({ api, customerId }: Product, session: Session, type: string, content: string) {
  const body = new FormData();
  body.set('file', new Blob([content]), `${type}.csv`);
  const headers = { authorization: `Bearer ${session.token}`, 'customer-id': String(customerId) };
  const answer = await fetch(`${api}/asset/import-${type}-inventory`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  const { id } = (await answer.json()) as { id: string };
  const seen = new Set<string>();
  const ended = async (): Promise<Import> => {
    for (;;) {
      const { found } = await session.graphql<{ found: Import }>(
        'query($id: ID!) { found: inventoryImport(id: $id) { status done created failed error } }',
        { id },
      );
      seen.add(`${found.status} ${found.done}`);
      if (found.status === 'FAILED') throw new Error(found.error ?? 'the import failed');
      if (!['READING', 'CHECKING', 'APPLYING'].includes(found.status)) return found;
      await sleep(lookMs);
    }
  };
  await ended();
  const checkedAt = performance.now();
  await session.graphql('mutation($id: ID!) { applyInventoryImport(id: $id) { id } }', { id });
  return { found: await ended(), checkedAt, looks: seen.size };
}
