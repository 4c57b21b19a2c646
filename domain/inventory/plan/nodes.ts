import { type AliasKind, aliasKindOf } from '../../assets/aliases/alias-scope.ts';
import { keyOf } from '../../assets/similarity.ts';
import type { Item } from './item.ts';
import type { Known, KnownEntity } from './known.ts';

/** A place or an asset, of the file, of what exists, or both. */
export interface Node {
  item: Item | null;
  entity: KnownEntity | null;
  kind: AliasKind;
  class: string;
  key: string;
  parent: Node | null;
  building: Node | null;
}

/** Entities and items, found by what rows call them. */
export function createNodes({ entities, ownIdOf }: Known) {
  const byEntity = new Map<number, Node>();
  const byExternal = new Map<string, Node>();
  const byName = new Map<string, Set<Node>>();
  const nodes = new Set<Node>();
  const externalOf = (node: Node): string | null => node.item?.externalId ?? node.entity?.externalId ?? null;
  const nameKey = (kind: AliasKind, key: string): string => `${kind}/${key}`;
  const keysOf = (node: Node): string[] => [node.key, ...(node.entity?.aliases ?? []).map(keyOf)];
  const add = (node: Node): void => {
    nodes.add(node);
    const external = externalOf(node);
    if (external !== null && !byExternal.has(external)) byExternal.set(external, node);
    for (const key of keysOf(node)) {
      const named = byName.get(nameKey(node.kind, key)) ?? new Set<Node>();
      byName.set(nameKey(node.kind, key), named.add(node));
    }
  };
  const forget = (node: Node): void => {
    nodes.delete(node);
    const external = externalOf(node);
    if (external !== null && byExternal.get(external) === node) byExternal.delete(external);
    for (const key of keysOf(node)) byName.get(nameKey(node.kind, key))?.delete(node);
  };
  for (const entity of entities) {
    const kind = aliasKindOf(entity);
    const node: Node = {
      item: null,
      entity,
      kind,
      class: entity.class,
      key: keyOf(entity.name),
      parent: null,
      building: null,
    };
    byEntity.set(entity.id, node);
  }
  for (const node of byEntity.values()) {
    const { parentId, buildingId } = node.entity as KnownEntity;
    node.parent = parentId === null ? null : (byEntity.get(parentId) ?? null);
    node.building = buildingId === null ? null : (byEntity.get(buildingId) ?? null);
    add(node);
    byExternal.set(ownIdOf((node.entity as KnownEntity).id), node);
  }
  return {
    add,
    forget,
    all: (): Iterable<Node> => nodes,
    byExternalId: (id: string): Node | undefined => byExternal.get(id),
    /** Those of a kind that a text names, by name before alias; in the building, if one is given. */
    ofKind(kind: AliasKind, key: string, building: Node | null): Node[] {
      const found = [...(byName.get(nameKey(kind, key)) ?? [])].filter(
        (node) => !building || node.building === building,
      );
      const named = found.filter((node) => node.key === key);
      return named.length > 0 ? named : found;
    },
    /** The one of a class and name in a building. */
    named: (className: string, key: string, building: Node | null): Node | undefined =>
      [...(byName.get(nameKey(kindOfClass(className), key)) ?? []), ...(byName.get(nameKey('system', key)) ?? [])].find(
        (node) =>
          node.key === key && node.class === className && (node.kind === 'building' || node.building === building),
      ),
  };
}

const kindOfClass = (name: string): AliasKind =>
  aliasKindOf({ class: name, kind: name === 'Room' ? 'space' : 'equipment' });
