import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { assetOf } from './asset-of.ts';
import type { Draft } from './draft.ts';
import type { Item } from './item.ts';
import type { Node } from './nodes.ts';

/** An asset that is part of itself through others is refused, the row that closes the cycle (AST.3). */
export function refuseCycles(draft: Draft, candidates: readonly Item[]): void {
  const { nodes, fail } = draft;
  const wholes = new Map<Node, Node[]>();
  for (const item of candidates) {
    const node = nodes.get(item);
    if (!node) continue;
    for (const text of item.partOf) {
      const whole = assetOf(draft, item, 'partOf', text);
      if (!whole) break;
      if (whole === node || reaches(whole, node)) {
        fail(item, 'partOf', inventoryTexts.row.cycle(text));
        break;
      }
      wholes.set(node, [...(wholes.get(node) ?? []), whole]);
    }
    for (const text of item.feeds) if (!assetOf(draft, item, 'feeds', text)) break;
  }

  function reaches(from: Node, to: Node): boolean {
    const seen = new Set<Node>();
    const open = [from];
    for (let at = open.pop(); at; at = open.pop()) {
      if (at === to) return true;
      if (seen.has(at)) continue;
      seen.add(at);
      open.push(...(wholes.get(at) ?? []));
    }
    return false;
  }
}
