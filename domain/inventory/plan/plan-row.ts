import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { isShortAlias } from '../../assets/aliases/alias-scope.ts';
import { keyOf } from '../../assets/similarity.ts';
import { assetOf } from './asset-of.ts';
import type { Draft } from './draft.ts';
import type { Item } from './item.ts';
import type { Known, KnownEntity } from './known.ts';
import type { Node } from './nodes.ts';
import type { PlannedRow } from './planned-row.ts';

/** Says what a placed row without errors will do. @param newAliases those of its aliases that the asset does not have. */
export function plannedRow(draft: Draft, item: Item, newAliases: string[]): PlannedRow {
  const { known, nodes } = draft;
  const base = { row: item.row, column: null, reason: null, newAliases: [], edges: [], warnings: [] as string[] };
  if (item.kind === 'space-type') {
    const existing = known.spaceTypes.get(keyOf(item.name));
    const isSame =
      existing &&
      (item.criticality === null || existing.criticality === item.criticality) &&
      existing.name === item.name;
    const outcome = !existing ? 'CREATE' : isSame ? 'SAME' : 'UPDATE';
    return {
      ...base,
      outcome,
      node: { item, entity: null, kind: 'room', class: '', key: keyOf(item.name), parent: null, building: null },
    };
  }
  const node = nodes.get(item) as Node;
  const edges = [
    ...item.partOf.map((text) => ({ kind: 'is part of' as const, other: assetOf(draft, item, 'partOf', text) })),
    ...item.feeds.map((text) => ({ kind: 'feeds' as const, other: assetOf(draft, item, 'feeds', text) })),
  ].filter(
    (edge): edge is PlannedRow['edges'][number] =>
      edge.other !== undefined && edge.other !== node && !exists(known, node, edge.kind, edge.other),
  );
  const warnings = [
    ...newAliases.filter(isShortAlias).map((alias) => inventoryTexts.row.shortAlias(alias)),
    ...(item.spaceType !== null && !known.spaceTypes.has(keyOf(item.spaceType))
      ? [inventoryTexts.row.newSpaceType(item.spaceType)]
      : []),
  ];
  const isChanged =
    node.entity !== null &&
    (differs(item, node.entity, node) ||
      newAliases.length > 0 ||
      edges.length > 0 ||
      cmmsDiffers(known, item, node.entity.id));
  const outcome = node.entity === null ? 'CREATE' : isChanged ? 'UPDATE' : 'SAME';
  return { ...base, outcome, warnings, node, newAliases, edges };
}

function exists(known: Known, node: Node, kind: 'feeds' | 'is part of', other: Node): boolean {
  if (!node.entity || !other.entity) return false;
  return kind === 'feeds'
    ? known.hasEdge({ kind, sourceId: node.entity.id, targetId: other.entity.id })
    : known.hasEdge({ kind: 'has part', sourceId: other.entity.id, targetId: node.entity.id });
}

function cmmsDiffers(known: Known, item: Item, id: number): boolean {
  return [...item.cmms].some(([fieldId, value]) => known.cmmsValue(id, fieldId) !== value);
}

/** True where a row says something else than the entity has. */
function differs(item: Item, entity: KnownEntity, node: Node): boolean {
  const other = <T>(given: T | null, has: T | null): boolean => given !== null && given !== has;
  return (
    item.name !== entity.name ||
    // a finer class of a place stays
    (item.class.kind !== 'space' && item.class.class !== entity.class) ||
    (node.parent !== null && node.parent.entity?.id !== entity.parentId) ||
    other(item.externalId, entity.externalId) ||
    other(item.criticality, entity.criticality) ||
    other(item.shop, entity.shop) ||
    (item.spaceType !== null && keyOf(item.spaceType) !== keyOf(entity.spaceType ?? ''))
  );
}
