import type { Feature } from 'geojson';
import type { MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { cornersOf, type Position } from '#domain/maps/shape.ts';
import { useTheme } from '#session/preferences.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { useStable } from '#ui/use-stable.ts';
import type { Building } from '../buildings.ts';
import { BaseNote } from '../canvas/BaseNote.tsx';
import { type BaseMap, createBaseMap } from '../canvas/base-map.ts';
import { featuresOf } from '../canvas/building-features.ts';
import { MapButtons } from '../canvas/MapButtons.tsx';
import { editorLayers, editorSources } from '../canvas/map-layers.ts';
import { useEngine } from '../canvas/use-engine.ts';
import * as mapCss from '../map.module.css';
import type { MapPosition } from '../map-address.ts';
import type { MapboxAccess } from '../use-map-config.ts';
import { type Draft, type DraftAction, shapeOf } from './draft.ts';
import { snapped } from './snap.ts';

interface ShapeCanvasProps {
  /** Access to streets; null: there are none, undefined: not known yet. */
  mapbox: MapboxAccess | null | undefined;
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

/** The map that a shape is drawn on: presses set corners, dragging moves them, a double press removes one. */
export function ShapeCanvas({ mapbox, draft, others, snaps, startAt, goTo, onAction, onFailed }: ShapeCanvasProps) {
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState<BaseMap | null>(null);
  const latest = useRef({ theme, draft, others, snaps });
  latest.current = { theme, draft, others, snaps };
  const act = useStable(onAction);
  const fail = useStable(onFailed);
  const { engine, problem, setProblem } = useEngine(mapbox, theme, fail);
  const first = useRef({ startAt });
  /** Position of a map that takes the place of this one, and the place that was gone to. */
  const shown = useRef<{ position: MapPosition | null; goTo: Position | null }>({ position: null, goTo: null });

  useEffect(() => {
    if (!container.current || !engine) return;
    const { theme: startTheme, draft: drawn } = latest.current;
    const { startAt: around } = first.current;
    const { position } = shown.current;
    const move = (to: MapPosition): void => {
      shown.current.position = to;
    };
    let made: BaseMap;
    try {
      made = createBaseMap(container.current, {
        ...{ engine, label: texts.editorCanvas, theme: startTheme, sources: editorSources, layersOf: editorLayers },
        ...{ position, onMove: move, onBaseFailed: setProblem, onFailed: fail },
      });
    } catch {
      return fail();
    }
    setBase(made);
    const start = drawn.corners.length > 0 ? drawn.corners : around ? [around] : [];
    // one that takes the place of another is there already
    if (!position) made.fit(start);
    followHand(made, () => latest.current, act);
    return () => {
      setBase(null);
      made.remove();
    };
  }, [engine, act, fail, setProblem]);

  useEffect(() => base?.setTheme(theme), [base, theme]);
  useEffect(() => {
    if (!base || !goTo || shown.current.goTo === goTo) return;
    shown.current.goTo = goTo;
    base.show(goTo, nearZoom);
  }, [base, goTo]);
  useEffect(() => base?.whenReady(() => base.setData('others', featuresOf(others).rings)), [base, others]);
  useEffect(
    () =>
      base?.whenReady(() => {
        base.setData('draft', drawnOf(draft));
        base.setData('handles', handlesOf(draft));
      }),
    [base, draft],
  );

  return (
    <div className={mapCss.mapCanvas}>
      <div ref={container} className={mapCss.mapContainer} />
      <MapButtons onZoom={(steps) => base?.zoomBy(steps)} onFit={() => base?.fit(draft.corners)} />
      <BaseNote problem={problem} />
    </div>
  );
}

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
