import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { type AliasKind, aliasKindOf } from '../../assets/aliases/alias-scope.ts';
import { keyOf } from '../../assets/similarity.ts';
import { type ColumnKey, columns } from '../columns.ts';
import type { Draft } from './draft.ts';
import type { Item } from './item.ts';
import type { Node } from './nodes.ts';

/** Finds where an item is and which entity it is about. */
export function placeItem(draft: Draft, item: Item): void {
  const { directory, nodes, known, fail } = draft;
  const parent = parentOf(draft, item);
  if (parent === undefined) return;
  const building = parent?.building ?? null;
  const kind = aliasKindOf(item.class);
  const key = keyOf(item.name);
  const byId = item.externalId === null ? undefined : directory.byExternalId(item.externalId);
  const named = directory.named(item.class.class, key, kind === 'building' ? null : building);
  if (byId?.item || (named?.item && named.item !== item)) {
    const other = (byId?.item ?? named?.item) as Item;
    fail(item, 'name', inventoryTexts.row.sameName(other.row));
    return;
  }
  if (byId && named && byId !== named) {
    fail(item, 'name', inventoryTexts.row.otherHasName(named.entity?.externalId ?? null));
    return;
  }
  const match = byId ?? named;
  // an id that we gave ourselves is none of another system
  if (byId?.entity && item.externalId === known.ownIdOf(byId.entity.id)) item.externalId = null;
  if (match?.entity && aliasKindOf(match.entity) !== kind) {
    fail(item, 'externalId', inventoryTexts.row.otherKindNow(match.entity.name, match.entity.class));
    return;
  }
  const otherId = byId ? null : (match?.entity?.externalId ?? null);
  if (otherId !== null && item.externalId !== null && otherId !== item.externalId) {
    fail(item, 'externalId', inventoryTexts.row.otherId(otherId));
    return;
  }
  const node: Node = match ?? { item, entity: null, kind, class: item.class.class, key, parent, building };
  directory.forget(node);
  Object.assign(node, { item, kind, class: item.class.class, key });
  // without a place in the file it stays where it is
  if (parent !== null || !node.entity) Object.assign(node, { parent, building });
  if (kind === 'building') node.building = node;
  directory.add(node);
  nodes.set(item, node);
}

/** Returns the innermost place that the row names; null: none; undefined: it has an error. */
function parentOf(draft: Draft, item: Item): Node | null | undefined {
  if (item.location !== null) return find(draft, item, 'location', item.location, ['building', 'floor', 'room'], null);
  const building = item.building === null ? null : find(draft, item, 'building', item.building, ['building'], null);
  if (building === undefined) return undefined;
  const floor = item.floor === null ? null : find(draft, item, 'floor', item.floor, ['floor'], building);
  if (floor === undefined) return undefined;
  const room =
    item.room === null ? null : find(draft, item, 'room', item.room, ['room'], building ?? floor?.building ?? null);
  if (room === undefined) return undefined;
  const parent = room ?? floor ?? building;
  if (parent === null && (item.kind === 'floor' || item.kind === 'room') && !existsAlready(draft, item)) {
    draft.fail(item, 'building', inventoryTexts.row.missing(columns.building.label));
    return undefined;
  }
  return parent;
}

function existsAlready({ directory }: Draft, item: Item): boolean {
  return item.externalId !== null && directory.byExternalId(item.externalId) !== undefined;
}

/** Finds a place that a row names; where it is not clear, the row has an error. */
function find(
  { directory, externals, errors, fail }: Draft,
  item: Item,
  key: ColumnKey,
  text: string,
  kinds: readonly AliasKind[],
  building: Node | null,
): Node | undefined {
  const byId = directory.byExternalId(text);
  if (byId && kinds.includes(byId.kind)) return byId;
  const source = externals.get(text);
  if (source && errors.has(source.row)) {
    fail(item, key, inventoryTexts.row.rowHasError(source.row));
    return undefined;
  }
  const found = kinds.flatMap((kind) => directory.ofKind(kind, keyOf(text), building));
  if (found.length === 1) return found[0];
  fail(item, key, found.length === 0 ? inventoryTexts.row.unknown(text) : inventoryTexts.row.ambiguous(text));
  return undefined;
}
