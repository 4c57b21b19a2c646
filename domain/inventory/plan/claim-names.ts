import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { isBuildingScoped } from '../../assets/aliases/alias-scope.ts';
import { keyOf } from '../../assets/similarity.ts';
import type { Draft } from './draft.ts';
import type { Item } from './item.ts';
import type { Node } from './nodes.ts';

/** Checks that names and aliases differ where they have to (AST.6). @returns the aliases that are new, by item. */
export function claimNames({ directory, nodes, fail }: Draft, candidates: readonly Item[]): Map<Item, string[]> {
  const owners = new Map<string, Node>();
  const claimKey = (node: Node, key: string): string =>
    `${node.kind}/${isBuildingScoped(node.kind) ? scopeOf(node) : ''}/${key}`;
  for (const node of directory.all()) owners.set(claimKey(node, node.key), node);
  const aliasOwners = new Map<string, Node>();
  for (const node of directory.all())
    for (const alias of node.entity?.aliases ?? []) {
      const key = claimKey(node, keyOf(alias));
      aliasOwners.set(key, node);
      if (!owners.has(key)) owners.set(key, node);
    }
  const added = new Map<Item, string[]>();
  for (const item of candidates) {
    const node = nodes.get(item);
    if (!node) continue;
    const own = new Set([node.key, ...(node.entity?.aliases ?? []).map(keyOf)]);
    for (const alias of item.aliases) {
      if (own.has(keyOf(alias))) continue;
      const key = claimKey(node, keyOf(alias));
      const owner = owners.get(key);
      if (owner && owner !== node) {
        fail(item, 'aliases', inventoryTexts.row.aliasTaken(alias, owner.item?.name ?? owner.entity?.name ?? ''));
        break;
      }
      owners.set(key, node);
      own.add(keyOf(alias));
      const known = added.get(item);
      if (known) known.push(alias);
      else added.set(item, [alias]);
    }
    const nameOwner = aliasOwners.get(claimKey(node, node.key));
    if (node.entity === null && nameOwner && nameOwner !== node && nameOwner.class === node.class)
      fail(item, 'name', inventoryTexts.row.nameIsAlias(nameOwner.item?.name ?? nameOwner.entity?.name ?? ''));
  }
  return added;
}

function scopeOf(node: Node): string {
  const building = node.building;
  return building?.entity ? String(building.entity.id) : building?.item ? `row ${building.item.row}` : '';
}
