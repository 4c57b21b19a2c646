import { cornersOf, type Position, ringOf, type Shape } from '#domain/maps/shape.ts';

/** A shape while it is drawn: corners in their order, or the one position of a point. */
export interface Draft {
  kind: 'ring' | 'point';
  corners: readonly Position[];
}

/** A draft with what it was before, the latest last. */
export interface Drawing {
  now: Draft;
  before: readonly Draft[];
}

export type DraftAction =
  /** Sets a corner: at the end, or before the corner of an index. A point has one: it moves there. */
  | { type: 'add'; at: Position; index?: number }
  /** Moves a corner; further steps of one movement are undone together. */
  | { type: 'move'; index: number; to: Position; isFurther?: boolean }
  | { type: 'remove'; index: number }
  | { type: 'kind'; kind: Draft['kind'] }
  | { type: 'replace'; draft: Draft }
  | { type: 'undo' };

/** Steps that can be undone. */
const remembered = 200;

export const emptyDraft: Draft = { kind: 'ring', corners: [] };
export const drawingOf = (shape: Shape | null): Drawing => ({ now: shape ? draftOf(shape) : emptyDraft, before: [] });
export const draftOf = (shape: Shape): Draft => ({
  kind: shape.type === 'Point' ? 'point' : 'ring',
  corners: cornersOf(shape),
});

/**
 * Returns where the next corner of a ring is put without a pointer: beside the last until there is a triangle, then between the
 * last and the first, so that the ring never crosses or touches itself.
 * @param first position of a first corner
 * @param step a small distance on both axes
 */
export function nextCorner(corners: readonly Position[], first: Position, step: number): Position {
  const [start, last] = [corners[0], corners.at(-1)];
  if (!start || !last) return first;
  if (corners.length === 1) return [last[0] + step, last[1]];
  if (corners.length === 2) {
    // at right angles to the first side, which has a length unless both were typed alike
    const [across, up] = [last[0] - start[0], last[1] - start[1]];
    const length = Math.hypot(across, up) || 1;
    return [last[0] - (up / length) * step, last[1] + (across / length) * step];
  }
  return [(last[0] + start[0]) / 2, (last[1] + start[1]) / 2];
}

/** Returns the shape of a draft; null while it has too few corners. */
export function shapeOf({ kind, corners }: Draft): Shape | null {
  const [first] = corners;
  if (kind === 'point') return first ? { type: 'Point', coordinates: first } : null;
  return corners.length >= 3 ? ringOf(corners) : null;
}

/** Returns the drawing after something was done to it. */
export function draw(drawing: Drawing, action: DraftAction): Drawing {
  if (action.type === 'undo') {
    const last = drawing.before.at(-1);
    return last ? { now: last, before: drawing.before.slice(0, -1) } : drawing;
  }
  const now = next(drawing.now, action);
  if (now === drawing.now) return drawing;
  if (action.type === 'move' && action.isFurther) return { ...drawing, now };
  return { now, before: [...drawing.before, drawing.now].slice(-remembered) };
}

function next(draft: Draft, action: Exclude<DraftAction, { type: 'undo' }>): Draft {
  const { kind, corners } = draft;
  if (action.type === 'replace') return action.draft;
  if (action.type === 'kind')
    return action.kind === kind
      ? draft
      : { kind: action.kind, corners: action.kind === 'point' ? corners.slice(0, 1) : corners };
  if (action.type === 'add') {
    if (kind === 'point') return { kind, corners: [action.at] };
    return { kind, corners: corners.toSpliced(action.index ?? corners.length, 0, action.at) };
  }
  if (!corners[action.index]) return draft;
  if (action.type === 'remove') return { kind, corners: corners.toSpliced(action.index, 1) };
  return { kind, corners: corners.with(action.index, action.to) };
}
