import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Position } from '#domain/maps/shape.ts';
import { useStable } from '#ui/use-stable.ts';
import type { Pixel } from '../editor/snap.ts';
import { fitted, panned, type Size, showing, type View, zoomed } from './view.ts';

const zoomStep = 1.5;
const panStep = 80;
/** Distance within which a press is no movement, px. */
const pressPx = 4;

/** A stage on which a page is seen, with what moves it. */
export type Stage = ReturnType<typeof useView>;

/** Shows a page on an element of the screen: all of it until somebody zooms or moves it, by keys, wheel or hand. */
export function useView(page: Size) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [moved, setMoved] = useState<View | null>(null);
  const view = useMemo(() => moved ?? (size && fitted(page, size)), [moved, page, size]);
  const latest = useRef({ view, size });
  latest.current = { view, size };
  const change = useStable((next: (view: View, size: Size) => View | null) => {
    const { view: now, size: within } = latest.current;
    if (!now || !within) return;
    const changed = next(now, within);
    // one that shows all goes on doing so on another size of the screen
    if (changed && isSame(changed, now)) return;
    latest.current = { view: changed ?? fitted(page, within), size: within };
    setMoved(changed);
  });
  const zoomBy = useStable((factor: number, at?: Pixel) =>
    change((now, within) => zoomed(now, factor, at ?? { x: within.width / 2, y: within.height / 2 }, page, within)),
  );
  const panBy = useStable((right: number, down: number) =>
    change((now, within) => panned(now, right, down, page, within)),
  );
  const showAll = useStable(() => change(() => null));
  const show = useStable((place: Position) => change((now, within) => showing(now, place, page, within)));
  /** Returns where on the element a pointer is. */
  const pixelOf = useStable(({ clientX, clientY }: { clientX: number; clientY: number }): Pixel => {
    const box = element?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  });

  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    // React's own listener cannot keep the page from scrolling
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.0015 : 0.05)), pixelOf(event));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', turn);
    };
  }, [element, zoomBy, pixelOf]);

  const hand = useHand({ pixelOf, panBy, zoomBy });
  return {
    ref: setElement,
    view,
    zoomBy,
    showAll,
    show,
    /** Returns the place of the page beneath a pointer. */
    placeOf: (event: { clientX: number; clientY: number }): Position => {
      const { x, y } = pixelOf(event);
      const now = latest.current.view ?? { scale: 1, x: 0, y: 0 };
      return [(x - now.x) / now.scale, (y - now.y) / now.scale];
    },
    /** Returns where on the element a place of the page is, px. */
    pixelAt: ([x, y]: Position): Pixel => {
      const now = latest.current.view ?? { scale: 1, x: 0, y: 0 };
      return { x: now.x + x * now.scale, y: now.y + y * now.scale };
    },
    handlers: {
      ...hand,
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (!act) return;
        event.preventDefault();
        act({ zoomBy, panBy, showAll });
      },
    },
  };
}

const isSame = (a: View, b: View): boolean => a.scale === b.scale && a.x === b.x && a.y === b.y;

interface Moves {
  zoomBy: (factor: number) => void;
  panBy: (right: number, down: number) => void;
  showAll: () => void;
}

const keys: Partial<Record<string, (moves: Moves) => void>> = {
  '+': ({ zoomBy }) => zoomBy(zoomStep),
  '=': ({ zoomBy }) => zoomBy(zoomStep),
  '-': ({ zoomBy }) => zoomBy(1 / zoomStep),
  _: ({ zoomBy }) => zoomBy(1 / zoomStep),
  '0': ({ showAll }) => showAll(),
  ArrowLeft: ({ panBy }) => panBy(panStep, 0),
  ArrowRight: ({ panBy }) => panBy(-panStep, 0),
  ArrowUp: ({ panBy }) => panBy(0, panStep),
  ArrowDown: ({ panBy }) => panBy(0, -panStep),
};

/** Pans with one pointer, zooms with two. A press that ends a movement opens nothing. */
function useHand({
  pixelOf,
  panBy,
  zoomBy,
}: {
  pixelOf: (event: PointerEvent) => Pixel;
  panBy: Moves['panBy'];
  zoomBy: (factor: number, at: Pixel) => void;
}) {
  const down = useRef(new Map<number, Pixel>());
  const start = useRef<Pixel | null>(null);
  const hasMoved = useRef(false);
  const lift = ({ pointerId }: PointerEvent): void => {
    down.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (down.current.size === 0) hasMoved.current = false;
      start.current = pixelOf(event);
      down.current.set(event.pointerId, pixelOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.current.get(event.pointerId);
      if (!before || !start.current) return;
      const now = pixelOf(event);
      if (!hasMoved.current && Math.hypot(now.x - start.current.x, now.y - start.current.y) < pressPx) return;
      if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId);
      hasMoved.current = true;
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      down.current.set(event.pointerId, now);
      if (!other) return panBy(now.x - before.x, now.y - before.y);
      const spread = (at: Pixel): number => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
      zoomBy(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture: (event: MouseEvent) => {
      if (!hasMoved.current) return;
      hasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // a link or an image would be dragged as such
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
