import type { Feature } from 'geojson';
import {
  type GeoJSONSource,
  type LayerSpecification,
  Map as LibreMap,
  type MapOptions,
  ScaleControl,
  type SourceSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { Position } from '#domain/maps/shape.ts';
import type { ThemeName } from '#ui/tokens.ts';
import { type MapPosition, zooms } from '../map-address.ts';
import { graticule } from './graticule.ts';

// a file of ours: the page's policy lets workers come from nowhere else
setWorkerUrl(workerUrl);

/** Degrees around a point that stands alone. */
const around = 0.002;
const wholeWorld: MapPosition = { longitude: 0, latitude: 20, zoom: 1 };

export interface BaseMapOptions {
  label: string;
  theme: ThemeName;
  position: MapPosition | null;
  sources: Record<string, SourceSpecification>;
  layersOf: (theme: ThemeName) => LayerSpecification[];
  onMove: (position: MapPosition) => void;
  /** Called once if the map can no longer be drawn. */
  onFailed: () => void;
}

/** A map with a style of ours: no tiles, no fonts and no sprites are asked for. */
export function createBaseMap(container: HTMLElement, given: BaseMapOptions) {
  const { longitude, latitude, zoom } = given.position ?? wholeWorld;
  const options: MapOptions = {
    container,
    style: { version: 8, sources: given.sources, layers: given.layersOf(given.theme) },
    center: [longitude, latitude],
    ...{ zoom, minZoom: zooms.min, maxZoom: zooms.max },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: { 'Map.Title': given.label },
  };
  const map = new LibreMap(options);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 120 }), 'bottom-left');

  const setData = (source: string, features: Feature[]): void => {
    map.getSource<GeoJSONSource>(source)?.setData({ type: 'FeatureCollection', features });
  };
  const drawGraticule = (): void => {
    const bounds = map.getBounds();
    const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    const coordinates = graticule({ west, south, east, north }).map((line) => line.map(([x, y]) => [x, y]));
    setData('graticule', [{ type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } }]);
  };
  const ready = new Promise<void>((loaded) => {
    map.once('load', () => {
      drawGraticule();
      loaded();
    });
  });
  map.on('moveend', () => {
    drawGraticule();
    const { lng, lat } = map.getCenter();
    // the world repeats to the east and to the west
    given.onMove({ longitude: ((((lng + 180) % 360) + 360) % 360) - 180, latitude: lat, zoom: map.getZoom() });
  });
  let isRemoved = false;
  map.on('webglcontextlost', () => {
    if (!isRemoved) given.onFailed();
  });

  return {
    map,
    /** Resolves once sources can be filled. */
    ready,
    setData,
    /** Takes the colours of a theme, once there are layers to colour. */
    setTheme(theme: ThemeName): void {
      void ready.then(() => {
        if (isRemoved) return;
        for (const layer of given.layersOf(theme))
          for (const [name, value] of Object.entries(layer.paint ?? {}))
            map.setPaintProperty(layer.id, name as never, value as never);
      });
    },
    zoomBy: (steps: number): void => void map.easeTo({ zoom: map.getZoom() + steps }),
    show: ([lng, lat]: Position, nearest: number): void =>
      void map.easeTo({ center: [lng, lat], zoom: Math.max(nearest, map.getZoom()) }),
    /** Shows all of some positions at once, without moving there. */
    fit(positions: readonly Position[]): void {
      if (positions.length === 0) return;
      const [longitudes, latitudes] = [positions.map(([lng]) => lng), positions.map(([, lat]) => lat)];
      const least = (all: number[]): number => all.reduce((a, b) => Math.min(a, b));
      const most = (all: number[]): number => all.reduce((a, b) => Math.max(a, b));
      map.fitBounds(
        [
          [least(longitudes) - around, least(latitudes) - around],
          [most(longitudes) + around, most(latitudes) + around],
        ],
        { padding: 56, maxZoom: 17, animate: false },
      );
    },
    remove(): void {
      isRemoved = true;
      map.remove();
    },
  };
}

export type BaseMap = ReturnType<typeof createBaseMap>;
