/** A field of an event, as the screen points at it: `0.message`. */
export type FieldKey = string;
export const fieldKey = (event: number, field: string): FieldKey => `${event}.${field}`;
export const fieldOf = (key: FieldKey): string => key.slice(key.indexOf('.') + 1);

/** A stretch of a text that fields were read from. UTF-16 units, `end` excluded. */
export interface Piece {
  start: number;
  end: number;
  keys: FieldKey[];
}

/** A text cut where a piece begins or ends; `keys` is empty between pieces. */
export interface Segment {
  text: string;
  keys: FieldKey[];
}

/** The sources of all events of a reading as pieces. */
export const piecesOf = (
  events: ReadonlyArray<{ sources: ReadonlyArray<{ field: string; start: number; end: number }> }>,
): Piece[] =>
  events.flatMap(({ sources }, n) =>
    sources.map(({ field, start, end }) => ({ start, end, keys: [fieldKey(n, field)] })),
  );

/** Cuts a text at the edges of its pieces, which may lie upon each other. */
export function segmentsOf(text: string, pieces: readonly Piece[]): Segment[] {
  const edges = new Set([0, text.length]);
  for (const { start, end } of pieces) {
    if (start < text.length) edges.add(Math.max(0, start));
    edges.add(Math.min(text.length, end));
  }
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(1).map((end, n) => {
    const start = cuts[n] ?? 0;
    const keys = pieces.filter((one) => one.start <= start && one.end >= end).flatMap((one) => one.keys);
    return { text: text.slice(start, end), keys };
  });
}
