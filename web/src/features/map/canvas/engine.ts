import type {
  GeoJSONSource,
  IControl,
  Map as LibreMap,
  MapOptions,
  Popup,
  PopupOptions,
  StyleSpecification,
} from 'maplibre-gl';

/** Why a map has no streets though a key is configured. */
export type BaseProblem = 'refused' | 'away';

/**
 * Library that draws maps. MapLibre came from Mapbox GL: both agree on everything that is not named here, so layers, presses and
 * movements are written once, for MapLibre's types.
 */
export interface Engine {
  createMap(options: MapOptions): LibreMap;
  createPopup(options: PopupOptions): Popup;
  createScale(options: { maxWidth: number }): IControl;
  /** Returns the zoom from which on buildings that are gathered stand apart. */
  zoomApart(source: GeoJSONSource, cluster: number): Promise<number>;
  /** Style of the service, beneath layers of ours; null: a ground and a graticule of ours. */
  base: StyleSpecification | null;
  /** Calls once the base turns out to be missing from a map. */
  watchBase(map: LibreMap, fail: (problem: BaseProblem) => void): void;
}
