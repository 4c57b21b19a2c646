import { invalid } from '../../../platform/errors.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { findBrickClass } from '../../assets/classes/classes.ts';
import { decodeText } from './decode-text.ts';
import { haystackClasses } from './haystack-classes.ts';
import type { InventoryTable } from './inventory-table.ts';
import { type ModelItem, tableOfModel } from './model-rows.ts';
import { idOfRef } from './own-ids.ts';
import { type HaystackDict, type HaystackValue, readHayson, readZinc } from './zinc.ts';

/** References to what something is in, from the innermost. */
const locationRefs = ['roomRef', 'spaceRef', 'floorRef', 'siteRef'];
/** References to what an asset is part of. */
const wholeRefs = ['equipRef', 'systemRef'];
/** References to what feeds an asset: by what flows, and by the older names of equipment. */
const sourceRefs = [
  ...['airRef', 'chilledWaterRef', 'hotWaterRef', 'condenserWaterRef', 'steamRef', 'elecRef', 'gasRef'],
  ...['domesticWaterRef', 'refrigRef', 'ahuRef', 'chilledWaterPlantRef', 'hotWaterPlantRef', 'elecMeterRef'],
];

/**
 * Reads a grid of Project Haystack 4, in Zinc or JSON, as a table: sites are buildings, spaces rooms.
 * Places, parts and feeds follow from references. Points and zones are left out.
 * @throws AppError INVALID for what is neither, or for a grid without sites, spaces and equipment.
 */
export function readHaystack(bytes: Uint8Array): InventoryTable {
  const { text, encoding } = decodeText(bytes);
  const rows = gridOf(text.trim());
  const dicts = new Map<string, HaystackDict>();
  for (const dict of rows) {
    const id = dict.get('id');
    if (id?.kind === 'ref' && !dicts.has(id.id)) dicts.set(id.id, dict);
  }
  const types = new Map([...dicts].flatMap(([id, dict]) => (typeOf(dict) ? [[id, typeOf(dict)]] : []))) as Types;
  const feeds = feedsOf(dicts, types);
  const items = [...types].map(([id, type]) => itemOf(id, type, dicts.get(id) as HaystackDict, { types, feeds }));
  return tableOfModel('haystack', items, { encoding, leftOut: dicts.size - items.length });
}

type Types = Map<string, ModelItem['type']>;

function gridOf(text: string): HaystackDict[] {
  if (!text.startsWith('{') && !text.startsWith('ver:')) throw invalid(inventoryTexts.badModel(inventoryTexts.noGrid));
  try {
    return text.startsWith('{') ? readHayson(text) : readZinc(text);
  } catch (error) {
    throw invalid(inventoryTexts.badModel(error instanceof Error ? error.message : String(error)));
  }
}

function typeOf(dict: HaystackDict): ModelItem['type'] | null {
  const is = (...markers: string[]): boolean => markers.some((marker) => dict.has(marker));
  if (is('point')) return null;
  if (is('site')) return 'building';
  if (is('floor')) return 'floor';
  if (is('room') || (is('space') && !is('zone', 'hvacZone', 'lightingZone', 'zoneSpace'))) return 'room';
  if (is('equip')) return 'equipment';
  return is('system') ? 'system' : null;
}

function feedsOf(dicts: ReadonlyMap<string, HaystackDict>, types: Types): Map<string, Set<string>> {
  const feeds = new Map<string, Set<string>>();
  for (const [id, dict] of dicts) {
    const fed = types.has(id) ? id : null;
    if (fed === null) continue;
    for (const source of refsOf(dict, sourceRefs))
      if (types.has(source)) feeds.set(source, (feeds.get(source) ?? new Set<string>()).add(fed));
    // of our own exports
    for (const other of refsOf(dict, ['feeds']))
      if (types.has(other)) feeds.set(fed, (feeds.get(fed) ?? new Set<string>()).add(other));
  }
  return feeds;
}

function itemOf(
  id: string,
  type: ModelItem['type'],
  dict: HaystackDict,
  { types, feeds }: { types: Types; feeds: ReadonlyMap<string, Set<string>> },
): ModelItem {
  const isPlace = type === 'building' || type === 'floor' || type === 'room';
  const within: ReadonlyArray<ModelItem['type']> =
    type === 'building' ? [] : type === 'floor' ? ['building'] : type === 'room' ? ['building', 'floor'] : places;
  const place = refsOf(dict, locationRefs).find((ref) => within.includes(types.get(ref) as ModelItem['type']));
  const text = (name: string): string | undefined => textOf(dict.get(name));
  const navName = text('navName');
  const name = text('dis') ?? disOf(dict) ?? navName ?? id;
  return {
    ...{ type, externalId: idOfRef(id), name, location: place === undefined ? undefined : idOfRef(place) },
    class: isPlace ? { building: 'Building', floor: 'Floor', room: 'Room' }[type] : classOf(type, dict),
    partOf: isPlace
      ? []
      : refsOf(dict, wholeRefs)
          .filter((ref) => isAsset(types.get(ref)))
          .map(idOfRef),
    feeds: [...(feeds.get(id) ?? [])].map(idOfRef),
    aliases: [...new Set([...(navName && navName !== name ? [navName] : []), ...listOf(dict.get('aliases'))])],
    ...{ spaceType: text('spaceType'), criticality: text('criticality'), shop: text('shop') },
  };
}

const places: ReadonlyArray<ModelItem['type']> = ['building', 'floor', 'room'];
const isAsset = (type: ModelItem['type'] | undefined): boolean => type === 'equipment' || type === 'system';

/** The class that an export has named, or the first whose markers it has. */
function classOf(type: ModelItem['type'], dict: HaystackDict): string {
  const named = textOf(dict.get('brickClass'));
  if (named !== undefined) return findBrickClass(named)?.name ?? named;
  const known = haystackClasses.find(
    ([markers, name]) => markers.split(' ').every((marker) => dict.has(marker)) && findBrickClass(name)?.kind === type,
  );
  const name = known?.[1] ?? (type === 'system' ? 'System' : 'Equipment');
  return findBrickClass(name)?.name ?? name;
}

function refsOf(dict: HaystackDict, names: readonly string[]): string[] {
  return names.flatMap((name) => manyOf(dict.get(name)).flatMap((one) => (one.kind === 'ref' ? [one.id] : [])));
}

const manyOf = (value: HaystackValue | undefined): HaystackValue[] =>
  value === undefined ? [] : value.kind === 'list' ? value.values : [value];

const textOf = (value: HaystackValue | undefined): string | undefined =>
  (value?.kind === 'text' && value.text.trim()) || undefined;

const listOf = (value: HaystackValue | undefined): string[] => manyOf(value).flatMap((one) => textOf(one) ?? []);

function disOf(dict: HaystackDict): string | undefined {
  const id = dict.get('id');
  return (id?.kind === 'ref' && id.dis) || undefined;
}
