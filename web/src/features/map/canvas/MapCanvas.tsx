import type { Point } from 'geojson';
import type { GeoJSONSource, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { middleOf } from '#domain/maps/shape.ts';
import { useTheme } from '#session/preferences.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { useIsNarrow } from '#ui/media.ts';
import { useStable } from '#ui/use-stable.ts';
import type { Building } from '../buildings.ts';
import * as mapCss from '../map.module.css';
import type { MapPosition } from '../map-address.ts';
import type { MapboxAccess } from '../use-map-config.ts';
import { BaseNote } from './BaseNote.tsx';
import { type BaseMap, createBaseMap } from './base-map.ts';
import { featuresOf, positionsOf } from './building-features.ts';
import type { Engine } from './engine.ts';
import { MapButtons } from './MapButtons.tsx';
import { mapLayers, sourcesOf } from './map-layers.ts';
import { useEngine } from './use-engine.ts';

interface MapCanvasProps {
  /** Access to streets; null: there are none, undefined: not known yet. */
  mapbox: MapboxAccess | null | undefined;
  buildings: ReadonlyMap<string, Building>;
  /** True until all buildings are read: then they are drawn once, and where they are is known. */
  isReading: boolean;
  selectedId: string | null;
  /** Position at the start; null: all buildings are shown. */
  position: MapPosition | null;
  onMove: (position: MapPosition) => void;
  onOpen: (building: Building) => void;
  onFailed: () => void;
}

const pressed = ['bubbles', 'fills'];
const nearZoom = 16;
/** Width of the legend with its distance from the edge, in px. */
const legendWidth = 232;

/** The map itself. All that it shows is in the list as well, which is how keyboards and screen readers get there. */
export function MapCanvas(props: MapCanvasProps) {
  const { mapbox, buildings, isReading, selectedId, position, onMove, onOpen, onFailed } = props;
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState<BaseMap | null>(null);
  const isPlaced = useRef(position !== null);
  /** The building that needs not be gone to. */
  const placedFor = useRef(position ? selectedId : null);
  const latest = useRef(buildings);
  latest.current = buildings;
  const legend = useRef(0);
  // closed where it would lie over buildings
  legend.current = useIsNarrow() ? 0 : legendWidth;
  /** Buildings that the map was given last. */
  const drawn = useRef<typeof buildings>(undefined);
  /** Theme and position of a map that takes the place of this one. */
  const shown = useRef({ theme, position });
  shown.current.theme = theme;
  const move = useStable((to: MapPosition) => {
    shown.current.position = to;
    onMove(to);
  });
  const open = useStable(onOpen);
  const fail = useStable(onFailed);
  const [isDrawn, setDrawn] = useState(false);
  const { engine, problem, setProblem } = useEngine(mapbox, theme, fail);
  const first = useRef({ selectedId });
  /** Positions that are shown at the start: of the building that the address names, else of all. */
  const startPositions = useStable(() => {
    const chosen = first.current.selectedId ? latest.current.get(first.current.selectedId) : undefined;
    return positionsOf(chosen?.geoJSON ? [chosen] : latest.current.values());
  });
  const [canBegin, setCanBegin] = useState(!isReading);
  if (!isReading && !canBegin) setCanBegin(true);

  useEffect(() => {
    if (!container.current || !engine || !canBegin) return;
    drawn.current = latest.current;
    const filled = sourcesOf(featuresOf(latest.current.values()));
    const options = { engine, label: texts.canvas, sources: filled, layersOf: mapLayers };
    const events = { onMove: move, onBaseFailed: setProblem, onFailed: fail };
    const around = shown.current.position ? [] : startPositions();
    isPlaced.current ||= around.length > 0;
    let made: BaseMap;
    try {
      made = createBaseMap(container.current, {
        ...{ ...options, ...events, ...shown.current, around },
        coveredRight: legend.current,
      });
    } catch {
      return fail();
    }
    setBase(made);
    followPointer(engine, made, {
      nameOf: (id) => latest.current.get(id)?.name,
      open: (id) => {
        const building = latest.current.get(id);
        if (building) open(building);
      },
    });
    return () => {
      setBase(null);
      made.remove();
    };
  }, [engine, canBegin, move, open, fail, setProblem, startPositions]);

  useEffect(() => base?.setTheme(theme), [base, theme]);

  useEffect(
    () =>
      base?.whenReady(() => {
        base.map.once('idle', () => setDrawn(true));
        if (drawn.current === buildings) return;
        drawn.current = buildings;
        const { rings, middles } = featuresOf(buildings.values());
        base.setData('rings', rings);
        base.setData('middles', middles);
        if (isPlaced.current || middles.length === 0) return;
        isPlaced.current = true;
        base.fit(startPositions());
      }),
    [base, buildings, startPositions],
  );

  useEffect(
    () =>
      base?.whenReady(() => {
        base.map.setFilter('selected', ['==', ['get', 'id'], selectedId ?? '']);
        const shape = selectedId === null ? null : latest.current.get(selectedId)?.geoJSON;
        // one that the address names is shown where the address says
        if (shape && selectedId !== placedFor.current) base.show(middleOf(shape), nearZoom);
        placedFor.current = selectedId;
      }),
    [base, selectedId],
  );

  return (
    <div className={mapCss.mapCanvas} aria-busy={!isDrawn}>
      <div ref={container} className={mapCss.mapContainer} />
      <MapButtons onZoom={(steps) => base?.zoomBy(steps)} onFit={() => base?.fit(positionsOf(buildings.values()))} />
      <BaseNote problem={problem} />
    </div>
  );
}

interface Pointing {
  nameOf: (id: string) => string | undefined;
  open: (id: string) => void;
}

/** Opens what is pressed, opens up gathered buildings, and names what the pointer is over. */
function followPointer(engine: Engine, { map }: BaseMap, { nameOf, open }: Pointing): void {
  const popup = engine.createPopup({ closeButton: false, closeOnClick: false, className: mapCss.mapPopup, offset: 14 });
  const at = (event: MapMouseEvent) => {
    const found = map.getLayer('bubbles') ? map.queryRenderedFeatures(event.point, { layers: pressed }) : [];
    return found.find(({ properties }) => properties.point_count) ?? found[0];
  };
  map.on('click', (event) => {
    const feature = at(event);
    if (!feature) return;
    const { cluster_id: gathered, id } = feature.properties;
    if (gathered === undefined) return open(String(id));
    const { coordinates } = feature.geometry as Point;
    const [lng = 0, lat = 0] = coordinates;
    const source = map.getSource<GeoJSONSource>('middles');
    if (!source) return;
    void engine.zoomApart(source, gathered).then((zoom) => map.easeTo({ center: [lng, lat], zoom: zoom + 0.5 }));
  });
  let last: MapMouseEvent | null = null;
  const name = (event: MapMouseEvent): void => {
    const feature = at(event);
    map.getCanvas().style.cursor = feature ? 'pointer' : '';
    const { point_count: count, alarms, id } = feature?.properties ?? {};
    const who = count ? texts.count(count) : nameOf(String(id));
    if (!feature || !who) return void popup.remove();
    const said = alarms > 0 ? texts.active(alarms) : texts.quiet;
    popup.setLngLat(event.lngLat).setText(`${who} · ${said}`).addTo(map);
  };
  map.on('mousemove', (event) => {
    last = event;
    name(event);
  });
  map.on('mouseout', () => {
    last = null;
    popup.remove();
  });
  // beneath a pointer that rests something may have changed
  map.on('idle', () => {
    if (last) name(last);
  });
}
