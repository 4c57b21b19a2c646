import type { Feature } from 'geojson';
import type { MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { cornersOf, type Position } from '#domain/maps/shape.ts';
import { useTheme } from '#session/preferences.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { useStable } from '#ui/use-stable.ts';
import type { Building } from '../buildings.ts';
import { type BaseMap, createBaseMap } from '../canvas/base-map.ts';
import { featuresOf } from '../canvas/building-features.ts';
import { MapButtons } from '../canvas/MapButtons.tsx';
import { editorLayers, editorSources } from '../canvas/map-layers.ts';
import type { MapPosition } from '../map-address.ts';
import { type Draft, type DraftAction, shapeOf } from './draft.ts';
import { snapped } from './snap.ts';

interface ShapeCanvasProps {
  draft: Draft;
  others: readonly Building[];
  snaps: boolean;
  /** Position at the start if nothing is drawn yet. */
  startAt: Position | null;
  /** A place that was found: the map goes there. */
  goTo: Position | null;
  onAction: (action: DraftAction) => void;
  onFailed: () => void;
}

const nearZoom = 17;
/** Distance of the pointer from a corner within which the corner is meant, px. */
const grabPx = 12;
const noMove = (_: MapPosition): void => undefined;

/** The map that a shape is drawn on: presses set corners, dragging moves them, a double press removes one. */
export function ShapeCanvas({ draft, others, snaps, startAt, goTo, onAction, onFailed }: ShapeCanvasProps) {
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const base = useRef<BaseMap>(undefined);
  const latest = useRef({ draft, others, snaps });
  latest.current = { draft, others, snaps };
  const act = useStable(onAction);
  const fail = useStable(onFailed);
  const first = useRef({ theme, draft, startAt });

  useEffect(() => {
    if (!container.current) return;
    const { theme: startTheme, draft: drawn, startAt: around } = first.current;
    let made: BaseMap;
    try {
      made = createBaseMap(container.current, {
        ...{ label: texts.editorCanvas, theme: startTheme, sources: editorSources, layersOf: editorLayers },
        ...{ position: null, onMove: noMove, onFailed: fail },
      });
    } catch {
      return fail();
    }
    base.current = made;
    if (drawn.corners.length > 0) made.fit(drawn.corners);
    else if (around) made.fit([around]);
    followHand(made, () => latest.current, act);
    return () => {
      base.current = undefined;
      made.remove();
    };
  }, [act, fail]);

  useEffect(() => base.current?.setTheme(theme), [theme]);
  useEffect(() => {
    if (goTo) base.current?.show(goTo, nearZoom);
  }, [goTo]);
  useEffect(() => whenReady(base, (made) => made.setData('others', featuresOf(others).rings)), [others]);
  useEffect(
    () =>
      whenReady(base, (made) => {
        made.setData('draft', drawnOf(draft));
        made.setData('handles', handlesOf(draft));
      }),
    [draft],
  );

  return (
    <div className="map-canvas">
      <div ref={container} className="map-container" />
      <MapButtons onZoom={(steps) => base.current?.zoomBy(steps)} onFit={() => base.current?.fit(draft.corners)} />
    </div>
  );
}

/** Does something once a map can be filled, unless it is gone by then. */
const whenReady = (base: { current: BaseMap | undefined }, work: (made: BaseMap) => void): void => {
  const made = base.current;
  void made?.ready.then(() => base.current === made && work(made));
};

const point = ([lng, lat]: Position, properties: object): Feature => ({
  ...{ type: 'Feature', properties },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

/** Middle of the side that begins at a corner: pressing it sets a corner there. */
const middlesOf = ({ kind, corners }: Draft): Position[] =>
  kind === 'point' || corners.length < 2
    ? []
    : corners.slice(0, corners.length === 2 ? 1 : undefined).map(([lng, lat], index) => {
        const [nextLng, nextLat] = corners[(index + 1) % corners.length] as Position;
        return [(lng + nextLng) / 2, (lat + nextLat) / 2];
      });

const handlesOf = (draft: Draft): Feature[] => [
  ...draft.corners.map((corner) => point(corner, { kind: 'corner' })),
  ...middlesOf(draft).map((middle) => point(middle, { kind: 'between' })),
];

function drawnOf({ kind, corners }: Draft): Feature[] {
  if (kind === 'point') return [];
  const shape = shapeOf({ kind, corners });
  const coordinates = corners.map(([lng, lat]) => [lng, lat]);
  if (corners.length < 2) return [];
  return [
    {
      ...{ type: 'Feature', properties: {} },
      geometry: shape
        ? { type: 'Polygon', coordinates: [[...coordinates, ...coordinates.slice(0, 1)]] }
        : { type: 'LineString', coordinates },
    },
  ];
}

type Seen = { draft: Draft; others: readonly Building[]; snaps: boolean };

/** Turns presses and movements on the map into what is done to the draft. */
function followHand({ map }: BaseMap, seen: () => Seen, act: (action: DraftAction) => void): void {
  type Touched = MapMouseEvent | MapTouchEvent;
  const project = ([lng, lat]: Position) => map.project([lng, lat]);
  const nearest = (event: Touched, positions: readonly Position[]): number | null => {
    const away = positions.map((position) => project(position).dist(event.point));
    const least = away.reduce((a, b) => Math.min(a, b), grabPx);
    const index = away.indexOf(least);
    return index < 0 ? null : index;
  };
  const placeOf = ({ lngLat }: Touched, except: number | null): Position => {
    const { draft, others, snaps } = seen();
    const at: Position = [lngLat.lng, lngLat.lat];
    if (!snaps) return at;
    const rings = others.flatMap(({ geoJSON }) => (geoJSON?.type === 'Polygon' ? [cornersOf(geoJSON)] : []));
    // the other corners of its own ring, too
    const own = draft.corners.filter((_, index) => index !== except).map((corner) => [corner]);
    return snapped(at, except === null ? rings : [...rings, ...own], project);
  };
  /** Corner that is dragged. */
  let held: { index: number; hasMoved: boolean } | null = null;
  /** True after a press that was no press on the map: the click that ends it sets no corner. */
  let isUsed = false;

  const grab = (event: Touched): void => {
    isUsed = false;
    const { draft } = seen();
    const index = nearest(event, draft.corners);
    const between = index === null ? nearest(event, middlesOf(draft)) : null;
    if (index === null && between === null) return;
    event.preventDefault();
    isUsed = true;
    if (between !== null) act({ type: 'add', at: placeOf(event, null), index: between + 1 });
    held = { index: index ?? (between as number) + 1, hasMoved: between !== null };
  };
  const drag = (event: Touched): void => {
    if (!held) return;
    act({ type: 'move', index: held.index, to: placeOf(event, held.index), isFurther: held.hasMoved });
    held.hasMoved = true;
  };
  const letGo = (): void => {
    held = null;
  };
  map.doubleClickZoom.disable();
  map.on('mousedown', grab);
  map.on('touchstart', grab);
  map.on('mousemove', (event) => {
    drag(event);
    const isNear = held !== null || nearest(event, [...seen().draft.corners, ...middlesOf(seen().draft)]) !== null;
    map.getCanvas().style.cursor = isNear ? 'move' : 'crosshair';
  });
  map.on('touchmove', drag);
  map.on('mouseup', letGo);
  map.on('touchend', letGo);
  map.on('click', (event) => {
    if (isUsed) return;
    act({ type: 'add', at: placeOf(event, null) });
  });
  map.on('dblclick', (event) => {
    const index = nearest(event, seen().draft.corners);
    if (index !== null && seen().draft.kind === 'ring') act({ type: 'remove', index });
  });
}
