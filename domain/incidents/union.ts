/** Nodes in disjoint groups, which are only ever united. */
interface Union<Node> {
  /** Adds a node, alone unless it is known. */
  add(node: Node): void;
  unite(one: Node, other: Node): void;
  /** Returns the node that stands for the group of a node. */
  find(node: Node): Node;
  nodes(): Iterable<Node>;
}

/** Creates groups without a node. Finding shortens the ways, so that long chains cost no more than short ones. */
export function createUnion<Node>(): Union<Node> {
  const above = new Map<Node, Node>();
  const find = (node: Node): Node => {
    let root = node;
    for (let next = above.get(root); next !== undefined && next !== root; next = above.get(root)) root = next;
    for (let at = node; at !== root; ) {
      const next = above.get(at) ?? root;
      above.set(at, root);
      at = next;
    }
    return root;
  };
  const add = (node: Node): void => {
    if (!above.has(node)) above.set(node, node);
  };
  return {
    add,
    find,
    unite(one, other) {
      add(one);
      add(other);
      above.set(find(one), find(other));
    },
    nodes: () => above.keys(),
  };
}
