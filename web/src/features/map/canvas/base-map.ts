import type { Feature } from 'geojson';
import type { GeoJSONSource, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Position } from '#domain/maps/shape.ts';
import type { ThemeName } from '#ui/tokens.ts';
import { type MapPosition, zooms } from '../map-address.ts';
import type { BaseProblem, Engine } from './engine.ts';
import { graticule } from './graticule.ts';
import { groundLayers, groundSources } from './map-layers.ts';

/** Degrees around a point that stands alone. */
const marginDegrees = 0.002;
/** Distance of positions from the edge of the map, in px, and the nearest zoom. */
const [margin, maxZoom] = [56, 17];
/** A map that is this many times as wide as what covers its right side shows positions beside it. */
const worthClearing = 3;
const wholeWorld: MapPosition = { longitude: 0, latitude: 20, zoom: 1 };

export interface BaseMapOptions {
  engine: Engine;
  label: string;
  theme: ThemeName;
  position: MapPosition | null;
  /** Positions that are all shown at the start, if it is not given; none: the whole world is. */
  around?: readonly Position[];
  /** Width of what covers the right side of the map, in px. */
  coveredRight?: number;
  sources: Record<string, SourceSpecification>;
  layersOf: (theme: ThemeName) => LayerSpecification[];
  onMove: (position: MapPosition) => void;
  /** Called if what the engine has beneath layers of ours does not come. */
  onBaseFailed: (problem: BaseProblem) => void;
  /** Called once if the map can no longer be drawn. */
  onFailed: () => void;
}

const startAt = ({ longitude, latitude, zoom }: MapPosition) => ({
  center: [longitude, latitude] as [number, number],
  zoom,
});

/** Returns the southwestern and the northeastern corner of what holds some positions. */
function boundsOf(positions: readonly Position[]): [[number, number], [number, number]] {
  const [longitudes, latitudes] = [positions.map(([lng]) => lng), positions.map(([, lat]) => lat)];
  const least = (all: number[]): number => all.reduce((a, b) => Math.min(a, b)) - marginDegrees;
  const most = (all: number[]): number => all.reduce((a, b) => Math.max(a, b)) + marginDegrees;
  return [
    [least(longitudes), least(latitudes)],
    [most(longitudes), most(latitudes)],
  ];
}

/** A map with layers of ours: upon a ground of ours, or upon what the engine brings. */
export function createBaseMap(container: HTMLElement, given: BaseMapOptions) {
  const { engine, around = [], coveredRight = 0 } = given;
  const { base } = engine;
  const ownLayers = (theme: ThemeName) => [...(base ? [] : groundLayers(theme)), ...given.layersOf(theme)];
  const fitting = () => {
    const covered = container.clientWidth >= worthClearing * coveredRight ? coveredRight : 0;
    return { maxZoom, padding: { top: margin, bottom: margin, left: margin, right: margin + covered } };
  };
  const map = engine.createMap({
    container,
    style: {
      version: 8,
      ...base,
      sources: { ...(base?.sources ?? groundSources), ...given.sources },
      layers: [...(base?.layers ?? []), ...ownLayers(given.theme)],
    },
    ...(around.length > 0
      ? { bounds: boundsOf(around), fitBoundsOptions: fitting() }
      : startAt(given.position ?? wholeWorld)),
    ...{ minZoom: zooms.min, maxZoom: zooms.max },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: { 'Map.Title': given.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(engine.createScale({ maxWidth: 120 }), 'bottom-left');

  const setData = (source: string, features: Feature[]): void => {
    map.getSource<GeoJSONSource>(source)?.setData({ type: 'FeatureCollection', features });
  };
  const drawGraticule = (): void => {
    if (base) return;
    const bounds = map.getBounds();
    const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    const coordinates = graticule({ west, south, east, north }).map((line) => line.map(([x, y]) => [x, y]));
    setData('graticule', [{ type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } }]);
  };
  let isRemoved = false;
  // not once all is drawn: what somebody else serves may be late
  const ready = new Promise<void>((loaded) => {
    map.once('style.load', () => {
      drawGraticule();
      loaded();
    });
  });
  const whenReady = (work: () => void): void => void ready.then(() => isRemoved || work());
  map.on('moveend', () => {
    drawGraticule();
    const { lng, lat } = map.getCenter();
    // the world repeats to the east and to the west
    given.onMove({ longitude: ((((lng + 180) % 360) + 360) % 360) - 180, latitude: lat, zoom: map.getZoom() });
  });
  map.on('webglcontextlost', () => {
    if (!isRemoved) given.onFailed();
  });
  engine.watchBase(map, (problem) => {
    if (!isRemoved) given.onBaseFailed(problem);
  });

  return {
    map,
    /** Does something once sources can be filled, unless the map is gone by then. */
    whenReady,
    setData,
    /** Takes the colours of a theme, once there are layers to colour. */
    setTheme(theme: ThemeName): void {
      whenReady(() => {
        for (const layer of ownLayers(theme))
          for (const [name, value] of Object.entries(layer.paint ?? {}))
            map.setPaintProperty(layer.id, name as never, value as never);
      });
    },
    zoomBy: (steps: number): void => void map.easeTo({ zoom: map.getZoom() + steps }),
    show: ([lng, lat]: Position, nearest: number): void =>
      void map.easeTo({ center: [lng, lat], zoom: Math.max(nearest, map.getZoom()) }),
    /** Shows all of some positions at once, without moving there. */
    fit(positions: readonly Position[]): void {
      if (positions.length > 0) map.fitBounds(boundsOf(positions), { ...fitting(), animate: false });
    },
    remove(): void {
      isRemoved = true;
      map.remove();
    },
  };
}

export type BaseMap = ReturnType<typeof createBaseMap>;
