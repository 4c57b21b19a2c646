import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { assetOf } from './asset-of.ts';
import type { Draft } from './draft.ts';
import type { Item } from './item.ts';
import type { Node } from './nodes.ts';

/** Most steps that look for the row that closes a cycle; where cycles are larger, each of their rows is refused. */
const stepsMax = 1_000_000;

/** An asset that its row says is part of another. */
interface Part {
  item: Item;
  text: string;
  node: Node;
  whole: Node;
}

/** An asset that is part of itself through others is refused, the row that closes the cycle (AST.3). */
export function refuseCycles(draft: Draft, candidates: readonly Item[]): void {
  const placed = candidates.filter((item) => draft.nodes.has(item));
  refuseClosing(
    draft,
    placed.flatMap((item) => partsOf(draft, item)),
  );
  for (const item of placed) for (const text of item.feeds) if (!assetOf(draft, item, 'feeds', text)) break;
}

/** Returns what an item is part of, up to the first that is not clear. */
function partsOf(draft: Draft, item: Item): Part[] {
  const node = draft.nodes.get(item) as Node;
  const parts: Part[] = [];
  for (const text of item.partOf) {
    const whole = assetOf(draft, item, 'partOf', text);
    if (!whole) break;
    parts.push({ item, text, node, whole });
  }
  return parts;
}

function refuseClosing({ fail }: Draft, all: readonly Part[]): void {
  const wholes = new Map<Node, Node[]>();
  const refused = new Set<Item>();
  let steps = 0;
  for (const part of withoutEnds(all)) {
    const { item, text, node, whole } = part;
    // the rest of a refused row says nothing
    if (refused.has(item)) continue;
    if (reaches(whole, node)) {
      fail(item, 'partOf', inventoryTexts.row.cycle(text));
      refused.add(item);
    } else push(wholes, node, whole);
  }

  function reaches(from: Node, to: Node): boolean {
    const seen = new Set<Node>();
    const open = [from];
    for (let at = open.pop(); at; at = open.pop()) {
      steps += 1;
      if (at === to || steps > stepsMax) return true;
      if (seen.has(at)) continue;
      seen.add(at);
      for (const next of wholes.get(at) ?? []) open.push(next);
    }
    return false;
  }
}

/** Leaves out what leads into no cycle or out of none: what has no parts, or no wholes, once others are left out. */
function withoutEnds(all: readonly Part[]): Part[] {
  const upwards = peeled(
    all,
    ({ node }) => node,
    ({ whole }) => whole,
  );
  return peeled(
    upwards,
    ({ whole }) => whole,
    ({ node }) => node,
  );
}

/** Takes away, again and again, what comes from nodes that nothing leads to. */
function peeled(parts: readonly Part[], from: (part: Part) => Node, to: (part: Part) => Node): Part[] {
  const leaving = new Map<Node, Part[]>();
  const arriving = new Map<Node, number>();
  for (const part of parts) {
    push(leaving, from(part), part);
    arriving.set(to(part), (arriving.get(to(part)) ?? 0) + 1);
  }
  const open = [...leaving.keys()].filter((node) => !arriving.has(node));
  const gone = new Set<Part>();
  for (let node = open.pop(); node; node = open.pop())
    for (const part of leaving.get(node) ?? []) {
      gone.add(part);
      const left = (arriving.get(to(part)) ?? 0) - 1;
      arriving.set(to(part), left);
      if (left === 0) open.push(to(part));
    }
  return parts.filter((part) => !gone.has(part));
}

function push<K, V>(to: Map<K, V[]>, key: K, value: V): void {
  const known = to.get(key);
  if (known) known.push(value);
  else to.set(key, [value]);
}
