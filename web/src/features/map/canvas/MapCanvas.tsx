import type { Point } from 'geojson';
import type { GeoJSONSource, MapMouseEvent } from 'maplibre-gl';
import { Popup } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { middleOf } from '#domain/maps/shape.ts';
import { useTheme } from '#session/preferences.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { useStable } from '#ui/use-stable.ts';
import type { Building } from '../buildings.ts';
import type { MapPosition } from '../map-address.ts';
import { type BaseMap, createBaseMap } from './base-map.ts';
import { featuresOf, positionsOf } from './building-features.ts';
import { MapButtons } from './MapButtons.tsx';
import { mapLayers, sources } from './map-layers.ts';

interface MapCanvasProps {
  buildings: ReadonlyMap<string, Building>;
  selectedId: string | null;
  /** Position at the start; null: all buildings are shown. */
  position: MapPosition | null;
  onMove: (position: MapPosition) => void;
  onOpen: (building: Building) => void;
  onFailed: () => void;
}

const pressed = ['bubbles', 'fills'];
const nearZoom = 16;

/** The map itself. All that it shows is in the list as well, which is how keyboards and screen readers get there. */
export function MapCanvas({ buildings, selectedId, position, onMove, onOpen, onFailed }: MapCanvasProps) {
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const base = useRef<BaseMap>(undefined);
  const isPlaced = useRef(position !== null);
  /** The building that needs not be gone to. */
  const placedFor = useRef(position ? selectedId : null);
  const latest = useRef(buildings);
  latest.current = buildings;
  const move = useStable(onMove);
  const open = useStable(onOpen);
  const fail = useStable(onFailed);
  const [isDrawn, setDrawn] = useState(false);
  const first = useRef({ theme, position, selectedId });

  useEffect(() => {
    if (!container.current) return;
    const { theme: startTheme, position: startAt } = first.current;
    const options = { label: texts.canvas, sources, layersOf: mapLayers, onMove: move, onFailed: fail };
    let made: BaseMap;
    try {
      made = createBaseMap(container.current, { ...options, theme: startTheme, position: startAt });
    } catch {
      return fail();
    }
    base.current = made;
    followPointer(made, {
      nameOf: (id) => latest.current.get(id)?.name,
      open: (id) => {
        const building = latest.current.get(id);
        if (building) open(building);
      },
    });
    return () => {
      base.current = undefined;
      made.remove();
    };
  }, [move, open, fail]);

  useEffect(() => base.current?.setTheme(theme), [theme]);

  useEffect(() => {
    const made = base.current;
    void made?.ready.then(() => {
      if (base.current !== made) return;
      const { rings, middles } = featuresOf(buildings.values());
      made.setData('rings', rings);
      made.setData('middles', middles);
      void made.map.once('idle').then(() => base.current === made && setDrawn(true));
      if (isPlaced.current || middles.length === 0) return;
      isPlaced.current = true;
      const chosen = first.current.selectedId ? buildings.get(first.current.selectedId) : undefined;
      made.fit(positionsOf(chosen?.geoJSON ? [chosen] : buildings.values()));
    });
  }, [buildings]);

  useEffect(() => {
    const made = base.current;
    void made?.ready.then(() => {
      if (base.current !== made) return;
      made.map.setFilter('selected', ['==', ['get', 'id'], selectedId ?? '']);
      const shape = selectedId === null ? null : latest.current.get(selectedId)?.geoJSON;
      // one that the address names is shown where the address says
      if (shape && selectedId !== placedFor.current) made.show(middleOf(shape), nearZoom);
      placedFor.current = selectedId;
    });
  }, [selectedId]);

  return (
    <div className="map-canvas" aria-busy={!isDrawn}>
      <div ref={container} className="map-container" />
      <MapButtons
        onZoom={(steps) => base.current?.zoomBy(steps)}
        onFit={() => base.current?.fit(positionsOf(buildings.values()))}
      />
    </div>
  );
}

interface Pointing {
  nameOf: (id: string) => string | undefined;
  open: (id: string) => void;
}

/** Opens what is pressed, opens up gathered buildings, and names what the pointer is over. */
function followPointer({ map }: BaseMap, { nameOf, open }: Pointing): void {
  const popup = new Popup({ closeButton: false, closeOnClick: false, className: 'map-popup', offset: 14 });
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
    void map
      .getSource<GeoJSONSource>('middles')
      ?.getClusterExpansionZoom(gathered)
      .then((zoom) => map.easeTo({ center: [lng, lat], zoom: zoom + 0.5 }));
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
