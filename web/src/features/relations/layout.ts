/** Sizes of the drawing, px. */
export const box = { width: 172, height: 46, across: 64, down: 14, edge: 12 } as const;

/** Content of the drawing: entities by their distance from the one in the middle, and the relations between them. */
interface Drawn<Entity extends { id: string }> {
  neighbors: ReadonlyArray<{ depth: number; entity: Entity }>;
  edges: ReadonlyArray<{ relationshipId: string; sourceId: string; kind: string; targetId: string }>;
  more: ReadonlyArray<{ depth: number; count: number }>;
}

export interface Placed<Entity> {
  entity: Entity;
  depth: number;
  x: number;
  y: number;
}

interface Layout<Entity> {
  width: number;
  height: number;
  nodes: ReadonlyArray<Placed<Entity>>;
  edges: ReadonlyArray<{ id: string; kind: string; sourceId: string; targetId: string; path: string }>;
  more: ReadonlyArray<{ depth: number; count: number; x: number; y: number }>;
}

/**
 * Lays a neighborhood out: a column for each distance, upstream at the left. Within a column, each stands near what it is
 * connected with in the column before, seen from the middle.
 */
export function layOut<Entity extends { id: string }>({ neighbors, edges, more }: Drawn<Entity>): Layout<Entity> {
  const depths = [...new Set(neighbors.map(({ depth }) => depth))].sort((a, b) => a - b);
  const moreAt = new Map(more.map((one) => [one.depth, one.count]));
  const columns = new Map(depths.map((depth) => [depth, neighbors.filter((one) => one.depth === depth)]));
  const rows = Math.max(...depths.map((depth) => (columns.get(depth)?.length ?? 0) + (moreAt.has(depth) ? 0.6 : 0)), 1);
  const step = box.height + box.down;
  const height = Math.ceil(rows * step - box.down + 2 * box.edge);
  const xOf = (depth: number): number => box.edge + depths.indexOf(depth) * (box.width + box.across);

  const placed = new Map<string, Placed<Entity>>();
  const outward = depths.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  for (const depth of outward) {
    const column = columns.get(depth) ?? [];
    const towards = (id: string): number => {
      const near = edges.flatMap(({ sourceId, targetId }) =>
        sourceId === id ? [targetId] : targetId === id ? [sourceId] : [],
      );
      const ys = near.flatMap((other) => placed.get(other)?.y ?? []);
      return ys.length === 0 ? Number.POSITIVE_INFINITY : ys.reduce((sum, y) => sum + y, 0) / ys.length;
    };
    const ordered = column
      .map((one, index) => ({ one, index, at: towards(one.entity.id) }))
      .sort((a, b) => (a.at === b.at ? a.index - b.index : a.at - b.at));
    const used = ordered.length + (moreAt.has(depth) ? 0.6 : 0);
    const top = (height - (used * step - box.down)) / 2;
    for (const [row, { one }] of ordered.entries())
      placed.set(one.entity.id, { ...one, x: xOf(depth), y: top + row * step });
  }

  const nodes = depths.flatMap((depth) =>
    [...placed.values()].filter((one) => one.depth === depth).sort((a, b) => a.y - b.y),
  );
  return {
    width: 2 * box.edge + depths.length * box.width + (depths.length - 1) * box.across,
    height,
    nodes,
    edges: edges.flatMap(({ relationshipId: id, ...edge }) => {
      const [from, to] = [placed.get(edge.sourceId), placed.get(edge.targetId)];
      return from && to ? [{ ...edge, id, path: pathOf(from, to) }] : [];
    }),
    more: [...moreAt].flatMap(([depth, count]) => {
      const last = nodes.filter((one) => one.depth === depth).at(-1);
      return last ? [{ depth, count, x: last.x, y: last.y + step }] : [];
    }),
  };
}

/** Draws a relation from its source to its target: straight on to the right, or around if it leads back. */
function pathOf(from: Placed<unknown>, to: Placed<unknown>): string {
  const [y1, y2] = [from.y + box.height / 2, to.y + box.height / 2];
  const x1 = from.x + box.width;
  if (to.x > from.x) {
    const bend = box.across / 2;
    return `M${x1} ${y1} C${x1 + bend} ${y1} ${to.x - bend} ${y2} ${to.x} ${y2}`;
  }
  const x2 = to.x + box.width;
  const bend = box.across * 0.8;
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 + bend} ${y2} ${x2} ${y2}`;
}

const sideways = { ArrowLeft: -1, ArrowRight: 1 } as const;
const lengthways = { ArrowUp: -1, ArrowDown: 1 } as const;

/**
 * Returns where an arrow key leads: up and down within the column; left and right to what is connected there, else to the
 * nearest there is. Null for other keys and at an edge.
 */
export function walked<Entity extends { id: string }>(
  layout: Layout<Entity>,
  fromId: string,
  key: string,
): string | null {
  const from = layout.nodes.find(({ entity }) => entity.id === fromId);
  if (!from) return null;
  if (key in lengthways) {
    const column = layout.nodes.filter(({ depth }) => depth === from.depth);
    return column[column.indexOf(from) + lengthways[key as keyof typeof lengthways]]?.entity.id ?? null;
  }
  if (!(key in sideways)) return null;
  const way = sideways[key as keyof typeof sideways];
  const beyond = layout.nodes.filter(({ x }) => Math.sign(x - from.x) === way);
  const nearest = Math.min(...beyond.map(({ x }) => Math.abs(x - from.x)));
  const column = beyond.filter(({ x }) => Math.abs(x - from.x) === nearest);
  const isConnected = ({ entity }: Placed<Entity>): boolean =>
    layout.edges.some(
      ({ sourceId, targetId }) =>
        (sourceId === fromId && targetId === entity.id) || (targetId === fromId && sourceId === entity.id),
    );
  const connected = column.filter(isConnected);
  const [target] = (connected.length > 0 ? connected : column).toSorted(
    (a, b) => Math.abs(a.y - from.y) - Math.abs(b.y - from.y),
  );
  return target?.entity.id ?? null;
}
