import { inventoryTexts } from '../../../texts/server/inventory.ts';
import type { AliasKind } from '../../assets/aliases/alias-scope.ts';
import { keyOf } from '../../assets/similarity.ts';
import type { Draft } from './draft.ts';
import type { Item } from './item.ts';
import type { Node } from './nodes.ts';

/** Finds what a row says that its asset is part of, or feeds; where it is not clear, the row has an error. */
export function assetOf(
  { directory, nodes, fail }: Draft,
  item: Item,
  key: 'partOf' | 'feeds',
  text: string,
): Node | undefined {
  const kinds: AliasKind[] =
    key === 'feeds' ? ['equipment', 'system', 'room', 'floor', 'building'] : ['equipment', 'system'];
  const near = nodes.get(item)?.building ?? null;
  const byId = directory.byExternalId(text);
  if (byId && kinds.includes(byId.kind)) return byId;
  // a name of the same building first
  const found = kinds.flatMap((kind) => directory.ofKind(kind, keyOf(text), null));
  const nearby = found.filter((node) => near !== null && node.building === near);
  const candidates = nearby.length > 0 ? nearby : found;
  if (candidates.length === 1) return candidates[0];
  fail(item, key, candidates.length === 0 ? inventoryTexts.row.unknown(text) : inventoryTexts.row.ambiguous(text));
  return undefined;
}
