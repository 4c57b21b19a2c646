import type { PointerEvent } from 'react';
import type { Position } from '#domain/maps/shape.ts';
import type { Draft, DraftAction } from '../../editor/draft.ts';
import type { Pixel } from '../../editor/snap.ts';
import * as floorsCss from '../floors.module.css';

interface DraftLayerProps {
  draft: Draft;
  pixelAt: (position: Position) => Pixel;
  /** Returns the position that a pointer means. @param except corner that is moved: it does not snap to itself. */
  positionOf: (event: { clientX: number; clientY: number }, except: number | null) => Position;
  onAction: (action: DraftAction) => void;
}

/** The shape that is drawn, with a handle at each corner, and one between two that sets a further corner. */
export function DraftLayer({ draft: { corners }, pixelAt, positionOf, onAction }: DraftLayerProps) {
  const pixels = corners.map(pixelAt);
  const points = pixels.map(({ x, y }) => `${x},${y}`).join(' ');
  /** Moves a corner for as long as a pointer holds it. */
  const hold = (event: PointerEvent, index: number, isNew: boolean): void => {
    if (event.button !== 0) return;
    // neither does the floor plan move, nor does the press set a corner
    event.stopPropagation();
    event.preventDefault();
    const { pointerId } = event;
    let isFurther = isNew;
    if (isNew) onAction({ type: 'add', at: positionOf(event, null), index });
    const drag = (moved: globalThis.PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      onAction({ type: 'move', index, to: positionOf(moved, index), isFurther });
      isFurther = true;
    };
    const drop = (lifted: globalThis.PointerEvent): void => {
      if (lifted.pointerId !== pointerId) return;
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
      ignoreClick();
    };
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
  };
  return (
    // biome-ignore-start lint/a11y/noStaticElementInteractions: handles are for hands; fields beside do the same
    <g className={floorsCss.floorDraft}>
      {corners.length > 2 ? <polygon points={points} /> : <polyline points={points} />}
      {pixels.length > 1 &&
        middlesOf(pixels).map(({ x, y }, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its place in the ring alone
            key={index}
            className={floorsCss.floorBetween}
            cx={x}
            cy={y}
            r={5}
            onPointerDown={(event) => hold(event, index + 1, true)}
          />
        ))}
      {pixels.map(({ x, y }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the ring alone
          key={index}
          className={floorsCss.floorCorner}
          cx={x}
          cy={y}
          r={8}
          onPointerDown={(event) => hold(event, index, false)}
          onDoubleClick={() => onAction({ type: 'remove', index })}
        />
      ))}
    </g>
    // biome-ignore-end lint/a11y/noStaticElementInteractions: see above
  );
}

/** Time within which a finger that is lifted clicks. */
const clickMs = 100;

/** Keeps the click that ends a press on a handle from setting a corner, wherever it ends. */
function ignoreClick(): void {
  const ignore = (event: MouseEvent): void => event.stopPropagation();
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), clickMs);
}

/** Middle of the side that begins at each corner; two corners have one side. */
const middlesOf = (pixels: readonly Pixel[]): Pixel[] =>
  pixels.slice(0, pixels.length === 2 ? 1 : undefined).map(({ x, y }, index) => {
    const next = pixels[(index + 1) % pixels.length] ?? { x, y };
    return { x: (x + next.x) / 2, y: (y + next.y) / 2 };
  });
